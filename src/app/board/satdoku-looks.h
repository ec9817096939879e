/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws the cells of a board. */

#pragma once

#include "satdoku-cell.h"

G_BEGIN_DECLS

typedef struct _SatdokuLooks SatdokuLooks;

SatdokuLooks *satdoku_looks_new (SatdokuPainter *painter);
void satdoku_looks_free (SatdokuLooks *self);
void satdoku_looks_clear (SatdokuLooks *self);
void satdoku_looks_set_size (SatdokuLooks *self, int cell_size, int scale);
void satdoku_looks_draw_cell (SatdokuLooks *self, cairo_t *cr, SatdokuCell *cell, int x, int y);

G_END_DECLS
