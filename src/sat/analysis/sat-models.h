/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Models of a formula, one after the other. */

#pragma once

#include <sat-model.h>

#include "sat-analysis-run.h"

G_BEGIN_DECLS

/**
 * SatModels:
 * @models: (element-type SatModel): models, each different from the others in a variable that
 *   occurs in the formula; each tells the value of all of these variables
 * @complete: whether there are no others
 *
 * Models of a formula.
 */
typedef struct
{
  GPtrArray *models;
  gboolean complete;
} SatModels;

SatModels *sat_models_find (const SatFormula *formula,
                            guint limit,
                            const SatAnalysisRun *run,
                            GError **error);
void sat_models_free (SatModels *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatModels, sat_models_free)

G_END_DECLS
