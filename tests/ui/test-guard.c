/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The guard: what it finds out by itself, and when it keeps still. */

#include <string.h>
#include <sudoku-game-moves.h>

#include "satdoku-solvability-observer.h"
#include "test-grid.h"
#include "test-shapes.h"
#include "test-ui.h"

typedef struct
{
  SatdokuSolvabilityObserver *guard;
  SudokuGame *game;
  guint n_notified;
} Fixture;

/* A puzzle with one solution, which begins 534678912. */
static const char puzzle_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static void
notify_cb (Fixture *self)
{
  self->n_notified++;
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, puzzle_line, FALSE);

  self->game = sudoku_game_new (grid);
  self->guard = satdoku_solvability_observer_new ();
  g_object_set (self->guard, "game", self->game, NULL);
  g_signal_connect_swapped (self->guard, "notify::dead-end", G_CALLBACK (notify_cb), self);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  g_assert_finalize_object (self->guard);
  g_assert_finalize_object (self->game);
}

static gboolean
knows (Fixture *self,
       gboolean dead_end)
{
  return satdoku_solvability_observer_is_sure (self->guard) &&
         satdoku_solvability_observer_is_dead_end (self->guard) == dead_end;
}

/* The first answer needs the solver; then right numbers need none, and nor do more numbers in a
 * dead end. */
static void
test_answers (Fixture *self,
              gconstpointer data)
{
  g_object_set (self->guard, "active", TRUE, NULL);
  g_assert_false (satdoku_solvability_observer_is_sure (self->guard));
  test_ui_wait_for (knows (self, FALSE));
  g_assert_true (sudoku_game_enter (self->game, 2, 4));
  g_assert_true (knows (self, FALSE));
  g_assert_true (sudoku_game_enter (self->game, 3, 2));
  g_assert_false (satdoku_solvability_observer_is_sure (self->guard));
  test_ui_wait_for (knows (self, TRUE));
  g_assert_cmpuint (self->n_notified, ==, 1);
  g_assert_true (sudoku_game_enter (self->game, 5, 8));
  g_assert_true (knows (self, TRUE));
  g_assert_true (sudoku_game_undo (self->game));
  g_assert_true (knows (self, TRUE));
  g_assert_true (sudoku_game_undo (self->game));
  g_assert_true (knows (self, FALSE));
  g_assert_cmpuint (self->n_notified, ==, 2);
}

/* While it doesn't know better, what was known stays: it doesn't flicker. */
static void
test_calm (Fixture *self,
           gconstpointer data)
{
  g_object_set (self->guard, "active", TRUE, NULL);
  g_assert_true (sudoku_game_enter (self->game, 5, 2));
  test_ui_wait_for (knows (self, TRUE));
  g_assert_true (sudoku_game_enter (self->game, 5, 4));
  g_assert_false (satdoku_solvability_observer_is_sure (self->guard));
  g_assert_true (satdoku_solvability_observer_is_dead_end (self->guard));
  test_ui_wait_for (knows (self, TRUE));
  g_assert_cmpuint (self->n_notified, ==, 1);
}

/* A broken rule is for others to tell of. */
static void
test_conflict (Fixture *self,
               gconstpointer data)
{
  g_object_set (self->guard, "active", TRUE, NULL);
  g_assert_true (sudoku_game_enter (self->game, 2, 5));
  test_ui_wait_for (knows (self, FALSE));
  g_assert_cmpuint (self->n_notified, ==, 0);
}

/* The player's own jobs go first. */
static void
test_held (Fixture *self,
           gconstpointer data)
{
  g_object_set (self->guard, "active", TRUE, NULL);
  g_object_set (self->guard, "held", TRUE, NULL);
  g_assert_true (sudoku_game_enter (self->game, 3, 2));
  test_ui_flush ();
  g_assert_false (satdoku_solvability_observer_is_sure (self->guard));
  g_object_set (self->guard, "held", FALSE, NULL);
  test_ui_wait_for (knows (self, TRUE));
}

/* Nothing of one game is known of another, even of another size. */
static void
test_other_game (Fixture *self,
                 gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) other = sudoku_game_new (grid);

  g_object_set (self->guard, "active", TRUE, NULL);
  g_assert_true (sudoku_game_enter (self->game, 3, 2));
  test_ui_wait_for (knows (self, TRUE));
  g_object_set (self->guard, "game", other, NULL);
  g_assert_false (satdoku_solvability_observer_is_dead_end (self->guard));
  test_ui_wait_for (knows (self, FALSE));
  g_object_set (self->guard, "game", self->game, NULL);
  test_ui_wait_for (knows (self, TRUE));
  g_object_set (self->guard, "active", FALSE, NULL);
  g_assert_false (satdoku_solvability_observer_is_dead_end (self->guard));
}

