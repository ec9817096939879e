/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes text of a page, whatever it is encoded in, and takes what stands between the marks that the
 * source names. The readers of the formats find the puzzle in it. It does not know how the page
 * came. */

#include "satdoku-config.h"

#include "satdoku-web-page.h"

#include <glib/gi18n.h>
#include <string.h>

/* Limits for the name of an encoding: iconv would load any module of that name. */
#define CHARSET_MAX 40
#define CHARSET_SIGNS \
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"
/* Has a character for every byte. */
#define CHARSET_LAST "ISO-8859-1"

G_DEFINE_QUARK (satdoku - web - error - quark, satdoku_web_error)

static GBytes *
convert (GBytes *page,
         const char *charset)
{
  gsize length = 0, n_written = 0;
  const char *data = g_bytes_get_data (page, &length);
  char *text = NULL;

  if (strlen (charset) <= CHARSET_MAX && strspn (charset, CHARSET_SIGNS) == strlen (charset))
    text = g_convert (data, (gssize)length, "UTF-8", charset, NULL, &n_written, NULL);
  return text != NULL ? g_bytes_new_take (text, n_written) : NULL;
}

/* (nullable): what the first bytes say themselves. */
static const char *
find_mark (GBytes *page)
{
  gsize length = 0;
  const char *data = g_bytes_get_data (page, &length);

  if (length >= 2 && (memcmp (data, "\xff\xfe", 2) == 0 || memcmp (data, "\xfe\xff", 2) == 0))
    return "UTF-16";
  return NULL;
}

/* In every encoding of the web digits are what they are in ASCII, or else its pages say so. */
static GBytes *
make_text (GBytes *page,
           const char *charset)
{
  gsize length = 0;
  const char *data = g_bytes_get_data (page, &length);
  const char *mark = find_mark (page);
  GBytes *text = NULL;

  if (mark != NULL)
    text = convert (page, mark);
  if (text == NULL && g_utf8_validate_len (data, length, NULL))
    return g_bytes_ref (page);
  if (text == NULL && charset != NULL)
    text = convert (page, charset);
  if (text == NULL)
    text = convert (page, CHARSET_LAST);
  return text != NULL ? text : g_bytes_ref (page);
}

/* (nullable): where a text begins. */
static const char *
search (const char *start,
        const char *end,
        const char *text)
{
  return memmem (start, (gsize)(end - start), text, strlen (text));
}

static gboolean
find_part (const SatdokuWebSource *source,
           const char **start,
           const char **end,
           GError **error)
{
  const char *found = search (*start, *end, source->before);

  if (found == NULL)
    {
      g_set_error (error, SATDOKU_WEB_ERROR, SATDOKU_WEB_ERROR_PLACE,
                   /* Translators: %s is a piece of text. */
                   _ ("What should stand before the puzzle is not on the page: “%s”"),
                   source->before);
      return FALSE;
    }
  *start = found + strlen (source->before);
  if (*source->behind == '\0')
    return TRUE;
  found = search (*start, *end, source->behind);
  if (found == NULL)
    g_set_error (error, SATDOKU_WEB_ERROR, SATDOKU_WEB_ERROR_PLACE,
                 /* Translators: %s is a piece of text. */
                 _ ("What should stand behind the puzzle is not on the page: “%s”"),
                 source->behind);
  else
    *end = found;
  return found != NULL;
}

/* Finds the part of a page, unpacked, that has the puzzle, in UTF-8; %NULL with
 * %SATDOKU_WEB_ERROR_PLACE when the marks of the source are not there. @charset: (nullable): what
 * the server says that it is encoded in. */
GBytes *
satdoku_web_page_find (const SatdokuWebSource *source,
                       GBytes *page,
                       const char *charset,
                       GError **error)
{
  g_autoptr (GBytes) text = NULL;
  gsize length = 0;
  const char *data, *start, *end;

  g_return_val_if_fail (source != NULL && page != NULL, NULL);

  text = make_text (page, charset);
  data = start = g_bytes_get_data (text, &length);
  end = data + length;
  if (length > 0 && !find_part (source, &start, &end, error))
    return NULL;
  return g_bytes_new_from_bytes (text, (gsize)(start - data), (gsize)(end - start));
}
