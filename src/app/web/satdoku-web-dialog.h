/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Choosing where a puzzle comes from: see the top of satdoku-web-dialog.c. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define SATDOKU_TYPE_WEB_DIALOG (satdoku_web_dialog_get_type ())
/**
 * SatdokuWebDialog:
 *
 * A window with the sources that are switched on, to choose one of them.
 */
G_DECLARE_FINAL_TYPE (SatdokuWebDialog, satdoku_web_dialog, SATDOKU, WEB_DIALOG, AdwWindow)

GtkWindow *satdoku_web_dialog_new (GtkWindow *parent, GSettings *settings);

G_END_DECLS
