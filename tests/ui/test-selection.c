/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Several cells of the board at once in a real window: chosen by dragging and by keys, changed as
 * one move; and numbers that are picked before the cells. */

#include "satdoku-keypad.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-grid.h"
#include "test-ui.h"
#include <sudoku-game-moves.h>

typedef struct
{
  SatdokuWindow *window;
  SatdokuBoard *board;
  SudokuGame *game;
} Fixture;

/* Its first two rows: 5 3 . . 7 . . . . and 6 . . 1 9 5 . . . */
static const char puzzle_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->game = test_app_make_game (puzzle_line);
  self->window = test_app_play (self->game);
  self->board = satdoku_grid_page_get_board (satdoku_window_get_grid_page (self->window));
  satdoku_board_select (self->board, 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (GTK_WINDOW (self->window));
  g_object_unref (self->game);
}

/* Are these the chosen cells, neither more nor fewer? */
static gboolean
chosen_are (Fixture *self,
            const guint *expected,
            gsize n_expected)
{
  gsize n;
  const guint *cells =
    satdoku_cell_selection_get_cells (satdoku_board_get_selection (self->board), &n);

  if (n != n_expected)
    return FALSE;
  for (gsize i = 0; i < n; i++)
    if (cells[i] != expected[i])
      return FALSE;
  return TRUE;
}

static gboolean
chosen_are_all (Fixture *self)
{
  gsize n;

  satdoku_cell_selection_get_cells (satdoku_board_get_selection (self->board), &n);
  return n == sudoku_grid_get_n_cells (sudoku_game_get_grid (self->game));
}

#define wait_for_chosen(self, ...)                                             \
  G_STMT_START                                                                 \
  {                                                                            \
    const guint expected_[] = { __VA_ARGS__ };                                 \
    test_ui_wait_for (chosen_are (self, expected_, G_N_ELEMENTS (expected_))); \
  }                                                                            \
  G_STMT_END

static GtkWidget *
cell_of (Fixture *self,
         guint cell)
{
  return GTK_WIDGET (satdoku_board_get_cell (self->board, cell));
}

static void
click (Fixture *self,
       guint cell,
       GdkModifierType modifiers)
{
  GtkWidget *widget = cell_of (self, cell);

  test_ui_click_at (widget, gtk_widget_get_width (widget) / 2.0,
                    gtk_widget_get_height (widget) / 2.0, 1, 1, modifiers);
}

static guint
value_at (Fixture *self,
          guint cell)
{
  return sudoku_grid_get_value (sudoku_game_get_grid (self->game), cell);
}

static gboolean
has_mark (Fixture *self,
          SudokuMark mark,
          guint cell,
          guint value)
{
  return sudoku_set_has (sudoku_game_get_marks (self->game, mark, cell), value);
}

static void
test_shift_arrows (Fixture *self,
                   gconstpointer data)
{
  test_ui_key (GDK_KEY_Right, GDK_SHIFT_MASK);
  wait_for_chosen (self, 0, 1);
  test_ui_key (GDK_KEY_Down, GDK_SHIFT_MASK);
  wait_for_chosen (self, 0, 1, 9, 10);
  g_assert_cmpuint (satdoku_board_get_selected (self->board), ==, 10);
  test_ui_key (GDK_KEY_Left, GDK_SHIFT_MASK);
  wait_for_chosen (self, 0, 9);
  test_ui_key (GDK_KEY_End, GDK_SHIFT_MASK);
  test_ui_wait_for (satdoku_board_get_selected (self->board) == 17);
  test_ui_key (GDK_KEY_Escape, 0);
  wait_for_chosen (self, 17);
  test_ui_key (GDK_KEY_Left, 0);
  wait_for_chosen (self, 16);
}

