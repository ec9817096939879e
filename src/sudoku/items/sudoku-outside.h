/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Places outside the board, in a ring of one cell around it, and the lines that are seen from
 * them. */

#pragma once

#include "sudoku-rule.h"

G_BEGIN_DECLS

guint sudoku_outside_make (guint side, guint row, guint column);
gboolean sudoku_outside_get (guint side, guint place, guint *row, guint *column);
void sudoku_outside_get_step (SudokuDirection direction, int *down, int *right);
guint sudoku_outside_list (guint side,
                           guint place,
                           SudokuDirection direction,
                           guint16 cells[SUDOKU_SIDE_MAX]);
guint sudoku_outside_find (guint side,
                           const guint16 *cells,
                           guint n_cells,
                           SudokuDirection *direction);

G_END_DECLS
