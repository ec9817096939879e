/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-model-search.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_MODELS_PANEL (satdoku_models_panel_get_type ())
/**
 * SatdokuModelsPanel:
 *
 * A panel that walks through the models of a formula.
 */
G_DECLARE_FINAL_TYPE (SatdokuModelsPanel, satdoku_models_panel, SATDOKU, MODELS_PANEL, AdwBin)

void satdoku_models_panel_set_source (SatdokuModelsPanel *self,
                                      SatdokuFormulaSource *source,
                                      SatdokuWorker *worker,
                                      int time_limit);
const SatdokuFoundModels *satdoku_models_panel_get_models (SatdokuModelsPanel *self);
guint satdoku_models_panel_get_position (SatdokuModelsPanel *self);
gboolean satdoku_models_panel_is_busy (SatdokuModelsPanel *self);

G_END_DECLS
