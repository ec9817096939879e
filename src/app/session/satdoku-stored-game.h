/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-game-entry.h"

#define SATDOKU_TYPE_STORED_GAME (satdoku_stored_game_get_type ())
/**
 * SatdokuStoredGame:
 *
 * A game of the store in a list. It never changes: when the game does, another takes its place.
 */
G_DECLARE_FINAL_TYPE (SatdokuStoredGame, satdoku_stored_game, SATDOKU, STORED_GAME, GObject)

SatdokuStoredGame *satdoku_stored_game_new (SatdokuGameEntry *entry);
SatdokuStoredGame *
satdoku_stored_game_new_for_memory (gint64 number, SudokuGame *game, const SatdokuGameNotes *notes);

const SatdokuGameEntry *satdoku_stored_game_get_entry (SatdokuStoredGame *self);
gint64 satdoku_stored_game_get_number (SatdokuStoredGame *self);
const SatdokuGameNotes *satdoku_stored_game_get_notes (SatdokuStoredGame *self);
const SudokuGrid *satdoku_stored_game_get_grid (SatdokuStoredGame *self);
SudokuGame *satdoku_stored_game_get_game (SatdokuStoredGame *self);
