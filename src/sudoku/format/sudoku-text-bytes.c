/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Text saved by other systems: in UTF-16, or with CR alone at the ends of lines. Does not look at
 * its meaning. */

#include "sudoku-text-bytes.h"

#include <string.h>

static gboolean
has_mark (const char *text,
          gsize length,
          const char *mark)
{
  return length >= 2 && memcmp (text, mark, 2) == 0;
}

/* Whether every other byte at the beginning is 0, as where digits and line ends have two. */
static gboolean
is_every_other_zero (const char *text,
                     gsize length,
                     gsize first)
{
  for (gsize i = 0; i < 4; i++)
    if (length < 4 || (text[i] == '\0') != (i % 2 == first))
      return FALSE;
  return TRUE;
}

/**
 * sudoku_text_bytes_are_utf16: (skip)
 * @text: (nullable): some bytes or their beginning
 * @length: how many there are
 *
 * Tells whether they are UTF-16, by its mark or by the zero bytes beside digits.
 *
 * Returns: whether they are
 */
gboolean
sudoku_text_bytes_are_utf16 (const char *text,
                             gsize length)
{
  g_return_val_if_fail (text != NULL || length == 0, FALSE);

  return has_mark (text, length, "\xff\xfe") || has_mark (text, length, "\xfe\xff") ||
         is_every_other_zero (text, length, 0) || is_every_other_zero (text, length, 1);
}

/**
 * sudoku_text_bytes_have_only_returns: (skip)
 * @text: (nullable): a text or its beginning
 * @length: its length in bytes
 *
 * Tells whether lines end with CR alone.
 *
 * Returns: whether they do
 */
gboolean
sudoku_text_bytes_have_only_returns (const char *text,
                                     gsize length)
{
  g_return_val_if_fail (text != NULL || length == 0, FALSE);

  return length > 0 && memchr (text, '\r', length) != NULL &&
         memchr (text, '\n', length) == NULL && g_utf8_validate (text, (gssize)length, NULL);
}

static GBytes *
convert (GBytes *bytes)
{
  gsize length = 0, written = 0;
  const char *text = g_bytes_get_data (bytes, &length);
  gboolean big = has_mark (text, length, "\xfe\xff") || is_every_other_zero (text, length, 0);
  gsize mark = has_mark (text, length, "\xff\xfe") || has_mark (text, length, "\xfe\xff") ? 2 : 0;
  char *converted = g_convert (text + mark, (gssize)((length - mark) & ~(gsize)1), "UTF-8",
                               big ? "UTF-16BE" : "UTF-16LE", NULL, &written, NULL);

  return converted != NULL ? g_bytes_new_take (converted, written) : g_bytes_ref (bytes);
}

/* The same with normal line ends. */
static GBytes *
end_lines (GBytes *bytes)
{
  gsize length = 0;
  const char *text = g_bytes_get_data (bytes, &length);
  char *plain = NULL;

  if (!sudoku_text_bytes_have_only_returns (text, length))
    return g_bytes_ref (bytes);
  plain = g_memdup2 (text, length);
  for (gsize i = 0; i < length; i++)
    if (plain[i] == '\r')
      plain[i] = '\n';
  return g_bytes_new_take (plain, length);
}

/**
 * sudoku_text_bytes_make_plain: (skip)
 * @bytes: (transfer full): bytes
 *
 * Converts text to UTF-8 with normal line ends. What is no text, or broken, stays as it is. Linear
 * time.
 *
 * Returns: (transfer full): the bytes or others
 */
GBytes *
sudoku_text_bytes_make_plain (GBytes *bytes)
{
  g_autoptr (GBytes) before = bytes;
  g_autoptr (GBytes) converted = NULL;
  gsize length = 0;
  const char *text = NULL;

  g_return_val_if_fail (bytes != NULL, NULL);

  text = g_bytes_get_data (bytes, &length);
  if (sudoku_text_bytes_are_utf16 (text, length))
    converted = convert (bytes);
  return end_lines (converted != NULL ? converted : before);
}
