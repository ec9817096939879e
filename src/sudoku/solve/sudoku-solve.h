/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solving, checking, counting: conflicts first, then propagation, Hall, and only what is left is
 * searched. */

#pragma once

#include "sudoku-grid.h"

G_BEGIN_DECLS

/**
 * SudokuSolveStats:
 * @n_fixed: cells fixed by givens and entries
 * @n_entries: those of them that are entries
 * @n_propagated: cells that propagation filled
 * @hall: Hall's test found the dead end
 * @engine: "propagation", "search", "regular", "pairwise", "triad"
 * @n_variables: of the formula handed to the solver, 0 without one
 * @n_clauses: its clauses
 * @conflicts: conflicts of the solver
 * @learned_units: lemmas of one literal
 * @learned_pairs: lemmas of two
 * @restarts: see SudokuProgress
 * @propagate_seconds: time of the propagation
 * @fill_seconds: making a nearly empty grid full without searching
 * @encode_seconds: time of making clauses
 * @search_seconds: time of searching
 *
 * How a question about a puzzle was answered.
 */
typedef struct
{
  guint n_fixed;
  guint n_entries;
  guint n_propagated;
  gboolean hall;
  const char *engine;
  int n_variables;
  guint64 n_clauses;
  guint64 conflicts;
  guint64 learned_units;
  guint64 learned_pairs;
  guint64 restarts;
  double propagate_seconds;
  double fill_seconds;
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
