/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <gdk/gdk.h>

#include "satdoku-board-pattern.h"

void satdoku_cell_pattern_draw (SatdokuCellPattern pattern,
                                cairo_t *cr,
                                double size,
                                const GdkRGBA *area,
                                const GdkRGBA *figure,
                                const GdkRGBA *line);
