/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-game.h>

G_BEGIN_DECLS

#define SATDOKU_TYPE_BOOKMARKS (satdoku_bookmarks_get_type ())
/**
 * SatdokuBookmarks:
 *
 * A popover with the bookmarks of a game, where the player adds, removes and chooses one.
 */
G_DECLARE_FINAL_TYPE (SatdokuBookmarks, satdoku_bookmarks, SATDOKU, BOOKMARKS, GtkPopover)

GtkWidget *satdoku_bookmarks_new (void);
char *satdoku_bookmarks_next_name (SudokuGame *game);

G_END_DECLS
