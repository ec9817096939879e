/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What becomes of a game that is left for another one, in the window: there is always a way back,
 * also after the program has ended, and also when two of it run at once. */

#include "satdoku-window.h"
#include "test-app.h"
#include "test-ui.h"
#include <sudoku-game-moves.h>

static SatdokuWindow *
open_window (void)
{
  SatdokuWindow *window = satdoku_window_new (GTK_APPLICATION (g_application_get_default ()));

  test_ui_present (GTK_WINDOW (window));
  return window;
}

/* With the game that was played last, or a new one. */
static SatdokuWindow *
open_restored (gboolean first)
{
  SatdokuWindow *window = open_window ();
  g_autoptr (SudokuGame) before = g_object_ref (satdoku_window_get_game (window));

  satdoku_window_restore (window);
  test_ui_wait_for (!first || satdoku_window_get_game (window) != before);
  return window;
}

static void
activate (SatdokuWindow *window,
          const char *action)
{
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (window), action));
  g_action_group_activate_action (G_ACTION_GROUP (window), action, NULL);
}

/* Enters a number into the first empty cell and returns that cell. */
static guint
play (SatdokuWindow *window,
      guint value)
{
  SudokuGame *game = satdoku_window_get_game (window);
  guint cell = 0;

  while (sudoku_grid_get_value (sudoku_game_get_grid (game), cell) > 0)
    cell++;
  g_assert_true (sudoku_game_enter (game, cell, value));
  return cell;
}

static guint
value_of (SatdokuWindow *window,
          guint cell)
{
  return sudoku_grid_get_value (sudoku_game_get_grid (satdoku_window_get_game (window)), cell);
}

static SatdokuBoard *
get_board (SatdokuWindow *window)
{
  return satdoku_grid_page_get_board (satdoku_window_get_grid_page (window));
}

static void
make_new (SatdokuWindow *window)
{
  g_autoptr (SudokuGame) before = g_object_ref (satdoku_window_get_game (window));

  activate (window, "new");
  test_ui_wait_for (satdoku_window_get_game (window) != before);
}

/* To go back again and again leads to each game that was left, and round. */
static void
test_round (void)
{
  SatdokuWindow *window = open_window ();
  SudokuGame *games[3];

  test_ui_focus_window (GTK_WINDOW (window));
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      if (i > 0)
        make_new (window);
      play (window, 4);
      games[i] = satdoku_window_get_game (window);
    }
  for (guint i = 0; i < 2 * G_N_ELEMENTS (games); i++)
    {
      test_ui_accel ("<Alt>Left");
      test_ui_wait_for (satdoku_window_get_game (window) == games[(4 - i % 3) % 3]);
    }
  test_ui_destroy (GTK_WINDOW (window));
}

/* What was left is there again after the program has ended, with the selected cell. */
static void
test_restart (void)
{
  SatdokuWindow *window = open_restored (TRUE);
  guint cell = play (window, 4);

  satdoku_board_select (get_board (window), 17);
  make_new (window);
  satdoku_board_select (get_board (window), 18);
  gtk_window_close (GTK_WINDOW (window));
  window = open_restored (FALSE);
  g_assert_cmpuint (satdoku_board_get_selected (get_board (window)), ==, 18);
  activate (window, "go-back");
  g_assert_cmpuint (satdoku_board_get_selected (get_board (window)), ==, 17);
  g_assert_cmpuint (value_of (window, cell), ==, 4);
  g_assert_true (sudoku_game_undo (satdoku_window_get_game (window)));
  g_assert_cmpuint (value_of (window, cell), ==, 0);
  test_ui_destroy (GTK_WINDOW (window));
}

/* Two that run at once, as in two sessions, keep their games apart: the one that began last comes
 * back first. */
static void
test_two_at_once (void)
{
  SatdokuWindow *first = open_restored (FALSE);
  SatdokuWindow *second = open_restored (FALSE);
  guint first_cell = play (first, 4);
  guint second_cell = play (second, 8);

  gtk_window_close (GTK_WINDOW (first));
  gtk_window_close (GTK_WINDOW (second));
  first = open_restored (FALSE);
  g_assert_cmpuint (value_of (first, second_cell), ==, 8);
  activate (first, "go-back");
  g_assert_cmpuint (value_of (first, first_cell), ==, 4);
  test_ui_destroy (GTK_WINDOW (first));
}

static void
paste (SatdokuWindow *window,
       const char *text)
{
  g_autoptr (SudokuGame) before = g_object_ref (satdoku_window_get_game (window));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), text);
  activate (window, "paste");
  test_ui_wait_for (satdoku_window_get_game (window) != before);
}

/* A puzzle that was pasted and not touched is there after a new one was made, also after a
 * restart. */
static void
test_untouched (void)
{
  static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  SatdokuWindow *window = open_restored (FALSE);

  paste (window, puzzle);
  make_new (window);
  activate (window, "go-back");
  g_assert_cmpuint (value_of (window, 0), ==, 5);
  g_assert_cmpuint (value_of (window, 1), ==, 3);
  make_new (window);
  gtk_window_close (GTK_WINDOW (window));
  window = open_restored (FALSE);
  activate (window, "go-back");
  g_assert_cmpuint (value_of (window, 0), ==, 5);
  g_assert_cmpuint (value_of (window, 80), ==, 9);
  test_ui_destroy (GTK_WINDOW (window));
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  /* The later ones go on with what the earlier ones have left on disk. */
  g_test_add_func ("/left/round", test_round);
  g_test_add_func ("/left/restart", test_restart);
  g_test_add_func ("/left/two-at-once", test_two_at_once);
  g_test_add_func ("/left/untouched", test_untouched);
  return g_test_run ();
}
