/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How texts write one cell, and error messages about it. Knows no format. */

#include "sudoku-cell-text.h"

#include "sudoku-symbols.h"

/* On smaller grids letters are words. */
#define LETTERS_SIDE_MIN 4
/* On smaller grids zeros are a number. */
#define ZEROS_SIDE_MIN 4

/**
 * sudoku_cell_text_is_empty:
 * @c: a character
 *
 * Tells whether it stands for an empty cell.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_cell_text_is_empty (char c)
{
  return c == '.' || c == '0' || c == '_' || c == '*' || c == '-' || c == '?';
}

/**
 * sudoku_cell_text_read_character:
 * @c: a character
 * @side: the side N
 * @value: (out): 1…N as sudoku_symbols_from_character() says, or 0 for an empty cell
 *
 * Tells whether it stands for a cell of such a puzzle.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_cell_text_read_character (char c,
                                 guint side,
                                 guint8 *value)
{
  *value = 0;
  if (sudoku_cell_text_is_empty (c))
    return TRUE;
  *value = (guint8)sudoku_symbols_from_character (c, side);
  return *value > 0;
}

/**
 * sudoku_cell_text_is_cell:
 * @c: a character
 * @side: the side N
 *
 * Tells whether a character can be a cell: by itself, or as one of the first letters or “x”.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_cell_text_is_cell (char c,
                          guint side)
{
  guint8 value;

  if (sudoku_cell_text_read_character (c, side, &value))
    return TRUE;
  return side >= LETTERS_SIDE_MIN && g_ascii_isalpha (c) &&
         ((guint)(g_ascii_toupper (c) - 'A') < side || g_ascii_toupper (c) == 'X');
}

/**
 * sudoku_cell_text_is_grid:
 * @characters: (array length=length): characters for the cells of a grid
 * @length: how many there are
 * @side: the side N of the grid
 *
 * Tells whether the characters can be taken for a grid: a few zeros are a number and a few dashes a
 * dividing line, where dots are an empty grid. Costs O(@length).
 *
 * Returns: whether they can
 */
gboolean
sudoku_cell_text_is_grid (const char *characters,
                          gsize length,
                          guint side)
{
  if (side >= ZEROS_SIDE_MIN)
    return TRUE;
  for (gsize i = 0; i < length; i++)
    if (characters[i] == '.' || !sudoku_cell_text_is_empty (characters[i]))
      return TRUE;
  return FALSE;
}

/**
 * sudoku_cell_text_get_character:
 * @value: 0…SUDOKU_CHARACTERS_MAX
 *
 * Gets the character for the value, "." for an empty cell.
 *
 * Returns: the character
 */
char
sudoku_cell_text_get_character (guint value)
{
  return value == 0 ? '.' : sudoku_symbols_character (value);
}

static gsize
character_length (const char *at,
                  const char *end)
{
  gunichar c = g_utf8_get_char_validated (at, end - at);

  return c == (gunichar)-1 || c == (gunichar)-2 ? 1 : (gsize)(g_utf8_next_char (at) - at);
}

/**
 * sudoku_cell_text_fail_character:
 * @scanner: the place in the text
 * @at: a character of the current line
 * @side: the side of the puzzle
 *
 * Reports that the character is no cell of such a puzzle: SUDOKU_ERROR_VALUE.
 */
void
sudoku_cell_text_fail_character (const SudokuScanner *scanner,
                                 const char *at,
                                 guint side,
                                 GError **error)
{
  g_autofree char *characters = NULL;
  char last = sudoku_symbols_character (MIN (side, SUDOKU_CHARACTERS_MAX));

  if (side <= 9)
    characters = g_strdup_printf ("1…%c", last);
  else if (side <= 35)
    characters = g_strdup_printf ("1…9, A…%c", last);
  else
    characters = g_strdup_printf ("1…9, A…Z, a…%c", last);
  sudoku_scanner_refuse (scanner, at, SUDOKU_ERROR_VALUE, error, "cell-character",
                         sat_arg_quote (at, character_length (at, scanner->line_end)),
                         sat_arg_number (side), sat_arg_text (characters));
}

/**
 * sudoku_cell_text_read_number:
 * @word: a word
 * @length: its length in bytes
 * @side: the side N
 * @value: (out): 1…N, or 0 for an empty cell
 *
 * Tells whether it is a number up to N, or a character for an empty cell.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_cell_text_read_number (const char *word,
                              gsize length,
                              guint side,
                              guint8 *value)
{
  const char *at = word;
  guint number = 0;

  *value = 0;
  if (length == 1 && sudoku_cell_text_is_empty (*word))
    return TRUE;
  if (!sudoku_scan_uint (&at, word + length, side, &number) || at != word + length)
    return FALSE;
  *value = (guint8)number;
  return TRUE;
}

/**
 * sudoku_cell_text_fail_number:
 * @scanner: the place in the text
 * @word: a word of the current line
 * @length: its length in bytes
 * @side: the side of the puzzle
 *
 * Reports that the word is no number for a cell of such a puzzle: SUDOKU_ERROR_VALUE.
 */
void
sudoku_cell_text_fail_number (const SudokuScanner *scanner,
                              const char *word,
                              gsize length,
                              guint side,
                              GError **error)
{
  sudoku_scanner_refuse (scanner, word, SUDOKU_ERROR_VALUE, error, "cell-number",
                         sat_arg_quote (word, length), sat_arg_number (side));
}

/**
 * sudoku_cell_text_get_width:
 * @side: the side of a puzzle
 *
 * Counts the digits of the largest value.
 *
 * Returns: the number of digits
 */
guint
sudoku_cell_text_get_width (guint side)
{
  return side >= 100 ? 3 : side >= 10 ? 2
                                      : 1;
}

/**
 * sudoku_cell_text_get_side:
 * @n_cells: how many cells there are
 *
 * Gets the side of the puzzle with so many cells.
 *
 * Returns: the side; 0 if there is none
 */
guint
sudoku_cell_text_get_side (gsize n_cells)
{
  guint low = SUDOKU_SIDE_MIN, high = SUDOKU_SIDE_MAX;

  while (low < high)
    {
      guint middle = (low + high) / 2;

      if ((gsize)middle * middle < n_cells)
        low = middle + 1;
      else
        high = middle;
    }
  return (gsize)low * low == n_cells ? low : 0;
}
