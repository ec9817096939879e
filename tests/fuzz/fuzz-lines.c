/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a file of a puzzle a line: read in pieces, and lines of cells without making puzzles
 * of them, it is what the general reader reads, which is written as it was; and the quick search
 * says the same of it as the general solver. */

#include "fuzz.h"

#include <sudoku-quick-search.h>
#include <sudoku-reader.h>
#include <sudoku-solve.h>

#define COUNT_MAX 3
#define SIDE_MAX 9

/* Reads lines in the two ways beside each other. */
typedef struct
{
  SudokuReader *whole;
  SudokuReader *source;
  SudokuReader *part; /* (nullable): some lines of @source */
  guint n_lines;
  SudokuCellsText text;
} Lines;

static SudokuReader *
make_reader (const uint8_t *data,
             size_t size,
             const SudokuFormat *format)
{
  g_autoptr (GInputStream) stream =
    g_memory_input_stream_new_from_data (data, (gssize)size, NULL);

  return sudoku_reader_new (stream, "fuzz", format, NULL);
}

static void
check_search (const SudokuGrid *grid,
              const guint8 *values)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  g_autoptr (SudokuQuickSearch) search = NULL;
  SudokuSearchResult result;
  guint64 n_solutions = 0;
  SudokuVerdict verdict;

  if (sudoku_geometry_get_side (geometry) > SIDE_MAX)
    return;
  search = sudoku_quick_search_new (geometry);
  verdict = sudoku_quick_search_judge (search, values, TRUE, NULL, &result);
  if (result.n_found > 0)
    g_assert_cmpint (verdict, ==, sudoku_check (grid, NULL, NULL, NULL, NULL));
  if (!sudoku_quick_search_count (search, values, COUNT_MAX, NULL, &result) || !result.complete)
    return;
  g_assert_true (sudoku_count (grid, COUNT_MAX, NULL, &n_solutions, NULL, NULL));
  g_assert_cmpuint (result.n_found, ==, n_solutions);
}

static void
check_cells (Lines *self,
             guint side,
             const guint8 *values)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuDocument) document = sudoku_reader_next (self->whole, NULL, &error);
  g_autoptr (GString) written = g_string_new (NULL);
  g_autofree char *expected = NULL;
  const SudokuGrid *grid = NULL;

  g_assert_no_error (error);
  g_assert_nonnull (document);
  g_assert_cmpuint (sudoku_reader_get_line (self->whole), ==, sudoku_reader_get_line (self->part));
  grid = sudoku_document_get_grid (document);
  g_assert_cmpuint (sudoku_grid_get_side (grid), ==, side);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    g_assert_cmpuint (sudoku_grid_get_value (grid, cell), ==, values[cell]);
  g_assert_null (sudoku_document_get_game (document));
  g_assert_true (sudoku_document_get_issues (document) == NULL ||
                 sudoku_document_get_issues (document)->len == 0);
  sudoku_cells_text_write (values, side * side, written);
  expected = sudoku_format_write (sudoku_reader_get_format (self->whole), document, NULL);
  g_assert_cmpstr (written->str, ==, expected);
  check_search (grid, values);
}

/* FALSE at the end. */
static gboolean
check_next (Lines *self,
            SudokuReader *reader)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) expected_error = NULL;
  g_autoptr (SudokuDocument) document = sudoku_reader_next (reader, NULL, &error);
  g_autoptr (SudokuDocument) expected = NULL;

  if (document == NULL && error == NULL && reader == self->part)
    return FALSE;
  expected = sudoku_reader_next (self->whole, NULL, &expected_error);
  g_assert_true ((document != NULL) == (expected != NULL));
  g_assert_cmpstr (error != NULL ? error->message : NULL, ==,
                   expected_error != NULL ? expected_error->message : NULL);
  g_assert_cmpuint (sudoku_reader_get_line (reader), ==, sudoku_reader_get_line (self->whole));
  if (document != NULL)
    g_assert_true (sudoku_grid_equal (sudoku_document_get_grid (document),
                                      sudoku_document_get_grid (expected)));
  return document != NULL || error != NULL;
}

static void
check_part (Lines *self)
{
  guint8 values[SUDOKU_CELLS_TEXT_MAX];

  for (;;)
    {
      guint side = sudoku_reader_peek_cells (self->part, &self->text, values);

      if (side == 0 && !check_next (self, self->part))
        return;
      if (side == 0)
        continue;
      sudoku_reader_pass_line (self->part);
      check_cells (self, side, values);
    }
}

static void
check_lines (Lines *self)
{
  for (;;)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GError) expected = NULL;

      self->part = sudoku_reader_take_lines (self->source, self->n_lines, NULL, &error);
      if (self->part == NULL)
        {
          g_assert_null (sudoku_reader_next (self->whole, NULL, &expected));
          g_assert_cmpstr (error != NULL ? error->message : NULL, ==,
                           expected != NULL ? expected->message : NULL);
          if (error == NULL)
            return;
          continue;
        }
      check_part (self);
      sudoku_reader_free (self->part);
    }
}

/* The first byte says how many lines are taken at a time. */
int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t size)
{
  Lines lines = { 0 };
  const SudokuFormat *format = sudoku_format_find ("line");

  if (size == 0)
    return 0;
  lines.n_lines = data[0] % 5 + 1;
  if (data[0] >= 128)
    format = NULL;
  lines.whole = make_reader (data + 1, size - 1, format);
  lines.source = make_reader (data + 1, size - 1, format);
  while (!sudoku_reader_is_of_lines (lines.source) && check_next (&lines, lines.source))
    continue;
  if (sudoku_reader_is_of_lines (lines.source))
    check_lines (&lines);
  sudoku_reader_free (lines.whole);
  sudoku_reader_free (lines.source);
  return 0;
}
