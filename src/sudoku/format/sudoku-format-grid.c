/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A line "N R C" (side, rows and columns of a box; boxes of one row or column: none), then
 * rows of numbers. Lines that begin with '#' are comments. */

#include "sudoku-format-list.h"

#include <glib/gi18n.h>

#include "sudoku-cell-text.h"
#include "sudoku-number-rows.h"
#include "sudoku-row-text.h"

/* The numbers of the header, if the line is one. */
static gboolean
read_header (SudokuScanner *scanner,
             guint numbers[3])
{
  const char *word = NULL;
  gsize length = 0;

  for (gsize i = 0; i < 3; i++)
    {
      const char *at = NULL;

      if (!sudoku_scanner_next_word (scanner, &word, &length))
        return FALSE;
      at = word;
      if (!sudoku_scan_uint (&at, word + length, G_MAXINT, &numbers[i]) || at != word + length)
        return FALSE;
    }
  return !sudoku_scanner_next_word (scanner, &word, &length);
}

static gboolean
begins (const char *line,
        const char *end,
        gboolean after_blank)
{
  SudokuScanner scanner;
  guint numbers[3];

  sudoku_scanner_init (&scanner, "", line, (gsize)(end - line), 1);
  return after_blank && sudoku_scanner_next_line (&scanner) && read_header (&scanner, numbers) &&
         (guint64)numbers[1] * numbers[2] == numbers[0];
}

static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  return sudoku_row_text_split_at (text, length, begins);
}

/* A puzzle of side 3 can begin with three numbers, too, but has only two more lines. */
static guint
detect_text (const char *text,
             gsize length)
{
  SudokuScanner scanner;
  guint numbers[3];
  guint side = 0, n_lines = 1, n_headers = 1;
  guint64 box_cells = 0;

  sudoku_scanner_init (&scanner, "", text, split_text (text, length, 1), 1);
  if (!sudoku_row_text_next (&scanner) || !read_header (&scanner, numbers))
    return 0;
  side = numbers[0];
  box_cells = (guint64)numbers[1] * numbers[2];
  while (sudoku_row_text_next (&scanner))
    {
      n_lines++;
      n_headers += read_header (&scanner, numbers);
    }
  if (n_lines == 3 && n_headers == 3)
    return 0;
  return side > 0 && box_cells == side ? 80 : 40;
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  SudokuScanner scanner;
  guint numbers[3];
  guint side = 0;
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autofree SudokuSign *cells = NULL;
  guint wrong = 0;

  sudoku_source_scan (source, &scanner);
  if (!sudoku_row_text_next (&scanner) || !read_header (&scanner, numbers))
    {
      sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "shape-line-expected");
      return NULL;
    }
  side = numbers[0];
  if (side < SUDOKU_SIDE_MIN || side > SUDOKU_SIDE_MAX ||
      (guint64)numbers[1] * numbers[2] != side)
    {
      sudoku_scanner_refuse (&scanner, scanner.line, SUDOKU_ERROR_SHAPE, error,
                             "side-and-boxes-impossible", sat_arg_number (side),
                             sat_arg_number (numbers[1]), sat_arg_number (numbers[2]));
      return NULL;
    }
  cells = g_new0 (SudokuSign, (gsize)side * side);
  if (!sudoku_number_rows_read (&scanner, side, cells, error))
    return NULL;
  if (sudoku_row_text_next (&scanner))
    {
      sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "side-row-too-many",
                             sat_arg_number (side));
      return NULL;
    }
  geometry = sudoku_shape_hint_confirm_boxes (source->hint, source->name, side, numbers[1],
                                              numbers[2], error);
  return sudoku_source_make_document_of_signs (source, g_steal_pointer (&geometry), cells, &wrong,
                                               error);
}

static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  guint side = sudoku_grid_get_side (grid);

  if (!sudoku_shape_has_only_boxes (geometry))
    return sudoku_format_refuse (&sudoku_format_grid, error, "format-only-boxes");
  if (sudoku_geometry_has_boxes (geometry))
    g_string_append_printf (string, "%u %u %u\n", side, sudoku_geometry_get_box_rows (geometry),
                            sudoku_geometry_get_box_columns (geometry));
  else
    g_string_append_printf (string, "%u 1 %u\n", side, side);
  sudoku_number_rows_write (grid, sudoku_cell_text_get_width (side), string);
  return TRUE;
}

static const char *const suffixes[] = { ".grid", NULL };

const SudokuFormat sudoku_format_grid = {
  .id = "grid",
  .name = N_ ("Rows of numbers with their shape"),
  .summary = N_ ("a line with the side, rows and columns of a box, then rows of numbers"),
  .suffixes = suffixes,
  .flags = SUDOKU_FORMAT_SHAPE,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_puzzle,
  .write = write_puzzle,
};
