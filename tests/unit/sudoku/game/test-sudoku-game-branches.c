/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Trying something in a game: opening, leaving, closing, keeping, concluding; undo all the way, and
 * saving. */

#include <sudoku-game-branches.h>
#include <sudoku-game-jumps.h>
#include <sudoku-game-load.h>
#include <sudoku-game-text.h>

#include <string.h>

typedef struct
{
  SudokuGame *game;
  SudokuGame *follower; /* reads the journal */
} Pair;

static void
moved_cb (Pair *pair,
          const char *line)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (sudoku_game_apply_text (pair->follower, "journal", 1, line, &error));
  g_assert_no_error (error);
}

static SudokuGame *
new_game (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  sudoku_grid_set (grid, 0, 1, SUDOKU_ORIGIN_GIVEN);
  return sudoku_game_new (grid);
}

static void
pair_init (Pair *pair)
{
  pair->game = new_game ();
  pair->follower = new_game ();
  g_signal_connect_swapped (pair->game, "moved", G_CALLBACK (moved_cb), pair);
}

static void
assert_same_text (SudokuGame *a,
                  SudokuGame *b)
{
  g_autofree char *text_a = sudoku_game_to_text (a);
  g_autofree char *text_b = sudoku_game_to_text (b);

  g_assert_cmpstr (text_a, ==, text_b);
}

/* What was saved reads the same, and the journal has led to the same. */
static void
pair_clear (Pair *pair)
{
  g_autofree char *text = sudoku_game_to_text (pair->game);
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGame) again =
    sudoku_game_new_from_text ("again", text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  assert_same_text (pair->game, again);
  assert_same_text (pair->game, pair->follower);
  while (sudoku_game_undo (again))
    g_assert_true (sudoku_game_undo (pair->game));
  assert_same_text (pair->game, again);
  while (sudoku_game_redo (again))
    g_assert_true (sudoku_game_redo (pair->game));
  assert_same_text (pair->game, again);
  g_clear_object (&pair->game);
  g_clear_object (&pair->follower);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Pair, pair_clear)

static guint
value_at (SudokuGame *game,
          guint cell)
{
  return sudoku_grid_get_value (sudoku_game_get_grid (game), cell);
}

static SudokuSet
set_of (guint a,
        guint b)
{
  return sudoku_set_or (sudoku_set_single (a), sudoku_set_single (b));
}

static guint
current (SudokuGame *game)
{
  return sudoku_branches_get_current (sudoku_game_get_branches (game));
}

static guint
count (SudokuGame *game)
{
  return sudoku_branches_get_n (sudoku_game_get_branches (game));
}

/* Each branch keeps what was entered there. */
static void
test_leave (void)
{
  g_auto (Pair) pair = { 0 };
  SudokuGame *game;

  pair_init (&pair);
  game = pair.game;
  g_assert_true (sudoku_game_enter (game, 35, 6));
  g_assert_true (sudoku_game_open_branches (game, 1, set_of (2, 3)));
  g_assert_cmpuint (current (game), ==, 1);
  g_assert_cmpuint (count (game), ==, 2);
  g_assert_cmpuint (value_at (game, 1), ==, 2);
  g_assert_true (sudoku_game_enter (game, 2, 4));
  g_assert_true (sudoku_game_go_to_branch (game, 2));
  g_assert_cmpuint (value_at (game, 1), ==, 3);
  g_assert_cmpuint (value_at (game, 2), ==, 0);
  g_assert_cmpuint (value_at (game, 35), ==, 6);
  g_assert_true (sudoku_game_enter (game, 2, 5));
  g_assert_true (sudoku_game_go_to_branch (game, SUDOKU_BRANCH_TRUNK));
  g_assert_cmpuint (value_at (game, 1), ==, 0);
  g_assert_true (sudoku_game_enter (game, 34, 5));
  g_assert_true (sudoku_game_go_to_branch (game, 1));
  g_assert_cmpuint (value_at (game, 1), ==, 2);
  g_assert_cmpuint (value_at (game, 2), ==, 4);
  g_assert_cmpuint (value_at (game, 34), ==, 0);
  g_assert_true (sudoku_game_go_to_branch (game, 2));
  g_assert_cmpuint (value_at (game, 2), ==, 5);
  g_assert_true (sudoku_game_go_to_branch (game, SUDOKU_BRANCH_TRUNK));
  g_assert_cmpuint (value_at (game, 34), ==, 5);
  g_assert_false (sudoku_game_go_to_branch (game, SUDOKU_BRANCH_TRUNK));
  g_assert_false (sudoku_game_go_to_branch (game, 3));
}

