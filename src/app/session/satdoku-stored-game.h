/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One game of the store. */

#pragma once

#include <sudoku-game.h>

#include "satdoku-game-notes.h"
#include "satdoku-journal.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_STORED_GAME (satdoku_stored_game_get_type ())
/**
 * SatdokuStoredGame:
 *
 * What a list shows of a game in the store. It never changes: when the game does, another takes its
 * place in the store.
 */
G_DECLARE_FINAL_TYPE (SatdokuStoredGame, satdoku_stored_game, SATDOKU, STORED_GAME, GObject)

SatdokuStoredGame *satdoku_stored_game_new (gint64 number,
                                            SudokuGame *game,
                                            const SatdokuGameNotes *notes,
                                            gint64 date,
                                            gboolean is_played,
                                            gboolean is_complete);
SatdokuStoredGame *
satdoku_stored_game_new_for_memory (gint64 number, SudokuGame *game, const SatdokuGameNotes *notes);
SatdokuStoredGame *satdoku_stored_game_copy (SatdokuStoredGame *self, gboolean is_played);

gint64 satdoku_stored_game_get_number (SatdokuStoredGame *self);
const SatdokuGameNotes *satdoku_stored_game_get_notes (SatdokuStoredGame *self);
const SudokuGrid *satdoku_stored_game_get_grid (SatdokuStoredGame *self);
gint64 satdoku_stored_game_get_date (SatdokuStoredGame *self);
double satdoku_stored_game_get_elapsed (SatdokuStoredGame *self);
guint satdoku_stored_game_get_n_filled (SatdokuStoredGame *self);
gboolean satdoku_stored_game_is_solved (SatdokuStoredGame *self);
gboolean satdoku_stored_game_is_touched (SatdokuStoredGame *self);
gboolean satdoku_stored_game_is_played (SatdokuStoredGame *self);
gboolean satdoku_stored_game_is_complete (SatdokuStoredGame *self);
gboolean satdoku_stored_game_is_whole (SatdokuStoredGame *self);
SudokuGame *satdoku_stored_game_get_game (SatdokuStoredGame *self);

G_END_DECLS
