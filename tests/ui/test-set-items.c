/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cages, lines and clues of one's own puzzle: made of cells that are chosen by mouse or keys, found
 * in the list, taken away, undone. */

#include <sudoku-geometry-text.h>

#include "satdoku-item-list.h"
#include "satdoku-item-palette.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-ui.h"

typedef struct
{
  SatdokuWindow *window;
  SatdokuBoard *board;
  GtkWidget *palette;
} Fixture;

static SudokuGame *
get_game (Fixture *self)
{
  return satdoku_window_get_game (self->window);
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  GtkWidget *stack;

  self->window = test_app_open_window ();
  self->board = satdoku_grid_page_get_board (satdoku_window_get_grid_page (self->window));
  test_ui_resize (GTK_WINDOW (self->window), 1400, 1000);
  test_ui_accel ("<Control><Alt>n");
  test_ui_wait_for (sudoku_game_count (get_game (self), SUDOKU_ORIGIN_GIVEN) == 0);
  test_ui_wait_for ((stack = test_ui_find (self->window, GTK_TYPE_STACK, "pages")) != NULL);
  gtk_stack_set_visible_child_name (GTK_STACK (stack), "rules");
  test_ui_settle (GTK_WIDGET (self->window));
  self->palette = test_ui_find (self->window, SATDOKU_TYPE_ITEM_PALETTE, NULL);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (GTK_WINDOW (self->window));
}

static gboolean
has_rules (Fixture *self,
           const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  sudoku_geometry_write_rules (sudoku_game_get_geometry (get_game (self)), text);
  return g_str_equal (text->str, expected);
}

/* Of row and column, from 1. */
static void
get_middle (Fixture *self,
            guint row,
            guint column,
            double *x,
            double *y)
{
  GtkWidget *cell =
    GTK_WIDGET (satdoku_board_get_cell (self->board, (row - 1) * 9 + column - 1));

  g_assert_true (gtk_widget_translate_coordinates (
    cell, GTK_WIDGET (self->board), gtk_widget_get_width (cell) / 2.0,
    gtk_widget_get_height (cell) / 2.0, x, y));
}

static void
drag (Fixture *self,
      guint row,
      guint column,
      guint to_row,
      guint to_column)
{
  double x, y, to_x, to_y;

  get_middle (self, row, column, &x, &y);
  get_middle (self, to_row, to_column, &to_x, &to_y);
  test_ui_drag (GTK_WIDGET (self->board), x, y, to_x, to_y);
}

static GtkWidget *
find_tile (Fixture *self,
           const char *name)
{
  GtkWidget *label = test_ui_find_text (self->palette, name);

  g_assert_nonnull (label);
  return gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON);
}

/* (nullable): where the number is typed. */
static GtkWidget *
find_number (Fixture *self)
{
  return test_ui_find (self->palette, GTK_TYPE_ENTRY, NULL);
}

/* It is scrolled to. */
static GtkWidget *
go_to_tile (Fixture *self,
            const char *name)
{
  GtkWidget *tile = find_tile (self, name);

  gtk_widget_grab_focus (tile);
  test_ui_settle (tile);
  return tile;
}

static void
press (Fixture *self,
       const char *name,
       const char *number)
{
  test_ui_click (go_to_tile (self, name));
  if (number == NULL)
    return;
  test_ui_wait_for (find_number (self) != NULL);
  test_ui_settle (find_number (self));
  test_ui_type (number);
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (find_number (self) == NULL);
  test_ui_settle (GTK_WIDGET (self->window));
}

/* A line across corners, a cage, a clue beside the board; each is one move. */
static void
test_mouse (Fixture *self,
            gconstpointer data)
{
  drag (self, 5, 5, 2, 2);
  press (self, "Thermometers", NULL);
  test_ui_wait_for (has_rules (self, "boxes=3x3;thermometer:r5c5r4c4r3c3r2c2"));
  drag (self, 1, 1, 1, 3);
  press (self, "Killer Cages", "15");
  test_ui_wait_for (
    has_rules (self, "boxes=3x3;thermometer:r5c5r4c4r3c3r2c2;cage=15:r1c1r1c2r1c3"));
  drag (self, 9, 9, 9, 8);
  press (self, "Sandwich Sums", "8");
  test_ui_wait_for (has_rules (self, "boxes=3x3;thermometer:r5c5r4c4r3c3r2c2;"
                                     "cage=15:r1c1r1c2r1c3;sandwich=8:r9c10"));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "set-items");
  for (guint i = 0; i < 3; i++)
    test_ui_accel ("<Control>z");
  test_ui_wait_for (has_rules (self, "boxes=3x3"));
}

