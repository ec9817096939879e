/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What may be given in the place of a given. */

#pragma once

#include "sudoku-grid.h"

G_BEGIN_DECLS

/**
 * SudokuSubstitute:
 * @cell: a cell that is empty, or that of the given
 * @value: 1…N; in the cell of the given another one
 * @same: whether the puzzle has the same solution then
 *
 * What makes a puzzle unique in the place of a given.
 */
typedef struct
{
  guint cell;
  guint value;
  gboolean same;
} SudokuSubstitute;

/**
 * SudokuExchange:
 * @verdict: what the puzzle is; only of one with %SUDOKU_VERDICT_UNIQUE there is more to say
 * @cell: the given
 * @n_substitutes: how many there are
 * @substitutes: (array length=n_substitutes): in the order of the cells, then of the values
 * @complete: whether it is proven that there are no others
 *
 * What may be given in the place of a given, one thing only, while the puzzle stays unique.
 */
typedef struct
{
  SudokuVerdict verdict;
  guint cell;
  guint n_substitutes;
  SudokuSubstitute *substitutes;
  gboolean complete;
} SudokuExchange;

SudokuExchange *sudoku_exchange_find (const SudokuGrid *grid,
                                      guint cell,
                                      const SudokuTask *task,
                                      GError **error);
void sudoku_exchange_free (SudokuExchange *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuExchange, sudoku_exchange_free)

G_END_DECLS
