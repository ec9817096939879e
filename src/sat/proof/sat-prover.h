/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes proofs. */

#pragma once

#include "sat-proof-check.h"
#include "sat-solver.h"

G_BEGIN_DECLS

/**
 * SatProver:
 *
 * A solver that records how it finds out that there is no model.
 */
typedef struct _SatProver SatProver;

SatProver *sat_prover_new (void);
void sat_prover_free (SatProver *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatProver, sat_prover_free)

SatSolver *sat_prover_get_solver (SatProver *self);
SatStatus sat_prover_solve (SatProver *self, GError **error);
SatProof *sat_prover_get_proof (SatProver *self);

/**
 * SatProverStreamFunc:
 * @sink: where the clauses go
 * @user_data: what was given with the function
 * @error: return location for an error
 *
 * Makes all clauses of a formula, as often as it is called.
 *
 * Returns: %FALSE with an error
 */
typedef gboolean (*SatProverStreamFunc) (SatSink *sink, gpointer user_data, GError **error);

SatProof *sat_prover_confirm (SatProof *proof,
                              SatProverStreamFunc stream,
                              gpointer user_data,
                              const SatProofRun *run,
                              SatProofVerdict *verdict,
                              GError **error);

G_END_DECLS
