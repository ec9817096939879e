/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes text of unknown origin safe to display: a file, another program or a file name may contain
 * anything, even control sequences of a terminal. */

#include "sat-printable.h"

static void
append_printable (GString *printable,
                  const char **text,
                  const char *end)
{
  gunichar c = g_utf8_get_char_validated (*text, end - *text);

  if (c == (gunichar)-1 || c == (gunichar)-2 || c < 0x20 || c == 0x7f)
    {
      g_string_append_printf (printable, "\\x%02x", (guint)(guchar) * (*text)++);
      return;
    }
  if (g_unichar_isprint (c))
    g_string_append_unichar (printable, c);
  else
    g_string_append_printf (printable, "\\u{%04x}", c);
  *text = g_utf8_next_char (*text);
}

/**
 * sat_printable: (skip)
 * @text: (array length=length) (nullable): bytes of any kind; %NULL: none
 * @length: how many
 * @max: how many characters are shown at most, besides the ellipsis
 *
 * Makes a text that is harmless in any terminal and label. Bytes that are not printable UTF-8 are
 * shown as “\x1b”, other characters that are not, such as those that change the direction of the
 * text, as “\u{202e}”. Idempotent.
 *
 * Returns: (transfer full): printable UTF-8, with an ellipsis where it was truncated
 */
char *
sat_printable (const char *text,
               gsize length,
               gsize max)
{
  GString *printable = g_string_new (NULL);
  const char *end = text != NULL ? text + length : NULL;
  gsize n_shown = 0;

  while (text < end)
    {
      gsize before = printable->len;

      append_printable (printable, &text, end);
      n_shown += (gsize)g_utf8_strlen (printable->str + before, -1);
      if (n_shown <= max)
        continue;
      g_string_truncate (printable, before);
      g_string_append (printable, "…");
      break;
    }
  return g_string_free (printable, FALSE);
}

/**
 * sat_printable_lines: (skip)
 * @text: (array length=length) (nullable): bytes of any kind; %NULL: none
 * @length: how many
 *
 * Does the same to a whole text, keeping line feeds and tabs.
 *
 * Returns: (transfer full): printable UTF-8
 */
char *
sat_printable_lines (const char *text,
                     gsize length)
{
  GString *printable = g_string_new (NULL);
  const char *end = text != NULL ? text + length : NULL;

  while (text < end)
    if (*text == '\n' || *text == '\t')
      g_string_append_c (printable, *text++);
    else
      append_printable (printable, &text, end);
  return g_string_free (printable, FALSE);
}
