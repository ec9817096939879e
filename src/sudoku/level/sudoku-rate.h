/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How hard a puzzle is to solve by hand. */

#pragma once

#include "sudoku-difficulty.h"
#include "sudoku-grid.h"

G_BEGIN_DECLS

SudokuDifficulty sudoku_rate (const SudokuGrid *grid);
SudokuDifficulty sudoku_rate_by_phases (const SudokuGrid *grid);

G_END_DECLS
