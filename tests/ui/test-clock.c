/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The clock of a game: when it runs, when it pauses by itself, and who is told. */

#include "satdoku-clock.h"
#include "sudoku-game-moves.h"
#include "test-grid.h"

typedef struct
{
  SatdokuClock *clock;
  SudokuGame *game;
  guint n_paused;
  guint n_idle;
} Fixture;

static void
count_cb (GObject *object,
          GParamSpec *pspec,
          guint *count)
{
  (*count)++;
}

static SudokuGame *
create_game (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, "12343412214343.1", FALSE);

  return sudoku_game_new (grid);
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->clock = satdoku_clock_new ();
  self->game = create_game ();
  g_object_set (self->clock, "game", self->game, NULL);
  g_signal_connect (self->clock, "notify::paused", G_CALLBACK (count_cb), &self->n_paused);
  g_signal_connect (self->clock, "notify::idle", G_CALLBACK (count_cb), &self->n_idle);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  g_assert_finalize_object (self->clock);
  g_assert_finalize_object (self->game);
}

/* Does its time go on? */
static gboolean
runs (Fixture *self)
{
  gint64 begin = g_get_monotonic_time ();
  double before;

  satdoku_clock_update (self->clock);
  before = sudoku_game_get_elapsed (self->game);
  while (g_get_monotonic_time () - begin < 1000)
    ;
  satdoku_clock_update (self->clock);
  return sudoku_game_get_elapsed (self->game) > before;
}

static void
test_runs (Fixture *self,
           gconstpointer data)
{
  g_assert_false (runs (self));
  satdoku_clock_set_watched (self->clock, TRUE);
  g_assert_true (runs (self));
  satdoku_clock_set_paused (self->clock, TRUE);
  satdoku_clock_set_paused (self->clock, TRUE);
  g_assert_cmpuint (self->n_paused, ==, 1);
  g_assert_false (runs (self));
  satdoku_clock_set_paused (self->clock, FALSE);
  g_assert_true (runs (self));
  g_assert_true (sudoku_game_enter (self->game, 14, 2));
  g_assert_true (sudoku_game_is_solved (self->game));
  g_assert_false (runs (self));
  sudoku_game_undo (self->game);
  g_assert_true (runs (self));
  satdoku_clock_set_watched (self->clock, FALSE);
  g_assert_false (runs (self));
}

static void
test_idle (Fixture *self,
           gconstpointer data)
{
  gint64 now = g_get_monotonic_time ();

  g_object_set (self->clock, "idle-minutes", 2, NULL);
  satdoku_clock_set_watched (self->clock, TRUE);
  satdoku_clock_tick (self->clock, now + 100 * G_USEC_PER_SEC);
  g_assert_false (satdoku_clock_is_paused (self->clock));
  satdoku_clock_tick (self->clock, now + 130 * G_USEC_PER_SEC);
  g_assert_true (satdoku_clock_is_paused (self->clock));
  g_assert_cmpuint (self->n_idle, ==, 1);
  g_assert_true (satdoku_clock_note_input (self->clock));
  g_assert_false (satdoku_clock_is_paused (self->clock));
  /* A pause of the player's own is not ended by a movement. */
  satdoku_clock_set_paused (self->clock, TRUE);
  g_assert_false (satdoku_clock_note_input (self->clock));
  g_assert_true (satdoku_clock_is_paused (self->clock));
  satdoku_clock_set_paused (self->clock, FALSE);
  g_object_set (self->clock, "idle-minutes", 0, NULL);
  satdoku_clock_tick (self->clock, now + 10000 * (gint64)G_USEC_PER_SEC);
  g_assert_false (satdoku_clock_is_paused (self->clock));
}

/* Another game begins unpaused, and gets no time of the one before. */
static void
test_other_game (Fixture *self,
                 gconstpointer data)
{
  g_autoptr (SudokuGame) other = create_game ();
  double elapsed;

  satdoku_clock_set_watched (self->clock, TRUE);
  g_assert_true (runs (self));
  elapsed = sudoku_game_get_elapsed (self->game);
  satdoku_clock_set_paused (self->clock, TRUE);
  g_object_set (self->clock, "game", other, NULL);
  g_assert_false (satdoku_clock_is_paused (self->clock));
  g_assert_cmpfloat (sudoku_game_get_elapsed (other), <, 1);
  g_assert_cmpfloat (sudoku_game_get_elapsed (self->game), >=, elapsed);
  g_assert_false (runs (self));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, function) g_test_add ("/clock/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("runs", test_runs);
  ADD ("idle", test_idle);
  ADD ("other-game", test_other_game);
#undef ADD
  return g_test_run ();
}
