/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finished puzzles, counted by kind and level. */

#pragma once

#include "sudoku-result.h"

G_BEGIN_DECLS

/**
 * SUDOKU_TALLY_LAST:
 *
 * How many of the last times a tally has.
 */
#define SUDOKU_TALLY_LAST 30

/**
 * SudokuTallyTime:
 * @seconds: the time of a finished puzzle
 * @counts: whether it may be compared with others; see sudoku_result_counts()
 *
 * One of the last times.
 */
typedef struct
{
  double seconds;
  gboolean counts;
} SudokuTallyTime;

/**
 * SudokuTally:
 * @kind: the size and rules, without a difficulty
 * @level: the level; %SUDOKU_LEVEL_UNKNOWN has those whose level was not known
 * @n_played: how many were begun, finished or not
 * @n_finished: how many of them were finished
 * @n_helped: how many of these were finished with help; the others were without any
 * @n_timed: how many of those without help have a time that counts
 * @best: the shortest time that counts, in seconds; 0 without one
 * @average: the average of the times that count, likewise
 * @n_last: how many times there are in @last
 * @last: the times of the puzzles that were finished last, the oldest first
 *
 * What is known of all puzzles of a kind and level that were played.
 */
typedef struct
{
  SudokuKind kind;
  SudokuLevel level;
  guint n_played;
  guint n_finished;
  guint n_helped;
  guint n_timed;
  double best;
  double average;
  guint n_last;
  SudokuTallyTime last[SUDOKU_TALLY_LAST];
} SudokuTally;

void sudoku_tally_count (SudokuTally *self,
                         GArray *results,
                         const SudokuKind *kind,
                         SudokuLevel level);
GArray *sudoku_tally_list (GArray *results);

G_END_DECLS
