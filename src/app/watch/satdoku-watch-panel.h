/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-watch.h"

#define SATDOKU_TYPE_WATCH_PANEL (satdoku_watch_panel_get_type ())
/**
 * SatdokuWatchPanel:
 *
 * The panel in which one watches a solver.
 *
 * Signals: "clause" (guint64): the user wants to go to a clause of the formula; "reveal" (guint64):
 * a step is about it; "close"; "overlay" (gpointer): what boards show.
 */
G_DECLARE_FINAL_TYPE (SatdokuWatchPanel, satdoku_watch_panel, SATDOKU, WATCH_PANEL, AdwBin)

SatdokuWatch *satdoku_watch_panel_get_watch (SatdokuWatchPanel *self);
SatTraceState *satdoku_watch_panel_create_state (SatdokuWatchPanel *self);
void satdoku_watch_panel_decide (SatdokuWatchPanel *self, guint cell, guint value);
void satdoku_watch_panel_set_source (SatdokuWatchPanel *self, SatdokuFormulaSource *source);
