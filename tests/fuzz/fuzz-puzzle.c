/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a puzzle: what is read can be written in every format that can say it, and
 * is then read back as the same. */

#include "fuzz.h"

#include <sudoku-format.h>
#include <sudoku-reader.h>

#include <string.h>

static void
check_format (const SudokuFormat *format,
              const SudokuGrid *grid)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  SudokuShapeHint hint = {
    .box_rows = sudoku_geometry_get_box_rows (geometry),
    .box_columns = sudoku_geometry_get_box_columns (geometry),
    .no_boxes = !sudoku_geometry_has_boxes (geometry),
    .diagonals = sudoku_geometry_has_diagonals (geometry),
  };
  g_autofree char *text = sudoku_format_write (format, grid, NULL);
  g_autoptr (SudokuGrid) copy = NULL;
  g_autoptr (GError) error = NULL;

  if (text == NULL)
    return;
  copy = sudoku_format_read (format, "copy", text, strlen (text), &hint, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (sudoku_grid_same_values (copy, grid));
  g_assert_true (sudoku_geometry_equal (sudoku_grid_get_geometry (copy), geometry));
}

static void
check_grid (const SudokuGrid *grid)
{
  gsize n_formats;
  const SudokuFormat *formats = sudoku_formats (&n_formats);

  for (gsize i = 0; i < n_formats; i++)
    check_format (&formats[i], grid);
}

/* A text that is read as this format whatever it looks like. */
static void
check_forced (const SudokuFormat *format,
              const char *text,
              gsize length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGrid) grid =
    sudoku_format_read (format, "forced", text, length, NULL, NULL, &error);

  g_assert_true ((grid == NULL) == (error != NULL));
}

static void
check_reader (const char *text,
              gsize length)
{
  g_autoptr (GInputStream) stream =
    g_memory_input_stream_new_from_data (text, (gssize)length, NULL);
  g_autoptr (SudokuReader) reader = sudoku_reader_new (stream, "stream", NULL, NULL);
  gsize n_results = 0;

  for (;;)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuGrid) grid = sudoku_reader_next (reader, NULL, &error);

      if (grid == NULL && error == NULL)
        return;
      /* Each one takes something from the text. */
      g_assert_cmpuint (++n_results, <=, length + 1);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t size)
{
  const char *text = (const char *)data;
  gsize n_formats;
  const SudokuFormat *formats = sudoku_formats (&n_formats);
  g_autoptr (SudokuGrid) grid = sudoku_format_read (NULL, "fuzz", text, size, NULL, NULL, NULL);

  if (grid != NULL)
    check_grid (grid);
  for (gsize i = 0; i < n_formats; i++)
    check_forced (&formats[i], text, size);
  check_reader (text, size);
  return 0;
}