/* Each is one step of undo. */
static void
test_undo (void)
{
  g_auto (Pair) pair = { 0 };
  char *texts[8] = { NULL };
  guint n = 0;
  SudokuGame *game;

  pair_init (&pair);
  game = pair.game;
  sudoku_game_enter (game, 35, 6);
  for (gboolean more = TRUE; more; n++)
    {
      g_autoptr (SudokuState) state = sudoku_game_copy_state (game);
      g_autoptr (SudokuGame) alone = sudoku_game_new_with_history (
        g_steal_pointer (&state), sudoku_history_new (), sudoku_bookmarks_new ());

      texts[n] = sudoku_game_to_text (alone);
      if (n == 0)
        more = sudoku_game_open_branches (game, 1, set_of (2, 3));
      else if (n == 1)
        more = sudoku_game_open_branches (game, 7, set_of (4, 5));
      else if (n == 2)
        more = sudoku_game_name_branch (game, 3, "deeper");
      else if (n == 3)
        more = sudoku_game_go_to_branch (game, 2);
      else if (n == 4)
        more = sudoku_game_close_branch (game, 1);
      else if (n == 5)
        more = sudoku_game_keep_branch (game, 2);
      else
        more = FALSE;
      if (n < 6)
        g_assert_true (more);
    }
  g_assert_cmpuint (count (game), ==, 0);
  g_assert_cmpuint (value_at (game, 1), ==, 3);
  for (n -= 1; n > 0; n--)
    {
      g_autoptr (SudokuGame) alone = NULL;
      g_autofree char *text = NULL;

      g_assert_true (sudoku_game_undo (game));
      alone = sudoku_game_new_with_history (sudoku_game_copy_state (game), sudoku_history_new (),
                                            sudoku_bookmarks_new ());
      text = sudoku_game_to_text (alone);
      g_assert_cmpstr (text, ==, texts[n - 1]);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    g_free (texts[i]);
}

/* What was undone is still there after a branch was opened. */
static void
test_undone_is_kept (void)
{
  g_auto (Pair) pair = { 0 };
  SudokuGame *game;

  pair_init (&pair);
  game = pair.game;
  sudoku_game_enter (game, 2, 2);
  sudoku_game_enter (game, 3, 3);
  sudoku_game_enter (game, 4, 4);
  g_assert_true (sudoku_game_undo (game));
  g_assert_true (sudoku_game_undo (game));
  g_assert_true (sudoku_game_open_branches (game, 1, set_of (5, 6)));
  g_assert_cmpuint (value_at (game, 3), ==, 0);
  g_assert_true (sudoku_game_undo (game));
  g_assert_cmpuint (value_at (game, 1), ==, 0);
  g_assert_cmpuint (value_at (game, 3), ==, 0);
  g_assert_cmpuint (count (game), ==, 0);
  g_assert_true (sudoku_game_undo (game));
  g_assert_cmpuint (value_at (game, 3), ==, 3);
  g_assert_cmpuint (value_at (game, 4), ==, 4);
  g_assert_true (sudoku_game_undo (game));
  g_assert_cmpuint (value_at (game, 4), ==, 0);
  g_assert_cmpuint (value_at (game, 3), ==, 3);
  while (sudoku_game_redo (game))
    continue;
  g_assert_cmpuint (value_at (game, 1), ==, 5);
  g_assert_cmpuint (count (game), ==, 2);
}

/* A player who is in what is closed comes back to what it was opened from. */
static void
test_close (void)
{
  g_auto (Pair) pair = { 0 };
  SudokuGame *game;

  pair_init (&pair);
  game = pair.game;
  sudoku_game_open_branches (game, 1, set_of (2, 3));
  sudoku_game_enter (game, 2, 4);
  sudoku_game_open_branches (game, 7, sudoku_set_single (6));
  g_assert_cmpuint (current (game), ==, 3);
  g_assert_true (sudoku_game_close_branch (game, 2));
  g_assert_cmpuint (current (game), ==, 3);
  g_assert_cmpuint (value_at (game, 7), ==, 6);
  g_assert_true (sudoku_game_close_branch (game, 1));
  g_assert_cmpuint (current (game), ==, SUDOKU_BRANCH_TRUNK);
  g_assert_cmpuint (count (game), ==, 0);
  g_assert_cmpuint (value_at (game, 1), ==, 0);
  g_assert_cmpuint (value_at (game, 2), ==, 0);
  g_assert_false (sudoku_game_close_branch (game, 1));
  g_assert_false (sudoku_game_close_branch (game, SUDOKU_BRANCH_TRUNK));
  g_assert_true (sudoku_game_undo (game));
  g_assert_cmpuint (current (game), ==, 3);
  g_assert_cmpuint (value_at (game, 7), ==, 6);
}

/* It becomes what it was opened from; other choices stay. */
static void
test_keep (void)
{
  g_auto (Pair) pair = { 0 };
  SudokuGame *game;

  pair_init (&pair);
  game = pair.game;
  sudoku_game_open_branches (game, 1, set_of (2, 3));
  sudoku_game_enter (game, 2, 4);
  sudoku_game_go_to_branch (game, SUDOKU_BRANCH_TRUNK);
  sudoku_game_open_branches (game, 20, set_of (1, 2));
  g_assert_true (sudoku_game_keep_branch (game, 1));
  g_assert_cmpuint (current (game), ==, SUDOKU_BRANCH_TRUNK);
  g_assert_cmpuint (count (game), ==, 2);
  g_assert_cmpuint (value_at (game, 1), ==, 2);
  g_assert_cmpuint (value_at (game, 2), ==, 4);
  g_assert_cmpuint (value_at (game, 20), ==, 0);
  g_assert_true (sudoku_game_go_to_branch (game, 3));
  g_assert_cmpuint (value_at (game, 20), ==, 1);
}

static void
test_conclude (void)
{
  g_auto (Pair) pair = { 0 };
  const SudokuGameConclusion conclusions[] = { { 1, 2, FALSE }, { 30, 4, TRUE }, { 0, 5, TRUE } };
  SudokuGame *game;

  pair_init (&pair);
  game = pair.game;
  sudoku_game_open_branches (game, 1, set_of (2, 3));
  g_assert_true (sudoku_game_conclude_branches (game, SUDOKU_BRANCH_TRUNK, 1, conclusions,
                                                G_N_ELEMENTS (conclusions)));
  g_assert_cmpuint (current (game), ==, SUDOKU_BRANCH_TRUNK);
  g_assert_cmpuint (count (game), ==, 1);
  g_assert_cmpuint (value_at (game, 1), ==, 0);
  g_assert_cmpuint (value_at (game, 0), ==, 1);
  g_assert_cmpuint (value_at (game, 30), ==, 4);
  g_assert_cmpint (sudoku_grid_get_origin (sudoku_game_get_grid (game), 30), ==,
                   SUDOKU_ORIGIN_ANSWER);
  g_assert_false (sudoku_set_has (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, 1), 2));
  g_assert_true (sudoku_set_has (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, 1), 3));
  g_assert_true (sudoku_game_was_helped (game));
  g_assert_true (sudoku_game_undo (game));
  g_assert_cmpuint (current (game), ==, 1);
  sudoku_game_mark_helped (pair.follower);
}

