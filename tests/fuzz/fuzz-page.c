/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any page of any source on the web: four texts with NUL between, what stands before the puzzle,
 * what stands behind it, what the server says of the encoding, and the page. What is found is text,
 * and what should stand behind it is not in it. The first text is tried as an address, too. */

#include "fuzz.h"

#include <satdoku-web-page.h>

/* The next field, which is UTF-8, as in the settings. */
static char *
take_field (const uint8_t **data,
            size_t *size)
{
  const uint8_t *end = memchr (*data, '\0', *size);
  g_autofree char *field = NULL;

  if (end == NULL)
    return g_strdup ("");
  field = g_strndup ((const char *)*data, (gsize)(end - *data));
  *size -= (size_t)(end - *data) + 1;
  *data = end + 1;
  return g_utf8_make_valid (field, -1);
}

static void
check_found (const SatdokuWebSource *source,
             GBytes *found)
{
  gsize length = 0;
  const char *text = g_bytes_get_data (found, &length);

  if (length == 0)
    return;
  if (memchr (text, '\0', length) == NULL)
    g_assert_true (g_utf8_validate_len (text, length, NULL));
  if (*source->behind != '\0')
    g_assert_null (memmem (text, length, source->behind, strlen (source->behind)));
}

/* An address that can be asked for begins as it must and has a server. */
static void
check_address (const char *template)
{
  g_autoptr (SatdokuWebSource) source = satdoku_web_source_new ();
  g_autoptr (GDateTime) now = g_date_time_new_utc (2026, 2, 28, 0, 0, 0);
  g_autofree char *address = NULL;
  g_autofree char *host = NULL;

  g_free (source->name);
  g_free (source->address);
  source->name = g_strdup ("fuzz");
  source->address = g_strdup (template);
  if (satdoku_web_source_check (source) != SATDOKU_WEB_GOOD)
    return;
  address = satdoku_web_source_make_address (source, now, 12345);
  g_assert_true (g_ascii_strncasecmp (address, "https://", strlen ("https://")) == 0);
  host = satdoku_web_source_dup_host (source);
  g_assert_true (host != NULL && *host != '\0');
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t size)
{
  g_autoptr (SatdokuWebSource) source = satdoku_web_source_new ();
  g_autofree char *charset = NULL;
  g_autoptr (GBytes) page = NULL;
  g_autoptr (GBytes) found = NULL;
  g_autoptr (GError) error = NULL;

  g_free (source->before);
  g_free (source->behind);
  source->before = take_field (&data, &size);
  source->behind = take_field (&data, &size);
  charset = take_field (&data, &size);
  check_address (source->before);
  page = g_bytes_new (data, size);
  found = satdoku_web_page_find (source, page, *charset != '\0' ? charset : NULL, &error);
  g_assert_true ((found != NULL) == (error == NULL));
  if (found != NULL)
    check_found (source, found);
  else
    g_assert_error (error, SATDOKU_WEB_ERROR, SATDOKU_WEB_ERROR_PLACE);
  return 0;
}
