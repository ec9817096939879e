/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Summary of a table of runs: how many each solver has solved, how fast, and which are wrong. */

#pragma once

#include "sudoku-bench-row.h"

G_BEGIN_DECLS

/**
 * SudokuBenchLine:
 * @solver: as the plan says it; %NULL: the virtual best: the best of all in each run
 * @scheme: (nullable): of the encoding
 * @at_most_one: (nullable): of the encoding
 * @reduction: (nullable): of the formula
 * @n_runs: how many runs there are
 * @n_solved: how many have an answer that is not wrong
 * @n_wrong: how many have a wrong answer
 * @par2: mean of the seconds, where a run without a right answer counts twice its limit
 * @times: (element-type double): seconds of the solved runs, ascending
 * @scores: (element-type double): what all runs count, ascending
 *
 * A solver with an encoding and a reduction.
 */
typedef struct
{
  char *solver;
  char *scheme;
  char *at_most_one;
  char *reduction;
  guint n_runs;
  guint n_solved;
  guint n_wrong;
  double par2;
  GArray *times;
  GArray *scores;
} SudokuBenchLine;

/**
 * SudokuBenchSummary:
 *
 * What a table of runs says.
 */
typedef struct _SudokuBenchSummary SudokuBenchSummary;

SudokuBenchSummary *sudoku_bench_summary_new (const GPtrArray *rows);
void sudoku_bench_summary_free (SudokuBenchSummary *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuBenchSummary, sudoku_bench_summary_free)

guint sudoku_bench_summary_get_n_lines (const SudokuBenchSummary *self);
const SudokuBenchLine *sudoku_bench_summary_get_line (const SudokuBenchSummary *self, guint line);
const SudokuBenchLine *sudoku_bench_summary_get_best (const SudokuBenchSummary *self);
guint sudoku_bench_summary_get_n_wrong (const SudokuBenchSummary *self);
gboolean sudoku_bench_summary_is_wrong (const SudokuBenchSummary *self, guint row);
const SudokuBenchRow *sudoku_bench_summary_get_witness (const SudokuBenchSummary *self, guint row);
double sudoku_bench_line_get_quantile (const SudokuBenchLine *self, double part);

G_END_DECLS
