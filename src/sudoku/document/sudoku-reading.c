/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The puzzles of a text that is read as a whole. Knows no format. */

#include "sudoku-reading.h"

#include "sudoku-error.h"

static void
reading_free (SudokuReading *self)
{
  g_clear_pointer (&self->document, sudoku_document_unref);
  g_clear_error (&self->error);
  g_free (self);
}

/**
 * sudoku_readings_new: (skip)
 *
 * Makes an empty list.
 *
 * Returns: (transfer full) (element-type SudokuReading): the list
 */
GPtrArray *
sudoku_readings_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify)reading_free);
}

/**
 * sudoku_readings_take: (skip)
 * @readings: (element-type SudokuReading): a list
 * @document: (transfer full) (nullable): a puzzle
 * @error: (transfer full) (nullable): why there is none
 * @line: where it begins, from 1
 *
 * Adds the result for the next puzzle.
 */
void
sudoku_readings_take (GPtrArray *readings,
                      SudokuDocument *document,
                      GError *error,
                      gsize line)
{
  SudokuReading *reading = NULL;

  g_return_if_fail (readings != NULL && (document == NULL) == (error != NULL));

  reading = g_new (SudokuReading, 1);
  *reading = (SudokuReading){ document, error, line };
  g_ptr_array_add (readings, reading);
}

/**
 * sudoku_readings_get_only: (skip)
 * @readings: (element-type SudokuReading): a list
 * @name: name of the text, for messages
 *
 * Gets the puzzle of a text that must have exactly one.
 *
 * Returns: (transfer full) (nullable): the puzzle; %NULL with SUDOKU_ERROR_FORMAT when there is
 *   none or there are several, or with the error of the only one
 */
SudokuDocument *
sudoku_readings_get_only (GPtrArray *readings,
                          const char *name,
                          GError **error)
{
  const SudokuReading *only = NULL;

  g_return_val_if_fail (readings != NULL && name != NULL, NULL);

  if (readings->len != 1)
    {
      const SudokuReading *second = readings->len > 1 ? readings->pdata[1] : NULL;
      const SatPlace place = { .name = name, .line = second != NULL ? second->line : 0 };

      sudoku_error_set (error, SUDOKU_ERROR_FORMAT, &place,
                        second != NULL ? "puzzles-several" : "puzzle-missing");
      return NULL;
    }
  only = readings->pdata[0];
  if (only->document != NULL)
    return sudoku_document_ref (only->document);
  g_propagate_error (error, g_error_copy (only->error));
  return NULL;
}
