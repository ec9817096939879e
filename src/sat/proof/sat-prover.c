/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes a proof of what the solver has learnt: each clause follows from those before it by unit
 * propagation, as long as the solver does not rewrite its clauses between the searches. Nothing is
 * deleted. Whether the proof is right is for a SatProofChecker to say. */

#include "sat-prover.h"

struct _SatProver
{
  SatSolver *solver;
  SatProof *proof;
  GError *error; /* (nullable): why a step could not be written down */
};

static void
lemma_cb (const int *literals,
          gsize n_literals,
          gpointer user_data)
{
  SatProver *self = user_data;
  const SatProofStep step = {
    .kind = SAT_STEP_ADD,
    .place = sat_proof_get_n_steps (self->proof) + 1,
    .literals = literals,
    .n_literals = n_literals,
  };

  if (self->error == NULL)
    sat_proof_add (self->proof, &step, &self->error);
}

/**
 * sat_prover_new: (skip)
 *
 * Makes a prover that knows no clause.
 *
 * Returns: (transfer full): the prover
 */
SatProver *
sat_prover_new (void)
{
  SatProver *self = g_new0 (SatProver, 1);

  self->solver = sat_solver_new (SAT_PROFILE_PROOF);
  self->proof = sat_proof_new (SAT_PROOF_DRAT);
  sat_solver_set_lemma_func (self->solver, lemma_cb, self);
  return self;
}

/**
 * sat_prover_free: (skip)
 * @self: (nullable): a prover
 *
 * Frees it with its solver.
 */
void
sat_prover_free (SatProver *self)
{
  if (self == NULL)
    return;
  sat_solver_free (self->solver);
  g_clear_pointer (&self->proof, sat_proof_unref);
  g_clear_error (&self->error);
  g_free (self);
}

/**
 * sat_prover_get_solver: (skip)
 * @self: a prover
 *
 * Gets the solver, to give it clauses, limits and a cancellable, and to ask for a model. It is
 * sat_prover_solve() that starts it.
 *
 * Returns: (transfer none): the solver
 */
SatSolver *
sat_prover_get_solver (SatProver *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->solver;
}

/**
 * sat_prover_solve: (skip)
 * @self: a prover
 * @error: return location for an error
 *
 * Solves the clauses, as sat_solver_solve() does. What was learnt in calls before stays part of
 * the proof: it followed from the clauses that were there.
 *
 * Returns: the answer; %SAT_STATUS_UNKNOWN with %SAT_ERROR_MEMORY when there was no room for the
 *   proof, and as for sat_solver_solve()
 */
SatStatus
sat_prover_solve (SatProver *self,
                  GError **error)
{
  SatStatus status;

  g_return_val_if_fail (self != NULL, SAT_STATUS_UNKNOWN);

  status = sat_solver_solve (self->solver, error);
  if (self->error == NULL || status == SAT_STATUS_SATISFIABLE)
    return status;
  if (status == SAT_STATUS_UNSATISFIABLE)
    g_propagate_error (error, g_error_copy (self->error));
  return SAT_STATUS_UNKNOWN;
}

/**
 * sat_prover_get_proof: (skip)
 * @self: a prover that has found that its clauses have no model, without assumptions
 *
 * Gets the proof, which ends in the empty clause.
 *
 * Returns: (transfer none): the proof
 */
SatProof *
sat_prover_get_proof (SatProver *self)
{
  SatProofStep step = { .kind = SAT_STEP_ADD, .n_literals = 1 };
  gsize n_steps;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (sat_solver_get_status (self->solver) == SAT_STATUS_UNSATISFIABLE, NULL);

  n_steps = sat_proof_get_n_steps (self->proof);
  if (n_steps > 0)
    sat_proof_get_step (self->proof, n_steps - 1, &step);
  if (step.n_literals > 0)
    lemma_cb (NULL, 0, self);
  return self->proof;
}
