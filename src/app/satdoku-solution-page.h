/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <sudoku-game.h>

#include "satdoku-worker.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_SOLUTION_PAGE (satdoku_solution_page_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuSolutionPage, satdoku_solution_page, SATDOKU, SOLUTION_PAGE, AdwBin)

/* Properties: game (SudokuGame), worker (SatdokuWorker), encoding-id, numbering-id (strings, bound
 * to the CNF page by the window). Signals: "message" (string) for a toast; "show-cells" (GArray of
 * guint): cells to light up on the Grid page; "filled": a model has gone into the grid, the window
 * shows the Grid page. */

/* Reads a file or dropped text as if it was pasted. */
void satdoku_solution_page_load_bytes (SatdokuSolutionPage *self, const char *name, GBytes *bytes);

G_END_DECLS
