/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The player's mistakes so far. */

#pragma once

#include "sudoku-hint-wish.h"
#include "sudoku-task-run.h"

G_BEGIN_DECLS

/**
 * SudokuHintMistake:
 * @puzzle: what the givens alone allow; %SUDOKU_VERDICT_UNKNOWN when undecided in time
 * @entries: (element-type guint): cells of entries that are wrong, in order
 * @marks: (element-type guint): cells from which a value of the solution was removed, in order
 * @solution: (nullable): the solution of the givens, if there is exactly one
 * @certain: whether there are no other mistakes; %FALSE when undecided in time
 *
 * The player's mistakes so far. If the puzzle has several solutions, the entries are a set that
 * leaves none, and likewise the marks.
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
