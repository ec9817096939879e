/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rows with a separator between them, and a fault. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SudokuPartedFault:
 * @SUDOKU_PARTED_SIGN: something is no cell
 * @SUDOKU_PARTED_ROW: a row has another number of cells
 * @SUDOKU_PARTED_NOTHING: there is nothing between two separators
 * @SUDOKU_PARTED_MISSING: there are too few rows
 * @SUDOKU_PARTED_OVER: there are too many
 * @SUDOKU_PARTED_ALIKE: all of them are the same
 * @SUDOKU_PARTED_APART: there are separators between the cells, too
 * @SUDOKU_PARTED_LINES: they go over several lines
 * @SUDOKU_PARTED_UNKNOWN: rows with this between them are not read
 *
 * A fault of such rows.
 */
typedef enum
{
  SUDOKU_PARTED_SIGN,
  SUDOKU_PARTED_ROW,
  SUDOKU_PARTED_NOTHING,
  SUDOKU_PARTED_MISSING,
  SUDOKU_PARTED_OVER,
  SUDOKU_PARTED_ALIKE,
  SUDOKU_PARTED_APART,
  SUDOKU_PARTED_LINES,
  SUDOKU_PARTED_UNKNOWN,
} SudokuPartedFault;

/**
 * SudokuPartedRows:
 * @separator: the place of the first separator in the text
 * @separator_length: its length in bytes
 * @blank: whether that is a blank
 * @side: how many cells most of them have
 * @fault: the fault
 * @place: its place in the text
 * @length: in bytes
 * @n_found: how many cells the row has, or how many rows there are
 *
 * What a text looks like.
 */
typedef struct
{
  gsize separator;
  gsize separator_length;
  gboolean blank;
  guint side;
  SudokuPartedFault fault;
  gsize place;
  gsize length;
  guint n_found;
} SudokuPartedRows;

gboolean sudoku_parted_rows_find (const char *text, gsize length, SudokuPartedRows *self);

G_END_DECLS
