/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-analysis-panel.h"
#include "satdoku-core-search.h"

#define SATDOKU_TYPE_CORE_PANEL (satdoku_core_panel_get_type ())
/**
 * SatdokuCorePanel:
 *
 * A panel that says why a formula has no model.
 */
G_DECLARE_FINAL_TYPE (SatdokuCorePanel,
                      satdoku_core_panel,
                      SATDOKU,
                      CORE_PANEL,
                      SatdokuAnalysisPanel)

const SatdokuFoundCore *satdoku_core_panel_get_core (SatdokuCorePanel *self);
GArray *satdoku_core_panel_list_cells (SatdokuCorePanel *self);
