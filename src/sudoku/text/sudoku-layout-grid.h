/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A part of a text that is a grid. */

#pragma once

#include "sudoku-signs.h"

G_BEGIN_DECLS

/**
 * SudokuLayoutKind:
 * @SUDOKU_LAYOUT_GRID: N rows of N cells
 * @SUDOKU_LAYOUT_BAD_SIGN: like a grid, but something is no cell
 * @SUDOKU_LAYOUT_BAD_ROW: like a grid, but a row has another number of cells
 * @SUDOKU_LAYOUT_BAD_ROWS: the number of rows does not make a grid
 *
 * What a part of a text is.
 */
typedef enum
{
  SUDOKU_LAYOUT_GRID,
  SUDOKU_LAYOUT_BAD_SIGN,
  SUDOKU_LAYOUT_BAD_ROW,
  SUDOKU_LAYOUT_BAD_ROWS,
} SudokuLayoutKind;

/**
 * SudokuLayout:
 * @kind: what it is
 * @side: how many cells a row has, or most rows have
 * @cells: (nullable): the N² symbols of a grid
 * @places: (nullable): the place of each in the text
 * @box_rows: the rows of a box, as shown by lines or blanks; 0: not shown
 * @box_columns: likewise, the columns
 * @drawn: whether lines show boxes in both directions
 * @spaced: whether empty rows or columns of a table were left out
 * @start: where it begins in the text
 * @end: the place after its last line
 * @fault: the place of the fault; 0 where it is a grid
 * @fault_length: its length in bytes
 * @n_found: for faults of numbers: how many cells the row has, or how many rows there are
 *
 * A part of a text that is a grid, or nearly one.
 */
typedef struct
{
  SudokuLayoutKind kind;
  guint side;
  SudokuSign *cells;
  gsize *places;
  guint box_rows;
  guint box_columns;
  gboolean drawn;
  gboolean spaced;
  gsize start;
  gsize end;
  gsize fault;
  gsize fault_length;
  guint n_found;
} SudokuLayout;

SudokuLayout *sudoku_layout_new (SudokuLayoutKind kind, guint side);
void sudoku_layout_free (SudokuLayout *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuLayout, sudoku_layout_free)

G_END_DECLS
