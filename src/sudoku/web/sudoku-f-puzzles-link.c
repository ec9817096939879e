/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Links with a puzzle of f-puzzles or SudokuPad. The puzzle is JSON, compressed, in base 64
 * characters that mail and servers may have changed; a link without one names a puzzle that only a
 * server knows. Nothing is fetched. */

#include "sudoku-f-puzzles-link.h"

#include <string.h>

#include "sudoku-error.h"
#include "sudoku-f-puzzles.h"
#include "sudoku-link-text.h"
#include "sudoku-lz.h"
#include "sudoku-scl.h"

/* Servers turn two slashes into one. So many places are tried. */
#define SLASHES_MAX 400

/* What precedes a puzzle. */
static const struct
{
  const char *text;
  gboolean scl;
} beginnings[] = {
  { "f-puzzles.com/?load=", FALSE },
  { "sudokupad.app/fpuzzles", FALSE },
  { "sudokupad.app/fpuz", FALSE },
  { "puzzleid=fpuzzles", FALSE },
  { "puzzleid=fpuz", FALSE },
  { "sudokupad.app/scl", TRUE },
  { "sudokupad.app/ctc", TRUE },
  { "crackingthecryptic.com/fpuzzles", FALSE },
  { "crackingthecryptic.com/fpuz", FALSE },
  { "crackingthecryptic.com/scl", TRUE },
  { "crackingthecryptic.com/ctc", TRUE },
  { "crackingthecryptic.com/sudoku/fpuzzles", FALSE },
  { "crackingthecryptic.com/sudoku/fpuz", FALSE },
  { "crackingthecryptic.com/sudoku/scl", TRUE },
  { "crackingthecryptic.com/sudoku/ctc", TRUE },
  { "puzzleid=scl", TRUE },
  { "puzzleid=ctc", TRUE },
};

static const char *const hosts[] = { "f-puzzles.com/", "sudokupad.app/",
                                     "app.crackingthecryptic.com/" };

/**
 * sudoku_f_puzzles_link_is_known:
 * @link: a link
 * @length: its length in bytes
 *
 * Tells whether a link leads to one of the two programs.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_f_puzzles_link_is_known (const char *link,
                                gsize length)
{
  g_return_val_if_fail (link != NULL, FALSE);

  for (gsize i = 0; i < G_N_ELEMENTS (hosts); i++)
    if (sudoku_link_text_find_part (link, length, hosts[i]) != NULL)
      return TRUE;
  return FALSE;
}

/**
 * sudoku_f_puzzles_link_split:
 * @text: a text
 * @length: its length in bytes
 * @first_line: the line number where it begins
 *
 * Finds the part of a text up to its first such link, or to a line that is a puzzle of its own.
 *
 * Returns: as #SudokuFormatSplit
 */
gsize
sudoku_f_puzzles_link_split (const char *text,
                             gsize length,
                             gsize first_line)
{
  return sudoku_link_text_split (text, length, first_line, sudoku_f_puzzles_link_is_known);
}

/* The original of a puzzle that was changed in transit. */
static GString *
undo_changes (const char *data,
              const char *end)
{
  gsize length = (gsize)(end - data);
  g_autofree char *text = NULL;
  GString *packed = NULL;

  for (const char *at = data; at < end; at++)
    if (*at == '&' || *at == '#' || *at == '?')
      {
        length = (gsize)(at - data);
        break;
      }
  text = g_uri_unescape_segment (data, data + length, NULL);
  packed = g_string_new (text != NULL ? text : "");
  g_string_replace (packed, " ", "+", 0);
  g_string_replace (packed, "=", "", 0);
  return packed;
}

/* Tries it as it is, and then with one of the slashes doubled. */
static char *
unpack (GString *packed)
{
  char *text = sudoku_lz_unpack (packed->str, packed->len);
  guint n_tries = 0;

  for (gsize i = 0; i < packed->len && text == NULL && n_tries < SLASHES_MAX; i++)
    if (packed->str[i] == '/')
      {
        g_string_insert_c (packed, (gssize)i, '/');
        text = sudoku_lz_unpack (packed->str, packed->len);
        g_string_erase (packed, (gssize)i, 1);
        n_tries++;
      }
  return text;
}

