/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sudoku-types.h"

G_BEGIN_DECLS

/* Shape of a puzzle: side N, boxes of R rows × C columns (or none), diagonals (or not).
 * Immutable and reference-counted (atomic); cells are numbered row by row from 0. */
typedef struct _SudokuGeometry SudokuGeometry;

typedef enum
{
  SUDOKU_HOUSE_ROW,
  SUDOKU_HOUSE_COLUMN,
  SUDOKU_HOUSE_BOX,
  SUDOKU_HOUSE_FALLING, /* the diagonal from the top left */
  SUDOKU_HOUSE_RISING,  /* the diagonal from the bottom left */
} SudokuHouseKind;

/* A cell lies in at most this many houses. */
#define SUDOKU_CELL_HOUSES_MAX 5

SudokuGeometry *sudoku_geometry_new (guint box_rows,
                                     guint box_columns,
                                     gboolean diagonals,
                                     GError **error);
SudokuGeometry *sudoku_geometry_new_plain (guint side, gboolean diagonals, GError **error);
SudokuGeometry *sudoku_geometry_new_for_side (guint side, gboolean diagonals, GError **error);
SudokuGeometry *sudoku_geometry_ref (SudokuGeometry *self);
void sudoku_geometry_unref (SudokuGeometry *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuGeometry, sudoku_geometry_unref)

gboolean sudoku_geometry_equal (const SudokuGeometry *a, const SudokuGeometry *b);
guint sudoku_geometry_get_side (const SudokuGeometry *self);
guint sudoku_geometry_get_n_cells (const SudokuGeometry *self);
gboolean sudoku_geometry_has_boxes (const SudokuGeometry *self);
gboolean sudoku_geometry_has_diagonals (const SudokuGeometry *self);
guint sudoku_geometry_get_box_rows (const SudokuGeometry *self);
guint sudoku_geometry_get_box_columns (const SudokuGeometry *self);

/* Houses: all rows, all columns, all boxes, falling, rising. */
guint sudoku_geometry_get_n_houses (const SudokuGeometry *self);
SudokuHouseKind sudoku_geometry_get_house_kind (const SudokuGeometry *self, guint house);
guint sudoku_geometry_get_house_number (const SudokuGeometry *self, guint house);
const guint16 *sudoku_geometry_get_house_cells (const SudokuGeometry *self, guint house);
guint sudoku_geometry_get_cell_houses (const SudokuGeometry *self,
                                       guint cell,
                                       guint16 houses[SUDOKU_CELL_HOUSES_MAX]);
guint sudoku_geometry_get_cell_box (const SudokuGeometry *self, guint cell);
gboolean sudoku_geometry_are_peers (const SudokuGeometry *self, guint cell, guint other);

G_END_DECLS
