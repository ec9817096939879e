/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles that are made ahead: each is given once, and only where it is what is asked for. */

#include <glib/gstdio.h>
#include <sudoku-rate.h>

#include "satdoku-settings.h"
#include "satdoku-stock.h"
#include "test-app.h"

typedef struct
{
  GSettings *settings;
  char *folder;
} Fixture;

static void
empty_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->settings = satdoku_settings_new ();
  self->folder = satdoku_stock_get_folder ();
  empty_folder (self->folder);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  empty_folder (self->folder);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->folder, g_free);
}

static SudokuGrid *
make (const SatdokuNewOptions *options,
      guint64 seed)
{
  g_autoptr (SudokuGeometry) geometry = satdoku_new_options_create_geometry (options, NULL);
  const SudokuGenerateOptions generate = {
    .geometry = geometry,
    .symmetry = options->symmetry,
    .unique = TRUE,
    .level = satdoku_new_options_get_level (options),
    .seed = seed,
  };
  SudokuGrid *puzzle = sudoku_generate (&generate, NULL, NULL, NULL);

  g_assert_nonnull (puzzle);
  return puzzle;
}

static SudokuGrid *
put_by (Fixture *self,
        const SatdokuNewOptions *options,
        guint64 seed)
{
  g_autoptr (GError) error = NULL;
  SudokuGrid *puzzle = make (options, seed);

  g_assert_true (satdoku_stock_add (self->folder, options, puzzle, &error));
  g_assert_no_error (error);
  return puzzle;
}

/* What was asked for is what comes; another shape, level, symmetry or a seed gets nothing. */
static void
test_take (Fixture *self,
           gconstpointer data)
{
  SatdokuNewOptions options, other;
  g_autoptr (SudokuGrid) puzzle = NULL;
  g_autoptr (SudokuGrid) taken = NULL;

  satdoku_new_options_init (&options);
  g_assert_null (satdoku_stock_take (self->folder, &options));
  puzzle = put_by (self, &options, 1);
  g_assert_cmpuint (satdoku_stock_count (self->folder, &options), ==, 1);

  other = options;
  satdoku_new_options_set_level (&other, SUDOKU_LEVEL_HARD);
  g_assert_null (satdoku_stock_take (self->folder, &other));
  other = options;
  other.symmetry = sudoku_symmetry_find ("none");
  g_assert_null (satdoku_stock_take (self->folder, &other));
  other = options;
  satdoku_new_options_set_side (&other, 6);
  g_assert_null (satdoku_stock_take (self->folder, &other));
  other = options;
  other.seeded = TRUE;
  g_assert_null (satdoku_stock_take (self->folder, &other));
  other = options;
  other.by_level = FALSE;
  other.demand.technique = sudoku_technique_find ("naked-single");
  g_assert_null (satdoku_stock_take (self->folder, &other));

  taken = satdoku_stock_take (self->folder, &options);
  g_assert_true (sudoku_grid_same_values (taken, puzzle));
  g_assert_cmpuint (satdoku_stock_count (self->folder, &options), ==, 0);
  g_assert_null (satdoku_stock_take (self->folder, &options));
}

/* A puzzle that is not what its name says, such as one of another version. */
static void
test_other_level (Fixture *self,
                  gconstpointer data)
{
  SatdokuNewOptions options, other;
  g_autoptr (SudokuGrid) puzzle = NULL;

  satdoku_new_options_init (&options);
  other = options;
  satdoku_new_options_set_level (&other, SUDOKU_LEVEL_EXTREME);
  puzzle = make (&options, 1);
  g_assert_true (satdoku_stock_add (self->folder, &other, puzzle, NULL));
  g_assert_null (satdoku_stock_take (self->folder, &other));
  g_assert_cmpuint (satdoku_stock_count (self->folder, &other), ==, 0);
}

static char *
find_file (Fixture *self)
{
  g_autoptr (GDir) dir = g_dir_open (self->folder, 0, NULL);

  g_assert_nonnull (dir);
  return g_build_filename (self->folder, g_dir_read_name (dir), NULL);
}

/* Each wrong byte is noticed, and an end that is missing; the file is gone then. */
static void
test_damaged (Fixture *self,
              gconstpointer data)
{
  SatdokuNewOptions options;

  satdoku_new_options_init (&options);
  for (guint i = 0; i < 8; i++)
    {
      g_autoptr (SudokuGrid) puzzle = put_by (self, &options, 1);
      g_autofree char *path = find_file (self);
      g_autofree char *contents = NULL;
      gsize length = 0;

      g_assert_true (g_file_get_contents (path, &contents, &length, NULL));
      if (i % 2 == 0)
        contents[length * i / 8] ^= 1;
      else
        length = length * (i - 1) / 8;
      g_assert_true (g_file_set_contents (path, contents, (gssize)length, NULL));
      g_assert_null (satdoku_stock_take (self->folder, &options));
      g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
    }
}

