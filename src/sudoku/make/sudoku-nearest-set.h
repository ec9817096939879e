/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The fewest additions and removals that give a set some wanted properties. */

#pragma once

#include "sudoku-task-run.h"

G_BEGIN_DECLS

/**
 * SudokuNearestAnswer:
 * @SUDOKU_NEAREST_LACKS: one of some missing elements must be added
 * @SUDOKU_NEAREST_EXCESS: one of some elements must be removed
 * @SUDOKU_NEAREST_GOOD: as wanted; others at the same cost may be better
 * @SUDOKU_NEAREST_BEST: as wanted, and none is better
 * @SUDOKU_NEAREST_UNKNOWN: undecided
 *
 * The result of testing a set.
 */
typedef enum
{
  SUDOKU_NEAREST_LACKS,
  SUDOKU_NEAREST_EXCESS,
  SUDOKU_NEAREST_GOOD,
  SUDOKU_NEAREST_BEST,
  SUDOKU_NEAREST_UNKNOWN,
} SudokuNearestAnswer;

/**
 * SudokuNearestFunc:
 * @in: by element: whether it is in the set
 * @open: by element: whether that may still change; the fewer of these are in an answer the better
 * @things: (out caller-allocates): by element: whether it is one of those to add or remove; all
 *   %FALSE at first
 * @user_data: what was given with the function
 *
 * Tests a set. What it demands must be true of each set that lacks the same elements, or has the
 * same ones.
 *
 * Returns: the result
 */
typedef SudokuNearestAnswer (*SudokuNearestFunc) (const guint8 *in,
                                                  const guint8 *open,
                                                  guint8 *things,
                                                  gpointer user_data);

/**
 * SudokuNearestJob:
 * @n: how many elements there are
 * @in: by element: whether it is in the set at first
 * @costs: by element: the cost of adding or removing it, at least 1
 * @ask: tests a set
 * @user_data: for @ask
 * @effort: the effort, in units of about a nanosecond
 * @run: what to obey
 *
 * What to search.
 */
typedef struct
{
  guint n;
  const guint8 *in;
  const guint *costs;
  SudokuNearestFunc ask;
  gpointer user_data;
  guint64 effort;
  const SudokuTaskRun *run;
} SudokuNearestJob;

gboolean sudoku_nearest_set_find (const SudokuNearestJob *job, guint *cost_excluded);

G_END_DECLS
