/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gdk/gdk.h>

#include "satdoku-board-layout.h"

/**
 * SatdokuRay:
 * @from: a cell whose number excludes others
 * @to: the last cell in which it does on this line; the same one: it has a ring and no line
 *
 * What a number excludes, as people draw it with a pencil.
 */
typedef struct
{
  guint from;
  guint to;
} SatdokuRay;

void satdoku_rays_add (GArray *rays, guint side, guint from, guint to);
void satdoku_rays_draw (const GArray *rays,
                        cairo_t *cr,
                        const SatdokuBoardLayout *layout,
                        const GdkRGBA *colour);
