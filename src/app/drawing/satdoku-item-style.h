/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gdk/gdk.h>

#include "satdoku-board-item.h"
#include "satdoku-board-layout.h"
#include "satdoku-painter.h"

#define SATDOKU_N_HUES (SUDOKU_HUE_PURPLE + 1)

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
 * @lines: of strokes, by hue: of thin ones and of wide ones
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
  GdkRGBA lines[SATDOKU_N_HUES][2];
  gboolean has_text;
} SatdokuItemStyle;
