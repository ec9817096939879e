/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The levels of puzzles: a second, plain implementation. */

#pragma once

#include <sudoku-generate-options.h>
#include <sudoku-grid.h>
#include <sudoku-technique.h>

G_BEGIN_DECLS

gboolean test_level_is_beginner (const SudokuGrid *puzzle);
gboolean test_level_solves (const SudokuGrid *puzzle, SudokuLevel most);
void test_level_check_givens (const SudokuGenerateOptions *options, const SudokuGrid *puzzle);
gboolean test_level_is (const SudokuGrid *puzzle, SudokuLevel level);

G_END_DECLS
