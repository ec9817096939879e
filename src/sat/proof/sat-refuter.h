/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Our own solver for making proofs. */

#pragma once

#include "sat-proof.h"
#include "sat-sink.h"

G_BEGIN_DECLS

/**
 * SatRefuter:
 *
 * Takes the clauses of a formula, and proves that they have no model.
 */
typedef struct _SatRefuter SatRefuter;

SatRefuter *sat_refuter_new (void);
void sat_refuter_free (SatRefuter *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatRefuter, sat_refuter_free)

SatSink *sat_refuter_get_sink (SatRefuter *self);
SatStatus sat_refuter_run (SatRefuter *self,
                           SatProof *proof,
                           gint64 deadline,
                           GCancellable *cancellable,
                           GError **error);

G_END_DECLS
