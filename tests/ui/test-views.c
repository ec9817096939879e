/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What takes the place of the keypad beside the board: how one gets there, and what it says. */

#include "satdoku-explain-view.h"
#include "satdoku-set-view.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-grid.h"
#include "test-ui.h"

typedef struct
{
  SatdokuWindow *window;
  SatdokuBoard *board;
} Fixture;

/* Two fives in the first row, and a one in the last cell. */
static const char puzzle_line[] =
  "5.......5..............................."
  "........................................1";

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, TRUE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, puzzle_line, FALSE);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  self->window = satdoku_window_new (GTK_APPLICATION (g_application_get_default ()));
  self->board = satdoku_grid_page_get_board (satdoku_window_get_grid_page (self->window));
  satdoku_window_set_game (self->window, game);
  test_ui_present (GTK_WINDOW (self->window));
  test_ui_focus_window (GTK_WINDOW (self->window));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (GTK_WINDOW (self->window));
}

static GtkWidget *
find (Fixture *self,
      GType type)
{
  return test_ui_find (self->window, type, NULL);
}

static void
go_back (Fixture *self)
{
  test_ui_click (
    gtk_widget_get_first_child (test_ui_find (self->window, GTK_TYPE_BOX, "way_back")));
}

/* By keys, back by the button, and never two at a time. */
static void
test_switch (Fixture *self,
             gconstpointer data)
{
  test_ui_key (GDK_KEY_F3, 0);
  test_ui_wait_for (find (self, SATDOKU_TYPE_EXPLAIN_VIEW) != NULL);
  g_assert_null (find (self, SATDOKU_TYPE_SET_VIEW));
  test_ui_screenshot (self->window, "explain-nothing");
  test_ui_key (GDK_KEY_F4, 0);
  test_ui_wait_for (find (self, SATDOKU_TYPE_SET_VIEW) != NULL);
  test_ui_screenshot (self->window, "set");
  go_back (self);
  test_ui_wait_for (find (self, SATDOKU_TYPE_SET_VIEW) == NULL);
  g_assert_null (find (self, SATDOKU_TYPE_EXPLAIN_VIEW));
  /* Nothing that does not exist. */
  test_ui_activate (self->window, "win.view", g_variant_new_string ("none"));
  g_assert_nonnull (test_ui_find_action (self->window, "win.mode"));
}

/* What explains a puzzle that is being set leads back to setting it, and that to Play. */
static void
test_back_to_set (Fixture *self,
                  gconstpointer data)
{
  test_ui_key (GDK_KEY_F4, 0);
  test_ui_wait_for (find (self, SATDOKU_TYPE_SET_VIEW) != NULL);
  test_ui_accel ("<Control>k");
  test_ui_wait_for (find (self, SATDOKU_TYPE_EXPLAIN_VIEW) != NULL);
  go_back (self);
  test_ui_wait_for (find (self, SATDOKU_TYPE_SET_VIEW) != NULL);
  go_back (self);
  test_ui_wait_for (find (self, SATDOKU_TYPE_SET_VIEW) == NULL);
  g_assert_nonnull (test_ui_find_action (self->window, "win.mode"));
  test_ui_key (GDK_KEY_F3, 0);
  test_ui_wait_for (find (self, SATDOKU_TYPE_EXPLAIN_VIEW) != NULL);
  go_back (self);
  test_ui_wait_for (find (self, SATDOKU_TYPE_EXPLAIN_VIEW) == NULL);
  g_assert_null (find (self, SATDOKU_TYPE_SET_VIEW));
}

/* The verdict leads to all that there is to say; a place in it to the board; the next number takes
 * it away. */
