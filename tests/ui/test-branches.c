/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Trying something, in a real window by real keys and clicks: what branches there are, what becomes
 * of them, what follows, and the way back. What is impossible is known beforehand. */

#include <sudoku-game-branches.h>
#include <sudoku-game-moves.h>

#include <string.h>

#include "satdoku-branch-observer.h"
#include "satdoku-branch-view.h"
#include "satdoku-panel.h"
#include "satdoku-settings.h"
#include "test-grid.h"
#include "test-play.h"
#include "test-shapes.h"

/* One solution, whose first row is 534678912; the rules leave 1, 2 and 4 in the third cell. */
static const char puzzle_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/* The same without the fives and eights but one: several solutions. */
static const char loose_line[] =
  ".3..7....6..19.....9.....6.....6...34....3..17...2...6.6....2.....419.........79.";

static void
set_judging (gboolean judging)
{
  g_autoptr (GSettings) settings = satdoku_settings_new ();

  g_settings_set_boolean (settings, "judge-branches", judging);
}

static void
set_up (TestPlay *self,
        gconstpointer data)
{
  set_judging (TRUE);
  test_play_set_up (self, puzzle_line, 1200, 900);
}

static guint
value_at (TestPlay *self,
          guint cell)
{
  return sudoku_grid_get_value (test_play_grid (self), cell);
}

static guint
count (TestPlay *self)
{
  return sudoku_branches_get_n (sudoku_game_get_branches (test_play_game (self)));
}

static guint
current (TestPlay *self)
{
  return sudoku_branches_get_current (sudoku_game_get_branches (test_play_game (self)));
}

static GtkWidget *
view_of (TestPlay *self)
{
  return test_ui_find (self->window, SATDOKU_TYPE_BRANCH_VIEW, NULL);
}

static gboolean
says (TestPlay *self,
      const char *text)
{
  return test_play_says (self, SATDOKU_TYPE_BRANCH_VIEW, text);
}

static void
try_all (TestPlay *self,
         guint cell)
{
  guint before = count (self);

  satdoku_board_select (self->board, cell);
  test_ui_wait_for (test_ui_action_enabled (self->window, "try"));
  test_ui_accel ("<Shift>F12");
  test_ui_wait_for (count (self) > before);
}

/* A branch for each candidate; keys go from one to the next, and each has its own numbers. */
static void
test_keys (TestPlay *self,
           gconstpointer data)
{
  try_all (self, 2);
  g_assert_cmpuint (count (self), ==, 3);
  g_assert_cmpuint (current (self), ==, 1);
  g_assert_cmpuint (value_at (self, 2), ==, 1);
  test_ui_wait_for (says (self, "1 in row 1 column 3"));
  satdoku_board_select (self->board, 3);
  test_ui_key (GDK_KEY_6, 0);
  test_ui_wait_for (value_at (self, 3) == 6);
  test_ui_accel ("<Control><Alt>Page_Down");
  test_ui_wait_for (current (self) == 2);
  g_assert_cmpuint (value_at (self, 2), ==, 2);
  g_assert_cmpuint (value_at (self, 3), ==, 0);
  test_ui_accel ("<Control><Alt>Page_Up");
  test_ui_wait_for (current (self) == 1);
  g_assert_cmpuint (value_at (self, 3), ==, 6);
  test_ui_accel ("<Control><Alt>Home");
  test_ui_wait_for (current (self) == SUDOKU_BRANCH_TRUNK);
  g_assert_cmpuint (value_at (self, 2), ==, 0);
  /* What is tried already is not tried once more, but shown, from wherever it was asked for. */
  satdoku_board_select (self->board, 2);
  test_ui_wait_for (says (self, "Try in row 1 column 3:"));
  test_ui_activate (self->window, "win.page", g_variant_new_string ("cnf"));
  test_ui_activate (self->window, "win.try-value", g_variant_new_uint32 (2));
  test_ui_wait_for (current (self) == 2);
  test_ui_wait_for (gtk_widget_get_mapped (GTK_WIDGET (self->board)));
  g_assert_cmpuint (count (self), ==, 3);
  for (guint i = 0; i < 6; i++)
    test_ui_accel ("<Control>z");
  test_ui_wait_for (count (self) == 0);
  g_assert_false (test_ui_action_enabled (self->window, "undo"));
}

