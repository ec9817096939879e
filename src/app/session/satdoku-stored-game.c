/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a list shows of a game in the store, without the game itself: made in a thread from the file
 * of the game, and never changed after that. */

#include "satdoku-config.h"

#include "satdoku-stored-game.h"

struct _SatdokuStoredGame
{
  GObject parent_instance;

  /* Owned. */
  SatdokuGameNotes *notes;
  SudokuGrid *grid;
  SudokuGame *game; /* (nullable): kept in memory only */

  gint64 number;
  gint64 date;
  double elapsed;
  gboolean is_solved;
  gboolean is_touched;
  gboolean is_played;
  gboolean is_complete;
  gboolean is_whole;
};

G_DEFINE_FINAL_TYPE (SatdokuStoredGame, satdoku_stored_game, G_TYPE_OBJECT)

static void
satdoku_stored_game_finalize (GObject *object)
{
  SatdokuStoredGame *self = SATDOKU_STORED_GAME (object);

  g_clear_pointer (&self->notes, satdoku_game_notes_free);
  g_clear_pointer (&self->grid, sudoku_grid_free);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (satdoku_stored_game_parent_class)->finalize (object);
}

static void
satdoku_stored_game_class_init (SatdokuStoredGameClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = satdoku_stored_game_finalize;
}

static void
satdoku_stored_game_init (SatdokuStoredGame *self)
{
}

/**
 * satdoku_stored_game_new:
 * @number: of the game in the store
 * @game: the game, of which only what a list shows is copied
 * @notes: what is known of it beside its moves
 * @date: when it was last played, in seconds since 1970, UTC
 * @is_played: whether some window plays it now
 * @is_complete: whether all of it could be read
 *
 * Notes what a list shows.
 *
 * Returns: (transfer full): the entry
 */
SatdokuStoredGame *
satdoku_stored_game_new (gint64 number,
                         SudokuGame *game,
                         const SatdokuGameNotes *notes,
                         gint64 date,
                         gboolean is_played,
                         gboolean is_complete)
{
  SatdokuStoredGame *self;

  g_return_val_if_fail (SUDOKU_IS_GAME (game) && notes != NULL, NULL);

  self = g_object_new (SATDOKU_TYPE_STORED_GAME, NULL);
  self->number = number;
  self->notes = satdoku_game_notes_copy (notes);
  self->grid = sudoku_grid_copy (sudoku_game_get_grid (game));
  self->date = date;
  self->elapsed = sudoku_game_get_elapsed (game);
  self->is_solved = sudoku_game_is_solved (game);
  self->is_touched = sudoku_game_can_undo (game) || sudoku_game_can_redo (game);
  self->is_played = is_played;
  self->is_complete = is_complete;
  self->is_whole = sudoku_game_is_whole (game);
  return self;
}

/**
 * satdoku_stored_game_new_for_memory:
 * @number: of the game in the store
 * @game: the game, which is kept
 * @notes: what is known of it beside its moves
 *
 * Notes a game that is in no file.
 *
 * Returns: (transfer full): the entry
 */
SatdokuStoredGame *
satdoku_stored_game_new_for_memory (gint64 number,
                                    SudokuGame *game,
                                    const SatdokuGameNotes *notes)
{
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  SatdokuStoredGame *self = satdoku_stored_game_new (number, game, notes, now, FALSE, TRUE);

  if (self != NULL)
    self->game = g_object_ref (game);
  return self;
}

/**
 * satdoku_stored_game_copy:
 * @self: an entry
 * @is_played: whether some window plays it now
 *
 * Copies it.
 *
 * Returns: (transfer full): the copy
 */
SatdokuStoredGame *
satdoku_stored_game_copy (SatdokuStoredGame *self,
                          gboolean is_played)
{
  SatdokuStoredGame *copy;

  g_return_val_if_fail (SATDOKU_IS_STORED_GAME (self), NULL);

  copy = g_object_new (SATDOKU_TYPE_STORED_GAME, NULL);
  copy->number = self->number;
  copy->notes = satdoku_game_notes_copy (self->notes);
  copy->grid = sudoku_grid_copy (self->grid);
  g_set_object (&copy->game, self->game);
  copy->date = self->date;
  copy->elapsed = self->elapsed;
  copy->is_solved = self->is_solved;
  copy->is_touched = self->is_touched;
  copy->is_played = is_played;
  copy->is_complete = self->is_complete;
  copy->is_whole = self->is_whole;
  return copy;
}

/**
 * satdoku_stored_game_get_number:
 * @self: an entry
 *
 * Gets the number of the game in the store: the higher, the later it was taken up. It gets another
 * one when it is taken up again.
 *
 * Returns: the number
 */
gint64
satdoku_stored_game_get_number (SatdokuStoredGame *self)
{
  g_return_val_if_fail (SATDOKU_IS_STORED_GAME (self), 0);

  return self->number;
}

