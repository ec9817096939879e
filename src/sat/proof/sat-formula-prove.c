/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Proves that a formula that was read has no model, and has the proof confirmed. The prover gets
 * variables without gaps; the proof has those of the formula. */

#include "sat-formula-prove.h"

#include "sat-deadline.h"
#include "sat-prover.h"
#include "sat-renumbering.h"

/* NULL with an error. */
static SatProof *
name_variables (const SatProof *proof,
                const SatRenumbering *renumbering,
                GError **error)
{
  g_autoptr (SatProof) named = sat_proof_new (SAT_PROOF_DRAT);
  g_autoptr (GArray) literals = g_array_new (FALSE, FALSE, sizeof (int));

  for (gsize i = 0; i < sat_proof_get_n_steps (proof); i++)
    {
      SatProofStep step;

      sat_proof_get_step (proof, i, &step);
      g_array_set_size (literals, 0);
      for (gsize k = 0; k < step.n_literals; k++)
        {
          int variable = sat_renumbering_get_variable (renumbering, ABS (step.literals[k]));
          int literal = step.literals[k] > 0 ? variable : -variable;

          g_array_append_val (literals, literal);
        }
      step.literals = (const int *)(gconstpointer)literals->data;
      if (!sat_proof_add (named, &step, error))
        return NULL;
    }
  return g_steal_pointer (&named);
}

typedef struct
{
  const SatFormula *formula;
  GCancellable *cancellable;
} Source;

static gboolean
stream_cb (SatSink *sink,
           gpointer user_data,
           GError **error)
{
  const Source *source = user_data;

  return sat_formula_stream (source->formula, sink, source->cancellable, error);
}

/* NULL with an error. */
static SatProof *
confirm (const SatFormula *formula,
         const SatFormulaRun *run,
         SatProof *proof,
         SatProofVerdict *verdict,
         GError **error)
{
  Source source = { formula, run->cancellable };
  const SatProofRun checking = { .cancellable = run->cancellable,
                                 .time_limit = run->time_limit };

  return sat_prover_confirm (proof, stream_cb, &source, &checking, verdict, error);
}

/**
 * sat_formula_prove: (skip)
 * @formula: a formula
 * @run: how
 * @proof: (out) (transfer full) (nullable): with %SAT_STATUS_UNSATISFIABLE, the proof
 * @verdict: (out caller-allocates): the verdict of our checker
 *
 * Proves that a formula has no model. Blocks until that is done, or a model was found.
 *
 * Returns: whether it has one; %SAT_STATUS_UNKNOWN at the time limit, or with an error:
 *   %G_IO_ERROR_CANCELLED or %SAT_ERROR_MEMORY
 */
SatStatus
sat_formula_prove (const SatFormula *formula,
                   const SatFormulaRun *run,
                   SatProof **proof,
                   SatProofVerdict *verdict,
                   GError **error)
{
  g_autoptr (SatRenumbering) renumbering = NULL;
  g_autoptr (SatProver) prover = NULL;
  g_autoptr (SatProof) named = NULL;
  g_autoptr (GError) local_error = NULL;
  SatFormulaRun rest;
  gint64 deadline;
  SatSolver *solver;
  SatStatus status;

  g_return_val_if_fail (formula != NULL && run != NULL, SAT_STATUS_UNKNOWN);
  g_return_val_if_fail (proof != NULL && verdict != NULL, SAT_STATUS_UNKNOWN);

  *proof = NULL;
  renumbering = sat_renumbering_new (formula, error);
  if (renumbering == NULL || !sat_formula_check_memory (formula, renumbering, error))
    return SAT_STATUS_UNKNOWN;
  prover = sat_prover_new ();
  solver = sat_prover_get_solver (prover);
  sat_solver_set_cancellable (solver, run->cancellable);
  if (run->progress != NULL)
    sat_solver_set_progress (solver, run->progress, run->progress_data);
  rest = *run;
  deadline = sat_deadline_begin (run->time_limit);
  sat_solver_set_deadline (solver, deadline);
  if (!sat_renumbering_stream (renumbering, sat_solver_get_sink (solver), run->cancellable,
                               &local_error))
    {
      if (!g_error_matches (local_error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT))
        g_propagate_error (error, g_steal_pointer (&local_error));
      return SAT_STATUS_UNKNOWN;
    }
  status = sat_prover_solve (prover, error);
  if (status != SAT_STATUS_UNSATISFIABLE)
    return status;
  named = name_variables (sat_prover_get_proof (prover), renumbering, error);
  rest.time_limit = sat_deadline_get_rest (deadline);
  if (named != NULL)
    *proof = confirm (formula, &rest, named, verdict, error);
  return *proof != NULL ? SAT_STATUS_UNSATISFIABLE : SAT_STATUS_UNKNOWN;
}
