/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The puzzle text of Spence's "SuDoku as SAT": N lines, each value right-aligned to two characters,
 * one blank between them, 0 for an empty cell. On reading, "." is empty as well; below side 10 each
 * digit is a cell whatever is between, from 10 on each run of digits. The side is the number of
 * lines. */

#include "sudoku-format-kind.h"

#include <glib/gi18n.h>

#include "sudoku-cell-text.h"
#include "sudoku-number-rows.h"
#include "sudoku-row-text.h"
#include "sudoku-text-match.h"

#define SINGLE_DIGIT_MAX 9

/* The next cell of a line: a digit, a run of digits or a ".". */
static gboolean
next_cell (SudokuScanner *scanner,
           guint side,
           const char **word,
           gsize *length)
{
  while (scanner->at < scanner->line_end && (*scanner->at == ' ' || *scanner->at == '\t'))
    scanner->at++;
  if (scanner->at == scanner->line_end)
    return FALSE;
  *word = scanner->at++;
  while (side > SINGLE_DIGIT_MAX && g_ascii_isdigit (**word) && scanner->at < scanner->line_end &&
         g_ascii_isdigit (*scanner->at))
    scanner->at++;
  *length = (gsize)(scanner->at - *word);
  return TRUE;
}

static gboolean
read_row (SudokuScanner *scanner,
          guint side,
          SudokuSign *cells,
          GError **error)
{
  const char *word = NULL;
  gsize length = 0;
  guint n_cells = 0;

  while (next_cell (scanner, side, &word, &length))
    {
      guint8 value = 0;

      if ((*word != '.' && !g_ascii_isdigit (*word)) ||
          !sudoku_cell_text_read_number (word, length, side, &value))
        {
          sudoku_cell_text_fail_number (scanner, word, length, side, error);
          return FALSE;
        }
      if (n_cells < side)
        cells[n_cells] = *word == '.' ? SUDOKU_SIGN_BLANK | '.' : value;
      n_cells++;
    }
  if (n_cells == side)
    return TRUE;
  sudoku_scanner_refuse (scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "row-cells-of-rows",
                         sat_arg_number (n_cells), sat_arg_number (side));
  return FALSE;
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
  while (side <= SUDOKU_SIDE_MAX && sudoku_scanner_next_filled_line (&scanner))
    side++;
  if (side < SUDOKU_SIDE_MIN || side > SUDOKU_SIDE_MAX)
    {
      sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "rows-out-of-range",
                             sat_arg_number (SUDOKU_SIDE_MIN), sat_arg_number (SUDOKU_SIDE_MAX));
      return NULL;
    }
  cells = g_new0 (SudokuSign, (gsize)side * side);
  scanner = start;
  for (guint row = 0; sudoku_scanner_next_filled_line (&scanner); row++)
    if (!read_row (&scanner, side, cells + (gsize)row * side, error))
      return NULL;
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
  sudoku_number_rows_write (grid, 2, string);
  return TRUE;
}

/* Only the exact layout tells this text from other rows of numbers. */
static gboolean
is_exact_row (const char *line,
              const char *end)
{
  gsize length = (gsize)(end - line);

  if (length < 5 || length % 3 != 2)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    if (i % 3 == 0 ? !(line[i] == ' ' || (g_ascii_isdigit (line[i]) && line[i] != '0'))
                   : (i % 3 == 1 ? !g_ascii_isdigit (line[i]) : line[i] != ' '))
      return FALSE;
  return TRUE;
}

/* In texts with another layout it is unknown where a puzzle ends. */
static guint
count_exact (const char *line,
             const char *end)
{
  return is_exact_row (line, end) ? (guint)(end - line + 1) / 3 : 0;
}

static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  gsize split = sudoku_row_text_split (text, length, count_exact);

  return split > 0 || sudoku_text_skip_space (text, text + length) == text + length ? split
                                                                                    : length;
}

static guint
detect_text (const char *text,
             gsize length)
{
  SudokuScanner scanner;
  gsize side = 0, n_rows = 0;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  while (sudoku_scanner_next_line (&scanner))
    {
      if (!is_exact_row (scanner.line, scanner.line_end))
        return 0;
      if (n_rows++ == 0)
        side = (gsize)(scanner.line_end - scanner.line + 1) / 3;
      else if (side != (gsize)(scanner.line_end - scanner.line + 1) / 3)
        return 0;
    }
  return n_rows == side && side > 0 ? 70 : 0;
}

const SudokuFormat sudoku_format_original = {
  .id = "original",
  .name = N_ ("SuDoku as SAT"),
  .summary = N_ ("the puzzle text of Spence's program: values two wide, 0 empty"),
  .flags = SUDOKU_FORMAT_OF_PROGRAM,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_puzzle,
  .write = write_puzzle,
};
