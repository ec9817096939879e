/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is asked of a hint, and how its steps are found. */

#pragma once

#include "sudoku-grid.h"
#include "sudoku-set.h"

G_BEGIN_DECLS

/**
 * SudokuHintStage:
 * @SUDOKU_HINT_STAGE_TECHNIQUES: the techniques with names, from the easiest
 * @SUDOKU_HINT_STAGE_NET: supposing a candidate, until its consequences contradict each other
 * @SUDOKU_HINT_STAGE_SPLIT: the same with one distinction of two or three cases
 * @SUDOKU_HINT_STAGE_CORE: truths of which a solver has found that they suffice; how many cases
 *   they take, sudoku_step_argue() tells
 *
 * How the steps of a hint were found. Each stage is only asked when those before have nothing.
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
 * @removed: (nullable): by cell: values 1…N that the player has removed from its marks; %NULL
 *   when the player has none, so that all candidates count
 * @unique: whether the givens are known to have exactly one solution; otherwise it is found out
 * @solution: (nullable): the one solution of the givens, where it is known from an earlier hint by
 *   sudoku_hint_get_solution(): then no solver is asked what is wrong
 * @all: whether the steps of all techniques are wanted, instead of those of the easiest one that
 *   has any
 * @work: how much looking for steps may do, in the units of sudoku_step_search_set_budget(); 0: as
 *   much as is sensible
 * @conflicts: how many conflicts of the solver the last stage may take; 0: as many as are sensible
 *
 * What is asked. With the same budgets the same is found on each machine. All members may be
 * zero.
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
