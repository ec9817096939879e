/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-formula-page.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_MINE_PANEL (satdoku_mine_panel_get_type ())
/**
 * SatdokuMinePanel:
 *
 * The clauses of one's own of a puzzle, to read, add, edit and take away. Each change is a move of
 * the game.
 */
G_DECLARE_FINAL_TYPE (SatdokuMinePanel, satdoku_mine_panel, SATDOKU, MINE_PANEL, AdwBin)

void satdoku_mine_panel_show (SatdokuMinePanel *self,
                              SatdokuFormulaPage *page,
                              const SudokuCnf *cnf);
void satdoku_mine_panel_add (SatdokuMinePanel *self);

G_END_DECLS
