/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sources of puzzles on the web, as data: an address with placeholders, and where in what comes
 * from there the puzzle stands. They are kept in the settings, whose defaults are the sources that
 * come with the program. Placeholders are
 *
 *   {date}          today, as 2024-12-31
 *   {year} {month} {day}   its parts, with two digits at least
 *   {number:1-500}  a whole number in this range, another one each time
 *
 * Nothing here knows how anything is fetched. */

#include "satdoku-config.h"

#include "satdoku-web-source.h"

#include <string.h>
#include <sudoku-format.h>

#include "satdoku-settings.h"

#define KEY "web-sources"
#define ENTRY_TYPE "(bsssss)"
#define LIST_TYPE "a" ENTRY_TYPE
/* Bytes of each text of a source, and how many sources there are. */
#define TEXT_MAX 2000
#define SOURCES_MAX 200
#define NUMBER_MAX 1000000000u

/* Switched on and with nothing but empty texts. */
SatdokuWebSource *
satdoku_web_source_new (void)
{
  SatdokuWebSource *self = g_new0 (SatdokuWebSource, 1);

  self->enabled = TRUE;
  self->name = g_strdup ("");
  self->address = g_strdup ("");
  self->format = g_strdup ("");
  self->before = g_strdup ("");
  self->behind = g_strdup ("");
  return self;
}

SatdokuWebSource *
satdoku_web_source_copy (const SatdokuWebSource *self)
{
  SatdokuWebSource *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_new0 (SatdokuWebSource, 1);
  copy->enabled = self->enabled;
  copy->name = g_strdup (self->name);
  copy->address = g_strdup (self->address);
  copy->format = g_strdup (self->format);
  copy->before = g_strdup (self->before);
  copy->behind = g_strdup (self->behind);
  return copy;
}

void
satdoku_web_source_free (SatdokuWebSource *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->name);
  g_free (self->address);
  g_free (self->format);
  g_free (self->before);
  g_free (self->behind);
  g_free (self);
}

/* Only encrypted connections to a named server are made, and no password is sent: %NULL for an
 * address that nothing is fetched from. It must be without placeholders. */
GUri *
satdoku_web_address_parse (const char *address,
                           SatdokuWebFault *fault)
{
  SatdokuWebFault ignored;
  g_autoptr (GUri) uri = NULL;

  g_return_val_if_fail (address != NULL, NULL);

  fault = fault != NULL ? fault : &ignored;
  if (strlen (address) > TEXT_MAX)
    *fault = SATDOKU_WEB_TOO_LONG;
  else if (g_ascii_strncasecmp (address, "https://", strlen ("https://")) != 0)
    *fault = SATDOKU_WEB_NO_HTTPS;
  else if (strpbrk (address, " \t\r\n\v\f\"<>\\^`|{}") != NULL)
    *fault = SATDOKU_WEB_CHARACTERS;
  else if ((uri = g_uri_parse (address, G_URI_FLAGS_ENCODED | G_URI_FLAGS_SCHEME_NORMALIZE,
                               NULL)) == NULL)
    *fault = SATDOKU_WEB_CHARACTERS;
  else if (g_uri_get_userinfo (uri) != NULL)
    *fault = SATDOKU_WEB_USER;
  else if (g_uri_get_host (uri) == NULL || *g_uri_get_host (uri) == '\0')
    *fault = SATDOKU_WEB_NO_HOST;
  else
    {
      *fault = SATDOKU_WEB_GOOD;
      return g_steal_pointer (&uri);
    }
  return NULL;
}

static gboolean
read_number (const char **at,
             guint32 *number)
{
  guint64 sum = 0;

  if (!g_ascii_isdigit (**at))
    return FALSE;
  while (g_ascii_isdigit (**at) && sum <= NUMBER_MAX)
    sum = sum * 10 + (guint64)(*(*at)++ - '0');
  *number = (guint32)sum;
  return sum <= NUMBER_MAX;
}

/* "number:1-500", with @random made a number of the range. */
static gboolean
append_number (GString *text,
               const char *range,
               guint32 random)
{
  guint32 low, high;

  if (!read_number (&range, &low) || *range++ != '-' || !read_number (&range, &high) ||
      *range != '\0' || high < low)
    return FALSE;
  g_string_append_printf (text, "%u", low + random % (high - low + 1));
  return TRUE;
}

