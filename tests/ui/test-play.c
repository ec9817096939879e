/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a window is about: what it tells of, when, and what goes with a game. */

#include <sudoku-game-moves.h>

#include "satdoku-play.h"
#include "test-grid.h"

typedef struct
{
  SatdokuWorker *worker;
  SatdokuPlay *play;
  SudokuGame *game, *other;
  GHashTable *counts; /* (element-type utf8 guint): notifications by property */
  guint n_mixed;      /* of another game while something of the one before was still there */
} Fixture;

static SudokuGame *
create_game (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  return sudoku_game_new (grid);
}

static void
count_cb (SatdokuPlay *play,
          GParamSpec *pspec,
          Fixture *self)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (self->counts, pspec->name));

  g_hash_table_insert (self->counts, (gpointer)pspec->name, GUINT_TO_POINTER (n + 1));
  if (satdoku_play_get_game (play) == self->other &&
      (satdoku_play_get_looking (play) != NULL || satdoku_play_get_report (play) != NULL ||
       satdoku_play_get_figure (play) != NULL || satdoku_play_get_lit (play) != NULL))
    self->n_mixed++;
}

/* How often it has told of a property since this was last asked. */
static guint
count (Fixture *self,
       const char *property)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (self->counts, property));

  g_hash_table_remove (self->counts, property);
  return n;
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->worker = satdoku_worker_new ();
  self->play = satdoku_play_new (self->worker, NULL, NULL);
  self->game = create_game ();
  self->other = create_game ();
  self->counts = g_hash_table_new (g_str_hash, g_str_equal);
  g_signal_connect (self->play, "notify", G_CALLBACK (count_cb), self);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  g_assert_finalize_object (self->play);
  g_assert_finalize_object (self->game);
  g_assert_finalize_object (self->other);
  g_assert_finalize_object (self->worker);
  g_hash_table_unref (self->counts);
}

/* Sets a property twice to one value and then to another. */
static void
check (Fixture *self,
       const char *property,
       gpointer value,
       gpointer other,
       guint n_for_same)
{
  g_test_message ("%s", property);
  g_object_set (self->play, property, value, NULL);
  g_assert_cmpuint (count (self, property), ==, 1);
  g_object_set (self->play, property, value, NULL);
  g_assert_cmpuint (count (self, property), ==, n_for_same);
  g_object_set (self->play, property, other, NULL);
  g_assert_cmpuint (count (self, property), ==, 1);
}

static void
test_notify (Fixture *self,
             gconstpointer data)
{
  g_autoptr (SatdokuReport) report = satdoku_report_new (SATDOKU_MOOD_GOOD, "Right", NULL);
  g_autoptr (SatdokuFigure) figure = satdoku_figure_new (6);
  g_autoptr (SatdokuOverlay) overlay = satdoku_overlay_new (6);
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint));

  check (self, "game", self->other, self->game, 0);
  check (self, "looking", self->other, NULL, 0);
  check (self, "report", report, NULL, 0);
  check (self, "figure", figure, NULL, 0);
  check (self, "overlay", overlay, NULL, 0);
  check (self, "lit", cells, NULL, 0);
  check (self, "selected", GUINT_TO_POINTER (3), GUINT_TO_POINTER (4), 0);
  check (self, "paused", GINT_TO_POINTER (TRUE), GINT_TO_POINTER (FALSE), 0);
  check (self, "busy", GINT_TO_POINTER (TRUE), GINT_TO_POINTER (FALSE), 0);
  check (self, "page", (gpointer) "cnf", (gpointer) "grid", 0);
  /* A view that is chosen again is shown from its top. */
  check (self, "view", (gpointer) "set", (gpointer) "play", 1);
}

static void
test_looking (Fixture *self,
              gconstpointer data)
{
  gboolean looking;

  satdoku_play_set_game (self->play, self->game);
  g_assert_true (satdoku_play_get_shown (self->play) == self->game);
  count (self, "shown");

  satdoku_play_set_looking (self->play, self->other);
  g_assert_true (satdoku_play_get_shown (self->play) == self->other);
  g_object_get (self->play, "is-looking", &looking, NULL);
  g_assert_true (looking);
  g_assert_cmpuint (count (self, "shown"), ==, 1);
  g_assert_cmpuint (count (self, "is-looking"), ==, 1);

  satdoku_play_set_looking (self->play, NULL);
  g_assert_true (satdoku_play_get_shown (self->play) == self->game);
  g_assert_cmpuint (count (self, "shown"), ==, 1);
  g_assert_cmpuint (count (self, "is-looking"), ==, 1);
}

