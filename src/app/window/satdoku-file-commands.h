/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-game-document.h"
#include "satdoku-grid-page.h"
#include "satdoku-open-files.h"
#include "satdoku-play.h"

#define SATDOKU_TYPE_FILE_COMMANDS (satdoku_file_commands_get_type ())
/**
 * SatdokuFileCommands:
 *
 * The commands that bring puzzles into the window and out of it: files, the clipboard, what is
 * dropped; saving and copying. All that comes in is read in the same way.
 */
G_DECLARE_FINAL_TYPE (SatdokuFileCommands, satdoku_file_commands, SATDOKU, FILE_COMMANDS, GObject)

SatdokuFileCommands *satdoku_file_commands_new (SatdokuPlay *play,
                                                SatdokuGameDocument *document,
                                                SatdokuOpenFiles *several,
                                                GtkWindow *parent);
void satdoku_file_commands_fill_menus (SatdokuFileCommands *self, GMenu *recent, GMenu *formats);
void satdoku_file_commands_take_drops (SatdokuFileCommands *self, GtkWidget *widget);
void satdoku_file_commands_offer_drags (SatdokuFileCommands *self, SatdokuGridPage *page);
void
satdoku_file_commands_open (SatdokuFileCommands *self, GFile *const *files, gsize n_files);
