/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-guides.h"

#define SATDOKU_TYPE_EXPLAIN_VIEW (satdoku_explain_view_get_type ())
/**
 * SatdokuExplainView:
 *
 * The pane beside the board with all there is to say on what was last found out: reasons, places
 * and how it was found. It goes with the next number that is entered, and finds out nothing
 * itself.
 */
G_DECLARE_FINAL_TYPE (SatdokuExplainView, satdoku_explain_view, SATDOKU, EXPLAIN_VIEW, GtkWidget)

GtkWidget *satdoku_explain_view_new (SatdokuGuides *guides);
