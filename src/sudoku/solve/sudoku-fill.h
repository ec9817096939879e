/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Full random grids. */

#pragma once

#include "sudoku-geometry.h"
#include "sudoku-random.h"
#include "sudoku-task-run.h"

G_BEGIN_DECLS

/* Writes a value for each cell. FALSE: SUDOKU_ERROR_NO_SOLUTION when the shape has no
 * grid, G_IO_ERROR_CANCELLED, or without error when the time limit was reached. */
gboolean sudoku_fill (SudokuGeometry *geometry,
                      SudokuRandom *random,
                      const SudokuTaskRun *work,
                      guint8 *values,
                      GError **error);

gboolean sudoku_fill_around (SudokuGeometry *geometry,
                             SudokuRandom *random,
                             const SudokuTaskRun *work,
                             const guint8 *fixed,
                             guint8 *values);

G_END_DECLS
