/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cells in the text forms of rules: "r3c4". */

#pragma once

#include "sudoku-types.h"

G_BEGIN_DECLS

gboolean sudoku_place_parse_number (const char **at, guint max, guint *number);
gboolean
sudoku_place_parse_outside (const char **at, guint side, guint *row, guint *column);
gboolean sudoku_place_parse (const char **at, guint side, guint *cell);
void sudoku_place_add_rectangle (GArray *cells, guint side, guint a, guint b);
gboolean sudoku_place_add_run (GArray *cells, guint side, guint a, guint b);
void sudoku_place_append (const guint16 *cells, guint n_cells, guint side, GString *text);

G_END_DECLS