/* Arrows with Shift draw a line, also back; what doesn't fit says so. */
static void
test_keyboard (Fixture *self,
               gconstpointer data)
{
  satdoku_board_select (self->board, 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  test_ui_key (GDK_KEY_Right, GDK_SHIFT_MASK);
  test_ui_key (GDK_KEY_Down, GDK_SHIFT_MASK);
  test_ui_key (GDK_KEY_Down, GDK_SHIFT_MASK);
  test_ui_key (GDK_KEY_Up, GDK_SHIFT_MASK);
  go_to_tile (self, "Palindromes");
  test_ui_key (GDK_KEY_space, 0);
  test_ui_wait_for (has_rules (self, "boxes=3x3;palindrome:r1c1r1c2r2c2"));
  go_to_tile (self, "Quadruples");
  test_ui_key (GDK_KEY_space, 0);
  test_ui_wait_for (find_number (self) != NULL);
  test_ui_settle (find_number (self));
  test_ui_type ("12");
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (test_ui_shows_text (self->window, "Choose the four cells around a corner"));
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (find_number (self) == NULL);
  g_assert_true (has_rules (self, "boxes=3x3;palindrome:r1c1r1c2r2c2"));
}

/* A row of the list for each item: clicks on a cell go from one to the next that lies there, and
 * Delete takes the chosen one away. */
static void
test_list (Fixture *self,
           gconstpointer data)
{
  GtkWidget *list;

  drag (self, 1, 1, 1, 3);
  press (self, "Killer Cages", "15");
  press (self, "Palindromes", NULL);
  test_ui_wait_for (has_rules (self, "boxes=3x3;palindrome:r1c1r1c2r1c3;cage=15:r1c1r1c2r1c3"));
  list = test_ui_find (self->window, SATDOKU_TYPE_ITEM_LIST, NULL);
  g_assert_true (test_ui_shows_text (list, "Killer Cages: 15"));
  g_assert_true (test_ui_shows_text (list, "row 1 column 1, row 1 column 2 and 1 more"));
  satdoku_board_select (self->board, 0);
  satdoku_board_select (self->board, 1);
  gtk_widget_grab_focus (list);
  test_ui_key (GDK_KEY_Delete, 0);
  test_ui_wait_for (has_rules (self, "boxes=3x3;palindrome:r1c1r1c2r1c3"));
  test_ui_accel ("<Control>z");
  test_ui_wait_for (has_rules (self, "boxes=3x3;palindrome:r1c1r1c2r1c3;cage=15:r1c1r1c2r1c3"));
}

/* Two cages that can't both be, and what is said of them. */
static void
test_doubts (Fixture *self,
             gconstpointer data)
{
  GtkWidget *list, *button;

  drag (self, 1, 1, 1, 2);
  press (self, "Killer Cages", "3");
  drag (self, 2, 1, 2, 2);
  press (self, "Killer Cages", "4");
  drag (self, 9, 1, 9, 3);
  press (self, "Palindromes", NULL);
  list = test_ui_find (self->window, SATDOKU_TYPE_ITEM_LIST, NULL);
  button = gtk_widget_get_ancestor (test_ui_find_text (list, "Which Are Needed?"), GTK_TYPE_BUTTON);
  gtk_widget_grab_focus (button);
  test_ui_settle (button);
  test_ui_click (button);
  test_ui_wait_for (test_ui_shows_text (list, "2 of these leave no solution together."));
  g_assert_true (
    test_ui_shows_text (list, "In the conflict · row 1 column 1 and row 1 column 2"));
  g_assert_true (test_ui_shows_text (list, "row 9 column 1, row 9 column 2 and 1 more"));
  test_ui_screenshot (self->window, "set-items-doubts");
  test_ui_accel ("<Control>z");
  test_ui_wait_for (!test_ui_shows_text (list, "2 of these leave no solution together."));
}

/* A puzzle may have no number. What is known of it is said, and it can be played. */
static void
test_no_numbers (Fixture *self,
                 gconstpointer data)
{
  g_assert_true (test_ui_shows_text (self->window, "Empty board"));
  g_assert_false (test_ui_action_enabled (self->window, "start-playing"));
  drag (self, 1, 1, 1, 2);
  press (self, "Killer Cages", "3");
  test_ui_wait_for (test_ui_shows_text (self->window, "Several solutions"));
  g_assert_true (test_ui_action_enabled (self->window, "start-playing"));
  drag (self, 2, 1, 2, 2);
  press (self, "Killer Cages", "4");
  test_ui_wait_for (test_ui_shows_text (self->window, "No solution"));
  test_ui_accel ("<Control>z");
  test_ui_wait_for (test_ui_shows_text (self->window, "Several solutions"));
  test_ui_activate (self->window, "win.start-playing", NULL);
  test_ui_wait_for (
    test_ui_shows_text (self->window, "81 cells to fill"));
}

static void
test_search (Fixture *self,
             gconstpointer data)
{
  gtk_widget_grab_focus (test_ui_find (self->palette, GTK_TYPE_SEARCH_ENTRY, NULL));
  test_ui_type ("thermo");
  test_ui_wait_for (test_ui_find_text (self->palette, "Killer Cages") == NULL);
  g_assert_nonnull (test_ui_find_text (self->palette, "Thermometers"));
}

int
main (int argc,
      char **argv)
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
#define ADD(name, function) \
  g_test_add ("/set-items/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("mouse", test_mouse);
  ADD ("keyboard", test_keyboard);
  ADD ("list", test_list);
  ADD ("doubts", test_doubts);
  ADD ("no-numbers", test_no_numbers);
  ADD ("search", test_search);
#undef ADD
  return g_test_run ();
}
