/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Near the phase transition the time of a solver varies by orders of magnitude, and at random: two
 * with the same options, one of them with the variables in another order, hardly agree on which
 * grids are hard. So two of them work at the same time, under growing limits of conflicts, which
 * cuts off the tail of either. The second one starts only when the first has not found an answer
 * soon. Where the effort is limited they take turns in one thread instead, as the effort must not
 * depend on the machine. Does not know where the formula comes from. */

#include "sudoku-sat-search.h"

#include <sat-getter.h>
#include <sat-memory.h>
#include <sat-race.h>

#define N_SOLVERS 2
/* Conflicts of the first turn, and the growth of turns, in percent. Turns are short enough to
 * report progress. */
#define FIRST_TURN 2000
#define GROWTH 125
/* After so many turns the second one joins: almost at once where it has its own thread, late where
 * it takes time from the first. */
#define TURNS_ALONE_IN_RACE 1
#define TURNS_ALONE 8
/* A formula over fewer candidates needs no more than some ten megabytes. */
#define SMALL_CANDIDATES 8000
/* A solver with frequent restarts is for fewer candidates than this. 36×36 grids have some 6 300
 * with 45 % of their cells, near the phase transition, 7 000 with 40 % (0.17 s instead of 0.25 in
 * the median of five), 9 000 with 35 % (0.21 instead of 0.06); with 30 % it takes 0.10 s instead of
 * 0.04, and a 49×49 grid with 636 givens 2.4 s instead of 0.6. */
#define RESTLESS_CANDIDATES 8000

/* Whether a solver has its variables in reverse order. */
static const gboolean downwards[N_SOLVERS] = { FALSE, TRUE };

/* Of random 36×36 grids with 45 % of their cells, in processor time of one solver and 12 s at most
 * each: %SAT_PROFILE_STABLE took 3.5 s on the mean of sixty, 1.8 in the median, and stopped at the
 * limit on seven; numbered downwards 3.6, 1.8 and seven. Restarts after 200, 100, 50 or 20
 * conflicts and their multiples, not 1024: 2.4 to 2.6 s, 1.0 to 1.2, two to four. Whichever of two
 * such orders is quicker: 1.7 and 0.6. As a race in two threads, 15 s at most each, on sixty other
 * grids 1.5 s on the mean and 1.2 in the median, where %SAT_PROFILE_STABLE and %SAT_PROFILE_DEFAULT
 * took 2.8 and 2.1 by turns in one thread; on thirty more 2.7 and 1.7 beside 4.2 and 1.7.
 *
 * What was tried besides:
 * - For the second one the values that were tried last, never set anew (rephase=0): 4.7 s on the
 *   mean alone, 3.0 beside %SAT_PROFILE_STABLE, where that one numbered downwards comes to 2.7.
 * - Telling each other the clauses of up to 2 or 8 literals between turns: on six grids no gain.
 * - Each going on without waiting for the other at the end of a turn: 5 % on the mean of forty.
 * - A round of local search before each turn: on twenty grids 3.1 s on the mean instead of 2.6.
 * - Matching. Of some 6 300 candidates 0 and 14 lie in no perfect matching of a house, on two
 *   grids, of 8 052 of a 49×49 one 59. What the solver has settled between turns gives not one
 *   more. Trying each candidate, to the fixpoint with matching, takes 2 s at 36×36 and finds
 *   one, 4 s at 49×49 and finds four.
 * - Products for "at most one" in a cell from seven candidates on instead of thirteen: a tenth
 *   fewer clauses, and on five grids 2.5, 0.9, 8.0, 0.1 and 1.6 s instead of 0.6, 2.4, more than
 *   10, 2.3 and 0.2. That can't be told from chance.
 * A grid of 49×49 with 55 % has no answer in 25 s by any of these. */

struct _SudokuSatSearch
{
  SudokuResidual *formula;   /* borrowed */
  const SudokuTaskRun *work; /* borrowed */
  SatSolver *solvers[N_SOLVERS];
  SatSolverStats told[N_SOLVERS]; /* of those that work in other threads, when they last rested */
  SatSolverStats gone;            /* of those that were given up */
  GArray *blocked;                /* of int: clauses, for a solver that joins later */
  guint64 conflict_limit;
  SudokuStage stage;
  gint64 solve_time;  /* µs of all turns */
  guint64 n_restarts; /* turns but the first of each solve */
  gboolean racing;    /* others than the first solver work in other threads just now */
  gboolean alone;     /* there is no memory for the second one */
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
  self->blocked = g_array_new (FALSE, FALSE, sizeof (int));
  return self;
}

