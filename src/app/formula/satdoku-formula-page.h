/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <sudoku-game.h>

#include "satdoku-formula-source.h"
#include "satdoku-messages.h"
#include "satdoku-worker.h"

#define SATDOKU_TYPE_FORMULA_PAGE (satdoku_formula_page_get_type ())
/**
 * SatdokuFormulaPage:
 *
 * What the CNF page and the Solution page have in common: the formula of the game in an encoding
 * and a numbering, or one that was read. While the page is hidden nothing is done; when it is
 * shown, the formula is made anew only if it would be another one.
 */
G_DECLARE_DERIVABLE_TYPE (SatdokuFormulaPage, satdoku_formula_page, SATDOKU, FORMULA_PAGE, AdwBin)

/**
 * SatdokuFormulaPageClass:
 * @parent_class: the class above
 * @subject_changed: (nullable): the puzzle is another one now, or a formula that was read took its
 *   place; what belongs to the one before goes. @formula_changed follows
 * @formula_changed: the formula is another one now; satdoku_formula_page_get_source() has it.
 *   Called when the page is shown or its formula is asked for, on the main loop
 *
 * What a page does for itself.
 */
struct _SatdokuFormulaPageClass
{
  AdwBinClass parent_class;

  void (*subject_changed) (SatdokuFormulaPage *self);
  void (*formula_changed) (SatdokuFormulaPage *self);
};

SudokuGame *satdoku_formula_page_get_game (SatdokuFormulaPage *self);
SatdokuWorker *satdoku_formula_page_get_worker (SatdokuFormulaPage *self);
SatdokuFormulaSource *satdoku_formula_page_get_source (SatdokuFormulaPage *self);
int satdoku_formula_page_get_time_limit (SatdokuFormulaPage *self);
gboolean satdoku_formula_page_is_missing (SatdokuFormulaPage *self);
void satdoku_formula_page_note_solution (SatdokuFormulaPage *self, SatdokuFormulaSource *source);
void satdoku_formula_page_send_message (SatdokuFormulaPage *self, const char *message);
