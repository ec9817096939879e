/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sudoku-game-load.h>
#include <sudoku-game-moves.h>
#include <sudoku-game-text.h>
#include <sudoku-game.h>

#include <string.h>

/* Candidates of a 4×4 board: two 2s and a 3. */
static const SudokuSpot two = { 0, 2 };
static const SudokuSpot other_two = { 3, 2 };
static const SudokuSpot three = { 3, 3 };

static SudokuGame *
new_game (void)
{
  static const guint cells[] = { 0, 3 };
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  SudokuGame *game = sudoku_game_new (grid);

  g_assert_true (sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, cells, 2, 2));
  g_assert_true (sudoku_game_toggle_mark (game, SUDOKU_MARK_CENTRE, cells + 1, 1, 3));
  return game;
}

static const SudokuColouring *
colouring_of (SudokuGame *game)
{
  return sudoku_state_get_colouring (sudoku_game_get_state (game));
}

static guint
colour_of (SudokuGame *game,
           SudokuSpot spot)
{
  return sudoku_colouring_get_colour (colouring_of (game), spot);
}

static SudokuTie
tie_of (SudokuGame *game,
        SudokuSpot a,
        SudokuSpot b)
{
  return sudoku_colouring_get_tie (colouring_of (game), a, b);
}

static gboolean
colour (SudokuGame *game,
        SudokuSpot spot,
        guint number)
{
  const guint cell = spot.cell;

  return sudoku_game_colour_candidate (game, &cell, 1, spot.value, number);
}