/* It never grows without an end. */
static void
test_limit (Fixture *self,
            gconstpointer data)
{
  SatdokuNewOptions options;
  g_autoptr (SudokuGrid) puzzle = NULL;

  satdoku_new_options_init (&options);
  puzzle = make (&options, 1);
  for (guint i = 0; i < 70; i++)
    g_assert_true (satdoku_stock_add (self->folder, &options, puzzle, NULL));
  g_assert_cmpuint (satdoku_stock_count (self->folder, &options), ==, 60);
}

static void
close_window (SatdokuWindow *window)
{
  gpointer gone = window;

  g_object_add_weak_pointer (G_OBJECT (window), &gone);
  test_ui_destroy (GTK_WINDOW (window));
  test_ui_wait_for (gone == NULL);
}

static SudokuGrid *
press_new (SatdokuWindow *window)
{
  g_autoptr (SudokuGame) before = g_object_ref (satdoku_window_get_game (window));

  test_ui_focus_window (GTK_WINDOW (window));
  test_ui_accel ("<Control>n");
  test_ui_wait_for (satdoku_window_get_game (window) != before);
  return sudoku_grid_copy (sudoku_game_get_grid (satdoku_window_get_game (window)));
}

/* Two windows get what was put by, each another puzzle; a third time one is made. */
static void
test_two_windows (Fixture *self,
                  gconstpointer data)
{
  SatdokuNewOptions options;
  g_autoptr (SudokuGrid) one = NULL;
  g_autoptr (SudokuGrid) other = NULL;
  g_autoptr (SudokuGrid) first = NULL;
  g_autoptr (SudokuGrid) second = NULL;
  g_autoptr (SudokuGrid) third = NULL;
  SatdokuWindow *windows[2];

  satdoku_new_options_load (&options, self->settings);
  one = put_by (self, &options, 1);
  other = put_by (self, &options, 2);
  for (gsize i = 0; i < G_N_ELEMENTS (windows); i++)
    windows[i] = test_app_open_window ();
  first = press_new (windows[0]);
  second = press_new (windows[1]);
  g_assert_cmpuint (satdoku_stock_count (self->folder, &options), ==, 0);
  g_assert_true (sudoku_grid_same_values (first, one) || sudoku_grid_same_values (first, other));
  g_assert_true (sudoku_grid_same_values (second, one) || sudoku_grid_same_values (second, other));
  g_assert_false (sudoku_grid_same_values (first, second));
  third = press_new (windows[0]);
  g_assert_false (sudoku_grid_same_values (third, one) || sudoku_grid_same_values (third, other));
  for (gsize i = 0; i < G_N_ELEMENTS (windows); i++)
    close_window (windows[i]);
}

/* But for the hardest levels, which come last and can take minutes. */
static gboolean
is_full (Fixture *self)
{
  SatdokuNewOptions options;

  for (guint i = SUDOKU_LEVEL_BEGINNER; i < SUDOKU_LEVEL_EXPERT; i++)
    {
      satdoku_new_options_load_for_level (&options, self->settings, (SudokuLevel)i);
      if (satdoku_stock_count (self->folder, &options) != 1)
        return FALSE;
    }
  return TRUE;
}

/* While nothing is done one of each level is made, as the menu offers them, and one of what was new
 * last; what is taken is made again. */
static void
test_keep (Fixture *self,
           gconstpointer data)
{
  SatdokuNewOptions options;
  SatdokuWindow *window;
  g_autoptr (SudokuGrid) taken = NULL;

  g_settings_set_uint (self->settings, "new-ahead", 1);
  g_settings_set_uint (self->settings, "new-side", 6);
  g_settings_set_uint (self->settings, "new-box-rows", 2);
  satdoku_new_options_load (&options, self->settings);
  window = test_app_open_window ();
  test_ui_wait_for (is_full (self) && satdoku_stock_count (self->folder, &options) == 1);
  taken = press_new (window);
  g_assert_cmpuint (sudoku_grid_get_side (taken), ==, 6);
  test_ui_wait_for (satdoku_stock_count (self->folder, &options) == 1);
  close_window (window);
  g_settings_reset (self->settings, "new-ahead");
  g_settings_reset (self->settings, "new-side");
  g_settings_reset (self->settings, "new-box-rows");
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  g_test_add ("/ahead/take", Fixture, NULL, set_up, test_take, tear_down);
  g_test_add ("/ahead/other-level", Fixture, NULL, set_up, test_other_level, tear_down);
  g_test_add ("/ahead/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/ahead/limit", Fixture, NULL, set_up, test_limit, tear_down);
  g_test_add ("/ahead/two-windows", Fixture, NULL, set_up, test_two_windows, tear_down);
  g_test_add ("/ahead/keep", Fixture, NULL, set_up, test_keep, tear_down);
  return g_test_run ();
}
