/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why has a formula no model? */

#pragma once

#include "sat-guarded-solver.h"

G_BEGIN_DECLS

/**
 * SatCore:
 * @status: %SAT_STATUS_SATISFIABLE when there is a model, and so no core; %SAT_STATUS_UNKNOWN when
 *   undecided in time
 * @groups: (element-type guint32): ascending: groups that together have no model
 * @minimal: whether each of them is necessary: without it the others have a model. If not, there
 *   was no time to try all
 * @n_calls: how often the solver was asked
 *
 * Groups of clauses that have no model.
 */
typedef struct
{
  SatStatus status;
  GArray *groups;
  gboolean minimal;
  guint n_calls;
} SatCore;

SatCore *sat_core_find (const SatFormula *formula,
                        const SatGroups *groups,
                        guint32 seed,
                        const SatAnalysisRun *run,
                        GError **error);
SatFormula *sat_core_extract (const SatCore *self,
                              const SatFormula *formula,
                              const SatGroups *groups);
void sat_core_free (SatCore *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatCore, sat_core_free)

G_END_DECLS
