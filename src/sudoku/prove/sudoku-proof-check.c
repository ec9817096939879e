/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Compares a proof with the possible claims about a puzzle: that it has no solution, or only one. A
 * proof does not say which of the two it is for, so both are tried. */

#include "sudoku-proof-check.h"

#include <sat-deadline.h>
#include <sat-memory.h>

#include "sudoku-solve.h"
#include "sudoku-task-run.h"

static void
progress_cb (gsize n_done,
             gsize n_steps,
             gpointer user_data)
{
  sudoku_task_run_report (user_data, SUDOKU_STAGE_VERIFY, (double)n_done / (double)n_steps, 0,
                          n_done);
}

/**
 * sudoku_proof_check_claim: (skip)
 * @claim: what is claimed
 * @proof: a proof
 * @task: (nullable): cancellable, time limit and progress; the stage is SUDOKU_STAGE_VERIFY
 * @verdict: (out caller-allocates): what the proof is worth
 *
 * Checks a proof of a claim. Blocks until that is done.
 *
 * Returns: %FALSE with %G_IO_ERROR_CANCELLED, %G_IO_ERROR_TIMED_OUT while clauses were made, or
 *   %SAT_ERROR_MEMORY
 */
gboolean
sudoku_proof_check_claim (const SudokuClaim *claim,
                          const SatProof *proof,
                          const SudokuTask *task,
                          SatProofVerdict *verdict,
                          GError **error)
{
  g_autoptr (SatProofChecker) checker = NULL;
  SudokuTaskRun work;
  SatProofRun run;

  g_return_val_if_fail (claim != NULL && proof != NULL && verdict != NULL, FALSE);

  sudoku_task_run_init (&work, task);
  if (!sat_memory_check ("memory-formula",
                         sudoku_claim_get_n_clauses (claim) * SAT_MEMORY_PER_CLAUSE, error))
    return FALSE;
  checker = sat_proof_checker_new ();
  if (!sudoku_claim_stream (claim, sat_proof_checker_get_sink (checker), task, error))
    return FALSE;
  run = (SatProofRun){
    .cancellable = work.cancellable,
    .time_limit = sat_deadline_get_rest (work.deadline),
    .progress = progress_cb,
    .progress_data = &work,
  };
  return sat_proof_checker_run (checker, proof, &run, verdict, error);
}

/* How much of a proof is right. */
static gsize
count_right (const SudokuProofCheck *self,
             const SatProof *proof)
{
  switch (self->verdict.kind)
    {
    case SAT_PROOF_RIGHT:
      return G_MAXSIZE;
    case SAT_PROOF_NO_EMPTY_CLAUSE:
      return sat_proof_get_n_steps (proof);
    case SAT_PROOF_WRONG_STEP:
    case SAT_PROOF_NOT_ORIGINAL:
    case SAT_PROOF_UNFINISHED:
    default:
      return self->verdict.step;
    }
}

static SudokuProofCheck *
check (SudokuCnf *cnf,
       const SudokuGrid *solution,
       const SatProof *proof,
       const SudokuTask *task,
       GError **error)
{
  g_autoptr (SudokuProofCheck) self = g_new0 (SudokuProofCheck, 1);

  self->claim = sudoku_claim_new (cnf, solution);
  if (!sudoku_proof_check_claim (self->claim, proof, task, &self->verdict, error))
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * sudoku_proof_check: (skip)
 * @cnf: the formula of a puzzle
 * @proof: a proof
 * @kind: what it is to show
 * @task: (nullable): as for sudoku_proof_check_claim()
 *
 * Finds out what a proof shows of a puzzle. That a puzzle has only one solution means that there is
 * none but the one found by our own solver.
 *
 * Returns: (transfer full) (nullable): what was found out; %NULL with the errors of
 *   sudoku_proof_check_claim()
 */
SudokuProofCheck *
sudoku_proof_check (SudokuCnf *cnf,
                    const SatProof *proof,
                    SudokuClaimKind kind,
                    const SudokuTask *task,
                    GError **error)
{
  g_autoptr (SudokuProofCheck) plain = NULL;
  g_autoptr (SudokuProofCheck) unique = NULL;
  g_autoptr (SudokuGrid) solution = NULL;
  g_autoptr (GError) stopped = NULL;
  SudokuTaskRun work;
  SudokuTask rest;

  g_return_val_if_fail (cnf != NULL && proof != NULL, NULL);

  sudoku_task_run_init (&work, task);
  plain = check (cnf, NULL, proof, task, error);
  if (plain == NULL || plain->verdict.kind == SAT_PROOF_RIGHT || kind == SUDOKU_CLAIM_UNSOLVABLE)
    return g_steal_pointer (&plain);
  rest = sudoku_task_run_get_rest (&work);
  sudoku_solve (sudoku_cnf_get_grid (cnf), &rest, &solution, NULL, &stopped);
  if (stopped != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&stopped));
      return NULL;
    }
  if (solution == NULL)
    return g_steal_pointer (&plain);
  rest = sudoku_task_run_get_rest (&work);
  unique = check (cnf, solution, proof, &rest, error);
  if (unique == NULL || kind == SUDOKU_CLAIM_UNIQUE ||
      count_right (unique, proof) > count_right (plain, proof))
    return g_steal_pointer (&unique);
  return g_steal_pointer (&plain);
}

/**
 * sudoku_proof_check_free: (skip)
 *
 * Frees it.
 */
void
sudoku_proof_check_free (SudokuProofCheck *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->claim, sudoku_claim_unref);
  g_free (self);
}
