/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shapes as KSudoku has them. */

#pragma once

#include <sat-issue.h>

#include "sudoku-geometry.h"

G_BEGIN_DECLS

/**
 * sudoku_ksudoku_rule_ids: (skip)
 *
 * Ids of the further rules that KSudoku can say, %NULL at the end.
 */
extern const char *const sudoku_ksudoku_rule_ids[];

guint sudoku_ksudoku_get_cell (guint side, guint number);
SudokuGeometry *sudoku_ksudoku_find_geometry (guint side,
                                              gboolean boxes,
                                              GPtrArray *groups,
                                              gboolean *left,
                                              GError **error);
void sudoku_ksudoku_write_shape (SudokuGeometry *geometry, GString *string);

G_END_DECLS
