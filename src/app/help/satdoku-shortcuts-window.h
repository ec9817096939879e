/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define SATDOKU_TYPE_SHORTCUTS_WINDOW (satdoku_shortcuts_window_get_type ())
/**
 * SatdokuShortcutsWindow:
 *
 * A window with all shortcuts, which can be searched.
 */
G_DECLARE_FINAL_TYPE (SatdokuShortcutsWindow,
                      satdoku_shortcuts_window,
                      SATDOKU,
                      SHORTCUTS_WINDOW,
                      AdwPreferencesWindow)

GtkWindow *satdoku_shortcuts_window_new (void);
