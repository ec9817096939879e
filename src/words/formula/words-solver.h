/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solver and its work, as facts with a name and a value each. */

#pragma once

#include <sat-solver.h>
#include <sudoku-solve.h>

G_BEGIN_DECLS

/**
 * WordsFact:
 * @name: translated: “Clauses”
 * @value: “12018”
 *
 * A fact about the work of the solver.
 */
typedef struct
{
  const char *name;
  char *value;
} WordsFact;

const char *words_stage (SudokuStage stage);
char *words_seconds (double seconds);
GPtrArray *words_solver_stats (const SatSolverStats *stats);
GPtrArray *words_solve_stats (const SudokuSolveStats *stats, gboolean group_digits);
char *words_work (const SudokuProgress *progress, double elapsed);
GPtrArray *
words_progress (const SudokuProgress *progress, double elapsed, guint64 memory);
char *words_memory (const GError *error);

G_END_DECLS
