/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names given by a player: made fit for a line of a file, and read from one. */

#include "sudoku-name.h"

#define NAME_LENGTH_MAX 200

/**
 * sudoku_name_tidy:
 * @name: a text, perhaps not even UTF-8
 *
 * Turns a text into one line, without control characters and not too long.
 *
 * Returns: (transfer full): the name, empty when nothing is left
 */
char *
sudoku_name_tidy (const char *name)
{
  g_autofree char *valid = NULL;
  GString *tidy;

  g_return_val_if_fail (name != NULL, NULL);

  valid = g_utf8_make_valid (name, -1);
  tidy = g_string_new (NULL);
  for (const char *at = valid; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar character = g_utf8_get_char (at);

      if (tidy->len + 6 <= NAME_LENGTH_MAX)
        g_string_append_unichar (tidy, g_unichar_iscntrl (character) ? ' ' : character);
    }
  g_strstrip (tidy->str);
  return g_string_free (tidy, FALSE);
}

/**
 * sudoku_name_read_rest:
 * @scanner: a scanner before a name
 * @name: (out) (transfer full): the name
 *
 * Reads the name that is the rest of a line.
 *
 * Returns: %FALSE with SUDOKU_ERROR_SYNTAX when it is blank
 */
gboolean
sudoku_name_read_rest (SudokuScanner *scanner,
                       char **name,
                       GError **error)
{
  g_autofree char *rest = g_strndup (scanner->at, (gsize)(scanner->line_end - scanner->at));
  g_autofree char *tidy = sudoku_name_tidy (rest);

  if (*tidy == '\0')
    {
      sudoku_scanner_refuse (scanner, scanner->at, SUDOKU_ERROR_SYNTAX, error,
                             "bookmark-name-missing");
      return FALSE;
    }
  scanner->at = scanner->line_end;
  *name = g_steal_pointer (&tidy);
  return TRUE;
}

/**
 * sudoku_name_read_word:
 * @scanner: a scanner before a name
 * @name: (out) (transfer full): the name
 *
 * Reads a name that is written as one word, with escapes as in a URL.
 *
 * Returns: %FALSE with SUDOKU_ERROR_SYNTAX when there is none
 */
gboolean
sudoku_name_read_word (SudokuScanner *scanner,
                       char **name,
                       GError **error)
{
  const char *word = NULL;
  gsize length = 0;
  g_autofree char *unescaped = NULL;
  g_autofree char *tidy = NULL;

  if (!sudoku_scanner_need_word (scanner, "bookmark-name-expected", &word, &length, error))
    return FALSE;
  unescaped = g_uri_unescape_segment (word, word + length, NULL);
  tidy = unescaped != NULL ? sudoku_name_tidy (unescaped) : g_strdup ("");
  if (*tidy == '\0')
    {
      sudoku_scanner_refuse (scanner, word, SUDOKU_ERROR_SYNTAX, error, "bookmark-name-missing");
      return FALSE;
    }
  *name = g_steal_pointer (&tidy);
  return TRUE;
}
