/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A line with the side (negative: no boxes although it is a square), a line with the symbol of an
 * empty cell and those of the values, then N rows of N symbols. A side that is no square has no
 * boxes in this format; a hint may add them. */

#include "sudoku-format-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-cell-text.h"
#include "sudoku-row-text.h"

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

  if (!sudoku_scanner_next_filled_line (scanner) ||
      !sudoku_scanner_next_word (scanner, &word, &length))
    return FALSE;
  end = word + length;
  header->negative = *word == '-';
  word += header->negative;
  if (!sudoku_scan_uint (&word, end, SIDE_MAX, &header->side) || word != end || header->side < 2)
    return FALSE;
  if (sudoku_scanner_next_word (scanner, &word, &length))
    return FALSE;
  return !header->negative ||
         (header->side <= 25 && sudoku_cell_text_get_side (header->side) > 0);
}

static gboolean
begins (const char *line,
        const char *end,
        gboolean after_blank)
{
  SudokuScanner scanner;
  Header header = { 0 };

  sudoku_scanner_init (&scanner, "", line, (gsize)(end - line), 1);
  return after_blank && read_side (&scanner, &header);
}

static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  return sudoku_row_text_split_at (text, length, begins);
}

/* The next character of the line; a byte that is not UTF-8 counts as Latin 1. */
static gunichar
next_character (const char **at,
                const char *end)
{
  gunichar c = g_utf8_get_char_validated (*at, end - *at);

  if (c == (gunichar)-1 || c == (gunichar)-2)
    return (guchar) * (*at)++;
  *at = g_utf8_next_char (*at);
  return c;
}

static gboolean
read_symbols (SudokuScanner *scanner,
              Header *header,
              GError **error)
{
  guint n = 0;
  const char *at = NULL;

  if (!sudoku_scanner_next_line (scanner))
    {
      sudoku_scanner_refuse (scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "symbols-missing");
      return FALSE;
    }
  at = scanner->line;
  for (; at < scanner->line_end && n <= header->side; n++)
    {
      const char *before = at;

      header->symbols[n] = next_character (&at, scanner->line_end);
      for (guint i = 0; i < n; i++)
        if (header->symbols[i] == header->symbols[n])
          {
            sudoku_scanner_refuse (scanner, before, SUDOKU_ERROR_SYNTAX, error, "symbol-twice");
            return FALSE;
          }
    }
  if (n == header->side + 1 && at == scanner->line_end)
    return TRUE;
  sudoku_scanner_refuse (scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "symbols-expected",
                         sat_arg_number (header->side + 1), sat_arg_number (header->side));
  return FALSE;
}

/* 0 when the character stands for no value. */
static guint
find_value (const Header *header,
            gunichar c)
{
  for (guint value = 1; value <= header->side; value++)
    if (header->symbols[value] == c)
      return value;
  return 0;
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
      guint value = find_value (header, c);

      if (value == 0 && c != header->symbols[0])
        {
          sudoku_scanner_refuse (scanner, before, SUDOKU_ERROR_VALUE, error, "symbol-unknown",
                                 sat_arg_quote (before, (gsize)(at - before)));
          return FALSE;
        }
      values[column] = (guint8)value;
    }
  if (column == header->side && at == scanner->line_end)
    return TRUE;
  sudoku_scanner_refuse (scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "symbols-expected-in-row",
                         sat_arg_number (header->side));
  return FALSE;
}

static SudokuGeometry *
shape_of (const Header *header,
          const SudokuShapeHint *hint,
          const char *name,
          GError **error)
{
  guint order = sudoku_cell_text_get_side (header->side);

  if (header->negative)
    return sudoku_shape_hint_confirm_boxes (hint, name, header->side, 0, 0, error);
  if (order > 0)
    return sudoku_shape_hint_confirm_boxes (hint, name, header->side, order, order, error);
  if (hint != NULL && hint->box_rows > 0)
    return sudoku_shape_hint_complete (hint, name, header->side, error);
  return sudoku_shape_hint_confirm_boxes (hint, name, header->side, 0, 0, error);
}

