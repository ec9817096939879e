/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gdk/gdk.h>

#include "satdoku-board-item.h"
#include "satdoku-board-layout.h"
#include "satdoku-painter.h"

/**
 * SatdokuItemStyle:
 * @layout: where cells are
 * @painter: writes in them
 * @ink: of what is written
 * @paper: what is behind it; transparent when that is not known
 * @outline: of cages and rings
 * @edge: of the edges of lines; transparent: they have none
 * @lit: of what is lit
 * @broken: of what is broken
 * @has_text: whether cells are large enough for small letters
 *
 * How items are drawn.
 */
typedef struct
{
  const SatdokuBoardLayout *layout;
  SatdokuPainter *painter;
  GdkRGBA ink;
  GdkRGBA paper;
  GdkRGBA outline;
  GdkRGBA edge;
  GdkRGBA lit;
  GdkRGBA broken;
  gboolean has_text;
} SatdokuItemStyle;
