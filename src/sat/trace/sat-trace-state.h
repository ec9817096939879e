/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The state at a moment of a run. */

#pragma once

#include "sat-trace.h"

G_BEGIN_DECLS

/**
 * SatTraceState:
 *
 * The trail after a number of steps, and with it the value of each literal.
 */
typedef struct _SatTraceState SatTraceState;

SatTraceState *sat_trace_state_new (const SatTrace *trace, guint n_steps);
void sat_trace_state_free (SatTraceState *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatTraceState, sat_trace_state_free)

guint sat_trace_state_get_n_trail (const SatTraceState *self);
guint sat_trace_state_get_trail_step (const SatTraceState *self, guint place);
guint sat_trace_state_get_place (const SatTraceState *self, int literal);
int sat_trace_state_get_value (const SatTraceState *self, int literal);
guint sat_trace_state_get_level (const SatTraceState *self, int literal);

G_END_DECLS
