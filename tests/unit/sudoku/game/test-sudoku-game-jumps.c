/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Going back: jumps, bookmarks, and what a game remembers besides its moves. */

#include <sudoku-game-jumps.h>
#include <sudoku-game-load.h>
#include <sudoku-game-moves.h>
#include <sudoku-game-text.h>
#include <sudoku-game.h>
#include <test-shapes.h>

#include <string.h>

#include "test-words.h"

static SudokuGame *
new_game (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  sudoku_grid_set (grid, 0, 1, SUDOKU_ORIGIN_GIVEN);
  return sudoku_game_new (grid);
}

static guint
value_at (SudokuGame *game,
          guint cell)
{
  return sudoku_grid_get_value (sudoku_game_get_grid (game), cell);
}

static SudokuGame *
reread (SudokuGame *game)
{
  g_autofree char *text = sudoku_game_to_text (game);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  SudokuGame *copy = sudoku_game_new_from_text ("copy", text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  again = sudoku_game_to_text (copy);
  g_assert_cmpstr (again, ==, text);
  return copy;
}

/* A jump is one move: one undo takes it back, and every move before it is still there. */
static void
test_go_to (void)
{
  g_autoptr (SudokuGame) game = new_game ();
  guint cell = 4;

  g_assert_true (sudoku_game_enter (game, 1, 2));
  g_assert_true (sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, &cell, 1, 3));
  g_assert_true (sudoku_game_enter (game, 2, 3));
  g_assert_true (sudoku_game_set_colour (game, &cell, 1, 5));
  g_assert_cmpuint (sudoku_game_get_position (game), ==, 4);
  g_assert_false (sudoku_game_go_to (game, 4));
  g_assert_true (sudoku_game_go_to (game, 1));
  g_assert_cmpuint (sudoku_game_get_position (game), ==, 5);
  g_assert_cmpuint (value_at (game, 1), ==, 2);
  g_assert_cmpuint (value_at (game, 2), ==, 0);
  g_assert_cmpuint (sudoku_game_get_colour (game, cell), ==, 0);
  g_assert_true (
    sudoku_set_is_empty (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, cell)));
  g_assert_true (sudoku_game_undo (game));
  g_assert_cmpuint (value_at (game, 2), ==, 3);
  g_assert_cmpuint (sudoku_game_get_colour (game, cell), ==, 5);
  g_assert_true (sudoku_set_has (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, cell), 3));
  while (sudoku_game_undo (game))
    ;
  g_assert_cmpuint (value_at (game, 1), ==, 0);
}

static void
count_cb (guint *count)
{
  ++*count;
}

/* A bookmark outlives the moves that led to it. */
static void
test_bookmark (void)
{
  g_autoptr (SudokuGame) game = new_game ();
  guint n_changes = 0;

  g_signal_connect_swapped (game, "bookmarks-changed", G_CALLBACK (count_cb), &n_changes);
  g_assert_true (sudoku_game_enter (game, 1, 2));
  g_assert_true (sudoku_game_enter (game, 2, 3));
  g_assert_true (sudoku_game_add_bookmark (game, "  with a\n3 "));
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_cmpuint (sudoku_game_get_n_bookmarks (game), ==, 1);
  g_assert_cmpstr (sudoku_game_get_bookmark_name (game, 0), ==, "with a 3");
  g_assert_cmpuint (sudoku_game_get_bookmark_n_empty (game, 0), ==, 33);
  g_assert_true (sudoku_game_is_at_bookmark (game, 0));
  g_assert_true (sudoku_game_undo (game));
  g_assert_true (sudoku_game_enter (game, 2, 4));
  g_assert_false (sudoku_game_can_redo (game));
  g_assert_false (sudoku_game_is_at_bookmark (game, 0));
  g_assert_true (sudoku_game_go_to_bookmark (game, 0));
  g_assert_cmpuint (value_at (game, 2), ==, 3);
  g_assert_false (sudoku_game_go_to_bookmark (game, 0));
  g_assert_true (sudoku_game_undo (game));
  g_assert_cmpuint (value_at (game, 2), ==, 4);
  g_assert_false (sudoku_game_remove_bookmark (game, 1));
  g_assert_true (sudoku_game_remove_bookmark (game, 0));
  g_assert_cmpuint (n_changes, ==, 2);
  g_assert_cmpuint (sudoku_game_get_n_bookmarks (game), ==, 0);
  g_assert_true (sudoku_game_can_restore_bookmark (game));
  g_assert_true (sudoku_game_restore_bookmark (game));
  g_assert_cmpuint (n_changes, ==, 3);
  g_assert_cmpstr (sudoku_game_get_bookmark_name (game, 0), ==, "with a 3");
  g_assert_cmpuint (sudoku_game_get_bookmark_n_empty (game, 0), ==, 33);
  g_assert_false (sudoku_game_restore_bookmark (game));
  g_assert_true (sudoku_game_remove_bookmark (game, 0));
  g_assert_false (sudoku_game_add_bookmark (game, " \t "));
  for (guint i = 0; i < SUDOKU_BOOKMARKS_MAX; i++)
    g_assert_true (sudoku_game_add_bookmark (game, "again"));
  g_assert_false (sudoku_game_add_bookmark (game, "again"));
}

