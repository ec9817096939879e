/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Near the phase transition the time that one configuration of a solver needs varies by
 * orders of magnitude, and hardly depends on that of another one. So two of them take
 * turns under growing limits of conflicts: that costs twice the time of the better one
 * and cuts off the tail of the worse. The second one starts only when the first has
 * not found an answer soon. Knows nothing of where the formula comes from. */

#include "sudoku-sat-search.h"

#include <sat-memory.h>

#define N_SOLVERS 2
/* Conflicts of the first turn, and by what the turns grow, in percent. Short turns are
 * told as progress, too. */
#define FIRST_TURN 2000
#define GROWTH 125
/* The second configuration joins after so many turns of the first. */
#define TURNS_ALONE 8
/* A formula over fewer candidates needs no more than some ten megabytes. */
#define SMALL_CANDIDATES 8000

struct _SudokuSatSearch
{
  SudokuResidual *formula;   /* borrowed */
  const SudokuTaskRun *work; /* borrowed */
  SatSolver *solvers[N_SOLVERS];
  SatProfile profiles[N_SOLVERS];
  GArray *blocked; /* of int: clauses, for a solver that joins later */
  guint64 conflict_limit;
  SudokuStage stage;
  guint64 n_restarts; /* turns but the first of each solve */
  gboolean alone;     /* there is no memory for the second configuration */
};

/**
 * sudoku_sat_search_new: (skip)
 * @formula: a formula; must outlive the session
 * @work: what to obey; must outlive the session
 *
 * Starts a session. The formula is loaded by the first sudoku_sat_search_solve().
 *
 * Returns: (transfer full): the session
 */
SudokuSatSearch *
sudoku_sat_search_new (SudokuResidual *formula,
                       const SudokuTaskRun *work)
{
  SudokuSatSearch *self;

  g_return_val_if_fail (formula != NULL && work != NULL, NULL);

  self = g_new0 (SudokuSatSearch, 1);
  self->formula = formula;
  self->work = work;
  self->profiles[0] = SAT_PROFILE_STABLE;
  self->profiles[1] = SAT_PROFILE_DEFAULT;
  self->blocked = g_array_new (FALSE, FALSE, sizeof (int));
  return self;
}

/**
 * sudoku_sat_search_free:
 * @self: (transfer full) (nullable): a session
 *
 * Ends it.
 */
void
sudoku_sat_search_free (SudokuSatSearch *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < N_SOLVERS; i++)
    sat_solver_free (self->solvers[i]);
  g_array_unref (self->blocked);
  g_free (self);
}

/**
 * sudoku_sat_search_set_conflict_limit:
 * @self: a session
 * @conflicts: about how many conflicts each of the next solves may take; 0: no limit
 *
 * Limits the effort independently of the clock.
 */
void
sudoku_sat_search_set_conflict_limit (SudokuSatSearch *self,
                                      guint64 conflicts)
{
  g_return_if_fail (self != NULL);

  self->conflict_limit = conflicts;
}

static guint64
total_conflicts (const SudokuSatSearch *self)
{
  guint64 n = 0;

  for (guint i = 0; i < N_SOLVERS; i++)
    if (self->solvers[i] != NULL)
      n += sat_solver_get_conflicts (self->solvers[i]);
  return n;
}

static void
tell (const SudokuSatSearch *self)
{
  SudokuProgress progress = { .stage = self->stage, .fraction = -1 };
  SatSolverStats stats;

  sudoku_sat_search_get_stats (self, &stats);
  if (self->stage == SUDOKU_STAGE_SEARCH && stats.simplifying)
    progress.stage = SUDOKU_STAGE_SIMPLIFY;
  progress.restarts = self->n_restarts;
  progress.conflicts = stats.conflicts;
  progress.learned_units = stats.learned_units;
  progress.learned_pairs = stats.learned_pairs;
  if (self->stage == SUDOKU_STAGE_ENCODE)
    progress.count = stats.n_clauses;
  sudoku_task_run_tell (self->work, &progress);
}

static void
progress_cb (SatSolver *solver,
             gpointer user_data)
{
  tell (user_data);
}

/* Stands before a sink while it is filled, so that the time limit holds there, too. */
typedef struct
{
  SatSink sink;
  SatSink *target; /* borrowed */
  const SudokuTaskRun *work;
} Guard;

