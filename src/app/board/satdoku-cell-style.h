/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws the cells of a board. */

#pragma once

#include "satdoku-cell.h"

G_BEGIN_DECLS

typedef struct _SatdokuCellStyle SatdokuCellStyle;

SatdokuCellStyle *satdoku_cell_style_new (SatdokuPainter *painter);
void satdoku_cell_style_free (SatdokuCellStyle *self);
void satdoku_cell_style_clear (SatdokuCellStyle *self);
void satdoku_cell_style_set_size (SatdokuCellStyle *self, int cell_size, int scale);
void satdoku_cell_style_draw_cell (SatdokuCellStyle *self,
                                   cairo_t *cr,
                                   SatdokuCell *cell,
                                   int x,
                                   int y);

G_END_DECLS
