/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Empty rows and columns between the boxes of a table, and around it. */

#pragma once

#include "sudoku-signs.h"

G_BEGIN_DECLS

/**
 * SUDOKU_SPACERS_MAX:
 *
 * The most rows or columns of a table: those of the largest puzzle, and one between any two boxes.
 */
#define SUDOKU_SPACERS_MAX (SUDOKU_SIDE_MAX + SUDOKU_SIDE_MAX / 2)

/**
 * SudokuSpacers:
 * @side: the side N of the puzzle
 * @box_rows: how many rows are between two empty ones; 0: there are none
 * @box_columns: how many columns are between two empty ones; 0: there are none
 * @rows: which rows of the table are those of the puzzle
 * @columns: which columns are
 *
 * The place of a puzzle in a table with empty rows and columns.
 */
typedef struct
{
  guint side;
  guint box_rows;
  guint box_columns;
  guint rows[SUDOKU_SIDE_MAX];
  guint columns[SUDOKU_SIDE_MAX];
} SudokuSpacers;

gboolean sudoku_spacers_find (const SudokuSign *cells,
                              guint n_rows,
                              guint n_columns,
                              SudokuSpacers *self);

G_END_DECLS
