/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <sudoku-game.h>

#include "satdoku-worker.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_CNF_PAGE (satdoku_cnf_page_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuCnfPage, satdoku_cnf_page, SATDOKU, CNF_PAGE, AdwBin)

/* Properties: game (SudokuGame), worker (SatdokuWorker), both set by the window.
 * Signal "message" (string): something for a toast. */

G_END_DECLS
