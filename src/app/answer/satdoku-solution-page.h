/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-contents.h>

#include "satdoku-formula-page.h"

#define SATDOKU_TYPE_SOLUTION_PAGE (satdoku_solution_page_get_type ())
/**
 * SatdokuSolutionPage:
 *
 * The Solution page: the answer of a solver, ours or any other, as text, with a card that says what
 * it is. An answer goes into the grid only when it is right for the formula of the page.
 */
G_DECLARE_FINAL_TYPE (SatdokuSolutionPage,
                      satdoku_solution_page,
                      SATDOKU,
                      SOLUTION_PAGE,
                      SatdokuFormulaPage)

void satdoku_solution_page_load (SatdokuSolutionPage *self, SudokuContents *contents);
void satdoku_solution_page_save_to (SatdokuSolutionPage *self, GFile *file);
