/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Branches are opened, left and closed by moves like any other, made from two states: the current
 * one, and the one to reach with its tree of branches. A branch holds no position of its own: the
 * history has what was there when the player left it, as no move is dropped while the branch
 * exists. Finds out nothing about what is tried. */

#include "sudoku-game-branches.h"

#include "sudoku-check.h"

/* Does the move to another state. */
static gboolean
become (SudokuGame *self,
        const SudokuState *target)
{
  SudokuMove *move = sudoku_move_new_between (sudoku_game_get_state (self), target);
  gboolean fits = FALSE;

  if (move == NULL)
    return FALSE;
  fits = sudoku_game_do_move (self, move);
  g_assert (fits);
  return TRUE;
}

static SudokuBranches *
copy_branches (SudokuGame *self)
{
  return sudoku_branches_copy (sudoku_game_get_branches (self));
}

static gboolean
has_branch (SudokuGame *self,
            guint number)
{
  return number != SUDOKU_BRANCH_TRUNK &&
         sudoku_branches_find (sudoku_game_get_branches (self), number) != NULL;
}

/* The state after a number of moves, which may be wrong in a damaged file. */
static SudokuState *
copy_state_at (SudokuGame *self,
               guint position)
{
  SudokuState *state = sudoku_game_copy_state (self);

  sudoku_history_rewind (sudoku_game_get_history (self), state,
                         MIN (position, sudoku_game_get_position (self)));
  return state;
}

/* Places a value as the player's entry. */
static void
place_tried (SudokuGame *self,
             SudokuState *state,
             SudokuSpot tried)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (sudoku_state_get_grid (state));

  sudoku_state_set_value (state, tried.cell, tried.value, SUDOKU_ORIGIN_ENTRY);
  if (!sudoku_game_get_tidy_marks (self))
    return;
  for (guint peer = 0; peer < sudoku_geometry_get_n_cells (geometry); peer++)
    for (SudokuMark mark = 0; mark < SUDOKU_N_MARKS; mark++)
      if (peer != tried.cell && sudoku_geometry_are_peers (geometry, peer, tried.cell) &&
          sudoku_set_has (sudoku_state_get_marks (state, mark, peer), tried.value))
        sudoku_state_set_mark (state, mark, peer, tried.value, FALSE);
}

/**
 * sudoku_game_copy_branch_base: (skip)
 * @number: of a branch of it
 *
 * Gets the state in which the branch was opened, before anything was tried. O(cells + changes).
 *
 * Returns: (transfer full): the state
 */
SudokuState *
sudoku_game_copy_branch_base (SudokuGame *self,
                              guint number)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self) && has_branch (self, number), NULL);

  return copy_state_at (
    self, sudoku_branches_find (sudoku_game_get_branches (self), number)->opened_at);
}

/**
 * sudoku_game_copy_branch_state: (skip)
 * @number: of a branch of it, or %SUDOKU_BRANCH_TRUNK
 *
 * Gets the state of a branch. O(cells + changes).
 *
 * Returns: (transfer full): the state; its tree of branches is not the current one
 */
SudokuState *
sudoku_game_copy_branch_state (SudokuGame *self,
                               guint number)
{
  const SudokuBranches *branches = NULL;
  const SudokuBranch *branch = NULL;
  SudokuState *state = NULL;

  g_return_val_if_fail (SUDOKU_IS_GAME (self), NULL);
  branches = sudoku_game_get_branches (self);
  branch = sudoku_branches_find (branches, number);
  g_return_val_if_fail (branch != NULL, NULL);

  if (number == sudoku_branches_get_current (branches))
    return sudoku_game_copy_state (self);
  if (branch->left_at != SUDOKU_BRANCH_NEVER || number == SUDOKU_BRANCH_TRUNK)
    return copy_state_at (self, branch->left_at);
  state = copy_state_at (self, branch->opened_at);
  place_tried (self, state, branch->tried);
  return state;
}

/**
 * sudoku_game_can_open_branches:
 * @cell: a cell, from 0
 * @values: the values to try there
 *
 * Tells whether branches can be opened for a cell: it is empty, there are values, and there is room
 * for at most %SUDOKU_BRANCHES_MAX branches, nested up to %SUDOKU_BRANCH_DEPTH_MAX deep.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_game_can_open_branches (SudokuGame *self,
                               guint cell,
                               SudokuSet values)
{
  const SudokuGrid *grid = NULL;

  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);
  grid = sudoku_game_get_grid (self);
  g_return_val_if_fail (cell < sudoku_grid_get_n_cells (grid), FALSE);

  return sudoku_grid_get_value (grid, cell) == 0 && !sudoku_set_is_empty (values) &&
         sudoku_branches_has_room (sudoku_game_get_branches (self), sudoku_set_count (values));
}

/**
 * sudoku_game_open_branches:
 * @cell: a cell, from 0
 * @values: the values to try there, each in its own branch; 1…N
 *
 * Opens branches and enters the first value in its branch. See also #SudokuGame:tidy-marks.
 *
 * Returns: %FALSE, with nothing changed, when sudoku_game_can_open_branches() does not allow it
 */
