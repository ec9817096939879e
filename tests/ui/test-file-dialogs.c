/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every dialog that asks for a file is left at once: cancelled, closed, replaced by another one, or
 * its window goes. GTK still looks at folders for it then, so it has to be there until that is
 * done, but not to be seen. */

#include <glib/gstdio.h>

#include "satdoku-cnf-page.h"
#include "satdoku-compare-plan.h"
#include "satdoku-compare-window.h"
#include "satdoku-new-dialog.h"
#include "satdoku-pattern-row.h"
#include "satdoku-settings.h"
#include "satdoku-share-dialog.h"
#include "satdoku-solution-page.h"
#include "satdoku-watch-save.h"
#include "test-app.h"

#define N_TIMES 3

static const char puzzle_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/* A window that asks for files. */
typedef struct
{
  GtkWindow *window;
  GPtrArray *choosers; /* those that were left: each is NULL when it is gone */
} Fixture;

/* Those of all tests so far. */
static GPtrArray *left;

/* How a dialog is asked for. */
typedef struct
{
  const char *name;
  GtkWindow *(*open) (void);
  GType (*type) (void); /* NULL: the window */
  const char *action;   /* NULL: it is a button */
  const char *target;   /* of the action, or the label of the button */
} Ask;

static GtkWindow *
open_page (const char *name)
{
  g_autoptr (SudokuGame) game = test_app_make_game (puzzle_line);
  SatdokuWindow *window = test_app_play (game);

  test_ui_activate (window, "win.page", g_variant_new_string (name));
  test_ui_settle (GTK_WIDGET (window));
  return GTK_WINDOW (window);
}

static GtkWindow *
open_grid (void)
{
  return open_page ("grid");
}

static GtkWindow *
open_formula (void)
{
  return open_page ("cnf");
}

/* Has the view with what can be compared. */
static GtkWindow *
open_set (void)
{
  GtkWindow *window = open_page ("grid");

  test_ui_activate (window, "win.view", g_variant_new_string ("set"));
  test_ui_settle (GTK_WIDGET (window));
  return window;
}

static gboolean
is_on (GtkWindow *window,
       const char *action)
{
  GtkWidget *button = test_ui_find_action (window, action);

  return button != NULL && gtk_widget_is_sensitive (button);
}

/* With a text, which can be saved. */
static GtkWindow *
open_answer (void)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "satdoku-answer.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWindow *window = open_page ("solution");

  g_assert_true (g_file_set_contents (path, "s SATISFIABLE\nv 1 -2 3 0\n", -1, NULL));
  satdoku_window_open_file (SATDOKU_WINDOW (window), file);
  test_ui_wait_for (is_on (window, "solution.save"));
  g_remove (path);
  return window;
}

static GtkWindow *
present (GtkWindow *window)
{
  test_ui_present (window);
  test_ui_settle (GTK_WIDGET (window));
  return window;
}

static GtkWindow *
open_comparison (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, puzzle_line, FALSE);
  g_autoptr (SudokuDocument) document = sudoku_document_new (grid);
  GtkWindow *window = satdoku_compare_window_new ();

  satdoku_compare_window_set_document (SATDOKU_COMPARE_WINDOW (window), document);
  return present (window);
}

/* With results, which can be saved. */
static GtkWindow *
open_results (void)
{
  g_autoptr (SudokuBenchPlan) plan = sudoku_bench_plan_read (
    "test", "puzzles board.satdoku encodings full solvers inside repeats 1 time 20\n", NULL);
  GtkWindow *window = open_comparison ();

  g_assert_nonnull (plan);
  satdoku_compare_plan_set_plan (
    SATDOKU_COMPARE_PLAN (test_ui_find (window, SATDOKU_TYPE_COMPARE_PLAN, NULL)), plan);
  test_ui_settle (GTK_WIDGET (window));
  g_signal_emit_by_name (test_ui_find (window, GTK_TYPE_BUTTON, "run_button"), "clicked");
  test_ui_wait_for (test_ui_shows_text (window, "Runs: 1 of 1"));
  test_ui_settle (GTK_WIDGET (window));
  return window;
}

