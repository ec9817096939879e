/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the player does to a board. */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-board-layout.h"
#include "satdoku-cell-selection.h"
#include "satdoku-editor.h"

#define SATDOKU_TYPE_BOARD_INPUT (satdoku_board_input_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuBoardInput, satdoku_board_input, SATDOKU, BOARD_INPUT, GObject)

SatdokuBoardInput *satdoku_board_input_new (GtkWidget *board,
                                            SatdokuCellSelection *selection,
                                            SatdokuEditor *editor);
void satdoku_board_input_set_pattern (SatdokuBoardInput *self, SatdokuBoardPattern *pattern);
void satdoku_board_input_set_symbols (SatdokuBoardInput *self, const SudokuSymbols *symbols);
void satdoku_board_input_set_layout (SatdokuBoardInput *self, const SatdokuBoardLayout *layout);
gboolean satdoku_board_input_has_focus (SatdokuBoardInput *self);
gboolean satdoku_board_input_move_focus (SatdokuBoardInput *self, GtkDirectionType direction);
void satdoku_board_input_drop (SatdokuBoardInput *self);
