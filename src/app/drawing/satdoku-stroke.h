/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines of items that lead through cells. */

#pragma once

#include <cairo.h>
#include <sudoku-sketch.h>

#include "satdoku-board-layout.h"

void satdoku_stroke_draw (const SudokuSketchItem *item,
                          cairo_t *cr,
                          const SatdokuBoardLayout *layout,
                          guint cell);
