/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shapes in cells, so that nothing has to be told by its colour: see the top of satdoku-shape.c. */

#pragma once

#include <cairo.h>
#include <glib.h>

void satdoku_shape_add (cairo_t *cr, guint colour, double x, double y, double size);
void satdoku_shape_draw (cairo_t *cr, guint colour, double x, double y, double size);
void satdoku_shape_draw_notch (cairo_t *cr, double cell_size);
void satdoku_shape_draw_wedge (cairo_t *cr, double cell_size);
void satdoku_shape_draw_underline (cairo_t *cr, double cell_size);
