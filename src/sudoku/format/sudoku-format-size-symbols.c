/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A line with the side (negative: no boxes although it is a square), a line with the symbol
 * of an empty cell and those of the values, then N rows of N symbols. A side that is no
 * square has no boxes in this format; a hint may add them. */

#include "sudoku-format-private.h"

#include <string.h>

#define SIDE_MAX 30

/* For an empty cell, then for 1…30. */
static const char default_symbols[] = "_1234567890ABCDEFGHiJKLMNoPQRST";

typedef struct
{
  guint side;
  gboolean negative;
  gunichar symbols[SIDE_MAX + 1]; /* the first is the empty one */
} Header;

static gboolean
read_side (SudokuScanner *scanner,
           Header *header)
{
  const char *word = NULL, *end = NULL;
  gsize length = 0;

  if (!sudoku_scanner_next_line (scanner) || !sudoku_scanner_next_word (scanner, &word, &length))
    return FALSE;
  end = word + length;
  header->negative = *word == '-';
  word += header->negative;
  if (!sudoku_scan_uint (&word, end, SIDE_MAX, &header->side) || word != end || header->side < 2)
    return FALSE;
  if (sudoku_scanner_next_word (scanner, &word, &length))
    return FALSE;
  return !header->negative ||
         (header->side <= 25 && sudoku_format_square_root (header->side) > 0);
}

/* The next character of the line; an invalid byte counts as one of its own. */
static gunichar
next_character (const char **at,
                const char *end)
{
  gunichar c = g_utf8_get_char_validated (*at, end - *at);

  if (c == (gunichar)-1 || c == (gunichar)-2)
    return 0x110000 + (guchar) * (*at)++;
  *at = g_utf8_next_char (*at);
  return c;
}

static gboolean
fail_line (const SudokuScanner *scanner,
           GError **error,
           const char *message)
{
  sudoku_scanner_fail (scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "%s", message);
  return FALSE;
}

static gboolean
read_symbols (SudokuScanner *scanner,
              Header *header,
              GError **error)
{
  guint n = 0;
  const char *at = NULL;

  if (!sudoku_scanner_next_line (scanner))
    return fail_line (scanner, error, "the line with the symbols is missing");
  at = scanner->line;
  for (; at < scanner->line_end && n <= header->side; n++)
    {
      const char *before = at;

      header->symbols[n] = next_character (&at, scanner->line_end);
      for (guint i = 0; i < n; i++)
        if (header->symbols[i] == header->symbols[n])
          {
            sudoku_scanner_fail (scanner, before, SUDOKU_ERROR_SYNTAX, error,
                                 "this symbol stands for two values");
            return FALSE;
          }
    }
  if (n == header->side + 1 && at == scanner->line_end)
    return TRUE;
  sudoku_scanner_fail (scanner, NULL, SUDOKU_ERROR_SYNTAX, error,
                       "%u symbols are expected: that of an empty cell and %u more",
                       header->side + 1, header->side);
  return FALSE;
}

static gboolean
read_row (SudokuScanner *scanner,
          const Header *header,
          guint8 *values,
          GError **error)
{
  const char *at = scanner->line;
  guint column = 0;

  for (; at < scanner->line_end && column < header->side; column++)
    {
      const char *before = at;
      gunichar c = next_character (&at, scanner->line_end);
      guint value = 0;

      while (value <= header->side && header->symbols[value] != c)
        value++;
      if (value > header->side)
        {
          g_autofree char *quoted = sudoku_scan_quote (before, (gsize)(at - before));

          sudoku_scanner_fail (scanner, before, SUDOKU_ERROR_VALUE, error,
                               "%s is none of the symbols of this puzzle", quoted);
          return FALSE;
        }
      values[column] = (guint8)value;
    }
  if (column == header->side && at == scanner->line_end)
    return TRUE;
  sudoku_scanner_fail (scanner, NULL, SUDOKU_ERROR_SYNTAX, error,
                       "%u symbols are expected in a row", header->side);
  return FALSE;
}

static SudokuGeometry *
shape_of (const Header *header,
          const SudokuShapeHint *hint,
          const char *name,
          GError **error)
{
  guint order = sudoku_format_square_root (header->side);

  if (header->negative)
    return sudoku_format_said_shape (hint, name, header->side, 0, 0, error);
  if (order > 0)
    return sudoku_format_said_shape (hint, name, header->side, order, order, error);
  if (hint != NULL && hint->box_rows > 0)
    return sudoku_format_shape (hint, name, header->side, error);
  return sudoku_format_said_shape (hint, name, header->side, 0, 0, error);
}

SudokuGrid *
sudoku_format_size_symbols_read (const char *name,
                                 const char *text,
                                 gsize length,
                                 gsize first_line,
                                 const SudokuShapeHint *hint,
                                 GError **error)
{
  SudokuScanner scanner;
  Header header = { 0 };
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autofree guint8 *values = NULL;

  sudoku_scanner_init (&scanner, name, text, length, first_line);
  if (!read_side (&scanner, &header))
    {
      sudoku_scanner_fail (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error,
                           "a side 2…30, or -4, -9, -16 or -25 for no boxes, is expected");
      return NULL;
    }
  if (!read_symbols (&scanner, &header, error))
    return NULL;
  values = g_new0 (guint8, (gsize)header.side * header.side);
  for (guint row = 0; row < header.side; row++)
    {
      if (!sudoku_scanner_next_line (&scanner))
        {
          sudoku_scanner_fail (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error,
                               "the puzzle of side %u ends after %u rows", header.side, row);
          return NULL;
        }
      if (!read_row (&scanner, &header, values + (gsize)row * header.side, error))
        return NULL;
    }
  if (sudoku_scanner_next_filled_line (&scanner))
    {
      fail_line (&scanner, error, "this is one row too many");
      return NULL;
    }
  geometry = shape_of (&header, hint, name, error);
  return geometry != NULL ? sudoku_format_make_grid (geometry, values) : NULL;
}

static gboolean
can_say (SudokuGeometry *geometry)
{
  guint side = sudoku_geometry_get_side (geometry);

  if (side > SIDE_MAX || sudoku_geometry_has_diagonals (geometry))
    return FALSE;
  return !sudoku_geometry_has_boxes (geometry) || sudoku_format_is_square (geometry);
}

gboolean
sudoku_format_size_symbols_write (const SudokuGrid *grid,
                                  GString *string,
                                  GError **error)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  guint side = sudoku_grid_get_side (grid);
  gboolean negative = FALSE;

  if (!can_say (geometry))
    {
      sudoku_format_fail_write (error, "size-symbols",
                                "puzzles up to side 30 with square boxes or none, "
                                "and without diagonals");
      return FALSE;
    }
  negative = !sudoku_geometry_has_boxes (geometry) && sudoku_format_square_root (side) > 0;
  g_string_append_printf (string, "%s%u\n%.*s\n", negative ? "-" : "", side, (int)side + 1,
                          default_symbols);
  for (guint cell = 0; cell < side * side; cell++)
    {
      g_string_append_c (string, default_symbols[sudoku_grid_get_value (grid, cell)]);
      if ((cell + 1) % side == 0)
        g_string_append_c (string, '\n');
    }
  return TRUE;
}

guint
sudoku_format_size_symbols_detect (const char *text,
                                   gsize length)
{
  SudokuScanner scanner;
  Header header = { 0 };

  sudoku_scanner_init (&scanner, "", text, length, 1);
  if (!read_side (&scanner, &header))
    return 0;
  return read_symbols (&scanner, &header, NULL) ? 92 : 0;
}
