/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which cell is tried next where all values of a cell are tried. */

#pragma once

#include "sudoku-candidates.h"

G_BEGIN_DECLS

guint sudoku_open_cell_choose (const SudokuCandidates *candidates);

G_END_DECLS
