/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the window tells of the solver: while it works, afterwards, and when it refuses. */

#include <stdatomic.h>
#include <string.h>
#include <words-solver.h>

#include "satdoku-fact-list.h"
#include "satdoku-solution-page.h"
#include "satdoku-window.h"
#include "satdoku-work-bar.h"
#include "test-app.h"
#include "test-shapes.h"
#include "test-ui.h"

static void
test_fact_list (void)
{
  SatdokuFactList *list = g_object_ref_sink (g_object_new (SATDOKU_TYPE_FACT_LIST, NULL));
  const SudokuSolveStats stats = {
    .n_fixed = 30,
    .n_propagated = 51,
    .engine = "triad",
    .n_variables = 1234,
    .n_clauses = 1234567,
    .conflicts = 9,
    .restarts = 4,
    .learned_units = 2,
    .learned_pairs = 3,
    .search_seconds = 1.5,
  };
  const SudokuSolveStats easy = { .n_fixed = 31, .engine = "propagation" };
  g_autoptr (GPtrArray) facts = words_solve_stats (&stats, TRUE);
  g_autoptr (GPtrArray) fewer = words_solve_stats (&easy, FALSE);

  satdoku_fact_list_show (list, facts);
  g_assert_cmpstr (satdoku_fact_list_get_value (list, "Clauses"), ==, "1\u202f234\u202f567");
  g_assert_cmpstr (satdoku_fact_list_get_value (list, "Restarts"), ==, "4");
  g_assert_cmpstr (satdoku_fact_list_get_value (list, "Learned units"), ==, "2");
  g_assert_cmpstr (satdoku_fact_list_get_value (list, "Learned pairs"), ==, "3");
  g_assert_cmpstr (satdoku_fact_list_get_value (list, "Searching"), ==, "1.500 s");
  satdoku_fact_list_show (list, fewer);
  g_assert_cmpstr (satdoku_fact_list_get_value (list, "Method"), ==, "Propagation alone");
  g_assert_cmpstr (satdoku_fact_list_get_value (list, "Givens"), ==, "31");
  g_assert_null (satdoku_fact_list_get_value (list, "Clauses"));
  satdoku_fact_list_show (list, facts);
  g_assert_cmpstr (satdoku_fact_list_get_value (list, "Conflicts"), ==, "9");
  g_assert_finalize_object (list);
}

