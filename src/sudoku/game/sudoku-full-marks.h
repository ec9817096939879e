/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where a player's marks are all candidates of a cell, and which values that rules out. */

#pragma once

#include "sudoku-history.h"
#include "sudoku-state.h"

G_BEGIN_DECLS

gboolean *sudoku_full_marks_find (const SudokuState *state, const SudokuHistory *history);
SudokuSet *sudoku_full_marks_find_removed (const SudokuState *state, const SudokuHistory *history);

G_END_DECLS
