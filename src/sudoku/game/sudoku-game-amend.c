/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Repairs a position that has no solution, or fills what can be filled without one; and changes the
 * puzzle. Does not find out what to do. */

#include "sudoku-game-amend.h"

#include "sudoku-check.h"
#include "sudoku-full-marks.h"

static void
add_change (GArray *changes,
            guint cell,
            SudokuMoveChangeKind kind,
            guint before,
            guint after)
{
  const SudokuMoveChange change = { (guint16)cell, (guint16)kind, (guint16)before,
                                    (guint16)after };

  g_array_append_val (changes, change);
}

static void
add_value (GArray *changes,
           const SudokuGrid *grid,
           guint cell,
           guint value,
           SudokuOrigin origin)
{
  guint before = sudoku_change_value (sudoku_grid_get_value (grid, cell),
                                      sudoku_grid_get_origin (grid, cell));
  guint after = sudoku_change_value (value, origin);

  if (before != after)
    add_change (changes, cell, SUDOKU_CHANGE_VALUE, before, after);
}

static gboolean
do_changes (SudokuGame *self,
            const GArray *changes)
{
  gboolean fits;

  if (changes->len == 0)
    return FALSE;
  fits = sudoku_game_do_move (
    self, sudoku_move_new ((const SudokuMoveChange *)(gpointer)changes->data, changes->len));
  g_assert (fits);
  return TRUE;
}

/* Where the corner marks are all candidates, those that an entry had excluded are marked again;
 * otherwise they would count as removed. In a cell that was filled, all are marked. @after: the
 * grid without the entries */
static void
add_freed_marks (GArray *changes,
                 SudokuGame *self,
                 const SudokuGrid *after)
{
  const SudokuGrid *grid = sudoku_game_get_grid (self);
  guint n_cells = sudoku_grid_get_n_cells (grid), value;
  g_autofree gboolean *full =
    sudoku_full_marks_find (sudoku_game_get_state (self), sudoku_game_get_history (self));
  gboolean any = FALSE;

  for (guint cell = 0; cell < n_cells; cell++)
    any = any || full[cell];
  for (guint cell = 0; cell < n_cells; cell++)
    {
      SudokuSet marks = sudoku_game_get_marks (self, SUDOKU_MARK_CORNER, cell);
      gboolean freed = sudoku_grid_get_value (grid, cell) != sudoku_grid_get_value (after, cell);
      SudokuSet candidates;

      if (!full[cell] && !(freed && any && !sudoku_set_is_empty (marks)))
        continue;
      candidates = sudoku_set_minus (sudoku_check_get_candidates (after, cell), marks);
      if (!freed)
        candidates = sudoku_set_minus (candidates, sudoku_check_get_candidates (grid, cell));
      SUDOKU_SET_FOREACH (candidates, value)
      {
        add_change (changes, cell, SUDOKU_CHANGE_CORNER, 0, value);
      }
    }
}

/**
 * sudoku_game_take_back:
 * @conclusions: (array length=n_conclusions): what to take back, each once: placed: a value that
 *   was entered; otherwise one that was removed from the corner marks of an empty cell
 * @n_conclusions: how many
 *
 * Empties the cells of the values, and restores removed marks. Givens stay. Where the marks are all
 * candidates of a cell, they still are afterwards.
 *
 * Returns: whether anything changed
 */
gboolean
sudoku_game_take_back (SudokuGame *self,
                       const SudokuGameConclusion *conclusions,
                       gsize n_conclusions)
{
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (SudokuMoveChange));
  g_autoptr (SudokuGrid) after = NULL;
  const SudokuGrid *grid;

  g_return_val_if_fail (SUDOKU_IS_GAME (self) && conclusions != NULL, FALSE);

  grid = sudoku_game_get_grid (self);
  after = sudoku_grid_copy (grid);
  for (gsize i = 0; i < n_conclusions; i++)
    {
      guint cell = conclusions[i].cell, value = conclusions[i].value;

      if (conclusions[i].placed && sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_ENTRY)
        {
          add_value (changes, grid, cell, 0, SUDOKU_ORIGIN_NONE);
          sudoku_grid_set (after, cell, 0, SUDOKU_ORIGIN_NONE);
        }
      else if (!conclusions[i].placed &&
               !sudoku_set_has (sudoku_game_get_marks (self, SUDOKU_MARK_CORNER, cell), value))
        add_change (changes, cell, SUDOKU_CHANGE_CORNER, 0, value);
    }
  add_freed_marks (changes, self, after);
  return do_changes (self, changes);
}

/**
 * sudoku_game_fill_partial:
 * @partial: a grid of the same side, with answers, and without some of the numbers in the game
 *
 * Replaces the answers by those of @partial, and removes the entries that it lacks. Givens stay,
 * even those that it lacks.
 *
 * Returns: whether anything changed
 */
gboolean
sudoku_game_fill_partial (SudokuGame *self,
                          const SudokuGrid *partial)
{
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (SudokuMoveChange));
  const SudokuGrid *grid;

  g_return_val_if_fail (SUDOKU_IS_GAME (self) && partial != NULL, FALSE);
  grid = sudoku_game_get_grid (self);
  g_return_val_if_fail (sudoku_grid_get_side (partial) == sudoku_grid_get_side (grid), FALSE);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      guint value = sudoku_grid_get_value (partial, cell);
      SudokuOrigin origin = sudoku_grid_get_origin (partial, cell);

      if (sudoku_grid_get_origin (grid, cell) != SUDOKU_ORIGIN_GIVEN &&
          (origin == SUDOKU_ORIGIN_ANSWER || origin == SUDOKU_ORIGIN_NONE))
        add_value (changes, grid, cell, value, origin);
    }
  return do_changes (self, changes);
}

/**
 * sudoku_game_change_puzzle:
 * @puzzle: a grid of the same side without answers
 *
 * Makes the givens and entries those of @puzzle. A new number has the origin it has there; but in a
 * game without givens it is an entry, as a puzzle that is still being typed stays one. Answers in
 * all other cells and marks stay.
 *
 * Returns: whether anything changed
 */
gboolean
sudoku_game_change_puzzle (SudokuGame *self,
                           const SudokuGrid *puzzle)
{
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (SudokuMoveChange));
  const SudokuGrid *grid;
  gboolean typed;

  g_return_val_if_fail (SUDOKU_IS_GAME (self) && puzzle != NULL, FALSE);
  grid = sudoku_game_get_grid (self);
  g_return_val_if_fail (sudoku_grid_get_side (puzzle) == sudoku_grid_get_side (grid), FALSE);

  typed = sudoku_game_count (self, SUDOKU_ORIGIN_GIVEN) == 0;
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      guint value = sudoku_grid_get_fixed (puzzle, cell);

      if (value == sudoku_grid_get_fixed (grid, cell))
        continue;
      add_value (changes, grid, cell, value,
                 value != 0 && typed ? SUDOKU_ORIGIN_ENTRY : sudoku_grid_get_origin (puzzle, cell));
    }
  return do_changes (self, changes);
}