/* The one thing that the bar says of the work. */
static void
test_work (void)
{
  static const struct
  {
    SudokuProgress progress;
    double elapsed;
    const char *text;
  } cases[] = {
    { { .stage = SUDOKU_STAGE_PROPAGATE }, 1, "" },
    { { .stage = SUDOKU_STAGE_SEARCH }, 1, "" },
    { { .stage = SUDOKU_STAGE_SEARCH, .conflicts = 1 }, 1, "1 conflict" },
    { { .stage = SUDOKU_STAGE_SEARCH, .conflicts = 7 }, 60, "still searching, 7 conflicts" },
    { { .stage = SUDOKU_STAGE_SEARCH }, 60, "still searching" },
    { { .stage = SUDOKU_STAGE_SIMPLIFY, .conflicts = 7 }, 60, "simplifying clauses, 7 conflicts" },
    { { .stage = SUDOKU_STAGE_ENCODE, .count = 2 }, 60, "2 clauses" },
    { { .stage = SUDOKU_STAGE_REMOVE, .count = 3, .conflicts = 9 }, 60, "3 givens left" },
    { { .stage = SUDOKU_STAGE_WRITE, .count = 4000 }, 60, "4.0\302\240kB" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = words_work (&cases[i].progress, cases[i].elapsed);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

/* A job that tells what it is told to tell. */
static atomic_uint conflicts;
static atomic_bool simplifies;

static gpointer
run (gpointer input,
     const SudokuTask *task,
     GError **error)
{
  SudokuProgress progress = { .stage = SUDOKU_STAGE_SEARCH, .fraction = -1 };

  while (!g_cancellable_is_cancelled (task->cancellable))
    {
      progress.conflicts = atomic_load (&conflicts);
      progress.learned_units = progress.conflicts / 10;
      progress.learned_pairs = progress.conflicts / 5;
      progress.restarts = progress.conflicts / 4;
      progress.stage = atomic_load (&simplifies) ? SUDOKU_STAGE_SIMPLIFY : SUDOKU_STAGE_SEARCH;
      task->progress (&progress, task->progress_data);
      g_thread_yield ();
    }
  return NULL;
}

static gboolean
shows (SatdokuFactList *list,
       const char *name,
       const char *value)
{
  return g_strcmp0 (satdoku_fact_list_get_value (list, name), value) == 0;
}

/* Also when nothing in the window has the focus: GTK looks for something in the popover that takes
 * it, and complains when there is nothing. */
static void
test_live (gconstpointer with_focus)
{
  g_autoptr (SatdokuWorker) worker = satdoku_worker_new ();
  GtkWidget *bar = g_object_new (SATDOKU_TYPE_WORK_BAR, NULL);
  GtkWindow *window = g_object_new (GTK_TYPE_WINDOW, "default-width", 500, NULL);
  const SatdokuJob job = { .title = "Solving…", .run = run };
  GtkWidget *button;
  GtkPopover *popover;
  SatdokuFactList *list;

  gtk_window_set_child (window, bar);
  satdoku_work_bar_set_worker (SATDOKU_WORK_BAR (bar), worker);
  test_ui_present (window);
  atomic_store (&conflicts, 20);
  satdoku_worker_run_async (worker, &job, NULL, NULL, NULL, NULL);
  test_ui_wait_for (test_ui_find (bar, GTK_TYPE_MENU_BUTTON, NULL) != NULL);
  test_ui_settle (bar);
  button = test_ui_find (bar, GTK_TYPE_MENU_BUTTON, NULL);
  popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (button));
  test_ui_focus_window (window);
  gtk_window_set_focus (window, with_focus != NULL ? button : NULL);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  test_ui_wait_for (test_ui_find (popover, SATDOKU_TYPE_FACT_LIST, NULL) != NULL);
  list = SATDOKU_FACT_LIST (test_ui_find (popover, SATDOKU_TYPE_FACT_LIST, NULL));
  test_ui_wait_for (shows (list, "Conflicts", "20"));
  g_assert_true (shows (list, "Stage", "Searching"));
  g_assert_true (shows (list, "Restarts", "5"));
  g_assert_true (shows (list, "Learned units", "2"));
  g_assert_true (shows (list, "Learned pairs", "4"));
  g_assert_nonnull (satdoku_fact_list_get_value (list, "Memory"));
  test_ui_screenshot (window, "live");
  atomic_store (&conflicts, 12345);
  test_ui_wait_for (shows (list, "Conflicts", "12\u202f345"));
  atomic_store (&simplifies, TRUE);
  test_ui_wait_for (shows (list, "Stage", "Simplifying clauses"));
  atomic_store (&simplifies, FALSE);
  satdoku_worker_cancel (worker);
  test_ui_wait_for (!gtk_widget_get_mapped (GTK_WIDGET (list)));
  test_ui_settle (bar);
  test_ui_destroy (window);
}

typedef struct
{
  SatdokuWindow *window;
  SatdokuPanel *panel;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  const guint *side = data;
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new_for_side (*side, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  self->window = satdoku_window_new (GTK_APPLICATION (g_application_get_default ()));
  self->panel = satdoku_grid_page_get_panel (satdoku_window_get_grid_page (self->window));
  satdoku_window_set_game (self->window, game);
  test_ui_present (GTK_WINDOW (self->window));
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  gpointer window = self->window;

  g_unsetenv ("SATDOKU_MEMORY_LIMIT");
  g_object_add_weak_pointer (G_OBJECT (self->window), &window);
  test_ui_destroy (GTK_WINDOW (self->window));
  test_ui_wait_for (window == NULL);
}

static gboolean
verdict_is (Fixture *self,
            const char *verdict)
{
  return g_strcmp0 (satdoku_panel_get_verdict (self->panel), verdict) == 0;
}

/* What it counted is told where things are explained, and not to a player. */
static void
test_afterwards (Fixture *self,
                 gconstpointer data)
{
  GtkWidget *list = NULL;

  g_action_group_activate_action (G_ACTION_GROUP (self->window), "solve", NULL);
  test_ui_wait_for (verdict_is (self, "Solved by the solver"));
  test_ui_settle (GTK_WIDGET (self->window));
  g_assert_null (test_ui_find (self->panel, GTK_TYPE_EXPANDER, NULL));
  test_ui_activate (self->window, "win.view", g_variant_new_string ("explain"));
  test_ui_wait_for ((list = test_ui_find (self->window, SATDOKU_TYPE_FACT_LIST, NULL)) != NULL);
  test_ui_settle (GTK_WIDGET (self->window));
  g_assert_true (shows (SATDOKU_FACT_LIST (list), "Givens", "0"));
  g_assert_nonnull (satdoku_fact_list_get_value (SATDOKU_FACT_LIST (list), "Method"));
  test_ui_screenshot (self->window, "afterwards");
}

static void
test_refusal (Fixture *self,
              gconstpointer data)
{
  g_setenv ("SATDOKU_MEMORY_LIMIT", "1000000", TRUE);
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "solve", NULL);
  test_ui_wait_for (verdict_is (self, "There is not enough free memory for this"));
  g_assert_true (g_str_has_prefix (satdoku_panel_get_details (self->panel),
                                   "This would need about "));
  g_assert_nonnull (strstr (satdoku_panel_get_details (self->panel),
                            "MB of memory, but only 1.0\302\240MB is free"));
  test_ui_screenshot (self->window, "refusal");
}

/* The same on the Solution page; with enough memory the model comes after all. */
static void
test_refusal_of_model (Fixture *self,
                       gconstpointer data)
{
  GtkWidget *page;

  g_action_group_activate_action (G_ACTION_GROUP (self->window), "page",
                                  g_variant_new_string ("solution"));
  page = test_ui_find (self->window, SATDOKU_TYPE_SOLUTION_PAGE, NULL);
  test_ui_wait_for (gtk_widget_get_mapped (page));
  test_ui_focus_window (GTK_WINDOW (self->window));
  g_setenv ("SATDOKU_MEMORY_LIMIT", "1000000", TRUE);
  test_ui_accel ("<Control>m");
  test_ui_wait_for (test_ui_shows_text (page, "Not Enough Memory"));
  g_assert_true (test_ui_shows_text (page, "This would need about "));
  test_ui_screenshot (self->window, "refusal-of-model");
  g_unsetenv ("SATDOKU_MEMORY_LIMIT");
  test_ui_accel ("<Control>m");
  test_ui_wait_for (test_ui_shows_text (page, "Verified: it satisfies all"));
  g_assert_false (test_ui_shows_text (page, "Not Enough Memory"));
}

int
main (int argc,
      char *argv[])
{
  static const guint sides[] = { 9, 12, 36 };
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  g_test_add_func ("/solver-view/fact-list", test_fact_list);
  g_test_add_func ("/solver-view/work", test_work);
  g_test_add_data_func ("/solver-view/live/focus", "focus", test_live);
  g_test_add_data_func ("/solver-view/live/no-focus", NULL, test_live);
  g_test_add ("/solver-view/afterwards/9", Fixture, &sides[0], set_up, test_afterwards, tear_down);
  g_test_add ("/solver-view/afterwards/12", Fixture, &sides[1], set_up, test_afterwards, tear_down);
  g_test_add ("/solver-view/refusal", Fixture, &sides[2], set_up, test_refusal, tear_down);
  g_test_add ("/solver-view/refusal-of-model", Fixture, &sides[2], set_up, test_refusal_of_model,
              tear_down);
  return g_test_run ();
}
