/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Candidates are coloured and linked in a real window: by clicks and drags on marks, by keys, with
 * the buttons above the keypad, and read by a screen reader. */

#include "satdoku-chain-tool.h"
#include "satdoku-painter.h"
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

/* The third cell can only be 1, 2 or 4, the fourth 2 or 6. */
static const char puzzle_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->game = test_app_make_game (puzzle_line);
  self->window = test_app_play (self->game);
  self->board = satdoku_grid_page_get_board (satdoku_window_get_grid_page (self->window));
  satdoku_board_select (self->board, 2);
  test_ui_accel ("<Control>g");
  test_ui_wait_for (sudoku_game_get_position (self->game) == 1);
  test_ui_accel ("<Shift>F8");
  test_ui_wait_for (satdoku_editor_get_mode (satdoku_board_get_editor (self->board)) ==
                    SATDOKU_MODE_CHAIN);
  test_ui_settle (GTK_WIDGET (self->board));
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (GTK_WINDOW (self->window));
  g_object_unref (self->game);
}

static GtkWidget *
cell_of (Fixture *self,
         guint cell)
{
  return GTK_WIDGET (satdoku_board_get_cell (self->board, cell));
}

/* Where a corner mark is written in its cell. */
static void
find_mark (Fixture *self,
           guint cell,
           guint value,
           SatdokuMarkPlace *place)
{
  g_autoptr (SatdokuPainter) painter =
    satdoku_painter_new (gtk_widget_get_pango_context (GTK_WIDGET (self->board)));

  satdoku_painter_set_symbols (painter, satdoku_board_get_symbols (self->board));
  satdoku_painter_set_shape (painter, 9, gtk_widget_get_width (cell_of (self, cell)));
  g_assert_true (satdoku_painter_find_mark (
    painter, sudoku_game_get_marks (self->game, SUDOKU_MARK_CORNER, cell),
    sudoku_game_get_marks (self->game, SUDOKU_MARK_CENTRE, cell), value, place));
}

/* In cells of this size, marks of both kinds. */
static void
check_apart (SatdokuPainter *painter,
             int size,
             guint n_corner,
             guint n_centre)
{
  SudokuSet corner = sudoku_set_range (1, n_corner);
  SudokuSet centre = sudoku_set_range (10 - n_centre, n_centre);
  g_autofree SatdokuMarkPlace *places = g_new0 (SatdokuMarkPlace, n_corner + n_centre);
  guint n = 0;

  satdoku_painter_set_shape (painter, 9, size);
  for (guint value = 1; value <= n_corner; value++)
    g_assert_true (satdoku_painter_find_mark (painter, corner, centre, value, &places[n++]));
  for (guint value = MAX (n_corner, 9 - n_centre) + 1; value <= 9; value++)
    g_assert_true (satdoku_painter_find_mark (painter, corner, centre, value, &places[n++]));
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpfloat (places[i].size, >=, i < n_corner ? size * 0.24 : 6);
      for (guint k = 0; k < i; k++)
        g_assert_true (ABS (places[i].x - places[k].x) >=
                         0.55 * MIN (places[i].size, places[k].size) ||
                       ABS (places[i].y - places[k].y) >=
                         0.55 * (places[i].size + places[k].size));
    }
}

/* Every number of both kinds in turn, in all empty cells. */
static void
mark_all (Fixture *self)
{
  const SudokuGrid *grid = sudoku_game_get_grid (self->game);

  for (guint cell = 0; cell < 81; cell++)
    sudoku_game_clear_marks (self->game, &cell, 1);
  for (guint cell = 0; cell < 81; cell++)
    for (guint value = 1; value <= 9 && sudoku_grid_get_value (grid, cell) == 0; value++)
      {
        if (value <= cell % 10)
          sudoku_game_toggle_mark (self->game, SUDOKU_MARK_CORNER, &cell, 1, value);
        if (value > 9 - cell / 9 % 9)
          sudoku_game_toggle_mark (self->game, SUDOKU_MARK_CENTRE, &cell, 1, value);
      }
}

/* Corner marks stay as large as they are alone, however many there are, and no mark is upon
 * another. Cells are so large on a phone, and in a window of 800 pixels. */
static void
test_apart (Fixture *self,
            gconstpointer data)
{
  static const int sizes[] = { 37, 64 };
  static const int widths[] = { 360, 800 };
  g_autoptr (SatdokuPainter) painter =
    satdoku_painter_new (gtk_widget_get_pango_context (GTK_WIDGET (self->board)));

  satdoku_painter_set_symbols (painter, sudoku_symbols_find ("decimal"));
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint n_corner = 1; n_corner <= 9; n_corner++)
      for (guint n_centre = 1; n_centre <= 9; n_centre++)
        check_apart (painter, sizes[i], n_corner, n_centre);
  mark_all (self);
  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autofree char *picture = g_strdup_printf ("marks-%d", widths[i]);

      test_ui_resize (GTK_WINDOW (self->window), widths[i], 720);
      test_ui_settle (GTK_WIDGET (self->window));
      test_ui_screenshot (self->window, picture);
    }
}

