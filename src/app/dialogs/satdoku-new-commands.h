/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-game-notes.h"
#include "satdoku-new-options.h"
#include "satdoku-play.h"

#define SATDOKU_TYPE_NEW_COMMANDS (satdoku_new_commands_get_type ())
/**
 * SatdokuNewCommands:
 *
 * The commands that make new puzzles.
 */
G_DECLARE_FINAL_TYPE (SatdokuNewCommands, satdoku_new_commands, SATDOKU, NEW_COMMANDS, GObject)

SatdokuNewCommands *satdoku_new_commands_new (SatdokuPlay *play,
                                              GSettings *settings,
                                              GtkWindow *parent);
void satdoku_new_commands_create (SatdokuNewCommands *self, const SatdokuNewOptions *options);
void satdoku_new_commands_fill_menus (SatdokuNewCommands *self, GMenu *menu, GMenu *levels);
