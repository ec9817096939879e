/* SPDX-License-Identifier: GPL-3.0-or-later */

/* N rows of N numbers, separated by blanks or tabs, commas or semicolons; 0 or "." is empty,
 * and so is nothing between two commas or tabs. */

#include "sudoku-format-private.h"

#include <string.h>

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

/* A tab may stand for an empty cell or be one of several blanks: only when nothing but tabs
 * and single words stand in the line, the tabs separate cells. */
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

static guint
count_cells (const char *line,
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

/* Goes to the next row. A line of nothing but tabs is a row of empty cells. */
static gboolean
next_row (SudokuScanner *scanner)
{
  while (sudoku_scanner_next_line (scanner))
    if (count_cells (scanner->line, scanner->line_end) > 0)
      return TRUE;
  return FALSE;
}

/* Reads @side rows of @side numbers from the lines that follow. */
gboolean
sudoku_format_read_rows (SudokuScanner *scanner,
                         guint side,
                         guint8 *values,
                         GError **error)
{
  for (guint r = 0; r < side; r++)
    {
      Row row;
      const char *word = NULL;
      gsize length = 0;

      if (!next_row (scanner))
        {
          sudoku_scanner_fail (scanner, NULL, SUDOKU_ERROR_SYNTAX, error,
                               "the puzzle of side %u ends after %u rows", side, r);
          return FALSE;
        }
      if (count_cells (scanner->line, scanner->line_end) != side)
        {
          sudoku_scanner_fail (scanner, NULL, SUDOKU_ERROR_SYNTAX, error,
                               "this row has %u cells in a puzzle of side %u",
                               count_cells (scanner->line, scanner->line_end), side);
          return FALSE;
        }
      row = row_begin (scanner->line, scanner->line_end);
      for (guint c = 0; c < side && row_next (&row, &word, &length); c++)
        if (length > 0 && !sudoku_format_read_number (word, length, side, &values[r * side + c]))
          {
            sudoku_format_fail_number (scanner, word, length, side, error);
            return FALSE;
          }
    }
  return TRUE;
}

gsize
sudoku_format_rows_split (const char *text,
                          gsize length,
                          gsize first_line)
{
  return sudoku_format_split_rows (text, length, count_cells);
}

SudokuGrid *
sudoku_format_rows_read (const char *name,
                         const char *text,
                         gsize length,
                         gsize first_line,
                         const SudokuShapeHint *hint,
                         GError **error)
{
  SudokuScanner scanner, start;
  guint side = 0;
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autofree guint8 *values = NULL;

  sudoku_scanner_init (&scanner, name, text, length, first_line);
  start = scanner;
  if (next_row (&scanner))
    side = count_cells (scanner.line, scanner.line_end);
  if (side < SUDOKU_SIDE_MIN || side > SUDOKU_SIDE_MAX)
    {
      sudoku_scanner_fail (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error,
                           "rows of %d to %d numbers are expected", SUDOKU_SIDE_MIN,
                           SUDOKU_SIDE_MAX);
      return NULL;
    }
  scanner = start;
  values = g_new0 (guint8, (gsize)side * side);
  if (!sudoku_format_read_rows (&scanner, side, values, error))
    return NULL;
  if (next_row (&scanner))
    {
      sudoku_scanner_fail (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error,
                           "this is one row too many for a puzzle of side %u", side);
      return NULL;
    }
  geometry = sudoku_format_shape (hint, name, side, error);
  return geometry != NULL ? sudoku_format_make_grid (geometry, values) : NULL;
}

/* Numbers right-aligned to @width with one blank between them. */
void
sudoku_format_write_rows (const SudokuGrid *grid,
                          guint width,
                          GString *string)
{
  guint side = sudoku_grid_get_side (grid);

  for (guint cell = 0; cell < side * side; cell++)
    g_string_append_printf (string, "%*u%c", (int)width, sudoku_grid_get_value (grid, cell),
                            (cell + 1) % side == 0 ? '\n' : ' ');
}

gboolean
sudoku_format_rows_write (const SudokuGrid *grid,
                          GString *string,
                          GError **error)
{
  sudoku_format_write_rows (grid, sudoku_format_digits (sudoku_grid_get_side (grid)), string);
  return TRUE;
}

/* Whether all cells of a line are numbers or empty, and whether one is above @side. */
static gboolean
is_number_row (const char *line,
               const char *end,
               guint side,
               gboolean *above)
{
  Row row = row_begin (line, end);
  const char *word = NULL;
  gsize length = 0;
  guint8 value;

  while (row_next (&row, &word, &length))
    {
      if (length > 3 || (length > 0 && !sudoku_format_read_number (word, length, 255, &value)))
        return FALSE;
      *above |= length > 0 && value > side;
    }
  return TRUE;
}

guint
sudoku_format_rows_detect (const char *text,
                           gsize length)
{
  SudokuScanner scanner;
  guint side = 0, n_rows = 0;
  gboolean alike = TRUE, above = FALSE;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  while (next_row (&scanner))
    {
      guint n_cells = count_cells (scanner.line, scanner.line_end);

      if (n_rows++ == 0)
        side = n_cells;
      if (n_cells < 2 || !is_number_row (scanner.line, scanner.line_end, side, &above))
        return 0;
      alike &= n_cells == side;
    }
  if (n_rows == 0)
    return 0;
  if (above && side < 10)
    return 12;
  if (alike && n_rows == side)
    return 66;
  return alike && n_rows % side == 0 ? 64 : 9;
}
