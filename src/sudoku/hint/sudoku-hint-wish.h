/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The wishes about a hint, and how its steps are found. */

#pragma once

#include "sudoku-grid.h"
#include "sudoku-set.h"

G_BEGIN_DECLS

/**
 * SudokuHintStage:
 * @SUDOKU_HINT_STAGE_TECHNIQUES: the named techniques, easiest first
 * @SUDOKU_HINT_STAGE_NET: supposing a candidate, until its consequences contradict each other
 * @SUDOKU_HINT_STAGE_SPLIT: the same with one split into two or three cases
 * @SUDOKU_HINT_STAGE_CORE: truths found sufficient by a solver; sudoku_step_argue() tells how many
 *   cases they take
 *
 * How the steps of a hint were found. Each stage is only used when those before have nothing.
 */
typedef enum
{
  SUDOKU_HINT_STAGE_TECHNIQUES,
  SUDOKU_HINT_STAGE_NET,
  SUDOKU_HINT_STAGE_SPLIT,
  SUDOKU_HINT_STAGE_CORE,
} SudokuHintStage;

/**
 * SudokuHintWish:
 * @removed: (nullable): by cell: values 1…N that the player has removed from its marks; %NULL when
 *   the player has none, so that all candidates count
 * @unique: whether the givens are known to have exactly one solution; otherwise this is found out
 * @solution: (nullable): the one solution of the givens, if known from an earlier hint: then
 *   mistakes are found without a solver
 * @all: whether the steps of all techniques are wanted, instead of those of the easiest one that
 *   has any
 * @work: the budget for finding steps, in the units of sudoku_step_search_set_budget(); 0: a
 *   sensible one
 * @conflicts: the budget of the last stage in conflicts of the solver; 0: a sensible one
 *
 * The wishes about a hint. With the same budgets the results are the same on each machine. All
 * members may be zero.
 */
typedef struct
{
  const SudokuSet *removed;
  gboolean unique;
  const SudokuGrid *solution;
  gboolean all;
  guint64 work;
  guint64 conflicts;
} SudokuHintWish;

G_END_DECLS
