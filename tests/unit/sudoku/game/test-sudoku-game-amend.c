/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What mends a position: it is one move, and givens stay. */

#include <sudoku-game-amend.h>

#include "test-grid.h"

static SudokuGame *
make_game (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, "12..............", FALSE);
  SudokuGame *game = sudoku_game_new (grid);

  g_assert_true (sudoku_game_enter (game, 4, 1));
  g_assert_true (sudoku_game_enter (game, 5, 2));
  g_assert_true (sudoku_game_fill_answer (game, 6, 3));
  return game;
}

static guint
value_at (SudokuGame *game,
          guint cell)
{
  return sudoku_grid_get_value (sudoku_game_get_grid (game), cell);
}

static gboolean
is_marked (SudokuGame *game,
           guint cell,
           guint value)
{
  return sudoku_set_has (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, cell), value);
}

/* Entries and marks at once; not a given, not an answer, not a mark that is there. */
static void
test_take_back (void)
{
  static const guint cell = 10;
  const SudokuGameConclusion said[] = {
    { 0, 1, TRUE },
    { 4, 1, TRUE },
    { 5, 2, TRUE },
    { 6, 3, TRUE },
    { 10, 4, FALSE },
    { 10, 2, FALSE },
  };
  g_autoptr (SudokuGame) game = make_game ();
  guint position;

  g_assert_true (sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, &cell, 1, 2));
  position = sudoku_game_get_position (game);
  g_assert_true (sudoku_game_take_back (game, said, G_N_ELEMENTS (said)));
  g_assert_cmpuint (sudoku_game_get_position (game), ==, position + 1);
  g_assert_cmpuint (value_at (game, 0), ==, 1);
  g_assert_cmpuint (value_at (game, 4), ==, 0);
  g_assert_cmpuint (value_at (game, 5), ==, 0);
  g_assert_cmpuint (value_at (game, 6), ==, 3);
  g_assert_true (is_marked (game, 10, 2) && is_marked (game, 10, 4));
  g_assert_true (sudoku_game_undo (game));
  g_assert_cmpuint (value_at (game, 4), ==, 1);
  g_assert_cmpuint (value_at (game, 5), ==, 2);
  g_assert_false (is_marked (game, 10, 4));
}

/* Where all candidates are marked, those that the entry had excluded are there again; a candidate
 * that the player has removed stays so. */
static void
test_freed_marks (void)
{
  const SudokuGameConclusion said = { 4, 3, TRUE };
  static const guint peer = 8, removed = 12;
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, "12..............", FALSE);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);
  guint cells[16];

  for (guint i = 0; i < 16; i++)
    cells[i] = i;
  g_object_set (game, "tidy-marks", TRUE, NULL);
  g_assert_true (sudoku_game_fill_marks (game, SUDOKU_MARK_CORNER, cells, 16));
  g_assert_true (sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, &removed, 1, 2));
  g_assert_true (is_marked (game, peer, 3) && is_marked (game, 4, 3));
  g_assert_true (sudoku_game_enter (game, 4, 3));
  g_assert_false (is_marked (game, peer, 3));
  g_assert_true (sudoku_game_take_back (game, &said, 1));
  g_assert_cmpuint (value_at (game, 4), ==, 0);
  g_assert_true (is_marked (game, peer, 3) && is_marked (game, peer, 2));
  g_assert_true (is_marked (game, 4, 3) && is_marked (game, 4, 4));
  g_assert_false (is_marked (game, 4, 1));
  g_assert_false (is_marked (game, removed, 2));
  g_assert_true (sudoku_game_undo (game));
  g_assert_cmpuint (value_at (game, 4), ==, 3);
  g_assert_false (is_marked (game, peer, 3));
}

/* Nothing to do is no move. */
static void
test_nothing (void)
{
  const SudokuGameConclusion said[] = { { 0, 1, TRUE }, { 15, 1, TRUE } };
  g_autoptr (SudokuGame) game = make_game ();
  guint position = sudoku_game_get_position (game);

  g_assert_false (sudoku_game_take_back (game, said, G_N_ELEMENTS (said)));
  g_assert_cmpuint (sudoku_game_get_position (game), ==, position);
}