static gboolean
guard_add (SatSink *sink,
           const int *literals,
           gsize n_literals,
           GError **error)
{
  const Guard *self = (const Guard *)sink;

  if (!sudoku_task_run_is_late (self->work))
    return sat_sink_add (self->target, literals, n_literals, error);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT, "timed-out");
  return FALSE;
}

static gboolean
stream_formula (SudokuSatSearch *self,
                SatSink *target,
                GError **error)
{
  Guard guard = { .sink = { .add = guard_add }, .target = target, .work = self->work };

  return sudoku_residual_stream (self->formula, &guard.sink, self->work->cancellable, error);
}

/* Making the clauses takes a small part of the time that loading them takes. */
static gboolean
fits_into_memory (SudokuSatSearch *self,
                  GError **error)
{
  SatCounter counter;

  if (sudoku_residual_get_n_candidates (self->formula) < SMALL_CANDIDATES)
    return TRUE;
  sat_counter_init (&counter);
  if (!stream_formula (self, &counter.sink, error))
    return FALSE;
  return sat_memory_check ("memory-formula",
                           counter.n_clauses * SAT_MEMORY_PER_CLAUSE +
                             (guint64)counter.max_variable * SAT_MEMORY_PER_VARIABLE,
                           error);
}

static gboolean
load (SudokuSatSearch *self,
      SatSolver *solver,
      GError **error)
{
  SatSink *sink = sat_solver_get_sink (solver);

  if (!stream_formula (self, sink, error))
    return FALSE;
  return self->blocked->len == 0 ||
         sat_sink_add (sink, (const int *)(void *)self->blocked->data, self->blocked->len, error);
}

static gboolean
start_solver (SudokuSatSearch *self,
              guint i,
              GError **error)
{
  if (self->solvers[i] != NULL)
    return TRUE;
  if (!fits_into_memory (self, error))
    return FALSE;
  self->solvers[i] = sat_solver_new (self->profiles[i]);
  sat_solver_set_cancellable (self->solvers[i], self->work->cancellable);
  sat_solver_set_progress (self->solvers[i], progress_cb, self);
  self->stage = SUDOKU_STAGE_ENCODE;
  if (load (self, self->solvers[i], error))
    return TRUE;
  g_clear_pointer (&self->solvers[i], sat_solver_free);
  return FALSE;
}

/* The solver whose turn it is; NULL without an error when the time is over before it is ready.
 * The second one is a help that can be done without. */
static SatSolver *
choose_solver (SudokuSatSearch *self,
               guint turn,
               GError **error)
{
  guint i = turn < TURNS_ALONE || self->alone ? 0 : turn % N_SOLVERS;
  GError *failure = NULL;

  if (start_solver (self, i, &failure))
    return self->solvers[i];
  if (i > 0 && g_error_matches (failure, SAT_ERROR, SAT_ERROR_MEMORY))
    {
      g_error_free (failure);
      self->alone = TRUE;
      return self->solvers[0];
    }
  if (g_error_matches (failure, G_IO_ERROR, G_IO_ERROR_TIMED_OUT))
    g_error_free (failure);
  else
    g_propagate_error (error, failure);
  return NULL;
}

/**
 * sudoku_sat_search_solve:
 * @self: a session
 * @values: (out caller-allocates): a value for each cell, if there is a solution
 * @error: return location for an error
 *
 * Looks for a solution that was not blocked. May be called again.
 *
 * Returns: the answer; SAT_STATUS_UNKNOWN with G_IO_ERROR_CANCELLED when cancelled, with
 *   SAT_ERROR_MEMORY when there is not enough memory for the formula, without error when
 *   the time or the limit of conflicts is over
 */
SatStatus
sudoku_sat_search_solve (SudokuSatSearch *self,
                         guint8 *values,
                         GError **error)
{
  guint64 turn_length = FIRST_TURN, start;

  g_return_val_if_fail (self != NULL && values != NULL, SAT_STATUS_UNKNOWN);

  start = total_conflicts (self);
  for (guint turn = 0;; turn++)
    {
      guint64 spent = total_conflicts (self) - start;
      SatSolver *solver;
      SatStatus status;

      if (self->conflict_limit != 0 && spent >= self->conflict_limit)
        return SAT_STATUS_UNKNOWN;
      if (self->conflict_limit != 0)
        turn_length = MIN (turn_length, self->conflict_limit - spent);
      solver = choose_solver (self, turn, error);
      if (solver == NULL)
        return SAT_STATUS_UNKNOWN;
      self->n_restarts += turn > 0 ? 1 : 0;
      self->stage = SUDOKU_STAGE_SEARCH;
      tell (self);
      sat_solver_set_conflict_limit (solver, (int)MIN (turn_length, G_MAXINT));
      sat_solver_set_deadline (solver, self->work->deadline);
      status = sat_solver_solve (solver, error);
      if (status == SAT_STATUS_SATISFIABLE)
        sudoku_residual_read_model (self->formula, solver, values);
      if (status != SAT_STATUS_UNKNOWN || sudoku_task_run_should_stop (self->work))
        return status;
      turn_length = turn_length * GROWTH / 100;
    }
}

