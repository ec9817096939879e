/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board: shows a game and lets the player change it. */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-game.h>
#include <sudoku-symbols.h>

#include "satdoku-cell.h"
#include "satdoku-editor.h"
#include "satdoku-figure.h"
#include "satdoku-overlay.h"

#define SATDOKU_TYPE_BOARD (satdoku_board_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuBoard, satdoku_board, SATDOKU, BOARD, GtkWidget)

GtkWidget *satdoku_board_new (void);
SudokuGame *satdoku_board_get_game (SatdokuBoard *self);
SatdokuCellSelection *satdoku_board_get_selection (SatdokuBoard *self);
SatdokuEditor *satdoku_board_get_editor (SatdokuBoard *self);
guint satdoku_board_get_selected (SatdokuBoard *self);
void satdoku_board_select (SatdokuBoard *self, guint cell);
void satdoku_board_set_symbols (SatdokuBoard *self, const SudokuSymbols *symbols);
const SudokuSymbols *satdoku_board_get_symbols (SatdokuBoard *self);
void satdoku_board_light_up (SatdokuBoard *self, const guint *cells, gsize n_cells);
void satdoku_board_show_figure (SatdokuBoard *self, SatdokuFigure *figure);
void satdoku_board_show_overlay (SatdokuBoard *self, SatdokuOverlay *overlay);
SatdokuOverlay *satdoku_board_get_overlay (SatdokuBoard *self);
SatdokuFigure *satdoku_board_get_figure (SatdokuBoard *self);
double satdoku_board_get_extent (SatdokuBoard *self);
void satdoku_board_fit (SatdokuBoard *self,
                        int width,
                        int height,
                        int *board_width,
                        int *board_height);
void satdoku_board_set_visible_area (SatdokuBoard *self, const GdkRectangle *area);
SatdokuCell *satdoku_board_get_cell (SatdokuBoard *self, guint cell);
