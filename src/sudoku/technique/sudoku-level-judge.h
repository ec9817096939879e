/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The level of a puzzle. */

#pragma once

#include "sudoku-level-solver.h"

G_BEGIN_DECLS

/**
 * SUDOKU_LEVEL_BUDGET:
 *
 * For the search of each step, in the units of sudoku_step_search_spend(): seconds, where a puzzle
 * of an ordinary size needs milliseconds.
 */
#define SUDOKU_LEVEL_BUDGET G_GUINT64_CONSTANT (200000000)

gboolean sudoku_level_is_beginner (const SudokuGrid *grid);
gboolean sudoku_level_may_be_beginner (SudokuGeometry *geometry);
SudokuLevel sudoku_level_judge (const SudokuGrid *grid, const SudokuTask *task);
SudokuLevel sudoku_level_judge_with (SudokuLevelSolver *solver, const SudokuGrid *grid);

G_END_DECLS
