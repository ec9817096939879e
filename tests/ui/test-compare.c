/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solvers compared in the window, with real events: a program that lies is told to be wrong, also
 * to who only hears the rows; hanging ones are stopped, and nothing of them is left. */

#include "satdoku-compare-window.h"

#include <string.h>

#include "satdoku-cactus-chart.h"
#include "satdoku-compare-plan.h"
#include "satdoku-compare-table.h"
#include "test-grid.h"
#include "test-process.h"
#include "test-ui.h"

#define PUZZLE                                \
  "53..7....6..195....98....6.8...6...34..8." \
  "3..17...2...6.6....28....419..5....8..79"

typedef struct
{
  GtkWindow *window; /* NULL: closed */
  SatdokuComparePlan *plan;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, PUZZLE, FALSE);
  g_autoptr (SudokuDocument) document = sudoku_document_new (grid);

  self->window = satdoku_compare_window_new ();
  g_object_add_weak_pointer (G_OBJECT (self->window), (gpointer *)&self->window);
  satdoku_compare_window_set_document (SATDOKU_COMPARE_WINDOW (self->window), document);
  test_ui_present (self->window);
  test_ui_settle (GTK_WIDGET (self->window));
  self->plan =
    SATDOKU_COMPARE_PLAN (test_ui_find (self->window, SATDOKU_TYPE_COMPARE_PLAN, NULL));
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  if (self->window != NULL)
    {
      GtkWindow *window = self->window;

      g_object_remove_weak_pointer (G_OBJECT (window), (gpointer *)&self->window);
      test_ui_destroy (window);
    }
  test_ui_flush ();
}

/* The plan as somebody has saved it. */
static void
set_plan (Fixture *self,
          const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuBenchPlan) plan = sudoku_bench_plan_read ("plan", text, &error);

  g_assert_no_error (error);
  satdoku_compare_plan_set_plan (self->plan, plan);
}

static void
click_run (Fixture *self)
{
  test_ui_click (test_ui_find (self->window, GTK_TYPE_BUTTON, "run_button"));
}

static char *
dup_label (GtkWidget *widget)
{
  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                             GTK_ACCESSIBLE_PROPERTY_LABEL, "?");
}

/* (nullable): a widget below whose name for screen readers has both words. */
static GtkWidget *
find_named (GtkWidget *widget,
            const char *first,
            const char *second)
{
  GtkWidget *found = NULL;
  g_autofree char *label = dup_label (widget);

  if (label != NULL && strstr (label, first) != NULL && strstr (label, second) != NULL)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_named (child, first, second);
  return found;
}

static void
test_liar (Fixture *self,
           gconstpointer data)
{
  GtkWidget *table, *chart;
  g_autoptr (GBytes) svg = NULL;
  g_autoptr (GBytes) png = NULL;
  g_autoptr (GdkTexture) pixels = NULL;

  set_plan (self, "puzzles board.satdoku encodings full minimal\n"
                  "solvers inside \"sh -c 'exit 20'\" repeats 2 time 20\n");
  test_ui_screenshot (self->window, "compare-plan");
  click_run (self);
  test_ui_wait_for (test_ui_shows_text (self->window, "Runs: 8 of 8"));
  test_ui_wait_for (test_ui_shows_text (self->window, "Wrong answers: 4"));
  test_ui_settle (GTK_WIDGET (self->window));
  table = test_ui_find (self->window, SATDOKU_TYPE_COMPARE_TABLE, NULL);
  chart = test_ui_find (self->window, SATDOKU_TYPE_CACTUS_CHART, NULL);
  g_assert_nonnull (find_named (table, "sh -c", "wrong"));
  g_assert_nonnull (find_named (table, "inside", "satisfiable"));
  g_assert_null (find_named (table, "inside, ", "wrong:"));
  g_assert_nonnull (find_named (chart, "inside · full/pairwise", "2 solved"));
  g_assert_nonnull (find_named (chart, "sh -c", "0 solved"));
  test_ui_screenshot (self->window, "compare-results");
  svg = satdoku_cactus_chart_draw_svg (SATDOKU_CACTUS_CHART (chart));
  g_assert_nonnull (memmem (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg), "<svg", 4));
  g_assert_nonnull (memmem (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg), "</svg>", 6));
  png = satdoku_cactus_chart_draw_png (SATDOKU_CACTUS_CHART (chart));
  pixels = gdk_texture_new_from_bytes (png, NULL);
  g_assert_nonnull (pixels);
  g_assert_cmpint (gdk_texture_get_width (pixels), ==, 1440);
  test_ui_resize (self->window, 360, 640);
  test_ui_screenshot (self->window, "compare-narrow");
}

