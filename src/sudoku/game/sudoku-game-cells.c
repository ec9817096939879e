/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Queries about a game that its state and its history answer. */

#include "sudoku-game.h"

#include "sudoku-full-marks.h"

/**
 * sudoku_game_get_grid:
 *
 * Gets the values and origins. They change with the game.
 *
 * Returns: (transfer none): the grid
 */
const SudokuGrid *
sudoku_game_get_grid (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), NULL);

  return sudoku_state_get_grid (sudoku_game_get_state (self));
}

/**
 * sudoku_game_get_geometry:
 *
 * Gets the shape of the puzzle. After the rules change, it is another one of the same side.
 *
 * Returns: (transfer none): the shape
 */
SudokuGeometry *
sudoku_game_get_geometry (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), NULL);

  return sudoku_grid_get_geometry (sudoku_game_get_grid (self));
}

/**
 * sudoku_game_count:
 * @origin: where numbers come from; %SUDOKU_ORIGIN_NONE: empty cells
 *
 * Counts the cells with numbers of an origin.
 *
 * Returns: the number
 */
guint
sudoku_game_count (SudokuGame *self,
                   SudokuOrigin origin)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), 0);

  return sudoku_state_get_n_of_origin (sudoku_game_get_state (self), origin);
}

/**
 * sudoku_game_count_value:
 * @value: 1…N
 *
 * Counts the cells that hold a value.
 *
 * Returns: the number
 */
guint
sudoku_game_count_value (SudokuGame *self,
                         guint value)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), 0);

  return sudoku_state_get_n_of_value (sudoku_game_get_state (self), value);
}

/**
 * sudoku_game_get_revision:
 *
 * Gets #SudokuGame:revision.
 *
 * Returns: the revision
 */
guint64
sudoku_game_get_revision (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), 0);

  return sudoku_state_get_revision (sudoku_game_get_state (self));
}

/**
 * sudoku_game_copy_state: (skip)
 *
 * Copies the current state.
 *
 * Returns: (transfer full): the copy
 */
SudokuState *
sudoku_game_copy_state (SudokuGame *self)
{
  return sudoku_state_copy (sudoku_game_get_state (self));
}

/**
 * sudoku_game_get_marks: (skip)
 * @mark: a kind of mark
 * @cell: a cell, from 0
 *
 * Gets the values marked in a cell, even when it is filled.
 *
 * Returns: the values marked in the cell; a filled cell keeps its marks
 */
SudokuSet
sudoku_game_get_marks (SudokuGame *self,
                       SudokuMark mark,
                       guint cell)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), SUDOKU_SET_EMPTY);
  g_return_val_if_fail (cell < sudoku_grid_get_n_cells (sudoku_game_get_grid (self)),
                        SUDOKU_SET_EMPTY);
  g_return_val_if_fail (mark < SUDOKU_N_MARKS, SUDOKU_SET_EMPTY);

  return sudoku_state_get_marks (sudoku_game_get_state (self), mark, cell);
}

/**
 * sudoku_game_find_removed: (skip)
 *
 * Finds what the player has ruled out, as sudoku_full_marks_find_removed() does.
 *
 * Returns: (transfer full): by cell: values 1…N; empty where no candidates are marked
 */
SudokuSet *
sudoku_game_find_removed (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), NULL);

  return sudoku_full_marks_find_removed (sudoku_game_get_state (self),
                                         sudoku_game_get_history (self));
}

/**
 * sudoku_game_get_colour:
 * @cell: a cell, from 0
 *
 * Gets the colour of a cell.
 *
 * Returns: 1…SUDOKU_COLOURS_MAX, or 0 for none
 */
guint
sudoku_game_get_colour (SudokuGame *self,
                        guint cell)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), 0);
  g_return_val_if_fail (cell < sudoku_grid_get_n_cells (sudoku_game_get_grid (self)), 0);

  return sudoku_state_get_colour (sudoku_game_get_state (self), cell);
}

/**
 * sudoku_game_is_solved:
 *
 * Tells whether the grid is full and breaks no rule.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_game_is_solved (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  return sudoku_game_is_whole (self) && sudoku_state_is_solved (sudoku_game_get_state (self));
}

/**
 * sudoku_game_can_undo:
 *
 * Tells whether there is a move to undo.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_game_can_undo (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  return sudoku_history_get_position (sudoku_game_get_history (self)) > 0;
}

/**
 * sudoku_game_can_redo:
 *
 * Tells whether there is an undone move.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_game_can_redo (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  return sudoku_history_get_position (sudoku_game_get_history (self)) <
         sudoku_history_get_n_moves (sudoku_game_get_history (self));
}

/**
 * sudoku_game_can_restart:
 *
 * Tells whether there is a move to undo, or a number that is not a given.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_game_can_restart (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  return sudoku_game_can_undo (self) || sudoku_game_count (self, SUDOKU_ORIGIN_ENTRY) > 0 ||
         sudoku_game_count (self, SUDOKU_ORIGIN_ANSWER) > 0;
}

/**
 * sudoku_game_get_branches: (skip)
 *
 * Gets the branches, and where the player is among them.
 *
 * Returns: (transfer none): the branches; they change with the game
 */
const SudokuBranches *
sudoku_game_get_branches (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), NULL);

  return sudoku_state_get_branches (sudoku_game_get_state (self));
}

/**
 * sudoku_game_get_position:
 *
 * Gets how many moves of the history are done.
 *
 * Returns: the number of moves, that is, how often undo is possible
 */
guint
sudoku_game_get_position (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), 0);

  return sudoku_history_get_position (sudoku_game_get_history (self));
}

/**
 * sudoku_game_is_whole:
 *
 * Gets #SudokuGame:whole.
 *
 * Returns: whether the puzzle may be judged
 */
gboolean
sudoku_game_is_whole (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  return sudoku_game_get_omissions (self) == NULL || sudoku_game_does_without (self);
}

/**
 * sudoku_game_is_unaided:
 *
 * Tells whether the player has entered numbers and had no help so far, so that help would cost the
 * recorded time.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_game_is_unaided (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  return !sudoku_game_was_helped (self) && sudoku_game_count (self, SUDOKU_ORIGIN_ENTRY) > 0;
}
