/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The fewest things that must be put into a set, or taken out of it, so that it is as wanted. */

#pragma once

#include "sudoku-task-run.h"

G_BEGIN_DECLS

/**
 * SudokuNearestAnswer:
 * @SUDOKU_NEAREST_LACKS: one of some things that are not in the set must be put into it
 * @SUDOKU_NEAREST_EXCESS: one of some things that are in it must be taken out
 * @SUDOKU_NEAREST_GOOD: it is as it shall be; others that cost as much may be better
 * @SUDOKU_NEAREST_BEST: it is as it shall be, and none is better
 * @SUDOKU_NEAREST_UNKNOWN: it was not found out
 *
 * How a set is.
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
 * @in: by thing: whether it is in the set
 * @open: by thing: whether that may still change; an answer that has few of these is a better one
 * @things: (out caller-allocates): by thing: whether it is one of those that must be put in or
 *   taken out; all %FALSE at first
 * @user_data: what was given with the function
 *
 * Is asked how a set is. What it says of some things must be true of each set with the same things
 * missing, or with the same things in it.
 *
 * Returns: how it is
 */
typedef SudokuNearestAnswer (*SudokuNearestFunc) (const guint8 *in,
                                                  const guint8 *open,
                                                  guint8 *things,
                                                  gpointer user_data);

/**
 * SudokuNearestJob:
 * @n: how many things there are
 * @in: by thing: whether it is in the set at first
 * @costs: by thing: what it costs to put it in or to take it out, at least 1
 * @ask: how a set is
 * @user_data: for @ask
 * @effort: how much may be looked at, about a nanosecond each
 * @run: what to obey
 *
 * What is searched.
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
