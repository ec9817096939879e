/* SPDX-License-Identifier: GPL-3.0-or-later */

/* N rows of N numbers, separated by blanks or tabs, commas or semicolons; 0 or "." is empty, and so
 * is nothing between two commas or tabs. */

#include "sudoku-format-kind.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-cell-text.h"
#include "sudoku-number-rows.h"
#include "sudoku-row-text.h"

static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  return sudoku_row_text_split (text, length, sudoku_number_rows_count);
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  SudokuScanner scanner, start;
  guint side = 0;
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autofree SudokuSign *cells = NULL;
  guint wrong = 0;

  sudoku_source_scan (source, &scanner);
  start = scanner;
  if (sudoku_number_rows_next (&scanner))
    side = sudoku_number_rows_count (scanner.line, scanner.line_end);
  if (side < SUDOKU_SIDE_MIN || side > SUDOKU_SIDE_MAX)
    {
      sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "rows-expected",
                             sat_arg_number (SUDOKU_SIDE_MIN), sat_arg_number (SUDOKU_SIDE_MAX));
      return NULL;
    }
  scanner = start;
  cells = g_new0 (SudokuSign, (gsize)side * side);
  if (!sudoku_number_rows_read (&scanner, side, cells, error))
    return NULL;
  if (sudoku_number_rows_next (&scanner))
    {
      sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "side-row-too-many",
                             sat_arg_number (side));
      return NULL;
    }
  geometry = sudoku_shape_hint_complete (source->hint, source->name, side, error);
  return sudoku_source_make_document_of_signs (source, g_steal_pointer (&geometry), cells, &wrong,
                                               error);
}

static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  sudoku_number_rows_write (grid, sudoku_cell_text_get_width (sudoku_grid_get_side (grid)), string);
  return TRUE;
}

static guint
count_rows (const char *text,
            gsize length)
{
  SudokuScanner scanner;
  guint n_rows = 0;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  while (sudoku_number_rows_next (&scanner))
    n_rows++;
  return n_rows;
}

/* Finds the length of the words in a row: 0 where they differ. */
static void
compare_words (const char *line,
               const char *end,
               gboolean first,
               gsize *word_length)
{
  SudokuScanner scanner;
  const char *word = NULL;
  gsize length = 0;

  sudoku_scanner_init (&scanner, "", line, (gsize)(end - line), 1);
  if (!sudoku_scanner_next_line (&scanner))
    return;
  for (guint n = 0; sudoku_scanner_next_word (&scanner, &word, &length); n++)
    if (first && n == 0)
      *word_length = length;
    else if (length != *word_length)
      *word_length = 0;
}

static guint
detect_text (const char *text,
             gsize length)
{
  SudokuScanner scanner;
  guint side = 0, n_rows = 0;
  gsize word_length = 0;
  gboolean alike = TRUE, above = FALSE;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  while (sudoku_number_rows_next (&scanner))
    {
      guint n_cells = sudoku_number_rows_count (scanner.line, scanner.line_end);

      if (n_rows++ == 0)
        side = n_cells;
      if (n_cells < 2 || !sudoku_number_rows_is_row (scanner.line, scanner.line_end, side, &above))
        return 0;
      alike &= n_cells == side;
      compare_words (scanner.line, scanner.line_end, n_rows == 1, &word_length);
    }
  if (n_rows == 0)
    return 0;
  /* "001 020 000" is three boxes wide. */
  if (side < 10 && (above || (word_length > 1 && n_rows == side * word_length)))
    return 12;
  if (alike && n_rows == side)
    return 66;
  /* Headings between puzzles are left to other formats. */
  return alike && n_rows % side == 0 && count_rows (text, split_text (text, length, 1)) == side ? 64
                                                                                                : 9;
}

const SudokuFormat sudoku_format_rows = {
  .id = "rows",
  .name = N_ ("Rows of numbers"),
  .summary = N_ ("N rows of N blank-separated numbers, 0 empty"),
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_puzzle,
  .write = write_puzzle,
};