/**
 * sudoku_sat_search_block:
 * @self: a session
 * @values: a value for each cell: a solution
 * @error: return location for an error
 *
 * Forbids this solution from now on.
 *
 * Returns: %FALSE when cancelled
 */
gboolean
sudoku_sat_search_block (SudokuSatSearch *self,
                         const guint8 *values,
                         GError **error)
{
  g_autofree int *literals = g_new (int, SUDOKU_CELLS_MAX + 1);
  guint n;

  g_return_val_if_fail (self != NULL && values != NULL, FALSE);

  n = sudoku_residual_get_blocking_clause (self->formula, values, literals);
  for (guint i = 0; i < N_SOLVERS; i++)
    if (self->solvers[i] != NULL && !sat_solver_add_clause (self->solvers[i], literals, n, error))
      return FALSE;
  literals[n++] = 0;
  g_array_append_vals (self->blocked, literals, n);
  return TRUE;
}

/**
 * sudoku_sat_search_complete:
 * @candidates: candidates at the fixpoint
 * @work: what to obey
 * @conflict_limit: about how many conflicts it may take; 0: no limit
 * @values: (out caller-allocates): a value for each cell, if there is a solution
 * @conflicts: (inout) (optional): the conflicts it took are added
 * @error: return location for an error
 *
 * Looks for one solution of candidates. A dead end that is known is an answer, and so
 * is one that Hall's test finds.
 *
 * Returns: as sudoku_sat_search_solve()
 */
SatStatus
sudoku_sat_search_complete (SudokuCandidates *candidates,
                            const SudokuTaskRun *work,
                            guint64 conflict_limit,
                            guint8 *values,
                            guint64 *conflicts,
                            GError **error)
{
  g_autoptr (SudokuResidual) formula = NULL;
  g_autoptr (SudokuSatSearch) session = NULL;
  SatStatus status;

  g_return_val_if_fail (candidates != NULL && work != NULL, SAT_STATUS_UNKNOWN);

  if (!sudoku_candidates_check_hall (candidates))
    return SAT_STATUS_UNSATISFIABLE;
  formula = sudoku_residual_new (candidates, SUDOKU_RESIDUAL_TRIAD);
  session = sudoku_sat_search_new (formula, work);
  sudoku_sat_search_set_conflict_limit (session, conflict_limit);
  status = sudoku_sat_search_solve (session, values, error);
  if (conflicts != NULL)
    *conflicts += total_conflicts (session);
  return status;
}

/**
 * sudoku_sat_search_get_n_restarts:
 * @self: a session
 *
 * Tells how often the search began anew because a turn was over. What a solver does within a
 * turn, it restarts some thousand times, is its own affair: its interface doesn't tell.
 *
 * Returns: how often, in all solves of the session
 */
guint64
sudoku_sat_search_get_n_restarts (const SudokuSatSearch *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_restarts;
}

/**
 * sudoku_sat_search_get_stats:
 * @self: a session
 * @stats: (out caller-allocates): of both configurations together; variables and
 *   clauses of the one that started first
 *
 * Tells what was done so far.
 */
void
sudoku_sat_search_get_stats (const SudokuSatSearch *self,
                             SatSolverStats *stats)
{
  g_return_if_fail (self != NULL && stats != NULL);

  *stats = (SatSolverStats){ 0 };
  for (guint i = 0; i < N_SOLVERS; i++)
    {
      SatSolverStats one;

      if (self->solvers[i] == NULL)
        continue;
      sat_solver_get_stats (self->solvers[i], &one);
      stats->conflicts += one.conflicts;
      stats->learned_units += one.learned_units;
      stats->learned_pairs += one.learned_pairs;
      stats->simplifying |= one.simplifying;
      stats->n_calls += one.n_calls;
      stats->add_time += one.add_time;
      stats->solve_time += one.solve_time;
      if (i > 0)
        continue;
      stats->n_clauses = one.n_clauses;
      stats->n_variables = one.n_variables;
    }
}
