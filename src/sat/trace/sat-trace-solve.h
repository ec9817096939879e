/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A solver to watch: see the top of sat-trace-solve.c. */

#pragma once

#include <gio/gio.h>

#include "sat-chooser.h"
#include "sat-conflict.h"
#include "sat-trace.h"

G_BEGIN_DECLS

/**
 * SatTraceOptions:
 * @decide: how to decide
 * @learn: what is learned from a conflict
 * @counting: propagate by counting, or else by watched literals
 * @minimise: leave out of what is learned what its other literals imply
 * @restarts: restart from time to time, where something is learned
 *
 * How the solver works. All zero is decisions by somebody else, the first unique implication point,
 * watched literals, nothing left out and no restarts.
 */
typedef struct
{
  SatTraceDecide decide;
  SatTraceLearn learn;
  gboolean counting;
  gboolean minimise;
  gboolean restarts;
} SatTraceOptions;

/**
 * SatTraceStart:
 * @trace: (nullable): a run of the same formula with the same options, but for @decide
 * @n_steps: how many steps of it are kept
 * @decision: a literal by its name that is decided when next there is a choice, if it is free then;
 *   0: none
 *
 * How a run goes on from another one: "what if".
 */
typedef struct
{
  const SatTrace *trace;
  guint n_steps;
  int decision;
} SatTraceStart;

SatTrace *sat_trace_solve (SatTraceFormula *formula,
                           const SatTraceOptions *options,
                           const SatTraceStart *start,
                           guint max_steps,
                           GCancellable *cancellable,
                           GError **error);

G_END_DECLS