static void
test_clicks (Fixture *self,
             gconstpointer data)
{
  click (self, 20, 0);
  wait_for_chosen (self, 20);
  click (self, 40, GDK_CONTROL_MASK);
  wait_for_chosen (self, 20, 40);
  click (self, 3, GDK_CONTROL_MASK);
  wait_for_chosen (self, 3, 20, 40);
  click (self, 20, GDK_CONTROL_MASK);
  wait_for_chosen (self, 3, 40);
  /* The selected one goes, another one takes the focus. */
  click (self, 3, GDK_CONTROL_MASK);
  wait_for_chosen (self, 40);
  g_assert_cmpuint (satdoku_board_get_selected (self->board), ==, 40);
  /* The last one stays. */
  click (self, 40, GDK_CONTROL_MASK);
  click (self, 50, GDK_SHIFT_MASK);
  wait_for_chosen (self, 40, 41, 49, 50);
  click (self, 41, 0);
  wait_for_chosen (self, 41);
}

static void
test_drag (Fixture *self,
           gconstpointer data)
{
  GtkWidget *first = cell_of (self, 2);
  double size = gtk_widget_get_width (first);

  test_ui_drag (first, size / 2, size / 2, size / 2, size * 1.5);
  wait_for_chosen (self, 2, 11);
}

static void
test_all (Fixture *self,
          gconstpointer data)
{
  test_ui_accel ("<Control>a");
  test_ui_wait_for (
    satdoku_cell_selection_get_n_chosen (satdoku_board_get_selection (self->board)) == 81);
  g_assert_cmpuint (satdoku_board_get_selected (self->board), ==, 0);
  test_ui_key (GDK_KEY_Delete, 0);
  g_assert_false (sudoku_game_can_undo (self->game)); /* there are only givens */
}

/* Each is one move; givens don't change. */
static void
test_bulk (Fixture *self,
           gconstpointer data)
{
  test_ui_key (GDK_KEY_Right, GDK_SHIFT_MASK);
  test_ui_key (GDK_KEY_Right, GDK_SHIFT_MASK);
  test_ui_key (GDK_KEY_Right, GDK_SHIFT_MASK);
  wait_for_chosen (self, 0, 1, 2, 3);
  test_ui_key (GDK_KEY_1, GDK_SHIFT_MASK);
  test_ui_wait_for (has_mark (self, SUDOKU_MARK_CORNER, 2, 1) &&
                    has_mark (self, SUDOKU_MARK_CORNER, 3, 1));
  g_assert_false (has_mark (self, SUDOKU_MARK_CORNER, 0, 1));
  test_ui_key (GDK_KEY_z, GDK_CONTROL_MASK);
  test_ui_wait_for (!has_mark (self, SUDOKU_MARK_CORNER, 2, 1));
  g_assert_false (sudoku_game_can_undo (self->game));
  test_ui_key (GDK_KEY_2, 0);
  test_ui_wait_for (value_at (self, 2) == 2 && value_at (self, 3) == 2);
  g_assert_cmpuint (value_at (self, 0), ==, 5);
  test_ui_key (GDK_KEY_BackSpace, 0);
  test_ui_wait_for (value_at (self, 2) == 0 && value_at (self, 3) == 0);
  test_ui_key (GDK_KEY_F8, 0);
  test_ui_key (GDK_KEY_4, 0);
  test_ui_wait_for (sudoku_game_get_colour (self->game, 0) == 4);
  g_assert_cmpuint (sudoku_game_get_colour (self->game, 3), ==, 4);
  test_ui_key (GDK_KEY_z, GDK_CONTROL_MASK);
  test_ui_wait_for (sudoku_game_get_colour (self->game, 0) == 0);
}

