/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The CNF page on large boards: how long it takes until a frame shows what was asked for, and how
 * much memory it takes. Needs a display. */

#include "satdoku-cnf-page.h"

#include <time.h>
#include <unistd.h>

#include "bench.h"
#include "satdoku-clause-view.h"
#include "test-ui.h"

static double
resident_megabytes (void)
{
  g_autofree char *statm = NULL;
  guint64 pages = 0;
  char *rest;

  if (g_file_get_contents ("/proc/self/statm", &statm, NULL, NULL))
    {
      g_ascii_strtoull (statm, &rest, 10);
      pages = g_ascii_strtoull (rest, NULL, 10);
    }
  return (double)pages * (double)sysconf (_SC_PAGESIZE) / 1e6;
}

static SudokuGame *
make_game (guint order)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (order, order, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  return sudoku_game_new (grid);
}

/* Of all threads of the process, in microseconds. */
static gint64
cpu_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (gint64)now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

/* Milliseconds of work since @start, when what was asked for is drawn. The processor's time, as
 * what else the machine does and the wait for the next frame are not the page's. */
static double
until_drawn (GtkWidget *page,
             gint64 start)
{
  test_ui_settle (page);
  return (double)(cpu_time () - start) / 1e3;
}

static void
report (guint side,
        const char *encoding,
        const char *what,
        double value,
        const char *unit,
        const char *target)
{
  g_autofree char *name = g_strdup_printf ("cnf-tab-%u-%s-%s", side, encoding, what);

  bench_print (name, value, unit, target);
}

/* Milliseconds of work for a frame in which the list has moved on by two and a half rows, which
 * is more than a finger does: 60 frames a second leave 16.7. */
static double
scroll (GtkWidget *page)
{
  const guint n_frames = 120;
  GtkWidget *view = test_ui_find (page, SATDOKU_TYPE_CLAUSE_VIEW, NULL);
  GtkWidget *scroller = test_ui_find (view, GTK_TYPE_SCROLLED_WINDOW, NULL);
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  double middle = gtk_adjustment_get_upper (adjustment) / 2;
  gint64 start;

  gtk_adjustment_set_value (adjustment, middle);
  test_ui_settle (page);
  start = cpu_time ();
  for (guint i = 1; i <= n_frames; i++)
    {
      gtk_adjustment_set_value (adjustment, middle + i * 45);
      gtk_test_widget_wait_for_draw (page);
    }
  return (double)(cpu_time () - start) / 1e3 / n_frames;
}

/* Every second cell, as a chessboard has them: in no house do chosen cells follow each other. */
static void
filter_cells (GtkWidget *page,
              guint side)
{
  g_autoptr (GVariant) array = NULL;
  GVariantBuilder cells;

  g_variant_builder_init (&cells, G_VARIANT_TYPE ("au"));
  for (guint cell = 0; cell < side * side; cell++)
    if ((cell / side + cell % side) % 2 == 0)
      g_variant_builder_add (&cells, "u", cell);
  array = g_variant_ref_sink (g_variant_builder_end (&cells));
  gtk_widget_activate_action_variant (page, "cnf.set-cells", array);
}

static void
run (GtkWindow *window,
     guint order,
     const char *encoding)
{
  g_autoptr (SudokuGame) game = make_game (order);
  GtkWidget *stack = gtk_stack_new ();
  GtkWidget *page = g_object_new (SATDOKU_TYPE_CNF_PAGE, NULL);
  guint side = order * order;
  double before = resident_megabytes ();
  gint64 start;
  SudokuCnf *cnf;

  /* As in the window of the app: the page is there, behind another one. */
  gtk_stack_add_named (GTK_STACK (stack), gtk_label_new ("Grid"), "grid");
  gtk_stack_add_named (GTK_STACK (stack), page, "cnf");
  g_object_set (page, "game", game, "encoding-id", encoding, NULL);
  adw_window_set_content (ADW_WINDOW (window), stack);
  test_ui_settle (stack);
  start = cpu_time ();
  gtk_stack_set_visible_child (GTK_STACK (stack), page);
  report (side, encoding, "open", until_drawn (page, start), "ms", "≤ 100");

  cnf = satdoku_formula_source_get_cnf (
    satdoku_formula_page_get_source (SATDOKU_FORMULA_PAGE (page)));
  start = cpu_time ();
  gtk_widget_activate_action (page,
                              "cnf.go-to-clause",
                              "t",
                              sudoku_cnf_get_n_clauses (cnf) - 1);
  report (side, encoding, "go-to-end", until_drawn (page, start), "ms", "≤ 100");
  report (side, encoding, "scroll-frame", scroll (page), "ms", "≤ 16.7");

  gtk_widget_activate_action (page, "cnf.filter", NULL);
  start = cpu_time ();
  gtk_editable_set_text (GTK_EDITABLE (gtk_root_get_focus (GTK_ROOT (window))), "12345");
  report (side, encoding, "filter", until_drawn (page, start), "ms", "≤ 100");
  gtk_widget_activate_action (page, "cnf.clear-filter", NULL);
  test_ui_settle (page);
  start = cpu_time ();
  filter_cells (page, side);
  report (side, encoding, "filter-cells", until_drawn (page, start), "ms", "≤ 100");
  report (side, encoding, "memory", resident_megabytes () - before, "MB", "< 30");
  adw_window_set_content (ADW_WINDOW (window), NULL);
}

int
main (int argc,
      char *argv[])
{
  GtkWindow *window;

  test_ui_init (&argc, &argv);
  window = g_object_new (ADW_TYPE_WINDOW, "default-width", 1000, "default-height", 760, NULL);
  test_ui_present (window);
  /* The first page of the process loads fonts and icons, which isn't what is measured. */
  run (window, 3, "full");
  run (window, 6, "full");
  run (window, 8, "full");
  run (window, 10, "full");
  run (window, 6, "full/product");
  run (window, 10, "triad");
  test_ui_destroy (window);
  return 0;
}
