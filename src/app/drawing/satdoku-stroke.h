/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines of items that lead through cells. */

#pragma once

#include <cairo.h>

#include "satdoku-item-style.h"

void satdoku_strokes_find_colours (SatdokuItemStyle *style);
void satdoku_strokes_draw (const SatdokuBoardItem *items,
                           guint n_items,
                           cairo_t *cr,
                           const SatdokuItemStyle *style);
void satdoku_stroke_draw_edge (const SatdokuBoardItem *item,
                               cairo_t *cr,
                               const SatdokuItemStyle *style,
                               const GdkRGBA *colour);