static void
keep_line_cb (SudokuGame *game,
              const char *line,
              gpointer user_data)
{
  g_ptr_array_add (user_data, g_strdup (line));
}

/* What is no move is in the saved game, and the journal leads to the same text. */
static void
test_text (void)
{
  g_autoptr (SudokuGame) game = new_game ();
  g_autoptr (SudokuGame) followed = new_game ();
  g_autoptr (SudokuGame) copy = NULL;
  g_autoptr (GPtrArray) journal = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = NULL, *expected = NULL;
  g_autoptr (GError) error = NULL;

  g_signal_connect (game, "moved", G_CALLBACK (keep_line_cb), journal);
  g_assert_true (sudoku_game_add_bookmark (game, "the beginning"));
  g_assert_true (sudoku_game_enter (game, 1, 2));
  g_assert_true (sudoku_game_add_bookmark (game, "to be removed"));
  g_assert_true (sudoku_game_add_bookmark (game, "Überall, 日本"));
  g_assert_true (sudoku_game_fill_answer (game, 7, 5));
  g_assert_true (sudoku_game_undo (game));
  g_assert_true (sudoku_game_enter (game, 8, 3));
  g_assert_true (sudoku_game_remove_bookmark (game, 2));
  g_assert_true (sudoku_game_enter (game, 9, 3));
  g_assert_true (sudoku_game_restore_bookmark (game));
  g_assert_true (sudoku_game_remove_bookmark (game, 0));
  g_assert_true (sudoku_game_restore_bookmark (game));
  g_assert_true (sudoku_game_remove_bookmark (game, 1));
  g_assert_true (sudoku_game_go_to_bookmark (game, 0));
  sudoku_game_mark_finished (game);
  sudoku_game_mark_finished (game);
  sudoku_game_set_elapsed (game, 61.5);
  g_ptr_array_add (journal, sudoku_game_time_to_text (game));

  copy = reread (game);
  g_assert_cmpuint (sudoku_game_get_n_bookmarks (copy), ==, 2);
  g_assert_cmpstr (sudoku_game_get_bookmark_name (copy, 1), ==, "Überall, 日本");
  g_assert_true (sudoku_game_is_at_bookmark (copy, 0));
  g_assert_true (sudoku_game_was_helped (copy));
  g_assert_true (sudoku_game_was_finished (copy));
  g_assert_true (sudoku_game_go_to_bookmark (copy, 1));
  g_assert_cmpuint (value_at (copy, 1), ==, 2);
  g_assert_cmpuint (value_at (copy, 8), ==, 0);

  for (guint i = 0; i < journal->len; i++)
    {
      sudoku_game_apply_text (followed, "j", i + 1, g_ptr_array_index (journal, i), &error);
      g_assert_no_error (error);
    }
  expected = sudoku_game_to_text (game);
  text = sudoku_game_to_text (followed);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_helped (void)
{
  g_autoptr (SudokuGame) game = new_game ();

  g_assert_false (sudoku_game_was_helped (game));
  g_assert_true (sudoku_game_enter (game, 7, 4));
  g_assert_false (sudoku_game_was_helped (game));
  g_assert_true (sudoku_game_fill_answer (game, 8, 5));
  g_assert_true (sudoku_game_undo (game));
  g_assert_true (sudoku_game_was_helped (game));
}

/* Bookmarks make a saved game a changed one. */
static void
test_modified (void)
{
  g_autoptr (SudokuGame) game = new_game ();

  g_assert_false (sudoku_game_is_modified (game));
  g_assert_true (sudoku_game_add_bookmark (game, "here"));
  g_assert_true (sudoku_game_is_modified (game));
  sudoku_game_set_modified (game, FALSE);
  g_assert_false (sudoku_game_is_modified (game));
}

static void
test_bad_text (void)
{
  static const struct
  {
    const char *lines, *message;
    gint code;
  } cases[] = {
    { "bookmark\n", "t:8:9: the bookmark has no name", SUDOKU_ERROR_SYNTAX },
    { "at r1c1=.>+1\n", "t:8:1: this does not fit the bookmark before it", SUDOKU_ERROR_SYNTAX },
    { "bookmark a\nat r1c1=+1>+2\n", "t:9:1: this does not fit the bookmark before it",
      SUDOKU_ERROR_SYNTAX },
    { "bookmark a\nat r1c1=.>+9\n",
      "t:9:4: a change of a cell of this grid is expected, found “r1c1=.>+9”",
      SUDOKU_ERROR_SYNTAX },
    { "helped\nhelped\n", "t:9:1: there is already a line of this kind", SUDOKU_ERROR_SYNTAX },
    { "finished now\n", "t:8:10: the line should end here, found “now”",
      SUDOKU_ERROR_SYNTAX },
  };
  static const char head[] = "satdoku 1\nbox 2x2\npuzzle\n. . . .\n. . . .\n. . . .\n. . . .\n";
  g_autoptr (GString) many = g_string_new (head);
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strconcat (head, cases[i].lines, NULL);
      g_autoptr (GError) bad = NULL;

      g_assert_null (sudoku_game_new_from_text ("t", text, strlen (text), NULL, &bad));
      g_assert_error (bad, SUDOKU_ERROR, cases[i].code);
      test_words_assert (bad, cases[i].message);
    }
  for (guint i = 0; i <= SUDOKU_BOOKMARKS_MAX; i++)
    g_string_append (many, "bookmark a\n");
  g_assert_null (sudoku_game_new_from_text ("t", many->str, many->len, NULL, &error));
  g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_LIMIT);
}

