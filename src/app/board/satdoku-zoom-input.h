/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the player zooms and pans. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SATDOKU_TYPE_ZOOM_INPUT (satdoku_zoom_input_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuZoomInput, satdoku_zoom_input, SATDOKU, ZOOM_INPUT, GObject)

SatdokuZoomInput *satdoku_zoom_input_new (GtkWidget *view);
void satdoku_zoom_input_set_can_pan (SatdokuZoomInput *self, gboolean can_pan);

G_END_DECLS
