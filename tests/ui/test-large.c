/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A board of 36×36 in the whole window, by real keys. */

#include <glib/gstdio.h>
#include <sudoku-check.h>

#include "satdoku-window.h"
#include "test-app.h"
#include "test-ui.h"

#define SIDE 36
#define N_MOVES 500

typedef struct
{
  SatdokuWindow *window;
  SatdokuBoard *board;
} Fixture;

static SudokuGame *
game_of (Fixture *self)
{
  return satdoku_window_get_game (self->window);
}

static gboolean
is_shown (Fixture *self)
{
  return sudoku_grid_get_side (sudoku_game_get_grid (game_of (self))) == SIDE;
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->window = satdoku_window_new (GTK_APPLICATION (g_application_get_default ()));
  self->board = satdoku_grid_page_get_board (satdoku_window_get_grid_page (self->window));
  test_ui_present (GTK_WINDOW (self->window));
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "new-size",
                                  g_variant_new_uint32 (SIDE));
  test_ui_wait_for (is_shown (self));
  test_ui_focus_window (GTK_WINDOW (self->window));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (GTK_WINDOW (self->window));
}

static guint
selected_value (Fixture *self)
{
  return sudoku_grid_get_value (sudoku_game_get_grid (game_of (self)),
                                satdoku_board_get_selected (self->board));
}

static void
go_to_empty_cell (Fixture *self)
{
  test_ui_key (GDK_KEY_Home, GDK_CONTROL_MASK);
  test_ui_wait_for (satdoku_board_get_selected (self->board) == 0);
  while (selected_value (self) > 0)
    {
      test_ui_key (GDK_KEY_Right, GDK_CONTROL_MASK);
      if (selected_value (self) > 0)
        test_ui_key (GDK_KEY_Down, 0);
    }
}

/* A number of two digits waits for the second one only where there can be one. */
static void
test_numbers (Fixture *self,
              gconstpointer data)
{
  guint cell;

  go_to_empty_cell (self);
  cell = satdoku_board_get_selected (self->board);
  test_ui_type ("1");
  g_assert_cmpuint (selected_value (self), ==, 0);
  test_ui_type ("2");
  test_ui_wait_for (selected_value (self) == 12);
  test_ui_type ("4");
  test_ui_wait_for (selected_value (self) == 4);
  test_ui_accel ("<Control>z");
  test_ui_accel ("<Control>z");
  test_ui_wait_for (selected_value (self) == 0);
  test_ui_key (GDK_KEY_3, GDK_SHIFT_MASK);
  test_ui_key (GDK_KEY_6, GDK_SHIFT_MASK);
  test_ui_key (GDK_KEY_1, GDK_CONTROL_MASK);
  test_ui_key (GDK_KEY_7, GDK_CONTROL_MASK);
  test_ui_wait_for (
    sudoku_set_has (sudoku_game_get_marks (game_of (self), SUDOKU_MARK_CORNER, cell), 36) &&
    sudoku_set_has (sudoku_game_get_marks (game_of (self), SUDOKU_MARK_CENTRE, cell), 17));
  g_assert_cmpuint (selected_value (self), ==, 0);
  test_ui_screenshot (self->window, "large");
}

static void
test_undo (Fixture *self,
           gconstpointer data)
{
  g_autoptr (SudokuGrid) before = sudoku_grid_copy (sudoku_game_get_grid (game_of (self)));
  g_autoptr (SudokuGrid) after = NULL;

  go_to_empty_cell (self);
  for (guint i = 0; i < N_MOVES; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", 10 + i % 27);

      test_ui_type (number);
      test_ui_key (GDK_KEY_Right, GDK_CONTROL_MASK);
    }
  test_ui_wait_for (sudoku_game_get_position (game_of (self)) == N_MOVES);
  after = sudoku_grid_copy (sudoku_game_get_grid (game_of (self)));
  for (guint i = 0; i < N_MOVES; i++)
    test_ui_accel ("<Control>z");
  test_ui_wait_for (sudoku_game_get_position (game_of (self)) == 0);
  g_assert_true (sudoku_grid_equal (sudoku_game_get_grid (game_of (self)), before));
  for (guint i = 0; i < N_MOVES; i++)
    test_ui_accel ("<Control><Shift>z");
  test_ui_wait_for (sudoku_game_get_position (game_of (self)) == N_MOVES);
  g_assert_true (sudoku_grid_equal (sudoku_game_get_grid (game_of (self)), after));
}

/* No number at all in 49×49: the file is opened and solved. */
static void
test_empty (Fixture *self,
            gconstpointer data)
{
  const guint side = 49;
  g_autofree char *folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "empty.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GString) text = g_string_new (NULL);
  const SudokuGrid *grid;

  for (guint row = 0; row < side; row++)
    for (guint column = 0; column < side; column++)
      g_string_append (text, column + 1 < side ? "0 " : "0\n");
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
  satdoku_window_open_file (self->window, file);
  test_ui_wait_for (sudoku_grid_get_side (sudoku_game_get_grid (game_of (self))) == side);
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_activate (self->window, "win.solve", NULL);
  test_ui_wait_for (sudoku_grid_count (sudoku_game_get_grid (game_of (self)),
                                       SUDOKU_ORIGIN_NONE) == 0);
  grid = sudoku_game_get_grid (game_of (self));
  g_assert_cmpuint (sudoku_grid_count (grid, SUDOKU_ORIGIN_ANSWER), ==, side * side);
  g_assert_true (sudoku_check_is_solved (grid));
  test_ui_wait_for (test_ui_shows_text (self->window, "Solved by the solver"));
  test_ui_screenshot (self->window, "large-empty");
  test_ui_accel ("<Control>z");
  test_ui_wait_for (sudoku_grid_count (sudoku_game_get_grid (game_of (self)),
                                       SUDOKU_ORIGIN_NONE) == side * side);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  g_test_add ("/large/numbers", Fixture, NULL, set_up, test_numbers, tear_down);
  g_test_add ("/large/undo", Fixture, NULL, set_up, test_undo, tear_down);
  g_test_add ("/large/empty", Fixture, NULL, set_up, test_empty, tear_down);
  return g_test_run ();
}
