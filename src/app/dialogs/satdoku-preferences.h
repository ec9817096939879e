/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

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
