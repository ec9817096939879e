/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What was left out of a puzzle: whether it matters, and that a game keeps it. */

#include <sudoku-document.h>
#include <sudoku-game-branches.h>
#include <sudoku-game-load.h>
#include <sudoku-game-moves.h>
#include <sudoku-game-text.h>
#include <sudoku-omission.h>

#include <string.h>

static SudokuGame *
new_game (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  sudoku_grid_set (grid, 3, 2, SUDOKU_ORIGIN_GIVEN);
  return sudoku_game_new (grid);
}

static void
add (SudokuGame *game,
     const char *id,
     const char *fact)
{
  g_autoptr (SatIssue) issue =
    fact != NULL ? sat_issue_new (NULL, id, sat_arg_quote (fact, strlen (fact)))
                 : sat_issue_new (NULL, id);

  sudoku_game_add_omission (game, issue);
}

static SudokuGame *
reload (SudokuGame *game)
{
  g_autofree char *text = sudoku_game_to_text (game);
  g_autoptr (GError) error = NULL;
  SudokuGame *again = sudoku_game_new_from_text ("game", text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  return again;
}

static void
count_cb (GObject *object G_GNUC_UNUSED,
          GParamSpec *pspec G_GNUC_UNUSED,
          gpointer user_data)
{
  ++*(guint *)user_data;
}

static void
keep_cb (SudokuGame *game G_GNUC_UNUSED,
         const char *line,
         gpointer user_data)
{
  g_ptr_array_add (user_data, g_strdup (line));
}

/* By what a rule, a value or a candidate is, and not by the table. */
static void
test_kinds (void)
{
  static const struct
  {
    const char *id;
    gboolean matters;
  } kinds[] = {
    { "rule-not-read", TRUE },
    { "regions-not-read", TRUE },
    { "groups-not-read", TRUE },
    { "cages-not-read", TRUE },
    { "drawn-rule-not-read", TRUE },
    { "candidates-not-read", TRUE },
    { "sdk-section-not-read", TRUE },
    { "sdk-section-passed-over", FALSE },
    { "drawing-not-read", FALSE },
    { "colours-not-read", FALSE },
    { "fog-not-read", FALSE },
    { "notes-not-read", FALSE },
    { "tracked-not-read", FALSE },
    { "line-puzzles-several", FALSE },
    /* What nobody has thought of is not passed over. */
    { "of-tomorrow", TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (SatIssue) issue = sat_issue_new (NULL, kinds[i].id, sat_arg_text ("x"));
      g_autoptr (GPtrArray) issues = g_ptr_array_new ();

      g_ptr_array_add (issues, issue);
      g_assert_cmpint (sudoku_omission_matters (issue), ==, kinds[i].matters);
      g_assert_cmpint (sudoku_omissions_matter (issues), ==, kinds[i].matters);
      g_assert_cmpint (sudoku_omission_is_known (issue), ==,
                       !g_str_equal (kinds[i].id, "of-tomorrow"));
    }
  g_assert_false (sudoku_omissions_matter (NULL));
}

static void
test_game (void)
{
  g_autoptr (SudokuGame) game = new_game ();
  g_autoptr (SudokuGame) again = NULL;
  guint n_notified = 0;

  g_signal_connect (game, "notify::whole", G_CALLBACK (count_cb), &n_notified);
  add (game, "colours-not-read", NULL);
  g_assert_true (sudoku_game_is_whole (game));
  g_assert_null (sudoku_game_get_omissions (game));
  g_assert_cmpuint (n_notified, ==, 0);
  add (game, "rule-not-read", "killer cage\n100%");
  add (game, "regions-not-read", NULL);
  add (game, "rule-not-read", "");
  g_assert_false (sudoku_game_is_whole (game));
  g_assert_cmpuint (n_notified, ==, 1);
  again = reload (game);
  g_assert_false (sudoku_game_is_whole (again));
  g_assert_cmpuint (sudoku_game_get_omissions (again)->len, ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *before = sat_issue_describe (sudoku_game_get_omissions (game)->pdata[i]);
      g_autofree char *after = sat_issue_describe (sudoku_game_get_omissions (again)->pdata[i]);

      g_assert_cmpstr (after, ==, before);
    }
}

/* Moves, their undo and starting again leave alone what was left out. */
static void
test_moves (void)
{
  g_autoptr (SudokuGame) game = new_game ();

  add (game, "cages-not-read", NULL);
  g_assert_true (sudoku_game_enter (game, 0, 1));
  g_assert_true (sudoku_game_undo (game));
  g_assert_false (sudoku_game_is_whole (game));
  g_assert_true (sudoku_game_redo (game));
  g_assert_true (sudoku_game_restart (game));
  g_assert_false (sudoku_game_is_whole (game));
}

/* What was left out belongs to the puzzle, and so to each of the branches of the game. */
static void
test_branches (void)
{
  g_autoptr (SudokuGame) game = new_game ();
  g_autoptr (SudokuGame) again = NULL;

  add (game, "rule-not-read", "killer");
  g_assert_true (sudoku_game_open_branches (
    game, 0, sudoku_set_or (sudoku_set_single (1), sudoku_set_single (3))));
  for (guint branch = 1; branch <= 2; branch++)
    {
      if (branch > 1)
        g_assert_true (sudoku_game_go_to_branch (game, branch));
      g_assert_false (sudoku_game_is_whole (game));
      g_clear_object (&again);
      again = reload (game);
      g_assert_false (sudoku_game_is_whole (again));
      g_assert_cmpuint (sudoku_game_get_omissions (again)->len, ==, 1);
    }
  g_assert_true (sudoku_game_keep_branch (again, 2));
  g_assert_false (sudoku_game_is_whole (again));
  g_assert_true (sudoku_game_undo (again));
  g_assert_false (sudoku_game_is_whole (again));
}

/* The text of a game that older versions have written says nothing of what was left out, nor does
 * it ask for a newer version. */
static void
test_versions (void)
{
  g_autoptr (SudokuGame) game = new_game ();
  g_autofree char *before = sudoku_game_to_text (game);
  g_autofree char *after = NULL;

  g_assert_true (g_str_has_prefix (before, "satdoku 1\n"));
  add (game, "groups-not-read", NULL);
  after = sudoku_game_to_text (game);
  g_assert_true (g_str_has_prefix (after, "satdoku 5\n"));
  for (guint version = 1; version < 5; version++)
    {
      g_autofree char *old = g_strdup (after);
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuGame) read = NULL;

      /* A line that the version does not know is never passed over. */
      old[strlen ("satdoku ")] = (char)('0' + version);
      read = sudoku_game_new_from_text ("game", old, strlen (old), NULL, &error);
      g_assert_true (read == NULL || !sudoku_game_is_whole (read));
    }
}

/* A full grid that breaks no rule that is known is not solved while others may be broken. */
static void
test_solved (void)
{
  static const guint8 values[] = { 1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1 };
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuDocument) document = sudoku_document_new_from_values (geometry, values);
  g_autoptr (SudokuGame) game = sudoku_document_make_game (document);
  guint n_notified = 0;

  g_assert_true (sudoku_game_is_solved (game));
  g_signal_connect (game, "notify::solved", G_CALLBACK (count_cb), &n_notified);
  add (game, "cages-not-read", NULL);
  g_assert_false (sudoku_game_is_solved (game));
  sudoku_game_do_without (game);
  g_assert_true (sudoku_game_is_solved (game));
  g_assert_cmpuint (n_notified, ==, 2);
}

