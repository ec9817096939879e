/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Warnings and ways back, in the whole window, by real keys and clicks. */

#include "satdoku-settings.h"
#include "satdoku-window.h"
#include "sudoku-game-jumps.h"
#include "test-app.h"
#include "test-grid.h"
#include "test-ui.h"

typedef struct
{
  SatdokuWindow *window;
  SatdokuBoard *board;
  SatdokuPanel *panel;
} Fixture;

/* A puzzle with one solution, which begins 534678912. */
static const char puzzle_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static void
set_warnings (Fixture *self,
              const char *level)
{
  g_autoptr (GSettings) settings = satdoku_settings_new ();

  g_settings_set_string (settings, "warnings", level);
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGame) game = test_app_make_game (puzzle_line);

  self->window = test_app_play (game);
  self->board = satdoku_grid_page_get_board (satdoku_window_get_grid_page (self->window));
  self->panel = satdoku_grid_page_get_panel (satdoku_window_get_grid_page (self->window));
  set_warnings (self, "conflicts");
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  gpointer window = self->window;

  set_warnings (self, "conflicts");
  g_object_add_weak_pointer (G_OBJECT (self->window), &window);
  test_ui_destroy (GTK_WINDOW (self->window));
  test_ui_wait_for (window == NULL);
}

static SudokuGame *
game_of (Fixture *self)
{
  return satdoku_window_get_game (self->window);
}

static guint
value_at (Fixture *self,
          guint cell)
{
  return sudoku_grid_get_value (sudoku_game_get_grid (game_of (self)), cell);
}

/* By the keyboard, as a player does it. */
static void
enter (Fixture *self,
       guint cell,
       guint value)
{
  satdoku_board_select (self->board, cell);
  test_ui_key (GDK_KEY_0 + value, 0);
  test_ui_wait_for (value_at (self, cell) == value);
}

static gboolean
warns (Fixture *self)
{
  return test_ui_shows_text (self->window, "This can no longer be solved");
}

static gboolean
verdict_is (Fixture *self,
            const char *verdict)
{
  return g_strcmp0 (satdoku_panel_get_verdict (self->panel), verdict) == 0;
}

/* What is wrong but breaks no rule is noticed by itself, and no more once it is undone. */
static void
test_dead_end (Fixture *self,
               gconstpointer data)
{
  set_warnings (self, "dead-end");
  enter (self, 2, 1);
  test_ui_wait_for (warns (self));
  test_ui_screenshot (self->window, "dead-end");
  /* More numbers don't make it better, nor does one that is taken away elsewhere. */
  enter (self, 3, 6);
  g_assert_true (warns (self));
  test_ui_accel ("<Control>z");
  test_ui_wait_for (value_at (self, 3) == 0);
  g_assert_true (warns (self));
  test_ui_accel ("<Control>z");
  test_ui_wait_for (!warns (self));
  g_assert_cmpuint (value_at (self, 2), ==, 0);
  test_ui_accel ("<Control><Shift>z");
  test_ui_wait_for (warns (self));
  set_warnings (self, "conflicts");
  g_assert_false (warns (self));
  set_warnings (self, "dead-end");
  test_ui_wait_for (warns (self));
}

/* The levels are a radio group; with "off" not even broken rules are marked. */
static void
test_levels (Fixture *self,
             gconstpointer data)
{
  SatdokuCell *cell = satdoku_board_get_cell (self->board, 0);

  enter (self, 2, 5);
  g_assert_true (satdoku_cell_get_flags (cell) & SATDOKU_CELL_CONFLICT);
  set_warnings (self, "off");
  g_assert_false (satdoku_cell_get_flags (cell) & SATDOKU_CELL_CONFLICT);
  set_warnings (self, "dead-end");
  g_assert_true (satdoku_cell_get_flags (cell) & SATDOKU_CELL_CONFLICT);
}

/* Back over the wrong number and all after it, by the button of the warning; and forth again. */
static void
test_back_to_solvable (Fixture *self,
                       gconstpointer data)
{
  GtkWidget *button;

  set_warnings (self, "dead-end");
  enter (self, 2, 4);
  enter (self, 3, 2);
  enter (self, 5, 8);
  test_ui_wait_for (warns (self));
  button = test_ui_find_action (self->window, "win.back-to-solvable");
  g_assert_nonnull (button);
  test_ui_click (button);
  test_ui_wait_for (verdict_is (self, "Back at a solvable position"));
  g_assert_cmpstr (satdoku_panel_get_details (self->panel), ==,
                   "2 moves were taken back. Undo brings them back.");
  g_assert_cmpuint (value_at (self, 2), ==, 4);
  g_assert_cmpuint (value_at (self, 3), ==, 0);
  g_assert_cmpuint (value_at (self, 5), ==, 0);
  test_ui_wait_for (!warns (self));
  test_ui_accel ("<Control>z");
  test_ui_wait_for (value_at (self, 3) == 2 && value_at (self, 5) == 8);
  test_ui_wait_for (warns (self));
}