static GtkWindow *
open_sharing (void)
{
  g_autoptr (SudokuGame) game = test_app_make_game (puzzle_line);
  GtkWindow *window =
    present (satdoku_share_dialog_new (game, sudoku_symbols_find ("decimal")));

  adw_view_stack_set_visible_child_name (
    ADW_VIEW_STACK (test_ui_find (window, ADW_TYPE_VIEW_STACK, NULL)), "picture");
  return present (window);
}

static GtkWindow *
open_new (void)
{
  g_autoptr (GSettings) settings = satdoku_settings_new ();
  SatdokuNewOptions options;

  g_settings_set_boolean (settings, "new-more", TRUE);
  satdoku_new_options_init (&options);
  options.has_pattern = TRUE;
  return present (satdoku_new_dialog_new (NULL, &options, settings));
}

static const Ask asks[] = {
  { "open", open_grid, NULL, "win.open", NULL },
  { "save-as", open_grid, NULL, "win.save-as", NULL },
  { "picture", open_grid, NULL, "win.export", NULL },
  { "print-file", open_grid, NULL, "win.print-file", NULL },
  { "compare-puzzles", open_set, NULL, "win.surgery-compare", "file" },
  { "formula", open_formula, satdoku_cnf_page_get_type, "cnf.save", NULL },
  { "open-answer", open_answer, satdoku_solution_page_get_type, "solution.open", NULL },
  { "save-answer", open_answer, satdoku_solution_page_get_type, "solution.save", NULL },
  { "open-plan", open_comparison, NULL, "compare.open-plan", NULL },
  { "save-plan", open_comparison, NULL, "compare.save-plan", NULL },
  { "table", open_results, NULL, "compare.save-csv", NULL },
  { "chart", open_results, NULL, "compare.save-svg", NULL },
  { "share", open_sharing, NULL, NULL, "Save…" },
  { "pattern", open_new, satdoku_pattern_row_get_type, NULL, "Open…" },
};

/* The one that is seen. */
static GtkWindow *
find_chooser (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (GTK_IS_FILE_CHOOSER (window) && gtk_widget_get_mapped (GTK_WIDGET (window)))
        return window;
    }
  return NULL;
}

static GtkWindow *
ask (Fixture *self,
     const Ask *how)
{
  GtkWidget *owner = how->type != NULL ? test_ui_find (self->window, how->type (), NULL)
                                       : GTK_WIDGET (self->window);

  g_assert_nonnull (owner);
  if (how->action != NULL)
    g_assert_true (gtk_widget_activate_action_variant (
      owner, how->action, how->target != NULL ? g_variant_new_string (how->target) : NULL));
  else
    {
      GtkWidget *button =
        gtk_widget_get_ancestor (test_ui_find_text (owner, how->target), GTK_TYPE_BUTTON);

      test_ui_wait_for (gtk_widget_is_sensitive (button));
      g_signal_emit_by_name (button, "clicked");
    }
  return find_chooser ();
}

/* From now on it is looked at whether it is there. */
static void
watch (Fixture *self,
       GtkWindow *chooser)
{
  gpointer *weak = g_new (gpointer, 1);

  g_assert_nonnull (chooser);
  *weak = chooser;
  g_object_add_weak_pointer (G_OBJECT (chooser), weak);
  g_ptr_array_add (self->choosers, weak);
}

/* All that were left are there, and none is seen; nothing has had time to happen since. */
static void
assert_kept (Fixture *self)
{
  for (guint i = 0; i < self->choosers->len; i++)
    {
      GtkWidget *const *chooser = self->choosers->pdata[i];

      g_assert_nonnull (*chooser);
      g_assert_false (gtk_widget_get_mapped (*chooser));
    }
}

