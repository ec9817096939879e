/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The fewest givens that leave a puzzle with several solutions only one. */

#pragma once

#include "sudoku-ambiguity.h"

G_BEGIN_DECLS

/**
 * SudokuAddition:
 * @solution: (array): by cell: the solution that remains
 * @n_cells: how many givens are to be added
 * @cells: (array length=n_cells): their cells, in order; @solution has their values
 * @possible: whether the puzzle is unique with them; %FALSE when that was not proven in time
 * @fewest: whether it is proven that fewer do not suffice, for any solution
 *
 * Givens that make a puzzle unique.
 */
typedef struct
{
  guint8 *solution;
  guint n_cells;
  guint *cells;
  gboolean possible;
  gboolean fewest;
} SudokuAddition;

SudokuAddition *sudoku_addition_find (const SudokuGrid *grid,
                                      const SudokuAmbiguity *ambiguity,
                                      const guint *orbits,
                                      const SudokuTask *task,
                                      GError **error);
void sudoku_addition_free (SudokuAddition *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuAddition, sudoku_addition_free)

G_END_DECLS
