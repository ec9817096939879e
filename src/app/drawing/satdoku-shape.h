/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A shape for each colour of cells, so that the colours can be told apart without seeing them. */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

void satdoku_shape_add (cairo_t *cr, guint colour, double x, double y, double size);
void satdoku_shape_draw (cairo_t *cr, guint colour, double x, double y, double size);

G_END_DECLS