/* Marks go with the value that is tried, wherever it is tried. */
static void
test_tidy (void)
{
  g_autoptr (SudokuGame) game = new_game ();
  const guint cells[] = { 2, 20 };

  g_object_set (game, "tidy-marks", TRUE, NULL);
  sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, cells, 2, 3);
  sudoku_game_open_branches (game, 1, set_of (2, 3));
  g_assert_true (sudoku_set_has (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, 2), 3));
  sudoku_game_go_to_branch (game, 2);
  g_assert_false (sudoku_set_has (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, 2), 3));
  g_assert_true (sudoku_set_has (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, 20), 3));
}

/* Going to a bookmark or back leads into the branch where that was, and the branches stay. */
static void
test_jumps (void)
{
  g_auto (Pair) pair = { 0 };
  SudokuGame *game;
  guint position;

  pair_init (&pair);
  game = pair.game;
  sudoku_game_enter (game, 35, 6);
  position = sudoku_game_get_position (game);
  sudoku_game_open_branches (game, 1, set_of (2, 3));
  sudoku_game_enter (game, 2, 4);
  g_assert_true (sudoku_game_add_bookmark (game, "in the first"));
  sudoku_game_enter (game, 3, 5);
  sudoku_game_go_to_branch (game, 2);
  g_assert_false (sudoku_game_is_at_bookmark (game, 0));
  g_assert_true (sudoku_game_go_to_bookmark (game, 0));
  g_assert_true (sudoku_game_is_at_bookmark (game, 0));
  g_assert_cmpuint (current (game), ==, 1);
  g_assert_cmpuint (value_at (game, 2), ==, 4);
  g_assert_cmpuint (value_at (game, 3), ==, 0);
  g_assert_true (sudoku_game_go_to (game, position));
  g_assert_cmpuint (current (game), ==, SUDOKU_BRANCH_TRUNK);
  g_assert_cmpuint (count (game), ==, 2);
  g_assert_true (sudoku_game_close_branch (game, 1));
  g_assert_true (sudoku_game_go_to_bookmark (game, 0));
  g_assert_cmpuint (current (game), ==, SUDOKU_BRANCH_TRUNK);
}

