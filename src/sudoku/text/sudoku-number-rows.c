/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rows of numbers, separated by blanks or tabs, commas or semicolons; 0 or "." is empty, and so is
 * nothing between two commas or tabs. */

#include "sudoku-number-rows.h"

#include <string.h>

#include "sudoku-cell-text.h"

/* What separates the cells of a row: a comma, semicolon or tab, or ' ' for any blanks. */
static char
separator_of (const char *line,
              const char *end)
{
  static const char separators[] = { ',', ';', '\t' };

  for (gsize i = 0; i < G_N_ELEMENTS (separators); i++)
    if (memchr (line, separators[i], (gsize)(end - line)) != NULL)
      return separators[i];
  return ' ';
}

static gboolean
is_blank (char c)
{
  return c == ' ' || c == '\t';
}

/* A tab may stand for an empty cell or be one of several blanks: tabs separate cells only when the
 * line has nothing but tabs and single words. */
static gboolean
has_blank_between_words (const char *line,
                         const char *end)
{
  for (const char *at = line; at < end; at++)
    if (*at == ' ')
      return TRUE;
  return FALSE;
}

typedef struct
{
  const char *at; /* NULL behind the last cell */
  const char *end;
  char separator;
} Row;

static Row
row_begin (const char *line,
           const char *end)
{
  Row row = { line, memchr (line, '#', (gsize)(end - line)), ' ' };

  if (row.end == NULL)
    row.end = end;
  row.separator = separator_of (row.at, row.end);
  if (row.separator == '\t' && has_blank_between_words (row.at, row.end))
    row.separator = ' ';
  while (row.end > row.at && is_blank (row.end[-1]) &&
         (row.separator == ' ' || row.end[-1] != row.separator))
    row.end--;
  return row;
}

/* The next cell; of length 0 when there is nothing between two separators. */
static gboolean
row_next (Row *self,
          const char **word,
          gsize *length)
{
  const char *stop = NULL;

  if (self->at == NULL)
    return FALSE;
  while (self->at < self->end && is_blank (*self->at) &&
         (self->separator == ' ' || *self->at != self->separator))
    self->at++;
  *word = stop = self->at;
  while (stop < self->end && *stop != self->separator &&
         !(self->separator == ' ' && *stop == '\t'))
    stop++;
  self->at = stop < self->end ? stop + 1 : NULL;
  while (stop > *word && is_blank (stop[-1]))
    stop--;
  *length = (gsize)(stop - *word);
  return self->separator != ' ' || *length > 0;
}

/**
 * sudoku_number_rows_count:
 * @line: a line
 * @end: its end
 *
 * Counts the cells of a line, numbers or not.
 *
 * Returns: the number; 0 when it is blank
 */
guint
sudoku_number_rows_count (const char *line,
                          const char *end)
{
  Row row = row_begin (line, end);
  const char *word = NULL;
  gsize length = 0;
  guint n_cells = 0;

  while (row_next (&row, &word, &length))
    n_cells++;
  return n_cells;
}

/**
 * sudoku_number_rows_next:
 * @scanner: where the text is being read
 *
 * Goes to the next row. A line of nothing but tabs is a row of empty cells.
 *
 * Returns: %FALSE at the end
 */
gboolean
sudoku_number_rows_next (SudokuScanner *scanner)
{
  while (sudoku_scanner_next_line (scanner))
    if (sudoku_number_rows_count (scanner->line, scanner->line_end) > 0)
      return TRUE;
  return FALSE;
}

/* A number up to N, or a symbol for an empty cell. */
static gboolean
read_sign (const char *word,
           gsize length,
           guint side,
           SudokuSign *sign)
{
  return sudoku_sign_from_word (word, length, sign) && !sudoku_sign_is_letter (*sign) &&
         (*sign >= SUDOKU_SIGN_BLANK || *sign <= side);
}

/* The first cell too many, or where one is missing. */
static const char *
find_wrong_cell (const SudokuScanner *scanner,
                 guint side)
{
  Row row = row_begin (scanner->line, scanner->line_end);
  const char *word = NULL;
  gsize length = 0;

  for (guint c = 0; row_next (&row, &word, &length); c++)
    if (c == side)
      return word;
  return row.end;
}

/**
 * sudoku_number_rows_read:
 * @scanner: where the text is being read
 * @side: the side N
 * @cells: (out caller-allocates): the signs of all cells in reading order
 *
 * Reads N rows of N numbers from the lines that follow.
 *
 * Returns: %FALSE with SUDOKU_ERROR_SYNTAX or SUDOKU_ERROR_VALUE
 */
gboolean
sudoku_number_rows_read (SudokuScanner *scanner,
                         guint side,
                         SudokuSign *cells,
                         GError **error)
{
  for (guint r = 0; r < side; r++)
    {
      Row row;
      guint n_cells = 0;
      const char *word = NULL;
      gsize length = 0;

      if (!sudoku_number_rows_next (scanner))
        {
          sudoku_scanner_refuse (scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "side-rows-missing",
                                 sat_arg_number (side), sat_arg_number (r));
          return FALSE;
        }
      n_cells = sudoku_number_rows_count (scanner->line, scanner->line_end);
      if (n_cells != side)
        {
          sudoku_scanner_refuse (scanner, find_wrong_cell (scanner, side), SUDOKU_ERROR_SYNTAX,
                                 error, "row-cells-of-side", sat_arg_number (n_cells),
                                 sat_arg_number (side));
          return FALSE;
        }
      row = row_begin (scanner->line, scanner->line_end);
      for (guint c = 0; c < side && row_next (&row, &word, &length); c++)
        if (!read_sign (word, length, side, &cells[r * side + c]))
          {
            sudoku_cell_text_fail_number (scanner, word, length, side, error);
            return FALSE;
          }
    }
  return TRUE;
}

/**
 * sudoku_number_rows_write:
 * @grid: what to write
 * @width: how many characters a number has at least
 * @string: where to
 *
 * Writes rows of numbers, right-aligned, with one blank between them; 0 for an empty cell, or "."
 * where that would be read as a value.
 */
void
sudoku_number_rows_write (const SudokuGrid *grid,
                          guint width,
                          GString *string)
{
  guint side = sudoku_grid_get_side (grid);
  const char *empty = sudoku_signs_choose_empty (grid, ".");

  for (guint cell = 0; cell < side * side; cell++)
    {
      guint value = sudoku_grid_get_value (grid, cell);

      if (value > 0)
        g_string_append_printf (string, "%*u", (int)width, value);
      else
        g_string_append_printf (string, "%*s", (int)width, empty);
      g_string_append_c (string, (cell + 1) % side == 0 ? '\n' : ' ');
    }
}

/**
 * sudoku_number_rows_is_row:
 * @line: a line
 * @end: its end
 * @side: the side N
 * @above: (inout): set when a number is above N
 *
 * Tells whether all cells of a line are numbers or empty.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_number_rows_is_row (const char *line,
                           const char *end,
                           guint side,
                           gboolean *above)
{
  Row row = row_begin (line, end);
  const char *word = NULL;
  gsize length = 0;
  SudokuSign sign;

  while (row_next (&row, &word, &length))
    {
      if (!read_sign (word, length, G_MAXUINT8, &sign))
        return FALSE;
      *above |= sign < SUDOKU_SIGN_BLANK && sign > side;
    }
  return TRUE;
}
