/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-cnf.h>

#include "satdoku-overlay.h"

#define SATDOKU_TYPE_MINI_BOARD (satdoku_mini_board_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuMiniBoard, satdoku_mini_board, SATDOKU, MINI_BOARD, GtkWidget)

void satdoku_mini_board_show_clause (SatdokuMiniBoard *self, SudokuCnf *cnf, guint64 clause);
void satdoku_mini_board_show_puzzle (SatdokuMiniBoard *self, SudokuCnf *cnf);
void satdoku_mini_board_show_filter (SatdokuMiniBoard *self, const SudokuFilter *filter);
void satdoku_mini_board_show_overlay (SatdokuMiniBoard *self, SatdokuOverlay *overlay);
guint satdoku_mini_board_get_cursor (SatdokuMiniBoard *self);
const guint *satdoku_mini_board_get_chosen (SatdokuMiniBoard *self, gsize *n_cells);
void satdoku_mini_board_set_words (SatdokuMiniBoard *self, const char *words);
