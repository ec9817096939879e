/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A choice of clauses of a formula. */

#pragma once

#include <sat-literals.h>

#include "sudoku-set.h"
#include "sudoku-types.h"

G_BEGIN_DECLS

/**
 * SUDOKU_FILTER_ALSO_MAX:
 *
 * The most literals to require besides the first.
 */
#define SUDOKU_FILTER_ALSO_MAX 7

/**
 * SudokuFilter:
 * @families: 1 << index for each, 0 = all
 * @row: the row of the literal's cell: 1…N, 0 = any
 * @column: likewise
 * @value: 1…N, 0 = any
 * @variable: 0 = any; a variable without a meaning is in no clause
 * @is_auxiliary: whether @variable is auxiliary; the formula sets this
 * @sign: the sign of the literal: above 0, below 0, or 0 = either
 * @n_also: how many are in @also; 0 without a @variable
 * @also: more literals that the clause must have; each of them must match that place and value
 * @n_cells: how many are in @cells, 0 = any
 * @cells: the columns in each row, both from 0
 *
 * A choice of clauses: those of certain families with a literal of a certain kind, and more
 * literals. All members 0: every clause.
 */
typedef struct
{
  guint64 families;
  guint row;
  guint column;
  guint value;
  int variable;
  gboolean is_auxiliary;
  int sign;
  guint n_also;
  SatWanted also[SUDOKU_FILTER_ALSO_MAX];
  guint n_cells;
  SudokuSet cells[SUDOKU_SIDE_MAX];
} SudokuFilter;

/**
 * sudoku_filter_has_cell:
 * @side: N
 * @cell: a cell of a grid of this side
 *
 * Returns: whether the filter wants the cell
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
