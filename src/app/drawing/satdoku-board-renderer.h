/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-symbols.h>

#include "satdoku-board-item.h"
#include "satdoku-board-layout.h"
#include "satdoku-cell-state.h"
#include "satdoku-chain.h"
#include "satdoku-figure.h"

/**
 * SatdokuBoardColours:
 * @line: of lines between cells of a region
 * @border: of lines between regions
 * @frame: of the line around the board
 * @area: laid over the ground of areas that are a house
 * @figure: of squares and discs that rules draw into cells
 * @stroke: of lines that rules draw through cells
 * @outline: of cages
 * @edge: of the edges of lines of items; transparent: they have none
 * @lit: of items that are about the selected cell
 * @broken: of items that are broken
 * @paper: what is behind cells that have no ground; transparent when that is not known
 *
 * The colours of a board.
 */
typedef struct
{
  GdkRGBA line;
  GdkRGBA border;
  GdkRGBA frame;
  GdkRGBA area;
  GdkRGBA figure;
  GdkRGBA stroke;
  GdkRGBA outline;
  GdkRGBA edge;
  GdkRGBA lit;
  GdkRGBA broken;
  GdkRGBA paper;
} SatdokuBoardColours;

/**
 * SatdokuBoardTheme:
 * @get_text_colour: says the colour of what is written in a cell in a state
 * @get_shape_colour: likewise of the shape that stands for its colour
 * @draw_ground: draws what is behind it, in a square of that size with its corner at the origin
 *
 * How cells look. Its functions are called in the thread that draws; the first argument is the data
 * that came with it.
 */
typedef struct
{
  void (*get_text_colour) (gpointer data, const SatdokuCellState *state, GdkRGBA *colour);
  void (*get_shape_colour) (gpointer data, const SatdokuCellState *state, GdkRGBA *colour);
  void (*draw_ground) (gpointer data, const SatdokuCellState *state, cairo_t *cr, int size);
} SatdokuBoardTheme;

/**
 * SatdokuCellStateFunc:
 * @data: what came with it
 * @cell: a cell
 * @state: (inout): what it looks like; all zero before but for its number
 *
 * Says what a cell of a board looks like.
 */
typedef void (*SatdokuCellStateFunc) (gpointer data, guint cell, SatdokuCellState *state);

/**
 * SatdokuBoardRenderer:
 *
 * Draws a board.
 */
typedef struct _SatdokuBoardRenderer SatdokuBoardRenderer;

SatdokuBoardRenderer *satdoku_board_renderer_new (PangoContext *context,
                                                  const SatdokuBoardTheme *theme,
                                                  gpointer data);
void satdoku_board_renderer_free (SatdokuBoardRenderer *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuBoardRenderer, satdoku_board_renderer_free)

gboolean satdoku_board_renderer_set_symbols (SatdokuBoardRenderer *self,
                                             const SudokuSymbols *symbols);
const SudokuSymbols *satdoku_board_renderer_get_symbols (SatdokuBoardRenderer *self);
void satdoku_board_renderer_set_colours (SatdokuBoardRenderer *self,
                                         const SatdokuBoardColours *colours);
void satdoku_board_renderer_set_board (SatdokuBoardRenderer *self,
                                       SatdokuBoardPattern *pattern,
                                       const SatdokuBoardLayout *layout);
gboolean satdoku_board_renderer_set_scale (SatdokuBoardRenderer *self, int scale);
gboolean satdoku_board_renderer_set_figure (SatdokuBoardRenderer *self,
                                            SatdokuFigure *figure,
                                            const SatdokuFigureColours *colours);
void satdoku_board_renderer_set_colouring (SatdokuBoardRenderer *self,
                                           const SudokuColouring *colouring,
                                           const SatdokuChainColours *colours);
void satdoku_board_renderer_set_item_states (SatdokuBoardRenderer *self,
                                             const guint8 *states,
                                             guint n_states);
gboolean satdoku_board_renderer_find_mark (SatdokuBoardRenderer *self,
                                           guint cell,
                                           const SatdokuCellContent *content,
                                           guint value,
                                           SatdokuMarkPlace *place);
void satdoku_board_renderer_style_changed (SatdokuBoardRenderer *self);

void satdoku_board_renderer_draw (SatdokuBoardRenderer *self,
                                  cairo_t *cr,
                                  SatdokuCellStateFunc get_state,
                                  gpointer data);
void satdoku_board_renderer_draw_margin (SatdokuBoardRenderer *self, cairo_t *cr);
void satdoku_board_renderer_draw_figure (SatdokuBoardRenderer *self, cairo_t *cr);
void satdoku_board_renderer_draw_links (SatdokuBoardRenderer *self,
                                        cairo_t *cr,
                                        SatdokuCellStateFunc get_state,
                                        gpointer data);
void satdoku_board_renderer_draw_start (SatdokuBoardRenderer *self,
                                        cairo_t *cr,
                                        SudokuSpot spot,
                                        const graphene_point_t *to,
                                        SatdokuCellStateFunc get_state,
                                        gpointer data);
cairo_surface_t *satdoku_board_renderer_draw_range (SatdokuBoardRenderer *self,
                                                    const SatdokuBoardRange *range,
                                                    SatdokuCellStateFunc get_state,
                                                    gpointer data,
                                                    SatdokuBoardArea *area);