static gboolean
append_placeholder (GString *text,
                    const char *name,
                    GDateTime *now,
                    guint32 random)
{
  if (strcmp (name, "date") == 0)
    g_string_append_printf (text, "%04d-%02d-%02d", g_date_time_get_year (now),
                            g_date_time_get_month (now), g_date_time_get_day_of_month (now));
  else if (strcmp (name, "year") == 0)
    g_string_append_printf (text, "%04d", g_date_time_get_year (now));
  else if (strcmp (name, "month") == 0)
    g_string_append_printf (text, "%02d", g_date_time_get_month (now));
  else if (strcmp (name, "day") == 0)
    g_string_append_printf (text, "%02d", g_date_time_get_day_of_month (now));
  else
    return g_str_has_prefix (name, "number:") &&
           append_number (text, name + strlen ("number:"), random);
  return TRUE;
}

/* Its address with something in the place of each placeholder; %NULL when there is one that is not
 * known. @random: any number. */
char *
satdoku_web_source_make_address (const SatdokuWebSource *self,
                                 GDateTime *now,
                                 guint32 random)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (self != NULL && now != NULL, NULL);

  for (const char *at = self->address; *at != '\0';)
    {
      const char *end = *at == '{' ? strchr (at, '}') : NULL;
      g_autofree char *name = end != NULL ? g_strndup (at + 1, (gsize)(end - at - 1)) : NULL;

      if (name != NULL && append_placeholder (text, name, now, random))
        at = end + 1;
      else if (*at == '{' || *at == '}')
        return NULL;
      else
        g_string_append_c (text, *at++);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
is_too_long (const SatdokuWebSource *self)
{
  return strlen (self->name) > TEXT_MAX || strlen (self->address) > TEXT_MAX ||
         strlen (self->before) > TEXT_MAX || strlen (self->behind) > TEXT_MAX;
}

static gboolean
has_format (const SatdokuWebSource *self)
{
  const SudokuFormat *format = sudoku_format_find (self->format);

  return *self->format == '\0' || (format != NULL && format->read != NULL);
}

/* The first thing that is wrong with it. */
SatdokuWebFault
satdoku_web_source_check (const SatdokuWebSource *self)
{
  SatdokuWebFault fault = SATDOKU_WEB_GOOD;
  g_autoptr (GDateTime) day = g_date_time_new_utc (2000, 1, 1, 0, 0, 0);
  g_autoptr (GUri) uri = NULL;
  g_autofree char *address = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (self != NULL, SATDOKU_WEB_NO_NAME);

  name = g_strstrip (g_strdup (self->name));
  if (*name == '\0')
    return SATDOKU_WEB_NO_NAME;
  if (is_too_long (self))
    return SATDOKU_WEB_TOO_LONG;
  if (!has_format (self))
    return SATDOKU_WEB_NO_FORMAT;
  address = satdoku_web_source_make_address (self, day, 0);
  if (address == NULL)
    return SATDOKU_WEB_PLACEHOLDER;
  uri = satdoku_web_address_parse (address, &fault);
  return fault;
}

/* The server that is asked, for people; the address when it is none. */
char *
satdoku_web_source_dup_host (const SatdokuWebSource *self)
{
  g_autoptr (GDateTime) day = g_date_time_new_utc (2000, 1, 1, 0, 0, 0);
  g_autofree char *address = NULL;
  g_autoptr (GUri) uri = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  address = satdoku_web_source_make_address (self, day, 0);
  uri = address != NULL ? satdoku_web_address_parse (address, NULL) : NULL;
  return g_strdup (uri != NULL ? g_uri_get_host (uri) : self->address);
}

/* In their order; none without settings. */
GPtrArray *
satdoku_web_sources_load (GSettings *settings)
{
  GPtrArray *sources =
    g_ptr_array_new_with_free_func ((GDestroyNotify)satdoku_web_source_free);
  g_autoptr (GVariant) value = g_settings_get_value (settings, KEY);
  GVariantIter iter;
  SatdokuWebSource entry;

  g_variant_iter_init (&iter, value);
  while (sources->len < SOURCES_MAX &&
         g_variant_iter_next (&iter, ENTRY_TYPE, &entry.enabled, &entry.name, &entry.address,
                              &entry.format, &entry.before, &entry.behind))
    {
      SatdokuWebSource *source = g_new (SatdokuWebSource, 1);

      *source = entry;
      g_ptr_array_add (sources, source);
    }
  return sources;
}

/* Does nothing when the same are kept already. */
void
satdoku_web_sources_save (GSettings *settings,
                          const GPtrArray *sources)
{
  GVariantBuilder builder;

  g_return_if_fail (sources != NULL);

  g_variant_builder_init (&builder, G_VARIANT_TYPE (LIST_TYPE));
  for (guint i = 0; i < MIN (sources->len, SOURCES_MAX); i++)
    {
      const SatdokuWebSource *source = sources->pdata[i];

      g_variant_builder_add (&builder, ENTRY_TYPE, source->enabled, source->name, source->address,
                             source->format, source->before, source->behind);
    }
  satdoku_settings_store (settings, KEY, g_variant_builder_end (&builder));
}
