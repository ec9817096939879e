/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Types shared by all of the Sudoku layer. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * SUDOKU_SIDE_MIN:
 *
 * The smallest side of a grid.
 */
#define SUDOKU_SIDE_MIN 2
/**
 * SUDOKU_SIDE_MAX:
 *
 * The largest side of a grid, so that a text from anywhere can't fill the memory.
 */
#define SUDOKU_SIDE_MAX 100
/**
 * SUDOKU_CELLS_MAX:
 *
 * How many cells a grid has at most.
 */
#define SUDOKU_CELLS_MAX (SUDOKU_SIDE_MAX * SUDOKU_SIDE_MAX)

/**
 * SudokuOrigin:
 * @SUDOKU_ORIGIN_NONE: empty
 * @SUDOKU_ORIGIN_GIVEN: part of the puzzle, protected
 * @SUDOKU_ORIGIN_ENTRY: the player's
 * @SUDOKU_ORIGIN_ANSWER: the solver's: never fixed, solving may replace it
 * @SUDOKU_N_ORIGINS: their number
 *
 * Where the value of a cell comes from.
 */
typedef enum
{
  SUDOKU_ORIGIN_NONE,
  SUDOKU_ORIGIN_GIVEN,
  SUDOKU_ORIGIN_ENTRY,
  SUDOKU_ORIGIN_ANSWER,
  SUDOKU_N_ORIGINS
} SudokuOrigin;

/**
 * SudokuVerdict:
 * @SUDOKU_VERDICT_UNKNOWN: nothing: it gave up at the time limit
 * @SUDOKU_VERDICT_CONFLICT: a rule is broken by the filled cells themselves
 * @SUDOKU_VERDICT_NO_SOLUTION: no rule is broken, but there is no solution
 * @SUDOKU_VERDICT_SOLVABLE: there is a solution; whether there are more was not asked
 * @SUDOKU_VERDICT_UNIQUE: there is exactly one solution
 * @SUDOKU_VERDICT_SEVERAL: there are at least two solutions
 *
 * What is known of a puzzle.
 */
typedef enum
{
  SUDOKU_VERDICT_UNKNOWN,
  SUDOKU_VERDICT_CONFLICT,
  SUDOKU_VERDICT_NO_SOLUTION,
  SUDOKU_VERDICT_SOLVABLE,
  SUDOKU_VERDICT_UNIQUE,
  SUDOKU_VERDICT_SEVERAL,
} SudokuVerdict;

/**
 * SudokuStage:
 * @SUDOKU_STAGE_PROPAGATE: finding out what follows from the filled cells without trying
 * @SUDOKU_STAGE_ENCODE: making clauses
 * @SUDOKU_STAGE_SEARCH: searching for a solution
 * @SUDOKU_STAGE_FILL: making a full grid
 * @SUDOKU_STAGE_REMOVE: taking givens away from a full grid
 * @SUDOKU_STAGE_WRITE: writing text
 * @SUDOKU_STAGE_VERIFY: checking a model
 * @SUDOKU_STAGE_SIMPLIFY: the solver rewrites its clauses in the middle of a search
 * @SUDOKU_STAGE_COUNT: counting solutions
 * @SUDOKU_STAGE_PATTERN: filling the cells of a pattern so that they leave one solution
 * @SUDOKU_STAGE_COMPARE: running one solver after the other
 *
 * What a task is doing.
 */
typedef enum
{
  SUDOKU_STAGE_PROPAGATE,
  SUDOKU_STAGE_ENCODE,
  SUDOKU_STAGE_SEARCH,
  SUDOKU_STAGE_FILL,
  SUDOKU_STAGE_REMOVE,
  SUDOKU_STAGE_WRITE,
  SUDOKU_STAGE_VERIFY,
  SUDOKU_STAGE_SIMPLIFY,
  SUDOKU_STAGE_COUNT,
  SUDOKU_STAGE_PATTERN,
  SUDOKU_STAGE_COMPARE,
} SudokuStage;

/**
 * SudokuProgress:
 * @stage: what it is doing
 * @fraction: 0…1, or negative when unknown
 * @conflicts: conflicts of the solver so far
 * @learned_units: learned clauses of one literal
 * @learned_pairs: learned clauses of two literals
 * @restarts: how often the search began anew because its limit of conflicts was reached
 * @count: solutions counted, givens left, clauses or bytes written, or attempts, by stage
 *
 * The progress of a task.
 */
typedef struct
{
  SudokuStage stage;
  double fraction;
  guint64 conflicts;
  guint64 learned_units;
  guint64 learned_pairs;
  guint64 restarts;
  guint64 count;
} SudokuProgress;

/**
 * SudokuProgressFunc:
 * @progress: the progress
 * @user_data: what was given with the function
 *
 * Called with the progress of a task, often and in the working thread, so it must be fast.
 */
typedef void (*SudokuProgressFunc) (const SudokuProgress *progress, gpointer user_data);

/**
 * SudokuTask:
 * @cancellable: (nullable): ends the work with %G_IO_ERROR_CANCELLED
 * @time_limit: seconds; 0: none. Running out of time is not an error but a result that says so
 * @progress: (nullable) (scope forever): called with the progress
 * @progress_data: for @progress
 *
 * The task that every blocking function of this layer obeys. All members may be zero.
 */
typedef struct
{
  GCancellable *cancellable;
  double time_limit;
  SudokuProgressFunc progress;
  gpointer progress_data;
} SudokuTask;

G_END_DECLS
