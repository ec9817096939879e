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
 * @SUDOKU_LAYOUT_BAD_ROWS: as many rows as there are don't make a grid
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
 * @side: how many cells a row has, as most rows have
 * @cells: (nullable): the N² signs of a grid
 * @places: (nullable): where in the text each of them is
 * @box_rows: how many rows of a box lines or blanks show, 0: they show none
 * @box_columns: likewise, the columns
 * @drawn: whether lines show boxes in both directions
 * @spaced: whether empty rows or columns of a table were left out of it
 * @start: where it begins in the text
 * @end: behind its last line
 * @fault: where something doesn't fit; 0 where it is a grid
 * @fault_length: its length in bytes
 * @n_found: how many cells the row has, or how many rows there are, where that is the fault
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
