/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the player zooms and pans. */

#pragma once

#include <gtk/gtk.h>

/**
 * SatdokuZoomFuncs:
 * @zoom: shows it so many times larger than now; what is at a place, in pixels from the corner of
 *   the widget, stays there
 * @begin_pan: what is shown will be pulled
 * @pan: shows it so many pixels to the right and down from where it was at the begin
 *
 * What a widget does as the player zooms and pans. The first argument is the data that came with
 * it.
 */
typedef struct
{
  void (*zoom) (gpointer data, double factor, double x, double y);
  void (*begin_pan) (gpointer data);
  void (*pan) (gpointer data, double dx, double dy);
} SatdokuZoomFuncs;

#define SATDOKU_TYPE_ZOOM_INPUT (satdoku_zoom_input_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuZoomInput, satdoku_zoom_input, SATDOKU, ZOOM_INPUT, GObject)

SatdokuZoomInput *satdoku_zoom_input_new (GtkWidget *view,
                                          const SatdokuZoomFuncs *funcs,
                                          gpointer data);
void satdoku_zoom_input_set_can_pan (SatdokuZoomInput *self, gboolean can_pan);
