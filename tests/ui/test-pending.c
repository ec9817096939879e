/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers of two digits, typed in a real window: what comes between the digits finds the number
 * entered or forgotten, and it never comes late over something else. */

#include "satdoku-keypad.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-ui.h"

/* The side of the board, and the cell that is given and its value. */
#define SIDE 16
#define GIVEN 4
#define GIVEN_VALUE 7

typedef struct
{
  SatdokuWindow *window;
  SatdokuBoard *board;
  SudokuGame *game;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (4, 4, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  sudoku_grid_set (grid, GIVEN, GIVEN_VALUE, SUDOKU_ORIGIN_GIVEN);
  self->game = sudoku_game_new (grid);
  self->window = test_app_play (self->game);
  self->board = satdoku_grid_page_get_board (satdoku_window_get_grid_page (self->window));
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  if (self->window != NULL)
    {
      g_object_add_weak_pointer (G_OBJECT (self->window), (gpointer *)&self->window);
      test_ui_destroy (GTK_WINDOW (self->window));
      test_ui_wait_for (self->window == NULL);
    }
  g_object_unref (self->game);
}

static guint
value_at (Fixture *self,
          guint cell)
{
  return sudoku_grid_get_value (sudoku_game_get_grid (self->game), cell);
}

static guint
count (Fixture *self,
       SudokuOrigin origin)
{
  return sudoku_grid_count (sudoku_game_get_grid (self->game), origin);
}

/* Types a 1, which might become 10. */
static void
type_one (Fixture *self)
{
  test_ui_key (GDK_KEY_1, 0);
  test_ui_wait_for (satdoku_editor_get_pending (satdoku_board_get_editor (self->board)) != NULL);
}

static void
move_right (Fixture *self)
{
  guint cell = satdoku_board_get_selected (self->board);

  test_ui_key (GDK_KEY_Right, 0);
  test_ui_wait_for (satdoku_board_get_selected (self->board) == cell + 1);
}

/* Undo takes back what is being typed, and no move. */
static void
test_undo (Fixture *self,
           gconstpointer data)
{
  type_one (self);
  test_ui_accel ("<Control>z");
  test_ui_wait_for (satdoku_editor_get_pending (satdoku_board_get_editor (self->board)) == NULL);
  g_assert_cmpuint (value_at (self, 0), ==, 0);
  g_assert_false (test_ui_action_enabled (self->window, "undo"));
  test_ui_key (GDK_KEY_2, 0);
  test_ui_wait_for (value_at (self, 0) == 2);
  test_ui_key (GDK_KEY_3, 0);
  test_ui_wait_for (value_at (self, 0) == 3);
  test_ui_accel ("<Control>z");
  test_ui_wait_for (value_at (self, 0) == 2);
  type_one (self);
  test_ui_accel ("<Control>z");
  test_ui_wait_for (satdoku_editor_get_pending (satdoku_board_get_editor (self->board)) == NULL);
  g_assert_cmpuint (value_at (self, 0), ==, 2);
  test_ui_accel ("<Control>y");
  test_ui_wait_for (value_at (self, 0) == 3);
}

/* The button takes the place of the typed digit, and so does the eraser. */
static void
test_button (Fixture *self,
             gconstpointer data)
{
  GtkWidget *keypad = test_ui_find (self->window, SATDOKU_TYPE_KEYPAD, NULL);

  type_one (self);
  test_ui_click (test_ui_find_text (keypad, "5"));
  test_ui_wait_for (value_at (self, 0) == 5);
  g_assert_false (satdoku_editor_get_pending (satdoku_board_get_editor (self->board)) != NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  type_one (self);
  test_ui_click (test_ui_find_action (keypad, "win.erase"));
  test_ui_wait_for (value_at (self, 0) == 0);
  g_assert_false (satdoku_editor_get_pending (satdoku_board_get_editor (self->board)) != NULL);
}

/* What looks at the game, changes it, or changes what keys mean finds the number there already. */
static void
test_command (Fixture *self,
              gconstpointer data)
{
  g_autofree char *name = NULL;
  GVariant *target = NULL;

  g_assert_true (g_action_parse_detailed_name (data, &name, &target, NULL));
  type_one (self);
  test_ui_activate (self->window, name, target);
  if (target != NULL)
    g_variant_unref (target);
  g_assert_false (satdoku_editor_get_pending (satdoku_board_get_editor (self->board)) != NULL);
  g_assert_cmpuint (count (self, SUDOKU_ORIGIN_ENTRY), ==, 1);
  g_assert_cmpuint (value_at (self, 0), ==, 1);
}

/* The number goes where it was typed, and nowhere else. */
static void
test_move (Fixture *self,
           gconstpointer data)
{
  type_one (self);
  move_right (self);
  g_assert_cmpuint (value_at (self, 0), ==, 1);
  g_assert_cmpuint (value_at (self, 1), ==, 0);
  type_one (self);
  test_ui_key (GDK_KEY_Down, GDK_SHIFT_MASK);
  test_ui_wait_for (value_at (self, 1) == 1);
  g_assert_cmpuint (count (self, SUDOKU_ORIGIN_ENTRY), ==, 2);
}

static gsize
n_chosen (Fixture *self)
{
  gsize n;

  satdoku_cell_selection_get_cells (satdoku_board_get_selection (self->board), &n);
  return n;
}

static void
go_to_given (Fixture *self)
{
  while (satdoku_board_get_selected (self->board) < GIVEN)
    move_right (self);
}

/* There are nine colours: no digit waits, and no cell is without. */
static void
test_colour (Fixture *self,
             gconstpointer data)
{
  go_to_given (self);
  test_ui_accel ("F8");
  for (guint colour = 1; colour <= SUDOKU_COLOURS_MAX; colour++)
    {
      test_ui_key (GDK_KEY_0 + colour, 0);
      test_ui_wait_for (sudoku_game_get_colour (self->game, GIVEN) == colour);
      g_assert_false (satdoku_editor_get_pending (satdoku_board_get_editor (self->board)) != NULL);
    }
  test_ui_key (GDK_KEY_0, 0);
  test_ui_wait_for (sudoku_game_get_colour (self->game, GIVEN) == 0);
  g_assert_cmpuint (value_at (self, GIVEN), ==, GIVEN_VALUE);
}

static guint
picked (Fixture *self)
{
  guint digit;

  digit = satdoku_editor_get_digit (satdoku_board_get_editor (self->board));
  return digit;
}

/* Where the digit is picked is not where it goes. */
static void
test_pick_on_given (Fixture *self,
                    gconstpointer data)
{
  go_to_given (self);
  test_ui_accel ("F9");
  type_one (self);
  test_ui_key (GDK_KEY_2, 0);
  test_ui_wait_for (picked (self) == 12);
  type_one (self);
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (picked (self) == 1);
  g_assert_cmpuint (value_at (self, GIVEN), ==, GIVEN_VALUE);
}

/* The given one among the chosen cells keeps no digit from the others. */
static void
test_several (Fixture *self,
              gconstpointer data)
{
  go_to_given (self);
  test_ui_accel ("<Control>a");
  test_ui_wait_for (n_chosen (self) == SIDE * SIDE);
  type_one (self);
  test_ui_key (GDK_KEY_2, 0);
  test_ui_wait_for (value_at (self, GIVEN + 1) == 12);
  g_assert_cmpuint (value_at (self, GIVEN), ==, GIVEN_VALUE);
}

/* A window that is closed loses no digit. */
static void
test_close (Fixture *self,
            gconstpointer data)
{
  type_one (self);
  g_object_add_weak_pointer (G_OBJECT (self->window), (gpointer *)&self->window);
  gtk_window_close (GTK_WINDOW (self->window));
  test_ui_wait_for (self->window == NULL);
  g_assert_cmpuint (value_at (self, 0), ==, 1);
}

int
main (int argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *self, gconstpointer data);
  } tests[] = {
    { "/pending/undo", test_undo },
    { "/pending/button", test_button },
    { "/pending/move", test_move },
    { "/pending/close", test_close },
    { "/pending/colour", test_colour },
    { "/pending/several", test_several },
    { "/pending/pick-on-given", test_pick_on_given },
  };
  /* Those that open no dialog. */
  static const char *const commands[] = {
    "win.check",
    "win.copy",
    "win.add-bookmark",
    "win.fill-marks",
    "win.solve",
    "win.mode::corner",
    "win.digit-first",
    "win.hint",
    "win.hint-another",
    "win.pause",
    "win.page::cnf",
    "win.select-all",
  };
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *path = g_strdup_printf ("/pending/%s", commands[i] + strlen ("win."));

      g_test_add (path, Fixture, commands[i], set_up, test_command, tear_down);
    }
  return g_test_run ();
}
