/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds clauses by their literals. For the checker of proofs only. */

#pragma once

#include "sat-propagator.h"

G_BEGIN_DECLS

/**
 * SatClauseFinder:
 *
 * An index of the clauses of a #SatPropagator by their literals.
 */
typedef struct _SatClauseFinder SatClauseFinder;

SatClauseFinder *sat_clause_finder_new (SatPropagator *propagator);
void sat_clause_finder_free (SatClauseFinder *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatClauseFinder, sat_clause_finder_free)

void sat_clause_finder_add (SatClauseFinder *self, guint32 clause);
guint32 sat_clause_finder_find (SatClauseFinder *self, const int *literals, gsize n_literals);
void sat_clause_finder_remove (SatClauseFinder *self, guint32 clause);

G_END_DECLS
