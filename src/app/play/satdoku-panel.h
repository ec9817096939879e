/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-report.h"

#define SATDOKU_TYPE_PANEL (satdoku_panel_get_type ())
/**
 * SatdokuPanel:
 *
 * The panel beside the board with what was last found out: a verdict in one sentence, details, and
 * items that highlight cells; or else how far the game is.
 */
G_DECLARE_FINAL_TYPE (SatdokuPanel, satdoku_panel, SATDOKU, PANEL, GtkWidget)

void
satdoku_panel_show (SatdokuPanel *self, SatdokuMood mood, const char *verdict, const char *details);
void satdoku_panel_show_report (SatdokuPanel *self, SatdokuReport *report);
void satdoku_panel_show_progress (SatdokuPanel *self,
                                  const char *verdict,
                                  const char *details,
                                  double fraction);
void satdoku_panel_offer_about (SatdokuPanel *self);
void satdoku_panel_offer_calendar (SatdokuPanel *self);
const char *satdoku_panel_get_verdict (SatdokuPanel *self);
const char *satdoku_panel_get_details (SatdokuPanel *self);
guint satdoku_panel_get_n_items (SatdokuPanel *self);
GtkWidget *satdoku_panel_get_buttons (SatdokuPanel *self);
