/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can replace a given. */

#pragma once

#include "sudoku-grid.h"

G_BEGIN_DECLS

/**
 * SudokuSubstitute:
 * @cell: an empty cell, that of the given, or one of those that go with it
 * @value: 1…N
 * @same: whether the puzzle keeps its solution
 * @solution: the index in @solutions of the exchange of its new solution, which has the values of
 *   the cells that are filled together with @cell
 *
 * What makes a puzzle unique instead of a given.
 */
typedef struct
{
  guint cell;
  guint value;
  gboolean same;
  guint solution;
} SudokuSubstitute;

/**
 * SudokuExchange:
 * @verdict: what the puzzle is; the other members only count for %SUDOKU_VERDICT_UNIQUE
 * @cell: the given
 * @n_substitutes: how many there are
 * @substitutes: (array length=n_substitutes): sorted by cell, then by value; each value of a cell
 *   once, with the same solution where possible
 * @complete: whether it is proven that there are no others
 * @solutions: (element-type gpointer): solutions, each with a value for each cell
 * @orbits: (nullable) (array): by cell: the first cell of those that are given or empty together
 *
 * What can replace a given, one thing only, so that the puzzle stays unique. With orbits, all
 * givens in the orbit of the given go, and all empty cells in the orbit of the new cell are filled.
 */
typedef struct
{
  SudokuVerdict verdict;
  guint cell;
  guint n_substitutes;
  SudokuSubstitute *substitutes;
  gboolean complete;
  GPtrArray *solutions;
  guint *orbits;
} SudokuExchange;

SudokuExchange *sudoku_exchange_find (const SudokuGrid *grid,
                                      guint cell,
                                      const guint *orbits,
                                      const SudokuTask *task,
                                      GError **error);
SudokuGrid *
sudoku_exchange_make (const SudokuExchange *self, guint substitute, const SudokuGrid *grid);
void sudoku_exchange_free (SudokuExchange *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuExchange, sudoku_exchange_free)

G_END_DECLS
