/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solving, checking and counting, each with the cheapest means that is sure to answer:
 * the rules as they stand, propagation, Hall's test, and the solver of clauses for what
 * is left. Knows nothing of how the answer is shown. */

#include "sudoku-solve.h"

#include <string.h>

#include "sudoku-candidates-private.h"
#include "sudoku-session.h"

/* Above this side rules are said through segments. */
#define PAIRWISE_SIDE_MAX 25

/* One call of a function of this file. */
typedef struct
{
  SudokuGeometry *geometry; /* borrowed */
  guint n_cells;
  SudokuWork work;
  SudokuSolveStats stats;
  guint8 *fixed;  /* per cell: what must stand there, or 0 */
  guint8 *values; /* per cell: the first solution */
  SudokuCandidates *candidates;
  SudokuReduced *formula;
  SudokuSession *session;
} Solve;

static void
solve_init (Solve *self,
            const SudokuGrid *grid,
            const SudokuTask *task)
{
  *self = (Solve){
    .geometry = sudoku_grid_get_geometry (grid),
    .n_cells = sudoku_grid_get_n_cells (grid),
    .stats.engine = "propagation",
  };
  sudoku_work_init (&self->work, task);
  self->fixed = g_new (guint8, self->n_cells);
  self->values = g_new0 (guint8, self->n_cells);
  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      self->fixed[cell] = (guint8)sudoku_grid_get_fixed (grid, cell);
      self->stats.n_fixed += self->fixed[cell] != 0;
    }
}

static void
solve_clear (Solve *self)
{
  sudoku_session_free (self->session);
  sudoku_reduced_free (self->formula);
  sudoku_candidates_free (self->candidates);
  g_free (self->fixed);
  g_free (self->values);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Solve, solve_clear)

static gboolean
breaks_a_rule (const Solve *self)
{
  guint side = sudoku_geometry_get_side (self->geometry);

  for (guint house = 0; house < sudoku_geometry_get_n_houses (self->geometry); house++)
    {
      const guint16 *cells = sudoku_geometry_get_house_cells (self->geometry, house);
      guint8 seen[SUDOKU_SIDE_MAX + 1] = { 0 };

      for (guint place = 0; place < side; place++)
        {
          guint value = self->fixed[cells[place]];

          if (value != 0 && seen[value]++ != 0)
            return TRUE;
        }
    }
  return FALSE;
}

/* What propagation can say: CONFLICT, NO_SOLUTION, UNIQUE, or UNKNOWN. */
static SudokuVerdict
propagate (Solve *self)
{
  SudokuVerdict verdict = SUDOKU_VERDICT_UNKNOWN;
  guint n_open = 0;

  if (breaks_a_rule (self))
    return SUDOKU_VERDICT_CONFLICT;
  sudoku_work_report (&self->work, SUDOKU_STAGE_PROPAGATE, -1, 0, 0);
  self->candidates = sudoku_candidates_new_for (self->geometry);
  sudoku_candidates_reset (self->candidates, self->fixed);
  if (!sudoku_candidates_propagate (self->candidates) ||
      !sudoku_candidates_check_hall (self->candidates))
    verdict = SUDOKU_VERDICT_NO_SOLUTION;
  self->stats.hall =
    sudoku_candidates_get_dead_end (self->candidates)->kind == SUDOKU_DEAD_END_HALL;
  if (verdict == SUDOKU_VERDICT_UNKNOWN)
    {
      n_open = sudoku_candidates_get_n_open (self->candidates);
      self->stats.n_propagated = self->n_cells - self->stats.n_fixed - n_open;
      if (n_open == 0)
        {
          sudoku_candidates_get_values (self->candidates, self->values);
          verdict = SUDOKU_VERDICT_UNIQUE;
        }
    }
  self->stats.propagate_seconds = sudoku_work_get_seconds (&self->work);
  return verdict;
}

