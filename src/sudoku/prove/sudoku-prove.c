/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Proves that a puzzle has no solution, or no other than a given one. The solver need not be
 * trusted: a solution is checked against each clause, and that there is none is proved by steps
 * that our checker, and any other, can follow. */

#include "sudoku-prove.h"

#include <sat-deadline.h>
#include <sat-memory.h>
#include <sat-prover.h>

#include "sudoku-decode.h"
#include "sudoku-solve.h"
#include "sudoku-task-run.h"

typedef struct
{
  SudokuCnf *cnf; /* borrowed */
  SudokuTaskRun work;
  SatProver *prover;
  SudokuProved *proved; /* borrowed */
} Work;

static void
work_clear (Work *self)
{
  g_clear_pointer (&self->prover, sat_prover_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Work, work_clear)

static void
progress_cb (SatSolver *solver,
             gpointer user_data)
{
  const Work *self = user_data;
  SatSolverStats stats;
  SudokuProgress progress = { .stage = SUDOKU_STAGE_SEARCH, .fraction = -1 };

  sat_solver_get_stats (solver, &stats);
  progress.conflicts = stats.conflicts;
  progress.learned_units = stats.learned_units;
  progress.learned_pairs = stats.learned_pairs;
  if (stats.n_calls > 0)
    sudoku_task_run_tell (&self->work, &progress);
}

static gboolean
load (Work *self,
      GError **error)
{
  SatSolver *solver = NULL;
  SudokuTask rest;

  if (!sat_memory_check ("memory-formula",
                         2 * sudoku_cnf_get_n_clauses (self->cnf) * SAT_MEMORY_PER_CLAUSE, error))
    return FALSE;
  rest = sudoku_task_run_get_rest (&self->work);
  self->prover = sat_prover_new ();
  solver = sat_prover_get_solver (self->prover);
  sat_solver_set_cancellable (solver, self->work.cancellable);
  sat_solver_set_progress (solver, progress_cb, self);
  sat_solver_set_deadline (solver, self->work.deadline);
  return sudoku_cnf_stream (self->cnf, sat_solver_get_sink (solver), &rest, error);
}

static SatStatus
solve (Work *self,
       GError **error)
{
  sat_solver_set_deadline (sat_prover_get_solver (self->prover), self->work.deadline);
  return sat_prover_solve (self->prover, error);
}

/* The grid of the model that was found, once each clause of the formula was found to be true. */
static SudokuGrid *
inspect (Work *self,
         GError **error)
{
  SatSolver *solver = sat_prover_get_solver (self->prover);
  g_autoptr (SatModel) model = sat_model_new (SAT_STATUS_SATISFIABLE);
  g_autoptr (SudokuDecoding) decoding = NULL;
  const SudokuTask rest = sudoku_task_run_get_rest (&self->work);

  for (int v = 1; v <= sudoku_cnf_get_n_variables (self->cnf); v++)
    if (!sat_model_add (model, sat_solver_value (solver, v) ? v : -v, error))
      return NULL;
  decoding = sudoku_decode (self->cnf, model, &rest, error);
  if (decoding == NULL)
    return NULL;
  g_return_val_if_fail (decoding->status == SUDOKU_DECODE_OK, NULL);
  return sudoku_grid_copy (decoding->grid);
}

static gboolean
assume (Work *self,
        const SudokuGrid *solution,
        GError **error)
{
  SatSolver *solver = sat_prover_get_solver (self->prover);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (solution); cell++)
    if (!sat_solver_assume (solver,
                            sudoku_cnf_get_variable (self->cnf, cell,
                                                     sudoku_grid_get_value (solution, cell)),
                            error))
      return FALSE;
  return TRUE;
}

static void
check_progress_cb (gsize n_done,
                   gsize n_steps,
                   gpointer user_data)
{
  const Work *self = user_data;

  sudoku_task_run_report (&self->work, SUDOKU_STAGE_VERIFY, (double)n_done / (double)n_steps, 0,
                          n_done);
}

static gboolean
stream_cb (SatSink *sink,
           gpointer user_data,
           GError **error)
{
  const Work *self = user_data;
  const SudokuTask rest = sudoku_task_run_get_rest (&self->work);

  return sudoku_claim_stream (self->proved->claim, sink, &rest, error);
}

/* Has our checker look at the proof of the solver. */
static gboolean
confirm (Work *self,
         const SudokuGrid *solution,
         GError **error)
{
  SudokuProved *proved = self->proved;
  const SatProofRun run = {
    .cancellable = self->work.cancellable,
    .time_limit = sat_deadline_get_rest (self->work.deadline),
    .progress = check_progress_cb,
    .progress_data = self,
  };

  proved->claim = sudoku_claim_new (self->cnf, solution);
  proved->proof = sat_prover_confirm (sat_prover_get_proof (self->prover), stream_cb, self, &run,
                                      &proved->verdict, error);
  if (proved->proof == NULL)
    return FALSE;
  proved->kind =
    proved->verdict.kind == SAT_PROOF_RIGHT ? SUDOKU_PROVED : SUDOKU_PROVED_UNCHECKED;
  return TRUE;
}