/* What the form says is the plan that it was given. */
static void
test_plan (Fixture *self,
           gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autoptr (SudokuBenchPlan) plan = NULL;

  set_plan (self, "puzzles board.satdoku 'a b.txt'[2..3] c.txt encodings minimal\n"
                  "solvers inside './own %f' no-such-profile seeds 4 5 repeats 3 time 7 cpu 8\n"
                  "memory 512M threads 2 shuffle 6 numbering original\n");
  text = satdoku_compare_plan_dup_text (self->plan);
  plan = sudoku_bench_plan_read ("again", text, NULL);
  g_assert_nonnull (plan);
  g_assert_cmpuint (plan->files->len, ==, 3);
  g_assert_cmpuint (plan->encodings->len, ==, 1);
  g_assert_cmpuint (plan->solvers->len, ==, 3);
  g_assert_cmpuint (plan->seeds->len, ==, 2);
  g_assert_cmpuint (plan->repeats, ==, 3);
  g_assert_cmpfloat (plan->time, ==, 7);
  g_assert_cmpuint (plan->cpu, ==, 8);
  g_assert_cmpuint (plan->memory, ==, 512 << 20);
  g_assert_cmpuint (plan->threads, ==, 2);
  g_assert_cmpuint (plan->shuffle, ==, 6);
  g_assert_cmpstr (plan->numbering->id, ==, "original");
  satdoku_compare_plan_set_plan (self->plan, plan);
  again = satdoku_compare_plan_dup_text (self->plan);
  g_assert_cmpstr (again, ==, text);
}

/* A plan that says too little can't be run, and it is said why. */
static void
test_nothing (Fixture *self,
              gconstpointer data)
{
  GtkWidget *run = test_ui_find (self->window, GTK_TYPE_BUTTON, "run_button");
  GtkWidget *board = test_ui_find (self->plan, GTK_TYPE_CHECK_BUTTON, NULL);

  g_assert_true (gtk_widget_get_sensitive (run));
  test_ui_click (board);
  test_ui_wait_for (!gtk_widget_get_sensitive (run));
  g_assert_true (test_ui_shows_text (self->window, "“puzzles”"));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_click (board);
  test_ui_wait_for (gtk_widget_get_sensitive (run));
}

/* The rows that are done stay when the rest is stopped; nothing of the solver does. */
static void
test_stop (Fixture *self,
           gconstpointer data)
{
  g_autofree char *mark = test_process_new_mark ();
  g_autofree char *plan =
    g_strdup_printf ("puzzles board.satdoku\n"
                     "solvers inside \"sh -c 'sleep %s'\" repeats 20 time 100\n",
                     mark);
  GtkWidget *run = test_ui_find (self->window, GTK_TYPE_BUTTON, "run_button");

  set_plan (self, plan);
  click_run (self);
  test_ui_wait_for (test_process_count (mark) > 0);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (run)), ==, "_Stop");
  click_run (self);
  test_ui_wait_for (g_str_equal (gtk_button_get_label (GTK_BUTTON (run)), "_Run"));
  test_ui_wait_for (test_process_count (mark) == 0);
}

/* Closed in the middle. */
static void
test_closed (Fixture *self,
             gconstpointer data)
{
  g_autofree char *mark = test_process_new_mark ();
  g_autofree char *plan =
    g_strdup_printf ("puzzles board.satdoku\nsolvers \"sh -c 'sleep %s'\" time 100\n", mark);

  set_plan (self, plan);
  click_run (self);
  test_ui_wait_for (test_process_count (mark) > 0);
  gtk_window_close (self->window);
  test_ui_wait_for (test_process_count (mark) == 0);
}

#define ADD(name, function) \
  g_test_add ("/compare/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
  ADD ("liar", test_liar);
  ADD ("plan", test_plan);
  ADD ("nothing", test_nothing);
  ADD ("stop", test_stop);
  ADD ("closed", test_closed);
  return g_test_run ();
}
