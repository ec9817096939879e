/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pane beside the board that explains: see the top of satdoku-explain-view.c. */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-report.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_EXPLAIN_VIEW (satdoku_explain_view_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuExplainView, satdoku_explain_view, SATDOKU, EXPLAIN_VIEW, GtkWidget)

/* Property: report (SatdokuReport).
 * Signal: "show-cells" (GArray of guint): the player wants to see them. */
GtkWidget *satdoku_explain_view_new (void);
void satdoku_explain_view_set_report (SatdokuExplainView *self, SatdokuReport *report);

G_END_DECLS
