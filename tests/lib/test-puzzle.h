/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Small puzzles with one solution, under each rule, for tests that try everything. */

#pragma once

#include <sudoku-grid.h>

G_BEGIN_DECLS

SudokuGrid *test_puzzle_make_unique (guint i, double density, GRand *rand);
guint *test_puzzle_make_orbits (guint i, const SudokuGrid *grid);
SudokuGrid *test_puzzle_make_large (guint side, double density, GRand *rand);

G_END_DECLS