static gboolean
prove_unsolvable (Work *self,
                  GError **error)
{
  GError *stopped = NULL;
  SatStatus status = SAT_STATUS_UNKNOWN;

  if (!load (self, error))
    return FALSE;
  status = solve (self, &stopped);
  if (status == SAT_STATUS_UNSATISFIABLE)
    return confirm (self, NULL, error);
  if (status == SAT_STATUS_SATISFIABLE)
    {
      self->proved->kind = SUDOKU_PROVED_SOLVABLE;
      self->proved->solution = inspect (self, &stopped);
    }
  if (stopped == NULL)
    return TRUE;
  g_propagate_error (error, stopped);
  return FALSE;
}

/* Shows the solution to the solver, excludes it, and asks again. */
static gboolean
prove_no_other (Work *self,
                const SudokuGrid *solution,
                GError **error)
{
  SudokuProved *proved = self->proved;
  g_autoptr (SudokuClaim) claim = sudoku_claim_new (self->cnf, solution);
  gsize n_literals = 0;
  const int *exclusion = sudoku_claim_get_exclusion (claim, &n_literals);
  GError *stopped = NULL;
  SatStatus status = SAT_STATUS_UNKNOWN;

  if (!load (self, error) || !assume (self, solution, error))
    return FALSE;
  status = solve (self, &stopped);
  if (status == SAT_STATUS_SATISFIABLE)
    proved->solution = inspect (self, &stopped);
  if (proved->solution != NULL &&
      sat_sink_add (sat_solver_get_sink (sat_prover_get_solver (self->prover)), exclusion,
                    n_literals, &stopped))
    {
      status = solve (self, &stopped);
      if (status == SAT_STATUS_UNSATISFIABLE)
        return confirm (self, proved->solution, error);
      if (status == SAT_STATUS_SATISFIABLE)
        {
          proved->kind = SUDOKU_PROVED_SEVERAL;
          proved->other = inspect (self, &stopped);
        }
    }
  if (stopped == NULL)
    return TRUE;
  g_propagate_error (error, stopped);
  return FALSE;
}

static gboolean
prove_unique (Work *self,
              GError **error)
{
  g_autoptr (SudokuGrid) solution = NULL;
  GError *stopped = NULL;
  const SudokuTask rest = sudoku_task_run_get_rest (&self->work);
  SudokuVerdict verdict =
    sudoku_solve (sudoku_cnf_get_grid (self->cnf), &rest, &solution, NULL, &stopped);

  if (stopped != NULL)
    {
      g_propagate_error (error, stopped);
      return FALSE;
    }
  if (verdict == SUDOKU_VERDICT_NO_SOLUTION || verdict == SUDOKU_VERDICT_CONFLICT)
    self->proved->kind = SUDOKU_PROVED_NO_SOLUTION;
  return solution == NULL || prove_no_other (self, solution, error);
}

/**
 * sudoku_prove: (skip)
 * @cnf: the formula of a puzzle
 * @kind: what is to be proved; %SUDOKU_CLAIM_ANY: that there is one solution, or, when there is
 *   none, that
 * @task: (nullable): cancellable, time limit and progress
 *
 * Proves a claim, or finds out that it is false. A puzzle with one solution takes two proofs: the
 * solution, checked against each clause, and that there is no other. Blocks until that is done.
 *
 * Returns: (transfer full) (nullable): what came of it; %NULL with %G_IO_ERROR_CANCELLED,
 *   %G_IO_ERROR_TIMED_OUT while clauses were made, or %SAT_ERROR_MEMORY
 */
SudokuProved *
sudoku_prove (SudokuCnf *cnf,
              SudokuClaimKind kind,
              const SudokuTask *task,
              GError **error)
{
  g_autoptr (SudokuProved) proved = NULL;
  g_auto (Work) self = { .cnf = cnf };

  g_return_val_if_fail (cnf != NULL, NULL);

  proved = g_new0 (SudokuProved, 1);
  proved->kind = SUDOKU_PROVED_NOTHING;
  self.proved = proved;
  sudoku_task_run_init (&self.work, task);
  if (kind != SUDOKU_CLAIM_UNSOLVABLE && !prove_unique (&self, error))
    return NULL;
  if ((kind == SUDOKU_CLAIM_UNSOLVABLE ||
       (kind == SUDOKU_CLAIM_ANY && proved->kind == SUDOKU_PROVED_NO_SOLUTION)) &&
      !prove_unsolvable (&self, error))
    return NULL;
  return g_steal_pointer (&proved);
}

/**
 * sudoku_proved_free: (skip)
 *
 * Frees it.
 */
void
sudoku_proved_free (SudokuProved *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->solution, sudoku_grid_free);
  g_clear_pointer (&self->other, sudoku_grid_free);
  g_clear_pointer (&self->claim, sudoku_claim_unref);
  g_clear_pointer (&self->proof, sat_proof_unref);
  g_free (self);
}
