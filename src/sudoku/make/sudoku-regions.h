/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Irregular regions, random or given. */

#pragma once

#include "sudoku-geometry.h"
#include "sudoku-random.h"

G_BEGIN_DECLS

SudokuRule *sudoku_regions_random (const SudokuGeometry *geometry,
                                   double wildness,
                                   SudokuRandom *random);
SudokuRule *sudoku_regions_make_one (const SudokuGeometry *geometry, const guint *cells);

G_END_DECLS
