/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands beside the board. */

#pragma once

#include <cairo.h>

#include "satdoku-item-style.h"

void satdoku_clue_draw (const SatdokuBoardItem *item,
                        cairo_t *cr,
                        const SatdokuItemStyle *style,
                        SatdokuItemState state);
