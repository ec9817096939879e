/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-analysis-panel.h"
#include "satdoku-model-search.h"

#define SATDOKU_TYPE_MODELS_PANEL (satdoku_models_panel_get_type ())
/**
 * SatdokuModelsPanel:
 *
 * A panel that walks through the models of a formula.
 */
G_DECLARE_FINAL_TYPE (SatdokuModelsPanel,
                      satdoku_models_panel,
                      SATDOKU,
                      MODELS_PANEL,
                      SatdokuAnalysisPanel)

const SatdokuFoundModels *satdoku_models_panel_get_models (SatdokuModelsPanel *self);
guint satdoku_models_panel_get_position (SatdokuModelsPanel *self);
