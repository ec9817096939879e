/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-store.h"
#include "satdoku-stored-game.h"
#include "satdoku-unwritten.h"

#define SATDOKU_TYPE_GAME_STORE (satdoku_game_store_get_type ())
/**
 * SatdokuGameStore:
 *
 * All games that are kept, as a list model of #SatdokuStoredGame, those first that were taken up
 * last. The list is empty until satdoku_store_load_async() has been called, and is kept up to date
 * from then on, also with what other processes do. That makes room, too, where there are too many.
 *
 * Signals: "changed".
 */
G_DECLARE_FINAL_TYPE (
  SatdokuGameStore,
  satdoku_game_store,
  SATDOKU,
  GAME_STORE,
  SatdokuStore)

SatdokuGameStore *satdoku_game_store_new (const char *folder);

/* The list. */
SudokuGame *satdoku_game_store_read (SatdokuGameStore *self, gint64 number);
gboolean satdoku_game_store_remove (SatdokuGameStore *self, gint64 number, GError **error);
gboolean satdoku_game_store_bring_back (SatdokuGameStore *self, gint64 number, GError **error);
gboolean satdoku_game_store_set_pinned (SatdokuGameStore *self,
                                        gint64 number,
                                        gboolean pinned,
                                        GError **error);

/* For playing a game. */
GArray *satdoku_game_store_list_free (SatdokuGameStore *self);
SatdokuJournal *satdoku_game_store_take (SatdokuGameStore *self,
                                         gint64 number,
                                         SatdokuClaim **claim,
                                         GError **error);
SatdokuUnwritten *satdoku_game_store_get_unwritten (SatdokuGameStore *self);
void satdoku_game_store_note_change (SatdokuGameStore *self);
