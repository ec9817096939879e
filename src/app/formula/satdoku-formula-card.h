/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-formula-source.h"

#define SATDOKU_TYPE_FORMULA_CARD (satdoku_formula_card_get_type ())
/**
 * SatdokuFormulaCard:
 *
 * Says which formula is shown when it is not that of the puzzle: its name and what its comments
 * say. Its buttons solve it and go back to that of the puzzle.
 */
G_DECLARE_FINAL_TYPE (SatdokuFormulaCard, satdoku_formula_card, SATDOKU, FORMULA_CARD, AdwBin)

void satdoku_formula_card_show (SatdokuFormulaCard *self, SatdokuFormulaSource *source);
