/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "test-format.h"

static SudokuGrid *
copy_grid (const SudokuDocument *document)
{
  return document != NULL ? sudoku_grid_copy (sudoku_document_get_grid (document)) : NULL;
}

/* (transfer full) (nullable): the one puzzle of a text. */
SudokuGrid *
test_format_read (const SudokuFormat *format,
                  const char *name,
                  const char *text,
                  gsize length,
                  const SudokuShapeHint *hint,
                  const SudokuFormat **used,
                  GError **error)
{
  const SudokuSource source = { .name = name, .text = text, .length = length, .hint = hint };
  g_autoptr (SudokuDocument) document = sudoku_format_read (format, &source, used, error);

  return copy_grid (document);
}

/* (transfer full) (nullable): a puzzle as a text. */
char *
test_format_write (const SudokuFormat *format,
                   const SudokuGrid *grid,
                   GError **error)
{
  g_autoptr (SudokuDocument) document = sudoku_document_new (grid);

  return sudoku_format_write (format, document, error);
}

/* Whether it has no words for a puzzle without cages. */
gboolean
test_format_needs_cages (const SudokuFormat *format)
{
  return g_str_equal (format->id, "killer") || g_str_equal (format->id, "sumocue");
}

/* (transfer full) (nullable): the next puzzle. */
SudokuGrid *
test_reader_next (SudokuReader *reader,
                  GCancellable *cancellable,
                  GError **error)
{
  g_autoptr (SudokuDocument) document = sudoku_reader_next (reader, cancellable, error);

  return copy_grid (document);
}