static void
test_lists (void)
{
  g_autoptr (SudokuColouring) colouring = sudoku_colouring_new ();
  g_autoptr (SudokuColouring) copy = NULL;
  const SudokuColoured *coloured = NULL;
  const SudokuLinked *links = NULL;
  guint n = 0;

  g_assert_true (sudoku_colouring_is_empty (colouring));
  sudoku_colouring_set_colour (colouring, three, 5);
  sudoku_colouring_set_colour (colouring, two, 1);
  sudoku_colouring_set_colour (colouring, other_two, 7);
  sudoku_colouring_set_colour (colouring, two, 2);
  coloured = sudoku_colouring_get_all_coloured (colouring, &n);
  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpuint (coloured[0].colour, ==, 2);
  coloured = sudoku_colouring_get_coloured_in (colouring, 3, &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpuint (coloured[0].spot.value, ==, 2);
  g_assert_cmpuint (coloured[1].spot.value, ==, 3);
  sudoku_colouring_get_coloured_in (colouring, 4, &n);
  g_assert_cmpuint (n, ==, 0);
  sudoku_colouring_set_tie (colouring, three, two, SUDOKU_TIE_STRONG);
  sudoku_colouring_set_tie (colouring, two, three, SUDOKU_TIE_WEAK);
  links = sudoku_colouring_get_links (colouring, &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpint (links[0].tie, ==, SUDOKU_TIE_WEAK);
  g_assert_cmpint (sudoku_spot_compare (links[0].from, two), ==, 0);
  copy = sudoku_colouring_copy (colouring);
  sudoku_colouring_set_tie (colouring, three, two, SUDOKU_TIE_NONE);
  sudoku_colouring_set_colour (colouring, two, 0);
  g_assert_cmpuint (sudoku_colouring_get_colour (colouring, two), ==, 0);
  g_assert_cmpint (sudoku_colouring_get_tie (colouring, two, three), ==, SUDOKU_TIE_NONE);
  g_assert_cmpuint (sudoku_colouring_get_colour (copy, two), ==, 2);
  g_assert_cmpint (sudoku_colouring_get_tie (copy, two, three), ==, SUDOKU_TIE_WEAK);
}

/* Only what is marked gets a colour, each is a move, and marks that go leave it for undo. */
static void
test_colours (void)
{
  static const guint cells[] = { 0, 3, 5 };
  g_autoptr (SudokuGame) game = new_game ();
  const guint first = 0;

  g_assert_false (colour (game, (SudokuSpot){ 0, 3 }, 1));
  g_assert_true (colour (game, three, 4));
  g_assert_false (colour (game, three, 4));
  g_assert_true (sudoku_game_colour_candidate (game, cells, 3, 2, 1));
  g_assert_cmpuint (colour_of (game, two), ==, 1);
  g_assert_cmpuint (colour_of (game, other_two), ==, 1);
  g_assert_true (sudoku_game_undo (game));
  g_assert_cmpuint (colour_of (game, two), ==, 0);
  g_assert_cmpuint (colour_of (game, three), ==, 4);
  g_assert_true (sudoku_game_redo (game));
  g_assert_cmpuint (colour_of (game, other_two), ==, 1);

  g_assert_true (sudoku_state_is_marked (sudoku_game_get_state (game), two));
  g_assert_true (sudoku_game_enter (game, 0, 1));
  g_assert_false (sudoku_state_is_marked (sudoku_game_get_state (game), two));
  g_assert_true (sudoku_game_undo (game));
  g_assert_true (sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, &first, 1, 2));
  g_assert_false (sudoku_state_is_marked (sudoku_game_get_state (game), two));
  g_assert_true (sudoku_game_undo (game));
  g_assert_true (sudoku_state_is_marked (sudoku_game_get_state (game), two));
  g_assert_cmpuint (colour_of (game, two), ==, 1);
}

static void
count_cells_cb (SudokuGame *game,
                GArray *cells,
                gpointer user_data)
{
  *(guint *)user_data = cells->len;
}

static void
test_links (void)
{
  g_autoptr (SudokuGame) game = new_game ();
  guint n_cells = 0;

  g_signal_connect (game, "cells-changed", G_CALLBACK (count_cells_cb), &n_cells);
  g_assert_false (sudoku_game_link (game, two, (SudokuSpot){ 1, 2 }, SUDOKU_TIE_STRONG));
  g_assert_true (sudoku_game_link (game, other_two, two, SUDOKU_TIE_STRONG));
  g_assert_cmpuint (n_cells, ==, 2);
  g_assert_true (sudoku_game_link (game, two, other_two, SUDOKU_TIE_WEAK));
  g_assert_false (sudoku_game_link (game, other_two, two, SUDOKU_TIE_WEAK));
  g_assert_true (sudoku_game_link (game, other_two, three, SUDOKU_TIE_STRONG));
  g_assert_cmpuint (n_cells, ==, 1);
  g_assert_true (sudoku_game_undo (game));
  g_assert_true (sudoku_game_undo (game));
  g_assert_cmpint (tie_of (game, two, other_two), ==, SUDOKU_TIE_STRONG);
  g_assert_true (sudoku_game_link (game, two, other_two, SUDOKU_TIE_NONE));
  g_assert_cmpint (tie_of (game, two, other_two), ==, SUDOKU_TIE_NONE);
}

/* Each way to take them away is one step of undo, and leaves the rest. */
static void
test_clear (void)
{
  const guint first = 0, last = 3;
  g_autoptr (SudokuGame) game = new_game ();

  g_assert_true (colour (game, two, 1));
  g_assert_true (colour (game, three, 2));
  g_assert_true (sudoku_game_link (game, two, three, SUDOKU_TIE_WEAK));
  g_assert_true (sudoku_game_set_colour (game, &first, 1, 6));

  g_assert_true (sudoku_game_clear_colouring_of (game, &last, 1));
  g_assert_cmpuint (colour_of (game, two), ==, 1);
  g_assert_cmpuint (colour_of (game, three), ==, 0);
  g_assert_cmpint (tie_of (game, two, three), ==, SUDOKU_TIE_NONE);
  g_assert_true (sudoku_game_undo (game));

  g_assert_true (sudoku_game_clear_marks (game, &last, 1));
  g_assert_cmpuint (colour_of (game, three), ==, 0);
  g_assert_cmpint (tie_of (game, two, three), ==, SUDOKU_TIE_NONE);
  g_assert_true (sudoku_game_undo (game));
  g_assert_cmpint (tie_of (game, two, three), ==, SUDOKU_TIE_WEAK);

  g_assert_true (sudoku_game_clear_colouring (game));
  g_assert_true (sudoku_colouring_is_empty (colouring_of (game)));
  g_assert_cmpuint (sudoku_game_get_colour (game, 0), ==, 0);
  g_assert_false (sudoku_game_clear_colouring (game));
  g_assert_true (sudoku_game_undo (game));
  g_assert_cmpuint (colour_of (game, two), ==, 1);
  g_assert_cmpuint (sudoku_game_get_colour (game, 0), ==, 6);

  g_assert_true (sudoku_game_restart (game));
  g_assert_true (sudoku_colouring_is_empty (colouring_of (game)));
}

static SudokuGame *
read_again (const char *text)
{
  g_autoptr (GError) error = NULL;
  SudokuGame *game = sudoku_game_new_from_text ("game", text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  return game;
}

/* A game is of the first version as long as no candidate has ever been coloured or linked. */
static void
test_version (void)
{
  g_autoptr (SudokuGame) game = new_game ();
  g_autoptr (SudokuGame) copy = NULL;
  g_autofree char *before = sudoku_game_to_text (game);
  g_autofree char *after = NULL;
  g_autofree char *again = NULL;

  g_assert_true (g_str_has_prefix (before, "satdoku 1\n"));
  g_assert_true (colour (game, two, 3));
  g_assert_true (sudoku_game_link (game, two, three, SUDOKU_TIE_WEAK));
  after = sudoku_game_to_text (game);
  g_assert_true (g_str_has_prefix (after, "satdoku 2\n"));
  copy = read_again (after);
  g_assert_cmpuint (colour_of (copy, two), ==, 3);
  g_assert_cmpint (tie_of (copy, three, two), ==, SUDOKU_TIE_WEAK);
  while (sudoku_game_undo (copy))
    continue;
  g_assert_true (sudoku_colouring_is_empty (colouring_of (copy)));
  again = sudoku_game_to_text (copy);
  g_assert_true (g_str_has_prefix (again, "satdoku 2\n"));
}

static void
keep_line_cb (SudokuGame *game,
              const char *line,
              gpointer user_data)
{
  g_ptr_array_add (user_data, g_strdup (line));
}

/* A journal goes on from a text of the first version. */
static void
test_journal (void)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (SudokuGame) game = new_game ();
  g_autofree char *text = sudoku_game_to_text (game);
  g_autoptr (SudokuGame) copy = read_again (text);
  g_autofree char *expected = NULL;
  g_autofree char *found = NULL;

  g_signal_connect (game, "moved", G_CALLBACK (keep_line_cb), lines);
  g_assert_true (colour (game, two, 3));
  g_assert_true (sudoku_game_link (game, two, three, SUDOKU_TIE_STRONG));
  g_assert_true (sudoku_game_undo (game));
  g_assert_true (sudoku_game_link (game, two, three, SUDOKU_TIE_WEAK));
  g_assert_true (sudoku_game_add_bookmark (game, "here"));
  g_assert_true (sudoku_game_clear_colouring (game));
  g_assert_cmpstr (g_ptr_array_index (lines, 0), ==, "move r1c1(2)=0>3");
  g_assert_cmpstr (g_ptr_array_index (lines, 1), ==, "move r1c1(2)-r1c4(3)=none>strong");
  for (guint i = 0; i < lines->len; i++)
    g_assert_true (sudoku_game_apply_text (copy, "journal", i + 1, g_ptr_array_index (lines, i),
                                           NULL));
  expected = sudoku_game_to_text (game);
  found = sudoku_game_to_text (copy);
  g_assert_cmpstr (found, ==, expected);
}

/* A line that does not fit says so and changes nothing, neither the first part of it. */
static void
test_unfit (void)
{
  static const char *const unfit[] = {
    "move r1c1(2)=1>2",
    "move r1c1=.>+1 r1c1(2)-r1c4(3)=weak>none",
    "move r1c1(2)=0>3 r1c1(2)-r1c4(3)=none>weak r1c1(2)-r1c4(2)=strong>weak",
  };
  g_autoptr (SudokuGame) game = new_game ();
  g_autofree char *before = sudoku_game_to_text (game);

  for (gsize i = 0; i < G_N_ELEMENTS (unfit); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *after = NULL;

      g_assert_false (sudoku_game_apply_text (game, "journal", i + 1, unfit[i], &error));
      g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SYNTAX);
      after = sudoku_game_to_text (game);
      g_assert_cmpstr (after, ==, before);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/colouring/lists", test_lists);
  g_test_add_func ("/colouring/colours", test_colours);
  g_test_add_func ("/colouring/links", test_links);
  g_test_add_func ("/colouring/clear", test_clear);
  g_test_add_func ("/colouring/version", test_version);
  g_test_add_func ("/colouring/journal", test_journal);
  g_test_add_func ("/colouring/unfit", test_unfit);
  return g_test_run ();
}
