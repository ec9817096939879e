/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sat-formula.h>
#include <sudoku-document.h>

#include "satdoku-board.h"
#include "satdoku-cnf-page.h"
#include "satdoku-lazy-bin.h"
#include "satdoku-play.h"
#include "satdoku-solution-page.h"

#define SATDOKU_TYPE_FORMULA_PAGES (satdoku_formula_pages_get_type ())
/**
 * SatdokuFormulaPages:
 *
 * The CNF and the Solution page, made when they are first shown or asked for, and the commands that
 * go there.
 */
G_DECLARE_FINAL_TYPE (SatdokuFormulaPages, satdoku_formula_pages, SATDOKU, FORMULA_PAGES, GObject)

SatdokuFormulaPages *satdoku_formula_pages_new (SatdokuPlay *play,
                                                SatdokuBoard *board,
                                                SatdokuLazyBin *cnf_place,
                                                SatdokuLazyBin *solution_place);
void satdoku_formula_pages_show_formula (SatdokuFormulaPages *self,
                                         SatFormula *formula,
                                         const char *title);
void satdoku_formula_pages_show_puzzle (SatdokuFormulaPages *self,
                                        const SudokuDocument *document);
SatdokuCnfPage *satdoku_formula_pages_get_cnf (SatdokuFormulaPages *self);
SatdokuSolutionPage *satdoku_formula_pages_get_solution (SatdokuFormulaPages *self);
