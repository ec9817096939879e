/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why the player's numbers leave no solution. */

#pragma once

#include "sudoku-grid.h"

G_BEGIN_DECLS

/**
 * SudokuWrongEntries:
 * @puzzle: what the givens alone allow: %SUDOKU_VERDICT_UNIQUE, %SUDOKU_VERDICT_SEVERAL,
 *   %SUDOKU_VERDICT_NO_SOLUTION, %SUDOKU_VERDICT_CONFLICT or %SUDOKU_VERDICT_UNKNOWN
 * @n_cells: the number of @cells; 0 unless the givens alone have a solution
 * @cells: (array length=n_cells): the wrong entries, in the order of the cells: with a unique
 *   solution all that differ from it; with several a minimal set of entries that leaves no solution
 *
 * Why the entries of a grid leave no solution.
 */
typedef struct
{
  SudokuVerdict puzzle;
  guint n_cells;
  guint *cells;
} SudokuWrongEntries;

SudokuWrongEntries *
sudoku_wrong_entries_find (const SudokuGrid *grid, const SudokuTask *task, GError **error);
void sudoku_wrong_entries_free (SudokuWrongEntries *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuWrongEntries, sudoku_wrong_entries_free)

G_END_DECLS
