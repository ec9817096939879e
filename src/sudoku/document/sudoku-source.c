/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text of a puzzle to be read. Knows nothing of formats. */

#include "sudoku-source.h"

#include <string.h>

#include "sudoku-error.h"

/**
 * sudoku_source_scan: (skip)
 * @scanner: (out caller-allocates): the scanner
 *
 * Places a scanner before the text.
 */
void
sudoku_source_scan (const SudokuSource *self,
                    SudokuScanner *scanner)
{
  sudoku_scanner_init (scanner, self->name, self->text, self->length, self->first_line);
}

/**
 * sudoku_source_scan_to: (skip)
 * @place: a place in it
 * @scanner: (out caller-allocates): the scanner
 *
 * Moves a scanner to the line of a place.
 *
 * Returns: the place, in the line of the scanner
 */
const char *
sudoku_source_scan_to (const SudokuSource *self,
                       gsize place,
                       SudokuScanner *scanner)
{
  const char *at = NULL;

  g_return_val_if_fail (self != NULL && place <= self->length, NULL);

  at = self->text + place;
  sudoku_source_scan (self, scanner);
  while (sudoku_scanner_next_line (scanner) && scanner->next <= at && scanner->next < scanner->end)
    continue;
  return at;
}

/**
 * sudoku_source_refuse_layout: (skip)
 * @layout: a part of the text that is nearly a grid
 *
 * Reports what doesn't fit: SUDOKU_ERROR_VALUE or SUDOKU_ERROR_SYNTAX.
 */
void
sudoku_source_refuse_layout (const SudokuSource *self,
                             const SudokuLayout *layout,
                             GError **error)
{
  SudokuScanner scanner;
  const char *at = NULL;

  g_return_if_fail (self != NULL && layout != NULL);

  at = sudoku_source_scan_to (self, layout->fault, &scanner);
  if (layout->kind == SUDOKU_LAYOUT_BAD_SIGN)
    sudoku_scanner_refuse (&scanner, at, SUDOKU_ERROR_VALUE, error, "layout-sign",
                           sat_arg_number (layout->side),
                           sat_arg_quote (at, layout->fault_length));
  else if (layout->kind == SUDOKU_LAYOUT_BAD_ROW)
    sudoku_scanner_refuse (&scanner, at, SUDOKU_ERROR_SYNTAX, error, "row-cells-of-others",
                           sat_arg_number (layout->n_found), sat_arg_number (layout->side));
  else
    sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "rows-are-no-puzzle",
                           sat_arg_number (layout->n_found), sat_arg_number (layout->side));
}

/**
 * sudoku_source_refuse_parted: (skip)
 * @rows: the result of sudoku_parted_rows_find()
 *
 * Reports which row doesn't fit: SUDOKU_ERROR_VALUE or SUDOKU_ERROR_SYNTAX.
 */
void
sudoku_source_refuse_parted (const SudokuSource *self,
                             const SudokuPartedRows *rows,
                             GError **error)
{
  static const char *const ids[] = {
    [SUDOKU_PARTED_SIGN] = "parted-sign",
    [SUDOKU_PARTED_ROW] = "parted-row",
    [SUDOKU_PARTED_NOTHING] = "parted-nothing",
    [SUDOKU_PARTED_MISSING] = "parted-missing",
    [SUDOKU_PARTED_OVER] = "parted-over",
    [SUDOKU_PARTED_ALIKE] = "parted-alike",
    [SUDOKU_PARTED_APART] = "parted-apart",
    [SUDOKU_PARTED_LINES] = "parted-lines",
    [SUDOKU_PARTED_UNKNOWN] = "parted-unknown",
  };
  SudokuScanner scanner;
  const char *at = NULL;

  g_return_if_fail (self != NULL && rows != NULL);

  at = sudoku_source_scan_to (self, rows->place, &scanner);
  sudoku_scanner_refuse (
    &scanner, at, rows->fault == SUDOKU_PARTED_SIGN ? SUDOKU_ERROR_VALUE : SUDOKU_ERROR_SYNTAX,
    error, ids[rows->fault], sat_arg_number (rows->side),
    rows->blank ? sat_arg_term ("blanks")
                : sat_arg_quote (self->text + rows->separator, rows->separator_length),
    sat_arg_quote (at, rows->length), sat_arg_number (rows->n_found));
}

/* Whether a line is a comment in any language. */
static gboolean
is_comment (const char *at,
            const char *end)
{
  return *at == '#' || *at == '%' || (end - at > 1 && at[0] == '/' && at[1] == '/');
}

