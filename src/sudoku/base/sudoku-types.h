/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Types shared by all of the Sudoku layer. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define SUDOKU_SIDE_MIN 2
#define SUDOKU_SIDE_MAX 100
#define SUDOKU_CELLS_MAX (SUDOKU_SIDE_MAX * SUDOKU_SIDE_MAX)

/* Where the value of a cell comes from. */
typedef enum
{
  SUDOKU_ORIGIN_NONE,   /* empty */
  SUDOKU_ORIGIN_GIVEN,  /* part of the puzzle, protected */
  SUDOKU_ORIGIN_ENTRY,  /* the player's */
  SUDOKU_ORIGIN_ANSWER, /* the solver's: never fixed, solving may replace it */
} SudokuOrigin;

typedef enum
{
  SUDOKU_VERDICT_UNKNOWN,     /* gave up: time limit */
  SUDOKU_VERDICT_CONFLICT,    /* a rule is broken by the filled cells themselves */
  SUDOKU_VERDICT_NO_SOLUTION, /* no rule is broken, but there is no solution */
  SUDOKU_VERDICT_SOLVABLE,    /* there is a solution; whether there are more was not asked */
  SUDOKU_VERDICT_UNIQUE,
  SUDOKU_VERDICT_SEVERAL,
} SudokuVerdict;

typedef enum
{
  SUDOKU_STAGE_PROPAGATE,
  SUDOKU_STAGE_ENCODE,
  SUDOKU_STAGE_SEARCH,
  SUDOKU_STAGE_FILL,   /* generator: making a full grid */
  SUDOKU_STAGE_REMOVE, /* generator: taking givens away */
  SUDOKU_STAGE_WRITE,
  SUDOKU_STAGE_VERIFY,
  SUDOKU_STAGE_SIMPLIFY, /* the solver rewrites its clauses in the middle of a search */
} SudokuStage;

typedef struct
{
  SudokuStage stage;
  double fraction;       /* 0…1, or negative when it can't be known */
  guint64 conflicts;     /* of the solver so far */
  guint64 learned_units; /* lemmas of the solver with one literal */
  guint64 learned_pairs; /* and with two */
  guint64 restarts;      /* how often the search began anew, its limit of conflicts being reached */
  guint64 count;         /* solutions counted, givens left, clauses or bytes written: by stage */
} SudokuProgress;

/* Called in the thread that does the work, often: must be cheap. */
typedef void (*SudokuProgressFunc) (const SudokuProgress *progress, gpointer user_data);

/* What every blocking function of this layer obeys. All members may be zero. */
typedef struct
{
  GCancellable *cancellable;
  double time_limit; /* seconds; 0 = none */
  SudokuProgressFunc progress;
  gpointer progress_data;
} SudokuTask;

G_END_DECLS
