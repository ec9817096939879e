/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The fewest numbers to take back so that a position can be solved again. */

#pragma once

#include "sudoku-premises.h"

G_BEGIN_DECLS

/**
 * SudokuTakeBack:
 * @n_premises: how many there are; 0 when the position has a solution as it is, or none even
 *   without all of them
 * @premises: (array length=n_premises): what to take back: entries, then removed marks, then
 *   givens, each in the order of the cells
 * @possible: whether the position has a solution without them; %FALSE when none was found in time
 * @smallest: whether it is proven that no smaller set suffices
 * @puzzle: whether the givens alone have no solution, so that givens, too, are taken back
 *
 * What to take back so that a position can be solved again. A mark is taken back by setting it
 * again.
 */
typedef struct
{
  guint n_premises;
  SudokuPremise *premises;
  gboolean possible;
  gboolean smallest;
  gboolean puzzle;
} SudokuTakeBack;

SudokuTakeBack *sudoku_take_back_find (const SudokuGrid *grid,
                                       const SudokuSet *removed,
                                       const SudokuTask *task,
                                       GError **error);
void sudoku_take_back_free (SudokuTakeBack *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuTakeBack, sudoku_take_back_free)

G_END_DECLS
