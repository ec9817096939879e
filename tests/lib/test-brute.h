/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solutions by trying everything: what the engine is checked against. */

#pragma once

#include <sudoku-grid.h>

G_BEGIN_DECLS

/* @values: one per cell, 1…N. FALSE: stop. */
typedef gboolean (*TestSolutionFunc) (const guint8 *values, gpointer user_data);

/* Calls @func for each solution of the fixed values of @grid; returns how many there were. */
guint64 test_brute_force (const SudokuGrid *grid, TestSolutionFunc func, gpointer user_data);
/* The same without a callback, up to @limit (0: all). */
guint64 test_brute_count (const SudokuGrid *grid, guint64 limit);
/* A grid of givens from a solution: each cell kept with probability @density. */
SudokuGrid *test_thin_out (const SudokuGrid *solution, GRand *rand, double density);

G_END_DECLS
