/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A puzzle of which a rule could not be read: the window says so, finds out nothing about it, and
 * goes on when the player says so. */

#include <sudoku-game-load.h>
#include <sudoku-game-moves.h>
#include <sudoku-game-text.h>

#include <string.h>

#include "satdoku-game-facts.h"
#include "satdoku-omissions-bar.h"
#include "satdoku-print-job.h"
#include "satdoku-set-view.h"
#include "satdoku-solvability-observer.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-ui.h"

#define REASON "Part of this puzzle could not be read: nothing is found out about the rest"

/* One cell is empty, where only 9 is left by rows, columns and boxes. */
static const char solved[] = "534678912672195348198342567"
                             "859761423426853791713924856"
                             "961537284287419635345286170";

static SudokuGame *
new_game (gboolean missing)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  SudokuGame *game = NULL;

  for (guint cell = 0; cell < strlen (solved); cell++)
    if (solved[cell] > '0')
      sudoku_grid_set (grid, cell, (guint)(solved[cell] - '0'), SUDOKU_ORIGIN_GIVEN);
  game = sudoku_game_new (grid);
  for (guint i = 0; missing && i < 5; i++)
    {
      g_autofree char *key = g_strdup_printf (i == 0 ? "yinyang" : "rule%u", i);
      g_autoptr (SatIssue) issue =
        sat_issue_new (NULL, "rule-not-read", sat_arg_quote (key, strlen (key)));

      sudoku_game_add_omission (game, issue);
    }
  return game;
}

static SatdokuWindow *
open_window (gboolean missing)
{
  SatdokuWindow *window = satdoku_window_new (GTK_APPLICATION (g_application_get_default ()));
  g_autoptr (SudokuGame) game = new_game (missing);

  satdoku_window_set_game (window, game);
  test_ui_present (GTK_WINDOW (window));
  return window;
}

static gboolean
is_told (SatdokuWindow *window)
{
  GtkWidget *bar = test_ui_find (window, SATDOKU_TYPE_OMISSIONS_BAR, NULL);
  GtkWidget *info = test_ui_find (bar, GTK_TYPE_INFO_BAR, NULL);

  return gtk_info_bar_get_revealed (GTK_INFO_BAR (info));
}

/* All that says something of the puzzle. */
static const char *const judging[] = {
  "check",
  "count",
  "solve",
  "solve-ask",
  "solve-cell",
  "fill-partial",
  "hint",
  "hint-another",
  "path",
  "why-not",
  "why-several",
  "true-candidates",
  "surgery-superfluous",
  "surgery-remove",
  "surgery-add",
  "surgery-fill",
  "surgery-easier",
  "surgery-harder",
  "surgery-compare",
  "compare-solvers",
};

static gboolean
can_judge (SatdokuWindow *window,
           const char *name)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (window), name);
}

static void
check_judging (SatdokuWindow *window,
               gboolean expected)
{
  for (gsize i = 0; i < G_N_ELEMENTS (judging); i++)
    {
      g_test_message ("%s", judging[i]);
      g_assert_cmpint (can_judge (window, judging[i]), ==, expected);
    }
}

/* A button as a screen reader finds it, and as the pointer does. */
static gboolean
says_why (SatdokuWindow *window,
          const char *action)
{
  GtkWidget *button = test_ui_find_action (window, action);
  gboolean shown = FALSE;
  g_autofree char *described = NULL;
  g_autoptr (GObject) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);

  /* What stands around a button has the same action. */
  while (!GTK_IS_BUTTON (button))
    button = gtk_widget_get_first_child (button);
  g_assert_true (gtk_widget_get_has_tooltip (button));
  g_signal_emit_by_name (button, "query-tooltip", 0, 0, FALSE, tooltip, &shown);
  described = gtk_test_accessible_check_property (GTK_ACCESSIBLE (button),
                                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, REASON);
  return shown && described == NULL;
}

