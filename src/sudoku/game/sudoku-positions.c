/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the last position of a game that can still be solved. Works on a copy, so it may run in
 * another thread than the game.
 *
 * While numbers are only added, a position without a solution never gets one again. So the history
 * is cut into stretches in which numbers are only added: the latest stretch that begins solvable
 * contains the position, which is found in it by halving. Each other stretch costs one question. */

#include "sudoku-positions.h"

#include "sudoku-solve.h"

struct _SudokuPositions
{
  SudokuGrid *start; /* position 0 */
  GArray *changes;   /* of SudokuMoveChange, values only */
  GArray *ends;      /* guint: how many changes have been done after each move */
  GPtrArray *shapes; /* (element-type SudokuGeometry): the rules at each position */
};

/* The numbers that the solver may not change. */
static guint
fixed_number (guint16 packed)
{
  if (sudoku_change_get_origin (packed) == SUDOKU_ORIGIN_ANSWER)
    return 0;
  return sudoku_change_get_number (packed);
}

static SudokuGeometry *
get_shape (const SudokuPositions *self,
           guint position)
{
  return g_ptr_array_index (self->shapes, position);
}

static void
add_shape (SudokuPositions *self,
           SudokuGeometry *shape)
{
  g_ptr_array_add (self->shapes, sudoku_geometry_ref (shape));
}

/**
 * sudoku_positions_new: (skip)
 * @game: a game
 *
 * Copies the values of all positions from the beginning to the current one. O(cells + changes).
 *
 * Returns: (transfer full): the positions; they do not follow the game
 */
SudokuPositions *
sudoku_positions_new (SudokuGame *game)
{
  SudokuPositions *self = NULL;
  const SudokuHistory *history = NULL;
  g_autoptr (SudokuState) state = NULL;

  g_return_val_if_fail (SUDOKU_IS_GAME (game), NULL);

  self = g_new0 (SudokuPositions, 1);
  self->changes = g_array_new (FALSE, FALSE, sizeof (SudokuMoveChange));
  self->ends = g_array_new (FALSE, FALSE, sizeof (guint));
  self->shapes = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_geometry_unref);
  history = sudoku_game_get_history (game);
  state = sudoku_game_copy_state (game);
  sudoku_history_rewind (history, state, 0);
  self->start = sudoku_grid_copy (sudoku_state_get_grid (state));
  add_shape (self, sudoku_grid_get_geometry (self->start));
  for (guint i = 0; i < sudoku_history_get_position (history); i++)
    {
      const SudokuMove *move = sudoku_history_get_move (history, i);

      for (gsize k = 0; k < move->n_changes; k++)
        if (move->changes[k].kind == SUDOKU_CHANGE_VALUE)
          g_array_append_val (self->changes, move->changes[k]);
      g_array_append_val (self->ends, self->changes->len);
      sudoku_move_apply (move, state);
      add_shape (self, sudoku_grid_get_geometry (sudoku_state_get_grid (state)));
    }
  return self;
}

/**
 * sudoku_positions_free:
 *
 * Frees it.
 */
void
sudoku_positions_free (SudokuPositions *self)
{
  g_return_if_fail (self != NULL);

  sudoku_grid_free (self->start);
  g_array_unref (self->changes);
  g_array_unref (self->ends);
  g_ptr_array_unref (self->shapes);
  g_free (self);
}

/**
 * sudoku_positions_get_n_moves:
 *
 * Gets the number of the last position, the current one of the game.
 *
 * Returns: the number of moves done
 */
guint
sudoku_positions_get_n_moves (const SudokuPositions *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->ends->len;
}

/* Changes before the position. */
static guint
n_changes_at (const SudokuPositions *self,
              guint position)
{
  return position > 0 ? g_array_index (self->ends, guint, position - 1) : 0;
}

/* Does the move that leads to @position keep everything that is fixed? Other rules may be
 * weaker. */
static gboolean
only_adds (const SudokuPositions *self,
           guint position)
{
  if (get_shape (self, position - 1) != get_shape (self, position))
    return FALSE;
  for (guint i = n_changes_at (self, position - 1); i < n_changes_at (self, position); i++)
    {
      const SudokuMoveChange *change = &g_array_index (self->changes, SudokuMoveChange, i);
      guint before = fixed_number (change->before);

      if (before > 0 && before != fixed_number (change->after))
        return FALSE;
    }
  return TRUE;
}

