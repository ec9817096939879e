/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves a game in a file of the player's own. */

#pragma once

#include <sudoku-format.h>

G_BEGIN_DECLS

void satdoku_game_save_async (SudokuGame *game,
                              GFile *file,
                              const SudokuFormat *format,
                              const char *etag,
                              GAsyncReadyCallback callback,
                              gpointer user_data);
gboolean satdoku_game_save_finish (GAsyncResult *result, char **etag, GError **error);

G_END_DECLS
