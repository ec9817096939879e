/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window in which the player says how the program should be. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define SATDOKU_TYPE_PREFERENCES (satdoku_preferences_get_type ())
/**
 * SatdokuPreferences:
 *
 * The preferences. They show and change the settings; what follows from a setting happens where it
 * belongs, at once.
 */
G_DECLARE_FINAL_TYPE (
  SatdokuPreferences,
  satdoku_preferences,
  SATDOKU,
  PREFERENCES,
  AdwPreferencesWindow)

GtkWindow *satdoku_preferences_new (GSettings *settings);

G_END_DECLS