/* The symbols of the puzzle; NULL when they are the usual ones, or can't be displayed. */
static SudokuSymbols *
keep_symbols (const Header *header)
{
  char texts[SIDE_MAX + 1][7] = { { '\0' } };
  const char *values[SIDE_MAX] = { NULL };
  SudokuSymbols *symbols = NULL;
  gboolean usual = TRUE;

  for (guint i = 0; i <= header->side; i++)
    {
      g_unichar_to_utf8 (header->symbols[i], texts[i]);
      if (i > 0)
        values[i - 1] = texts[i];
      usual &= header->symbols[i] == (guchar)default_symbols[i];
    }
  if (usual)
    return NULL;
  symbols = sudoku_symbols_new_of_puzzle (values, header->side, texts[0]);
  return symbols != NULL ? symbols
                         : sudoku_symbols_new_of_puzzle (values, header->side, NULL);
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  SudokuScanner scanner;
  Header header = { 0 };
  SudokuDocument *document = NULL;
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (SudokuSymbols) symbols = NULL;
  g_autofree guint8 *values = NULL;

  sudoku_source_scan (source, &scanner);
  if (!read_side (&scanner, &header))
    {
      sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "side-expected");
      return NULL;
    }
  if (!read_symbols (&scanner, &header, error))
    return NULL;
  values = g_new0 (guint8, (gsize)header.side * header.side);
  for (guint row = 0; row < header.side; row++)
    {
      if (!sudoku_scanner_next_line (&scanner))
        {
          sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "side-rows-missing",
                                 sat_arg_number (header.side), sat_arg_number (row));
          return NULL;
        }
      if (!read_row (&scanner, &header, values + (gsize)row * header.side, error))
        return NULL;
    }
  if (sudoku_scanner_next_filled_line (&scanner))
    {
      sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "side-row-too-many",
                             sat_arg_number (header.side));
      return NULL;
    }
  geometry = shape_of (&header, source->hint, source->name, error);
  if (geometry == NULL)
    return NULL;
  document = sudoku_document_new_from_values (geometry, values);
  symbols = keep_symbols (&header);
  sudoku_document_set_symbols (document, symbols);
  return document;
}

static gboolean
can_say (SudokuGeometry *geometry)
{
  guint side = sudoku_geometry_get_side (geometry);

  if (side > SIDE_MAX || !sudoku_shape_has_only_boxes (geometry))
    return FALSE;
  return !sudoku_geometry_has_boxes (geometry) || sudoku_shape_has_only_square_boxes (geometry);
}

/* A character that is no symbol of a value. */
static gunichar
choose_empty (const Header *header)
{
  static const char preferred[] = "_.-*0";

  for (const char *at = preferred; *at != '\0'; at++)
    if (find_value (header, (guchar)*at) == 0)
      return (guchar)*at;
  for (gunichar c = '!'; c <= '~'; c++)
    if (find_value (header, c) == 0)
      return c;
  g_assert_not_reached ();
}

/* The symbols of the puzzle if each is one character, as required here; otherwise the usual
 * ones. */
static Header
choose_symbols (const SudokuSymbols *symbols,
                guint side)
{
  Header header = { .side = side };
  gboolean own = symbols != NULL;

  for (guint i = 0; own && i < side; i++)
    own = g_utf8_strlen (symbols->texts[i], -1) == 1;
  for (guint value = 1; value <= side; value++)
    header.symbols[value] = own ? g_utf8_get_char (symbols->texts[value - 1])
                                : (guchar)default_symbols[value];
  if (own && symbols->empty != NULL && g_utf8_strlen (symbols->empty, -1) == 1)
    header.symbols[0] = g_utf8_get_char (symbols->empty);
  else
    header.symbols[0] = choose_empty (&header);
  return header;
}

static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  guint side = sudoku_grid_get_side (grid);
  Header header;

  if (!can_say (geometry))
    return sudoku_format_refuse (&sudoku_format_size_symbols, error, "format-only-square-or-none",
                                 sat_arg_number (SIDE_MAX));
  header = choose_symbols (sudoku_document_get_symbols (document), side);
  header.negative = !sudoku_geometry_has_boxes (geometry) && sudoku_cell_text_get_side (side) > 0;
  g_string_append_printf (string, "%s%u\n", header.negative ? "-" : "", side);
  for (guint i = 0; i <= side; i++)
    g_string_append_unichar (string, header.symbols[i]);
  g_string_append_c (string, '\n');
  for (guint cell = 0; cell < side * side; cell++)
    {
      g_string_append_unichar (string, header.symbols[sudoku_grid_get_value (grid, cell)]);
      if ((cell + 1) % side == 0)
        g_string_append_c (string, '\n');
    }
  return TRUE;
}

static guint
detect_text (const char *text,
             gsize length)
{
  SudokuScanner scanner;
  Header header = { 0 };

  sudoku_scanner_init (&scanner, "", text, length, 1);
  if (!read_side (&scanner, &header))
    return 0;
  return read_symbols (&scanner, &header, NULL) ? 92 : 0;
}

const SudokuFormat sudoku_format_size_symbols = {
  .id = "size-symbols",
  .name = N_ ("Size and symbols"),
  .summary = N_ ("the side, the symbols, then rows of them; a negative side has no boxes"),
  .flags = SUDOKU_FORMAT_SHAPE | SUDOKU_FORMAT_SYMBOLS,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_puzzle,
  .write = write_puzzle,
};
