/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define SATDOKU_TYPE_ADAPTIVE_PANE (satdoku_adaptive_pane_get_type ())
/**
 * SatdokuAdaptivePane:
 *
 * Puts a panel beside its content, or below it where there is little room.
 */
G_DECLARE_FINAL_TYPE (SatdokuAdaptivePane, satdoku_adaptive_pane, SATDOKU, ADAPTIVE_PANE, GtkWidget)
