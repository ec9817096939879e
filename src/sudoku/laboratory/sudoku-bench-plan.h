/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is to be compared: puzzles, encodings, solvers, seeds and limits, as a text that people
 * write. */

#pragma once

#include "sudoku-encoding.h"
#include "sudoku-error.h"
#include "sudoku-numbering.h"

G_BEGIN_DECLS

/**
 * SUDOKU_BENCH_INSIDE:
 *
 * What the built-in SAT solver is called among the solvers of a plan.
 */
#define SUDOKU_BENCH_INSIDE "inside"

/**
 * SUDOKU_BENCH_RUNS_MAX:
 *
 * More runs than this a plan can't have.
 */
#define SUDOKU_BENCH_RUNS_MAX 100000000

/**
 * SudokuBenchFile:
 * @path: path of a file of puzzles, as the plan says it
 * @first: number of the first puzzle of it, from 1
 * @last: that of the last one; 0: the last of the file
 *
 * Some puzzles of a file.
 */
typedef struct
{
  char *path;
  guint first;
  guint last;
} SudokuBenchFile;

/**
 * SudokuBenchPlan:
 * @name: what the plan is called, in messages and rows
 * @files: (element-type SudokuBenchFile): the puzzles
 * @encodings: (element-type SudokuEncoding): the encodings, borrowed
 * @reductions: (element-type utf8): ids of reductions
 * @numbering: of the variables
 * @solvers: (element-type utf8): ids of profiles, %SUDOKU_BENCH_INSIDE, or commands
 * @seeds: (element-type utf8): seeds; empty: one run without a seed
 * @repeats: how often each run is repeated, at least 1
 * @time: seconds that a run may take
 * @cpu: seconds of processor time that it may take, 0: no limit
 * @memory: bytes of memory that it may take, 0: no limit
 * @threads: number of threads of a solver, 0: as many as it likes
 * @shuffle: seed of the order of the runs
 *
 * What is to be compared. Only sudoku-bench-plan.c writes it.
 */
typedef struct
{
  char *name;
  GPtrArray *files;
  GPtrArray *encodings;
  GPtrArray *reductions;
  const SudokuNumbering *numbering;
  GPtrArray *solvers;
  GPtrArray *seeds;
  guint repeats;
  double time;
  guint64 cpu;
  guint64 memory;
  guint threads;
  guint64 shuffle;
} SudokuBenchPlan;

/**
 * SudokuBenchChoice:
 * @puzzle: index of the puzzle
 * @encoding: index of the encoding
 * @reduction: index of the reduction
 * @solver: index of the solver
 * @seed: index of the seed; 0 also when there is none
 * @repeat: which of the repeats, from 0
 *
 * Which run of a plan it is.
 */
typedef struct
{
  guint puzzle;
  guint encoding;
  guint reduction;
  guint solver;
  guint seed;
  guint repeat;
} SudokuBenchChoice;

SudokuBenchPlan *sudoku_bench_plan_read (const char *name, const char *text, GError **error);
void sudoku_bench_plan_free (SudokuBenchPlan *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuBenchPlan, sudoku_bench_plan_free)

guint64 sudoku_bench_plan_count (const SudokuBenchPlan *self, guint n_puzzles);
void sudoku_bench_plan_choose (const SudokuBenchPlan *self, guint64 run, SudokuBenchChoice *choice);
guint64 *sudoku_bench_plan_get_order (const SudokuBenchPlan *self, guint64 n_runs);

G_END_DECLS