static void
open_session (Solve *self)
{
  gboolean pairwise = sudoku_geometry_get_side (self->geometry) <= PAIRWISE_SIDE_MAX;

  self->stats.engine = pairwise ? "pairwise" : "triad";
  self->formula = sudoku_reduced_new (self->candidates, pairwise ? SUDOKU_REDUCED_PAIRWISE
                                                                 : SUDOKU_REDUCED_TRIAD);
  self->session = sudoku_session_new (self->formula, &self->work);
}

static void
take_session_stats (Solve *self)
{
  SatSolverStats stats;

  if (self->session == NULL)
    return;
  sudoku_session_get_stats (self->session, &stats);
  self->stats.n_variables = stats.n_variables;
  self->stats.n_clauses = stats.n_clauses;
  self->stats.conflicts = stats.conflicts;
  self->stats.encode_seconds = (double)stats.add_time / G_USEC_PER_SEC;
  self->stats.search_seconds = (double)stats.solve_time / G_USEC_PER_SEC;
}

static SudokuVerdict
verdict_of (SatStatus status,
            SudokuVerdict satisfiable,
            SudokuVerdict unsatisfiable)
{
  if (status == SAT_STATUS_UNKNOWN)
    return SUDOKU_VERDICT_UNKNOWN;
  return status == SAT_STATUS_SATISFIABLE ? satisfiable : unsatisfiable;
}

/* Is there a solution other than the one found? */
static SudokuVerdict
look_for_second (Solve *self,
                 GError **error)
{
  g_autofree guint8 *second = g_new (guint8, self->n_cells);

  if (!sudoku_session_block (self->session, self->values, error))
    return SUDOKU_VERDICT_UNKNOWN;
  return verdict_of (sudoku_session_solve (self->session, second, error),
                     SUDOKU_VERDICT_SEVERAL, SUDOKU_VERDICT_UNIQUE);
}

static SudokuVerdict
run (Solve *self,
     gboolean want_unique,
     GError **error)
{
  SudokuVerdict verdict = propagate (self);

  if (verdict != SUDOKU_VERDICT_UNKNOWN)
    return verdict;
  open_session (self);
  verdict = verdict_of (sudoku_session_solve (self->session, self->values, error),
                        SUDOKU_VERDICT_SOLVABLE, SUDOKU_VERDICT_NO_SOLUTION);
  if (verdict == SUDOKU_VERDICT_SOLVABLE && want_unique)
    verdict = look_for_second (self, error);
  take_session_stats (self);
  return verdict;
}

/* The solution with the origins of the fixed cells. */
static SudokuGrid *
make_solution (const Solve *self,
               const SudokuGrid *grid)
{
  SudokuGrid *solution = sudoku_grid_copy (grid);

  for (guint cell = 0; cell < self->n_cells; cell++)
    if (self->fixed[cell] == 0)
      sudoku_grid_set (solution, cell, self->values[cell], SUDOKU_ORIGIN_ANSWER);
  return solution;
}

static SudokuVerdict
solve_or_check (const SudokuGrid *grid,
                const SudokuTask *task,
                gboolean want_unique,
                SudokuGrid **solution,
                SudokuSolveStats *stats,
                GError **error)
{
  g_auto (Solve) self = { 0 };
  SudokuVerdict verdict;

  solve_init (&self, grid, task);
  verdict = run (&self, want_unique, error);
  if (solution != NULL)
    *solution = self.values[0] != 0 ? make_solution (&self, grid) : NULL;
  if (stats != NULL)
    *stats = self.stats;
  return verdict;
}

/**
 * sudoku_solve:
 * @grid: a puzzle; givens and entries are fixed, answers are ignored
 * @task: (nullable): to cancel it, to limit its time, to follow its progress
 * @solution: (out) (transfer full) (optional) (nullable): a solution, in which the
 *   cells that were not fixed are answers; %NULL when none was found
 * @stats: (out caller-allocates) (optional): how it was found
 * @error: return location for an error
 *
 * Looks for one solution. May take arbitrarily long for sides of 25 and more.
 *
 * Returns: SUDOKU_VERDICT_SOLVABLE, or SUDOKU_VERDICT_UNIQUE when that is known without
 *   searching on; SUDOKU_VERDICT_NO_SOLUTION; SUDOKU_VERDICT_CONFLICT when fixed cells
 *   break a rule; SUDOKU_VERDICT_UNKNOWN with G_IO_ERROR_CANCELLED when cancelled,
 *   without error when the time limit is over
 */