static void
click_mark (Fixture *self,
            guint cell,
            guint value)
{
  SatdokuMarkPlace place;

  find_mark (self, cell, value, &place);
  test_ui_click_at (cell_of (self, cell), place.x, place.y, 1, 1, 0);
}

static void
drag_mark (Fixture *self,
           guint from,
           guint value,
           guint to,
           guint other_value)
{
  SatdokuMarkPlace start, end;
  graphene_rect_t bounds;

  find_mark (self, from, value, &start);
  find_mark (self, to, other_value, &end);
  g_assert_true (gtk_widget_compute_bounds (cell_of (self, to), cell_of (self, from), &bounds));
  test_ui_drag (cell_of (self, from), start.x, start.y, (double)bounds.origin.x + end.x,
                (double)bounds.origin.y + end.y);
}

static guint
colour_of (Fixture *self,
           guint cell,
           guint value)
{
  return sudoku_colouring_get_colour (
    sudoku_state_get_colouring (sudoku_game_get_state (self->game)),
    (SudokuSpot){ (guint16)cell, (guint16)value });
}

static SudokuTie
tie_of (Fixture *self,
        guint cell,
        guint value,
        guint other,
        guint other_value)
{
  return sudoku_colouring_get_tie (
    sudoku_state_get_colouring (sudoku_game_get_state (self->game)),
    (SudokuSpot){ (guint16)cell, (guint16)value },
    (SudokuSpot){ (guint16)other, (guint16)other_value });
}

/* A click on a mark colours it and chooses its cell; another one takes the colour away. */
static void
test_clicks (Fixture *self,
             gconstpointer data)
{
  click_mark (self, 3, 2);
  test_ui_wait_for (colour_of (self, 3, 2) == 1);
  g_assert_cmpuint (satdoku_board_get_selected (self->board), ==, 3);
  g_assert_cmpuint (colour_of (self, 3, 6), ==, 0);
  test_ui_key (GDK_KEY_4, GDK_CONTROL_MASK | GDK_ALT_MASK);
  click_mark (self, 2, 4);
  test_ui_wait_for (colour_of (self, 2, 4) == 4);
  click_mark (self, 3, 2);
  test_ui_wait_for (colour_of (self, 3, 2) == 4);
  click_mark (self, 3, 2);
  test_ui_wait_for (colour_of (self, 3, 2) == 0);
  test_ui_accel ("<Control>z");
  test_ui_wait_for (colour_of (self, 3, 2) == 4);
  g_assert_cmpuint (sudoku_game_get_colour (self->game, 3), ==, 0);
}

/* Typing its number does the same in the chosen cells, and Backspace clears the cell of it. */
static void
test_keys (Fixture *self,
           gconstpointer data)
{
  test_ui_key (GDK_KEY_2, 0);
  test_ui_wait_for (colour_of (self, 2, 2) == 1);
  test_ui_key (GDK_KEY_9, 0);
  test_ui_key (GDK_KEY_Right, GDK_SHIFT_MASK);
  test_ui_key (GDK_KEY_3, GDK_CONTROL_MASK | GDK_ALT_MASK);
  test_ui_key (GDK_KEY_2, 0);
  test_ui_wait_for (colour_of (self, 2, 2) == 3 && colour_of (self, 3, 2) == 3);
  g_assert_cmpuint (colour_of (self, 2, 9), ==, 0);
  g_assert_cmpuint (sudoku_game_get_position (self->game), ==, 3);
  test_ui_key (GDK_KEY_BackSpace, 0);
  test_ui_wait_for (colour_of (self, 2, 2) == 0 && colour_of (self, 3, 2) == 0);
  g_assert_cmpuint (sudoku_game_get_position (self->game), ==, 4);
}

/* A drag links, more of them change the kind, and the last one takes it away; cells stay chosen. */
static void
test_drags (Fixture *self,
            gconstpointer data)
{
  drag_mark (self, 3, 2, 2, 2);
  test_ui_wait_for (tie_of (self, 2, 2, 3, 2) == SUDOKU_TIE_STRONG);
  g_assert_cmpuint (satdoku_cell_selection_get_n_chosen (satdoku_board_get_selection (self->board)),
                    ==, 1);
  g_assert_cmpuint (colour_of (self, 3, 2), ==, 0);
  drag_mark (self, 2, 2, 3, 2);
  test_ui_wait_for (tie_of (self, 2, 2, 3, 2) == SUDOKU_TIE_WEAK);
  drag_mark (self, 3, 2, 3, 6);
  test_ui_wait_for (tie_of (self, 3, 2, 3, 6) == SUDOKU_TIE_STRONG);
  drag_mark (self, 2, 2, 3, 2);
  test_ui_wait_for (tie_of (self, 2, 2, 3, 2) == SUDOKU_TIE_NONE);
  g_assert_cmpuint (sudoku_game_get_position (self->game), ==, 5);
}

