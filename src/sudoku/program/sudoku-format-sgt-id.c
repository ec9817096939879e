/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Game IDs of Simon Tatham's puzzles, one on a line, as their programs print and take them, or in
 * the addresses of his pages. */

#include "sudoku-format-list.h"
#include "sudoku-sgt.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-text-match.h"

/* So many lines may stand above the first ID. */
#define HEAD_LINES_MAX 8

/* What stands behind "#" in an address, when that is an ID. */
static gboolean
find_in_address (const char **word,
                 gsize *length)
{
  const char *hash = memchr (*word, '#', *length);

  if (hash == NULL || (!sudoku_text_begins_with (*word, *length, "https://") &&
                       !sudoku_text_begins_with (*word, *length, "http://")))
    return FALSE;
  *length -= (gsize)(hash + 1 - *word);
  *word = hash + 1;
  return sudoku_sgt_find_by_id (*word, *length) != NULL;
}

/* Whether a word that others stand before is an ID: one that begins "3x4:". */
static gboolean
is_id_behind_words (const char *word,
                    gsize length)
{
  return memchr (word, ':', length) != NULL && memchr (word, '#', length) == NULL &&
         sudoku_sgt_find_by_id (word, length) != NULL;
}

/* A line begins with an ID, or has one behind words, or an address with one. */
static gboolean
find_in_line (SudokuScanner *scanner,
              const char **word,
              gsize *length)
{
  gboolean first = TRUE;

  for (; sudoku_scanner_next_word (scanner, word, length); first = FALSE)
    if ((first && sudoku_sgt_find_by_id (*word, *length) != NULL) ||
        is_id_behind_words (*word, *length) || find_in_address (word, length))
      return TRUE;
  return FALSE;
}

static gboolean
next_id (SudokuScanner *scanner,
         const char **word,
         gsize *length)
{
  while (sudoku_scanner_next_filled_line (scanner))
    if (find_in_line (scanner, word, length))
      return TRUE;
  return FALSE;
}

/* Nothing else has an ID, so that its line is enough where a few other lines stand above. */
static guint
detect_text (const char *text,
             gsize length)
{
  SudokuScanner scanner;
  const char *word = NULL;
  gsize word_length = 0;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  for (guint n = 0; n <= HEAD_LINES_MAX && sudoku_scanner_next_filled_line (&scanner); n++)
    if (find_in_line (&scanner, &word, &word_length))
      return n == 0 ? 95 : 80;
  return 0;
}

static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  SudokuScanner scanner;
  const char *word = NULL;
  gsize word_length = 0;

  sudoku_scanner_init (&scanner, "", text, length, first_line);
  return next_id (&scanner, &word, &word_length) ? (gsize)(scanner.next - text) : 0;
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  SudokuScanner scanner;
  const char *word = NULL;
  gsize length = 0;
  g_autoptr (SudokuGrid) grid = NULL;

  sudoku_source_scan (source, &scanner);
  if (!next_id (&scanner, &word, &length))
    {
      sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "puzzle-missing");
      return NULL;
    }
  grid = sudoku_sgt_find_by_id (word, length)->read (source, &scanner, word, length, error);
  return grid != NULL ? sudoku_document_new (grid) : NULL;
}

static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  const SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  const SudokuSgtGame *game = sudoku_sgt_find_for_shape (geometry);

  if (!sudoku_sgt_check (sudoku_format_sgt_id.id, grid, FALSE, error))
    return FALSE;
  game->write_parameters (geometry, string);
  g_string_append_c (string, ':');
  game->write_description (grid, FALSE, string);
  g_string_append_c (string, '\n');
  return TRUE;
}

const SudokuFormat sudoku_format_sgt_id = {
  .id = "sgt-id",
  .name = N_ ("Simon Tatham’s puzzles: game ID"),
  .summary = N_ ("a line like 3x3:a1b2… of Solo, or of Keen, Towers or Unequal"),
  .flags = SUDOKU_FORMAT_OF_PROGRAM | SUDOKU_FORMAT_LINES | SUDOKU_FORMAT_SHAPE |
           SUDOKU_FORMAT_CERTAIN,
  .can_say_rule = sudoku_sgt_can_say_rule,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_puzzle,
  .write = write_puzzle,
};
