/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The result of one run, as a row of a table of comma-separated values. */

#pragma once

#include "sudoku-error.h"

G_BEGIN_DECLS

/**
 * SudokuBenchStatus:
 * @SUDOKU_BENCH_SAT: it has a model that was checked
 * @SUDOKU_BENCH_UNSAT: it claims that there is none, which is not refuted
 * @SUDOKU_BENCH_UNKNOWN: it gave up by itself
 * @SUDOKU_BENCH_TIMEOUT: the time was over
 * @SUDOKU_BENCH_CPU: the processor time was over
 * @SUDOKU_BENCH_MEMORY: it reports that it had not enough memory
 * @SUDOKU_BENCH_WRONG: its answer is wrong
 * @SUDOKU_BENCH_NO_MODEL: it claims a model without giving it
 * @SUDOKU_BENCH_GARBLED: its output can't be understood, or contradicts itself
 * @SUDOKU_BENCH_FLOOD: it printed without end
 * @SUDOKU_BENCH_FAILED: it crashed, or ended without an answer
 * @SUDOKU_BENCH_MISSING: it is not installed, or does not start
 * @SUDOKU_N_BENCH_STATUSES: their number
 *
 * The result of a run.
 */
typedef enum
{
  SUDOKU_BENCH_SAT,
  SUDOKU_BENCH_UNSAT,
  SUDOKU_BENCH_UNKNOWN,
  SUDOKU_BENCH_TIMEOUT,
  SUDOKU_BENCH_CPU,
  SUDOKU_BENCH_MEMORY,
  SUDOKU_BENCH_WRONG,
  SUDOKU_BENCH_NO_MODEL,
  SUDOKU_BENCH_GARBLED,
  SUDOKU_BENCH_FLOOD,
  SUDOKU_BENCH_FAILED,
  SUDOKU_BENCH_MISSING,
  SUDOKU_N_BENCH_STATUSES
} SudokuBenchStatus;

/**
 * SudokuBenchRow:
 * @run: its number in the plan, from 1
 * @plan: what the plan is called
 * @puzzle: which puzzle: the file and its number in it
 * @side: of the puzzle
 * @givens: of the puzzle
 * @scheme: which groups the encoding says
 * @at_most_one: how it says that at most one is true
 * @reduction: what of the formula the givens have taken away
 * @numbering: of the variables
 * @clauses: of the formula
 * @variables: of the formula
 * @bytes: of the formula in DIMACS format
 * @solver: as the plan says it
 * @version: as the solver tells it
 * @command: what was run, but for the names of files
 * @seed: that the solver was given; empty: none
 * @repeat: which repeat, from 1
 * @status: id of a #SudokuBenchStatus
 * @checked: how it was verified: “model”: the model satisfies every clause and gives a right grid;
 *   “inside”: the built-in solver agrees, or knows better; “none”
 * @wall: seconds
 * @cpu: seconds of processor time
 * @memory: bytes at the peak, -1: unknown
 * @conflicts: -1: unknown
 * @decisions: -1: unknown
 * @propagations: -1: unknown
 * @proof: bytes of the proof, -1: none
 * @limit: seconds that it had
 * @host: name of the machine
 * @processor: its model
 * @reason: the fault, for a closer look
 *
 * The result of one run. Clear it with sudoku_bench_row_clear().
 */
typedef struct
{
  gint64 run;
  char *plan;
  char *puzzle;
  gint64 side;
  gint64 givens;
  char *scheme;
  char *at_most_one;
  char *reduction;
  char *numbering;
  gint64 clauses;
  gint64 variables;
  gint64 bytes;
  char *solver;
  char *version;
  char *command;
  char *seed;
  gint64 repeat;
  char *status;
  char *checked;
  double wall;
  double cpu;
  gint64 memory;
  gint64 conflicts;
  gint64 decisions;
  gint64 propagations;
  gint64 proof;
  double limit;
  char *host;
  char *processor;
  char *reason;
} SudokuBenchRow;

const char *sudoku_bench_status_get_id (SudokuBenchStatus status);
gboolean sudoku_bench_status_find (const char *id, SudokuBenchStatus *status);

char *sudoku_bench_row_get_header (void);
char *sudoku_bench_row_to_text (const SudokuBenchRow *self);
gboolean sudoku_bench_row_is_solved (const SudokuBenchRow *self);
gboolean sudoku_bench_row_has_status (const SudokuBenchRow *self, SudokuBenchStatus status);
gboolean sudoku_bench_row_is_same_run (const SudokuBenchRow *self, const SudokuBenchRow *other);
SudokuBenchRow *sudoku_bench_row_copy (const SudokuBenchRow *self);
void sudoku_bench_row_clear (SudokuBenchRow *self);
void sudoku_bench_row_free (SudokuBenchRow *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SudokuBenchRow, sudoku_bench_row_clear)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuBenchRow, sudoku_bench_row_free)

GPtrArray *sudoku_bench_rows_read (const char *name,
                                   const char *text,
                                   gsize length,
                                   GError **error);

G_END_DECLS
