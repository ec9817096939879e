/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-formula-page.h"

#define SATDOKU_TYPE_OWN_PANEL (satdoku_own_panel_get_type ())
/**
 * SatdokuOwnPanel:
 *
 * The own clauses of a puzzle, to read, add, edit and take away. Each change is a move of
 * the game.
 */
G_DECLARE_FINAL_TYPE (SatdokuOwnPanel, satdoku_own_panel, SATDOKU, OWN_PANEL, AdwBin)

void satdoku_own_panel_show (SatdokuOwnPanel *self,
                             SatdokuFormulaPage *page,
                             const SudokuCnf *cnf);
void satdoku_own_panel_add (SatdokuOwnPanel *self);
