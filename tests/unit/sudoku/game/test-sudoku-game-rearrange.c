/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game arranged in another way: everything goes along, one undo takes it back, and nothing
 * happens where a rule would not hold any more. */

#include <string.h>
#include <sudoku-game-load.h>
#include <sudoku-game-moves.h>
#include <sudoku-game-text.h>

/* A 6×6 with a given, an entry, marks, colours and a link. */
static SudokuGame *
new_game (gboolean diagonals)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, diagonals, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  SudokuGame *game = NULL;
  guint marked = 7, linked = 20, coloured = 8;

  sudoku_grid_set (grid, 0, 1, SUDOKU_ORIGIN_GIVEN);
  game = sudoku_game_new (grid);
  sudoku_game_enter (game, 1, 2);
  sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, &marked, 1, 3);
  sudoku_game_toggle_mark (game, SUDOKU_MARK_CENTRE, &marked, 1, 4);
  sudoku_game_set_colour (game, &coloured, 1, 5);
  sudoku_game_colour_candidate (game, &marked, 1, 3, 2);
  sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, &linked, 1, 6);
  sudoku_game_link (game, (SudokuSpot){ 7, 3 }, (SudokuSpot){ 20, 6 }, SUDOKU_TIE_STRONG);
  return game;
}

static char *
write_board (SudokuGame *game)
{
  g_autoptr (SudokuGame) now =
    sudoku_game_new_with_history (sudoku_game_copy_state (game), sudoku_history_new (),
                                  sudoku_bookmarks_new ());

  return sudoku_game_to_text (now);
}

/* A turn to the right: row r, column c goes to row c, column 5 - r. */
static void
test_everything (void)
{
  g_autoptr (SudokuGame) game = new_game (FALSE);
  g_autoptr (SudokuArrangement) arrangement = sudoku_arrangement_new (6);
  g_autofree char *before = write_board (game);
  g_autofree char *after = NULL;
  g_autofree char *arranged = NULL;
  const SudokuGrid *grid = NULL;
  const SudokuColouring *colouring = NULL;
  const SudokuRuleKind *broken = NULL;
  guint position = sudoku_game_get_position (game);

  sudoku_arrangement_turn (arrangement, SUDOKU_TURN_RIGHT);
  sudoku_arrangement_exchange_values (arrangement, 3, 6);
  g_assert_true (sudoku_game_rearrange (game, arrangement, &broken));
  g_assert_null (broken);
  g_assert_cmpuint (sudoku_game_get_position (game), ==, position + 1);
  grid = sudoku_game_get_grid (game);
  g_assert_cmpuint (sudoku_geometry_get_box_rows (sudoku_grid_get_geometry (grid)), ==, 3);
  g_assert_cmpuint (sudoku_grid_get_value (grid, 5), ==, 1);
  g_assert_cmpint (sudoku_grid_get_origin (grid, 5), ==, SUDOKU_ORIGIN_GIVEN);
  g_assert_cmpuint (sudoku_grid_get_value (grid, 11), ==, 2);
  g_assert_cmpint (sudoku_grid_get_origin (grid, 11), ==, SUDOKU_ORIGIN_ENTRY);
  g_assert_cmpuint (sudoku_grid_get_value (grid, 0), ==, 0);
  /* Row 1, column 1 of six goes to row 1, column 4. */
  g_assert_true (sudoku_set_has (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, 10), 6));
  g_assert_true (sudoku_set_has (sudoku_game_get_marks (game, SUDOKU_MARK_CENTRE, 10), 4));
  g_assert_true (
    sudoku_set_is_empty (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, 7)));
  g_assert_cmpuint (sudoku_game_get_colour (game, 16), ==, 5);
  colouring = sudoku_state_get_colouring (sudoku_game_get_state (game));
  g_assert_cmpuint (sudoku_colouring_get_colour (colouring, (SudokuSpot){ 10, 6 }), ==, 2);
  /* Row 3, column 2 goes to row 2, column 2. */
  g_assert_cmpint (
    sudoku_colouring_get_tie (colouring, (SudokuSpot){ 10, 6 }, (SudokuSpot){ 14, 3 }), ==,
    SUDOKU_TIE_STRONG);
  arranged = write_board (game);
  g_assert_true (sudoku_game_undo (game));
  after = write_board (game);
  g_assert_cmpstr (before, ==, after);
  g_assert_true (sudoku_game_redo (game));
  g_free (after);
  after = write_board (game);
  g_assert_cmpstr (arranged, ==, after);
}

static void
test_refused (void)
{
  g_autoptr (SudokuGame) game = new_game (TRUE);
  g_autoptr (SudokuArrangement) arrangement = sudoku_arrangement_new (6);
  g_autofree char *before = sudoku_game_to_text (game);
  g_autofree char *after = NULL;
  const SudokuRuleKind *broken = NULL;

  sudoku_arrangement_exchange_lines (arrangement, SUDOKU_LINES_ROWS, 0, 1, 1);
  g_assert_false (sudoku_game_rearrange (game, arrangement, &broken));
  g_assert_cmpstr (broken->id, ==, "x");
  after = sudoku_game_to_text (game);
  g_assert_cmpstr (before, ==, after);
}

/* A board on which nothing changes has no move. */
static void
test_nothing (void)
{
  g_autoptr (SudokuGame) game = new_game (FALSE);
  g_autoptr (SudokuArrangement) arrangement = sudoku_arrangement_new (6);
  guint position = sudoku_game_get_position (game);

  g_assert_false (sudoku_game_rearrange (game, arrangement, NULL));
  g_assert_cmpuint (sudoku_game_get_position (game), ==, position);
}

/* A saved game has the move. */
static void
test_saved (void)
{
  g_autoptr (SudokuGame) game = new_game (FALSE);
  g_autoptr (SudokuArrangement) arrangement = sudoku_arrangement_new (6);
  g_autoptr (SudokuGame) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = sudoku_game_to_text (game);
  g_autofree char *text = NULL;

  sudoku_arrangement_turn (arrangement, SUDOKU_TURN_LEFT);
  g_assert_true (sudoku_game_rearrange (game, arrangement, NULL));
  text = sudoku_game_to_text (game);
  again = sudoku_game_new_from_text ("again", text, strlen (text), NULL, &error);
  g_assert_no_error (error);
  g_assert_true (sudoku_game_undo (again));
  g_assert_true (sudoku_geometry_equal (sudoku_game_get_geometry (again),
                                        sudoku_grid_get_geometry (sudoku_game_get_grid (again))));
  g_assert_cmpuint (sudoku_geometry_get_box_rows (sudoku_game_get_geometry (again)), ==, 2);
  g_assert_cmpuint (sudoku_grid_get_value (sudoku_game_get_grid (again), 0), ==, 1);
  g_assert_nonnull (strstr (before, "link"));
  g_assert_true (sudoku_game_redo (again));
  g_free (g_steal_pointer (&before));
  before = sudoku_game_to_text (again);
  g_assert_cmpstr (before, ==, text);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rearrange/everything", test_everything);
  g_test_add_func ("/rearrange/refused", test_refused);
  g_test_add_func ("/rearrange/nothing", test_nothing);
  g_test_add_func ("/rearrange/saved", test_saved);
  return g_test_run ();
}
