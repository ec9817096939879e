/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Links with the 81 cells of a puzzle in them, as many sites have them. Nothing is fetched. */

#include "sudoku-link.h"

#include <string.h>

#include "sudoku-cell-text.h"
#include "sudoku-link-text.h"

#define SIDE 9
#define N_CELLS (SIDE * SIDE)
/* What stands before and behind a value in an address. */
#define DELIMITERS "?&=/#:;,!"

/* A full stop may end the sentence that the link ends. */
static gboolean
read_part (const char *part,
           gsize length,
           guint8 *values)
{
  if (length == N_CELLS + 1 && part[N_CELLS] == '.')
    length--;
  if (length != N_CELLS)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    if (!sudoku_cell_text_read_character (part[i], SIDE, &values[i]))
      return FALSE;
  return TRUE;
}

/* 81 values with commas between them. */
static gboolean
read_listed_part (const char *part,
                  const char *end,
                  guint8 *values)
{
  if (end - part < 2 * N_CELLS - 1)
    return FALSE;
  for (guint i = 0; i < N_CELLS; i++, part += 2)
    if (!sudoku_cell_text_read_character (*part, SIDE, &values[i]) ||
        (i < N_CELLS - 1 && part[1] != ','))
      return FALSE;
  part--;
  return part == end || strchr (DELIMITERS, *part) != NULL;
}

/* Looks for the one part of a link that is a puzzle. */
static gboolean
find_part (const char *link,
           gsize length,
           guint8 *values)
{
  const char *end = link + length;

  while (link < end)
    {
      const char *part = link;

      while (link < end && strchr (DELIMITERS, *link) == NULL)
        link++;
      if (read_part (part, (gsize)(link - part), values) || read_listed_part (part, end, values))
        return TRUE;
      link++;
    }
  return FALSE;
}

/* The same when signs are written as "%2E", as in an address that another one has in it. */
static gboolean
find_puzzle (const char *link,
             gsize length,
             guint8 *values)
{
  g_autofree char *plain = NULL;

  if (find_part (link, length, values))
    return TRUE;
  if (memchr (link, '%', length) == NULL)
    return FALSE;
  plain = g_uri_unescape_segment (link, link + length, NULL);
  return plain != NULL && find_part (plain, strlen (plain), values);
}

/**
 * sudoku_link_is_puzzle:
 * @link: a link
 * @length: its length in bytes
 *
 * Tells whether a link has a puzzle in it.
 *
 * Returns: whether it has
 */
gboolean
sudoku_link_is_puzzle (const char *link,
                       gsize length)
{
  guint8 values[N_CELLS];

  g_return_val_if_fail (link != NULL, FALSE);

  return find_puzzle (link, length, values);
}

/**
 * sudoku_link_split:
 * @text: a text
 * @length: its length in bytes
 * @first_line: the number of the line where it begins
 *
 * Finds the part of a text up to its first link with a puzzle, or else up to its first link.
 *
 * Returns: as #SudokuFormatSplit
 */
gsize
sudoku_link_split (const char *text,
                   gsize length,
                   gsize first_line)
{
  SudokuScanner scanner;
  const char *link = NULL;
  gsize link_length = 0;

  sudoku_scanner_init (&scanner, "", text, length, first_line);
  if (sudoku_link_text_find (&scanner, sudoku_link_is_puzzle, &link, &link_length))
    return (gsize)(scanner.next - text);
  sudoku_scanner_init (&scanner, "", text, length, first_line);
  return sudoku_link_text_next (&scanner, &link, &link_length) ? (gsize)(scanner.next - text) : 0;
}

/**
 * sudoku_link_read: (skip)
 * @source: a text with a link
 * @error: return location for an error
 *
 * Reads the puzzle in a link.
 *
 * Returns: (transfer full) (nullable): the puzzle; %NULL with SUDOKU_ERROR_FORMAT when there is
 *   none, or SUDOKU_ERROR_SHAPE
 */
SudokuDocument *
sudoku_link_read (const SudokuSource *source,
                  GError **error)
{
  SudokuScanner scanner;
  const char *link = NULL;
  gsize length = 0;
  guint8 values[N_CELLS];

  g_return_val_if_fail (source != NULL, NULL);

  sudoku_source_scan (source, &scanner);
  if (!sudoku_link_text_find (&scanner, sudoku_link_is_puzzle, &link, &length) ||
      !find_puzzle (link, length, values))
    {
      sudoku_source_scan (source, &scanner);
      sudoku_scanner_next_filled_line (&scanner);
      sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_FORMAT, error, "link-without-puzzle");
      return NULL;
    }
  return sudoku_source_make_document (source, SIDE, values, error);
}

/**
 * sudoku_link_write: (skip)
 * @format: the format that is written
 * @document: a puzzle
 * @address: what stands before the cells
 * @string: the text to append to
 * @error: return location for an error
 *
 * Writes a line with a link.
 *
 * Returns: as #SudokuFormatWrite
 */
gboolean
sudoku_link_write (const SudokuFormat *format,
                   const SudokuDocument *document,
                   const char *address,
                   GString *string,
                   GError **error)
{
  const SudokuGrid *grid = NULL;

  g_return_val_if_fail (format != NULL && document != NULL && address != NULL, FALSE);

  grid = sudoku_document_get_grid (document);
  if (sudoku_grid_get_side (grid) != SIDE)
    return sudoku_format_refuse (format, error, "format-only-nine-by-nine");
  g_string_append (string, address);
  for (guint cell = 0; cell < N_CELLS; cell++)
    g_string_append_printf (string, "%u", sudoku_grid_get_value (grid, cell));
  g_string_append_c (string, '\n');
  return TRUE;
}
