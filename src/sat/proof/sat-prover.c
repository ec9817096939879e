/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes a proof of what the solver has learned: each clause follows from those before it by unit
 * propagation, as long as the solver does not rewrite its clauses. Nothing is deleted. Whether it
 * rewrites them depends on its version, so the proof is always checked; when a step does not
 * follow, a solver of our own, which never rewrites any, makes another proof. */

#include "sat-prover.h"

#include "sat-deadline.h"
#include "sat-refuter.h"

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
 *
 * Gets the solver, to give it clauses, limits and a cancellable, and to ask for a model. Only
 * sat_prover_solve() starts it.
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
 *
 * Solves the clauses, as sat_solver_solve() does. What was learned in earlier calls stays part of
 * the proof: it followed from the clauses of that time.
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

static gboolean
check (const SatProof *proof,
       SatProverStreamFunc stream,
       gpointer user_data,
       const SatProofRun *run,
       SatProofVerdict *verdict,
       GError **error)
{
  g_autoptr (SatProofChecker) checker = sat_proof_checker_new ();

  return stream (sat_proof_checker_get_sink (checker), user_data, error) &&
         sat_proof_checker_run (checker, proof, run, verdict, error);
}

/* Our own proof; NULL at the deadline, or with an error. */
static SatProof *
refute (SatProverStreamFunc stream,
        gpointer user_data,
        gint64 deadline,
        GCancellable *cancellable,
        GError **error)
{
  g_autoptr (SatRefuter) refuter = sat_refuter_new ();
  g_autoptr (SatProof) proof = sat_proof_new (SAT_PROOF_DRAT);

  if (!stream (sat_refuter_get_sink (refuter), user_data, error) ||
      sat_refuter_run (refuter, proof, deadline, cancellable, error) != SAT_STATUS_UNSATISFIABLE)
    return NULL;
  return g_steal_pointer (&proof);
}

/**
 * sat_prover_confirm: (skip)
 * @proof: a proof that was made by a solver
 * @stream: makes the clauses of its formula
 * @user_data: for @stream
 * @run: how to check it; the time limit covers everything
 * @verdict: (out caller-allocates): the verdict of our checker on the returned proof
 *
 * Has a proof checked, and makes another one when a step of it does not follow by unit propagation.
 * Blocks until that is done.
 *
 * Returns: (transfer full) (nullable): the proof; %NULL with %G_IO_ERROR_CANCELLED,
 *   %SAT_ERROR_MEMORY or an error of @stream
 */
SatProof *
sat_prover_confirm (SatProof *proof,
                    SatProverStreamFunc stream,
                    gpointer user_data,
                    const SatProofRun *run,
                    SatProofVerdict *verdict,
                    GError **error)
{
  g_autoptr (SatProof) own = NULL;
  SatProofVerdict own_verdict;
  GError *local_error = NULL;
  gint64 deadline;
  SatProofRun left;

  g_return_val_if_fail (proof != NULL && stream != NULL && run != NULL && verdict != NULL, NULL);

  left = *run;
  left.rup_only = TRUE;
  deadline = sat_deadline_begin (run->time_limit);
  if (!check (proof, stream, user_data, &left, verdict, error))
    return NULL;
  if (verdict->kind == SAT_PROOF_RIGHT || verdict->kind == SAT_PROOF_UNFINISHED)
    return sat_proof_ref (proof);
  own = refute (stream, user_data, deadline, run->cancellable, &local_error);
  left.time_limit = sat_deadline_get_rest (deadline);
  if (own != NULL && check (own, stream, user_data, &left, &own_verdict, &local_error))
    {
      *verdict = own_verdict;
      return g_steal_pointer (&own);
    }
  if (local_error == NULL)
    return sat_proof_ref (proof);
  g_propagate_error (error, local_error);
  return NULL;
}
