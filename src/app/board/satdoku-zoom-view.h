/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows a board in one of several sizes. */

#pragma once

#include "satdoku-board.h"

#define SATDOKU_TYPE_ZOOM_VIEW (satdoku_zoom_view_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuZoomView, satdoku_zoom_view, SATDOKU, ZOOM_VIEW, GtkWidget)

double satdoku_zoom_view_get_zoom (SatdokuZoomView *self);
void satdoku_zoom_view_set_zoom (SatdokuZoomView *self, double zoom);
double satdoku_zoom_view_get_zoom_max (SatdokuZoomView *self);
void satdoku_zoom_view_step (SatdokuZoomView *self, int direction);
void satdoku_zoom_view_show_cell (SatdokuZoomView *self, guint cell);
