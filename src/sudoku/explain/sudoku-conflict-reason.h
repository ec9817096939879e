/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The way from a conflict set to the contradiction, to be followed by people. */

#pragma once

#include "sudoku-candidates.h"
#include "sudoku-conflict-set.h"
#include "sudoku-step.h"

G_BEGIN_DECLS

/**
 * SudokuConflictReason:
 * @position: the position that consists of the conflict set alone
 * @step: (nullable): a step without conclusions, whose certificate contradicts itself; %NULL when a
 *   rule is broken, or only trying shows that there is no solution
 * @dead_end: what has nothing left in the end; of kind %SUDOKU_DEAD_END_NONE without @step
 *
 * Why a conflict set has no solution.
 */
typedef struct
{
  SudokuPosition *position;
  SudokuStep *step;
  SudokuDeadEnd dead_end;
} SudokuConflictReason;

SudokuConflictReason *sudoku_conflict_reason_find (const SudokuConflictSet *set,
                                                   SudokuLinks *links);
void sudoku_conflict_reason_free (SudokuConflictReason *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuConflictReason, sudoku_conflict_reason_free)

G_END_DECLS
