/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <sudoku-cnf.h>
#include <sudoku-game.h>

#include "satdoku-worker.h"

G_BEGIN_DECLS

/* Properties: game (SudokuGame), worker (SatdokuWorker), encoding-id, numbering-id (strings).
 * Signal: "message" (string): something for a toast. */
#define SATDOKU_TYPE_FORMULA_PAGE (satdoku_formula_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (SatdokuFormulaPage, satdoku_formula_page, SATDOKU, FORMULA_PAGE, AdwBin)

struct _SatdokuFormulaPageClass
{
  AdwBinClass parent_class;

  /* The formula is another one now. */
  void (*formula_changed) (SatdokuFormulaPage *self);
};

SudokuGame *satdoku_formula_page_get_game (SatdokuFormulaPage *self);
SatdokuWorker *satdoku_formula_page_get_worker (SatdokuFormulaPage *self);
SudokuCnf *satdoku_formula_page_get_cnf (SatdokuFormulaPage *self);
void satdoku_formula_page_send_message (SatdokuFormulaPage *self, const char *message);

G_END_DECLS