/* The candidates of all empty cells, and of the chosen ones when there are several. */
static void
test_candidates (Fixture *self,
                 gconstpointer data)
{
  test_ui_accel ("<Control>g");
  test_ui_wait_for (has_mark (self, SUDOKU_MARK_CORNER, 2, 1));
  for (guint value = 1; value <= 9; value++)
    g_assert_cmpint (has_mark (self, SUDOKU_MARK_CORNER, 2, value), ==,
                     value == 1 || value == 2 || value == 4);
  /* A number takes away what it makes impossible. */
  click (self, 2, 0);
  test_ui_key (GDK_KEY_4, 0);
  test_ui_wait_for (value_at (self, 2) == 4);
  g_assert_false (has_mark (self, SUDOKU_MARK_CORNER, 6, 4));
  g_assert_false (has_mark (self, SUDOKU_MARK_CORNER, 10, 4));
  test_ui_key (GDK_KEY_z, GDK_CONTROL_MASK);
  test_ui_wait_for (has_mark (self, SUDOKU_MARK_CORNER, 6, 4));
  test_ui_accel ("<Control><Shift>g");
  test_ui_wait_for (!has_mark (self, SUDOKU_MARK_CORNER, 2, 1));
  click (self, 3, 0);
  click (self, 5, GDK_SHIFT_MASK);
  test_ui_accel ("<Control>g");
  test_ui_wait_for (has_mark (self, SUDOKU_MARK_CORNER, 3, 2));
  g_assert_false (has_mark (self, SUDOKU_MARK_CORNER, 2, 2));
}

/* A number is picked in the keypad or by its key, then cells are clicked. */
static void
test_digit_first (Fixture *self,
                  gconstpointer data)
{
  GtkWidget *keypad = test_ui_find (self->window, SATDOKU_TYPE_KEYPAD, NULL);

  test_ui_accel ("F9");
  test_ui_click (test_ui_find_text (keypad, "4"));
  test_ui_wait_for (gtk_widget_has_css_class (
    gtk_widget_get_ancestor (test_ui_find_text (keypad, "4"), GTK_TYPE_BUTTON), "picked"));
  g_assert_false (sudoku_game_can_undo (self->game));
  click (self, 2, 0);
  test_ui_wait_for (value_at (self, 2) == 4);
  click (self, 14 + 9, 0);
  test_ui_wait_for (value_at (self, 23) == 4);
  click (self, 2, 0); /* once more takes it away */
  test_ui_wait_for (value_at (self, 2) == 0);
  test_ui_key (GDK_KEY_1, 0);
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (value_at (self, 2) == 1);
  test_ui_accel ("F6");
  click (self, 3, 0);
  test_ui_wait_for (has_mark (self, SUDOKU_MARK_CORNER, 3, 1));
  test_ui_accel ("F5");
  test_ui_key (GDK_KEY_Escape, 0);
  click (self, 6, 0);
  g_assert_cmpuint (value_at (self, 6), ==, 0);
  test_ui_key (GDK_KEY_8, 0);
  test_ui_wait_for (value_at (self, 6) == 8);
}

/* The cells with the number of the selected one, and those that are marked with it. */
static void
test_same (Fixture *self,
           gconstpointer data)
{
  const guint marked = 2;

  sudoku_game_toggle_mark (self->game, SUDOKU_MARK_CENTRE, &marked, 1, 5);
  click (self, 0, 0);
  test_ui_wait_for (satdoku_cell_get_flags (satdoku_board_get_cell (self->board, 14)) &
                    SATDOKU_CELL_SAME);
  g_assert_true (satdoku_cell_get_flags (satdoku_board_get_cell (self->board, marked)) &
                 SATDOKU_CELL_SAME_MARK);
  click (self, 1, 0);
  test_ui_wait_for (!(satdoku_cell_get_flags (satdoku_board_get_cell (self->board, marked)) &
                      SATDOKU_CELL_SAME_MARK));
}

/* A double click chooses the cells with the same number, and none but its own where there is
 * none. */
static void
test_double_click (Fixture *self,
                   gconstpointer data)
{
  GtkWidget *widget = cell_of (self, 14);
  double middle = gtk_widget_get_width (widget) / 2.0;

  test_ui_click_at (widget, middle, middle, 1, 2, 0);
  wait_for_chosen (self, 0, 14, 71);
  g_assert_cmpuint (satdoku_board_get_selected (self->board), ==, 14);
  click (self, 24, GDK_SHIFT_MASK);
  wait_for_chosen (self, 14, 15, 23, 24);
  test_ui_click_at (cell_of (self, 2), middle, middle, 1, 2, 0);
  wait_for_chosen (self, 2);
}

