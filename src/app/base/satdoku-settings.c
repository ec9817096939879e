/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The settings. GLib ends the program when their schema is not installed: a program in its build
 * folder finds it in the folder data/ of the build when GSETTINGS_SCHEMA_DIR says so, as
 * build-aux/run does. */

#include "satdoku-config.h"

#include "satdoku-settings.h"

GSettings *
satdoku_settings_new (void)
{
  return g_settings_new (SATDOKU_APP_ID);
}

/* How cells are written in the sentences that explain steps. */
WordsCoordinates
satdoku_settings_get_coordinates (void)
{
  g_autoptr (GSettings) settings = satdoku_settings_new ();
  g_autofree char *id = g_settings_get_string (settings, "coordinates");
  WordsCoordinates coordinates = WORDS_COORDINATES_WORDS;

  words_coordinates_find (id, &coordinates);
  return coordinates;
}

/* Sets a value if it differs from the one stored; takes ownership of a floating one. Some settings
 * backends notify every value that is set, even an unchanged one: code that follows a setting and
 * stores a value that it computes from it would loop for ever. */
void
satdoku_settings_store (GSettings *settings,
                        const char *key,
                        GVariant *value)
{
  g_autoptr (GVariant) owned = NULL;
  g_autoptr (GVariant) stored = NULL;

  g_return_if_fail (settings != NULL && key != NULL && value != NULL);

  owned = g_variant_ref_sink (value);
  stored = g_settings_get_value (settings, key);
  if (!g_variant_equal (stored, owned))
    g_settings_set_value (settings, key, owned);
}

/* Gives the window the size it had last. */
void
satdoku_settings_load_window (GSettings *settings,
                              GtkWindow *window)
{
  int width = g_settings_get_int (settings, "window-width");
  int height = g_settings_get_int (settings, "window-height");

  if (width > 0 && height > 0)
    gtk_window_set_default_size (window, width, height);
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (window);
}

void
satdoku_settings_save_window (GSettings *settings,
                              GtkWindow *window)
{
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  g_settings_set_int (settings, "window-width", width);
  g_settings_set_int (settings, "window-height", height);
  g_settings_set_boolean (settings, "window-maximized", gtk_window_is_maximized (window));
}
