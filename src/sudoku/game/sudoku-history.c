/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of moves behind undo and redo. Does not know the game that it belongs to. */

#include "sudoku-history.h"

#include <sat-getter.h>

struct _SudokuHistory
{
  GPtrArray *moves; /* of SudokuMove */
  guint position;   /* how many of them are done */
  gint64 saved;     /* the position when it was saved; -1: in none of those that can be reached */
};

/**
 * sudoku_history_new:
 *
 * Makes a history without moves. It counts as saved.
 *
 * Returns: (transfer full) (skip): the history
 */
SudokuHistory *
sudoku_history_new (void)
{
  SudokuHistory *self = g_new0 (SudokuHistory, 1);

  self->moves = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_move_free);
  return self;
}

/**
 * sudoku_history_free:
 *
 * Frees it.
 */
void
sudoku_history_free (SudokuHistory *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->moves);
  g_free (self);
}

/**
 * sudoku_history_get_n_moves:
 *
 * Counts the moves, including undone ones.
 *
 * Returns: the number
 */
guint
sudoku_history_get_n_moves (const SudokuHistory *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->moves->len;
}

/**
 * sudoku_history_get_position:
 *
 * Counts the moves that are done.
 *
 * Returns: the number, that is, how often undo is possible
 */
SAT_DEFINE_GETTER (SudokuHistory, sudoku_history, position, guint)

/**
 * sudoku_history_get_move:
 * @move: a move, from 0
 *
 * Gets a move.
 *
 * Returns: (transfer none): the move; valid until the next one is added
 */
const SudokuMove *
sudoku_history_get_move (const SudokuHistory *self,
                         guint move)
{
  g_return_val_if_fail (self != NULL && move < self->moves->len, NULL);

  return g_ptr_array_index (self->moves, move);
}

/**
 * sudoku_history_has_answers:
 *
 * Tells whether any of the moves, undone or not, puts an answer of the solver into a cell.
 * O(changes).
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_history_has_answers (const SudokuHistory *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i < self->moves->len; i++)
    if (sudoku_move_has_answers (g_ptr_array_index (self->moves, i)))
      return TRUE;
  return FALSE;
}

/**
 * sudoku_history_add:
 * @move: (transfer full): a move that was just done
 *
 * Adds a move, which replaces the undone ones.
 */
void
sudoku_history_add (SudokuHistory *self,
                    SudokuMove *move)
{
  g_return_if_fail (self != NULL && move != NULL);

  g_ptr_array_set_size (self->moves, (int)self->position);
  if (self->saved > self->position)
    self->saved = -1;
  g_ptr_array_add (self->moves, move);
  self->position++;
}

/**
 * sudoku_history_step_back:
 *
 * Goes one move back.
 *
 * Returns: (transfer none) (nullable): the move to undo; %NULL when there is none
 */
const SudokuMove *
sudoku_history_step_back (SudokuHistory *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->position > 0 ? g_ptr_array_index (self->moves, --self->position) : NULL;
}

/**
 * sudoku_history_step_forward:
 *
 * Goes one move forward.
 *
 * Returns: (transfer none) (nullable): the move to redo; %NULL when there is none
 */
const SudokuMove *
sudoku_history_step_forward (SudokuHistory *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->position < self->moves->len ? g_ptr_array_index (self->moves, self->position++)
                                           : NULL;
}

/**
 * sudoku_history_keep_undone:
 * @state: the current state of the game
 *
 * Makes undone moves count as done, and adds a move from their end to the current state, so that
 * the next move does not replace them. O(cells + changes).
 */
void
sudoku_history_keep_undone (SudokuHistory *self,
                            const SudokuState *state)
{
  g_autoptr (SudokuState) end = NULL;
  SudokuMove *back = NULL;

  g_return_if_fail (self != NULL && state != NULL);

  end = sudoku_state_copy (state);
  for (; self->position < self->moves->len; self->position++)
    {
      gboolean fits = sudoku_move_apply (g_ptr_array_index (self->moves, self->position), end);

      g_assert (fits);
    }
  back = sudoku_move_new_between (end, state);
  if (back != NULL)
    sudoku_history_add (self, back);
}

/**
 * sudoku_history_rewind:
 * @state: the current state of the game; changed
 * @position: the current position or an earlier one
 *
 * Takes a state back to an earlier position. The history itself does not move. O(changes).
 */
void
sudoku_history_rewind (const SudokuHistory *self,
                       SudokuState *state,
                       guint position)
{
  g_return_if_fail (self != NULL && state != NULL);
  g_return_if_fail (position <= self->position);

  for (guint i = self->position; i > position; i--)
    {
      gboolean fits = sudoku_move_revert (g_ptr_array_index (self->moves, i - 1), state);

      g_assert (fits);
    }
}

/**
 * sudoku_history_find_misfit:
 * @self: a history that was read from outside
 * @state: the state that it leads to; unchanged when all moves fit
 * @cancellable: (nullable): ends the search, which then finds nothing
 * @move: (out): the first move found that does not fit, from 0
 *
 * Tries all moves: back to the beginning, on to the end, and back to the position, so that undo and
 * redo never meet one that does not fit. O(changes).
 *
 * Returns: %FALSE when they all fit
 */
gboolean
sudoku_history_find_misfit (const SudokuHistory *self,
                            SudokuState *state,
                            GCancellable *cancellable,
                            guint *move)
{
  guint i;

  g_return_val_if_fail (self != NULL && state != NULL && move != NULL, TRUE);

  for (i = self->position; i > 0 && !g_cancellable_is_cancelled (cancellable); i--)
    if (!sudoku_move_revert (g_ptr_array_index (self->moves, *move = i - 1), state))
      return TRUE;
  for (; i < self->moves->len && !g_cancellable_is_cancelled (cancellable); i++)
    if (!sudoku_move_apply (g_ptr_array_index (self->moves, *move = i), state))
      return TRUE;
  for (; i > self->position && !g_cancellable_is_cancelled (cancellable); i--)
    if (!sudoku_move_revert (g_ptr_array_index (self->moves, *move = i - 1), state))
      return TRUE;
  return FALSE;
}

/**
 * sudoku_history_is_saved:
 *
 * Tells whether the position is the saved one.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_history_is_saved (const SudokuHistory *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  return self->saved == self->position;
}

/**
 * sudoku_history_set_saved:
 * @saved: %TRUE: saved at this position; %FALSE: at none
 *
 * Records whether the position is saved.
 */
void
sudoku_history_set_saved (SudokuHistory *self,
                          gboolean saved)
{
  g_return_if_fail (self != NULL);

  self->saved = saved ? (gint64)self->position : -1;
}
