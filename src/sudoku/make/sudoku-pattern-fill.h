/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the solution of a puzzle whose givens stand in certain cells. */

#pragma once

#include "sudoku-geometry.h"
#include "sudoku-pattern.h"
#include "sudoku-random.h"
#include "sudoku-task-run.h"

G_BEGIN_DECLS

gboolean sudoku_pattern_fill (SudokuGeometry *geometry,
                              const SudokuPattern *pattern,
                              SudokuRandom *random,
                              const SudokuTaskRun *work,
                              guint8 *values,
                              GError **error);

G_END_DECLS
