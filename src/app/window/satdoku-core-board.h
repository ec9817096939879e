/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why there is no solution, on the board: see the top of satdoku-core-board.c. */

#pragma once

#include "satdoku-formula-pages.h"
#include "satdoku-play.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_CORE_BOARD (satdoku_core_board_get_type ())
/**
 * SatdokuCoreBoard:
 *
 * Lights up on the board which cells leave no model together.
 */
G_DECLARE_FINAL_TYPE (SatdokuCoreBoard, satdoku_core_board, SATDOKU, CORE_BOARD, GObject)

SatdokuCoreBoard *satdoku_core_board_new (SatdokuPlay *play, SatdokuFormulaPages *pages);

G_END_DECLS
