/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define SATDOKU_TYPE_WEB_DIALOG (satdoku_web_dialog_get_type ())
/**
 * SatdokuWebDialog:
 *
 * A window with the sources that are switched on, to choose one of them.
 */
G_DECLARE_FINAL_TYPE (SatdokuWebDialog, satdoku_web_dialog, SATDOKU, WEB_DIALOG, AdwWindow)

GtkWindow *satdoku_web_dialog_new (GtkWindow *parent, GSettings *settings);