/* Two of three are impossible and say why; the third must be so. What follows is one move. */
static void
test_fates (TestPlay *self,
            gconstpointer data)
{
  try_all (self, 2);
  test_ui_wait_for (says (self, "1 in row 1 column 3 is impossible"));
  test_ui_wait_for (says (self, "Impossible, you are here"));
  test_ui_wait_for (says (self, "Must be right"));
  test_ui_screenshot (self->window, "branches");
  test_ui_wait_for (test_ui_action_enabled (self->window, "branch-conclude"));
  test_play_click (self, SATDOKU_TYPE_BRANCH_VIEW, "win.branch-conclude");
  test_ui_wait_for (current (self) == SUDOKU_BRANCH_TRUNK);
  g_assert_cmpuint (count (self), ==, 2);
  g_assert_cmpuint (value_at (self, 2), ==, 4);
  test_ui_wait_for (test_ui_shows_text (self->window, "Taken over from the branch"));
  test_ui_accel ("<Control>z");
  test_ui_wait_for (current (self) == 1);
  g_assert_cmpuint (count (self), ==, 3);
}

/* A wrong number in a branch that is right is not the branch's fault. */
static void
test_mistake (TestPlay *self,
              gconstpointer data)
{
  satdoku_board_select (self->board, 2);
  test_ui_accel ("F12");
  test_ui_wait_for (says (self, "Try in row 1 column 3:"));
  test_ui_click (test_ui_find_text (view_of (self), "4"));
  test_ui_wait_for (current (self) == 1);
  g_assert_cmpuint (count (self), ==, 1);
  test_ui_wait_for (says (self, "4 in row 1 column 3 must be right"));
  satdoku_board_select (self->board, 3);
  test_ui_key (GDK_KEY_2, 0);
  test_ui_wait_for (value_at (self, 3) == 2);
  test_ui_wait_for (says (self, "The entries in this branch leave no solution"));
  g_assert_false (test_ui_action_enabled (self->window, "branch-conclude"));
}

static GtkWidget *
find_row (TestPlay *self,
          const char *text)
{
  return test_ui_find_text (test_ui_find (view_of (self), GTK_TYPE_LIST_VIEW, "list"), text);
}

/* A click chooses, two go there; giving up comes back and can be undone. */
static void
test_rows (TestPlay *self,
           gconstpointer data)
{
  GtkWidget *row;

  try_all (self, 2);
  test_ui_accel ("<Control>b");
  test_ui_wait_for (says (self, "Bookmark 1"));
  row = find_row (self, "4 in row 1 column 3");
  test_ui_click_at (row, 10, 5, GDK_BUTTON_PRIMARY, 1, 0);
  test_ui_wait_for (says (self, "4 in row 1 column 3 must be right"));
  g_assert_cmpuint (current (self), ==, 1);
  test_ui_click_at (find_row (self, "4 in row 1 column 3"), 10, 5, GDK_BUTTON_PRIMARY, 2, 0);
  test_ui_wait_for (current (self) == 3);
  g_assert_cmpuint (value_at (self, 2), ==, 4);
  test_ui_click_at (find_row (self, "Bookmark 1"), 10, 5, GDK_BUTTON_PRIMARY, 1, 0);
  test_play_click (self, SATDOKU_TYPE_BRANCH_VIEW, "win.branch-go");
  test_ui_wait_for (current (self) == 1);
  test_play_click (self, SATDOKU_TYPE_BRANCH_VIEW, "win.branch-close");
  test_ui_wait_for (count (self) == 2);
  g_assert_cmpuint (current (self), ==, SUDOKU_BRANCH_TRUNK);
  g_assert_cmpuint (value_at (self, 2), ==, 0);
  test_ui_accel ("<Control>z");
  test_ui_wait_for (count (self) == 3);
  g_assert_cmpuint (value_at (self, 2), ==, 1);
}

