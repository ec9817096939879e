/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads puzzles of the shared test data. */

#pragma once

#include <sudoku-grid.h>

G_BEGIN_DECLS

/* A file of the shared data with comments, "N boxRows boxCols" and N rows of numbers. */
SudokuGrid *test_grid_load (const char *relative);
/* One character per cell, '.' and '0' empty; givens, or answers if @solved. */
SudokuGrid *test_grid_from_line (SudokuGeometry *geometry, const char *line, gboolean solved);
/* Full, every house holds each value once, and the fixed cells of @puzzle are kept. */
void test_assert_solves (const SudokuGrid *solution, const SudokuGrid *puzzle);
SudokuGrid *test_grid_pigeonhole (guint order, guint n_values);

G_END_DECLS
