/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Full random grids. */

#pragma once

#include "sudoku-geometry.h"
#include "sudoku-random.h"
#include "sudoku-task-run.h"

G_BEGIN_DECLS

gboolean sudoku_fill (SudokuGeometry *geometry,
                      SudokuRandom *random,
                      const SudokuTaskRun *work,
                      guint8 *values,
                      GError **error);

gboolean sudoku_fill_by_search (SudokuGeometry *geometry,
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
