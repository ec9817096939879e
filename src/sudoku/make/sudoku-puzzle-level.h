/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The level of any puzzle. */

#pragma once

#include "sudoku-level.h"
#include "sudoku-solve.h"

G_BEGIN_DECLS

SudokuLevel
sudoku_puzzle_level (const SudokuGrid *puzzle, const SudokuTask *task, GError **error);

G_END_DECLS
