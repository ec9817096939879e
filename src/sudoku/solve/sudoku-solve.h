/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solving, checking and counting: conflicts first, then propagation and Hall's test; only the rest
 * is searched. */

#pragma once

#include "sudoku-grid.h"

G_BEGIN_DECLS

/**
 * SudokuSolveStats:
 * @n_fixed: cells fixed by givens and entries
 * @n_entries: those of them that are entries
 * @n_propagated: cells that propagation filled
 * @hall: whether Hall's test found the dead end
 * @engine: "propagation", "search", "regular", "pairwise", "triad"
 * @n_variables: of the formula given to the solver, 0 without one
 * @n_clauses: its clauses
 * @conflicts: conflicts of the solver
 * @learned_units: lemmas of one literal
 * @learned_pairs: lemmas of two
 * @restarts: see SudokuProgress
 * @propagate_seconds: time of the propagation
 * @fill_seconds: time of filling a nearly empty grid without searching
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

/* All may take long: run them in a worker. */

SudokuVerdict sudoku_solve (const SudokuGrid *grid,
                            const SudokuTask *task,
                            SudokuGrid **solution,
                            SudokuSolveStats *stats,
                            GError **error);
SudokuVerdict sudoku_check (const SudokuGrid *grid,
                            const SudokuTask *task,
                            SudokuGrid **solution,
                            SudokuSolveStats *stats,
                            GError **error);
gboolean sudoku_count (const SudokuGrid *grid,
                       guint64 limit,
                       const SudokuTask *task,
                       guint64 *n_solutions,
                       gboolean *complete,
                       GError **error);

G_END_DECLS
