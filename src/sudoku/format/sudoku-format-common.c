/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What several formats need: the shape that a text and a hint give together, symbols,
 * numbers, and messages about them. Knows no format. */

#include "sudoku-format-private.h"
#include "sudoku-symbols.h"

static gboolean
fail_shape (GError **error,
            const char *name,
            const char *message)
{
  g_set_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SHAPE, "%s: %s", name, message);
  return FALSE;
}

static gboolean
check_hint (const SudokuShapeHint *hint,
            const char *name,
            guint side,
            GError **error)
{
  if (hint == NULL || hint->box_rows == 0)
    return TRUE;
  if (hint->no_boxes)
    return fail_shape (error, name, "boxes are asked for and no boxes, too");
  if ((guint64)hint->box_rows * hint->box_columns == side)
    return TRUE;
  g_set_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SHAPE,
               "%s: boxes of %u×%u do not fit a puzzle of side %u", name,
               hint->box_rows, hint->box_columns, side);
  return FALSE;
}

/* The shape of a text that says no more than its side: the hint's, or else the usual one. */
SudokuGeometry *
sudoku_format_shape (const SudokuShapeHint *hint,
                     const char *name,
                     guint side,
                     GError **error)
{
  SudokuGeometry *geometry = NULL;
  gboolean diagonals = hint != NULL && hint->diagonals;

  if (!check_hint (hint, name, side, error))
    return NULL;
  if (hint != NULL && hint->box_rows > 0)
    geometry = sudoku_geometry_new (hint->box_rows, hint->box_columns, diagonals, error);
  else if (hint != NULL && hint->no_boxes)
    geometry = sudoku_geometry_new_plain (side, diagonals, error);
  else
    geometry = sudoku_geometry_new_for_side (side, diagonals, error);
  if (geometry == NULL)
    g_prefix_error (error, "%s: ", name);
  return geometry;
}

/* The shape of a text that says its boxes (box_rows 0: that there are none), which the hint
 * must not contradict. The hint adds the diagonals. */
SudokuGeometry *
sudoku_format_said_shape (const SudokuShapeHint *hint,
                          const char *name,
                          guint side,
                          guint box_rows,
                          guint box_columns,
                          GError **error)
{
  gboolean diagonals = hint != NULL && hint->diagonals;
  g_autoptr (SudokuGeometry) said = NULL;
  g_autoptr (SudokuGeometry) hinted = NULL;

  if (box_rows > 0)
    said = sudoku_geometry_new (box_rows, box_columns, diagonals, error);
  else
    said = sudoku_geometry_new_plain (side, diagonals, error);
  if (said == NULL)
    {
      g_prefix_error (error, "%s: ", name);
      return NULL;
    }
  if (hint == NULL || (hint->box_rows == 0 && !hint->no_boxes))
    return g_steal_pointer (&said);
  hinted = sudoku_format_shape (hint, name, side, error);
  if (hinted == NULL)
    return NULL;
  if (sudoku_geometry_equal (said, hinted))
    return g_steal_pointer (&said);
  if (sudoku_geometry_has_boxes (said))
    g_set_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SHAPE,
                 "%s: the text says that boxes are %u×%u, which is not what is asked for", name,
                 box_rows, box_columns);
  else
    fail_shape (error, name, "the text says that there are no boxes, but boxes are asked for");
  return NULL;
}

/* The text says all of the shape; what a hint asks for must be that. */
gboolean
sudoku_format_check_said (const SudokuShapeHint *hint,
                          const char *name,
                          SudokuGeometry *geometry,
                          GError **error)
{
  g_autoptr (SudokuGeometry) said = NULL;
  guint side = sudoku_geometry_get_side (geometry);

  if (hint == NULL)
    return TRUE;
  said = sudoku_format_said_shape (hint, name, side, sudoku_geometry_get_box_rows (geometry),
                                   sudoku_geometry_get_box_columns (geometry), error);
  if (said == NULL)
    return FALSE;
  if (!hint->diagonals || sudoku_geometry_has_diagonals (geometry))
    return TRUE;
  g_set_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SHAPE,
               "%s: the text says that there are no diagonals, but they are asked for", name);
  return FALSE;
}

/* A grid of givens from the values of all cells in reading order, 0 for an empty one. */
SudokuGrid *
sudoku_format_make_grid (SudokuGeometry *geometry,
                         const guint8 *values)
{
  SudokuGrid *grid = sudoku_grid_new (geometry);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (values[cell] > 0)
      sudoku_grid_set (grid, cell, values[cell], SUDOKU_ORIGIN_GIVEN);
  return grid;
}

/* 0 when the number is no square of a side. */
guint
sudoku_format_square_root (gsize number)
{
  for (guint root = SUDOKU_SIDE_MIN; root <= SUDOKU_SIDE_MAX; root++)
    if ((gsize)root * root == number)
      return root;
  return 0;
}

gboolean
sudoku_format_is_empty_symbol (char c)
{
  return c == '.' || c == '0' || c == '_' || c == '*' || c == '-';
}

