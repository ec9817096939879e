/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many models has a formula? */

#pragma once

#include "sat-analysis-run.h"

G_BEGIN_DECLS

/**
 * SatModelCount:
 * @n_models: how many models there are, at least
 * @exact: whether there are no more
 * @timed_out: whether it is not exact because of the time limit
 *
 * The number of models of a formula.
 */
typedef struct
{
  guint64 n_models;
  gboolean exact;
  gboolean timed_out;
} SatModelCount;

gboolean sat_model_count (const SatFormula *formula,
                          guint64 limit,
                          const SatAnalysisRun *run,
                          SatModelCount *count,
                          GError **error);

G_END_DECLS
