/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The autosave: whatever is on disk at any moment is the game as it was then. */

#include <glib/gstdio.h>

#include "satdoku-autosave.h"
#include "test-shapes.h"

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "deeper", "game.satdoku", NULL);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  g_autofree char *deeper = g_path_get_dirname (self->path);
  g_autofree char *damaged = g_strconcat (self->path, ".damaged", NULL);

  g_remove (self->path);
  g_remove (damaged);
  g_rmdir (deeper);
  g_rmdir (self->folder);
  g_free (self->path);
  g_free (self->folder);
}

static SudokuGame *
restore (Fixture *self,
         GError **error)
{
  g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (self->path);

  return satdoku_autosave_restore (autosave, error);
}

/* The game as it is on disk just now, while the other one is still being played. */
static void
assert_on_disk (Fixture *self,
                SudokuGame *game)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGame) other = restore (self, &error);
  g_autofree char *expected = sudoku_game_to_text (game);
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  text = sudoku_game_to_text (other);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_moves (Fixture *self,
            gconstpointer data)
{
  for (gsize i = 0; i < test_n_shapes; i++)
    {
      g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (self->path);
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&test_shapes[i]);
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
      g_autoptr (SudokuGame) game = sudoku_game_new (grid);
      guint cells[] = { 1, 2 };

      satdoku_autosave_set_game (autosave, game);
      assert_on_disk (self, game);
      g_assert_true (sudoku_game_enter (game, 0, 1));
      assert_on_disk (self, game);
      g_assert_true (sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, cells, 2, 2));
      assert_on_disk (self, game);
      g_assert_true (sudoku_game_undo (game));
      assert_on_disk (self, game);
      g_assert_true (sudoku_game_protect (game));
      assert_on_disk (self, game);
      sudoku_game_set_elapsed (game, 12.5);
      g_assert_true (satdoku_autosave_flush (autosave, NULL));
      assert_on_disk (self, game);
    }
}

/* The clock comes with each move and when it is noted; bookmarks are kept like moves. */
static void
test_time_and_bookmarks (Fixture *self,
                         gconstpointer data)
{
  g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (self->path);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  satdoku_autosave_set_game (autosave, game);
  sudoku_game_set_elapsed (game, 1.25);
  g_assert_true (sudoku_game_enter (game, 0, 1));
  assert_on_disk (self, game);
  sudoku_game_set_elapsed (game, 2.5);
  satdoku_autosave_note_time (autosave);
  satdoku_autosave_note_time (autosave);
  assert_on_disk (self, game);
  g_assert_true (sudoku_game_add_bookmark (game, "here"));
  g_assert_true (sudoku_game_add_bookmark (game, "there"));
  assert_on_disk (self, game);
  g_assert_true (sudoku_game_enter (game, 1, 2));
  g_assert_true (sudoku_game_go_to_bookmark (game, 1));
  g_assert_true (sudoku_game_remove_bookmark (game, 0));
  sudoku_game_mark_finished (game);
  assert_on_disk (self, game);
  g_assert_true (satdoku_autosave_flush (autosave, NULL));
  assert_on_disk (self, game);
}

static void
test_nothing (Fixture *self,
              gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (restore (self, &error));
  g_assert_no_error (error);
}

static SudokuGame *
play (Fixture *self)
{
  g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (self->path);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  satdoku_autosave_set_game (autosave, game);
  g_assert_true (sudoku_game_enter (game, 0, 1));
  return g_steal_pointer (&game);
}

static void
append (Fixture *self,
        const char *text)
{
  g_autofree char *old = NULL;
  g_autofree char *new = NULL;

  g_assert_true (g_file_get_contents (self->path, &old, NULL, NULL));
  new = g_strconcat (old, text, NULL);
  g_assert_true (g_file_set_contents (self->path, new, -1, NULL));
}

/* The program was killed in the middle of a write: the moves before it are all there. */
static void
test_torn (Fixture *self,
           gconstpointer data)
{
  g_autoptr (SudokuGame) game = play (self);

  append (self, "enter r1");
  assert_on_disk (self, game);
}

static void
test_damaged (Fixture *self,
              gconstpointer data)
{
  g_autoptr (SudokuGame) game = play (self);
  g_autoptr (GError) error = NULL;
  g_autofree char *damaged = g_strconcat (self->path, ".damaged", NULL);

  append (self, "no such move\n");
  g_assert_null (restore (self, &error));
  g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SYNTAX);
  g_assert_nonnull (strstr (error->message, "game.satdoku:"));
  g_assert_false (g_file_test (self->path, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (damaged, G_FILE_TEST_EXISTS));
}

/* After very many moves the file is written anew and goes on being right. */
static void
test_many (Fixture *self,
           gconstpointer data)
{
  g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (self->path);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 4, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  satdoku_autosave_set_game (autosave, game);
  for (guint i = 0; i < 4100; i++)
    g_assert_true (sudoku_game_enter (game, i % 144, 1 + i / 144 % 12));
  assert_on_disk (self, game);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, function) \
  g_test_add ("/autosave/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("moves", test_moves);
  ADD ("time-and-bookmarks", test_time_and_bookmarks);
  ADD ("nothing", test_nothing);
  ADD ("torn", test_torn);
  ADD ("damaged", test_damaged);
  ADD ("many", test_many);
  return g_test_run ();
}