/* What was said and drawn of a game goes with it, and nobody is told of half of that. */
static void
test_game (Fixture *self,
           gconstpointer data)
{
  static const char *const told[] = { "game", "shown", "looking", "is-looking",
                                      "report", "lit", "figure" };
  g_autoptr (SatdokuReport) report = satdoku_report_new (SATDOKU_MOOD_GOOD, "Right", NULL);
  g_autoptr (SatdokuFigure) figure = satdoku_figure_new (6);
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (SudokuGame) position = create_game ();

  satdoku_play_set_game (self->play, self->game);
  satdoku_play_set_report (self->play, report);
  satdoku_play_set_looking (self->play, position);
  satdoku_play_set_figure (self->play, figure);
  satdoku_play_show_cells (self->play, cells);
  g_hash_table_remove_all (self->counts);

  satdoku_play_set_game (self->play, self->other);
  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    g_assert_cmpuint (count (self, told[i]), ==, 1);
  g_assert_cmpuint (g_hash_table_size (self->counts), ==, 0);
  g_assert_cmpuint (self->n_mixed, ==, 0);
  g_assert_null (satdoku_play_get_report (self->play));
  g_assert_true (satdoku_play_get_shown (self->play) == self->other);
}

/* Only one of them can be seen. */
static void
test_overlay (Fixture *self,
              gconstpointer data)
{
  g_autoptr (SatdokuFigure) figure = satdoku_figure_new (6);
  g_autoptr (SatdokuOverlay) overlay = satdoku_overlay_new (6);

  satdoku_play_set_figure (self->play, figure);
  satdoku_play_set_overlay (self->play, overlay);
  g_assert_null (satdoku_play_get_figure (self->play));
  satdoku_play_set_figure (self->play, figure);
  g_assert_null (satdoku_play_get_overlay (self->play));
  g_assert_true (satdoku_play_get_figure (self->play) == figure);
}

static void
test_notes (Fixture *self,
            gconstpointer data)
{
  SatdokuGameNotes notes = { .title = (char *)"Mild 12" };

  g_object_set (self->play, "notes", NULL, NULL);
  g_assert_cmpuint (count (self, "notes"), ==, 0);
  g_object_set (self->play, "notes", &notes, NULL);
  g_assert_cmpuint (count (self, "notes"), ==, 1);
  g_assert_cmpstr (satdoku_play_get_notes (self->play)->title, ==, "Mild 12");
}

static void
test_show_cells (Fixture *self,
                 gconstpointer data)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint));

  satdoku_play_set_page (self->play, SATDOKU_PAGE_SOLUTION);
  satdoku_play_show_cells (self->play, cells);
  g_assert_cmpstr (satdoku_play_get_page (self->play), ==, SATDOKU_PAGE_GRID);
  g_assert_true (satdoku_play_get_lit (self->play) == cells);
}

static void
add_b (GString *calls)
{
  g_string_append_c (calls, 'b');
}

static void
add_c (GString *calls)
{
  g_string_append_c (calls, 'c');
}

static void
add_s (GString *calls)
{
  g_string_append_c (calls, 's');
}

/* Each signal of the game that is played calls its own function, as long as the group is kept. */
static void
test_follow (Fixture *self,
             gconstpointer data)
{
  g_autoptr (GString) calls = g_string_new (NULL);
  GSignalGroup *group;

  satdoku_play_set_game (self->play, self->game);
  group = satdoku_play_follow (self->play, calls, "bind", G_CALLBACK (add_b), "cells-changed",
                               G_CALLBACK (add_c), "notify::can-undo", G_CALLBACK (add_s), NULL);
  g_assert_cmpstr (calls->str, ==, "b");
  g_assert_true (sudoku_game_enter (self->game, 0, 1));
  g_assert_true (g_str_equal (calls->str, "bcs") || g_str_equal (calls->str, "bsc"));
  g_assert_true (sudoku_game_enter (self->game, 1, 2));
  g_assert_cmpuint (calls->len, ==, 4);
  g_string_truncate (calls, 0);
  satdoku_play_set_game (self->play, self->other);
  g_assert_cmpstr (calls->str, ==, "b");
  g_assert_true (sudoku_game_enter (self->game, 2, 3));
  g_assert_cmpstr (calls->str, ==, "b");
  g_object_unref (group);
  g_assert_true (sudoku_game_enter (self->other, 0, 1));
  satdoku_play_set_game (self->play, self->game);
  g_assert_cmpstr (calls->str, ==, "b");
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(name, test) g_test_add ("/play/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("notify", test_notify);
  ADD ("looking", test_looking);
  ADD ("game", test_game);
  ADD ("overlay", test_overlay);
  ADD ("notes", test_notes);
  ADD ("show-cells", test_show_cells);
  ADD ("follow", test_follow);
#undef ADD
  return g_test_run ();
}
