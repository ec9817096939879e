/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a position has no solution: filled cells and removed marks that leave none together. */

#pragma once

#include "sudoku-premises.h"

G_BEGIN_DECLS

/**
 * SudokuConflictSet:
 * @n_premises: how many there are; 0 when the rules themselves have no solution
 * @premises: (array length=n_premises): entries, then removed marks, then givens, each in the order
 *   of the cells
 * @minimal: whether it is proven that the rules have a solution with all but any one of them
 *
 * Things that a position says and that leave no solution together. None of them can be spared,
 * where that was proven; above 9×9 it is a small set where that would take too long.
 */
typedef struct
{
  guint n_premises;
  SudokuPremise *premises;
  gboolean minimal;
} SudokuConflictSet;

void sudoku_conflict_set_free (SudokuConflictSet *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuConflictSet, sudoku_conflict_set_free)

SudokuGrid *sudoku_conflict_set_to_grid (const SudokuConflictSet *self,
                                         SudokuGeometry *geometry,
                                         SudokuSet **removed);

/**
 * SudokuConflictAnswer:
 * @SUDOKU_CONFLICT_FOUND: here is one
 * @SUDOKU_CONFLICT_NO_MORE: there is none, or no other one
 * @SUDOKU_CONFLICT_UNKNOWN: it was not found out in time whether there is another one
 *
 * What came of the search for a conflict set.
 */
typedef enum
{
  SUDOKU_CONFLICT_FOUND,
  SUDOKU_CONFLICT_NO_MORE,
  SUDOKU_CONFLICT_UNKNOWN,
} SudokuConflictAnswer;

/**
 * SudokuConflictSearch:
 *
 * Finds the conflict sets of a position one after the other, none twice. The first one doubts as
 * few entries as possible, and only those when the givens have a solution.
 */
typedef struct _SudokuConflictSearch SudokuConflictSearch;

SudokuConflictSearch *sudoku_conflict_search_new (const SudokuGrid *grid,
                                                  const SudokuSet *removed);
void sudoku_conflict_search_free (SudokuConflictSearch *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuConflictSearch, sudoku_conflict_search_free)

SudokuConflictAnswer sudoku_conflict_search_next (SudokuConflictSearch *self,
                                                  const SudokuTask *task,
                                                  SudokuConflictSet **set,
                                                  GError **error);

G_END_DECLS
