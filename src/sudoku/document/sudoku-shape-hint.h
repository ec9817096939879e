/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The shape of a puzzle as far as its text, which may only have the side, can't express it. */

#pragma once

#include "sudoku-geometry.h"

G_BEGIN_DECLS

/**
 * SudokuShapeHint:
 * @box_rows: 0: unknown
 * @box_columns: likewise
 * @no_boxes: whether it has no boxes
 * @rules: (nullable): borrowed: the text forms of further rules, ended by NULL; regions replace
 *   boxes
 *
 * What a text can't express itself.
 */
typedef struct
{
  guint box_rows;
  guint box_columns;
  gboolean no_boxes;
  const char *const *rules;
} SudokuShapeHint;

SudokuGeometry *sudoku_shape_hint_complete (const SudokuShapeHint *self,
                                            const char *name,
                                            guint side,
                                            GError **error);
SudokuGeometry *sudoku_shape_hint_confirm_boxes (const SudokuShapeHint *self,
                                                 const char *name,
                                                 guint side,
                                                 guint box_rows,
                                                 guint box_columns,
                                                 GError **error);
gboolean sudoku_shape_hint_confirm (const SudokuShapeHint *self,
                                    const char *name,
                                    SudokuGeometry *geometry,
                                    GError **error);

gboolean sudoku_shape_has_only_boxes (SudokuGeometry *geometry);
gboolean sudoku_shape_has_only_square_boxes (SudokuGeometry *geometry);

G_END_DECLS
