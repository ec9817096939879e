/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines of one character for each cell, as most collections have them: a table replaces the tests
 * of sudoku-cell-text.c. Knows no format and makes no grids. */

#include "sudoku-cells-text.h"

#include <string.h>

#include "sudoku-cell-text.h"

static void
make_table (SudokuCellsText *self,
            guint side)
{
  self->side = side;
  for (guint byte = 0; byte < G_N_ELEMENTS (self->values); byte++)
    if (!sudoku_cell_text_read_character ((char)byte, side, &self->values[byte]))
      self->values[byte] = SUDOKU_CELLS_TEXT_NONE;
}

/* Whether a line may have another meaning: a number, a dividing line, or, see sudoku-signs.c, 0
 * beside another character for empty cells, or letters alone. */
static gboolean
is_unusual (const char *line,
            gsize length,
            guint side)
{
  static const char empty[] = "._*-?";

  if (!sudoku_cell_text_is_grid (line, length, side))
    return TRUE;
  if (memchr (line, '0', length) != NULL)
    for (gsize i = 0; i < strlen (empty); i++)
      if (memchr (line, empty[i], length) != NULL)
        return TRUE;
  if (side <= 9)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    if (g_ascii_isdigit (line[i]) && line[i] != '0')
      return FALSE;
  return TRUE;
}

/**
 * sudoku_cells_text_read: (skip)
 * @self: the table of the previous line
 * @line: a line without its end
 * @length: its length in bytes
 * @values: (out caller-allocates): room for %SUDOKU_CELLS_TEXT_MAX values, 0 = empty
 *
 * Reads a line of N² characters for the cells of a grid and nothing else, not even a blank, that
 * can be read in only one way. O(@length), and more where the side differs from the previous
 * line's.
 *
 * Returns: the side; 0 when the line is something else
 */
guint
sudoku_cells_text_read (SudokuCellsText *self,
                        const char *line,
                        gsize length,
                        guint8 *values)
{
  guint side = self->side;
  guint8 worst = 0;

  g_return_val_if_fail (self != NULL && line != NULL && values != NULL, 0);

  if ((gsize)side * side != length || side == 0)
    {
      side = length <= SUDOKU_CELLS_TEXT_MAX ? sudoku_cell_text_get_side (length) : 0;
      if (side == 0)
        return 0;
      make_table (self, side);
    }
  for (gsize i = 0; i < length; i++)
    {
      values[i] = self->values[(guchar)line[i]];
      worst = MAX (worst, values[i]);
    }
  return worst != SUDOKU_CELLS_TEXT_NONE && !is_unusual (line, length, side) ? side : 0;
}

/**
 * sudoku_cells_text_write: (skip)
 * @values: (array length=n_cells): values of at most %SUDOKU_CHARACTERS_MAX, 0 = empty
 * @n_cells: how many there are
 * @string: the text to append to
 *
 * Writes a line that sudoku_cells_text_read() reads, with a line break.
 */
void
sudoku_cells_text_write (const guint8 *values,
                         guint n_cells,
                         GString *string)
{
  gsize start;

  g_return_if_fail (values != NULL && string != NULL);

  start = string->len;
  g_string_set_size (string, start + n_cells + 1);
  for (guint cell = 0; cell < n_cells; cell++)
    string->str[start + cell] = sudoku_cell_text_get_character (values[cell]);
  string->str[start + n_cells] = '\n';
}
