/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-contents.h>

#include "satdoku-formula-page.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_SOLUTION_PAGE (satdoku_solution_page_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuSolutionPage,
                      satdoku_solution_page,
                      SATDOKU,
                      SOLUTION_PAGE,
                      SatdokuFormulaPage)

/* Property: dialect-id (string): how Show Model prints. Signals: "show-cells" (GArray of guint):
 * cells to light up on the Grid page; "filled": a model has gone into the grid, the window shows
 * the Grid page; "puzzle" (SudokuContents): what came is a puzzle and is to be played. */

void satdoku_solution_page_load (SatdokuSolutionPage *self, SudokuContents *contents);
void satdoku_solution_page_save_to (SatdokuSolutionPage *self, GFile *file);

G_END_DECLS
