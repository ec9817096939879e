/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The fewest things to remove so that the rest goes together. */

#pragma once

#include <sat-solver.h>

#include "sudoku-task-run.h"

G_BEGIN_DECLS

/**
 * SudokuHittingFunc:
 * @kept: by thing: whether it is kept
 * @core: (out caller-allocates) (optional): by thing: when the kept ones don't go together, a few
 *   of them that don't either
 * @user_data: what was given with the function
 * @error: return location for an error
 *
 * Decides whether some things go together.
 *
 * Returns: whether they do; %SAT_STATUS_UNKNOWN when undecided, or with an error
 */
typedef SatStatus (*SudokuHittingFunc) (const guint8 *kept,
                                        guint8 *core,
                                        gpointer user_data,
                                        GError **error);

/**
 * SudokuHittingRelaxFunc:
 * @user_data: what was given with the function
 *
 * Called when a new part of the work begins, which has its own limits.
 */
typedef void (*SudokuHittingRelaxFunc) (gpointer user_data);

/**
 * SudokuHittingJob:
 * @n: how many things there are
 * @ask: decides whether some of them go together
 * @relax: (nullable): called when the search for the fewest has ended early, and again before
 *   removed things are put back
 * @user_data: for @ask and @relax
 * @n_asked_max: the most questions in the search for the fewest
 * @n_gone_max: the most removals; nothing is found when that is too few, or when the fewest are not
 *   found; 0: no limit
 * @n_ways_max: in how many ways the known sets may be hit in the search for the fewest; 0: no limit
 *
 * What to search.
 */
typedef struct
{
  guint n;
  SudokuHittingFunc ask;
  SudokuHittingRelaxFunc relax;
  gpointer user_data;
  guint n_asked_max;
  guint n_gone_max;
  guint n_ways_max;
} SudokuHittingJob;

SatStatus sudoku_hitting_set_find (const SudokuHittingJob *job,
                                   const SudokuTaskRun *run,
                                   guint8 *gone,
                                   gboolean *fewest,
                                   GError **error);

G_END_DECLS
