/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can stand in own clauses as a name; sudoku_own_parse() reads them. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean sudoku_own_is_name (const char *text);
gboolean sudoku_own_is_name_character (gunichar c);
gboolean sudoku_own_is_keyword (const char *word, gsize length);

G_END_DECLS
