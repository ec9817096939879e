/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a puzzle: what is read can be written in every format that can say it, and
 * is then read back as the same. */

#include "fuzz.h"

#include <sudoku-format.h>

/* Whether there is a rule that a format can't say, except diagonals, which the hint has. */
static gboolean
loses_rules (const SudokuFormat *format,
             const SudokuDocument *document)
{
  g_autoptr (GPtrArray) losses = sudoku_format_list_losses (format, document);
  const char *diagonals = sudoku_rule_kind_find ("x", -1)->name;

  for (guint i = 0; i < losses->len; i++)
    {
      gsize n_args = 0;
      const SatArg *args = sat_issue_get_args (losses->pdata[i], &n_args);

      if (g_str_equal (sat_issue_get_id (losses->pdata[i]), "format-loses-rule") &&
          g_strcmp0 (args[1].text, diagonals) != 0)
        return TRUE;
    }
  return FALSE;
}

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
  if (!loses_rules (format, document))
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

/* A text that is read as this format whatever it looks like. One of them for each text, so that
 * the target is fast; which one hangs on the text. */
static void
check_forced (const SudokuSource *source)
{
  gsize n_formats;
  const SudokuFormat *const *formats = sudoku_formats (&n_formats);
  g_autoptr (SudokuDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  guint sum = 0;

  for (gsize i = 0; i < source->length; i++)
    sum = sum * 31 + (guint8)source->text[i];
  document = sudoku_format_read (formats[sum % n_formats], source, NULL, &error);
  g_assert_true ((document == NULL) == (error != NULL));
  if (error != NULL)
    fuzz_check_error (error);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t size)
{
  const SudokuSource source = { .name = "fuzz", .text = (const char *)data, .length = size };
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuDocument) document = sudoku_format_read (NULL, &source, NULL, &error);

  if (document != NULL)
    check_document (document);
  else
    fuzz_check_error (error);
  check_forced (&source);
  return 0;
}
