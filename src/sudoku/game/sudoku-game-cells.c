/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be asked of a game that its state and its history know. */

#include "sudoku-game.h"

#include "sudoku-full-marks.h"

/**
 * sudoku_game_get_grid:
 * @self: a game
 *
 * Gets the values and origins.
 *
 * Returns: (transfer none): the values and origins; they change with the game
 */
const SudokuGrid *
sudoku_game_get_grid (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), NULL);

  return sudoku_state_get_grid (sudoku_game_get_state (self));
}

/**
 * sudoku_game_get_geometry:
 * @self: a game
 *
 * Gets its shape.
 *
 * Returns: (transfer none): its shape; another one of the same side after the rules change
 */
SudokuGeometry *
sudoku_game_get_geometry (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), NULL);

  return sudoku_grid_get_geometry (sudoku_game_get_grid (self));
}

/**
 * sudoku_game_count:
 * @self: a game
 * @origin: where numbers come from; %SUDOKU_ORIGIN_NONE: empty cells
 *
 * Gets how many cells there are of it.
 *
 * Returns: how many cells there are of it
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
 * @self: a game
 * @value: 1…N
 *
 * Gets in how many cells it stands.
 *
 * Returns: in how many cells it stands
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
 * @self: a game
 *
 * Gets see #SudokuGame.
 *
 * Returns: see #SudokuGame:revision
 */
guint64
sudoku_game_get_revision (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), 0);

  return sudoku_state_get_revision (sudoku_game_get_state (self));
}

/**
 * sudoku_game_copy_state: (skip)
 * @self: a game
 *
 * Gets what it looks like now.
 *
 * Returns: (transfer full): what it looks like now
 */
SudokuState *
sudoku_game_copy_state (SudokuGame *self)
{
  return sudoku_state_copy (sudoku_game_get_state (self));
}

/**
 * sudoku_game_get_marks: (skip)
 * @self: a game
 * @mark: a kind of mark
 * @cell: a cell, from 0
 *
 * Gets the values marked in the cell.
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
 * @self: a game
 *
 * Finds what the player has found impossible, as sudoku_full_marks_find_removed() does.
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
 * @self: a game
 * @cell: a cell, from 0
 *
 * Gets its colour 1…SUDOKU_COLOURS_MAX.
 *
 * Returns: its colour 1…SUDOKU_COLOURS_MAX, or 0 for none
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
 * @self: a game
 *
 * Tells whether the grid is full and breaks no rule.
 *
 * Returns: whether the grid is full and breaks no rule
 */
gboolean
sudoku_game_is_solved (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  return sudoku_game_is_whole (self) && sudoku_state_is_solved (sudoku_game_get_state (self));
}

/**
 * sudoku_game_can_undo:
 * @self: a game
 *
 * Tells whether there is a move to undo.
 *
 * Returns: whether there is a move to undo
 */
gboolean
sudoku_game_can_undo (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  return sudoku_history_get_position (sudoku_game_get_history (self)) > 0;
}

/**
 * sudoku_game_can_redo:
 * @self: a game
 *
 * Tells whether there is an undone move.
 *
 * Returns: whether there is an undone move
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
 * @self: a game
 *
 * Tells whether there is a move to undo or a number that is no given.
 *
 * Returns: whether there is a move to undo or a number that is no given
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
 * @self: a game
 *
 * Gets the branches, and where the player is among them.
 *
 * Returns: (transfer none): its branches; they change with the game
 */
const SudokuBranches *
sudoku_game_get_branches (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), NULL);

  return sudoku_state_get_branches (sudoku_game_get_state (self));
}

/**
 * sudoku_game_get_position:
 * @self: a game
 *
 * Gets how many moves of the history are done, that is, how often it can be undone.
 *
 * Returns: how many moves of the history are done, that is, how often it can be undone
 */
guint
sudoku_game_get_position (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), 0);

  return sudoku_history_get_position (sudoku_game_get_history (self));
}

/**
 * sudoku_game_is_whole:
 * @self: a game
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
