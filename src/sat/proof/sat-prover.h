/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes proofs: see the top of sat-prover.c. */

#pragma once

#include "sat-proof.h"
#include "sat-solver.h"

G_BEGIN_DECLS

/**
 * SatProver:
 *
 * A solver that writes down how it finds out that there is no model.
 */
typedef struct _SatProver SatProver;

SatProver *sat_prover_new (void);
void sat_prover_free (SatProver *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatProver, sat_prover_free)

SatSolver *sat_prover_get_solver (SatProver *self);
SatStatus sat_prover_solve (SatProver *self, GError **error);
SatProof *sat_prover_get_proof (SatProver *self);

G_END_DECLS
