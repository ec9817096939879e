/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What may be given in the place of a given. */

#pragma once

#include "sudoku-grid.h"

G_BEGIN_DECLS

/**
 * SudokuSubstitute:
 * @cell: a cell that is empty, or that of the given, or of those that go with it
 * @value: 1…N
 * @same: whether the puzzle has the same solution then
 * @solution: in @solutions of the exchange: the one that the puzzle has then; it tells what stands
 *   in the cells that are filled together with @cell
 *
 * What makes a puzzle unique in the place of a given.
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
 * @verdict: what the puzzle is; only of one with %SUDOKU_VERDICT_UNIQUE there is more to say
 * @cell: the given
 * @n_substitutes: how many there are
 * @substitutes: (array length=n_substitutes): in the order of the cells, then of the values; each
 *   value of a cell once, with the same solution where it can be
 * @complete: whether it is proven that there are no others
 * @solutions: (element-type gpointer): solutions, each of which has a value for each cell
 * @orbits: (nullable) (array): by cell: the first cell of those that are given or empty together
 *
 * What may be given in the place of a given, one thing only, while the puzzle stays unique. With
 * orbits all givens go that are in one with the given, and all empty cells are filled that are in
 * one with the cell.
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
