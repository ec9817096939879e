/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Going to another position is a move, too, so that nothing done or undone is lost by it, and one
 * undo takes it back. A bookmark keeps the whole position: it stays when the moves that led to it
 * are undone and replaced by others. The branches stay as they are: the player returns to the
 * branch of that time if it still exists. */

#include "sudoku-game-jumps.h"

/* The current branches for the position that the player goes to. */
static SudokuState *
with_branches (SudokuGame *self,
               const SudokuState *state)
{
  g_autoptr (SudokuBranches) branches = sudoku_branches_copy (sudoku_game_get_branches (self));
  SudokuState *target = sudoku_state_copy (state);
  guint number = sudoku_branches_find_like (branches, sudoku_state_get_branches (state));

  if (number != sudoku_branches_get_current (branches))
    sudoku_branches_leave (branches, number, sudoku_game_get_position (self));
  sudoku_state_set_branches (target, branches);
  return target;
}

static gboolean
looks_like (SudokuGame *self,
            const SudokuState *state)
{
  g_autoptr (SudokuState) target = with_branches (self, state);
  g_autoptr (SudokuMove) move =
    sudoku_move_new_between (sudoku_game_get_state (self), target);

  return move == NULL;
}

static gboolean
jump (SudokuGame *self,
      const SudokuState *state)
{
  g_autoptr (SudokuState) target = NULL;
  gboolean fits = FALSE;

  if (looks_like (self, state))
    return FALSE;
  sudoku_game_keep_undone (self);
  target = with_branches (self, state);
  fits = sudoku_game_do_move (
    self, sudoku_move_new_between (sudoku_game_get_state (self), target));
  g_assert (fits);
  return TRUE;
}

/**
 * sudoku_game_go_to:
 * @position: a position before the current one, as sudoku_game_get_position() counts
 *
 * Restores an earlier position of the history, in one move. O(cells + changes).
 *
 * Returns: %FALSE when the game looks like that already
 */
gboolean
sudoku_game_go_to (SudokuGame *self,
                   guint position)
{
  g_autoptr (SudokuState) state = NULL;

  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);
  g_return_val_if_fail (position <= sudoku_game_get_position (self), FALSE);

  state = sudoku_game_copy_state (self);
  sudoku_history_rewind (sudoku_game_get_history (self), state, position);
  return jump (self, state);
}

/**
 * sudoku_game_get_bookmark_name:
 * @bookmark: a bookmark, from 0
 *
 * Gets the name of a bookmark.
 *
 * Returns: (transfer none): the name, one line
 */
const char *
sudoku_game_get_bookmark_name (SudokuGame *self,
                               guint bookmark)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), NULL);

  return sudoku_bookmarks_get_name (sudoku_game_get_bookmarks (self), bookmark);
}

/**
 * sudoku_game_get_bookmark_n_empty:
 * @bookmark: a bookmark, from 0
 *
 * Counts the empty cells of a bookmark.
 *
 * Returns: the number
 */
guint
sudoku_game_get_bookmark_n_empty (SudokuGame *self,
                                  guint bookmark)
{
  const SudokuState *state;

  g_return_val_if_fail (SUDOKU_IS_GAME (self), 0);

  state = sudoku_bookmarks_get_state (sudoku_game_get_bookmarks (self), bookmark);
  return state != NULL ? sudoku_state_get_n_empty (state) : 0;
}

/**
 * sudoku_game_is_at_bookmark:
 * @bookmark: a bookmark, from 0
 *
 * Tells whether the game is in the position of a bookmark. O(cells).
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_game_is_at_bookmark (SudokuGame *self,
                            guint bookmark)
{
  const SudokuState *state;

  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  state = sudoku_bookmarks_get_state (sudoku_game_get_bookmarks (self), bookmark);
  return state != NULL && looks_like (self, state);
}

/**
 * sudoku_game_go_to_bookmark:
 * @bookmark: a bookmark, from 0
 *
 * Restores the position of a bookmark, in one move. The bookmark stays.
 *
 * Returns: %FALSE when the game looks like that already
 */
gboolean
sudoku_game_go_to_bookmark (SudokuGame *self,
                            guint bookmark)
{
  const SudokuState *state;

  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  state = sudoku_bookmarks_get_state (sudoku_game_get_bookmarks (self), bookmark);
  return state != NULL && jump (self, state);
}
