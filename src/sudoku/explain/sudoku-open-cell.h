/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The choice of the next cell for a search that tries all values of a cell. */

#pragma once

#include "sudoku-candidates.h"

G_BEGIN_DECLS

guint sudoku_open_cell_choose (const SudokuCandidates *candidates);

G_END_DECLS
