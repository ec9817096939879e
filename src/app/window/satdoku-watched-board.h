/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A run of a solver on the board: see the top of satdoku-watched-board.c. */

#pragma once

#include "satdoku-board.h"
#include "satdoku-formula-pages.h"
#include "satdoku-play.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_WATCHED_BOARD (satdoku_watched_board_get_type ())
/**
 * SatdokuWatchedBoard:
 *
 * Shows on the board what holds at the step of a solver that is watched.
 */
G_DECLARE_FINAL_TYPE (SatdokuWatchedBoard,
                      satdoku_watched_board,
                      SATDOKU,
                      WATCHED_BOARD,
                      GObject)

SatdokuWatchedBoard *satdoku_watched_board_new (SatdokuPlay *play,
                                                SatdokuFormulaPages *pages,
                                                SatdokuBoard *board);

G_END_DECLS
