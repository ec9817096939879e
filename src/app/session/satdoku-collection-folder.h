/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The folder of collections: see the top of satdoku-collection-folder.c. */

#pragma once

#include <sudoku-contents.h>

#define SATDOKU_COLLECTION_PUZZLES ".puzzles"
#define SATDOKU_COLLECTION_STATES ".states"

char *
satdoku_collection_folder_make_path (const char *folder, const char *key, const char *suffix);
char *satdoku_collection_folder_make_key (const SudokuContents *contents);
gint64 satdoku_collection_folder_read_key (const char *key);
gint64 satdoku_collection_folder_get_date (const char *folder, const char *key);
gboolean satdoku_collection_folder_is_removed (const char *folder, const char *key);