static void
test_without (void)
{
  g_autoptr (SudokuGame) game = new_game ();
  g_autoptr (SudokuGame) kept = NULL;
  g_autoptr (SudokuGame) again = NULL;
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  guint n_notified = 0;

  g_signal_connect (game, "moved", G_CALLBACK (keep_cb), lines);
  g_signal_connect (game, "notify::whole", G_CALLBACK (count_cb), &n_notified);
  /* There is nothing to do without. */
  sudoku_game_do_without (game);
  g_assert_false (sudoku_game_does_without (game));
  add (game, "cages-not-read", NULL);
  kept = reload (game);
  sudoku_game_do_without (game);
  sudoku_game_do_without (game);
  g_assert_true (sudoku_game_is_whole (game));
  g_assert_cmpuint (n_notified, ==, 2);
  g_assert_cmpuint (lines->len, ==, 1);
  /* The journal and the saved game say it, too. */
  g_assert_true (sudoku_game_apply_text (kept, "journal", 1, lines->pdata[0], &error));
  g_assert_no_error (error);
  g_assert_true (sudoku_game_is_whole (kept));
  again = reload (game);
  g_assert_true (sudoku_game_is_whole (again));
  g_assert_true (sudoku_game_does_without (again));
  g_assert_cmpuint (sudoku_game_get_omissions (again)->len, ==, 1);
}

/* A text with ever so many wrong names leaves a game that can be read. */
static void
test_limit (void)
{
  g_autoptr (SudokuGame) game = new_game ();
  g_autoptr (SudokuGame) again = NULL;

  for (guint i = 0; i < 2 * SUDOKU_OMISSIONS_MAX; i++)
    add (game, "rule-not-read", "x");
  g_assert_cmpuint (sudoku_game_get_omissions (game)->len, ==, SUDOKU_OMISSIONS_MAX);
  again = reload (game);
  g_assert_false (sudoku_game_is_whole (again));
}

static void
test_document (void)
{
  g_autoptr (SudokuGame) plain = new_game ();
  g_autoptr (SudokuDocument) document =
    sudoku_document_new (sudoku_game_get_grid (plain));
  g_autoptr (SudokuGame) game = NULL;
  g_autoptr (SudokuDocument) of_game = NULL;

  sudoku_document_take_issue (document, sat_issue_new (NULL, "fog-not-read"));
  g_assert_true (sudoku_document_is_whole (document));
  sudoku_document_take_issue (document, sat_issue_new (NULL, "cages-not-read"));
  g_assert_false (sudoku_document_is_whole (document));
  game = sudoku_document_make_game (document);
  g_assert_false (sudoku_game_is_whole (game));
  of_game = sudoku_document_new_for_game (game);
  g_assert_false (sudoku_document_is_whole (of_game));
  g_assert_cmpuint (sudoku_document_get_issues (of_game)->len, ==, 1);
  sudoku_game_do_without (game);
  g_assert_true (sudoku_document_is_whole (of_game));
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/omission/kinds", test_kinds);
  g_test_add_func ("/omission/game", test_game);
  g_test_add_func ("/omission/moves", test_moves);
  g_test_add_func ("/omission/branches", test_branches);
  g_test_add_func ("/omission/versions", test_versions);
  g_test_add_func ("/omission/solved", test_solved);
  g_test_add_func ("/omission/without", test_without);
  g_test_add_func ("/omission/limit", test_limit);
  g_test_add_func ("/omission/document", test_document);
  return g_test_run ();
}