/* What a screen reader hears: each chosen cell is selected. */
static void
test_accessible (Fixture *self,
                 gconstpointer data)
{
  click (self, 20, 0);
  click (self, 40, GDK_CONTROL_MASK);
  wait_for_chosen (self, 20, 40);
  gtk_test_accessible_assert_state (satdoku_board_get_cell (self->board, 20),
                                    GTK_ACCESSIBLE_STATE_SELECTED, TRUE);
  gtk_test_accessible_assert_state (satdoku_board_get_cell (self->board, 40),
                                    GTK_ACCESSIBLE_STATE_SELECTED, TRUE);
  click (self, 40, 0);
  wait_for_chosen (self, 40);
  gtk_test_accessible_assert_state (satdoku_board_get_cell (self->board, 20),
                                    GTK_ACCESSIBLE_STATE_SELECTED, FALSE);
}

/* From a cell to its clauses, and from several to those of all of them. */
static void
test_clauses (Fixture *self,
              gconstpointer data)
{
  click (self, 20, 0);
  test_ui_accel ("<Control>j");
  test_ui_wait_for (test_ui_shows_text (self->window, "Column 3"));
  test_ui_accel ("<Alt>1");
  test_ui_wait_for (gtk_widget_get_mapped (GTK_WIDGET (self->board)));
  test_ui_settle (GTK_WIDGET (self->board));
  click (self, 20, 0);
  click (self, 30, GDK_SHIFT_MASK);
  test_ui_accel ("<Control>j");
  test_ui_wait_for (test_ui_shows_text (self->window, "4 cells"));
}

static SudokuGame *
new_game (guint box,
          const char *line)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (box, box, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, line, FALSE);

  return sudoku_game_new (grid);
}

/* What was chosen in one game is forgotten in the next: all that is typed at once goes into the
 * first empty cell, whether the boards have the same size or not. */
static void
test_new_game (Fixture *self,
               gconstpointer data)
{
  static const struct
  {
    guint box;
    const char *line;
    guint first;
  } games[] = {
    { 3, "1234.............................................................................", 4 },
    { 2, "12..............", 2 },
    { 3, ".123.............................................................................", 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      test_ui_accel ("<Control>a");
      test_ui_wait_for (chosen_are_all (self));
      g_object_unref (self->game);
      self->game = new_game (games[i].box, games[i].line);
      satdoku_window_set_game (self->window, self->game);
      test_ui_key (GDK_KEY_3, 0);
      test_ui_wait_for (value_at (self, games[i].first) == 3);
      wait_for_chosen (self, games[i].first);
      g_assert_cmpuint (sudoku_grid_count (sudoku_game_get_grid (self->game), SUDOKU_ORIGIN_ENTRY),
                        ==, 1);
      test_ui_settle (GTK_WIDGET (self->board));
    }
}

/* Within a game, the way back and forth leaves the choice alone. */
static void
test_undo_keeps (Fixture *self,
                 gconstpointer data)
{
  click (self, 2, 0);
  click (self, 12, GDK_SHIFT_MASK);
  wait_for_chosen (self, 2, 3, 11, 12);
  test_ui_key (GDK_KEY_2, 0);
  test_ui_wait_for (value_at (self, 2) == 2);
  test_ui_accel ("<Control>z");
  test_ui_wait_for (value_at (self, 2) == 0);
  wait_for_chosen (self, 2, 3, 11, 12);
  test_ui_accel ("<Control>y");
  test_ui_wait_for (value_at (self, 2) == 2);
  wait_for_chosen (self, 2, 3, 11, 12);
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
    { "/selection/shift-arrows", test_shift_arrows },
    { "/selection/clicks", test_clicks },
    { "/selection/drag", test_drag },
    { "/selection/all", test_all },
    { "/selection/bulk", test_bulk },
    { "/selection/candidates", test_candidates },
    { "/selection/digit-first", test_digit_first },
    { "/selection/same", test_same },
    { "/selection/double-click", test_double_click },
    { "/selection/accessible", test_accessible },
    { "/selection/clauses", test_clauses },
    { "/selection/new-game", test_new_game },
    { "/selection/undo-keeps", test_undo_keeps },
  };
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
