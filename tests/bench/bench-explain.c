/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pane that explains, in the whole window: what the first look at each view costs; and from a
 * question to its answer the longest that the window is kept from answering, the longest frame, and
 * the longest time from one frame to the next while something on the window moves. Needs a display.
 */

#include <sudoku-game-moves.h>
#include <sudoku-solve.h>
#include <time.h>

#include "bench.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-brute.h"
#include "test-grid.h"
#include "test-shapes.h"
#include "test-ui.h"

#define N_RUNS 5
/* Of the main loop, after the answer is there. */
#define N_TURNS_MORE 200
#define FRAME_TARGET "< 16"
/* Two frames: one that is left out is not seen. */
#define GAP_TARGET "< 34"

/* Of this thread, in microseconds: what else the machine does is not the window's. */
static gint64
cpu_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (gint64)now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

typedef struct
{
  gint64 start; /* of the frame */
  gint64 frame; /* the longest */
  gint64 turn;  /* the longest of the main loop */
  gint64 last;  /* when the last frame was painted, by the clock; 0: none was */
  gint64 gap;   /* the longest between two */
} Times;

static void
before_paint_cb (GdkFrameClock *clock,
                 Times *self)
{
  self->start = cpu_time ();
}

static void
after_paint_cb (GdkFrameClock *clock,
                Times *self)
{
  gint64 now = g_get_monotonic_time ();

  self->frame = MAX (self->frame, cpu_time () - self->start);
  if (self->last > 0)
    self->gap = MAX (self->gap, now - self->last);
  self->last = now;
}

/* Something moves: each frame is wanted. */
static gboolean
tick_cb (GtkWidget *widget,
         GdkFrameClock *clock,
         gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* Runs the main loop until the answer is there, and laid out. @answer: (nullable) */
static void
watch (SatdokuWindow *window,
       const char *answer,
       Times *times)
{
  guint tick = gtk_widget_add_tick_callback (GTK_WIDGET (window), tick_cb, NULL, NULL);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  gulong before = g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), times);
  gulong after = g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), times);
  guint n_more = N_TURNS_MORE;

  *times = (Times){ .start = cpu_time () };
  while (n_more > 0)
    {
      gint64 start = cpu_time ();

      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (1000);
      times->turn = MAX (times->turn, cpu_time () - start);
      if (n_more < N_TURNS_MORE || answer == NULL || test_ui_shows_text (window, answer))
        n_more--;
    }
  gtk_widget_remove_tick_callback (GTK_WIDGET (window), tick);
  g_signal_handler_disconnect (clock, before);
  g_signal_handler_disconnect (clock, after);
}

static SudokuGame *
make_game (guint order,
           double density)
{
  const TestShape shape = { order, order, FALSE };
  g_autoptr (SudokuGeometry) geometry = test_shape_make (&shape);
  g_autoptr (SudokuGrid) solution = test_canonical_grid (geometry);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (SudokuGrid) puzzle = test_thin_out (solution, rand, density);

  return sudoku_game_new (puzzle);
}

/* The first value that nothing but the solution forbids. */
static void
spoil (SudokuGame *game)
{
  const SudokuGrid *grid = sudoku_game_get_grid (game);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    for (guint value = 1; value <= sudoku_grid_get_side (grid); value++)
      {
        if (sudoku_grid_get_value (grid, cell) != 0)
          continue;
        sudoku_game_enter (game, cell, value);
        if (sudoku_solve (grid, NULL, NULL, NULL, NULL) == SUDOKU_VERDICT_NO_SOLUTION)
          return;
        sudoku_game_undo (game);
      }
}

/* Each solution in place of the one before, and the values of all. */
static void
measure_overlay (SatdokuWindow *window,
                 guint order)
{
  static const char *const shown[] = { "one", "two", "values" };

  for (gsize i = 0; i < G_N_ELEMENTS (shown); i++)
    {
      g_autofree char *name = g_strdup_printf ("explain-%u-show-%s", order * order, shown[i]);
      g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));

      for (guint k = 0; k < N_RUNS; k++)
        {
          double time;
          gint64 start;

          test_ui_activate (window, "win.solutions", g_variant_new_string ("none"));
          test_ui_settle (GTK_WIDGET (window));
          start = cpu_time ();
          test_ui_activate (window, "win.solutions", g_variant_new_string (shown[i]));
          test_ui_settle (GTK_WIDGET (window));
          time = (double)(cpu_time () - start) / 1e3;
          g_array_append_val (times, time);
        }
      bench_print (name, bench_median (times), "ms", NULL);
    }
}

