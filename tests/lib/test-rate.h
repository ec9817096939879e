/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How hard a puzzle is: a second, plain implementation of the levels. */

#pragma once

#include <sudoku-difficulty.h>
#include <sudoku-grid.h>

G_BEGIN_DECLS

SudokuDifficulty test_rate (const SudokuGrid *puzzle);

G_END_DECLS
