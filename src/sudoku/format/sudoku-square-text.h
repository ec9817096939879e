/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines that can be the rows of a puzzle or puzzles of their own. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SudokuSquareReading:
 * @SUDOKU_SQUARE_NONE: at most one way to read the lines
 * @SUDOKU_SQUARE_ROWS: they are the rows of a puzzle, or of several
 * @SUDOKU_SQUARE_PUZZLES: each is a puzzle
 * @SUDOKU_SQUARE_EITHER: they can be both
 *
 * What lines of so many cells are.
 */
typedef enum
{
  SUDOKU_SQUARE_NONE,
  SUDOKU_SQUARE_ROWS,
  SUDOKU_SQUARE_PUZZLES,
  SUDOKU_SQUARE_EITHER,
} SudokuSquareReading;

SudokuSquareReading sudoku_square_text_look (const char *text, gsize length, guint *side);
gboolean sudoku_square_text_is_open (const char *text, gsize length);
guint sudoku_square_text_get_root (guint side);

G_END_DECLS
