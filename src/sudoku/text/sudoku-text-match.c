/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Parts of a text by which formats are recognised. Knows no format. */

#include "sudoku-text-match.h"

#include <string.h>

/**
 * sudoku_text_begins_with:
 * @text: a text
 * @length: its length in bytes
 * @beginning: what it might begin with
 *
 * Tells whether it does.
 *
 * Returns: whether it does
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
 * @part: what might be in it
 *
 * Tells whether it is.
 *
 * Returns: whether it is
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
 * Gets where something begins that is neither a blank nor an end of a line.
 *
 * Returns: where something begins that is neither a blank nor an end of a line; or @end
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
 * @end: its end; there is something before it
 *
 * Gets the end of a comment of a programming language: one that begins with “#” or two slashes and
 * goes up to the end of the line, or one between a slash with a star and a star with a slash.
 *
 * Returns: (nullable): behind it, or at the newline that ends it; %NULL: no comment begins there
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
 * Returns: how many
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
