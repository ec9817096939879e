/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-play.h"

#define SATDOKU_TYPE_ARRANGE_VIEW (satdoku_arrange_view_get_type ())
/**
 * SatdokuArrangeView:
 *
 * Turns, mirrors, exchanges and shuffles: the same puzzle in another arrangement.
 */
G_DECLARE_FINAL_TYPE (SatdokuArrangeView, satdoku_arrange_view, SATDOKU, ARRANGE_VIEW, GtkWidget)
