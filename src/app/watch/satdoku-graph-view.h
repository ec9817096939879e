/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-watch.h"

#define SATDOKU_TYPE_GRAPH_VIEW (satdoku_graph_view_get_type ())
/**
 * SatdokuGraphView:
 *
 * The implication graph of the last conflict of a run.
 *
 * Signals: "chosen" (guint): the step that has put a literal on the trail, when its node is
 * clicked.
 */
G_DECLARE_FINAL_TYPE (SatdokuGraphView, satdoku_graph_view, SATDOKU, GRAPH_VIEW, GtkWidget)

void satdoku_graph_view_show (SatdokuGraphView *self, SatdokuWatch *watch);
