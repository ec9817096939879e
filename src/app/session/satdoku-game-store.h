/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All games that are kept: see the top of satdoku-game-store.c. */

#pragma once

#include "satdoku-game-folder.h"
#include "satdoku-item-list.h"
#include "satdoku-stored-game.h"
#include "satdoku-unwritten.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_GAME_STORE (satdoku_game_store_get_type ())
/**
 * SatdokuGameStore:
 *
 * All games that are kept, as a list model of #SatdokuStoredGame, those first that were taken up
 * last. The list is empty until satdoku_game_store_load_async() has been called, and is kept up to
 * date from then on, also with what other processes do.
 *
 * Signals: "changed", "damaged" (guint).
 */
G_DECLARE_FINAL_TYPE (
  SatdokuGameStore,
  satdoku_game_store,
  SATDOKU,
  GAME_STORE,
  SatdokuItemList)

SatdokuGameStore *satdoku_game_store_new (const char *folder);
const char *satdoku_game_store_get_folder (SatdokuGameStore *self);

/* The list. */
void satdoku_game_store_load_async (SatdokuGameStore *self,
                                    GCancellable *cancellable,
                                    GAsyncReadyCallback callback,
                                    gpointer user_data);
gboolean
satdoku_game_store_load_finish (SatdokuGameStore *self, GAsyncResult *result, GError **error);
SudokuGame *satdoku_game_store_read (SatdokuGameStore *self, gint64 number);
gboolean satdoku_game_store_remove (SatdokuGameStore *self, gint64 number, GError **error);
gboolean satdoku_game_store_bring_back (SatdokuGameStore *self, gint64 number, GError **error);
gboolean satdoku_game_store_set_pinned (SatdokuGameStore *self,
                                        gint64 number,
                                        gboolean pinned,
                                        GError **error);

/* For who plays. */
GArray *satdoku_game_store_list_free (SatdokuGameStore *self);
SatdokuJournal *satdoku_game_store_take (SatdokuGameStore *self,
                                         gint64 number,
                                         SatdokuGameClaim **claim,
                                         GError **error);
SatdokuUnwritten *satdoku_game_store_get_unwritten (SatdokuGameStore *self);
void satdoku_game_store_note_change (SatdokuGameStore *self);

G_END_DECLS
