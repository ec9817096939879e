/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-board.h"
#include "satdoku-cnf-page.h"
#include "satdoku-play.h"

#define SATDOKU_TYPE_FORMULA_BOARD (satdoku_formula_board_get_type ())
/**
 * SatdokuFormulaBoard:
 *
 * Shows on the board what the CNF page is about: what holds at the step of a solver that is
 * watched, and which cells leave no model together.
 */
G_DECLARE_FINAL_TYPE (SatdokuFormulaBoard,
                      satdoku_formula_board,
                      SATDOKU,
                      FORMULA_BOARD,
                      GObject)

SatdokuFormulaBoard *satdoku_formula_board_new (SatdokuPlay *play, SatdokuBoard *board);
void satdoku_formula_board_follow (SatdokuFormulaBoard *self, SatdokuCnfPage *page);