static void
test_still_solvable (Fixture *self,
                     gconstpointer data)
{
  g_autoptr (SudokuGame) never = test_app_make_game (
    "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

  g_assert_false (test_ui_action_enabled (self->window, "back-to-solvable"));
  enter (self, 2, 4);
  test_ui_accel ("<Control><Alt>z");
  test_ui_wait_for (verdict_is (self, "This can still be solved"));
  g_assert_cmpuint (value_at (self, 2), ==, 4);
  satdoku_window_set_game (self->window, never);
  enter (self, 3, 2);
  test_ui_accel ("<Control><Alt>z");
  test_ui_wait_for (verdict_is (self, "This puzzle has no solution"));
  g_assert_cmpuint (value_at (self, 3), ==, 2);
}

/* Set one, try something, come back, and find that one undo takes the way back, too. */
static void
test_bookmark_keys (Fixture *self,
                    gconstpointer data)
{
  enter (self, 2, 4);
  g_assert_false (test_ui_action_enabled (self->window, "last-bookmark"));
  test_ui_accel ("<Control>b");
  test_ui_wait_for (sudoku_game_get_n_bookmarks (game_of (self)) == 1);
  g_assert_cmpstr (sudoku_game_get_bookmark_name (game_of (self), 0), ==, "Bookmark 1");
  enter (self, 3, 2);
  enter (self, 5, 6);
  test_ui_accel ("<Control><Alt>b");
  test_ui_wait_for (value_at (self, 3) == 0 && value_at (self, 5) == 0);
  g_assert_cmpuint (value_at (self, 2), ==, 4);
  test_ui_accel ("<Control>z");
  test_ui_wait_for (value_at (self, 3) == 2 && value_at (self, 5) == 6);
}

/* Nothing of one puzzle is in another. */
static void
test_other_puzzle (Fixture *self,
                   gconstpointer data)
{
  g_autoptr (SudokuGame) other = test_app_make_game (puzzle_line);

  enter (self, 2, 4);
  test_ui_accel ("<Control>b");
  test_ui_wait_for (test_ui_action_enabled (self->window, "last-bookmark"));
  satdoku_window_set_game (self->window, other);
  g_assert_false (test_ui_action_enabled (self->window, "last-bookmark"));
  g_assert_false (test_ui_action_enabled (self->window, "undo"));
}

/* Whoever does nothing for long gets the board hidden and the clock stopped; the first key brings
 * it back and enters nothing. */
static void
test_idle (Fixture *self,
           gconstpointer data)
{
  SatdokuClock *clock = satdoku_window_get_clock (self->window);
  gint64 now = g_get_monotonic_time ();
  double elapsed;

  satdoku_board_select (self->board, 2);
  satdoku_clock_tick (clock, now + 100 * G_USEC_PER_SEC);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (self->board)));
  satdoku_clock_tick (clock, now + 130 * G_USEC_PER_SEC);
  test_ui_wait_for (!gtk_widget_get_mapped (GTK_WIDGET (self->board)));
  elapsed = sudoku_game_get_elapsed (game_of (self));
  test_ui_settle (GTK_WIDGET (self->window));
  satdoku_clock_tick (clock, now + 500 * G_USEC_PER_SEC);
  g_assert_cmpfloat (sudoku_game_get_elapsed (game_of (self)), ==, elapsed);
  test_ui_key (GDK_KEY_4, 0);
  test_ui_wait_for (gtk_widget_get_mapped (GTK_WIDGET (self->board)));
  g_assert_cmpuint (value_at (self, 2), ==, 0);
  enter (self, 2, 4);
  /* A pause of the player's own is not ended by a movement. */
  test_ui_accel ("<Control>space");
  test_ui_wait_for (!gtk_widget_get_mapped (GTK_WIDGET (self->board)));
  test_ui_key (GDK_KEY_4, 0);
  test_ui_settle (GTK_WIDGET (self->window));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (self->board)));
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
#define ADD(name, function) \
  g_test_add ("/past/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("dead-end", test_dead_end);
  ADD ("levels", test_levels);
  ADD ("back-to-solvable", test_back_to_solvable);
  ADD ("still-solvable", test_still_solvable);
  ADD ("bookmark-keys", test_bookmark_keys);
  ADD ("other-puzzle", test_other_puzzle);
  ADD ("idle", test_idle);
#undef ADD
  return g_test_run ();
}