static void
test_keep (TestPlay *self,
           gconstpointer data)
{
  satdoku_board_select (self->board, 2);
  test_ui_wait_for (test_ui_action_enabled (self->window, "try-value"));
  test_ui_activate (self->window, "win.try-value", g_variant_new_uint32 (4));
  test_ui_wait_for (current (self) == 1);
  test_ui_wait_for (test_ui_action_enabled (self->window, "branch-keep"));
  test_play_click (self, SATDOKU_TYPE_BRANCH_VIEW, "win.branch-keep");
  test_ui_wait_for (count (self) == 0);
  g_assert_cmpuint (value_at (self, 2), ==, 4);
}

static gboolean
shows_place (TestPlay *self,
             const char *name)
{
  g_autofree char *text = g_strdup_printf ("In the branch “%s”", name);

  return test_ui_shows_text (self->window, text);
}

/* Who does not see the branches sees which one it is, and goes back. */
static void
test_note (TestPlay *self,
           gconstpointer data)
{
  GtkWidget *button = NULL;

  try_all (self, 2);
  test_ui_key (GDK_KEY_F2, 0);
  test_ui_wait_for (shows_place (self, "1 in row 1 column 3"));
  test_ui_screenshot (self->window, "branches-note");
  sudoku_game_name_branch (test_play_game (self), 1, "First of all");
  test_ui_wait_for (shows_place (self, "First of all"));
  test_ui_resize (GTK_WINDOW (self->window), 360, 800);
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "branches-note-narrow");
  button = test_ui_find_action (self->window, "win.branch-leave");
  test_ui_click (button);
  test_ui_wait_for (current (self) == SUDOKU_BRANCH_TRUNK);
  test_ui_wait_for (!shows_place (self, "First of all"));
}

/* Nothing is found out when that is not wanted, and what was known is gone. */
static void
test_not_judged (TestPlay *self,
                 gconstpointer data)
{
  try_all (self, 2);
  test_ui_wait_for (says (self, "1 in row 1 column 3 is impossible"));
  set_judging (FALSE);
  test_ui_wait_for (!says (self, "impossible") && says (self, "You are here"));
  test_ui_accel ("<Control><Alt>Page_Down");
  test_ui_wait_for (current (self) == 2);
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "branches-not-judged");
  g_assert_false (says (self, "Not known yet"));
  g_assert_false (test_ui_action_enabled (self->window, "branch-conclude"));
  set_judging (TRUE);
  test_ui_wait_for (says (self, "2 in row 1 column 3 is impossible"));
}

/* Until it is asked for nothing is judged, which then counts as help. */
static void
test_asked (TestPlay *self,
            gconstpointer data)
{
  g_autoptr (GSettings) settings = satdoku_settings_new ();
  GtkWidget *judge = NULL;

  g_settings_reset (settings, "judge-branches");
  try_all (self, 2);
  test_ui_settle (GTK_WIDGET (self->window));
  g_assert_false (says (self, "impossible"));
  g_assert_false (sudoku_game_was_helped (test_play_game (self)));
  judge = test_ui_find_action (view_of (self), "win.judge-branches");
  g_assert_false (gtk_check_button_get_active (GTK_CHECK_BUTTON (judge)));
  gtk_widget_grab_focus (judge);
  test_ui_key (GDK_KEY_space, 0);
  test_ui_wait_for (says (self, "1 in row 1 column 3 is impossible"));
  g_assert_true (sudoku_game_was_helped (test_play_game (self)));
}

