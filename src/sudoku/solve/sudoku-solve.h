/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solving, checking, counting: conflicts first, then propagation, Hall, and only what is left is
 * searched. */

#pragma once

#include "sudoku-grid.h"

G_BEGIN_DECLS

typedef struct
{
  guint n_fixed;      /* cells fixed by givens and entries */
  guint n_propagated; /* cells that propagation filled */
  gboolean hall;      /* Hall's test found the dead end */
  const char *engine; /* "propagation", "search", "regular", "pairwise", "triad" */
  int n_variables;    /* of the formula handed to the solver, 0 without one */
  guint64 n_clauses;
  guint64 conflicts;
  guint64 learned_units; /* lemmas of one literal */
  guint64 learned_pairs; /* lemmas of two */
  guint64 restarts;      /* see SudokuProgress */
  double propagate_seconds;
  double fill_seconds; /* making a nearly empty grid full without searching */
  double encode_seconds;
  double search_seconds;
} SudokuSolveStats;

/* Origins: givens and entries are fixed, answers are ignored. The solution keeps the origins of
 * the fixed cells, the rest is SUDOKU_ORIGIN_ANSWER. All may take long: run in a worker.
 * Cancelled: SUDOKU_VERDICT_UNKNOWN with G_IO_ERROR_CANCELLED; time limit:
 * SUDOKU_VERDICT_UNKNOWN without error. @stats and @solution are optional. */

/* One solution: SOLVABLE (or UNIQUE when known for free), NO_SOLUTION, CONFLICT, UNKNOWN. */
SudokuVerdict sudoku_solve (const SudokuGrid *grid,
                            const SudokuTask *task,
                            SudokuGrid **solution,
                            SudokuSolveStats *stats,
                            GError **error);
/* UNIQUE, SEVERAL, NO_SOLUTION, CONFLICT, UNKNOWN; the solution when there is one. */
SudokuVerdict sudoku_check (const SudokuGrid *grid,
                            const SudokuTask *task,
                            SudokuGrid **solution,
                            SudokuSolveStats *stats,
                            GError **error);
/* Counts solutions up to @limit (0 = no limit). *@complete is FALSE when the time limit stopped
 * it. */
gboolean sudoku_count (const SudokuGrid *grid,
                       guint64 limit,
                       const SudokuTask *task,
                       guint64 *n_solutions,
                       gboolean *complete,
                       GError **error);

G_END_DECLS
