/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solving, checking and counting, each by the cheapest means that is certain to answer: the rules
 * themselves, propagation, Hall's test, and a SAT solver for the rest. Does not know how the answer
 * is shown. */

#include "sudoku-solve.h"

#include <string.h>

#include "sudoku-candidates.h"
#include "sudoku-fill.h"
#include "sudoku-pattern-grid.h"
#include "sudoku-quick-search.h"
#include "sudoku-sat-search.h"

/* From this side on, with at most this part of the cells fixed, a solution is made by adding random
 * values, or from a regular grid, before anything is searched. */
#define SPARSE_SIDE_MIN 37
#define SPARSE_FRACTION 0.2

/* Above this side rules are encoded through segments. */
#define PAIRWISE_SIDE_MAX 25

/* One call of a function of this file. */
typedef struct
{
  SudokuGeometry *geometry; /* borrowed */
  guint n_cells;
  SudokuTaskRun work;
  SudokuSolveStats stats;
  guint8 *fixed;  /* per cell: what must stand there, or 0 */
  guint8 *values; /* per cell: the first solution */
  SudokuCandidates *candidates;
  SudokuResidual *formula;
  SudokuSatSearch *session;
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
  sudoku_task_run_init (&self->work, task);
  self->fixed = g_new (guint8, self->n_cells);
  self->values = g_new0 (guint8, self->n_cells);
  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      self->fixed[cell] = (guint8)sudoku_grid_get_fixed (grid, cell);
      self->stats.n_fixed += self->fixed[cell] != 0;
      self->stats.n_entries += sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_ENTRY;
    }
}

static void
solve_clear (Solve *self)
{
  sudoku_sat_search_free (self->session);
  sudoku_residual_free (self->formula);
  sudoku_candidates_free (self->candidates);
  g_free (self->fixed);
  g_free (self->values);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Solve, solve_clear)

static gboolean
stop_at_breach (const SudokuBreach *breach,
                gpointer user_data)
{
  return FALSE;
}

static gboolean
breaks_a_rule (const Solve *self)
{
  return !sudoku_geometry_check (self->geometry, self->fixed, stop_at_breach, NULL);
}

/* The result of propagation: NO_SOLUTION, UNIQUE, or UNKNOWN. */
static SudokuVerdict
propagate (Solve *self)
{
  SudokuVerdict verdict = SUDOKU_VERDICT_UNKNOWN;
  double start = sudoku_task_run_get_seconds (&self->work);
  guint n_open = 0;

  sudoku_task_run_report (&self->work, SUDOKU_STAGE_PROPAGATE, -1, 0, 0);
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
  self->stats.propagate_seconds = sudoku_task_run_get_seconds (&self->work) - start;
  return verdict;
}

/* Records the result of a search that began at @start, in seconds. */
static void
take_search (Solve *self,
             const SudokuQuickSearch *search,
             const SudokuSearchResult *result,
             double start)
{
  if (result->n_found > 0)
    memcpy (self->values, sudoku_quick_search_get_solution (search), self->n_cells);
  /* Propagation that ends in a contradiction has filled nothing that counts. */
  if (result->n_found > 0 || result->n_guesses > 0)
    self->stats.n_propagated = self->n_cells - self->stats.n_fixed - result->n_root_open;
  self->stats.search_seconds = sudoku_task_run_get_seconds (&self->work) - start;
  if (result->n_guesses > 0)
    self->stats.engine = "search";
}

/* The result of the search before it gives up. */
static SudokuVerdict
try_search (Solve *self,
            gboolean want_unique)
{
  g_autoptr (SudokuQuickSearch) search = sudoku_quick_search_new (self->geometry);
  double start = sudoku_task_run_get_seconds (&self->work);
  SudokuSearchResult result;
  SudokuVerdict verdict;

  if (search == NULL)
    return SUDOKU_VERDICT_UNKNOWN;
  verdict = sudoku_quick_search_judge (search, self->fixed, want_unique, &self->work, &result);
  take_search (self, search, &result, start);
  return verdict;
}

static void
open_session (Solve *self)
{
  gboolean pairwise = sudoku_geometry_get_side (self->geometry) <= PAIRWISE_SIDE_MAX;

  self->stats.engine = pairwise ? "pairwise" : "triad";
  self->formula = sudoku_residual_new (self->candidates, pairwise ? SUDOKU_RESIDUAL_PAIRWISE
                                                                  : SUDOKU_RESIDUAL_TRIAD);
  self->session = sudoku_sat_search_new (self->formula, &self->work);
}

