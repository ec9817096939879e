/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Unit propagation. */

#pragma once

#include "sat-assignment.h"
#include "sat-trace.h"

G_BEGIN_DECLS

/**
 * SatTracePropagator:
 *
 * Propagates through its clauses.
 */
typedef struct _SatTracePropagator SatTracePropagator;

SatTracePropagator *sat_trace_propagator_new (SatAssignment *assignment,
                                              SatTrace *trace,
                                              guint n_variables,
                                              gboolean counting);
void sat_trace_propagator_free (SatTracePropagator *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatTracePropagator, sat_trace_propagator_free)

void sat_trace_propagator_add (SatTracePropagator *self,
                               guint clause,
                               const int *literals,
                               guint n_literals);
void sat_trace_propagator_imply (SatTracePropagator *self, int literal, guint clause);
gboolean sat_trace_propagator_propagate (SatTracePropagator *self, guint *conflict);
void sat_trace_propagator_undo (SatTracePropagator *self, guint level);
const int *sat_trace_propagator_get_clause (SatTracePropagator *self,
                                            guint clause,
                                            guint *n_literals);

G_END_DECLS
