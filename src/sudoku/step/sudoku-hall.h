/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rows, each of which takes a different one of its columns: which of them fill theirs? */

#pragma once

#include "sudoku-set.h"
#include "sudoku-types.h"

G_BEGIN_DECLS

/**
 * SudokuHall:
 * @n_rows: how many there are
 * @columns: by row: the columns that it may take
 * @all: the columns that any row may take
 * @matched: the columns that are matched with a row
 * @row_of: by column of @matched: its row
 *
 * The cells of a house and the values that each may hold, or the other way round. The caller fills
 * in the first three members; the others are set by sudoku_hall_match().
 */
typedef struct
{
  guint n_rows;
  SudokuSet columns[SUDOKU_SIDE_MAX];
  SudokuSet all;
  SudokuSet matched;
  guint8 row_of[SUDOKU_SIDE_MAX];
} SudokuHall;

gboolean sudoku_hall_match (SudokuHall *self, SudokuSet *rows, SudokuSet *columns);
gboolean sudoku_hall_close (const SudokuHall *self,
                            guint row,
                            SudokuSet *rows,
                            SudokuSet *columns);

G_END_DECLS
