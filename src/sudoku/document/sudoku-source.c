/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text of a puzzle that is to be read. Knows nothing of formats. */

#include "sudoku-source.h"

#include <string.h>

/**
 * sudoku_source_scan: (skip)
 * @self: a text
 * @scanner: (out caller-allocates): what runs through it
 *
 * Places a scanner in front of the text.
 */
void
sudoku_source_scan (const SudokuSource *self,
                    SudokuScanner *scanner)
{
  sudoku_scanner_init (scanner, self->name, self->text, self->length, self->first_line);
}

/**
 * sudoku_source_make_document: (skip)
 * @self: a source
 * @side: the side N
 * @values: (array): N² values, 0 = empty
 * @error: return location for an error
 *
 * Makes a puzzle of what a text without a shape has in its cells.
 *
 * Returns: (transfer full) (nullable): all values as givens; %NULL with SUDOKU_ERROR_SHAPE when
 *   the side does not fit the shape that was asked for
 */
SudokuDocument *
sudoku_source_make_document (const SudokuSource *self,
                             guint side,
                             const guint8 *values,
                             GError **error)
{
  g_autoptr (SudokuGeometry) geometry = NULL;

  g_return_val_if_fail (self != NULL && values != NULL, NULL);

  geometry = sudoku_shape_hint_complete (self->hint, self->name, side, error);
  return geometry != NULL ? sudoku_document_new_from_values (geometry, values) : NULL;
}

/**
 * sudoku_source_skip_mark:
 * @text: a text
 * @length: its length in bytes
 *
 * Looks for the byte order mark that UTF-8 text may begin with.
 *
 * Returns: the length of the mark, 0 when there is none
 */
gsize
sudoku_source_skip_mark (const char *text,
                         gsize length)
{
  return length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
}