/**
 * sudoku_source_refuse_text: (skip)
 * @self: a text with nothing like a puzzle in it
 * @id: the id of the sentence, whose fact is the first line
 *
 * Reports how the text begins, or that it is empty, with the place: SUDOKU_ERROR_FORMAT.
 */
void
sudoku_source_refuse_text (const SudokuSource *self,
                           const char *id,
                           GError **error)
{
  SudokuScanner scanner;
  const SatPlace place = { .name = self->name };

  g_return_if_fail (self != NULL && id != NULL);

  sudoku_source_scan (self, &scanner);
  while (sudoku_scanner_next_filled_line (&scanner))
    {
      const char *at = scanner.line;

      while (at < scanner.line_end && g_ascii_isspace (*at))
        at++;
      if (at == scanner.line_end || is_comment (at, scanner.line_end))
        continue;
      sudoku_scanner_refuse (&scanner, at, SUDOKU_ERROR_FORMAT, error, id,
                             sat_arg_quote (at, (gsize)(scanner.line_end - at)));
      return;
    }
  sudoku_error_set (error, SUDOKU_ERROR_FORMAT, &place,
                    self->length == 0 ? "text-empty" : "text-without-lines");
}

/* By all puzzles of the text if these agree, otherwise by its own symbols. */
static SudokuSignsReading
settle (const SudokuSource *self,
        guint side,
        const SudokuSign *cells,
        SudokuSigns *signs)
{
  SudokuSignsReading reading = SUDOKU_SIGNS_WRONG;
  gboolean says_empty;

  if (self->survey != NULL)
    {
      if (self->survey->side == 0)
        self->survey->side = side;
      if (self->survey->side == side)
        sudoku_signs_add (self->survey, cells);
    }
  if (self->signs != NULL && self->signs->side == side)
    {
      *signs = *self->signs;
      sudoku_signs_add (signs, cells);
      reading = sudoku_signs_settle (signs);
    }
  if (reading >= SUDOKU_SIGNS_DOUBTFUL)
    {
      sudoku_signs_init (signs, side);
      sudoku_signs_add (signs, cells);
      reading = sudoku_signs_settle (signs);
    }
  /* A named format implies it. */
  says_empty = self->zero == SUDOKU_ZERO_EMPTY || self->asked;
  if (reading == SUDOKU_SIGNS_FROM_ZERO)
    return says_empty && sudoku_signs_is_full (signs) ? SUDOKU_SIGNS_USUAL : reading;
  if (reading != SUDOKU_SIGNS_DOUBTFUL)
    return reading;
  if (self->zero == SUDOKU_ZERO_VALUE)
    return SUDOKU_SIGNS_FROM_ZERO;
  return says_empty ? SUDOKU_SIGNS_USUAL : reading;
}

/**
 * sudoku_source_make_document_of_signs: (skip)
 * @geometry: (transfer full) (nullable): the shape; %NULL with an error
 * @cells: (array): N² symbols
 * @wrong: (out): the first cell with an impossible symbol
 *
 * Makes a puzzle of the cells in a text.
 *
 * Returns: (transfer full) (nullable): all values as givens; %NULL without an error where a cell is
 *   wrong, or with SUDOKU_ERROR_FORMAT when the symbols are ambiguous
 */
SudokuDocument *
sudoku_source_make_document_of_signs (const SudokuSource *self,
                                      SudokuGeometry *geometry,
                                      const SudokuSign *cells,
                                      guint *wrong,
                                      GError **error)
{
  g_autoptr (SudokuGeometry) shape = geometry;
  g_autoptr (SudokuSymbols) symbols = NULL;
  g_autofree guint8 *values = NULL;
  SudokuDocument *document = NULL;
  SudokuSigns signs;
  SudokuSignsReading reading;
  const SatPlace place = { .name = self->name };
  guint n_cells;

  g_return_val_if_fail (self != NULL && cells != NULL && wrong != NULL, NULL);

  if (shape == NULL)
    return NULL;
  n_cells = sudoku_geometry_get_n_cells (shape);
  reading = settle (self, sudoku_geometry_get_side (shape), cells, &signs);
  if (reading == SUDOKU_SIGNS_DOUBTFUL)
    {
      sudoku_error_set (error, SUDOKU_ERROR_FORMAT, &place, "zero-two-readings");
      return NULL;
    }
  values = g_new (guint8, n_cells);
  for (guint cell = 0; cell < n_cells; cell++)
    if (!sudoku_signs_read (&signs, reading, cells[cell], &values[cell]))
      {
        *wrong = cell;
        return NULL;
      }
  document = sudoku_document_new_from_values (shape, values);
  symbols = sudoku_signs_make_symbols (&signs, reading);
  sudoku_document_set_symbols (document, symbols);
  return document;
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
