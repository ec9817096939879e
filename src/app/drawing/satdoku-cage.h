/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Outlines around the cells of items. */

#pragma once

#include <cairo.h>

#include "satdoku-item-style.h"

void satdoku_cage_draw (const SatdokuBoardItem *item,
                        cairo_t *cr,
                        const SatdokuItemStyle *style,
                        SatdokuItemState state);