static SudokuVerdict
ask (const SudokuPositions *self,
     guint position,
     const SudokuTask *task,
     GError **error)
{
  g_autoptr (SudokuGrid) grid = sudoku_grid_copy (self->start);
  guint n_changes = n_changes_at (self, position);

  sudoku_grid_set_geometry (grid, get_shape (self, position));
  for (guint i = 0; i < n_changes; i++)
    {
      const SudokuMoveChange *change = &g_array_index (self->changes, SudokuMoveChange, i);

      sudoku_grid_set (grid, change->cell, sudoku_change_get_number (change->after),
                       sudoku_change_get_origin (change->after));
    }
  return sudoku_solve (grid, task, NULL, NULL, error);
}

static gboolean
is_solvable (SudokuVerdict verdict)
{
  return verdict == SUDOKU_VERDICT_SOLVABLE || verdict == SUDOKU_VERDICT_UNIQUE;
}

/* @low is solvable; moves to the last position up to @high that is. */
static SudokuVerdict
halve (const SudokuPositions *self,
       const SudokuTask *task,
       guint *low,
       guint high,
       GError **error)
{
  while (*low < high)
    {
      guint middle = *low + (high - *low + 1) / 2;
      SudokuVerdict verdict = ask (self, middle, task, error);

      if (verdict == SUDOKU_VERDICT_UNKNOWN)
        return verdict;
      if (is_solvable (verdict))
        *low = middle;
      else
        high = middle - 1;
    }
  return SUDOKU_VERDICT_SOLVABLE;
}

static void
tell (const SudokuPositions *self,
      const SudokuTask *task,
      guint position)
{
  SudokuProgress progress = {
    .stage = SUDOKU_STAGE_SEARCH,
    .fraction = 1 - (double)position / MAX (self->ends->len, 1),
  };

  if (task != NULL && task->progress != NULL)
    task->progress (&progress, task->progress_data);
}

/**
 * sudoku_positions_find_solvable:
 * @task: (nullable): cancellable, and a time limit for each of the questions asked
 * @position: (out): the last solvable position, perhaps the current one
 *
 * Finds the last position with a solution. Asks the solver once for the current position, once for
 * each stretch of moves that only add numbers, and log₂ of its length for the stretch that contains
 * the position.
 *
 * Returns: SUDOKU_VERDICT_SOLVABLE; SUDOKU_VERDICT_NO_SOLUTION when no position ever could be
 *   solved; SUDOKU_VERDICT_UNKNOWN without an error when a question was not answered in time, or
 *   with `G_IO_ERROR_CANCELLED` or an error of the solver
 */
SudokuVerdict
sudoku_positions_find_solvable (const SudokuPositions *self,
                                const SudokuTask *task,
                                guint *position,
                                GError **error)
{
  SudokuTask quiet = { 0 };
  SudokuVerdict verdict;
  guint end;

  g_return_val_if_fail (self != NULL && position != NULL, SUDOKU_VERDICT_UNKNOWN);

  if (task != NULL)
    quiet = (SudokuTask){ .cancellable = task->cancellable, .time_limit = task->time_limit };
  end = self->ends->len;
  verdict = ask (self, end, &quiet, error);
  *position = end;
  while (verdict != SUDOKU_VERDICT_UNKNOWN && !is_solvable (verdict))
    {
      guint begin = end;

      while (begin > 0 && only_adds (self, begin))
        begin--;
      tell (self, task, begin);
      if (begin < self->ends->len)
        verdict = ask (self, begin, &quiet, error);
      *position = begin;
      if (is_solvable (verdict))
        return halve (self, &quiet, position, end, error);
      if (begin == 0 && verdict != SUDOKU_VERDICT_UNKNOWN)
        return SUDOKU_VERDICT_NO_SOLUTION;
      end = begin - 1;
    }
  return is_solvable (verdict) ? SUDOKU_VERDICT_SOLVABLE : verdict;
}
