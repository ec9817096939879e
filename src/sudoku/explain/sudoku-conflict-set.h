/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a position has no solution: filled cells and removed marks that together leave none. */

#pragma once

#include "sudoku-premises.h"

G_BEGIN_DECLS

/**
 * SudokuConflictSet:
 * @n_premises: how many there are; 0 when the rules themselves have no solution
 * @premises: (array length=n_premises): entries, then removed marks, then givens, each in the order
 *   of the cells
 * @minimal: whether it is proven that there is a solution without any one of them
 *
 * Premises that together leave no solution. Each of them is necessary where @minimal says so; above
 * 9×9 the set is only small where proving that would take too long.
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
 * @SUDOKU_CONFLICT_FOUND: a set was found
 * @SUDOKU_CONFLICT_NO_MORE: there is none, or no further one
 * @SUDOKU_CONFLICT_UNKNOWN: it was not found out in time whether there is a further one
 *
 * The outcome of the search for a conflict set.
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
 * few entries as possible, and only entries when the givens have a solution.
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
