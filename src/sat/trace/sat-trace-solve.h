/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A traced solver. */

#pragma once

#include <gio/gio.h>

#include "sat-chooser.h"
#include "sat-conflict.h"
#include "sat-trace.h"

G_BEGIN_DECLS

/**
 * SatTraceOptions:
 * @decide: how to decide
 * @learn: what to learn from a conflict
 * @counting: propagate by counting, or else by watched literals
 * @minimise: whether to leave out of a learned clause what its other literals imply
 * @restarts: whether to restart from time to time, if something is learned
 *
 * The options of the solver. All zero means decisions by the user, the first unique implication
 * point, watched literals, nothing left out and no restarts.
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
 * @decision: a literal by its name to decide at the next choice, if it is free then; 0: none
 *
 * How a run continues another one: "what if".
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
