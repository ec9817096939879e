/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-path-guide.h"
#include "satdoku-play.h"

#define SATDOKU_TYPE_DIALOG_COMMANDS (satdoku_dialog_commands_get_type ())
/**
 * SatdokuDialogCommands:
 *
 * The commands that open other windows: preferences, help, printing and so on.
 */
G_DECLARE_FINAL_TYPE (SatdokuDialogCommands,
                      satdoku_dialog_commands,
                      SATDOKU,
                      DIALOG_COMMANDS,
                      GObject)

SatdokuDialogCommands *satdoku_dialog_commands_new (SatdokuPlay *play,
                                                    SatdokuPathGuide *path,
                                                    GSettings *settings,
                                                    GtkWindow *parent);
