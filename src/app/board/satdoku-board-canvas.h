/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-board-renderer.h"

/**
 * SatdokuBoardCanvas:
 *
 * The picture of a board on the screen. The cells of a box are one picture, which is kept until one
 * of them changes. Belongs to one board; not reference-counted.
 */
typedef struct _SatdokuBoardCanvas SatdokuBoardCanvas;

SatdokuBoardCanvas *satdoku_board_canvas_new (GtkWidget *board);
void satdoku_board_canvas_free (SatdokuBoardCanvas *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuBoardCanvas, satdoku_board_canvas_free)

gboolean satdoku_board_canvas_set_symbols (SatdokuBoardCanvas *self, const SudokuSymbols *symbols);
const SudokuSymbols *satdoku_board_canvas_get_symbols (SatdokuBoardCanvas *self);
void satdoku_board_canvas_set_board (SatdokuBoardCanvas *self,
                                     SatdokuBoardPattern *pattern,
                                     const SatdokuBoardLayout *layout);
void satdoku_board_canvas_set_scale (SatdokuBoardCanvas *self, int scale);
void satdoku_board_canvas_style_changed (SatdokuBoardCanvas *self);
void satdoku_board_canvas_redraw_cell (SatdokuBoardCanvas *self, guint cell);
gboolean satdoku_board_canvas_set_figure (SatdokuBoardCanvas *self, SatdokuFigure *figure);
void satdoku_board_canvas_set_colouring (SatdokuBoardCanvas *self,
                                         const SudokuColouring *colouring);
void satdoku_board_canvas_set_start (SatdokuBoardCanvas *self,
                                     const SudokuSpot *start,
                                     const graphene_point_t *to);
gboolean satdoku_board_canvas_has_chain (SatdokuBoardCanvas *self);
gboolean satdoku_board_canvas_set_item_states (SatdokuBoardCanvas *self,
                                               const guint8 *states,
                                               guint n_states);
gboolean satdoku_board_canvas_find_mark (SatdokuBoardCanvas *self,
                                         guint cell,
                                         const SatdokuCellContent *content,
                                         guint value,
                                         SatdokuMarkPlace *place);
void satdoku_board_canvas_draw (SatdokuBoardCanvas *self,
                                GtkSnapshot *snapshot,
                                const SatdokuBoardColours *colours,
                                const SatdokuFigureColours *figure_colours,
                                const SatdokuChainColours *chain_colours,
                                const GdkRectangle *visible,
                                SatdokuCellStateFunc get_state,
                                gpointer data);