static void
test_banner (void)
{
  SatdokuWindow *window = open_window (TRUE);

  test_ui_wait_for (test_ui_shows_text (window, "The rule “yinyang” could not be read"));
  g_assert_true (is_told (window));
  g_assert_true (test_ui_shows_text (window, "3 more"));
  check_judging (window, FALSE);
  g_assert_true (says_why (window, "win.check"));
  g_assert_true (says_why (window, "win.solve-ask"));
  g_assert_true (says_why (window, "win.hint"));
  test_ui_screenshot (window, "omissions");
  test_ui_resize (GTK_WINDOW (window), 360, 640);
  test_ui_screenshot (window, "omissions-narrow");
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      ADW_COLOR_SCHEME_FORCE_DARK);
  test_ui_screenshot (window, "omissions-narrow-dark");
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
  test_ui_resize (GTK_WINDOW (window), 1000, 760);

  /* Playing goes on, and the bar stays. */
  g_assert_true (sudoku_game_enter (satdoku_window_get_game (window), 80, 8));
  g_assert_true (can_judge (window, "undo"));
  g_assert_true (is_told (window));
  g_action_group_activate_action (G_ACTION_GROUP (window), "undo", NULL);
  g_action_group_activate_action (G_ACTION_GROUP (window), "redo", NULL);
  g_action_group_activate_action (G_ACTION_GROUP (window), "restart", NULL);
  g_assert_true (is_told (window));
  check_judging (window, FALSE);
  test_ui_destroy (GTK_WINDOW (window));
}

static void
test_do_without (void)
{
  SatdokuWindow *window = open_window (TRUE);
  GtkWidget *bar = test_ui_find (window, SATDOKU_TYPE_OMISSIONS_BAR, NULL);

  test_ui_settle (bar);
  test_ui_click (test_ui_find_action (bar, "win.do-without"));
  test_ui_wait_for (!is_told (window));
  check_judging (window, TRUE);
  g_assert_false (says_why (window, "win.check"));
  g_assert_true (sudoku_game_does_without (satdoku_window_get_game (window)));
  test_ui_destroy (GTK_WINDOW (window));
}

static void
test_whole (void)
{
  SatdokuWindow *window = open_window (FALSE);
  g_autoptr (SudokuGame) game = new_game (TRUE);

  g_assert_false (is_told (window));
  check_judging (window, TRUE);
  g_assert_false (says_why (window, "win.check"));
  /* Another game takes its place, and goes again. */
  satdoku_window_set_game (window, game);
  g_assert_true (is_told (window));
  check_judging (window, FALSE);
  g_assert_true (says_why (window, "win.check"));
  g_clear_object (&game);
  game = new_game (FALSE);
  satdoku_window_set_game (window, game);
  g_assert_false (is_told (window));
  check_judging (window, TRUE);
  test_ui_destroy (GTK_WINDOW (window));
}

/* Nobody says that it is solved, or that a rule is broken. */
static void
test_full (void)
{
  SatdokuWindow *window = open_window (TRUE);

  g_assert_true (sudoku_game_enter (satdoku_window_get_game (window), 80, 9));
  test_ui_wait_for (test_ui_shows_text (window, "part of the puzzle is not known"));
  g_assert_false (test_ui_shows_text (window, "Solved"));
  g_assert_false (sudoku_game_was_finished (satdoku_window_get_game (window)));
  sudoku_game_do_without (satdoku_window_get_game (window));
  test_ui_wait_for (test_ui_shows_text (window, "Solved"));
  test_ui_destroy (GTK_WINDOW (window));
}

static void
change_state (SatdokuWindow *window,
              const char *action,
              const char *state)
{
  g_action_group_activate_action (G_ACTION_GROUP (window), action, g_variant_new_string (state));
}

/* What the Set view says by itself, it doesn't say here. */
static void
test_outlook (void)
{
  SatdokuWindow *window = open_window (TRUE);
  GtkWidget *view = NULL;

  change_state (window, "view", "set");
  test_ui_wait_for (test_ui_find (window, SATDOKU_TYPE_SET_VIEW, NULL) != NULL);
  view = test_ui_find (window, SATDOKU_TYPE_SET_VIEW, NULL);
  g_assert_false (test_ui_shows_text (view, "Exactly one solution"));
  g_assert_true (says_why (window, "win.surgery-superfluous"));
  sudoku_game_do_without (satdoku_window_get_game (window));
  test_ui_wait_for (test_ui_shows_text (view, "Exactly one solution"));
  test_ui_destroy (GTK_WINDOW (window));
}

/* No clauses of another puzzle are shown, and none of it is solved. */
static void
test_pages (void)
{
  static const char *const pages[] = { "cnf", "solution" };

  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      SatdokuWindow *window = open_window (TRUE);

      change_state (window, "page", pages[i]);
      test_ui_wait_for (test_ui_shows_text (window, "No Formula"));
      test_ui_screenshot (window, pages[i]);
      sudoku_game_do_without (satdoku_window_get_game (window));
      test_ui_wait_for (!test_ui_shows_text (window, "No Formula"));
      test_ui_destroy (GTK_WINDOW (window));
    }
}

