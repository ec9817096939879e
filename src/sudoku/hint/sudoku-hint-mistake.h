/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is wrong with what somebody has done so far. */

#pragma once

#include "sudoku-hint-wish.h"
#include "sudoku-task-run.h"

G_BEGIN_DECLS

/**
 * SudokuHintMistake:
 * @puzzle: what the givens alone allow; %SUDOKU_VERDICT_UNKNOWN when it was not found out in time
 * @entries: (element-type guint): cells of entries that are wrong, in order
 * @marks: (element-type guint): cells from which a value of the solution was removed, in order
 * @solution: (nullable): of the givens, where there is exactly one
 * @certain: whether nothing else is wrong; %FALSE when that was not found out in time
 *
 * What is wrong with what somebody has done so far. When the puzzle has several solutions, the
 * entries are a set that leaves none, and likewise the marks.
 */
typedef struct
{
  SudokuVerdict puzzle;
  GArray *entries;
  GArray *marks;
  SudokuGrid *solution;
  gboolean certain;
} SudokuHintMistake;

SudokuHintMistake *sudoku_hint_mistake_find (const SudokuGrid *grid,
                                             const SudokuHintWish *wish,
                                             const SudokuTaskRun *run,
                                             GError **error);
void sudoku_hint_mistake_free (SudokuHintMistake *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuHintMistake, sudoku_hint_mistake_free)

G_END_DECLS