/* One character per cell, see sudoku_symbols_character(). */
gboolean
sudoku_format_read_symbol (char c,
                           guint side,
                           guint8 *value)
{
  *value = 0;
  if (sudoku_format_is_empty_symbol (c))
    return TRUE;
  *value = (guint8)sudoku_symbols_from_character (c, side);
  return *value > 0;
}

char
sudoku_format_symbol (guint value)
{
  return value == 0 ? '.' : sudoku_symbols_character (value);
}

static gsize
character_length (const char *at,
                  const char *end)
{
  gunichar c = g_utf8_get_char_validated (at, end - at);

  return c == (gunichar)-1 || c == (gunichar)-2 ? 1 : (gsize)(g_utf8_next_char (at) - at);
}

void
sudoku_format_fail_symbol (const SudokuScanner *scanner,
                           const char *at,
                           guint side,
                           GError **error)
{
  g_autofree char *quoted = sudoku_scan_quote (at, character_length (at, scanner->line_end));
  char last = sudoku_symbols_character (MIN (side, SUDOKU_CHARACTERS_MAX));

  sudoku_scanner_fail (scanner, at, SUDOKU_ERROR_VALUE, error,
                       "%s is neither a value of a puzzle of side %u (%s%c) nor empty (. 0 _ * -)",
                       quoted, side,
                       side <= 9    ? "1…"
                       : side <= 35 ? "1…9, A…"
                                    : "1…9, A…Z, a…",
                       last);
}

/* A decimal number 1…N, or 0 or one of the symbols for an empty cell. */
gboolean
sudoku_format_read_number (const char *word,
                           gsize length,
                           guint side,
                           guint8 *value)
{
  const char *at = word;
  guint number = 0;

  *value = 0;
  if (length == 1 && sudoku_format_is_empty_symbol (*word))
    return TRUE;
  if (!sudoku_scan_uint (&at, word + length, side, &number) || at != word + length)
    return FALSE;
  *value = (guint8)number;
  return TRUE;
}

void
sudoku_format_fail_number (const SudokuScanner *scanner,
                           const char *word,
                           gsize length,
                           guint side,
                           GError **error)
{
  g_autofree char *quoted = sudoku_scan_quote (word, length);

  sudoku_scanner_fail (scanner, word, SUDOKU_ERROR_VALUE, error,
                       "%s is neither a value 1…%u nor empty (0 or .)", quoted, side);
}

/* Goes to the next line that is neither blank nor a comment. */
gboolean
sudoku_format_next_row (SudokuScanner *scanner)
{
  while (sudoku_scanner_next_filled_line (scanner))
    {
      const char *at = scanner->line;

      while (*at == ' ' || *at == '\t')
        at++;
      if (*at != '#')
        return TRUE;
    }
  return FALSE;
}

/* Puzzles of several rows stand in a text with blank lines between them, but there may be
 * blank lines inside one, too. The first one is made of the paragraphs that have together as
 * many rows as its first row has cells; when no number of paragraphs has, it is the first
 * paragraph alone, so that what is wrong with it does not spoil the next.
 * @count_cells: the cells in a line; 0 when it is no row. */
gsize
sudoku_format_split_rows (const char *text,
                          gsize length,
                          guint (*count_cells) (const char *line, const char *end))
{
  SudokuScanner scanner;
  guint side = 0, n_rows = 0;
  gsize first_end = 0;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  while (sudoku_scanner_next_line (&scanner))
    {
      const char *word = NULL;
      gsize word_length = 0;
      guint n_cells = count_cells (scanner.line, scanner.line_end);
      gboolean blank = n_cells == 0 && !sudoku_scanner_next_word (&scanner, &word, &word_length);

      if (n_rows == 0)
        side = n_cells;
      n_rows += n_cells > 0;
      if (!blank || n_rows == 0)
        continue;
      if (n_rows == side)
        return (gsize)(scanner.next - text);
      if (first_end == 0)
        first_end = (gsize)(scanner.next - text);
      if (n_rows > side)
        return first_end;
    }
  if (n_rows == 0)
    return 0;
  return n_rows > side && first_end > 0 ? first_end : length;
}

guint
sudoku_format_digits (guint number)
{
  return number >= 100 ? 3 : number >= 10 ? 2
                                          : 1;
}

/* Boxes of n × n in a puzzle of side n², and no diagonals. */
gboolean
sudoku_format_is_square (SudokuGeometry *geometry)
{
  return sudoku_geometry_has_boxes (geometry) && !sudoku_geometry_has_diagonals (geometry) &&
         sudoku_geometry_get_box_rows (geometry) == sudoku_geometry_get_box_columns (geometry);
}

/* @format: the id of the format; @what: what it can say. */
void
sudoku_format_fail_write (GError **error,
                          const char *format,
                          const char *what)
{
  g_set_error (error, SUDOKU_ERROR, SUDOKU_ERROR_FORMAT,
               "the format “%s” can only hold %s", format, what);
}
