/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The settings. */

#pragma once

#include <gtk/gtk.h>
#include <words-place.h>

GSettings *satdoku_settings_new (void);
WordsCoordinates satdoku_settings_get_coordinates (void);
void satdoku_settings_store (GSettings *settings, const char *key, GVariant *value);
void satdoku_settings_load_window (GSettings *settings, GtkWindow *window);
void satdoku_settings_save_window (GSettings *settings, GtkWindow *window);