static void
keep_result_cb (GObject *source,
                GAsyncResult *result,
                gpointer user_data)
{
  *(GAsyncResult **)user_data = g_object_ref (result);
}

/* What is in the store comes back as it was, with what the player has said. */
static void
test_restart (void)
{
  SatdokuWindow *window = open_window (TRUE);
  g_autoptr (SudokuGame) missing = new_game (TRUE);
  SudokuGame *game = NULL;

  satdoku_window_restore (window);
  satdoku_window_set_game (window, missing);
  game = satdoku_window_get_game (window);
  g_assert_true (sudoku_game_enter (game, 80, 8));
  test_ui_destroy (GTK_WINDOW (window));

  window = satdoku_window_new (GTK_APPLICATION (g_application_get_default ()));
  test_ui_present (GTK_WINDOW (window));
  satdoku_window_restore (window);
  test_ui_wait_for (is_told (window));
  check_judging (window, FALSE);
  sudoku_game_do_without (satdoku_window_get_game (window));
  g_assert_false (is_told (window));
  test_ui_destroy (GTK_WINDOW (window));

  window = satdoku_window_new (GTK_APPLICATION (g_application_get_default ()));
  test_ui_present (GTK_WINDOW (window));
  game = satdoku_window_get_game (window);
  satdoku_window_restore (window);
  test_ui_wait_for (satdoku_window_get_game (window) != game);
  g_assert_false (is_told (window));
  g_assert_true (sudoku_game_does_without (satdoku_window_get_game (window)));
  g_assert_nonnull (sudoku_game_get_omissions (satdoku_window_get_game (window)));
  test_ui_destroy (GTK_WINDOW (window));
}

/* No level is told in the Library, and nothing is solved there. */
static void
test_facts (void)
{
  for (int missing = 0; missing <= 1; missing++)
    {
      g_autoptr (SudokuGame) game = new_game (missing);
      SatdokuGameNotes notes = { .origin = SATDOKU_GAME_PASTED };
      g_autoptr (SatdokuGameEntry) entry = NULL;
      g_autoptr (SatdokuGameEntry) copy = NULL;
      g_autoptr (SatdokuStoredGame) stored = NULL;
      g_autofree char *title = NULL;

      satdoku_game_notes_set_level (&notes, SUDOKU_LEVEL_EASY, sudoku_game_get_grid (game));
      g_assert_true (sudoku_game_enter (game, 80, 9));
      entry = satdoku_game_entry_new (1, game, &notes);
      copy = satdoku_game_entry_copy_as (entry, TRUE);
      stored = satdoku_stored_game_new (copy);
      title = satdoku_game_facts_make_title (stored);
      g_assert_cmpint (strstr (title, "Easy") != NULL, ==, !missing);
      g_assert_cmpint (strstr (title, "Part Missing") != NULL, ==, missing);
      g_assert_cmpint (copy->is_solved, ==, !missing);
      g_assert_cmpint (copy->is_whole, ==, !missing);
    }
}

/* Paper shows no solution of another puzzle. */
static void
test_print (void)
{
  for (int whole = 0; whole <= 1; whole++)
    {
      g_autoptr (SudokuGame) game = new_game (!whole);
      g_autoptr (SatdokuWorker) worker = satdoku_worker_new ();
      g_autoptr (SatdokuPrintLayout) layout = NULL;
      g_autoptr (GAsyncResult) result = NULL;
      g_autoptr (GError) error = NULL;

      satdoku_print_job_prepare_async (
        satdoku_print_job_new_for_board (sudoku_game_get_state (game), sudoku_game_is_whole (game),
                                         sudoku_symbols_find ("decimal")),
        worker, NULL, keep_result_cb, &result);
      test_ui_wait_for (result != NULL);
      layout = satdoku_print_job_prepare_finish (result, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (satdoku_print_layout_get_n_solutions (layout), ==, whole);
    }
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  g_test_add_func ("/omissions/banner", test_banner);
  g_test_add_func ("/omissions/do-without", test_do_without);
  g_test_add_func ("/omissions/whole", test_whole);
  g_test_add_func ("/omissions/full", test_full);
  g_test_add_func ("/omissions/outlook", test_outlook);
  g_test_add_func ("/omissions/pages", test_pages);
  g_test_add_func ("/omissions/restart", test_restart);
  g_test_add_func ("/omissions/facts", test_facts);
  g_test_add_func ("/omissions/print", test_print);
  return g_test_run ();
}
