/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a puzzle: what is read can be written in every format that can say it, and
 * is then read back as the same. */

#include "fuzz.h"

#include <sudoku-format.h>
#include <sudoku-reader.h>

#include <string.h>

/* What the format says comes back: with the symbols where it has them. */
static void
check_format (const SudokuFormat *format,
              const SudokuDocument *document)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  const char *const x_rule[] = { "x", NULL };
  SudokuShapeHint hint = {
    .box_rows = sudoku_geometry_get_box_rows (geometry),
    .box_columns = sudoku_geometry_get_box_columns (geometry),
    .no_boxes = !sudoku_geometry_has_boxes (geometry),
    .rules = sudoku_geometry_has_diagonals (geometry) ? x_rule : NULL,
  };
  g_autofree char *text = sudoku_format_write (format, document, NULL);
  SudokuSource source = { .name = "copy", .text = text, .hint = &hint };
  g_autoptr (SudokuDocument) copy = NULL;
  g_autoptr (GError) error = NULL;

  if (text == NULL)
    return;
  source.length = strlen (text);
  copy = sudoku_format_read (format, &source, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (sudoku_grid_same_values (sudoku_document_get_grid (copy), grid));
  g_assert_true (
    sudoku_geometry_equal (sudoku_grid_get_geometry (sudoku_document_get_grid (copy)), geometry));
  if (sudoku_format_has (format, SUDOKU_FORMAT_GAME))
    g_assert_true (sudoku_symbols_equal (sudoku_document_get_symbols (copy),
                                         sudoku_document_get_symbols (document)));
}

static void
check_document (const SudokuDocument *document)
{
  gsize n_formats;
  const SudokuFormat *const *formats = sudoku_formats (&n_formats);

  for (gsize i = 0; i < n_formats; i++)
    check_format (formats[i], document);
}

/* A text that is read as this format whatever it looks like. */
static void
check_forced (const SudokuFormat *format,
              const SudokuSource *source)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuDocument) document = sudoku_format_read (format, source, NULL, &error);

  g_assert_true ((document == NULL) == (error != NULL));
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
      g_autoptr (SudokuDocument) document = sudoku_reader_next (reader, NULL, &error);

      if (document == NULL && error == NULL)
        return;
      /* Each one takes something from the text. */
      g_assert_cmpuint (++n_results, <=, length + 1);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t size)
{
  const SudokuSource source = { .name = "fuzz", .text = (const char *)data, .length = size };
  gsize n_formats;
  const SudokuFormat *const *formats = sudoku_formats (&n_formats);
  g_autoptr (SudokuDocument) document = sudoku_format_read (NULL, &source, NULL, NULL);

  if (document != NULL)
    check_document (document);
  for (gsize i = 0; i < n_formats; i++)
    check_forced (formats[i], &source);
  check_reader (source.text, size);
  return 0;
}
