/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cells and cages as KSudoku has them. */

#pragma once

#include "sudoku-geometry.h"

G_BEGIN_DECLS

guint sudoku_ksudoku_get_cell (guint side, guint number);
gboolean sudoku_ksudoku_add_cage (GPtrArray *rules,
                                  guint side,
                                  gboolean killer,
                                  guint operation,
                                  guint value,
                                  const guint16 *cells,
                                  guint n_cells,
                                  GError **error);
gboolean sudoku_ksudoku_has_cages (const SudokuGeometry *geometry);
gboolean sudoku_ksudoku_can_say_cage (const SudokuGeometry *geometry, const SudokuRule *rule);
void sudoku_ksudoku_write_cages (const SudokuGeometry *geometry, GString *string);

G_END_DECLS