static void
take_session_stats (Solve *self)
{
  SatSolverStats stats;

  if (self->session == NULL)
    return;
  sudoku_sat_search_get_stats (self->session, &stats);
  self->stats.n_variables = stats.n_variables;
  self->stats.n_clauses = stats.n_clauses;
  self->stats.conflicts = stats.conflicts;
  self->stats.learned_units = stats.learned_units;
  self->stats.learned_pairs = stats.learned_pairs;
  self->stats.restarts = sudoku_sat_search_get_n_restarts (self->session);
  self->stats.encode_seconds = (double)stats.add_time / G_USEC_PER_SEC;
  self->stats.search_seconds += (double)stats.solve_time / G_USEC_PER_SEC;
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

  if (!sudoku_sat_search_block (self->session, self->values, error))
    return SUDOKU_VERDICT_UNKNOWN;
  return verdict_of (sudoku_sat_search_solve (self->session, second, error),
                     SUDOKU_VERDICT_SEVERAL, SUDOKU_VERDICT_UNIQUE);
}

static gboolean
fill_sparse (Solve *self,
             SudokuRandom *random,
             const SudokuTaskRun *work,
             guint8 *values)
{
  return sudoku_pattern_grid_fit (self->geometry, random, self->fixed, values) ||
         sudoku_fill_around (self->geometry, random, work, self->fixed, values);
}

/* Grids that are nearly empty are too large for the solver, but easy in another way. */
static SudokuVerdict
try_sparse (Solve *self,
            gboolean want_unique)
{
  SudokuTaskRun part = sudoku_task_run_get_part (&self->work, TRUE);
  g_autofree guint8 *other = NULL;
  SudokuRandom random;
  gboolean several;

  if (sudoku_geometry_get_side (self->geometry) < SPARSE_SIDE_MIN ||
      self->stats.n_fixed > SPARSE_FRACTION * self->n_cells)
    return SUDOKU_VERDICT_UNKNOWN;
  sudoku_task_run_report (&self->work, SUDOKU_STAGE_FILL, -1, 0, 0);
  sudoku_random_init (&random, 0);
  other = g_new (guint8, self->n_cells);
  if (!fill_sparse (self, &random, &part, other))
    return SUDOKU_VERDICT_UNKNOWN;
  memcpy (self->values, other, self->n_cells);
  several = want_unique &&
            (sudoku_pattern_grid_vary (self->geometry, &random, &part, self->fixed, other) ||
             (fill_sparse (self, &random, &part, other) &&
              memcmp (self->values, other, self->n_cells) != 0));
  if (want_unique && !several)
    return SUDOKU_VERDICT_UNKNOWN;
  self->stats.engine = "regular";
  return several ? SUDOKU_VERDICT_SEVERAL : SUDOKU_VERDICT_SOLVABLE;
}

static SudokuVerdict
run (Solve *self,
     gboolean want_unique,
     GError **error)
{
  SudokuVerdict verdict = SUDOKU_VERDICT_CONFLICT;
  double start;

  if (breaks_a_rule (self))
    return verdict;
  verdict = try_search (self, want_unique);
  if (verdict == SUDOKU_VERDICT_UNKNOWN)
    verdict = propagate (self);
  start = sudoku_task_run_get_seconds (&self->work);
  if (verdict == SUDOKU_VERDICT_UNKNOWN)
    verdict = try_sparse (self, want_unique);
  self->stats.fill_seconds = sudoku_task_run_get_seconds (&self->work) - start;
  if (verdict != SUDOKU_VERDICT_UNKNOWN || sudoku_task_run_should_stop (&self->work))
    return verdict;
  open_session (self);
  verdict = verdict_of (sudoku_sat_search_solve (self->session, self->values, error),
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
  GError *failure = NULL;
  SudokuVerdict verdict;

  solve_init (&self, grid, task);
  verdict = run (&self, want_unique, &failure);
  if (verdict == SUDOKU_VERDICT_UNKNOWN && failure == NULL)
    g_cancellable_set_error_if_cancelled (self.work.cancellable, &failure);
  if (failure != NULL)
    g_propagate_error (error, failure);
  if (solution != NULL)
    *solution = self.values[0] != 0 ? make_solution (&self, grid) : NULL;
  if (stats != NULL)
    *stats = self.stats;
  return verdict;
}

/**
 * sudoku_solve:
 * @grid: a puzzle; givens and entries are fixed, answers are ignored
 * @task: (nullable): cancellable, time limit and progress
 * @solution: (out) (transfer full) (optional) (nullable): a solution, in which the cells that were
 *   not fixed are answers; %NULL when none was found
 * @stats: (out caller-allocates) (optional): how it was found
 *
 * Looks for one solution. May take arbitrarily long for sides of 25 and more.
 *
 * Returns: SUDOKU_VERDICT_SOLVABLE, or SUDOKU_VERDICT_UNIQUE when that is known without searching
 *   on; SUDOKU_VERDICT_NO_SOLUTION; SUDOKU_VERDICT_CONFLICT when fixed cells break a rule;
 *   SUDOKU_VERDICT_UNKNOWN with G_IO_ERROR_CANCELLED when cancelled, without error when the time
 *   limit is over
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
 * @task: (nullable): cancellable, time limit and progress
 * @solution: (out) (transfer full) (optional) (nullable): a solution, as by sudoku_solve(),
 *   possibly even with SUDOKU_VERDICT_UNKNOWN
 * @stats: (out caller-allocates) (optional): how it was found
 *
 * Finds out whether there are no solutions, one or several.
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

static gboolean
count_with_search (Solve *self,
                   guint64 limit,
                   SudokuSearchResult *result)
{
  g_autoptr (SudokuQuickSearch) search = sudoku_quick_search_new (self->geometry);
  double start = sudoku_task_run_get_seconds (&self->work);
  gboolean counted;

  if (search == NULL)
    return FALSE;
  counted = sudoku_quick_search_count (search, self->fixed, limit, &self->work, result);
  take_search (self, search, result, start);
  return counted;
}

/* Counts solutions by blocking one after the other. FALSE when there is not enough memory. */
static gboolean
count_with_session (Solve *self,
                    guint64 limit,
                    guint64 *n_solutions,
                    gboolean *complete,
                    GError **error)
{
  g_autoptr (GError) failure = NULL;
  SatStatus status = SAT_STATUS_UNKNOWN;

  open_session (self);
  while (limit == 0 || *n_solutions < limit)
    {
      status = sudoku_sat_search_solve (self->session, self->values, &failure);
      if (status != SAT_STATUS_SATISFIABLE ||
          !sudoku_sat_search_block (self->session, self->values, &failure))
        break;
      ++*n_solutions;
      sudoku_task_run_report (&self->work, SUDOKU_STAGE_SEARCH, -1, 0, *n_solutions);
    }
  *complete = failure == NULL && status != SAT_STATUS_UNKNOWN;
  if (!g_error_matches (failure, SAT_ERROR, SAT_ERROR_MEMORY))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&failure));
  return FALSE;
}

