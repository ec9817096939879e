/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be said about a pattern of givens before a puzzle is made. */

#pragma once

#include "sudoku-generate-options.h"

G_BEGIN_DECLS

SudokuPattern *sudoku_pattern_reduce (const SudokuPattern *self,
                                      const SudokuGeometry *geometry,
                                      const SudokuSymmetry *symmetry);
gboolean sudoku_pattern_may_be_unique (const SudokuPattern *self,
                                       SudokuGeometry *geometry,
                                       GError **error);

G_END_DECLS
