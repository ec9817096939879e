/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The fewest things that must go so that the rest goes together. */

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
 * Is asked whether some things go together.
 *
 * Returns: whether they do; %SAT_STATUS_UNKNOWN when that was not found out, or with an error
 */
typedef SatStatus (*SudokuHittingFunc) (const guint8 *kept,
                                        guint8 *core,
                                        gpointer user_data,
                                        GError **error);

/**
 * SudokuHittingRelaxFunc:
 * @user_data: what was given with the function
 *
 * Is told that a new part of the work begins, which has its own limits.
 */
typedef void (*SudokuHittingRelaxFunc) (gpointer user_data);

/**
 * SudokuHittingJob:
 * @n: how many things there are
 * @ask: whether some of them go together
 * @relax: (nullable): called when the search for the fewest has ended early, and again when what
 *   went is to be kept after all
 * @user_data: for @ask and @relax
 * @n_asked_max: how often it may be asked in the search for the fewest
 * @n_gone_max: how many may go at most; nothing is found when that is too few, or when the fewest
 *   are not found; 0: all may go
 * @n_ways_max: in how many ways the known sets may be hit in the search for the fewest; 0: in as
 *   many as there are
 *
 * What is searched.
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
