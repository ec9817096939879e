/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands that open other windows: see the top of satdoku-dialog-commands.c. */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-play.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_DIALOG_COMMANDS (satdoku_dialog_commands_get_type ())
/**
 * SatdokuDialogCommands:
 *
 * The commands that open the preferences, the help and the list of shortcuts of a window.
 */
G_DECLARE_FINAL_TYPE (SatdokuDialogCommands,
                      satdoku_dialog_commands,
                      SATDOKU,
                      DIALOG_COMMANDS,
                      GObject)

SatdokuDialogCommands *
satdoku_dialog_commands_new (SatdokuPlay *play, GtkWindow *parent, GSettings *settings);

G_END_DECLS