static void
test_restart (void)
{
  g_auto (Pair) pair = { 0 };

  pair_init (&pair);
  sudoku_game_open_branches (pair.game, 1, set_of (2, 3));
  g_assert_true (sudoku_game_restart (pair.game));
  g_assert_cmpuint (count (pair.game), ==, 0);
  g_assert_cmpuint (current (pair.game), ==, SUDOKU_BRANCH_TRUNK);
  g_assert_true (sudoku_game_undo (pair.game));
  g_assert_cmpuint (count (pair.game), ==, 2);
}

static void
count_cb (guint *n)
{
  ++*n;
}

/* Who is told of what. */
static void
test_signals (void)
{
  g_autoptr (SudokuGame) game = new_game ();
  guint n_branches = 0, n_branch = 0, n_cells = 0, n_tree = 0;

  g_signal_connect_swapped (game, "notify::n-branches", G_CALLBACK (count_cb), &n_branches);
  g_signal_connect_swapped (game, "notify::branch", G_CALLBACK (count_cb), &n_branch);
  g_signal_connect_swapped (game, "cells-changed", G_CALLBACK (count_cb), &n_cells);
  g_signal_connect_swapped (game, "branches-changed", G_CALLBACK (count_cb), &n_tree);
  sudoku_game_enter (game, 5, 5);
  g_assert_cmpuint (n_tree, ==, 0);
  sudoku_game_open_branches (game, 1, set_of (2, 3));
  g_assert_cmpuint (n_branches, ==, 1);
  g_assert_cmpuint (n_branch, ==, 1);
  g_assert_cmpuint (n_tree, ==, 1);
  g_assert_cmpuint (n_cells, ==, 2);
  g_assert_true (sudoku_game_name_branch (game, 2, "name"));
  g_assert_false (sudoku_game_name_branch (game, 2, " name "));
  g_assert_cmpuint (n_tree, ==, 2);
  g_assert_cmpuint (n_cells, ==, 2);
  sudoku_game_undo (game);
  g_assert_cmpuint (n_tree, ==, 3);
  g_assert_cmpuint (n_branches, ==, 1);
}

