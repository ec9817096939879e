/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cells that could change their values in a solution without breaking a rule. */

#pragma once

#include "sudoku-links.h"
#include "sudoku-position.h"

G_BEGIN_DECLS

/**
 * SudokuSwapCell:
 * @cell: a cell
 * @values: the two values of the pattern that it may hold
 *
 * A cell of a pattern in which each cell has two possible values.
 */
typedef struct
{
  guint cell;
  guint8 values[2];
} SudokuSwapCell;

gboolean sudoku_swap_is_allowed (const SudokuPosition *position,
                                 const SudokuLinks *links,
                                 const SudokuSwapCell *cells,
                                 guint n_cells);

G_END_DECLS
