/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can stand in own clauses; sudoku_own_parse() reads them. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean sudoku_own_is_name (const char *text);

G_END_DECLS
