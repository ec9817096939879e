/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Chooses the next decision. */

#pragma once

#include "sat-assignment.h"
#include "sat-trace-formula.h"

G_BEGIN_DECLS

/**
 * SatTraceDecide:
 * @SAT_TRACE_DECIDE_BY_HAND: the user decides
 * @SAT_TRACE_DECIDE_FIRST: the first free variable is true
 * @SAT_TRACE_DECIDE_FEWEST: the first free literal is true in an open clause with the fewest free
 *   ones: of a cell with the fewest candidates, where clauses are about cells
 * @SAT_TRACE_DECIDE_VSIDS: the variable most involved in recent conflicts gets its last value
 *
 * How to decide.
 */
typedef enum
{
  SAT_TRACE_DECIDE_BY_HAND,
  SAT_TRACE_DECIDE_FIRST,
  SAT_TRACE_DECIDE_FEWEST,
  SAT_TRACE_DECIDE_VSIDS,
} SatTraceDecide;

/**
 * SatChooser:
 *
 * Chooses decisions.
 */
typedef struct _SatChooser SatChooser;

SatChooser *sat_chooser_new (const SatTraceFormula *formula,
                             const SatAssignment *assignment,
                             SatTraceDecide decide);
void sat_chooser_free (SatChooser *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatChooser, sat_chooser_free)

int sat_chooser_choose (SatChooser *self);
void sat_chooser_bump (SatChooser *self, const GArray *variables);

G_END_DECLS
