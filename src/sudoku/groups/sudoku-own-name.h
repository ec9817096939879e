/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The names of variables in own clauses. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean sudoku_own_is_name (const char *text);
gboolean sudoku_own_is_name_character (gunichar c);
gboolean sudoku_own_is_keyword (const char *word, gsize length);

G_END_DECLS
