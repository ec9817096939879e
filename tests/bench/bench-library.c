/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A large collection in the window and in the library: how much work it is until a frame shows what
 * was asked for, and how much memory it takes. Needs a display. */

#include "satdoku-library.h"

#include <time.h>
#include <unistd.h>

#include "bench.h"
#include "satdoku-collection-page.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-ui.h"

#define N_PUZZLES 10000
#define SIDE 9
#define N_CELLS (SIDE * SIDE)
#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

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

/* Of all threads of the process, in microseconds. */
static gint64
cpu_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (gint64)now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static double
milliseconds_since (gint64 start)
{
  return (double)(cpu_time () - start) / 1e3;
}

static void
shuffle (GRand *random,
         guint *numbers,
         guint n)
{
  for (guint i = 0; i < n; i++)
    numbers[i] = i;
  for (guint i = n - 1; i > 0; i--)
    {
      guint k = (guint)g_rand_int_range (random, 0, (gint32)i + 1);
      guint number = numbers[i];

      numbers[i] = numbers[k];
      numbers[k] = number;
    }
}

/* Bands in another order, and the rows in each of them. */
static void
shuffle_lines (GRand *random,
               guint lines[SIDE])
{
  guint bands[3], rows[3];

  shuffle (random, bands, 3);
  for (guint band = 0; band < 3; band++)
    {
      shuffle (random, rows, 3);
      for (guint row = 0; row < 3; row++)
        lines[band * 3 + row] = bands[band] * 3 + rows[row];
    }
}

/* Other digits in other places make another puzzle, of which the solution is still the only one. */
static void
append_puzzle (GString *text,
               GRand *random)
{
  guint digits[SIDE], rows[SIDE], columns[SIDE];

  shuffle (random, digits, SIDE);
  shuffle_lines (random, rows);
  shuffle_lines (random, columns);
  for (guint cell = 0; cell < N_CELLS; cell++)
    {
      char symbol = PUZZLE[rows[cell / SIDE] * SIDE + columns[cell % SIDE]];

      g_string_append_c (text, symbol == '.' ? '.' : (char)('1' + digits[symbol - '1']));
    }
  g_string_append_c (text, '\n');
}

static GFile *
make_file (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "list.txt", NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  for (guint i = 0; i < N_PUZZLES; i++)
    append_puzzle (text, random);
  g_assert_true (g_file_set_contents (path, text->str, (gssize)text->len, NULL));
  return g_file_new_for_path (path);
}

static GtkWindow *
find_library (void)
{
  return test_ui_find_window (SATDOKU_TYPE_LIBRARY, NULL);
}

static GtkWidget *
find_view (void)
{
  GtkWidget *page = test_ui_find (find_library (), SATDOKU_TYPE_COLLECTION_PAGE, NULL);

  return page != NULL ? test_ui_find (page, GTK_TYPE_GRID_VIEW, NULL) : NULL;
}

static gboolean
is_listed (void)
{
  GtkWidget *view = find_library () != NULL ? find_view () : NULL;

  return view != NULL &&
         g_list_model_get_n_items (
           G_LIST_MODEL (gtk_grid_view_get_model (GTK_GRID_VIEW (view)))) == N_PUZZLES;
}

/* The first board is there while the other puzzles are still being read: part of that work, in
 * another thread, is counted with it. */
static void
open_file (SatdokuWindow *window)
{
  g_autoptr (GFile) file = make_file ();
  SudokuGame *before = satdoku_window_get_game (window);
  gint64 start = cpu_time ();

  satdoku_window_open_file (window, file);
  test_ui_wait_for (satdoku_window_get_game (window) != before);
  test_ui_settle (GTK_WIDGET (window));
  bench_print ("library-10000-first-board", milliseconds_since (start), "ms", "≤ 100");
  test_ui_wait_for (test_ui_action_enabled (window, "collection"));
  test_ui_settle (GTK_WIDGET (window));
  bench_print ("library-10000-all-read", milliseconds_since (start), "ms", "≤ 1000");
}

static void
show_list (SatdokuWindow *window)
{
  gint64 start = cpu_time ();

  g_action_group_activate_action (G_ACTION_GROUP (window), "collection", NULL);
  test_ui_wait_for (is_listed ());
  test_ui_settle (GTK_WIDGET (find_library ()));
  bench_print ("library-10000-list", milliseconds_since (start), "ms", "≤ 200");
}

/* Work for a frame in which the list has moved on by more than a finger does: 60 frames a second
 * leave 16.7 ms. */
static void
scroll (void)
{
  const guint n_frames = 120;
  GtkWidget *view = find_view ();
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (view));
  double middle = gtk_adjustment_get_upper (adjustment) / 2;
  gint64 start;

  gtk_adjustment_set_value (adjustment, middle);
  test_ui_settle (view);
  start = cpu_time ();
  for (guint i = 1; i <= n_frames; i++)
    {
      gtk_adjustment_set_value (adjustment, middle + i * 45);
      gtk_test_widget_wait_for_draw (view);
    }
  bench_print ("library-10000-scroll-frame", milliseconds_since (start) / n_frames, "ms",
               "≤ 16.7");
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;
  SatdokuWindow *window;
  double before;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  window = satdoku_window_new (GTK_APPLICATION (application));
  test_ui_present (GTK_WINDOW (window));
  before = resident_megabytes ();
  open_file (window);
  show_list (window);
  scroll ();
  bench_print ("library-10000-memory", resident_megabytes () - before, "MB", "< 30");
  bench_print ("library-10000-memory-all", resident_megabytes (), "MB", NULL);
  gtk_window_destroy (find_library ());
  test_ui_destroy (GTK_WINDOW (window));
  return 0;
}
