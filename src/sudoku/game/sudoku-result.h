/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is remembered of a puzzle that was finished: a line of text each. */

#pragma once

#include "sudoku-difficulty.h"
#include "sudoku-game.h"

G_BEGIN_DECLS

/**
 * SudokuKind:
 * @side: N
 * @box_rows: 0: no boxes
 * @box_columns: likewise
 * @rules: beside rows, columns and boxes: 1 << index of the kind of rule, for each
 * @difficulty: how hard it is
 *
 * Puzzles of one kind are compared with each other.
 */
typedef struct
{
  guint side;
  guint box_rows;
  guint box_columns;
  guint32 rules;
  SudokuDifficulty difficulty;
} SudokuKind;

/**
 * SudokuResult:
 * @when: seconds since 1970, UTC
 * @kind: what it is compared with
 * @n_given: how many givens it had
 * @seconds: how long it took
 * @helped: by the solver: not for the best times
 *
 * What is remembered of a finished puzzle.
 */
typedef struct
{
  gint64 when;
  SudokuKind kind;
  guint n_given;
  double seconds;
  gboolean helped;
} SudokuResult;

/**
 * SudokuSummary:
 * @kind: of which puzzles
 * @n_finished: how many were finished
 * @n_timed: of how many the time counts
 * @best: the best time, 0 without one
 * @average: the average time, likewise
 * @last: the last time, likewise
 *
 * Times are seconds, 0 when there are none; those that don't count are left out.
 */
typedef struct
{
  SudokuKind kind;
  guint n_finished;
  guint n_timed;
  double best;
  double average;
  double last;
} SudokuSummary;

void sudoku_kind_init (SudokuKind *self, SudokuGeometry *geometry);
void sudoku_kind_init_if_certain (SudokuKind *self, const SudokuGrid *puzzle);
void sudoku_kind_init_for_puzzle (SudokuKind *self, const SudokuGrid *puzzle);
int sudoku_kind_compare (const SudokuKind *a, const SudokuKind *b);

void sudoku_result_init (SudokuResult *self, SudokuGame *game, gint64 when);
gboolean sudoku_result_counts (const SudokuResult *self);
void sudoku_result_write (const SudokuResult *self, GString *string);
gboolean sudoku_result_read (SudokuResult *self,
                             const char *name,
                             gsize line,
                             const char *text,
                             gsize length,
                             GError **error);

void sudoku_results_summarise (GArray *records, const SudokuKind *kind, SudokuSummary *summary);
GArray *sudoku_results_get_kinds (GArray *records);

G_END_DECLS
