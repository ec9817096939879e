/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-game.h>

#include "satdoku-game-notes.h"

/**
 * SatdokuGameEntry:
 * @number: of the game in the store: the higher, the later it was taken up
 * @notes: what is known of it beside its moves
 * @grid: as it was when the game was last played
 * @date: when it was last played, in seconds since 1970, UTC
 * @elapsed: how long it was played, in seconds
 * @stamp: of the last change of the file, in nanoseconds
 * @size: of the file, in bytes
 * @is_solved: every cell has a value, and no rule is broken
 * @is_touched: something was done in the game, be it undone since
 * @is_played: some window, of this process or another, plays the game now
 * @is_complete: all of the file could be read
 * @is_whole: nothing of the puzzle is missing that matters: see #SudokuGame:whole
 *
 * What a list shows of a game in the store, without the game itself. It never changes, and may be
 * used in several threads.
 */
typedef struct
{
  gint64 number;
  SatdokuGameNotes *notes;
  SudokuGrid *grid;
  gint64 date;
  double elapsed;
  gint64 stamp;
  gint64 size;
  gboolean is_solved;
  gboolean is_touched;
  gboolean is_played;
  gboolean is_complete;
  gboolean is_whole;
} SatdokuGameEntry;

SatdokuGameEntry *
satdoku_game_entry_new (gint64 number, SudokuGame *game, const SatdokuGameNotes *notes);
SatdokuGameEntry *
satdoku_game_entry_copy_as (const SatdokuGameEntry *self, gboolean is_played);
SatdokuGameEntry *satdoku_game_entry_ref (SatdokuGameEntry *self);
void satdoku_game_entry_unref (SatdokuGameEntry *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuGameEntry, satdoku_game_entry_unref)
