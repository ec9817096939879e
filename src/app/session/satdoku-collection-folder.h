/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The folder of collections: see the top of satdoku-collection-folder.c. */

#pragma once

#include <sudoku-contents.h>

#include "satdoku-game-folder.h"

G_BEGIN_DECLS

/* The ends of the names of files. */
#define SATDOKU_COLLECTION_PUZZLES ".puzzles"
#define SATDOKU_COLLECTION_STATES ".states"
#define SATDOKU_COLLECTION_REMOVED ".removed"

char *
satdoku_collection_folder_make_path (const char *folder, const char *key, const char *suffix);
char *satdoku_collection_folder_make_key (const SudokuContents *contents);
char *satdoku_collection_folder_find_key (const char *name, const char *suffix);
SatdokuGameClaim *satdoku_collection_folder_claim (const char *folder, const char *key);
gint64 satdoku_collection_folder_get_date (const char *folder, const char *key);
gboolean satdoku_collection_folder_is_removed (const char *folder, const char *key);
void satdoku_collection_folder_delete_removed (const char *folder, const char *key);

G_END_DECLS
