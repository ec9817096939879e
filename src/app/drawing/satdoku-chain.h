/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-colouring.h>
#include <sudoku-state.h>

#include "satdoku-painter.h"

/**
 * SatdokuChainColours:
 * @colours: of candidates, by number; the first is not used
 * @text: of what is written, and of links
 * @ground: of an empty cell
 *
 * The colours of candidates and links. Shapes and dashes say the same without them.
 */
typedef struct
{
  GdkRGBA colours[SUDOKU_COLOURS_MAX + 1];
  GdkRGBA text;
  GdkRGBA ground;
} SatdokuChainColours;

/**
 * SatdokuChainFindFunc:
 * @data: what came with it
 * @spot: a candidate
 * @place: (out): where it is written
 *
 * Finds a candidate.
 *
 * Returns: is it shown?
 */
typedef gboolean (*SatdokuChainFindFunc) (gpointer data, SudokuSpot spot, SatdokuMarkPlace *place);

void satdoku_chain_draw_candidate (cairo_t *cr,
                                   const SatdokuMarkPlace *place,
                                   guint colour,
                                   double cell_size,
                                   const SatdokuChainColours *colours);
void satdoku_chain_draw_links (cairo_t *cr,
                               const SudokuColouring *colouring,
                               SatdokuChainFindFunc find,
                               gpointer data,
                               const SatdokuChainColours *colours);
void satdoku_chain_draw_start (cairo_t *cr,
                               const SatdokuMarkPlace *place,
                               const graphene_point_t *to,
                               const SatdokuChainColours *colours);
