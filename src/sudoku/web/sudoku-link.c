/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Links with the cells of a puzzle in them, as used by many sites. Nothing is fetched. */

#include "sudoku-link.h"

#include <string.h>

#include "sudoku-cell-text.h"
#include "sudoku-link-text.h"
#include "sudoku-list-omissions.h"

#define SIDE 9
#define N_CELLS (SIDE * SIDE)
/* Fewer symbols are often something else, and no address has more. */
#define SIDE_MIN 4
#define CELLS_MAX (36 * 36)
/* What precedes and follows a value in an address. */
#define DELIMITERS "?&=/#:;,!"

/* The signs of a link. */
typedef struct
{
  guint side; /* 0: none */
  SudokuSign signs[CELLS_MAX];
} Cells;

/* Whether the symbols can be values of a puzzle, and there are some. */
static gboolean
are_good (Cells *self,
          gsize n_cells)
{
  guint side = sudoku_cell_text_get_side (n_cells);
  SudokuSigns signs;
  gboolean any = FALSE;

  for (gsize i = 0; i < n_cells; i++)
    any |= self->signs[i] > 0 && self->signs[i] < SUDOKU_SIGN_BLANK;
  if (side < SIDE_MIN || (!any && side != SIDE))
    return FALSE;
  sudoku_signs_init (&signs, side);
  sudoku_signs_add (&signs, self->signs);
  if (sudoku_signs_settle (&signs) == SUDOKU_SIGNS_WRONG)
    return FALSE;
  self->side = side;
  return TRUE;
}

/* A full stop may end the sentence after the link. */
static gboolean
read_part (const char *part,
           gsize length,
           Cells *cells)
{
  if (length > 0 && part[length - 1] == '.' && sudoku_cell_text_get_side (length) == 0)
    length--;
  if (length > CELLS_MAX || sudoku_cell_text_get_side (length) == 0)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    if (!sudoku_sign_from_character (part[i], &cells->signs[i]) ||
        (length < SIDE * SIDE && sudoku_sign_is_letter (cells->signs[i])))
      return FALSE;
  return are_good (cells, length);
}

/* Values with commas between them. */
static gboolean
read_listed_part (const char *part,
                  const char *end,
                  Cells *cells)
{
  gsize n_cells = 0;

  while (part < end && n_cells < CELLS_MAX)
    {
      const char *word = part;

      while (part < end && g_ascii_isalnum (*part))
        part++;
      if (part == word && part < end && strchr ("._-*", *part) != NULL)
        part++;
      if (!sudoku_sign_from_word (word, (gsize)(part - word), &cells->signs[n_cells++]))
        return FALSE;
      if (part == end || *part != ',')
        break;
      part++;
    }
  return (part == end || strchr (DELIMITERS, *part) != NULL) && are_good (cells, n_cells);
}

/* Looks for the one part of a link that is a puzzle. */
static gboolean
find_part (const char *link,
           gsize length,
           Cells *cells)
{
  const char *end = link + length;

  while (link < end)
    {
      const char *part = link;

      while (link < end && strchr (DELIMITERS, *link) == NULL)
        link++;
      if (read_part (part, (gsize)(link - part), cells) || read_listed_part (part, end, cells))
        return TRUE;
      link++;
    }
  return FALSE;
}

/* The same when symbols are written as "%2E", as in an address within another one. */
static gboolean
find_puzzle (const char *link,
             gsize length,
             Cells *cells)
{
  g_autofree char *plain = NULL;

  cells->side = 0;
  if (find_part (link, length, cells))
    return TRUE;
  if (memchr (link, '%', length) == NULL)
    return FALSE;
  plain = g_uri_unescape_segment (link, link + length, NULL);
  return plain != NULL && find_part (plain, strlen (plain), cells);
}

/**
 * sudoku_link_is_puzzle:
 * @link: a link
 * @length: its length in bytes
 *
 * Tells whether a link has a puzzle in it.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_link_is_puzzle (const char *link,
                       gsize length)
{
  g_autofree Cells *cells = g_new (Cells, 1);

  g_return_val_if_fail (link != NULL, FALSE);

  return find_puzzle (link, length, cells);
}

/**
 * sudoku_link_split:
 * @text: a text
 * @length: its length in bytes
 * @first_line: the line number where it begins
 *
 * Finds the part of a text up to its first link with a puzzle, or to a line that is a puzzle of its
 * own, or else up to its first link.
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
  gsize found = sudoku_link_text_split (text, length, first_line, sudoku_link_is_puzzle);

  if (found > 0)
    return found;
  sudoku_scanner_init (&scanner, "", text, length, first_line);
  return sudoku_link_text_next (&scanner, &link, &link_length) ? (gsize)(scanner.next - text) : 0;
}

/* What an address says besides the puzzle: "&type=killer". */
static void
add_omissions (SudokuDocument *document,
               const char *link,
               gsize length)
{
  const char *end = link + length;

  for (const char *part = link; part < end; part++)
    {
      const char *start = part, *sign = NULL;

      while (part < end && strchr ("?&#;", *part) == NULL)
        part++;
      sign = memchr (start, '=', (gsize)(part - start));
      if (sign != NULL)
        {
          SatIssue *issue = sudoku_list_omissions_find_rule (
            start, (gsize)(sign - start), sign + 1, (gsize)(part - sign - 1));

          if (issue != NULL)
            sudoku_document_take_issue (document, issue);
        }
    }
}

/**
 * sudoku_link_read: (skip)
 * @source: a text with a link
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
  g_autofree Cells *cells = g_new (Cells, 1);
  SudokuDocument *document = NULL;
  SudokuSource settled;
  guint wrong = 0;

  g_return_val_if_fail (source != NULL, NULL);

  sudoku_source_scan (source, &scanner);
  if (!sudoku_link_text_find (&scanner, sudoku_link_is_puzzle, &link, &length) ||
      !find_puzzle (link, length, cells))
    {
      sudoku_source_scan (source, &scanner);
      if (!sudoku_link_text_next (&scanner, &link, &length))
        {
          sudoku_source_scan (source, &scanner);
          sudoku_scanner_next_filled_line (&scanner);
        }
      sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_FORMAT, error, "link-without-puzzle");
      return NULL;
    }
  /* On these pages 0 is never a value. */
  settled = *source;
  settled.zero = SUDOKU_ZERO_EMPTY;
  document = sudoku_source_make_document_of_signs (
    &settled, sudoku_shape_hint_complete (source->hint, source->name, cells->side, error),
    cells->signs, &wrong, error);
  if (document != NULL)
    add_omissions (document, link, length);
  return document;
}

/**
 * sudoku_link_write: (skip)
 * @format: the format to write
 * @document: a puzzle
 * @address: the link up to the cells
 * @string: the text to append to
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
