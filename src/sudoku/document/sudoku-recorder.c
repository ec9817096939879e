/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The moves of a game recorded by another program. The reader changes the position as that program
 * did, and marks the end of each move; the moves follow from that. Knows no format. */

#include "sudoku-recorder.h"

struct _SudokuRecorder
{
  SudokuState *before; /* the last move */
  SudokuState *state;
  SudokuHistory *history;
  GArray *n_moves; /* (element-type guint): how many there are after each move of the program */
};

/**
 * sudoku_recorder_new: (skip)
 * @grid: the puzzle; copied
 *
 * Begins a game.
 *
 * Returns: (transfer full): the recorder
 */
SudokuRecorder *
sudoku_recorder_new (const SudokuGrid *grid)
{
  SudokuRecorder *self = NULL;
  const guint none = 0;

  g_return_val_if_fail (grid != NULL, NULL);

  self = g_new0 (SudokuRecorder, 1);
  self->before = sudoku_state_new (grid);
  self->state = sudoku_state_new (grid);
  self->history = sudoku_history_new ();
  self->n_moves = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_append_val (self->n_moves, none);
  return self;
}

/**
 * sudoku_recorder_free: (skip)
 *
 * Frees it.
 */
void
sudoku_recorder_free (SudokuRecorder *self)
{
  g_return_if_fail (self != NULL);

  sudoku_state_free (self->before);
  g_clear_pointer (&self->state, sudoku_state_free);
  g_clear_pointer (&self->history, sudoku_history_free);
  g_array_unref (self->n_moves);
  g_free (self);
}

/**
 * sudoku_recorder_get_state: (skip)
 *
 * Gets the position, for changes.
 *
 * Returns: (transfer none): the position
 */
SudokuState *
sudoku_recorder_get_state (SudokuRecorder *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->state;
}

/**
 * sudoku_recorder_end_move: (skip)
 *
 * Takes all changes since the last move as one; without changes there is no move. O(cells).
 *
 * Returns: %FALSE when there are too many moves
 */
gboolean
sudoku_recorder_end_move (SudokuRecorder *self)
{
  SudokuMove *move = NULL;
  guint n_moves;

  g_return_val_if_fail (self != NULL, FALSE);

  move = sudoku_move_new_between (self->before, self->state);
  if (move != NULL)
    {
      sudoku_history_add (self->history, move);
      sudoku_state_free (self->before);
      self->before = sudoku_state_copy (self->state);
    }
  n_moves = sudoku_history_get_n_moves (self->history);
  g_array_append_val (self->n_moves, n_moves);
  return self->n_moves->len <= SUDOKU_RECORDER_MOVES_MAX;
}

/**
 * sudoku_recorder_end: (skip)
 * @self: a recorder, which is useless afterwards
 * @n_undone: how many of the recorded moves are undone
 * @elapsed: the elapsed time in seconds
 *
 * Ends the game.
 *
 * Returns: (transfer full): a document with it
 */
SudokuDocument *
sudoku_recorder_end (SudokuRecorder *self,
                     guint n_undone,
                     double elapsed)
{
  g_autoptr (SudokuGame) game = NULL;
  guint n_done;

  g_return_val_if_fail (self != NULL && self->state != NULL, NULL);

  n_undone = MIN (n_undone, self->n_moves->len - 1);
  n_done = g_array_index (self->n_moves, guint, self->n_moves->len - 1 - n_undone);
  game = sudoku_game_new_with_history (g_steal_pointer (&self->state),
                                       g_steal_pointer (&self->history),
                                       sudoku_bookmarks_new ());
  while (sudoku_game_get_position (game) > n_done)
    sudoku_game_undo (game);
  sudoku_game_set_elapsed (game, elapsed);
  return sudoku_document_new_for_game (game);
}
