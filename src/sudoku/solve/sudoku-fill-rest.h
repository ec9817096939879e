/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random solutions of partly filled grids. */

#pragma once

#include "sudoku-grid.h"

G_BEGIN_DECLS

SudokuVerdict sudoku_fill_rest (const SudokuGrid *grid,
                                guint64 seed,
                                const SudokuTask *task,
                                SudokuGrid **filled,
                                GError **error);

G_END_DECLS