static gboolean
has_start (Fixture *self)
{
  SudokuSpot start;

  return satdoku_chain_tool_get_start (
    satdoku_editor_get_chain_tool (satdoku_board_get_editor (self->board)), &start);
}

/* Two candidates one after the other, by a click and by keys; Escape forgets the first one. */
static void
test_picks (Fixture *self,
            gconstpointer data)
{
  test_ui_key (GDK_KEY_0, GDK_CONTROL_MASK | GDK_ALT_MASK);
  test_ui_key (GDK_KEY_1, 0);
  test_ui_wait_for (has_start (self));
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (!has_start (self));
  click_mark (self, 2, 2);
  test_ui_wait_for (has_start (self));
  test_ui_key (GDK_KEY_Right, 0);
  test_ui_wait_for (satdoku_board_get_selected (self->board) == 3);
  test_ui_key (GDK_KEY_2, 0);
  test_ui_wait_for (tie_of (self, 2, 2, 3, 2) == SUDOKU_TIE_STRONG);
  g_assert_false (has_start (self));
  g_assert_cmpuint (sudoku_game_get_position (self->game), ==, 2);
}

/* One command takes all away, one undo brings all back. */
static void
test_clear (Fixture *self,
            gconstpointer data)
{
  click_mark (self, 3, 2);
  test_ui_wait_for (colour_of (self, 3, 2) == 1);
  drag_mark (self, 3, 2, 2, 2);
  test_ui_wait_for (tie_of (self, 2, 2, 3, 2) == SUDOKU_TIE_STRONG);
  test_ui_accel ("<Control><Alt>g");
  test_ui_wait_for (colour_of (self, 3, 2) == 0);
  g_assert_cmpint (tie_of (self, 2, 2, 3, 2), ==, SUDOKU_TIE_NONE);
  test_ui_accel ("<Control>z");
  test_ui_wait_for (colour_of (self, 3, 2) == 1);
  g_assert_cmpint (tie_of (self, 2, 2, 3, 2), ==, SUDOKU_TIE_STRONG);
}

#define assert_named(self, cell, name)                                        \
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (cell_of (self, cell)), \
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, name)

/* What is coloured and linked is in the names of the cells, as long as both marks are shown. */
static void
test_names (Fixture *self,
            gconstpointer data)
{
  const guint last = 3;

  click_mark (self, 3, 6);
  drag_mark (self, 3, 2, 2, 2);
  test_ui_wait_for (tie_of (self, 2, 2, 3, 2) == SUDOKU_TIE_STRONG);
  assert_named (self, 3,
                "row 1 column 4 box 2, empty, corner marks 2 6, candidate 6: Red, "
                "candidate 2: strong link to 2 in row 1 column 3");
  assert_named (self, 2,
                "row 1 column 3 box 1, empty, corner marks 1 2 4, "
                "candidate 2: strong link to 2 in row 1 column 4");
  sudoku_game_toggle_mark (self->game, SUDOKU_MARK_CORNER, &last, 1, 2);
  assert_named (self, 2, "row 1 column 3 box 1, empty, corner marks 1 2 4");
  assert_named (self, 3,
                "row 1 column 4 box 2, empty, corner marks 6, candidate 6: Red");
  sudoku_game_undo (self->game);
  assert_named (self, 2,
                "row 1 column 3 box 1, empty, corner marks 1 2 4, "
                "candidate 2: strong link to 2 in row 1 column 4");
}

/* Marks of both kinds are written elsewhere; they are hit where they are. */
static void
test_both_kinds (Fixture *self,
                 gconstpointer data)
{
  const guint cell = 3;

  sudoku_game_toggle_mark (self->game, SUDOKU_MARK_CENTRE, &cell, 1, 6);
  sudoku_game_toggle_mark (self->game, SUDOKU_MARK_CORNER, &cell, 1, 6);
  click_mark (self, 3, 6);
  test_ui_wait_for (colour_of (self, 3, 6) == 1);
  click_mark (self, 3, 2);
  test_ui_wait_for (colour_of (self, 3, 2) == 1);
}

/* In other modes a click on a mark chooses the cell only. */
static void
test_other_mode (Fixture *self,
                 gconstpointer data)
{
  test_ui_accel ("F8");
  click_mark (self, 3, 2);
  test_ui_wait_for (satdoku_board_get_selected (self->board) == 3);
  g_assert_cmpuint (sudoku_game_get_position (self->game), ==, 1);
  test_ui_accel ("<Shift>F8");
  click_mark (self, 2, 2);
  test_ui_wait_for (colour_of (self, 2, 2) == 1);
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
    { "/candidate-colours/clicks", test_clicks },
    { "/candidate-colours/keys", test_keys },
    { "/candidate-colours/drags", test_drags },
    { "/candidate-colours/picks", test_picks },
    { "/candidate-colours/clear", test_clear },
    { "/candidate-colours/names", test_names },
    { "/candidate-colours/both-kinds", test_both_kinds },
    { "/candidate-colours/other-mode", test_other_mode },
    { "/candidate-colours/apart", test_apart },
  };
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
