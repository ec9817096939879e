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