/* A bookmark has a name of its own or the next one; two clicks go there, and it can be removed. */
static void
test_bookmark (TestPlay *self,
               gconstpointer data)
{
  test_ui_click (test_ui_find_action (self->window, "win.view"));
  test_ui_wait_for (view_of (self) != NULL);
  test_ui_click (test_ui_find (view_of (self), GTK_TYPE_ENTRY, "bookmark"));
  test_ui_type ("before the four\n");
  test_ui_wait_for (says (self, "before the four"));
  g_assert_true (says (self, "Here"));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  satdoku_board_select (self->board, 2);
  test_ui_key (GDK_KEY_4, 0);
  test_ui_wait_for (says (self, "51 cells to fill"));
  test_ui_click_at (find_row (self, "before the four"), 10, 5, GDK_BUTTON_PRIMARY, 2, 0);
  test_ui_wait_for (value_at (self, 2) == 0);
  test_ui_wait_for (test_ui_shows_text (self->window, "Back at “before the four”"));
  test_ui_click_at (find_row (self, "before the four"), 10, 5, GDK_BUTTON_PRIMARY, 1, 0);
  test_play_click (self, SATDOKU_TYPE_BRANCH_VIEW, "win.branch-close");
  test_ui_wait_for (sudoku_game_get_n_bookmarks (test_play_game (self)) == 0);
  test_ui_wait_for (test_ui_shows_text (self->window, "Bookmark removed"));
  test_ui_activate (self->window, "win.restore-bookmark", NULL);
  test_ui_wait_for (sudoku_game_get_n_bookmarks (test_play_game (self)) == 1);
  g_assert_false (test_ui_action_enabled (self->window, "restore-bookmark"));
}

static void
test_name (TestPlay *self,
           gconstpointer data)
{
  GtkWidget *name = NULL;

  try_all (self, 2);
  test_ui_wait_for (!says (self, "Not known yet") && !says (self, "Not known yet, you are here"));
  name = test_ui_find (view_of (self), GTK_TYPE_ENTRY, "name");
  test_ui_click (name);
  test_ui_type ("one ");
  /* What is shown of the branches changes meanwhile. */
  set_judging (FALSE);
  test_ui_settle (GTK_WIDGET (self->window));
  set_judging (TRUE);
  test_ui_wait_for (!says (self, "Not known yet") && !says (self, "Not known yet, you are here"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (name)), ==, "one ");
  test_ui_type ("first\n");
  test_ui_wait_for (find_row (self, "one first") != NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  test_ui_accel ("<Control>z");
  test_ui_wait_for (find_row (self, "one first") == NULL);
}

/* With several solutions more than one branch is open: what they share comes into the game. */
static void
test_shared (TestPlay *self,
             gconstpointer data)
{
  g_autoptr (SudokuGame) game = test_app_make_game (loose_line);
  gboolean found = FALSE;

  satdoku_window_set_game (self->window, game);
  test_ui_settle (GTK_WIDGET (self->window));
  /* The first cell in which branches share a number. */
  for (guint cell = 0; cell < 81 && !found; cell++)
    {
      if (value_at (self, cell) != 0)
        continue;
      try_all (self, cell);
      test_ui_wait_for (!says (self, "Not known yet") &&
                        !says (self, "Not known yet, you are here"));
      test_ui_settle (GTK_WIDGET (self->window));
      found = test_ui_action_enabled (self->window, "branch-share");
      if (!found)
        {
          sudoku_game_undo (game);
          test_ui_wait_for (count (self) == 0);
        }
    }
  g_assert_true (found);
  test_ui_screenshot (self->window, "branches-shared");
  test_play_click (self, SATDOKU_TYPE_BRANCH_VIEW, "win.branch-share");
  test_ui_wait_for (current (self) == SUDOKU_BRANCH_TRUNK);
  g_assert_cmpuint (count (self), >, 1);
  test_ui_wait_for (test_ui_shows_text (self->window, "Taken over from all open branches"));
  g_assert_true (sudoku_game_was_helped (game));
}

/* Further things are tried in branches, some have names, and there is a bookmark. */
static void
grow (TestPlay *self,
      guint first,
      guint second,
      guint third)
{
  SudokuGame *game = test_play_game (self);

  try_all (self, first);
  g_assert_true (sudoku_game_add_bookmark (game, "Before the second"));
  try_all (self, second);
  sudoku_game_go_to_branch (game, count (self));
  try_all (self, third);
  sudoku_game_name_branch (game, 2, "Looks good");
  test_ui_wait_for (!says (self, "Not known yet") && !says (self, "Not known yet, you are here"));
  test_ui_settle (GTK_WIDGET (self->window));
}

static void
take_pictures (TestPlay *self,
               const char *name)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  g_autofree char *dark = g_strconcat (name, "-dark", NULL);
  g_autofree char *narrow = g_strconcat (name, "-narrow", NULL);

  test_ui_screenshot (self->window, name);
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_FORCE_DARK);
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, dark);
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_DEFAULT);
  test_ui_resize (GTK_WINDOW (self->window), 360, 800);
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, narrow);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (self->window)), ==, 360);
}

