/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which literals of a model suffice? */

#pragma once

#include "sat-analysis-run.h"

G_BEGIN_DECLS

/**
 * SatModelCover:
 *
 * Finds few literals of a model that make all clauses true, whatever the others are; and remembers
 * them, so that later results exclude them.
 */
typedef struct _SatModelCover SatModelCover;

SatModelCover *sat_model_cover_new (const SatFormula *formula,
                                    const SatRenumbering *renumbering,
                                    const SatAnalysisRun *run,
                                    GError **error);
void sat_model_cover_free (SatModelCover *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatModelCover, sat_model_cover_free)

const int *sat_model_cover_find (SatModelCover *self, SatSolver *solver, gsize *n_literals);

G_END_DECLS
