/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The names of variables in own clauses: letters, digits and "_", but no keyword. */

#include "sudoku-own-name.h"

#include <string.h>

static const char *const keywords[] = {
  "at",
  "atmost",
  "atleast",
  "exactly",
  "most",
  "least",
  "of",
  "differ",
};

/**
 * sudoku_own_is_name_character:
 * @c: a character
 *
 * Tells whether it can be in a word.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_own_is_name_character (gunichar c)
{
  return c == '_' || g_unichar_isalnum (c);
}

/**
 * sudoku_own_is_keyword:
 * @word: a word
 * @length: its length in bytes
 *
 * Tells whether it is a keyword, in upper or lower case.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_own_is_keyword (const char *word,
                       gsize length)
{
  for (gsize i = 0; i < G_N_ELEMENTS (keywords); i++)
    if (length == strlen (keywords[i]) && g_ascii_strncasecmp (word, keywords[i], length) == 0)
      return TRUE;
  return FALSE;
}

/**
 * sudoku_own_is_name:
 * @text: a text
 *
 * Tells whether it can be the name of a variable.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_own_is_name (const char *text)
{
  g_return_val_if_fail (text != NULL, FALSE);

  if (*text == '\0' || g_ascii_isdigit (*text) || sudoku_own_is_keyword (text, strlen (text)))
    return FALSE;
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (!sudoku_own_is_name_character (g_utf8_get_char (at)))
      return FALSE;
  return TRUE;
}