/* The largest boards stay undecided, and nothing runs for them. */
static void
test_large (Fixture *self,
            gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (8, 8, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) large = sudoku_game_new (grid);

  g_object_set (self->guard, "active", TRUE, NULL);
  g_assert_true (sudoku_game_enter (self->game, 3, 2));
  test_ui_wait_for (knows (self, TRUE));
  g_object_set (self->guard, "game", large, NULL);
  g_assert_true (sudoku_game_enter (large, 3, 2));
  g_assert_false (satdoku_solvability_observer_is_sure (self->guard));
  g_assert_false (satdoku_solvability_observer_is_dead_end (self->guard));
}

/* An answer that comes for a position which is gone is dropped: move after move, the last one
 * counts. */
static void
test_stale (Fixture *self,
            gconstpointer data)
{
  g_object_set (self->guard, "active", TRUE, NULL);
  for (guint i = 0; i < 20; i++)
    {
      g_assert_true (sudoku_game_enter (self->game, 3, i % 2 == 0 ? 2 : 6));
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  g_assert_cmpuint (sudoku_grid_get_value (sudoku_game_get_grid (self->game), 3), ==, 6);
  test_ui_wait_for (knows (self, FALSE));
  g_assert_cmpuint (self->n_notified % 2, ==, 0);
}

static gboolean
has_outlook (Fixture *self,
             SatdokuOutlook outlook)
{
  guint now;

  g_object_get (self->guard, "outlook", &now, NULL);
  return now == outlook;
}

/* On request it says how many solutions there are; what is said is about the position as it is. */
static void
test_outlook (Fixture *self,
              gconstpointer data)
{
  g_object_set (self->guard, "unique", TRUE, NULL);
  g_assert_true (has_outlook (self, SATDOKU_OUTLOOK_NONE));
  g_object_set (self->guard, "active", TRUE, NULL);
  g_assert_true (has_outlook (self, SATDOKU_OUTLOOK_ASKING));
  test_ui_wait_for (has_outlook (self, SATDOKU_OUTLOOK_UNIQUE));
  g_assert_true (sudoku_game_enter (self->game, 2, 4));
  g_assert_true (has_outlook (self, SATDOKU_OUTLOOK_UNIQUE));
  g_assert_true (sudoku_game_enter (self->game, 3, 2));
  g_assert_true (has_outlook (self, SATDOKU_OUTLOOK_ASKING));
  test_ui_wait_for (has_outlook (self, SATDOKU_OUTLOOK_NO_SOLUTION));
  g_assert_true (sudoku_game_enter (self->game, 3, 5));
  test_ui_wait_for (has_outlook (self, SATDOKU_OUTLOOK_NO_SOLUTION));
  g_assert_true (sudoku_game_unprotect (self->game));
  g_assert_true (sudoku_game_enter (self->game, 3, 0));
  g_assert_true (has_outlook (self, SATDOKU_OUTLOOK_UNIQUE));
  for (guint cell = 0; cell < 27; cell++)
    sudoku_game_enter (self->game, cell, 0);
  g_assert_true (has_outlook (self, SATDOKU_OUTLOOK_ASKING));
  test_ui_wait_for (has_outlook (self, SATDOKU_OUTLOOK_SEVERAL));
  g_assert_true (sudoku_game_clear_entries (self->game));
  g_assert_true (has_outlook (self, SATDOKU_OUTLOOK_EMPTY));
}

/* What was found out under other rules is forgotten with them. */
static void
test_other_rules (Fixture *self,
                  gconstpointer data)
{
  g_autoptr (SudokuGeometry) diagonals = sudoku_geometry_new (3, 3, TRUE, NULL);

  g_object_set (self->guard, "active", TRUE, NULL);
  test_ui_wait_for (knows (self, FALSE));
  g_assert_true (sudoku_game_set_geometry (self->game, diagonals));
  g_assert_false (satdoku_solvability_observer_is_sure (self->guard));
  test_ui_wait_for (knows (self, TRUE));
}

int
main (int argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
#define ADD(name, function) g_test_add ("/guard/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("answers", test_answers);
  ADD ("calm", test_calm);
  ADD ("conflict", test_conflict);
  ADD ("held", test_held);
  ADD ("other-game", test_other_game);
  ADD ("large", test_large);
  ADD ("outlook", test_outlook);
  ADD ("other-rules", test_other_rules);
  ADD ("stale", test_stale);
#undef ADD
  return g_test_run ();
}
