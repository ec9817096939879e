/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board in the whole window: how long a frame takes from the move to the end of painting, when
 * one cell has changed and when all have. Needs a display. */

#include <time.h>

#include "bench.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-ui.h"
#include <sudoku-game-moves.h>
#include <sudoku-rule-text.h>

#define N_FRAMES 61

static const struct
{
  guint order;
  guint n_items;
  const char *one; /* the median when one cell has changed */
  const char *median;
  const char *worst;
} boards[] = {
  { 3, 0, "< 8", "< 8", "< 16" },
  { 3, 60, "< 2", "< 6", "< 16" },
  { 4, 60, "< 2", "< 12", "< 16" },
  { 5, 0, "< 8", "< 8", "< 16" },
  { 6, 0, "< 8", "< 8", "< 16" },
  { 8, 0, NULL, NULL, NULL },
};

static const struct
{
  const char *name;
  gboolean all;
  gboolean marks;
} changes[] = {
  { "one", FALSE, FALSE },
  { "all", TRUE, FALSE },
  { "all-marks", TRUE, TRUE },
};

/* One beside the other: an area, a dot, a line and an arrow in turn. */
static SudokuRule *
make_item (guint side,
           guint i)
{
  guint row = 1 + i % side, column = 1 + i / side;
  g_autofree char *text = NULL;
  SudokuRule *rule;

  switch (i % 4)
    {
    case 0:
      text = g_strdup_printf ("cage=%u:r%uc%ur%uc%u", side, row, column, row, column + 1);
      break;
    case 1:
      text = g_strdup_printf ("difference:r%uc%ur%uc%u", row, column, row, column + 1);
      break;
    case 2:
      text = g_strdup_printf ("thermometer:r%uc%u-r%uc%u", row, column, row, column + 2);
      break;
    default:
      text = g_strdup_printf ("arrow:r%uc%u/r%uc%u-r%uc%u", row, column, row, column + 1, row,
                              column + 2);
    }
  rule = sudoku_rule_parse (side, text, NULL);
  g_assert_nonnull (rule);
  return rule;
}

static SudokuGame *
make_game (guint order,
           guint n_items)
{
  g_autoptr (GPtrArray) items =
    g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  g_autoptr (SudokuGeometry) plain = sudoku_geometry_new (order, order, FALSE, NULL);
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (SudokuGrid) grid = NULL;

  for (guint i = 0; i < n_items; i++)
    g_ptr_array_add (items, make_item (order * order, i));
  geometry = sudoku_geometry_add_rules (plain, (SudokuRule **)items->pdata, items->len, NULL);
  g_assert_nonnull (geometry);
  grid = sudoku_grid_new (geometry);
  return sudoku_game_new (grid);
}

/* A grid without a conflict; the values change places with @shift. The last cell stays empty: the
 * end of a puzzle, which has pictures of its own, is not to be measured. */
static void
fill (SudokuGame *game,
      guint order,
      guint shift)
{
  guint side = order * order;
  g_autoptr (SudokuGrid) solution = sudoku_grid_copy (sudoku_game_get_grid (game));

  for (guint cell = 0; cell < side * side - 1; cell++)
    {
      guint row = cell / side;
      guint value = (row % order * order + row / order + cell % side + shift) % side + 1;

      sudoku_grid_set (solution, cell, value, SUDOKU_ORIGIN_ANSWER);
    }
  sudoku_game_fill_answers (game, solution);
}

static void
mark_all (SudokuGame *game,
          guint order,
          guint value)
{
  guint n_cells = order * order * order * order;
  g_autofree guint *cells = g_new (guint, n_cells);

  for (guint i = 0; i < n_cells; i++)
    cells[i] = i;
  sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, cells, n_cells, value);
}

static void
prepare (SudokuGame *game,
         guint order,
         gsize change)
{
  sudoku_game_restart (game);
  if (changes[change].marks)
    for (guint value = 1; value <= order * order / 2; value++)
      mark_all (game, order, value);
  else
    fill (game, order, 0);
}

static void
make_change (SudokuGame *game,
             guint order,
             gsize change,
             guint turn)
{
  guint side = order * order;

  if (changes[change].marks)
    mark_all (game, order, side / 2 + 1 + turn % (side / 2));
  else if (!changes[change].all)
    sudoku_game_enter (game, side * side / 2 + side / 2, 1 + turn % side);
  else
    fill (game, order, 1 + turn);
}

/* Of this thread, in microseconds: what else the machine does is not the board's. */
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
  gint64 spent; /* in the frame */
  gboolean done;
} Frame;

static void
before_paint_cb (GdkFrameClock *clock,
                 Frame *self)
{
  self->start = cpu_time ();
}

static void
after_paint_cb (GdkFrameClock *clock,
                Frame *self)
{
  self->spent = cpu_time () - self->start;
  self->done = TRUE;
}

/* Milliseconds of the frame that comes next. */
static double
measure_frame (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  Frame frame = { 0 };
  gulong before = g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), &frame);
  gulong after = g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), &frame);

  test_ui_wait_for (frame.done && frame.start > 0);
  g_signal_handler_disconnect (clock, before);
  g_signal_handler_disconnect (clock, after);
  return (double)frame.spent / 1e3;
}

static void
report (gsize board,
        const char *change,
        const char *what,
        double value,
        const char *target)
{
  guint side = boards[board].order * boards[board].order;
  g_autofree char *name = g_strdup_printf (
    "board-%u-%s%s-%s", side, boards[board].n_items > 0 ? "items-" : "", change, what);

  bench_print (name, value, "ms", target);
}

static void
run (SatdokuWindow *window,
     gsize board,
     gsize change)
{
  guint order = boards[board].order;
  g_autoptr (SudokuGame) game = make_game (order, boards[board].n_items);
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) frames = g_array_new (FALSE, FALSE, sizeof (double));

  satdoku_window_set_game (window, game);
  prepare (game, order, change);
  test_ui_settle (GTK_WIDGET (window));
  for (guint i = 0; i < N_FRAMES; i++)
    {
      gint64 start = cpu_time ();
      double move, frame;

      make_change (game, order, change, i);
      move = (double)(cpu_time () - start) / 1e3;
      frame = measure_frame (GTK_WIDGET (window));
      g_array_append_val (moves, move);
      g_array_append_val (frames, frame);
      test_ui_settle (GTK_WIDGET (window));
    }
  report (board, changes[change].name, "move", bench_median (moves), NULL);
  report (board, changes[change].name, "median", bench_median (frames),
          changes[change].all ? boards[board].median : boards[board].one);
  report (board, changes[change].name, "worst",
          g_array_index (frames, double, frames->len - 1), boards[board].worst);
}

/* With an order only those boards, and with a change behind it only that. */
int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;
  SatdokuWindow *window;
  const char *order;
  const char *name;

  test_ui_init (&argc, &argv);
  order = argc > 1 ? argv[1] : NULL;
  name = argc > 2 ? argv[2] : NULL;
  application = test_app_new ();
  window = satdoku_window_new (GTK_APPLICATION (application));
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 900);
  test_ui_present (GTK_WINDOW (window));
  for (gsize board = 0; board < G_N_ELEMENTS (boards); board++)
    for (gsize change = 0; change < G_N_ELEMENTS (changes); change++)
      if ((order == NULL || strtoul (order, NULL, 10) == boards[board].order) &&
          (name == NULL || g_strcmp0 (name, changes[change].name) == 0))
        run (window, board, change);
  test_ui_destroy (GTK_WINDOW (window));
  return 0;
}
