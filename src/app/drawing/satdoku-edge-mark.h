/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Marks on the edge between two cells: dots, signs and texts. */

#pragma once

#include <sudoku-sketch.h>

#include "satdoku-painter.h"

/**
 * SatdokuEdgeMark:
 * @kind: what it is
 * @cell: the cell that comes first in reading order
 * @below: whether the other one is below it, else it is on its right
 * @turned: whether it points at the other one
 * @text: (nullable): owned: what is written in it
 *
 * A mark on the edge between two cells.
 */
typedef struct
{
  SudokuSketchKind kind;
  guint cell;
  gboolean below;
  gboolean turned;
  char *text;
} SatdokuEdgeMark;

void satdoku_edge_mark_draw (const SatdokuEdgeMark *mark,
                             cairo_t *cr,
                             SatdokuPainter *painter,
                             double size,
                             const GdkRGBA *ink,
                             const GdkRGBA *paper);
