/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <gdk/gdk.h>

#include "satdoku-board-item.h"
#include "satdoku-board-layout.h"

/**
 * SatdokuCellTestFunc:
 * @data: what came with it
 * @cell: a cell
 *
 * Returns: is the cell one of those in question?
 */
typedef gboolean (*SatdokuCellTestFunc) (gpointer data, guint cell);

void satdoku_board_lines_draw (const SatdokuBoardPattern *pattern,
                               const SatdokuBoardLayout *layout,
                               cairo_t *cr,
                               const SatdokuBoardRange *range,
                               const GdkRGBA *line_colour,
                               const GdkRGBA *border_colour);
void satdoku_board_lines_draw_frame (const SatdokuBoardLayout *layout,
                                     cairo_t *cr,
                                     const GdkRGBA *colour);
void satdoku_board_lines_draw_outline (const SatdokuBoardLayout *layout,
                                       cairo_t *cr,
                                       SatdokuCellTestFunc has_cell,
                                       gpointer data,
                                       const GdkRGBA *colour,
                                       int width);
