/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a game has taken of the player: it outlives undo, the saved game and the journal; what is
 * not known of older games is not claimed. */

#include <string.h>
#include <sudoku-game-branches.h>
#include <sudoku-game-load.h>
#include <sudoku-game-text.h>

#include "test-grid.h"
#include "test-words.h"

static const char head[] = "satdoku 1\nbox 2x2\npuzzle\n1 . . .\n. . . .\n. . . .\n. . . .\n";

/* Rows 1234, 3412, 2143, 4321. */
static SudokuGrid *
make_solution (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);

  return test_grid_from_line (geometry, "1234341221434321", FALSE);
}

static SudokuGame *
read_game (const char *text)
{
  g_autoptr (GError) error = NULL;
  SudokuGame *game = sudoku_game_new_from_text ("t", text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  return game;
}

static SudokuGame *
new_game (void)
{
  return read_game (head);
}

static SudokuGame *
reread (SudokuGame *game)
{
  g_autofree char *text = sudoku_game_to_text (game);

  return read_game (text);
}

/* -1: not known */
static int
count_asked (SudokuGame *game,
             SudokuHelp help)
{
  guint times = 0;

  return sudoku_effort_get_asked (sudoku_game_get_effort (game), help, &times) ? (int)times : -1;
}

static void
assert_asked (SudokuGame *game,
              int n_hints,
              int n_checks)
{
  g_assert_cmpint (count_asked (game, SUDOKU_HELP_HINT), ==, n_hints);
  g_assert_cmpint (count_asked (game, SUDOKU_HELP_CHECK), ==, n_checks);
}

static guint
count_wrong (SudokuGame *game)
{
  g_autoptr (SudokuGrid) solution = make_solution ();

  return sudoku_effort_count_wrong (sudoku_game_get_effort (game), solution);
}

static void
apply (SudokuGame *game,
       const char *line)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (sudoku_game_apply_text (game, "j", 1, line, &error));
  g_assert_no_error (error);
}

static void
follow_cb (SudokuGame *game,
           const char *line,
           SudokuGame *follower)
{
  apply (follower, line);
}

static void
assert_same_text (SudokuGame *a,
                  SudokuGame *b)
{
  g_autofree char *text_a = sudoku_game_to_text (a);
  g_autofree char *text_b = sudoku_game_to_text (b);

  g_assert_cmpstr (text_a, ==, text_b);
}

/* No undo takes back that somebody was helped. */
static void
test_asked (void)
{
  g_autoptr (SudokuGame) game = new_game ();
  g_autoptr (SudokuGame) follower = new_game ();
  g_autoptr (SudokuGame) copy = NULL;

  g_signal_connect (game, "moved", G_CALLBACK (follow_cb), follower);
  assert_asked (game, 0, 0);
  g_assert_true (sudoku_game_enter (game, 1, 2));
  sudoku_game_ask (game, SUDOKU_HELP_HINT);
  sudoku_game_ask (game, SUDOKU_HELP_CHECK);
  sudoku_game_ask (game, SUDOKU_HELP_HINT);
  sudoku_game_mark_helped (game);
  g_assert_true (sudoku_game_undo (game));
  g_assert_true (sudoku_game_was_helped (game));
  assert_asked (game, 2, 1);
  copy = reread (game);
  g_assert_true (sudoku_game_was_helped (copy));
  assert_asked (copy, 2, 1);
  assert_asked (follower, 2, 1);
  assert_same_text (game, follower);
}

/* Other help takes nothing from the counts, and is none of them. */
static void
test_other_help (void)
{
  g_autoptr (SudokuGame) game = new_game ();
  g_autoptr (SudokuGame) follower = new_game ();

  g_signal_connect (game, "moved", G_CALLBACK (follow_cb), follower);
  sudoku_game_mark_helped (game);
  assert_asked (game, 0, 0);
  assert_asked (follower, 0, 0);
  g_assert_true (sudoku_game_was_helped (follower));
  sudoku_game_ask (game, SUDOKU_HELP_CHECK);
  assert_asked (follower, 0, 1);
}

/* Earlier versions recorded all help by the same word: what came of it is not known, also when more
 * is counted later. Without that word there was none. */
static void
test_old (void)
{
  g_autofree char *helped = g_strconcat (head, "helped\n", NULL);
  g_autofree char *answered =
    g_strconcat (head, "move r1c2=.>?2\nmove r1c2=?2>.\nposition 2\n", NULL);
  g_autoptr (SudokuGame) saved = read_game (helped);
  g_autoptr (SudokuGame) solved = read_game (answered);
  g_autoptr (SudokuGame) kept = new_game ();
  g_autoptr (SudokuGame) alone = new_game ();
  g_autoptr (SudokuGame) copy = NULL;

  assert_asked (saved, -1, -1);
  assert_asked (solved, -1, -1);
  sudoku_game_ask (saved, SUDOKU_HELP_HINT);
  assert_asked (saved, -1, -1);
  copy = reread (saved);
  assert_asked (copy, -1, -1);
  apply (kept, "helped");
  g_assert_true (sudoku_game_was_helped (kept));
  assert_asked (kept, -1, -1);
  assert_asked (alone, 0, 0);
}

