/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Clauses and unit propagation. For the checker of proofs only. */

#pragma once

#include <gio/gio.h>

#include "sat-error.h"

G_BEGIN_DECLS

/**
 * SatPropagator:
 *
 * A changing set of clauses, and what follows from it by unit propagation. A clause is identified
 * by a number, its place in memory.
 */
typedef struct _SatPropagator SatPropagator;

/**
 * SAT_CLAUSE_NONE:
 *
 * No clause of a #SatPropagator.
 */
#define SAT_CLAUSE_NONE G_MAXUINT32

SatPropagator *sat_propagator_new (void);
void sat_propagator_free (SatPropagator *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatPropagator, sat_propagator_free)

void sat_propagator_set_cancellable (SatPropagator *self, GCancellable *cancellable);
void sat_propagator_set_deadline (SatPropagator *self, gint64 monotonic_time);
gboolean sat_propagator_is_stopped (const SatPropagator *self);
gboolean sat_propagator_knows (const SatPropagator *self, int literal);
const guint32 *sat_propagator_normalise (SatPropagator *self,
                                         const int *literals,
                                         gsize n_literals,
                                         gsize *n_normal);

gboolean sat_propagator_add (SatPropagator *self,
                             const int *literals,
                             gsize n_literals,
                             guint32 *clause,
                             GError **error);
void sat_propagator_delete (SatPropagator *self, guint32 clause);
gboolean sat_propagator_is_deleted (const SatPropagator *self, guint32 clause);
guint32 sat_propagator_next_clause (const SatPropagator *self, guint32 clause);
const guint32 *
sat_propagator_get_clause (const SatPropagator *self, guint32 clause, gsize *n_literals);
gboolean sat_propagator_equals (SatPropagator *self,
                                guint32 clause,
                                const guint32 *normal,
                                gsize n_normal);

gboolean sat_propagator_settle (SatPropagator *self);
gboolean sat_propagator_implies (SatPropagator *self, const int *literals, gsize n_literals);
gboolean sat_propagator_resolves (SatPropagator *self, const int *literals, gsize n_literals);
const guint32 *
sat_propagator_get_occurrences (SatPropagator *self, guint32 literal, gsize *n_clauses);

/* The way back from a contradiction. */
gsize sat_propagator_get_n_settled (const SatPropagator *self);
void sat_propagator_keep (SatPropagator *self);
void sat_propagator_turn_back (SatPropagator *self);
void sat_propagator_rewind (SatPropagator *self, gsize n_settled);
void sat_propagator_revive (SatPropagator *self, guint32 clause);
gboolean sat_propagator_is_needed (const SatPropagator *self, guint32 clause);

G_END_DECLS