/* In a new window each view is made, styled and laid out. */
static void
measure_first (void)
{
  static const char *const views[] = { "explain", "set" };
  g_autoptr (SudokuGame) game = make_game (3, 0.45);

  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_autofree char *turn_name = g_strdup_printf ("explain-first-%s-turn", views[i]);
      g_autofree char *again_name = g_strdup_printf ("explain-again-%s-turn", views[i]);
      g_autoptr (GArray) first = g_array_new (FALSE, FALSE, sizeof (double));
      g_autoptr (GArray) again = g_array_new (FALSE, FALSE, sizeof (double));

      for (guint k = 0; k < N_RUNS; k++)
        {
          SatdokuWindow *window = test_app_play (game);

          for (guint n = 0; n < 2; n++)
            {
              Times times;
              double turn;
              gint64 start;

              test_ui_settle (GTK_WIDGET (window));
              start = cpu_time ();
              test_ui_activate (window, "win.view", g_variant_new_string (views[i]));
              turn = (double)(cpu_time () - start) / 1e3;
              watch (window, NULL, &times);
              turn = MAX (turn, (double)times.turn / 1e3);
              g_array_append_val (n == 0 ? first : again, turn);
              test_ui_activate (window, "win.view",
                                g_variant_new_string (i == 0 ? "play" : "explain"));
            }
          test_ui_destroy (GTK_WINDOW (window));
        }
      bench_print (turn_name, bench_median (first), "ms", FRAME_TARGET);
      bench_print (again_name, bench_median (again), "ms", FRAME_TARGET);
    }
}

static void
run (SatdokuWindow *window,
     guint order,
     double density,
     const char *action,
     const char *answer)
{
  g_autoptr (SudokuGame) game = make_game (order, density);
  g_autofree char *detailed = g_strconcat ("win.", action, NULL);
  g_autofree char *turn_name = g_strdup_printf ("explain-%u-%s-turn", order * order, action);
  g_autofree char *frame_name = g_strdup_printf ("explain-%u-%s-frame", order * order, action);
  g_autoptr (GArray) turns = g_array_new (FALSE, FALSE, sizeof (double));
  g_autofree char *gap_name = g_strdup_printf ("explain-%u-%s-gap", order * order, action);
  g_autoptr (GArray) frames = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) gaps = g_array_new (FALSE, FALSE, sizeof (double));

  satdoku_window_set_game (window, game);
  if (g_str_equal (action, "why-not"))
    spoil (game);
  test_ui_activate (window, "win.view", g_variant_new_string ("explain"));
  test_ui_settle (GTK_WIDGET (window));
  for (guint i = 0; i < N_RUNS; i++)
    {
      Times times;
      double turn, frame, gap;

      /* What is known is forgotten. */
      sudoku_game_set_colour (game, &(guint){ 0 }, 1, i + 1);
      test_ui_settle (GTK_WIDGET (window));
      test_ui_activate (window, detailed, NULL);
      watch (window, answer, &times);
      turn = (double)times.turn / 1e3;
      frame = (double)times.frame / 1e3;
      gap = (double)times.gap / 1e3;
      g_array_append_val (turns, turn);
      g_array_append_val (frames, frame);
      g_array_append_val (gaps, gap);
    }
  if (g_str_equal (action, "why-several"))
    measure_overlay (window, order);
  bench_print (turn_name, bench_median (turns), "ms", NULL);
  bench_print (frame_name, bench_median (frames), "ms", FRAME_TARGET);
  bench_print (gap_name, bench_median (gaps), "ms", GAP_TARGET);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;
  SatdokuWindow *window;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  measure_first ();
  window = satdoku_window_new (GTK_APPLICATION (application));
  gtk_window_set_default_size (GTK_WINDOW (window), 1200, 900);
  test_ui_present (GTK_WINDOW (window));
  for (guint order = 3; order <= 5; order += 2)
    {
      run (window, order, order == 3 ? 0.45 : 0.6, "why-not", "this can be solved.");
      run (window, order, order == 3 ? 0.3 : 0.5, "check", "more than one solution");
      run (window, order, order == 3 ? 0.3 : 0.5, "why-several", "further rule");
    }
  test_ui_destroy (GTK_WINDOW (window));
  return 0;
}