gboolean
sudoku_game_open_branches (SudokuGame *self,
                           guint cell,
                           SudokuSet values)
{
  g_autoptr (SudokuBranches) branches = NULL;
  g_autoptr (SudokuState) target = NULL;
  guint first = SUDOKU_BRANCH_TRUNK, position, value;

  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  if (!sudoku_game_can_open_branches (self, cell, values))
    return FALSE;
  sudoku_game_keep_undone (self);
  position = sudoku_game_get_position (self);
  branches = copy_branches (self);
  SUDOKU_SET_FOREACH (values, value)
  {
    guint number =
      sudoku_branches_open (branches, (SudokuSpot){ (guint16)cell, (guint16)value }, position);

    first = first == SUDOKU_BRANCH_TRUNK ? number : first;
  }
  target = sudoku_game_copy_state (self);
  place_tried (self, target, sudoku_branches_find (branches, first)->tried);
  sudoku_branches_leave (branches, first, position);
  sudoku_state_set_branches (target, branches);
  return become (self, target);
}

/**
 * sudoku_game_go_to_branch:
 * @number: of a branch of it, or %SUDOKU_BRANCH_TRUNK
 *
 * Restores the position in which the player has left a branch.
 *
 * Returns: %FALSE when the player is there already, or there is no such branch
 */
gboolean
sudoku_game_go_to_branch (SudokuGame *self,
                          guint number)
{
  const SudokuBranches *now = NULL;
  g_autoptr (SudokuBranches) branches = NULL;
  g_autoptr (SudokuState) target = NULL;

  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);
  now = sudoku_game_get_branches (self);

  if (number == sudoku_branches_get_current (now) || sudoku_branches_find (now, number) == NULL)
    return FALSE;
  sudoku_game_keep_undone (self);
  target = sudoku_game_copy_branch_state (self, number);
  branches = copy_branches (self);
  sudoku_branches_leave (branches, number, sudoku_game_get_position (self));
  sudoku_state_set_branches (target, branches);
  return become (self, target);
}

/**
 * sudoku_game_close_branch:
 * @number: of a branch
 *
 * Closes a branch and everything opened from it. A player who is there returns to its parent.
 *
 * Returns: %FALSE when there is no such branch
 */
gboolean
sudoku_game_close_branch (SudokuGame *self,
                          guint number)
{
  g_autoptr (SudokuBranches) branches = NULL;
  g_autoptr (SudokuState) target = NULL;
  guint current, parent;

  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  if (!has_branch (self, number))
    return FALSE;
  sudoku_game_keep_undone (self);
  branches = copy_branches (self);
  current = sudoku_branches_get_current (branches);
  parent = sudoku_branches_find (branches, number)->parent;
  if (sudoku_branches_is_under (branches, current, number))
    {
      target = sudoku_game_copy_branch_state (self, parent);
      sudoku_branches_leave (branches, parent, sudoku_game_get_position (self));
    }
  else
    target = sudoku_game_copy_state (self);
  sudoku_branches_close (branches, number);
  sudoku_state_set_branches (target, branches);
  return become (self, target);
}

/* Closes those that try something in the same cell from the same branch, and everything opened from
 * them. */
static void
close_choice (SudokuBranches *branches,
              const SudokuBranch *of)
{
  const guint parent = of->parent, cell = of->tried.cell;

  for (guint i = sudoku_branches_get_n (branches); i-- > 0;)
    {
      const SudokuBranch *other =
        i < sudoku_branches_get_n (branches) ? sudoku_branches_get (branches, i) : NULL;

      if (other != NULL && other->parent == parent && other->tried.cell == cell)
        sudoku_branches_close (branches, other->number);
    }
}

/**
 * sudoku_game_keep_branch:
 * @number: of a branch
 *
 * Makes the position of a branch that of its parent. It is no longer a try, and the other branches
 * for its cell are closed.
 *
 * Returns: %FALSE when there is no such branch
 */
