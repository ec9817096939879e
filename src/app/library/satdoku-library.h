/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-collection-store.h"
#include "satdoku-leave-guard.h"

#define SATDOKU_TYPE_LIBRARY (satdoku_library_get_type ())
/**
 * SatdokuLibrary:
 *
 * A window with the collections, and with the games of the store of a document, in which they can
 * be searched, taken up, pinned and removed.
 *
 * Signals: "taken-up" (#GError). A puzzle of a collection that is chosen is played by the action
 * "win.play-puzzle" of the window that it belongs to.
 */
G_DECLARE_FINAL_TYPE (SatdokuLibrary, satdoku_library, SATDOKU, LIBRARY, AdwWindow)

GtkWindow *satdoku_library_new (SatdokuGameDocument *document,
                                SatdokuLeaveGuard *guard,
                                SatdokuCollectionStore *collections);
SudokuGame *satdoku_library_read_at (SatdokuLibrary *self, double x, double y, char **title);
void satdoku_library_search (SatdokuLibrary *self, const char *text);
void satdoku_library_show_collection (SatdokuLibrary *self, const char *key, guint i);
