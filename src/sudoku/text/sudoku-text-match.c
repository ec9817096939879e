/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Parts of a text that identify formats. Knows no format. */

#include "sudoku-text-match.h"

#include <string.h>

/**
 * sudoku_text_begins_with:
 * @text: a text
 * @length: its length in bytes
 * @beginning: the expected beginning
 *
 * Tells whether a text begins with another.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_text_begins_with (const char *text,
                         gsize length,
                         const char *beginning)
{
  return length >= strlen (beginning) && memcmp (text, beginning, strlen (beginning)) == 0;
}

/**
 * sudoku_text_contains:
 * @text: a text
 * @length: its length in bytes
 * @part: the part to find
 *
 * Tells whether a text contains another.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_text_contains (const char *text,
                      gsize length,
                      const char *part)
{
  return memmem (text, length, part, strlen (part)) != NULL;
}

/**
 * sudoku_text_skip_space:
 * @text: a text
 * @end: its end
 *
 * Skips blanks and line ends.
 *
 * Returns: the first other character, or @end
 */
const char *
sudoku_text_skip_space (const char *text,
                        const char *end)
{
  while (text < end && g_ascii_isspace (*text))
    text++;
  return text;
}

/**
 * sudoku_text_skip_comment:
 * @text: a text
 * @end: its end; the text is not empty
 *
 * Skips a comment of a programming language: one that begins with “#” or two slashes and goes up to
 * the end of the line, or one between a slash with a star and a star with a slash.
 *
 * Returns: (nullable): the place after it, or of the newline that ends it; %NULL: there is no
 *   comment
 */
const char *
sudoku_text_skip_comment (const char *text,
                          const char *end)
{
  gsize length = (gsize)(end - text);
  const char *found = NULL;

  if (*text == '#' || sudoku_text_begins_with (text, length, "//"))
    found = memchr (text, '\n', length);
  else if (!sudoku_text_begins_with (text, length, "/*"))
    return NULL;
  else if ((found = memmem (text + 2, length - 2, "*/", 2)) != NULL)
    found += 2;
  return found != NULL ? found : end;
}

/**
 * sudoku_text_count_digits:
 * @text: a text
 * @end: its end
 *
 * Counts the digits that it begins with.
 *
 * Returns: the number
 */
gsize
sudoku_text_count_digits (const char *text,
                          const char *end)
{
  const char *at = text;

  while (at < end && g_ascii_isdigit (*at))
    at++;
  return (gsize)(at - text);
}
