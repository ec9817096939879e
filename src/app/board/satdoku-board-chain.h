/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-board-canvas.h"
#include "satdoku-editor.h"

#define SATDOKU_TYPE_BOARD_CHAIN (satdoku_board_chain_get_type ())
/**
 * SatdokuBoardChain:
 *
 * Lets the pointer colour candidates of a board and link them, while that is what is entered.
 */
G_DECLARE_FINAL_TYPE (SatdokuBoardChain, satdoku_board_chain, SATDOKU, BOARD_CHAIN, GObject)

SatdokuBoardChain *satdoku_board_chain_new (GtkWidget *board,
                                            SatdokuEditor *editor,
                                            SatdokuBoardCanvas *canvas,
                                            const SatdokuBoardLayout *layout,
                                            SatdokuCellStateFunc get_state);
