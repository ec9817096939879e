/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-play.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_BOOKMARKS_BUTTON (satdoku_bookmarks_button_get_type ())
/**
 * SatdokuBookmarksButton:
 *
 * Lists the bookmarks of a game, and has the commands about them.
 */
G_DECLARE_FINAL_TYPE (SatdokuBookmarksButton,
                      satdoku_bookmarks_button,
                      SATDOKU,
                      BOOKMARKS_BUTTON,
                      GtkButton)

G_END_DECLS
