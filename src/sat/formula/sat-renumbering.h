/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Small numbers for the variables in a formula. */

#pragma once

#include "sat-formula.h"

G_BEGIN_DECLS

/**
 * SatRenumbering:
 *
 * Numbers from 1 on for the variables that occur in a formula, in the same order.
 */
typedef struct _SatRenumbering SatRenumbering;

SatRenumbering *sat_renumbering_new (const SatFormula *formula, GError **error);
void sat_renumbering_free (SatRenumbering *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatRenumbering, sat_renumbering_free)

int sat_renumbering_get_n (const SatRenumbering *self);
int sat_renumbering_get_variable (const SatRenumbering *self, int number);
int sat_renumbering_find (const SatRenumbering *self, int variable);
gboolean sat_renumbering_stream (const SatRenumbering *self,
                                 SatSink *sink,
                                 GCancellable *cancellable,
                                 GError **error);

G_END_DECLS
