/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Full grids by arithmetic, and what can be done to a full grid so that it stays one. */

#pragma once

#include "sudoku-geometry.h"
#include "sudoku-random.h"
#include "sudoku-task-run.h"

G_BEGIN_DECLS

/* FALSE: no regular grid is known for this shape. */
gboolean sudoku_pattern_grid_grid (const SudokuGeometry *geometry, guint8 *values);
void sudoku_pattern_grid_shuffle (const SudokuGeometry *geometry,
                                  SudokuRandom *random,
                                  guint8 *values);
gboolean sudoku_pattern_grid_stir (SudokuGeometry *geometry,
                                   SudokuRandom *random,
                                   const SudokuTaskRun *work,
                                   guint8 *values,
                                   GError **error);
/* Changes a solution of @fixed into another one; FALSE: none was found. */
gboolean sudoku_pattern_grid_vary (SudokuGeometry *geometry,
                                   SudokuRandom *random,
                                   const SudokuTaskRun *work,
                                   const guint8 *fixed,
                                   guint8 *values);
gboolean sudoku_pattern_grid_fit (SudokuGeometry *geometry,
                                  SudokuRandom *random,
                                  const guint8 *fixed,
                                  guint8 *values);

G_END_DECLS
