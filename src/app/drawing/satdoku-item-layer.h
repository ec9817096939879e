/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What items draw under the values of a board. */

#pragma once

#include <cairo.h>

#include "satdoku-item-style.h"

gboolean satdoku_item_layer_draw_lines (const SatdokuBoardPattern *pattern,
                                        const SatdokuBoardRange *range,
                                        cairo_t *cr,
                                        const SatdokuItemStyle *style);
void satdoku_item_layer_draw_states (const SatdokuBoardPattern *pattern,
                                     const guint8 *states,
                                     guint n_states,
                                     const SatdokuBoardRange *range,
                                     cairo_t *cr,
                                     const SatdokuItemStyle *style);
