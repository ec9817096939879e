/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-game-store.h"

#define SATDOKU_TYPE_GAME_DOCUMENT (satdoku_game_document_get_type ())
/**
 * SatdokuGameDocument:
 *
 * The game that is played, the file it is saved in, and what is kept of it without being asked:
 * every move of it, and the games that were left for others.
 */
G_DECLARE_FINAL_TYPE (SatdokuGameDocument,
                      satdoku_game_document,
                      SATDOKU,
                      GAME_DOCUMENT,
                      GObject)

SatdokuGameDocument *satdoku_game_document_new (void);
void satdoku_game_document_set_game (SatdokuGameDocument *self, SudokuGame *game);
SudokuGame *satdoku_game_document_get_game (SatdokuGameDocument *self);
const SatdokuGameNotes *satdoku_game_document_get_notes (SatdokuGameDocument *self);
gint64 satdoku_game_document_get_number (SatdokuGameDocument *self);
void satdoku_game_document_set_pinned (SatdokuGameDocument *self, gboolean pinned);
void satdoku_game_document_set_puzzle (SatdokuGameDocument *self,
                                       const char *collection,
                                       guint puzzle);
gboolean satdoku_game_document_replace (SatdokuGameDocument *self,
                                        SudokuGame *game,
                                        const SatdokuGameNotes *notes);

/* Other games. */
void satdoku_game_document_set_level (SatdokuGameDocument *self, SudokuLevel level);
void satdoku_game_document_set_begun (SatdokuGameDocument *self,
                                      gint64 when,
                                      gboolean watched);
void satdoku_game_document_set_collected (SatdokuGameDocument *self, gboolean collected);
SatdokuGameStore *satdoku_game_document_get_store (SatdokuGameDocument *self);
void satdoku_game_document_keep (SatdokuGameDocument *self,
                                 SudokuGame *game,
                                 const SatdokuGameNotes *notes);
gboolean
satdoku_game_document_go_to (SatdokuGameDocument *self, gint64 number, GError **damage);
gboolean satdoku_game_document_go_back (SatdokuGameDocument *self, GError **damage);

/* The file. */
GFile *satdoku_game_document_get_file (SatdokuGameDocument *self);
const SudokuFormat *satdoku_game_document_get_format (SatdokuGameDocument *self);
gboolean satdoku_game_document_is_saving (SatdokuGameDocument *self);
void satdoku_game_document_save_async (SatdokuGameDocument *self,
                                       GAsyncReadyCallback callback,
                                       gpointer user_data);
void satdoku_game_document_save_as_async (SatdokuGameDocument *self,
                                          GFile *file,
                                          const SudokuFormat *format,
                                          GAsyncReadyCallback callback,
                                          gpointer user_data);
gboolean satdoku_game_document_save_finish (SatdokuGameDocument *self,
                                            GAsyncResult *result,
                                            GError **error);
SudokuGame *satdoku_game_document_restore (SatdokuGameDocument *self, GError **damage);
guint satdoku_game_document_get_selected (SatdokuGameDocument *self);
void satdoku_game_document_start_keeping (SatdokuGameDocument *self);
void satdoku_game_document_note_time (SatdokuGameDocument *self);
void satdoku_game_document_note_selected (SatdokuGameDocument *self, guint cell);
gboolean satdoku_game_document_may_leave (SatdokuGameDocument *self, GError **trouble);
void satdoku_game_document_give_up (SatdokuGameDocument *self);
GPtrArray *satdoku_game_document_list_unsaved (SatdokuGameDocument *self, GError **trouble);
void satdoku_game_document_close (SatdokuGameDocument *self);
