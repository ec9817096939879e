/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which clauses of a formula are wanted. */

#pragma once

#include "sudoku-set.h"
#include "sudoku-types.h"

G_BEGIN_DECLS

/**
 * SudokuFilter:
 * @families: 1 << index for each, 0 = all
 * @row: of the cell that the literal is about: 1…N, 0 = any
 * @column: likewise
 * @value: 1…N, 0 = any
 * @variable: 0 = any; one that means nothing is in no clause
 * @sign: of the literal: above 0, below 0, or 0 = either
 * @n_cells: how many are in @cells, 0 = any
 * @cells: the columns in each row, both from 0
 *
 * Which clauses are wanted: those of certain families that contain a literal of a certain
 * kind. All members 0: every clause.
 */
typedef struct
{
  guint families;
  guint row;
  guint column;
  guint value;
  int variable;
  int sign;
  guint n_cells;
  SudokuSet cells[SUDOKU_SIDE_MAX];
} SudokuFilter;

/**
 * sudoku_filter_has_cell:
 * @self: a filter
 * @side: N
 * @cell: a cell of a grid of this side
 *
 * Returns: whether the filter asks for the cell
 */
static inline gboolean
sudoku_filter_has_cell (const SudokuFilter *self,
                        guint side,
                        guint cell)
{
  return (self->row == 0 || self->row == cell / side + 1) &&
         (self->column == 0 || self->column == cell % side + 1) &&
         (self->n_cells == 0 || sudoku_set_has (self->cells[cell / side], cell % side));
}

G_END_DECLS
