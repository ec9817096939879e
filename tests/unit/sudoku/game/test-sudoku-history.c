/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves in their order, without a game around them. */

#include <sudoku-history.h>

static SudokuState *
new_state (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  return sudoku_state_new (grid);
}

/* Enters a value into an empty cell. */
static SudokuMove *
new_move (guint cell,
          guint value,
          SudokuOrigin origin)
{
  SudokuMoveChange change = { (guint16)cell, SUDOKU_CHANGE_VALUE, 0,
                              sudoku_change_value (value, origin) };

  return sudoku_move_new (&change, 1);
}

static void
do_entry (SudokuHistory *history,
          SudokuState *state,
          guint cell,
          guint value)
{
  SudokuMove *move = new_move (cell, value, SUDOKU_ORIGIN_ENTRY);

  g_assert_true (sudoku_move_apply (move, state));
  sudoku_history_add (history, move);
}

static void
test_steps (void)
{
  g_autoptr (SudokuHistory) history = sudoku_history_new ();
  g_autoptr (SudokuState) state = new_state ();
  const SudokuMove *move;

  g_assert_null (sudoku_history_step_back (history));
  g_assert_null (sudoku_history_step_forward (history));
  for (guint value = 1; value <= 3; value++)
    do_entry (history, state, value, value);
  move = sudoku_history_step_back (history);
  g_assert_true (move == sudoku_history_get_move (history, 2));
  g_assert_true (sudoku_move_revert (move, state));
  g_assert_cmpuint (sudoku_history_get_position (history), ==, 2);
  g_assert_cmpuint (sudoku_history_get_n_moves (history), ==, 3);
  g_assert_true (sudoku_history_step_forward (history) == move);
  g_assert_true (sudoku_history_step_back (history) == move);

  /* A new move drops what was undone. */
  do_entry (history, state, 4, 4);
  g_assert_cmpuint (sudoku_history_get_position (history), ==, 3);
  g_assert_cmpuint (sudoku_history_get_n_moves (history), ==, 3);
  g_assert_null (sudoku_history_step_forward (history));
}

static void
test_saved (void)
{
  g_autoptr (SudokuHistory) history = sudoku_history_new ();
  g_autoptr (SudokuState) state = new_state ();

  g_assert_true (sudoku_history_is_saved (history));
  do_entry (history, state, 1, 1);
  g_assert_false (sudoku_history_is_saved (history));
  sudoku_history_set_saved (history, TRUE);
  g_assert_true (sudoku_move_revert (sudoku_history_step_back (history), state));
  g_assert_false (sudoku_history_is_saved (history));
  g_assert_true (sudoku_move_apply (sudoku_history_step_forward (history), state));
  g_assert_true (sudoku_history_is_saved (history));

  /* The saved position is one of the moves that are dropped. */
  g_assert_true (sudoku_move_revert (sudoku_history_step_back (history), state));
  do_entry (history, state, 2, 2);
  g_assert_false (sudoku_history_is_saved (history));
  sudoku_history_set_saved (history, TRUE);
  g_assert_true (sudoku_history_is_saved (history));
  sudoku_history_set_saved (history, FALSE);
  g_assert_false (sudoku_history_is_saved (history));
}

static void
test_rewind (void)
{
  g_autoptr (SudokuHistory) history = sudoku_history_new ();
  g_autoptr (SudokuState) state = new_state ();
  g_autoptr (SudokuState) earlier = NULL;

  for (guint value = 1; value <= 6; value++)
    do_entry (history, state, value, value);
  earlier = sudoku_state_copy (state);
  sudoku_history_rewind (history, earlier, 2);
  g_assert_cmpuint (sudoku_grid_get_value (sudoku_state_get_grid (earlier), 2), ==, 2);
  g_assert_cmpuint (sudoku_grid_get_value (sudoku_state_get_grid (earlier), 3), ==, 0);
  g_assert_cmpuint (sudoku_history_get_position (history), ==, 6);
}

static void
test_misfit (void)
{
  g_autoptr (SudokuHistory) history = sudoku_history_new ();
  g_autoptr (SudokuState) state = new_state ();
  guint move = 99;

  do_entry (history, state, 1, 1);
  do_entry (history, state, 2, 2);
  g_assert_true (sudoku_move_revert (sudoku_history_step_back (history), state));
  g_assert_false (sudoku_history_find_misfit (history, state, NULL, &move));
  g_assert_cmpuint (sudoku_grid_get_value (sudoku_state_get_grid (state), 1), ==, 1);

  /* The undone move finds its cell filled. */
  sudoku_state_set_value (state, 2, 5, SUDOKU_ORIGIN_ENTRY);
  g_assert_true (sudoku_history_find_misfit (history, state, NULL, &move));
  g_assert_cmpuint (move, ==, 1);
}

/* What is cancelled finds nothing, and looks at no move. */
static void
test_misfit_cancelled (void)
{
  g_autoptr (SudokuHistory) history = sudoku_history_new ();
  g_autoptr (SudokuState) state = new_state ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  guint move = 99;

  do_entry (history, state, 1, 1);
  sudoku_state_set_value (state, 1, 5, SUDOKU_ORIGIN_ENTRY);
  g_assert_true (sudoku_history_find_misfit (history, state, cancellable, &move));
  g_assert_cmpuint (move, ==, 0);
  move = 99;
  g_cancellable_cancel (cancellable);
  g_assert_false (sudoku_history_find_misfit (history, state, cancellable, &move));
  g_assert_cmpuint (move, ==, 99);
}

static void
test_answers (void)
{
  g_autoptr (SudokuHistory) history = sudoku_history_new ();
  g_autoptr (SudokuState) state = new_state ();

  do_entry (history, state, 1, 1);
  g_assert_false (sudoku_history_has_answers (history));
  sudoku_history_add (history, new_move (2, 2, SUDOKU_ORIGIN_ANSWER));
  sudoku_history_step_back (history);
  g_assert_true (sudoku_history_has_answers (history));
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/history/steps", test_steps);
  g_test_add_func ("/history/saved", test_saved);
  g_test_add_func ("/history/rewind", test_rewind);
  g_test_add_func ("/history/misfit", test_misfit);
  g_test_add_func ("/history/misfit-cancelled", test_misfit_cancelled);
  g_test_add_func ("/history/answers", test_answers);
  return g_test_run ();
}