static SudokuDocument *
read_data (const SudokuSource *source,
           const SudokuScanner *scanner,
           const char *data,
           const char *end,
           gboolean scl,
           GError **error)
{
  g_autoptr (GString) packed = undo_changes (data, end);
  g_autofree char *text = packed->len > 0 ? unpack (packed) : NULL;
  g_autofree char *json = text != NULL && scl ? sudoku_scl_to_json (text) : NULL;
  g_autoptr (JsonNode) root = NULL;
  SudokuDocument *document = NULL;

  if (json != NULL)
    root = sudoku_json_parse (source->name, json, strlen (json), scanner->number, NULL);
  else if (text != NULL && !scl)
    root = sudoku_json_parse (source->name, text, strlen (text), scanner->number, NULL);
  if (root == NULL)
    {
      sudoku_scanner_refuse (scanner, data, SUDOKU_ERROR_SYNTAX, error, "link-broken");
      return NULL;
    }
  if (!scl)
    return sudoku_f_puzzles_read (root, source, error);
  document = sudoku_scl_read (root, source, error);
  if (document != NULL && sudoku_document_get_issues (document) != NULL)
    sudoku_document_set_remainder (document, SUDOKU_SCL_REMAINDER,
                                   sudoku_lz_pack (text));
  return document;
}

/**
 * sudoku_f_puzzles_link_read: (skip)
 * @source: a text with a link
 *
 * Reads the puzzle in a link.
 *
 * Returns: (transfer full) (nullable): as sudoku_f_puzzles_read(); %NULL also with
 *   SUDOKU_ERROR_FORMAT when there is no puzzle in the link, but only its name
 */
SudokuDocument *
sudoku_f_puzzles_link_read (const SudokuSource *source,
                            GError **error)
{
  SudokuScanner scanner;
  const char *link = NULL;
  gsize length = 0;

  g_return_val_if_fail (source != NULL, NULL);

  sudoku_source_scan (source, &scanner);
  if (!sudoku_link_text_find (&scanner, sudoku_f_puzzles_link_is_known, &link, &length))
    {
      sudoku_source_scan (source, &scanner);
      sudoku_scanner_next_filled_line (&scanner);
      sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "puzzle-missing");
      return NULL;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (beginnings); i++)
    {
      const char *data = sudoku_link_text_find_part (link, length, beginnings[i].text);

      if (data != NULL)
        return read_data (source, &scanner, data, link + length, beginnings[i].scl, error);
    }
  sudoku_scanner_refuse (&scanner, link, SUDOKU_ERROR_FORMAT, error, "link-needs-server");
  return NULL;
}

/**
 * sudoku_f_puzzles_link_append: (skip)
 * @address: the link up to the puzzle
 * @packed: the compressed puzzle
 * @string: the text to append to
 *
 * Writes a line with a link.
 */
void
sudoku_f_puzzles_link_append (const char *address,
                              const char *packed,
                              GString *string)
{
  g_return_if_fail (address != NULL && packed != NULL && string != NULL);

  g_string_append (string, address);
  g_string_append_uri_escaped (string, packed, "/=", FALSE);
  g_string_append_c (string, '\n');
}

/**
 * sudoku_f_puzzles_link_write: (skip)
 * @document: a puzzle
 * @address: the link up to the puzzle
 * @string: the text to append to
 *
 * Writes a line with a link.
 */
void
sudoku_f_puzzles_link_write (const SudokuDocument *document,
                             const char *address,
                             GString *string)
{
  g_autofree char *json = NULL;
  g_autofree char *packed = NULL;

  g_return_if_fail (document != NULL && address != NULL && string != NULL);

  json = sudoku_json_write (sudoku_f_puzzles_write (document), FALSE);
  packed = sudoku_lz_pack (json);
  sudoku_f_puzzles_link_append (address, packed, string);
}
