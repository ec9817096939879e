/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The input of Wang and Cai's "Sudoku SAT solver": the order n, then n² rows in which "." is an
 * empty cell and "," separates two numbers without an empty cell between them. A row that ends with
 * a number has one more ".". Boxes are n×n. */

#include "sudoku-format-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-row-text.h"

#define ORDER_MIN 2
#define ORDER_MAX 10

static gboolean
read_order (SudokuScanner *scanner,
            guint *order)
{
  const char *word = NULL, *at = NULL;
  gsize length = 0;

  if (!sudoku_scanner_next_filled_line (scanner) ||
      !sudoku_scanner_next_word (scanner, &word, &length))
    return FALSE;
  at = word;
  if (!sudoku_scan_uint (&at, word + length, ORDER_MAX, order) || at != word + length ||
      *order < ORDER_MIN)
    return FALSE;
  return !sudoku_scanner_next_word (scanner, &word, &length);
}

static gboolean
begins (const char *line,
        const char *end,
        gboolean after_blank)
{
  SudokuScanner scanner;
  guint order;

  sudoku_scanner_init (&scanner, "", line, (gsize)(end - line), 1);
  return after_blank && read_order (&scanner, &order);
}

static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  return sudoku_row_text_split_at (text, length, begins);
}

static void
skip_blanks (SudokuScanner *scanner)
{
  while (scanner->at < scanner->line_end && g_ascii_isspace (*scanner->at))
    scanner->at++;
}

static gboolean
read_row (SudokuScanner *scanner,
          guint side,
          guint8 *values,
          GError **error)
{
  guint n_cells = 0;
  gboolean after_number = FALSE;

  for (skip_blanks (scanner); scanner->at < scanner->line_end; skip_blanks (scanner))
    {
      const char *start = scanner->at;
      guint value = 0;

      if (*start == ',' && after_number)
        {
          scanner->at++;
          after_number = FALSE;
          continue;
        }
      if (n_cells == side && *start == '.' && after_number && start + 1 == scanner->line_end)
        return TRUE;
      if (*start == '.')
        scanner->at++;
      else if (!sudoku_scan_uint (&scanner->at, scanner->line_end, side, &value) || value == 0)
        {
          sudoku_scanner_refuse (scanner, start, SUDOKU_ERROR_VALUE, error, "commas-cell",
                                 sat_arg_number (side));
          return FALSE;
        }
      after_number = value > 0;
      if (n_cells < side)
        values[n_cells] = (guint8)value;
      n_cells++;
    }
  if (n_cells == side)
    return TRUE;
  sudoku_scanner_refuse (scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "row-cells-of-side",
                         sat_arg_number (n_cells), sat_arg_number (side));
  return FALSE;
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  SudokuScanner scanner;
  guint order = 0, side = 0;
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autofree guint8 *values = NULL;

  sudoku_source_scan (source, &scanner);
  if (!read_order (&scanner, &order))
    {
      sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "order-expected",
                             sat_arg_number (ORDER_MIN), sat_arg_number (ORDER_MAX));
      return NULL;
    }
  side = order * order;
  values = g_new0 (guint8, (gsize)side * side);
  for (guint row = 0; row < side; row++)
    {
      if (!sudoku_scanner_next_filled_line (&scanner))
        {
          sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "order-rows-missing",
                                 sat_arg_number (order), sat_arg_number (row),
                                 sat_arg_number (side));
          return NULL;
        }
      if (!read_row (&scanner, side, values + (gsize)row * side, error))
        return NULL;
    }
  if (sudoku_scanner_next_filled_line (&scanner))
    {
      sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "order-row-too-many",
                             sat_arg_number (order));
      return NULL;
    }
  geometry = sudoku_shape_hint_confirm_boxes (source->hint, source->name, side, order, order,
                                              error);
  return geometry != NULL ? sudoku_document_new_from_values (geometry, values) : NULL;
}

static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  guint side = sudoku_grid_get_side (grid);

  if (!sudoku_shape_has_only_square_boxes (geometry))
    return sudoku_format_refuse (&sudoku_format_commas, error, "format-only-square-boxes");
  g_string_append_printf (string, "%u\n", sudoku_geometry_get_box_rows (geometry));
  for (guint cell = 0; cell < side * side; cell++)
    {
      guint value = sudoku_grid_get_value (grid, cell);
      gboolean last = cell % side == side - 1;

      if (value == 0)
        g_string_append_c (string, '.');
      else if (last)
        g_string_append_printf (string, "%u.", value);
      else
        g_string_append_printf (string, sudoku_grid_get_value (grid, cell + 1) > 0 ? "%u," : "%u",
                                value);
      if (last)
        g_string_append_c (string, '\n');
    }
  return TRUE;
}

static guint
detect_text (const char *text,
             gsize length)
{
  SudokuScanner scanner;
  guint order = 0, n_rows = 0;
  guint8 values[SUDOKU_SIDE_MAX];
  gboolean all = TRUE;

  sudoku_scanner_init (&scanner, "", text, split_text (text, length, 1), 1);
  if (!read_order (&scanner, &order))
    return 0;
  while (sudoku_scanner_next_filled_line (&scanner))
    {
      gsize line_length = (gsize)(scanner.line_end - scanner.line);

      if (line_length < order * order)
        return 0;
      all &= read_row (&scanner, order * order, values, NULL);
      for (const char *at = scanner.line; at < scanner.line_end; at++)
        if (!g_ascii_isdigit (*at) && !g_ascii_isspace (*at) && *at != '.' && *at != ',')
          return 0;
      n_rows++;
    }
  if (n_rows == order * order)
    return all ? 85 : 58;
  return n_rows > 0 ? 55 : 0;
}

const SudokuFormat sudoku_format_commas = {
  .id = "commas",
  .name = N_ ("Order and commas"),
  .summary = N_ ("Wang and Cai's: the order n, then rows like “1,2..3.”"),
  .flags = SUDOKU_FORMAT_OF_PROGRAM | SUDOKU_FORMAT_SHAPE,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_puzzle,
  .write = write_puzzle,
  .solution = "frame", /* as the program of this format prints them */
};
