/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games that were left for others: their order, what is on disk, and what is damaged there. */

#include "satdoku-earlier-games.h"
#include <sudoku-game-moves.h>

#include <glib/gstdio.h>

typedef struct
{
  char *folder;
  SatdokuEarlierGames *earlier;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  self->earlier = satdoku_earlier_games_new (self->folder);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  g_autoptr (GDir) folder = g_dir_open (self->folder, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_remove (self->folder), ==, 0);
  satdoku_earlier_games_free (self->earlier);
  g_free (self->folder);
}

/* What has been read is read again, from disk. */
static void
reopen (Fixture *self)
{
  satdoku_earlier_games_free (self->earlier);
  self->earlier = satdoku_earlier_games_new (self->folder);
}

/* A game that is known by the number in its first cell. */
static void
add (Fixture *self,
     guint mark,
     gboolean as_oldest)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (5, 5, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);
  g_autoptr (GError) error = NULL;

  g_assert_true (sudoku_game_enter (game, 0, mark));
  g_assert_true (satdoku_earlier_games_add (self->earlier, &(SatdokuEarlierGame){ .game = game },
                                            as_oldest, &error));
  g_assert_no_error (error);
}

/* Takes the newest; returns its number, 0 when there is none. */
static guint
take (Fixture *self)
{
  const SatdokuEarlierGame *newest = satdoku_earlier_games_get_newest (self->earlier, NULL);
  g_autoptr (SudokuGame) game = NULL;

  if (newest == NULL)
    return 0;
  game = g_object_ref (newest->game);
  satdoku_earlier_games_remove (self->earlier, game);
  return sudoku_grid_get_value (sudoku_game_get_grid (game), 0);
}

static void
test_order (Fixture *self,
            gconstpointer read_again)
{
  g_assert_true (satdoku_earlier_games_is_empty (self->earlier));
  for (guint mark = 1; mark <= 12; mark++)
    add (self, mark, FALSE);
  add (self, 25, TRUE);
  add (self, 24, TRUE);
  for (guint mark = 12; mark > 0; mark--)
    {
      if (read_again != NULL)
        reopen (self);
      g_assert_cmpuint (take (self), ==, mark);
    }
  g_assert_cmpuint (take (self), ==, 25);
  g_assert_cmpuint (take (self), ==, 24);
  g_assert_cmpuint (take (self), ==, 0);
  reopen (self);
  g_assert_true (satdoku_earlier_games_is_empty (self->earlier));
}

static void
test_most (Fixture *self,
           gconstpointer data)
{
  guint n = 0;

  for (guint mark = 1; mark <= SATDOKU_EARLIER_GAMES_MAX + 3; mark++)
    add (self, mark, FALSE);
  reopen (self);
  for (guint mark = SATDOKU_EARLIER_GAMES_MAX + 3; mark > 3; mark--, n++)
    g_assert_cmpuint (take (self), ==, mark);
  g_assert_cmpuint (n, ==, SATDOKU_EARLIER_GAMES_MAX);
  g_assert_cmpuint (take (self), ==, 0);
}

static void
test_damaged (Fixture *self,
              gconstpointer data)
{
  g_autofree char *damaged = g_build_filename (self->folder, "7.satdoku", NULL);
  g_autofree char *aside = g_build_filename (self->folder, "7.satdoku.damaged", NULL);
  g_autofree char *other = g_build_filename (self->folder, "8.txt", NULL);
  g_autoptr (GError) damage = NULL;

  add (self, 3, FALSE);
  g_assert_true (g_file_set_contents (damaged, "satdoku 1\nbox", -1, NULL));
  g_assert_true (g_file_set_contents (other, "mine", -1, NULL));
  reopen (self);
  g_assert_nonnull (satdoku_earlier_games_get_newest (self->earlier, &damage));
  g_assert_error (damage, SUDOKU_ERROR, SUDOKU_ERROR_SYNTAX);
  g_assert_cmpuint (take (self), ==, 3);
  g_assert_cmpuint (take (self), ==, 0);
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (other, G_FILE_TEST_EXISTS));
}

/* The folder is a file: the game is there all the same, until the program ends. */
static void
test_unwritable (Fixture *self,
                 gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_assert_true (g_file_set_contents (self->folder, "", -1, NULL));
  g_assert_false (satdoku_earlier_games_add (self->earlier,
                                             &(SatdokuEarlierGame){ .game = game },
                                             FALSE,
                                             &error));
  g_assert_nonnull (error);
  g_assert_true (satdoku_earlier_games_get_newest (self->earlier, NULL)->game == game);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, data, function) \
  g_test_add ("/earlier/" name, Fixture, data, set_up, function, tear_down)
  ADD ("order", NULL, test_order);
  ADD ("order-on-disk", "read again", test_order);
  ADD ("most", NULL, test_most);
  ADD ("damaged", NULL, test_damaged);
  ADD ("unwritable", NULL, test_unwritable);
  return g_test_run ();
}
