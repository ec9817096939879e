/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all models of a formula have in common. */

#pragma once

#include "sat-analysis-run.h"

G_BEGIN_DECLS

/**
 * SatBackbone:
 * @status: %SAT_STATUS_SATISFIABLE, or %SAT_STATUS_UNSATISFIABLE when there is no model, and so no
 *   backbone; %SAT_STATUS_UNKNOWN when undecided in time
 * @literals: (element-type int): by ascending variable: true in every model
 * @complete: whether there are no others; if not, there was no time to try all
 *
 * The literals that are true in all models.
 */
typedef struct
{
  SatStatus status;
  GArray *literals;
  gboolean complete;
} SatBackbone;

SatBackbone *
sat_backbone_find (const SatFormula *formula, const SatAnalysisRun *run, GError **error);
void sat_backbone_free (SatBackbone *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatBackbone, sat_backbone_free)

G_END_DECLS
