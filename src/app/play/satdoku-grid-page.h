/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The Grid page: the board, what is wanted to play on it, and what was found out about it. */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-game.h>

#include "satdoku-board.h"
#include "satdoku-finish-card.h"
#include "satdoku-panel.h"
#include "satdoku-play.h"
#include "satdoku-zoom-view.h"

#define SATDOKU_TYPE_GRID_PAGE (satdoku_grid_page_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuGridPage, satdoku_grid_page, SATDOKU, GRID_PAGE, GtkWidget)

SatdokuBoard *satdoku_grid_page_get_board (SatdokuGridPage *self);
SatdokuZoomView *satdoku_grid_page_get_zoom_view (SatdokuGridPage *self);
SatdokuPanel *satdoku_grid_page_get_panel (SatdokuGridPage *self);
void satdoku_grid_page_set_symbols (SatdokuGridPage *self, const SudokuSymbols *symbols);
void satdoku_grid_page_show_puzzle_symbols (SatdokuGridPage *self);
void satdoku_grid_page_add_view (SatdokuGridPage *self,
                                 const char *name,
                                 const char *title,
                                 GtkWidget *view);
gboolean satdoku_grid_page_has_view (SatdokuGridPage *self, const char *name);
SatdokuFinishCard *satdoku_grid_page_get_finish (SatdokuGridPage *self);
GtkWidget *satdoku_grid_page_get_side (SatdokuGridPage *self);
