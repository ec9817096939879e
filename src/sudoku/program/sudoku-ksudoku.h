/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shapes as KSudoku has them. */

#pragma once

#include <sat-issue.h>

#include "sudoku-geometry.h"

G_BEGIN_DECLS

SudokuGeometry *sudoku_ksudoku_find_geometry (guint side,
                                              gboolean boxes,
                                              GPtrArray *groups,
                                              gboolean *left,
                                              GError **error);
gboolean sudoku_ksudoku_can_say_rule (const SudokuGeometry *geometry, const SudokuRule *rule);
void sudoku_ksudoku_write_shape (SudokuGeometry *geometry, GString *string);

G_END_DECLS
