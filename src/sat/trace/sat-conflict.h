/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is learned from a conflict. */

#pragma once

#include "sat-trace-propagator.h"

G_BEGIN_DECLS

/**
 * SatTraceLearn:
 * @SAT_TRACE_LEARN_UIP: resolve until one literal of the level of the conflict is left, the first
 *   unique implication point
 * @SAT_TRACE_LEARN_DECISIONS: resolve until only decisions are left
 * @SAT_TRACE_LEARN_NOTHING: learn nothing and try the other branch, as DPLL does
 *
 * What is learned from a conflict.
 */
typedef enum
{
  SAT_TRACE_LEARN_UIP,
  SAT_TRACE_LEARN_DECISIONS,
  SAT_TRACE_LEARN_NOTHING,
} SatTraceLearn;

/**
 * SatConflict:
 *
 * Works out what is learned from a conflict.
 */
typedef struct _SatConflict SatConflict;

SatConflict *sat_conflict_new (const SatAssignment *assignment,
                               SatTracePropagator *propagator,
                               SatTrace *trace,
                               guint n_variables);
void sat_conflict_free (SatConflict *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatConflict, sat_conflict_free)

void sat_conflict_analyse (SatConflict *self, guint clause, SatTraceLearn learn, gboolean minimise);
const GArray *sat_conflict_get_learned (const SatConflict *self);
const GArray *sat_conflict_get_touched (const SatConflict *self);

G_END_DECLS