/* What is not in the grid goes, but for givens; all of it is one move. */
static void
test_fill_partial (void)
{
  g_autoptr (SudokuGame) game = make_game ();
  g_autoptr (SudokuGrid) partial = sudoku_grid_copy (sudoku_game_get_grid (game));
  guint position = sudoku_game_get_position (game);

  sudoku_grid_set (partial, 0, 0, SUDOKU_ORIGIN_NONE);
  sudoku_grid_set (partial, 4, 0, SUDOKU_ORIGIN_NONE);
  sudoku_grid_set (partial, 6, 4, SUDOKU_ORIGIN_ANSWER);
  sudoku_grid_set (partial, 8, 2, SUDOKU_ORIGIN_ANSWER);
  g_assert_true (sudoku_game_fill_partial (game, partial));
  g_assert_cmpuint (sudoku_game_get_position (game), ==, position + 1);
  g_assert_cmpuint (value_at (game, 0), ==, 1);
  g_assert_cmpuint (value_at (game, 4), ==, 0);
  g_assert_cmpuint (value_at (game, 5), ==, 2);
  g_assert_cmpuint (value_at (game, 6), ==, 4);
  g_assert_cmpuint (value_at (game, 8), ==, 2);
  g_assert_false (sudoku_game_fill_partial (game, partial));
  g_assert_true (sudoku_game_undo (game));
  g_assert_cmpuint (value_at (game, 4), ==, 1);
  g_assert_cmpuint (value_at (game, 6), ==, 3);
  g_assert_cmpuint (value_at (game, 8), ==, 0);
}

/* Another puzzle: one move, with the origins that it had; answers stay. */
static void
test_change_puzzle (void)
{
  g_autoptr (SudokuGame) game = make_game ();
  g_autoptr (SudokuGrid) puzzle = sudoku_grid_copy (sudoku_game_get_grid (game));
  guint position = sudoku_game_get_position (game);

  sudoku_grid_set (puzzle, 0, 0, SUDOKU_ORIGIN_NONE);
  sudoku_grid_set (puzzle, 4, 3, SUDOKU_ORIGIN_GIVEN);
  sudoku_grid_set (puzzle, 15, 4, SUDOKU_ORIGIN_GIVEN);
  g_assert_true (sudoku_game_change_puzzle (game, puzzle));
  g_assert_cmpuint (sudoku_game_get_position (game), ==, position + 1);
  g_assert_cmpuint (value_at (game, 0), ==, 0);
  g_assert_cmpuint (value_at (game, 1), ==, 2);
  g_assert_cmpuint (value_at (game, 4), ==, 3);
  g_assert_cmpuint (value_at (game, 6), ==, 3);
  g_assert_cmpuint (value_at (game, 15), ==, 4);
  g_assert_cmpint (sudoku_grid_get_origin (sudoku_game_get_grid (game), 15), ==,
                   SUDOKU_ORIGIN_GIVEN);
  g_assert_cmpint (sudoku_grid_get_origin (sudoku_game_get_grid (game), 5), ==,
                   SUDOKU_ORIGIN_ENTRY);
  g_assert_false (sudoku_game_change_puzzle (game, puzzle));
  g_assert_true (sudoku_game_undo (game));
  g_assert_cmpuint (value_at (game, 0), ==, 1);
  g_assert_cmpuint (value_at (game, 15), ==, 0);
}

/* A puzzle that is still being typed stays one. */
static void
test_change_typed (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) puzzle = test_grid_from_line (geometry, "12..............", FALSE);
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (empty);

  g_assert_true (sudoku_game_change_puzzle (game, puzzle));
  g_assert_cmpuint (sudoku_game_count (game, SUDOKU_ORIGIN_ENTRY), ==, 2);
  g_assert_cmpuint (sudoku_game_count (game, SUDOKU_ORIGIN_GIVEN), ==, 0);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game-amend/take-back", test_take_back);
  g_test_add_func ("/game-amend/freed-marks", test_freed_marks);
  g_test_add_func ("/game-amend/nothing", test_nothing);
  g_test_add_func ("/game-amend/fill-partial", test_fill_partial);
  g_test_add_func ("/game-amend/change-puzzle", test_change_puzzle);
  g_test_add_func ("/game-amend/change-typed", test_change_typed);
  return g_test_run ();
}