/* Where it does not go on: a filled cell, nothing to try, no room. */
static void
test_refused (void)
{
  g_autoptr (SudokuGame) game = new_game ();

  g_assert_false (sudoku_game_open_branches (game, 0, set_of (2, 3)));
  g_assert_false (sudoku_game_open_branches (game, 1, (SudokuSet){ 0 }));
  for (guint i = 0; i < SUDOKU_BRANCH_DEPTH_MAX; i++)
    g_assert_true (sudoku_game_open_branches (game, 1 + i, set_of (2, 3)));
  g_assert_false (sudoku_game_open_branches (game, 35, set_of (2, 3)));
  sudoku_game_go_to_branch (game, SUDOKU_BRANCH_TRUNK);
  while (count (game) < SUDOKU_BRANCHES_MAX)
    {
      g_assert_true (sudoku_game_open_branches (game, 35, set_of (2, 3)));
      sudoku_game_go_to_branch (game, SUDOKU_BRANCH_TRUNK);
    }
  g_assert_false (sudoku_game_open_branches (game, 35, set_of (2, 3)));
  g_assert_cmpuint (count (game), ==, SUDOKU_BRANCHES_MAX);
}

/* A file may say that a branch was left after more moves than there are. */
static void
test_wrong_positions (void)
{
  static const char text[] = "satdoku 3\nbox 2x2\npuzzle\n1 . . .\n. . . .\n. . . .\n. . . .\n"
                             "branch 0 77\nbranch 3 0:r1c1(2):99:98:odd\nbranch 4 3:r1c2(2):99:.:\n"
                             "in 4\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGame) game =
    sudoku_game_new_from_text ("text", text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (current (game), ==, 4);
  g_assert_true (sudoku_game_go_to_branch (game, 3));
  g_assert_true (sudoku_game_go_to_branch (game, 4));
  g_assert_true (sudoku_game_keep_branch (game, 4));
  g_assert_true (sudoku_game_close_branch (game, 3));
  while (sudoku_game_undo (game))
    continue;
  g_assert_cmpuint (current (game), ==, 4);
}

/* Without branches nothing is new in the text. */
static void
test_version (void)
{
  g_autoptr (SudokuGame) game = new_game ();
  g_autofree char *plain = NULL;
  g_autofree char *with = NULL;

  sudoku_game_enter (game, 5, 5);
  plain = sudoku_game_to_text (game);
  g_assert_true (g_str_has_prefix (plain, "satdoku 1\n"));
  sudoku_game_open_branches (game, 1, set_of (2, 3));
  sudoku_game_undo (game);
  with = sudoku_game_to_text (game);
  g_assert_true (g_str_has_prefix (with, "satdoku 3\n"));
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game-branches/leave", test_leave);
  g_test_add_func ("/game-branches/undo", test_undo);
  g_test_add_func ("/game-branches/undone-is-kept", test_undone_is_kept);
  g_test_add_func ("/game-branches/close", test_close);
  g_test_add_func ("/game-branches/keep", test_keep);
  g_test_add_func ("/game-branches/conclude", test_conclude);
  g_test_add_func ("/game-branches/tidy", test_tidy);
  g_test_add_func ("/game-branches/jumps", test_jumps);
  g_test_add_func ("/game-branches/restart", test_restart);
  g_test_add_func ("/game-branches/signals", test_signals);
  g_test_add_func ("/game-branches/refused", test_refused);
  g_test_add_func ("/game-branches/wrong-positions", test_wrong_positions);
  g_test_add_func ("/game-branches/version", test_version);
  return g_test_run ();
}
