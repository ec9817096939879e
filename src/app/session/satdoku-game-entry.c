/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a list shows of a game in the store, as plain data: it is made in a thread from the file of
 * the game. A #SatdokuStoredGame is the item that has it in a list. */

#include "satdoku-config.h"

#include "satdoku-game-entry.h"

/* Copies only what a list shows of the game. The entry says that no window plays the game and that
 * all of it could be read, unless something else is set before the entry is shared. */
SatdokuGameEntry *
satdoku_game_entry_new (gint64 number,
                        SudokuGame *game,
                        const SatdokuGameNotes *notes)
{
  SatdokuGameEntry *self;

  g_return_val_if_fail (SUDOKU_IS_GAME (game) && notes != NULL, NULL);

  self = g_atomic_rc_box_new0 (SatdokuGameEntry);
  self->number = number;
  self->notes = satdoku_game_notes_copy (notes);
  self->grid = sudoku_grid_copy (sudoku_game_get_grid (game));
  self->elapsed = sudoku_game_get_elapsed (game);
  self->is_solved = sudoku_game_is_solved (game);
  self->is_touched = sudoku_game_can_undo (game) || sudoku_game_can_redo (game);
  self->is_complete = TRUE;
  self->is_whole = sudoku_game_is_whole (game);
  return self;
}

SatdokuGameEntry *
satdoku_game_entry_copy_as (const SatdokuGameEntry *self,
                            gboolean is_played)
{
  SatdokuGameEntry *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_atomic_rc_box_new (SatdokuGameEntry);
  *copy = *self;
  copy->notes = satdoku_game_notes_copy (self->notes);
  copy->grid = sudoku_grid_copy (self->grid);
  copy->is_played = is_played;
  return copy;
}

SatdokuGameEntry *
satdoku_game_entry_ref (SatdokuGameEntry *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear (SatdokuGameEntry *self)
{
  satdoku_game_notes_free (self->notes);
  sudoku_grid_free (self->grid);
}

void
satdoku_game_entry_unref (SatdokuGameEntry *self)
{
  g_atomic_rc_box_release_full (self, (GDestroyNotify)clear);
}
