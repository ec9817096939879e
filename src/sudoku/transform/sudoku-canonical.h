/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One form for all puzzles that are the same but for their arrangement. */

#pragma once

#include "sudoku-grid.h"

G_BEGIN_DECLS

/**
 * SUDOKU_CANONICAL_SIDE_MAX:
 *
 * The largest side of which there is a canonical form.
 */
#define SUDOKU_CANONICAL_SIDE_MAX 9

SudokuGrid *sudoku_canonical_new (const SudokuGrid *grid, GError **error);

G_END_DECLS
