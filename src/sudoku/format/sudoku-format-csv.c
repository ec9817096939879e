/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Comma-separated values, as qqwing prints them and data sets have them: a header that names a
 * column "Puzzle" or the like, then a puzzle per line. It is read like any table of lines. */

#include "sudoku-format-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-symbols.h"

/* A first line with commas, and a puzzle in the second. */
static guint
detect_text (const char *text,
             gsize length)
{
  const char *newline = memchr (text, '\n', length);
  gsize head = newline != NULL ? (gsize)(newline + 1 - text) : length;
  gsize first = 0;

  if (memchr (text, ',', head) == NULL || sudoku_format_line.detect (text, length) < 60)
    return 0;
  /* Nothing is left of a header. */
  first = sudoku_format_line.split (text, head, 1);
  return first == 0 ? 78 : 0;
}

static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  return sudoku_format_line.split (text, length, first_line);
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  return sudoku_format_line.read (source, error);
}

static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  g_autoptr (GString) line = g_string_new (NULL);
  const SudokuGrid *grid = sudoku_document_get_grid (document);

  if (!sudoku_format_line.write (document, line, NULL))
    return sudoku_format_refuse (&sudoku_format_csv, error, "format-only-up-to-side",
                                 sat_arg_number (SUDOKU_CHARACTERS_MAX));
  g_string_truncate (line, line->len - 1);
  g_string_append_printf (string, "%s,%u\n", line->str,
                          sudoku_grid_count (grid, SUDOKU_ORIGIN_GIVEN));
  return TRUE;
}

static const char *const suffixes[] = { ".csv", NULL };

const SudokuFormat sudoku_format_csv = {
  .id = "csv",
  .name = N_ ("Comma-separated values"),
  .summary = N_ ("a head and then a puzzle a line, as qqwing prints them"),
  .suffixes = suffixes,
  .flags = SUDOKU_FORMAT_OF_WEB | SUDOKU_FORMAT_LINES,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_puzzle,
  .head = "Puzzle,Givens\n",
  .write = write_puzzle,
};