/* There is nothing else to be seen: GTK says nothing about the folders that it did not get to. */
static void
assert_alone (Fixture *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  test_ui_settle (GTK_WIDGET (self->window));
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      g_assert_true (window == self->window || !gtk_widget_get_mapped (GTK_WIDGET (window)));
    }
}

static void
set_up (Fixture *self,
        gconstpointer how)
{
  self->choosers = g_ptr_array_new_with_free_func (g_free);
  self->window = ((const Ask *)how)->open ();
}

static void
tear_down (Fixture *self,
           gconstpointer how)
{
  if (self->window != NULL)
    test_ui_destroy (self->window);
  g_ptr_array_extend_and_steal (left, self->choosers);
}

/* By the button and by the window, each before anything else could happen; then the user goes on,
 * and then the window is closed before what was left is gone. */
static void
test_cancelled (Fixture *self,
                gconstpointer how)
{
  for (guint i = 0; i < N_TIMES; i++)
    {
      watch (self, ask (self, how));
      gtk_dialog_response (GTK_DIALOG (find_chooser ()), GTK_RESPONSE_CANCEL);
      g_assert_null (find_chooser ());
      assert_kept (self);
    }
  watch (self, ask (self, how));
  gtk_window_close (find_chooser ());
  g_assert_null (find_chooser ());
  assert_kept (self);
  assert_alone (self);
}

/* Who asks again gets another one, and the first one is not in the way. */
static void
test_replaced (Fixture *self,
               gconstpointer how)
{
  GtkWindow *second;

  watch (self, ask (self, how));
  second = ask (self, how);
  g_assert_nonnull (second);
  assert_kept (self);
  watch (self, second);
  gtk_dialog_response (GTK_DIALOG (second), GTK_RESPONSE_CANCEL);
  assert_kept (self);
  assert_alone (self);
}

/* The window goes while it asks, and takes the dialog out of sight. */
static void
test_closed (Fixture *self,
             gconstpointer how)
{
  watch (self, ask (self, how));
  gtk_window_destroy (g_steal_pointer (&self->window));
  assert_kept (self);
}

/* What is saved of a run that is watched. */
static void
test_watched (void)
{
  Fixture self = { present (GTK_WINDOW (gtk_window_new ())),
                   g_ptr_array_new_with_free_func (g_free) };
  g_autoptr (SatdokuWatch) solver = satdoku_watch_new ();

  for (guint i = 0; i < N_TIMES; i++)
    {
      satdoku_watch_save (solver, self.window, "Save the Proof", "proof.drat", "1 0\n");
      watch (&self, find_chooser ());
      gtk_dialog_response (GTK_DIALOG (find_chooser ()), GTK_RESPONSE_CANCEL);
      assert_kept (&self);
    }
  assert_alone (&self);
  tear_down (&self, NULL);
}

static gboolean
are_gone (void)
{
  for (guint i = 0; i < left->len; i++)
    if (*(gpointer *)left->pdata[i] != NULL)
      return FALSE;
  return TRUE;
}

/* In the end they go, and nothing goes wrong until then. */
static void
test_gone (void)
{
  g_assert_cmpuint (left->len, >, G_N_ELEMENTS (asks));
  test_ui_wait_for (are_gone ());
}

static void
add (const char *what,
     const Ask *how,
     void (*function) (Fixture *self, gconstpointer how))
{
  g_autofree char *path = g_strdup_printf ("/file-dialogs/%s/%s", how->name, what);

  g_test_add (path, Fixture, how, set_up, function, tear_down);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  left = g_ptr_array_new_with_free_func (g_free);
  for (gsize i = 0; i < G_N_ELEMENTS (asks); i++)
    {
      add ("cancelled", &asks[i], test_cancelled);
      add ("replaced", &asks[i], test_replaced);
      add ("closed", &asks[i], test_closed);
    }
  g_test_add_func ("/file-dialogs/watched/cancelled", test_watched);
  /* Suites are run in their order. */
  g_test_add_func ("/file-dialogs/left/gone", test_gone);
  return g_test_run ();
}
