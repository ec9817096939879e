/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Addresses that a browser opens, a line each. Some have the 81 cells of the puzzle in them, and
 * are read; nothing is fetched. Others are recognised, so that they are refused by name and not as
 * a broken puzzle. */

#include "sudoku-format.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-cell-text.h"
#include "sudoku-text-match.h"

#define SIDE 9
/* What stands before and behind a value in an address. */
#define DELIMITERS "?&=/#:;,!"

static guint
detect_text (const char *text,
             gsize length)
{
  static const char *const keys[] = { "?bd=", "&bd=", "?s=", "&s=" };
  SudokuScanner scanner;
  const char *word = NULL;
  gsize word_length = 0;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  if (!sudoku_scanner_next_filled_line (&scanner) ||
      !sudoku_scanner_next_word (&scanner, &word, &word_length))
    return 0;
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    if (sudoku_text_contains (word, word_length, keys[i]))
      return 95;
  return sudoku_text_begins_with (word, word_length, "http://") ||
             sudoku_text_begins_with (word, word_length, "https://")
           ? 95
           : 0;
}

static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  SudokuScanner scanner;

  sudoku_scanner_init (&scanner, "", text, length, first_line);
  return sudoku_scanner_next_filled_line (&scanner) ? (gsize)(scanner.next - text) : 0;
}

static gboolean
is_puzzle (const char *part,
           gsize length,
           guint8 *values)
{
  if (length != SIDE * SIDE)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    if (!sudoku_cell_text_read_character (part[i], SIDE, &values[i]))
      return FALSE;
  return TRUE;
}

/* Looks for the one part of an address that is a puzzle. */
static gboolean
find_puzzle (const char *word,
             gsize length,
             guint8 *values)
{
  const char *end = word + length;

  while (word < end)
    {
      const char *part = word;

      while (word < end && strchr (DELIMITERS, *word) == NULL)
        word++;
      if (is_puzzle (part, (gsize)(word - part), values))
        return TRUE;
      word++;
    }
  return FALSE;
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  SudokuScanner scanner;
  const char *word = NULL;
  gsize word_length = 0;
  guint8 values[SIDE * SIDE];
  g_autoptr (SudokuGeometry) geometry = NULL;

  sudoku_source_scan (source, &scanner);
  if (!sudoku_scanner_next_filled_line (&scanner) ||
      !sudoku_scanner_next_word (&scanner, &word, &word_length) ||
      !find_puzzle (word, word_length, values))
    {
      sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_FORMAT, error, "link-without-puzzle");
      return NULL;
    }
  geometry = sudoku_shape_hint_complete (source->hint, source->name, SIDE, error);
  return geometry != NULL ? sudoku_document_new_from_values (geometry, values) : NULL;
}

const SudokuFormat sudoku_format_link = {
  .id = "link",
  .name = N_ ("Link"),
  .summary = N_ ("an address on the web with the 81 cells in it"),
  .flags = SUDOKU_FORMAT_LINES,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_puzzle,
};
