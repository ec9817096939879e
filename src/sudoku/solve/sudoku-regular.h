/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Full grids by arithmetic, and what can be done to a full grid so that it stays one. */

#pragma once

#include "sudoku-geometry.h"
#include "sudoku-random.h"
#include "sudoku-work.h"

G_BEGIN_DECLS

/* FALSE: no regular grid is known for this shape. */
gboolean sudoku_regular_grid (const SudokuGeometry *geometry, guint8 *values);
void sudoku_regular_shuffle (const SudokuGeometry *geometry, SudokuRandom *random, guint8 *values);
gboolean sudoku_regular_stir (SudokuGeometry *geometry,
                              SudokuRandom *random,
                              const SudokuWork *work,
                              guint8 *values,
                              GError **error);
/* Changes a solution of @fixed into another one; FALSE: none was found. */
gboolean sudoku_regular_vary (SudokuGeometry *geometry,
                              SudokuRandom *random,
                              const SudokuWork *work,
                              const guint8 *fixed,
                              guint8 *values);
gboolean sudoku_regular_fit (SudokuGeometry *geometry,
                             SudokuRandom *random,
                             const guint8 *fixed,
                             guint8 *values);

G_END_DECLS