/**
 * sudoku_sat_search_free:
 * @self: (transfer full) (nullable): a session
 *
 * Ends a session.
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

/* Adds the statistics that can be summed. */
static void
add_stats (SatSolverStats *sum,
           const SatSolverStats *one)
{
  sum->conflicts += one->conflicts;
  sum->learned_units += one->learned_units;
  sum->learned_pairs += one->learned_pairs;
  sum->n_calls += one->n_calls;
  sum->add_time += one->add_time;
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

/* Making the clauses takes a small part of the time that loading them takes. */
static gboolean
fits_into_memory (SudokuSatSearch *self,
                  GError **error)
{
  SatCounter counter;

  if (sudoku_residual_get_n_candidates (self->formula) < SMALL_CANDIDATES)
    return TRUE;
  sat_counter_init (&counter);
  if (!sudoku_residual_stream (self->formula, &counter.sink, self->work, error))
    return FALSE;
  return sat_memory_check_budget ("memory-formula",
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

  if (!sudoku_residual_stream (self->formula, sink, self->work, error))
    return FALSE;
  return self->blocked->len == 0 ||
         sat_sink_add (sink, (const int *)(void *)self->blocked->data, self->blocked->len, error);
}

/* With a limited effort, the profile is the one the limits were measured with. */
static SatProfile
choose_profile (const SudokuSatSearch *self)
{
  if (self->conflict_limit != 0 ||
      sudoku_residual_get_n_candidates (self->formula) > RESTLESS_CANDIDATES)
    return SAT_PROFILE_STABLE;
  return SAT_PROFILE_RESTLESS;
}

/* Only the first solver knows how many variables there are. */
static void
number_downwards (const SudokuSatSearch *self,
                  SatSolver *solver)
{
  SatSolverStats stats;

  sat_solver_get_stats (self->solvers[0], &stats);
  if (stats.n_variables > 0)
    sat_solver_number_downwards (solver, stats.n_variables);
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
  self->solvers[i] = sat_solver_new (choose_profile (self));
  if (downwards[i])
    number_downwards (self, self->solvers[i]);
  sat_solver_set_cancellable (self->solvers[i], self->work->cancellable);
  sat_solver_set_progress (self->solvers[i], progress_cb, self);
  sat_solver_set_deadline (self->solvers[i], self->work->deadline);
  self->stage = SUDOKU_STAGE_ENCODE;
  if (load (self, self->solvers[i], error))
    return TRUE;
  g_clear_pointer (&self->solvers[i], sat_solver_free);
  return FALSE;
}

/* The solvers that work in a turn: one, or all at the same time. */
typedef struct
{
  guint first;
  guint n;
} Turn;

static Turn
plan_turn (const SudokuSatSearch *self,
           guint turn)
{
  gboolean limited = self->conflict_limit != 0;

  if (self->alone || turn < (limited ? TURNS_ALONE : TURNS_ALONE_IN_RACE))
    return (Turn){ 0, 1 };
  return limited ? (Turn){ turn % N_SOLVERS, 1 } : (Turn){ 0, N_SOLVERS };
}

/* Prepares the solvers of a turn. Those after the first are optional, when there is not enough
 * memory. Returns FALSE without an error when the time runs out first. */
static gboolean
start_turn (SudokuSatSearch *self,
            Turn *turn,
            GError **error)
{
  for (guint i = turn->first; i < turn->first + turn->n; i++)
    {
      GError *failure = NULL;

      if (start_solver (self, i, &failure))
        continue;
      if (i > 0 && g_error_matches (failure, SAT_ERROR, SAT_ERROR_MEMORY))
        {
          g_error_free (failure);
          self->alone = TRUE;
          *turn = (Turn){ 0, 1 };
          return TRUE;
        }
      if (g_error_matches (failure, G_IO_ERROR, G_IO_ERROR_TIMED_OUT))
        g_error_free (failure);
      else
        g_propagate_error (error, failure);
      return FALSE;
    }
  return TRUE;
}

/* Where a solver was stopped depends on the machine. If it continued from there, the next solution
 * would, too. */
static void
give_up_solver (SudokuSatSearch *self,
                guint i)
{
  add_stats (&self->gone, &self->told[i]);
  g_clear_pointer (&self->solvers[i], sat_solver_free);
}

/* Runs the solvers of a turn, each up to so many conflicts. Of several solutions that of the first
 * solver is taken. */
static SatStatus
do_turn (SudokuSatSearch *self,
         Turn turn,
         guint64 length,
         guint8 *values,
         GError **error)
{
  gboolean stopped[N_SOLVERS];
  gint64 start;
  guint winner;
  SatStatus status;

  for (guint i = turn.first; i < turn.first + turn.n; i++)
    {
      sat_solver_get_stats (self->solvers[i], &self->told[i]);
      sat_solver_set_progress (self->solvers[i], i == turn.first ? progress_cb : NULL, self);
      sat_solver_set_conflict_limit (self->solvers[i], (int)MIN (length, G_MAXINT));
      sat_solver_set_deadline (self->solvers[i], self->work->deadline);
    }
  start = g_get_monotonic_time ();
  self->racing = turn.n > 1;
  status = sat_race_solve (self->solvers + turn.first, turn.n, &winner, stopped, error);
  self->racing = FALSE;
  self->solve_time += g_get_monotonic_time () - start;
  if (status != SAT_STATUS_SATISFIABLE)
    return status;
  sudoku_residual_read_model (self->formula, self->solvers[turn.first + winner], values);
  for (guint i = 0; i < turn.n; i++)
    if (stopped[i])
      {
        sat_solver_get_stats (self->solvers[turn.first + i], &self->told[turn.first + i]);
        give_up_solver (self, turn.first + i);
      }
  return status;
}

/**
 * sudoku_sat_search_solve:
 * @values: (out caller-allocates): a value for each cell, if there is a solution
 *
 * Looks for a solution that was not blocked. May be called again. Which solution it finds does not
 * depend on the machine, unless a time limit ends it.
 *
 * Returns: the answer; SAT_STATUS_UNKNOWN with G_IO_ERROR_CANCELLED when cancelled, with
 *   SAT_ERROR_MEMORY when there is not enough memory for the formula, without error when the time
 *   or the limit of conflicts is over
 */
SatStatus
sudoku_sat_search_solve (SudokuSatSearch *self,
                         guint8 *values,
                         GError **error)
{
  guint64 length = FIRST_TURN, start;

  g_return_val_if_fail (self != NULL && values != NULL, SAT_STATUS_UNKNOWN);

  start = total_conflicts (self);
  for (guint n = 0;; n++)
    {
      guint64 spent = total_conflicts (self) - start;
      Turn turn = plan_turn (self, n);
      SatStatus status;

      if (self->conflict_limit != 0 && spent >= self->conflict_limit)
        return SAT_STATUS_UNKNOWN;
      if (self->conflict_limit != 0)
        length = MIN (length, self->conflict_limit - spent);
      if (!start_turn (self, &turn, error))
        return SAT_STATUS_UNKNOWN;
      self->n_restarts += n > 0 ? 1 : 0;
      self->stage = SUDOKU_STAGE_SEARCH;
      tell (self);
      status = do_turn (self, turn, length, values, error);
      if (status != SAT_STATUS_UNKNOWN || sudoku_task_run_should_stop (self->work))
        return status;
      length = length * GROWTH / 100;
    }
}

/**
 * sudoku_sat_search_block:
 * @values: a value for each cell: a solution
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
 *
 * Looks for one solution of candidates. A known dead end is an answer, and so is one found by
 * Hall's test.
 *
 * Returns: as for sudoku_sat_search_solve()
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
 *
 * Counts the turns that ended without an answer. The restarts of a solver within a turn, some
 * thousands, are not available.
 *
 * Returns: the number in all solves of the session
 */
SAT_DEFINE_GETTER (SudokuSatSearch, sudoku_sat_search, n_restarts, guint64)

/**
 * sudoku_sat_search_get_stats:
 * @stats: (out caller-allocates): the sum of both solvers; variables and clauses are those of the
 *   first
 *
 * Gets the statistics so far.
 */
void
sudoku_sat_search_get_stats (const SudokuSatSearch *self,
                             SatSolverStats *stats)
{
  g_return_if_fail (self != NULL && stats != NULL);

  *stats = self->gone;
  stats->solve_time = self->solve_time;
  for (guint i = 0; i < N_SOLVERS; i++)
    {
      SatSolverStats one = self->told[i];

      if (self->solvers[i] == NULL)
        continue;
      if (i == 0 || !self->racing)
        sat_solver_get_stats (self->solvers[i], &one);
      add_stats (stats, &one);
      if (i > 0)
        continue;
      stats->simplifying = one.simplifying;
      stats->n_clauses = one.n_clauses;
      stats->n_variables = one.n_variables;
    }
}