static gboolean
count (Solve *self,
       guint64 limit,
       guint64 *n_solutions,
       gboolean *complete,
       GError **error)
{
  SudokuSearchResult result;
  SudokuVerdict verdict;

  if (breaks_a_rule (self))
    return TRUE;
  if (count_with_search (self, limit, &result))
    {
      *n_solutions = result.n_found;
      *complete = result.complete;
      return TRUE;
    }
  verdict = propagate (self);
  if (verdict == SUDOKU_VERDICT_UNIQUE)
    *n_solutions = 1;
  return verdict != SUDOKU_VERDICT_UNKNOWN ||
         count_with_session (self, limit, n_solutions, complete, error);
}

typedef struct
{
  const SudokuTask *task;
  guint64 n_found;
} Counting;

/* The SAT solver knows only its own search, and a search that began again has found fewer. */
static void
counting_cb (const SudokuProgress *progress,
             gpointer user_data)
{
  Counting *self = user_data;
  SudokuProgress copy = *progress;

  if (progress->stage == SUDOKU_STAGE_SEARCH)
    {
      self->n_found = MAX (self->n_found, progress->count);
      copy.stage = SUDOKU_STAGE_COUNT;
      copy.count = self->n_found;
    }
  self->task->progress (&copy, self->task->progress_data);
}

/**
 * sudoku_count:
 * @grid: a puzzle; givens and entries are fixed, answers are ignored
 * @limit: the number after which to stop; 0: none
 * @task: (nullable): cancellable, time limit and progress; the stage is SUDOKU_STAGE_COUNT while
 *   solutions are found
 * @n_solutions: (out): the number of solutions found, at most @limit
 * @complete: (out) (optional): %FALSE when the time limit stopped it
 *
 * Counts the solutions. The cost grows with their number, faster than linearly where the SAT solver
 * is needed.
 *
 * Returns: %FALSE with G_IO_ERROR_CANCELLED when cancelled, with SAT_ERROR_MEMORY when there is not
 *   enough memory for the formula
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
  Counting counting = { .task = task };
  SudokuTask told = { 0 };
  gboolean all = TRUE, fits;

  g_return_val_if_fail (grid != NULL && n_solutions != NULL, FALSE);

  *n_solutions = 0;
  if (task != NULL)
    told = *task;
  if (told.progress != NULL)
    {
      told.progress = counting_cb;
      told.progress_data = &counting;
    }
  solve_init (&self, grid, &told);
  fits = count (&self, limit, n_solutions, &all, error);
  if (complete != NULL)
    *complete = all;
  return fits && (all || !g_cancellable_set_error_if_cancelled (self.work.cancellable, error));
}
