/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes the text of an answer fit to be shown: some solvers print a model as one line of
 * megabytes, and a text view is slow with long lines and displays very long ones wrongly. */

#include "satdoku-answer-text.h"

#include <string.h>

/* Longer lines are wrapped … */
#define LINE_LONG 200
/* … to at most this length, as solvers do that wrap. */
#define LINE_WIDTH 78

static const char *
end_of_line (const char *line,
             const char *end)
{
  const char *newline = memchr (line, '\n', (gsize)(end - line));

  return newline != NULL ? newline : end;
}

/* How much of the rest of a line goes on one of at most @width bytes: up to a blank, if there is
 * one, and never a part of a character. */
static gsize
take (const char *rest,
      const char *end,
      gsize width)
{
  const char *stop;

  if ((gsize)(end - rest) <= width)
    return (gsize)(end - rest);
  for (stop = rest + width; stop > rest; stop--)
    if (*stop == ' ')
      return (gsize)(stop - rest);
  stop = g_utf8_find_prev_char (rest, rest + width + 1);
  return stop != NULL && stop > rest ? (gsize)(stop - rest) : width;
}

/* The line goes on as what it began as: values after a "v" in lines with a "v". */
static void
wrap_line (GString *wrapped,
           const char *line,
           const char *end)
{
  gboolean is_values = end - line > 1 && line[0] == 'v' && line[1] == ' ';
  const char *rest = line;

  while (rest < end)
    {
      gboolean goes_on = rest > line;
      gsize prefix = is_values && goes_on ? 2 : 0;
      gsize length;

      while (goes_on && rest < end && *rest == ' ')
        rest++;
      if (rest == end)
        break;
      if (goes_on)
        g_string_append_c (wrapped, '\n');
      g_string_append_len (wrapped, "v ", (gssize)prefix);
      length = take (rest, end, LINE_WIDTH - prefix);
      g_string_append_len (wrapped, rest, (gssize)length);
      rest += length;
    }
}

/* Makes valid UTF-8 of short lines of what a solver printed, of any bytes. What a model says stays
 * the same; text that is fit already stays as it is. Costs a pass over it. */
GBytes *
satdoku_answer_text_wrap (GBytes *text)
{
  gsize size;
  const char *data = g_bytes_get_data (text, &size);
  g_autofree char *valid = size > 0 ? g_utf8_make_valid (data, (gssize)size) : g_strdup ("");
  const char *end = valid + strlen (valid);
  GString *wrapped = g_string_sized_new ((gsize)(end - valid));

  for (const char *line = valid; line < end;)
    {
      const char *newline = end_of_line (line, end);
      const char *line_end = newline > line && newline[-1] == '\r' ? newline - 1 : newline;

      if (line_end - line > LINE_LONG)
        wrap_line (wrapped, line, line_end);
      else
        g_string_append_len (wrapped, line, line_end - line);
      if (newline < end)
        g_string_append_c (wrapped, '\n');
      line = MIN (newline + 1, end);
    }
  return g_string_free_to_bytes (wrapped);
}

/* How many bytes of a text of satdoku_answer_text_wrap() are shown: all, or whole lines of at most
 * SATDOKU_ANSWER_SHOWN_MAX bytes together. */
gsize
satdoku_answer_text_shown (GBytes *text)
{
  gsize size;
  const char *data = g_bytes_get_data (text, &size);
  gsize shown = SATDOKU_ANSWER_SHOWN_MAX;

  if (size <= shown)
    return size;
  while (shown > 0 && data[shown - 1] != '\n')
    shown--;
  return shown;
}
