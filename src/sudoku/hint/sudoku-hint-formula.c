/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A position as clauses: one for each truth that is not settled, perhaps with a guard, and one for
 * each two candidates that exclude each other. Only live candidates occur. */

#include "sudoku-hint-formula.h"

#include <sat-memory.h>

static gboolean
add_truth (SatSolver *solver,
           const SudokuPosition *position,
           const SudokuLinks *links,
           guint truth,
           gboolean guarded,
           GError **error)
{
  const guint32 *candidates = sudoku_links_get_candidates (links, truth);
  int literals[SUDOKU_SIDE_MAX + 1];
  gsize n = 0;

  if (guarded)
    literals[n++] = -sudoku_hint_formula_get_guard (links, truth);
  for (guint i = 0; i < sudoku_links_get_side (links); i++)
    if (sudoku_position_has (position, candidates[i]))
      literals[n++] = sudoku_hint_formula_get_variable (candidates[i]);
  return sat_solver_add_clause (solver, literals, n, error);
}

static gboolean
add_conflicts (SatSolver *solver,
               const SudokuPosition *position,
               SudokuLinks *links,
               guint candidate,
               GError **error)
{
  guint n = 0;
  const guint32 *others = sudoku_links_get_conflicts (links, candidate, &n);

  for (guint i = 0; i < n; i++)
    if (others[i] > candidate && sudoku_position_has (position, others[i]))
      {
        int literals[2] = {
          -sudoku_hint_formula_get_variable (candidate),
          -sudoku_hint_formula_get_variable (others[i]),
        };

        if (!sat_solver_add_clause (solver, literals, 2, error))
          return FALSE;
      }
  return TRUE;
}

static gboolean
has_room (SatSolver *solver,
          SudokuLinks *links)
{
  SatSolverStats stats;

  sat_solver_get_stats (solver, &stats);
  return sudoku_links_has_room (links, stats.n_clauses * SAT_MEMORY_PER_CLAUSE);
}

/**
 * sudoku_hint_formula_add: (skip)
 * @solver: a session
 * @position: a position
 * @links: the links of its shape
 * @guarded: whether a truth counts only when its guard is true
 *
 * Adds the clauses of a position. O(N⁴), for the clauses of two candidates.
 *
 * Returns: %FALSE with an error of the solver, or without one when the work of @links has ended, or
 *   when there is not enough memory
 */
gboolean
sudoku_hint_formula_add (SatSolver *solver,
                         const SudokuPosition *position,
                         SudokuLinks *links,
                         gboolean guarded,
                         GError **error)
{
  g_return_val_if_fail (solver != NULL && position != NULL && links != NULL, FALSE);

  for (guint truth = 0; truth < sudoku_links_get_n_truths (links); truth++)
    if (sudoku_links_should_stop (links) ||
        !add_truth (solver, position, links, truth, guarded, error))
      return FALSE;
  for (guint candidate = 0; candidate < sudoku_links_get_n_candidates (links); candidate++)
    if (sudoku_position_has (position, candidate) &&
        (sudoku_links_should_stop (links) || !has_room (solver, links) ||
         !add_conflicts (solver, position, links, candidate, error)))
      return FALSE;
  return TRUE;
}
