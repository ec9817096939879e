/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-formula-source.h"
#include "satdoku-request.h"

#define SATDOKU_TYPE_ANALYSIS_PANEL (satdoku_analysis_panel_get_type ())
/**
 * SatdokuAnalysisPanel:
 *
 * What panels that find out something about a formula have in common: a title with a button that
 * closes the panel, a line that says how it stands, and one search at a time in the worker. Their
 * templates put what they show below that.
 */
G_DECLARE_DERIVABLE_TYPE (SatdokuAnalysisPanel,
                          satdoku_analysis_panel,
                          SATDOKU,
                          ANALYSIS_PANEL,
                          AdwBin)

/**
 * SatdokuAnalysisPanelClass:
 * @parent_class: the class above
 * @forget: forgets what was found: it is about another formula
 * @ended: (nullable): nothing is to be known any more
 * @show: shows what was found, or that it is nothing yet
 * @search: starts a request about the source
 * @take: takes and shows what a search has found
 * @busy_changed: (nullable): a search has begun, or failed
 *
 * What a panel does for itself.
 */
struct _SatdokuAnalysisPanelClass
{
  AdwBinClass parent_class;

  void (*forget) (SatdokuAnalysisPanel *self);
  void (*ended) (SatdokuAnalysisPanel *self);
  void (*show) (SatdokuAnalysisPanel *self);
  void (*search) (SatdokuAnalysisPanel *self,
                  SatdokuFormulaSource *source,
                  int time_limit,
                  SatdokuRequest *request);
  void (*take) (SatdokuAnalysisPanel *self, gpointer found);
  void (*busy_changed) (SatdokuAnalysisPanel *self);
};

void satdoku_analysis_panel_set_source (SatdokuAnalysisPanel *self,
                                        SatdokuFormulaSource *source,
                                        SatdokuWorker *worker,
                                        int time_limit);
SatdokuFormulaSource *satdoku_analysis_panel_get_source (SatdokuAnalysisPanel *self);
void satdoku_analysis_panel_search (SatdokuAnalysisPanel *self);
gboolean satdoku_analysis_panel_is_busy (SatdokuAnalysisPanel *self);
void satdoku_analysis_panel_set_texts (SatdokuAnalysisPanel *self,
                                       const char *title,
                                       const char *status);
const char *satdoku_analysis_panel_get_title (SatdokuAnalysisPanel *self);
