/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands of bookmarks. */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-play.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_BOOKMARK_COMMANDS (satdoku_bookmark_commands_get_type ())
/**
 * SatdokuBookmarkCommands:
 *
 * The commands that set bookmarks and go back to them. Going back is a move, so that it can be
 * undone.
 */
G_DECLARE_FINAL_TYPE (SatdokuBookmarkCommands,
                      satdoku_bookmark_commands,
                      SATDOKU,
                      BOOKMARK_COMMANDS,
                      GObject)

SatdokuBookmarkCommands *satdoku_bookmark_commands_new (SatdokuPlay *play, GtkWidget *button);

G_END_DECLS
