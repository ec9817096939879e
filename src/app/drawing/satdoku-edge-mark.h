/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Marks on the edge between two cells and on the corner of four: dots, signs, texts, discs. */

#pragma once

#include <cairo.h>

#include "satdoku-item-style.h"

void satdoku_edge_mark_draw (const SatdokuBoardItem *item,
                             cairo_t *cr,
                             const SatdokuItemStyle *style,
                             SatdokuItemState state);