static void
test_tree (TestPlay *self,
           gconstpointer data)
{
  grow (self, 2, 21, 30);
  g_assert_cmpuint (count (self), >, 5);
  take_pictures (self, "branches-9");
}

/* The milliseconds between two frames of the window, the most there were. */
static gboolean
tick_cb (GtkWidget *widget,
         GdkFrameClock *clock,
         gpointer user_data)
{
  gint64 *times = user_data, now = g_get_monotonic_time ();

  times[1] = MAX (times[1], times[0] > 0 ? now - times[0] : 0);
  times[0] = now;
  return G_SOURCE_CONTINUE;
}

static void
test_large (TestPlay *self,
            gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (5, 5, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_canonical_grid (geometry);
  g_autoptr (SudokuGame) game = NULL;
  gint64 times[2] = { 0 };
  guint tick;

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (cell * 7919 % 100 < 55)
      sudoku_grid_set (grid, cell, sudoku_grid_get_value (grid, cell), SUDOKU_ORIGIN_GIVEN);
    else
      sudoku_grid_set (grid, cell, 0, SUDOKU_ORIGIN_NONE);
  game = sudoku_game_new (grid);
  satdoku_window_set_game (self->window, game);
  test_ui_settle (GTK_WIDGET (self->window));
  tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->window), tick_cb, times, NULL);
  grow (self, 57, 157, 261);
  gtk_widget_remove_tick_callback (GTK_WIDGET (self->window), tick);
  g_test_message ("at most %.1f ms between two frames", (double)times[1] / 1000);
  g_assert_cmpuint (count (self), >, 5);
  take_pictures (self, "branches-25");
}

/* At the limit nothing happens, and it is said why. */
static void
test_limit (TestPlay *self,
            gconstpointer data)
{
  SudokuGame *game = test_play_game (self);

  while (sudoku_game_open_branches (game, 3, sudoku_set_single (2)))
    sudoku_game_go_to_branch (game, SUDOKU_BRANCH_TRUNK);
  g_assert_cmpuint (count (self), ==, SUDOKU_BRANCHES_MAX);
  satdoku_board_select (self->board, 2);
  test_ui_wait_for (test_ui_action_enabled (self->window, "try"));
  test_ui_accel ("<Shift>F12");
  test_ui_wait_for (test_ui_shows_text (
    self->window, "There are too many branches: at most 100, and 12 that rest on each other"));
  g_assert_cmpuint (count (self), ==, SUDOKU_BRANCHES_MAX);
}

#define ADD(name, func) \
  g_test_add ("/branches/" name, TestPlay, NULL, set_up, func, test_play_tear_down)

int
main (int argc,
      char **argv)
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  ADD ("keys", test_keys);
  ADD ("fates", test_fates);
  ADD ("mistake", test_mistake);
  ADD ("rows", test_rows);
  ADD ("keep", test_keep);
  ADD ("note", test_note);
  ADD ("not-judged", test_not_judged);
  ADD ("asked", test_asked);
  ADD ("bookmark", test_bookmark);
  ADD ("name", test_name);
  ADD ("shared", test_shared);
  ADD ("tree", test_tree);
  ADD ("large", test_large);
  ADD ("limit", test_limit);
  return g_test_run ();
}