/* What was put into a cell counts once, whatever became of it; what was right does not. */
static void
test_wrong (void)
{
  g_autoptr (SudokuGame) game = new_game ();
  g_autoptr (SudokuGame) follower = new_game ();
  g_autoptr (SudokuGame) copy = NULL;

  g_signal_connect (game, "moved", G_CALLBACK (follow_cb), follower);
  g_assert_true (sudoku_game_enter (game, 1, 2));
  g_assert_cmpuint (count_wrong (game), ==, 0);
  g_assert_true (sudoku_game_enter (game, 2, 4));
  g_assert_true (sudoku_game_undo (game));
  g_assert_true (sudoku_game_enter (game, 2, 4));
  g_assert_true (sudoku_game_enter (game, 2, 2));
  g_assert_true (sudoku_game_undo (game));
  g_assert_true (sudoku_game_enter (game, 2, 3));
  g_assert_cmpuint (count_wrong (game), ==, 2);
  copy = reread (game);
  g_assert_cmpuint (count_wrong (copy), ==, 2);
  g_assert_cmpuint (count_wrong (follower), ==, 2);
  assert_same_text (game, follower);
  assert_same_text (game, copy);
  /* A wrong number that still stands there needs no line of its own. */
  g_assert_true (sudoku_game_enter (copy, 3, 2));
  g_clear_object (&game);
  game = reread (copy);
  g_assert_cmpuint (count_wrong (game), ==, 3);
}

/* A number that is only supposed is no mistake, until the player keeps it. */
static void
test_supposed (void)
{
  g_autoptr (SudokuGame) game = new_game ();
  g_autoptr (SudokuGame) copy = NULL;
  SudokuSet values = sudoku_set_or (sudoku_set_single (2), sudoku_set_single (4));

  g_assert_true (sudoku_game_open_branches (game, 1, values));
  g_assert_true (sudoku_game_enter (game, 2, 4));
  g_assert_cmpuint (count_wrong (game), ==, 0);
  copy = reread (game);
  g_assert_cmpuint (count_wrong (copy), ==, 0);
  g_assert_true (sudoku_game_keep_branch (
    copy, sudoku_branches_get_current (sudoku_game_get_branches (copy))));
  g_assert_cmpuint (count_wrong (copy), ==, 1);
}

/* Whoever sets a puzzle makes no mistakes in it. */
static void
test_other_puzzle (void)
{
  g_autoptr (SudokuGame) game = new_game ();

  g_assert_true (sudoku_game_enter (game, 1, 4));
  g_assert_true (sudoku_game_enter (game, 1, 2));
  g_assert_cmpuint (count_wrong (game), ==, 1);
  g_assert_true (sudoku_game_protect (game));
  g_assert_cmpuint (count_wrong (game), ==, 0);
}

static void
test_bad (void)
{
  static const struct
  {
    const char *lines, *message;
  } cases[] = {
    { "asked 1\n", "t:8:8: how often help was asked for is expected, found the end of the line" },
    { "asked 1 1000001\n", "t:8:9: how often help was asked for is expected, found “1000001”" },
    { "asked 1 1\nasked 1 1\n", "t:9:1: there is already a line of this kind" },
    { "tried r9c9 1\n", "t:8:7: " },
    { "tried r1c2 5\n", "t:8:12: " },
  };
  g_autoptr (SudokuGame) game = new_game ();
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strconcat (head, cases[i].lines, NULL);
      g_autoptr (GError) bad = NULL;

      g_assert_null (sudoku_game_new_from_text ("t", text, strlen (text), NULL, &bad));
      test_words_assert_prefix (bad, cases[i].message);
    }
  g_assert_false (sudoku_game_apply_text (game, "j", 1, "asked me", &error));
  test_words_assert (error, "j:1:7: “hint”, “check” or “other” is expected, found “me”");
  g_assert_false (sudoku_game_was_helped (game));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/effort/asked", test_asked);
  g_test_add_func ("/sudoku/effort/other-help", test_other_help);
  g_test_add_func ("/sudoku/effort/old", test_old);
  g_test_add_func ("/sudoku/effort/wrong", test_wrong);
  g_test_add_func ("/sudoku/effort/supposed", test_supposed);
  g_test_add_func ("/sudoku/effort/other-puzzle", test_other_puzzle);
  g_test_add_func ("/sudoku/effort/bad", test_bad);
  return g_test_run ();
}
