/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves a game in a file of the player's own. */

#pragma once

#include <sudoku-format.h>

/**
 * SatdokuSaved:
 * @game: the game
 * @file: where it is
 * @format: how
 * @etag: (nullable): of the file, once it is written
 *
 * What was saved.
 */
typedef struct
{
  SudokuGame *game;
  GFile *file;
  const SudokuFormat *format;
  char *etag;
} SatdokuSaved;

void satdoku_game_save_async (SudokuGame *game,
                              GFile *file,
                              const SudokuFormat *format,
                              const char *etag,
                              GAsyncReadyCallback callback,
                              gpointer user_data);
const SatdokuSaved *satdoku_game_save_get_saved (GAsyncResult *result);
gboolean satdoku_game_save_finish (GAsyncResult *result, GError **error);
