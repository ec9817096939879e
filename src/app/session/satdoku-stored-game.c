/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game of the store as the item of a list. */

#include "satdoku-config.h"

#include "satdoku-stored-game.h"

#include "satdoku-class.h"

struct _SatdokuStoredGame
{
  GObject parent_instance;

  /* Owned. */
  SatdokuGameEntry *entry;
  SudokuGame *game; /* (nullable): kept in memory only */
};

G_DEFINE_FINAL_TYPE (SatdokuStoredGame, satdoku_stored_game, G_TYPE_OBJECT)

static void
satdoku_stored_game_class_init (SatdokuStoredGameClass *klass)
{
  satdoku_class_keeps (klass, SatdokuStoredGame, entry, satdoku_game_entry_unref);
  satdoku_class_keeps (klass, SatdokuStoredGame, game, g_object_unref);
}

static void
satdoku_stored_game_init (SatdokuStoredGame *self)
{
}

SatdokuStoredGame *
satdoku_stored_game_new (SatdokuGameEntry *entry)
{
  SatdokuStoredGame *self;

  g_return_val_if_fail (entry != NULL, NULL);

  self = g_object_new (SATDOKU_TYPE_STORED_GAME, NULL);
  self->entry = satdoku_game_entry_ref (entry);
  return self;
}

/* An item for a game that is in no file; it keeps the game. */
SatdokuStoredGame *
satdoku_stored_game_new_for_memory (gint64 number,
                                    SudokuGame *game,
                                    const SatdokuGameNotes *notes)
{
  g_autoptr (SatdokuGameEntry) entry = satdoku_game_entry_new (number, game, notes);
  SatdokuStoredGame *self;

  g_return_val_if_fail (entry != NULL, NULL);

  entry->date = g_get_real_time () / G_USEC_PER_SEC;
  self = satdoku_stored_game_new (entry);
  self->game = g_object_ref (game);
  return self;
}

SATDOKU_DEFINE_GETTER (SatdokuStoredGame, satdoku_stored_game, entry, const SatdokuGameEntry *)

/* It gets another number when it is resumed. */
gint64
satdoku_stored_game_get_number (SatdokuStoredGame *self)
{
  g_return_val_if_fail (SATDOKU_IS_STORED_GAME (self), 0);

  return self->entry->number;
}

const SatdokuGameNotes *
satdoku_stored_game_get_notes (SatdokuStoredGame *self)
{
  g_return_val_if_fail (SATDOKU_IS_STORED_GAME (self), NULL);

  return self->entry->notes;
}

const SudokuGrid *
satdoku_stored_game_get_grid (SatdokuStoredGame *self)
{
  g_return_val_if_fail (SATDOKU_IS_STORED_GAME (self), NULL);

  return self->entry->grid;
}

/* NULL while the game is in its file. */
SATDOKU_DEFINE_GETTER (SatdokuStoredGame, satdoku_stored_game, game, SudokuGame *)