/**
 * satdoku_stored_game_get_notes:
 * @self: an entry
 *
 * Gets what is known of the game beside its moves: origin, title, file, and whether it is pinned.
 *
 * Returns: (transfer none): the notes
 */
const SatdokuGameNotes *
satdoku_stored_game_get_notes (SatdokuStoredGame *self)
{
  g_return_val_if_fail (SATDOKU_IS_STORED_GAME (self), NULL);

  return self->notes;
}

/**
 * satdoku_stored_game_get_grid:
 * @self: an entry
 *
 * Gets the grid as it was when the game was last played, with its shape and rules.
 *
 * Returns: (transfer none): the grid
 */
const SudokuGrid *
satdoku_stored_game_get_grid (SatdokuStoredGame *self)
{
  g_return_val_if_fail (SATDOKU_IS_STORED_GAME (self), NULL);

  return self->grid;
}

/**
 * satdoku_stored_game_get_date:
 * @self: an entry
 *
 * Gets when the game was last played.
 *
 * Returns: seconds since 1970, UTC
 */
gint64
satdoku_stored_game_get_date (SatdokuStoredGame *self)
{
  g_return_val_if_fail (SATDOKU_IS_STORED_GAME (self), 0);

  return self->date;
}

/**
 * satdoku_stored_game_get_elapsed:
 * @self: an entry
 *
 * Gets how long the game was played.
 *
 * Returns: seconds
 */
double
satdoku_stored_game_get_elapsed (SatdokuStoredGame *self)
{
  g_return_val_if_fail (SATDOKU_IS_STORED_GAME (self), 0);

  return self->elapsed;
}

/**
 * satdoku_stored_game_get_n_filled:
 * @self: an entry
 *
 * Counts the cells with a value. Costs a look at each cell.
 *
 * Returns: how many of the cells of the grid have one
 */
guint
satdoku_stored_game_get_n_filled (SatdokuStoredGame *self)
{
  guint n = 0;

  g_return_val_if_fail (SATDOKU_IS_STORED_GAME (self), 0);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (self->grid); cell++)
    n += sudoku_grid_get_value (self->grid, cell) > 0;
  return n;
}

/**
 * satdoku_stored_game_is_solved:
 * @self: an entry
 *
 * Tells whether every cell has a value and no rule is broken.
 *
 * Returns: whether it is solved
 */
gboolean
satdoku_stored_game_is_solved (SatdokuStoredGame *self)
{
  g_return_val_if_fail (SATDOKU_IS_STORED_GAME (self), FALSE);

  return self->is_solved;
}

/**
 * satdoku_stored_game_is_touched:
 * @self: an entry
 *
 * Tells whether anything was done in the game, be it undone since.
 *
 * Returns: whether it has moves
 */
gboolean
satdoku_stored_game_is_touched (SatdokuStoredGame *self)
{
  g_return_val_if_fail (SATDOKU_IS_STORED_GAME (self), FALSE);

  return self->is_touched;
}

/**
 * satdoku_stored_game_is_played:
 * @self: an entry
 *
 * Tells whether some window, of this process or another, plays the game now: it can't be taken up
 * or removed.
 *
 * Returns: whether it is played
 */
gboolean
satdoku_stored_game_is_played (SatdokuStoredGame *self)
{
  g_return_val_if_fail (SATDOKU_IS_STORED_GAME (self), FALSE);

  return self->is_played;
}

/**
 * satdoku_stored_game_is_complete:
 * @self: an entry
 *
 * Tells whether all of its file could be read. What can't be read is set aside when the game is
 * taken up.
 *
 * Returns: whether it is complete
 */
gboolean
satdoku_stored_game_is_complete (SatdokuStoredGame *self)
{
  g_return_val_if_fail (SATDOKU_IS_STORED_GAME (self), FALSE);

  return self->is_complete;
}

/**
 * satdoku_stored_game_is_whole:
 * @self: an entry
 *
 * Tells whether something may be said of its puzzle: see #SudokuGame:whole.
 *
 * Returns: whether nothing of the puzzle is missing that matters
 */
gboolean
satdoku_stored_game_is_whole (SatdokuStoredGame *self)
{
  g_return_val_if_fail (SATDOKU_IS_STORED_GAME (self), FALSE);

  return self->is_whole;
}

/**
 * satdoku_stored_game_get_game:
 * @self: an entry
 *
 * Gets the game itself if it is in no file.
 *
 * Returns: (transfer none) (nullable): the game; %NULL: it is in its file
 */
SudokuGame *
satdoku_stored_game_get_game (SatdokuStoredGame *self)
{
  g_return_val_if_fail (SATDOKU_IS_STORED_GAME (self), NULL);

  return self->game;
}
