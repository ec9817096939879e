/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-collection-commands.h"
#include "satdoku-game-document.h"
#include "satdoku-play.h"

#define SATDOKU_TYPE_OPEN_FILES (satdoku_open_files_get_type ())
/**
 * SatdokuOpenFiles:
 *
 * Opens several files: the first is shown, and the others go into the Library.
 */
G_DECLARE_FINAL_TYPE (SatdokuOpenFiles, satdoku_open_files, SATDOKU, OPEN_FILES, GObject)

SatdokuOpenFiles *satdoku_open_files_new (SatdokuPlay *play,
                                          SatdokuGameDocument *document,
                                          SatdokuCollectionCommands *collections,
                                          GtkWindow *parent);
void satdoku_open_files_add (SatdokuOpenFiles *self, GFile *const *files, gsize n_files);
