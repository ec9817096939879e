/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The settings. A program started from its build folder may have no schema: GLib would abort, the
 * app goes on with its defaults and forgets what is changed. With GSETTINGS_SCHEMA_DIR set to the
 * folder data/ of the build, as build-aux/run does, it finds the compiled schema there. */

#include "satdoku-config.h"

#include "satdoku-settings.h"

/**
 * satdoku_settings_new:
 *
 * Returns: (transfer full) (nullable): the settings; %NULL when their schema is not installed
 */
GSettings *
satdoku_settings_new (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, SATDOKU_APP_ID, TRUE);
  if (schema == NULL)
    return NULL;
  return g_settings_new_full (schema, NULL, NULL);
}

/**
 * satdoku_settings_store:
 * @settings: (nullable): the settings
 * @key: a key
 * @value: its value; taken over when it is floating
 *
 * Sets a value that is another than the one stored. Some places where settings are kept tell of
 * every value that is set: whoever follows a setting and stores what it makes of it would never
 * come to an end.
 */
void
satdoku_settings_store (GSettings *settings,
                        const char *key,
                        GVariant *value)
{
  g_autoptr (GVariant) owned = NULL;
  g_autoptr (GVariant) stored = NULL;

  g_return_if_fail (key != NULL && value != NULL);

  owned = g_variant_ref_sink (value);
  if (settings == NULL)
    return;
  stored = g_settings_get_value (settings, key);
  if (!g_variant_equal (stored, owned))
    g_settings_set_value (settings, key, owned);
}

/**
 * satdoku_settings_load_window:
 * @settings: (nullable): the settings
 * @window: a window that is not yet shown
 *
 * Gives the window the size it had last.
 */
void
satdoku_settings_load_window (GSettings *settings,
                              GtkWindow *window)
{
  int width, height;

  if (settings == NULL)
    return;
  width = g_settings_get_int (settings, "window-width");
  height = g_settings_get_int (settings, "window-height");
  if (width > 0 && height > 0)
    gtk_window_set_default_size (window, width, height);
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (window);
}

/**
 * satdoku_settings_save_window:
 * @settings: (nullable): the settings
 * @window: a window
 *
 * Remembers the size of the window.
 */
void
satdoku_settings_save_window (GSettings *settings,
                              GtkWindow *window)
{
  int width, height;

  if (settings == NULL)
    return;
  gtk_window_get_default_size (window, &width, &height);
  g_settings_set_int (settings, "window-width", width);
  g_settings_set_int (settings, "window-height", height);
  g_settings_set_boolean (settings, "window-maximized", gtk_window_is_maximized (window));
}