gboolean
sudoku_game_keep_branch (SudokuGame *self,
                         guint number)
{
  g_autoptr (SudokuBranches) branches = NULL;
  g_autoptr (SudokuState) target = NULL;
  guint parent;

  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  if (!has_branch (self, number))
    return FALSE;
  sudoku_game_keep_undone (self);
  branches = copy_branches (self);
  parent = sudoku_branches_find (branches, number)->parent;
  target = sudoku_game_copy_branch_state (self, number);
  if (sudoku_branches_get_current (branches) != parent)
    sudoku_branches_leave (branches, parent, sudoku_game_get_position (self));
  close_choice (branches, sudoku_branches_find (branches, number));
  sudoku_state_set_branches (target, branches);
  return become (self, target);
}

/* What the player sees of it: an answer, or candidates of which some are gone. */
static void
conclude (SudokuGame *self,
          SudokuState *state,
          const SudokuGameConclusion *conclusion)
{
  const SudokuGrid *grid = sudoku_state_get_grid (state);
  guint cell = conclusion->cell, value = conclusion->value, other;
  SudokuSet candidates;

  if (sudoku_grid_get_value (grid, cell) != 0)
    return;
  if (conclusion->placed)
    {
      place_tried (self, state, (SudokuSpot){ (guint16)cell, (guint16)value });
      sudoku_state_set_value (state, cell, value, SUDOKU_ORIGIN_ANSWER);
      return;
    }
  if (sudoku_set_is_empty (sudoku_state_get_marks (state, SUDOKU_MARK_CORNER, cell)))
    {
      candidates = sudoku_check_get_candidates (grid, cell);
      SUDOKU_SET_FOREACH (candidates, other)
      sudoku_state_set_mark (state, SUDOKU_MARK_CORNER, cell, other, TRUE);
    }
  for (SudokuMark mark = 0; mark < SUDOKU_N_MARKS; mark++)
    if (sudoku_set_has (sudoku_state_get_marks (state, mark, cell), value))
      sudoku_state_set_mark (state, mark, cell, value, FALSE);
}

/**
 * sudoku_game_conclude_branches:
 * @parent: the branch, or %SUDOKU_BRANCH_TRUNK, where the conclusions hold
 * @closed: a branch opened from it, to be closed, or %SUDOKU_BRANCH_TRUNK: none
 * @conclusions: (array length=n_conclusions): what follows from the branches opened there
 * @n_conclusions: how many
 *
 * Goes to where branches were opened and applies what they have shown. A placed value becomes an
 * answer, and an impossible one loses its mark; a cell without corner marks gets those of all other
 * candidates. Filled cells stay. The game counts as helped.
 *
 * Returns: %FALSE when nothing changes
 */
gboolean
sudoku_game_conclude_branches (SudokuGame *self,
                               guint parent,
                               guint closed,
                               const SudokuGameConclusion *conclusions,
                               gsize n_conclusions)
{
  g_autoptr (SudokuBranches) branches = NULL;
  g_autoptr (SudokuState) target = NULL;

  g_return_val_if_fail (SUDOKU_IS_GAME (self) && conclusions != NULL, FALSE);
  g_return_val_if_fail (parent == SUDOKU_BRANCH_TRUNK || has_branch (self, parent), FALSE);
  g_return_val_if_fail (closed == SUDOKU_BRANCH_TRUNK || has_branch (self, closed), FALSE);

  sudoku_game_keep_undone (self);
  branches = copy_branches (self);
  target = sudoku_game_copy_branch_state (self, parent);
  for (gsize i = 0; i < n_conclusions; i++)
    conclude (self, target, &conclusions[i]);
  if (sudoku_branches_get_current (branches) != parent)
    sudoku_branches_leave (branches, parent, sudoku_game_get_position (self));
  if (closed != SUDOKU_BRANCH_TRUNK)
    sudoku_branches_close (branches, closed);
  sudoku_state_set_branches (target, branches);
  if (!become (self, target))
    return FALSE;
  sudoku_game_mark_helped (self);
  return TRUE;
}

/**
 * sudoku_game_name_branch:
 * @number: of a branch
 * @name: the player's name for it; blank: none
 *
 * Renames a branch.
 *
 * Returns: %FALSE when it already has this name, or there is no such branch
 */
gboolean
sudoku_game_name_branch (SudokuGame *self,
                         guint number,
                         const char *name)
{
  g_autoptr (SudokuBranches) branches = NULL;
  g_autoptr (SudokuState) target = NULL;

  g_return_val_if_fail (SUDOKU_IS_GAME (self) && name != NULL, FALSE);

  if (!has_branch (self, number))
    return FALSE;
  branches = copy_branches (self);
  sudoku_branches_set_name (branches, number, name);
  if (sudoku_branch_equal (
        sudoku_branches_find (branches, number),
        sudoku_branches_find (sudoku_game_get_branches (self), number)))
    return FALSE;
  sudoku_game_keep_undone (self);
  target = sudoku_game_copy_state (self);
  sudoku_state_set_branches (target, branches);
  return become (self, target);
}
