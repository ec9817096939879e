/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where rows and columns meet the boxes or regions of a board. */

#pragma once

#include "sudoku-geometry.h"

G_BEGIN_DECLS

/**
 * SudokuSegment:
 * @line: the house of the row or column
 * @region: the house of the box or region
 * @across: whether the line is a row
 * @number: its number in the line, from 0
 * @n_cells: how many cells it has, 1…N
 * @cells: (array length=n_cells): in reading order
 *
 * The cells that a row or column shares with a box or region.
 */
typedef struct
{
  guint line;
  guint region;
  gboolean across;
  guint number;
  guint n_cells;
  const guint16 *cells;
} SudokuSegment;

/**
 * SudokuSegments:
 *
 * All segments of a board: rows first, then columns; along each line in the order of their first
 * cells.
 */
typedef struct _SudokuSegments SudokuSegments;

SudokuSegments *sudoku_segments_new (SudokuGeometry *geometry);
void sudoku_segments_free (SudokuSegments *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuSegments, sudoku_segments_free)

const SudokuSegment *sudoku_segments_get (const SudokuSegments *self, guint segment);
guint sudoku_segments_get_n_variables (const SudokuSegments *self);
const guint16 *sudoku_segments_get_of_house (const SudokuSegments *self,
                                             guint house,
                                             gboolean across,
                                             guint *n_segments);
gboolean sudoku_segments_has_variable (const SudokuSegments *self, guint segment);
guint sudoku_segments_get_variable (const SudokuSegments *self, guint segment, guint value);
guint sudoku_segments_find_variable (const SudokuSegments *self, guint variable, guint *value);

G_END_DECLS