static void
test_explain (Fixture *self,
              gconstpointer data)
{
  GtkWidget *view;
  GtkWidget *row;

  test_ui_accel ("<Control>k");
  test_ui_wait_for (test_ui_shows_text (self->window, "1 rule is broken"));
  test_ui_click (test_ui_find (self->window, GTK_TYPE_BUTTON, "reading"));
  test_ui_wait_for (find (self, SATDOKU_TYPE_EXPLAIN_VIEW) != NULL);
  view = find (self, SATDOKU_TYPE_EXPLAIN_VIEW);
  g_assert_true (test_ui_shows_text (view, "1 rule is broken"));
  test_ui_screenshot (self->window, "explain");
  row = test_ui_find (view, GTK_TYPE_LIST_BOX_ROW, NULL);
  g_assert_nonnull (row);
  test_ui_click (row);
  test_ui_wait_for (satdoku_cell_get_flags (satdoku_board_get_cell (self->board, 8)) &
                    SATDOKU_CELL_LIT);
  satdoku_board_select (self->board, 40);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  test_ui_key (GDK_KEY_7, 0);
  test_ui_wait_for (!test_ui_shows_text (view, "1 rule is broken"));
  g_assert_true (test_ui_shows_text (view, "The path leads from the puzzle to its solution"));
}

/* Four doors, of which only those are there that make sense. */
static void
test_doors (Fixture *self,
            gconstpointer data)
{
  g_autoptr (SudokuGame) unique = test_app_make_game (
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  GtkWidget *view = NULL;

  test_ui_key (GDK_KEY_F3, 0);
  test_ui_wait_for ((view = find (self, SATDOKU_TYPE_EXPLAIN_VIEW)) != NULL);
  g_assert_true (test_ui_shows_text (view, "The Path"));
  g_assert_true (test_ui_shows_text (view, "All Steps"));
  g_assert_true (test_ui_shows_text (view, "Why No Solution?"));
  g_assert_true (test_ui_shows_text (view, "Why Several?"));
  test_ui_accel ("<Control>k");
  test_ui_wait_for (test_ui_shows_text (view, "1 rule is broken"));
  g_assert_true (test_ui_shows_text (view, "Why No Solution?"));
  g_assert_false (test_ui_shows_text (view, "Why Several?"));
  satdoku_window_set_game (self->window, unique);
  test_ui_key (GDK_KEY_F3, 0);
  test_ui_accel ("<Control>k");
  test_ui_wait_for (test_ui_shows_text (view, "Right so far"));
  test_ui_wait_for (!test_ui_shows_text (view, "Why No Solution?"));
  g_assert_false (test_ui_shows_text (view, "Why Several?"));
  g_assert_true (test_ui_shows_text (view, "All Steps"));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "explain-doors");
}

/* The rules of the puzzle by their names, its numbers, and what makes them the puzzle. */
static void
test_set (Fixture *self,
          gconstpointer data)
{
  GtkWidget *view;

  test_ui_key (GDK_KEY_F4, 0);
  test_ui_wait_for (find (self, SATDOKU_TYPE_SET_VIEW) != NULL);
  view = find (self, SATDOKU_TYPE_SET_VIEW);
  g_assert_true (test_ui_shows_text (view, "Diagonals"));
  g_assert_true (test_ui_shows_text (view, "3 givens"));
  satdoku_board_select (self->board, 40);
  test_ui_key (GDK_KEY_7, 0);
  test_ui_wait_for (test_ui_shows_text (view, "3 givens and 1 more number"));
  test_ui_click (test_ui_find_action (view, "win.start-playing"));
  test_ui_wait_for (find (self, SATDOKU_TYPE_SET_VIEW) == NULL);
  test_ui_key (GDK_KEY_F4, 0);
  test_ui_wait_for (test_ui_shows_text (view, "4 givens"));
  /* What is asked here is answered where answers are. */
  test_ui_click (test_ui_find_action (view, "win.check"));
  test_ui_wait_for (find (self, SATDOKU_TYPE_EXPLAIN_VIEW) != NULL);
  g_assert_true (test_ui_shows_text (self->window, "1 rule is broken"));
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
#define ADD(name, function) \
  g_test_add ("/views/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("switch", test_switch);
  ADD ("back-to-set", test_back_to_set);
  ADD ("explain", test_explain);
  ADD ("doors", test_doors);
  ADD ("set", test_set);
#undef ADD
  return g_test_run ();
}
