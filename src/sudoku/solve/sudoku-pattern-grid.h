/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Full grids by arithmetic, and variations of full grids. */

#pragma once

#include "sudoku-geometry.h"
#include "sudoku-random.h"
#include "sudoku-task-run.h"

G_BEGIN_DECLS

gboolean sudoku_pattern_grid_grid (const SudokuGeometry *geometry, guint8 *values);
void sudoku_pattern_grid_shuffle (const SudokuGeometry *geometry,
                                  SudokuRandom *random,
                                  guint8 *values);
gboolean sudoku_pattern_grid_stir (SudokuGeometry *geometry,
                                   SudokuRandom *random,
                                   const SudokuTaskRun *work,
                                   guint8 *values,
                                   GError **error);
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