static void
test_bad_lines (void)
{
  static const struct
  {
    const char *line, *message;
  } cases[] = {
    { "rebookmark 2 a", "t:1:12: " },
    { "rebookmark 1", "t:1:13: the name of a bookmark is expected, found the end of the line" },
    { "rebookmark 1 %20", "t:1:14: the bookmark has no name" },
    { "rebookmark 1 %zz", "t:1:14: the bookmark has no name" },
    { "rebookmark 1 a r2c2=+1>+2", "t:1: this bookmark does not fit the game" },
    { "rebookmark 1 a b", "t:1:16: a change of a cell of this grid is expected, found “b”" },
  };
  g_autoptr (SudokuGame) game = new_game ();

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (sudoku_game_apply_text (game, "t", 1, cases[i].line, &error));
      g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SYNTAX);
      test_words_assert_prefix (error, cases[i].message);
      g_assert_cmpuint (sudoku_game_get_n_bookmarks (game), ==, 0);
    }
  g_assert_true (sudoku_game_apply_text (game, "t", 1, "rebookmark 1 a%0Ab", NULL));
  g_assert_cmpstr (sudoku_game_get_bookmark_name (game, 0), ==, "a b");
}

/* What the first version of the program wrote is still read. */
static void
test_old_text (void)
{
  static const char text[] =
    "satdoku 1\nbox 2x2\npuzzle\n1 +2 . .\n. . . .\n. . . .\n. . . .\ncorner r2c2 3\ntime 12.500\n"
    "move r1c2=.>+2\nposition 1\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGame) game =
    sudoku_game_new_from_text ("t", text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (sudoku_game_get_n_bookmarks (game), ==, 0);
  g_assert_false (sudoku_game_was_helped (game));
  g_assert_false (sudoku_game_was_finished (game));
  g_assert_cmpfloat (sudoku_game_get_elapsed (game), ==, 12.5);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/game/past/go-to", test_go_to);
  g_test_add_func ("/sudoku/game/past/bookmark", test_bookmark);
  g_test_add_func ("/sudoku/game/past/text", test_text);
  g_test_add_func ("/sudoku/game/past/helped", test_helped);
  g_test_add_func ("/sudoku/game/past/modified", test_modified);
  g_test_add_func ("/sudoku/game/past/bad-text", test_bad_text);
  g_test_add_func ("/sudoku/game/past/bad-lines", test_bad_lines);
  g_test_add_func ("/sudoku/game/past/old-text", test_old_text);
  return g_test_run ();
}