SudokuVerdict
sudoku_solve (const SudokuGrid *grid,
              const SudokuTask *task,
              SudokuGrid **solution,
              SudokuSolveStats *stats,
              GError **error)
{
  g_return_val_if_fail (grid != NULL, SUDOKU_VERDICT_UNKNOWN);

  return solve_or_check (grid, task, FALSE, solution, stats, error);
}

/**
 * sudoku_check:
 * @grid: a puzzle; givens and entries are fixed, answers are ignored
 * @task: (nullable): to cancel it, to limit its time, to follow its progress
 * @solution: (out) (transfer full) (optional) (nullable): a solution, as by
 *   sudoku_solve(); when the verdict is SUDOKU_VERDICT_UNKNOWN it may be there, too
 * @stats: (out caller-allocates) (optional): how it was found
 * @error: return location for an error
 *
 * Finds out how many solutions there are: none, one or several.
 *
 * Returns: SUDOKU_VERDICT_UNIQUE, SUDOKU_VERDICT_SEVERAL, SUDOKU_VERDICT_NO_SOLUTION,
 *   SUDOKU_VERDICT_CONFLICT, or SUDOKU_VERDICT_UNKNOWN as by sudoku_solve()
 */
SudokuVerdict
sudoku_check (const SudokuGrid *grid,
              const SudokuTask *task,
              SudokuGrid **solution,
              SudokuSolveStats *stats,
              GError **error)
{
  g_return_val_if_fail (grid != NULL, SUDOKU_VERDICT_UNKNOWN);

  return solve_or_check (grid, task, TRUE, solution, stats, error);
}

/* Counts solutions by blocking one after the other. */
static gboolean
count_with_session (Solve *self,
                    guint64 limit,
                    guint64 *n_solutions,
                    gboolean *complete,
                    GError **error)
{
  GError *failure = NULL;
  SatStatus status = SAT_STATUS_UNKNOWN;

  open_session (self);
  while (limit == 0 || *n_solutions < limit)
    {
      status = sudoku_session_solve (self->session, self->values, &failure);
      if (status != SAT_STATUS_SATISFIABLE ||
          !sudoku_session_block (self->session, self->values, &failure))
        break;
      ++*n_solutions;
      sudoku_work_report (&self->work, SUDOKU_STAGE_SEARCH, -1, 0, *n_solutions);
    }
  *complete = status != SAT_STATUS_UNKNOWN;
  if (failure == NULL)
    return TRUE;
  g_propagate_error (error, failure);
  return FALSE;
}

/**
 * sudoku_count:
 * @grid: a puzzle; givens and entries are fixed, answers are ignored
 * @limit: where to stop counting; 0: never
 * @task: (nullable): to cancel it, to limit its time, to follow its progress
 * @n_solutions: (out): the number of solutions found, at most @limit
 * @complete: (out) (optional): %FALSE when the time limit stopped it
 * @error: return location for an error
 *
 * Counts the solutions. Cost: grows with their number, faster than linearly where the
 * solver of clauses is needed.
 *
 * Returns: %FALSE with G_IO_ERROR_CANCELLED when cancelled
 */
gboolean
sudoku_count (const SudokuGrid *grid,
              guint64 limit,
              const SudokuTask *task,
              guint64 *n_solutions,
              gboolean *complete,
              GError **error)
{
  g_auto (Solve) self = { 0 };
  SudokuVerdict verdict;
  gboolean all = TRUE, done = TRUE;

  g_return_val_if_fail (grid != NULL && n_solutions != NULL, FALSE);

  *n_solutions = 0;
  solve_init (&self, grid, task);
  verdict = propagate (&self);
  if (verdict == SUDOKU_VERDICT_UNIQUE)
    *n_solutions = 1;
  else if (verdict == SUDOKU_VERDICT_UNKNOWN)
    done = count_with_session (&self, limit, n_solutions, &all, error);
  if (complete != NULL)
    *complete = all;
  return done;
}
