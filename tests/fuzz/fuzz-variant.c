/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes in a format that has cages, lines or signs: the first byte says in which, and no other
 * is tried. What is read whole is written in the same format and read back as the same. */

#include "fuzz.h"

#include <sudoku-format.h>

static const char *const ids[] = { "f-puzzles", "killer", "sumocue", "sgt-id",
                                   "sgt-save", "ksudoku", "sudokupad", "f-puzzles-link",
                                   "satdoku", "size-symbols" };

static SudokuDocument *
read_text (const SudokuFormat *format,
           const char *text,
           gsize length)
{
  const SudokuSource source = { .name = "fuzz", .text = text, .length = length };
  g_autoptr (GError) error = NULL;
  SudokuDocument *document = sudoku_format_read (format, &source, NULL, &error);

  g_assert_true ((document == NULL) == (error != NULL));
  if (error != NULL)
    fuzz_check_error (error);
  return document;
}

static gboolean
loses_something (const SudokuFormat *format,
                 const SudokuDocument *document)
{
  g_autoptr (GPtrArray) losses = sudoku_format_list_losses (format, document);

  return losses->len > 0;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t size)
{
  const SudokuFormat *format = NULL;
  g_autoptr (SudokuDocument) document = NULL;
  g_autoptr (SudokuDocument) copy = NULL;
  g_autofree char *text = NULL;

  if (size == 0)
    return 0;
  format = sudoku_format_find (ids[data[0] % G_N_ELEMENTS (ids)]);
  document = read_text (format, (const char *)data + 1, size - 1);
  if (document == NULL || !sudoku_document_is_whole (document))
    return 0;
  text = sudoku_format_write (format, document, NULL);
  if (text == NULL || loses_something (format, document))
    return 0;
  copy = read_text (format, text, strlen (text));
  g_assert_nonnull (copy);
  g_assert_true (sudoku_grid_same_values (sudoku_document_get_grid (copy),
                                          sudoku_document_get_grid (document)));
  g_assert_true (sudoku_geometry_equal (
    sudoku_grid_get_geometry (sudoku_document_get_grid (copy)),
    sudoku_grid_get_geometry (sudoku_document_get_grid (document))));
  return 0;
}
