/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sudoku-recorder.h>

static SudokuRecorder *
new_recorder (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  sudoku_grid_set (grid, 0, 1, SUDOKU_ORIGIN_GIVEN);
  return sudoku_recorder_new (grid);
}

/* Two moves, one that changes nothing, and one that is undone. */
static void
test_moves (void)
{
  g_autoptr (SudokuRecorder) recorder = new_recorder ();
  SudokuState *state = sudoku_recorder_get_state (recorder);
  g_autoptr (SudokuDocument) document = NULL;
  SudokuGame *game = NULL;

  sudoku_state_set_value (state, 1, 2, SUDOKU_ORIGIN_ENTRY);
  g_assert_true (sudoku_recorder_end_move (recorder));
  sudoku_state_set_mark (state, SUDOKU_MARK_CORNER, 2, 3, TRUE);
  sudoku_state_set_mark (state, SUDOKU_MARK_CORNER, 2, 4, TRUE);
  g_assert_true (sudoku_recorder_end_move (recorder));
  g_assert_true (sudoku_recorder_end_move (recorder));
  sudoku_state_set_value (state, 3, 4, SUDOKU_ORIGIN_ENTRY);
  g_assert_true (sudoku_recorder_end_move (recorder));
  document = sudoku_recorder_end (recorder, 1, 12);
  game = sudoku_document_get_game (document);
  g_assert_cmpuint (sudoku_history_get_n_moves (sudoku_game_get_history (game)), ==, 3);
  g_assert_cmpuint (sudoku_game_get_position (game), ==, 2);
  g_assert_cmpuint (sudoku_grid_get_value (sudoku_document_get_grid (document), 3), ==, 0);
  g_assert_cmpuint (sudoku_set_count (sudoku_document_get_all_marks (document, 2)), ==, 2);
  g_assert_cmpfloat (sudoku_game_get_elapsed (game), ==, 12);
  g_assert_true (sudoku_game_redo (game));
  g_assert_cmpuint (sudoku_grid_get_value (sudoku_game_get_grid (game), 3), ==, 4);
  while (sudoku_game_undo (game))
    continue;
  g_assert_cmpuint (sudoku_grid_count (sudoku_game_get_grid (game), SUDOKU_ORIGIN_ENTRY), ==, 0);
  g_assert_cmpuint (sudoku_grid_count (sudoku_game_get_grid (game), SUDOKU_ORIGIN_GIVEN), ==, 1);
}

static void
test_limit (void)
{
  g_autoptr (SudokuRecorder) recorder = new_recorder ();
  guint n_moves = 0;

  while (sudoku_recorder_end_move (recorder))
    n_moves++;
  g_assert_cmpuint (n_moves, ==, SUDOKU_RECORDER_MOVES_MAX - 1);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/recorder/moves", test_moves);
  g_test_add_func ("/sudoku/recorder/limit", test_limit);
  return g_test_run ();
}
