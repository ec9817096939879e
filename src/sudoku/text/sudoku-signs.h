/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The symbols in the cells of a text, and their meaning. */

#pragma once

#include "sudoku-grid.h"
#include "sudoku-symbols.h"
#include "sudoku-types.h"

G_BEGIN_DECLS

/**
 * SudokuSign:
 *
 * The content of a cell: a number, a letter or a symbol that is no value.
 */
typedef guint16 SudokuSign;

/**
 * SUDOKU_SIGN_BLANK:
 *
 * The cell is blank.
 */
#define SUDOKU_SIGN_BLANK 0x200

/**
 * SudokuSignsReading:
 * @SUDOKU_SIGNS_USUAL: 1…9, A, B, C…, and 0 is empty
 * @SUDOKU_SIGNS_FROM_ZERO: 0 is the first value
 * @SUDOKU_SIGNS_LETTERS: A is the first value
 * @SUDOKU_SIGNS_OWN: as many letters as there are values
 * @SUDOKU_SIGNS_DOUBTFUL: 0 may be the first value or empty
 * @SUDOKU_SIGNS_WRONG: a sign can't be a value beside the others
 *
 * The meaning of the symbols of a text.
 */
typedef enum
{
  SUDOKU_SIGNS_USUAL,
  SUDOKU_SIGNS_FROM_ZERO,
  SUDOKU_SIGNS_LETTERS,
  SUDOKU_SIGNS_OWN,
  SUDOKU_SIGNS_DOUBTFUL,
  SUDOKU_SIGNS_WRONG,
} SudokuSignsReading;

/**
 * SudokuSigns:
 * @side: the side N of the puzzles
 * @numbers: the numbers that occur
 * @letters: the letters that occur
 * @n_cells: how many cells were looked at
 * @n_zeros: how many of them have a 0
 * @n_empty: how many of them have a symbol other than 0 or x for an empty cell
 * @zero_twice: whether 0 is twice in a row or column
 * @n_x: how many of them have the letter x
 *
 * The symbols of all puzzles of one side in a text.
 */
typedef struct
{
  guint side;
  gboolean numbers[256];
  gboolean letters[128];
  gsize n_cells;
  gsize n_zeros;
  gsize n_empty;
  gboolean zero_twice;
  gsize n_x;
} SudokuSigns;

gboolean sudoku_sign_from_character (char c, SudokuSign *sign);
gboolean sudoku_sign_from_word (const char *word, gsize length, SudokuSign *sign);
gboolean sudoku_sign_is_letter (SudokuSign sign);

void sudoku_signs_init (SudokuSigns *self, guint side);
void sudoku_signs_add (SudokuSigns *self, const SudokuSign *cells);
SudokuSignsReading sudoku_signs_settle (const SudokuSigns *self);
gboolean sudoku_signs_is_full (const SudokuSigns *self);
gboolean sudoku_signs_read (const SudokuSigns *self,
                            SudokuSignsReading reading,
                            SudokuSign sign,
                            guint8 *value);
SudokuSymbols *sudoku_signs_make_symbols (const SudokuSigns *self, SudokuSignsReading reading);

const char *sudoku_signs_choose_empty (const SudokuGrid *grid, const char *other);

G_END_DECLS
