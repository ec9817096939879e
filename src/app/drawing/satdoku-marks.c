/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the marks of a cell are set: as lines of a monospace text, or along its edges. It knows
 * nothing of fonts or pixels. */

#include "satdoku-marks.h"

/* Longer symbols would make the marks too small for a place each. */
#define FIXED_WIDTH_MAX 2

/* In how many columns the fixed places of marks stand: as many as rows, or one more. */
guint
satdoku_marks_columns (guint side)
{
  guint columns = 1;

  while (columns * columns < side)
    columns++;
  return columns;
}

/* How many of @n marks stand along the upper edge; the others are below. The corners come first. */
guint
satdoku_marks_edge_length (guint n)
{
  return n <= 4 ? MIN (n, 2) : (n + 1) / 2;
}

/* Where the nth of @n marks stands along the edges, in the order of reading: @along is 0 at the
 * left and 1 at the right. */
void
satdoku_marks_edge (guint n,
                    guint nth,
                    gboolean *below,
                    double *along)
{
  guint n_above = satdoku_marks_edge_length (n);
  guint length, at;

  g_return_if_fail (nth < n && below != NULL && along != NULL);

  *below = nth >= n_above;
  length = *below ? n - n_above : n_above;
  at = *below ? nth - n_above : nth;
  *along = length > 1 ? (double)at / (length - 1) : 0;
}

/* Of monospace text: some characters take two, some none. */
static gsize
count_columns (const char *symbol)
{
  gsize n = 0;

  for (; *symbol != '\0'; symbol = g_utf8_next_char (symbol))
    {
      gunichar character = g_utf8_get_char (symbol);

      if (!g_unichar_iszerowidth (character))
        n += g_unichar_iswide (character) ? 2 : 1;
    }
  return n;
}

/* How many characters of monospace text the symbol of a value takes. */
guint
satdoku_marks_symbol_width (guint value,
                            const SudokuSymbols *symbols)
{
  g_autofree char *symbol = NULL;

  g_return_val_if_fail (symbols != NULL, 0);

  symbol = sudoku_symbols_dup (symbols, value);
  return (guint)count_columns (symbol);
}

/* How many characters the widest symbol takes, if the symbols are so short that each mark can
 * have a place of its own; otherwise 0. */
guint
satdoku_marks_width (guint side,
                     const SudokuSymbols *symbols)
{
  gsize width = 0;

  g_return_val_if_fail (symbols != NULL, 0);

  for (guint value = 1; value <= side; value++)
    {
      g_autofree char *symbol = sudoku_symbols_dup (symbols, value);

      width = MAX (width, count_columns (symbol));
    }
  return width <= FIXED_WIDTH_MAX ? (guint)width : 0;
}

static void
append_place (GString *text,
              const char *symbol,
              guint width)
{
  for (gsize column = count_columns (symbol); column < width; column++)
    g_string_append_c (text, ' ');
  g_string_append (text, symbol);
}

/* Lines in which each mark has a fixed place, whichever others there are. @width comes from
 * satdoku_marks_width() and must not be 0. */
char *
satdoku_marks_fixed (SudokuSet marks,
                     guint side,
                     const SudokuSymbols *symbols,
                     guint width)
{
  GString *text;
  guint columns = satdoku_marks_columns (side);
  guint n_places = (side + columns - 1) / columns * columns;

  g_return_val_if_fail (width > 0, NULL);

  text = g_string_new (NULL);
  /* The last line must be as long as the others, or the text would be narrower without the first
   * ones' marks. */
  for (guint value = 1; value <= n_places; value++)
    {
      g_autofree char *symbol = NULL;

      if (value <= side && sudoku_set_has (marks, value))
        symbol = sudoku_symbols_dup (symbols, value);
      if (value > 1)
        g_string_append_c (text, (value - 1) % columns == 0 ? '\n' : ' ');
      append_place (text, symbol != NULL ? symbol : "", width);
    }
  return g_string_free (text, FALSE);
}

/* The marks in ascending order with blanks between them, no line longer than @n_columns; NULL
 * when a symbol alone is longer. */
char *
satdoku_marks_packed (SudokuSet marks,
                      const SudokuSymbols *symbols,
                      guint n_columns,
                      guint *n_lines)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gsize column = 0;
  guint value;

  g_return_val_if_fail (symbols != NULL && n_lines != NULL, NULL);

  *n_lines = 1;
  SUDOKU_SET_FOREACH (marks, value)
  {
    g_autofree char *symbol = sudoku_symbols_dup (symbols, value);
    gsize length = count_columns (symbol);

    if (length > n_columns)
      return NULL;
    if (column > 0 && column + 1 + length > n_columns)
      {
        g_string_append_c (text, '\n');
        (*n_lines)++;
        column = 0;
      }
    else if (column > 0)
      {
        g_string_append_c (text, ' ');
        column++;
      }
    g_string_append (text, symbol);
    column += length;
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Finds a mark in the text of satdoku_marks_packed(): @column is the distance of its middle from
 * the left, in characters. Returns FALSE when there are fewer marks than that. */
gboolean
satdoku_marks_find (const char *text,
                    guint nth,
                    guint *line,
                    double *column,
                    guint *n_lines,
                    guint *n_columns)
{
  g_auto (GStrv) lines = NULL;
  guint n = 0;
  gboolean found = FALSE;

  g_return_val_if_fail (text != NULL && line != NULL && column != NULL, FALSE);
  g_return_val_if_fail (n_lines != NULL && n_columns != NULL, FALSE);

  lines = g_strsplit (text, "\n", -1);
  *n_lines = g_strv_length (lines);
  *n_columns = 0;
  for (guint i = 0; i < *n_lines; i++)
    {
      g_auto (GStrv) symbols = g_strsplit (lines[i], " ", -1);
      gsize at = 0;

      for (guint k = 0; symbols[k] != NULL; k++, n++)
        {
          gsize width = count_columns (symbols[k]);

          if (n == nth)
            {
              *line = i;
              *column = (double)at + (double)width / 2;
              found = TRUE;
            }
          at += width + 1;
        }
      *n_columns = MAX (*n_columns, (guint)(at > 0 ? at - 1 : 0));
    }
  return found;
}
