/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sudoku-geometry.h"

G_BEGIN_DECLS

/**
 * SudokuGrid:
 *
 * The values of a puzzle's cells and where each comes from. A value is 1…N, 0 is empty.
 */
typedef struct _SudokuGrid SudokuGrid;

SudokuGrid *sudoku_grid_new (SudokuGeometry *geometry);
SudokuGrid *sudoku_grid_new_with_values (SudokuGeometry *geometry,
                                         const guint8 *values,
                                         SudokuOrigin origin);
SudokuGrid *sudoku_grid_copy (const SudokuGrid *self);
SudokuGrid *sudoku_grid_copy_givens (const SudokuGrid *self);
void sudoku_grid_free (SudokuGrid *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuGrid, sudoku_grid_free)

SudokuGeometry *sudoku_grid_get_geometry (const SudokuGrid *self);
void sudoku_grid_set_geometry (SudokuGrid *self, SudokuGeometry *geometry);
guint sudoku_grid_get_side (const SudokuGrid *self);
guint sudoku_grid_get_n_cells (const SudokuGrid *self);
guint sudoku_grid_get_value (const SudokuGrid *self, guint cell);
SudokuOrigin sudoku_grid_get_origin (const SudokuGrid *self, guint cell);
/* The value of a given or an entry; 0 for an answer or an empty cell. */
guint sudoku_grid_get_fixed (const SudokuGrid *self, guint cell);
guint8 *sudoku_grid_copy_values (const SudokuGrid *self);
void sudoku_grid_set (SudokuGrid *self, guint cell, guint value, SudokuOrigin origin);
void sudoku_grid_clear_origin (SudokuGrid *self, SudokuOrigin origin);
guint sudoku_grid_count (const SudokuGrid *self, SudokuOrigin origin);
gboolean sudoku_grid_is_full (const SudokuGrid *self);
gboolean sudoku_grid_equal (const SudokuGrid *a, const SudokuGrid *b);
gboolean sudoku_grid_same_values (const SudokuGrid *a, const SudokuGrid *b);

G_END_DECLS
