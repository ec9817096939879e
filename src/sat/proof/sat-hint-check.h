/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Checks steps by the clauses that they name. For the checker of proofs only. */

#pragma once

#include "sat-proof.h"
#include "sat-propagator.h"

G_BEGIN_DECLS

/**
 * SatHintChecker:
 *
 * The clauses of a #SatPropagator by their numbers in an LRAT proof.
 */
typedef struct _SatHintChecker SatHintChecker;

SatHintChecker *sat_hint_checker_new (SatPropagator *propagator);
void sat_hint_checker_free (SatHintChecker *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatHintChecker, sat_hint_checker_free)

void sat_hint_checker_add (SatHintChecker *self, guint number, guint32 clause);
gboolean sat_hint_checker_delete (SatHintChecker *self, guint number);
gboolean sat_hint_checker_follows (SatHintChecker *self, const SatProofStep *step);

G_END_DECLS
