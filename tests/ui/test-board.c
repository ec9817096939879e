/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board in a real window: real keys and clicks, what they do to the game, and what a screen
 * reader sees. */

#include "satdoku-board.h"
#include "satdoku-cell-name.h"
#include "test-shapes.h"
#include "test-ui.h"
#include <sudoku-game-moves.h>

typedef struct
{
  GtkWindow *window;
  SatdokuBoard *board;
  SudokuGame *game;
} Fixture;

static SudokuGame *
new_game (const TestShape *shape)
{
  g_autoptr (SudokuGeometry) geometry = test_shape_make (shape);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  guint side = sudoku_grid_get_side (grid);

  /* One given in the last cell, so that the rest is free. */
  sudoku_grid_set (grid, side * side - 1, 1, SUDOKU_ORIGIN_GIVEN);
  return sudoku_game_new (grid);
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->game = new_game (data);
  self->board = SATDOKU_BOARD (satdoku_board_new ());
  self->window = g_object_new (ADW_TYPE_WINDOW, "default-width", 500, "default-height", 500, NULL);
  adw_window_set_content (ADW_WINDOW (self->window), GTK_WIDGET (self->board));
  g_object_set (self->board, "game", self->game, NULL);
  test_ui_present (self->window);
  test_ui_focus_window (self->window);
  satdoku_board_select (self->board, 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (self->window);
  g_assert_finalize_object (self->game);
}

static guint
value_at (Fixture *self,
          guint cell)
{
  return sudoku_grid_get_value (sudoku_game_get_grid (self->game), cell);
}

static guint
side_of (Fixture *self)
{
  return sudoku_grid_get_side (sudoku_game_get_grid (self->game));
}

#define wait_for_selected(self, cell) \
  test_ui_wait_for (satdoku_board_get_selected ((self)->board) == (cell))
#define wait_for_value(self, cell, value) test_ui_wait_for (value_at ((self), (cell)) == (value))

static void
test_move (Fixture *self,
           gconstpointer data)
{
  guint side = side_of (self);

  test_ui_key (GDK_KEY_Right, 0);
  wait_for_selected (self, 1);
  test_ui_key (GDK_KEY_Down, 0);
  wait_for_selected (self, side + 1);
  test_ui_key (GDK_KEY_Left, 0);
  wait_for_selected (self, side);
  test_ui_key (GDK_KEY_Left, 0);
  test_ui_key (GDK_KEY_Up, 0);
  wait_for_selected (self, 0);
  test_ui_key (GDK_KEY_End, 0);
  wait_for_selected (self, side - 1);
  test_ui_key (GDK_KEY_End, GDK_CONTROL_MASK);
  wait_for_selected (self, side * side - 1);
  test_ui_key (GDK_KEY_Home, 0);
  wait_for_selected (self, side * (side - 1));
  test_ui_key (GDK_KEY_Home, GDK_CONTROL_MASK);
  wait_for_selected (self, 0);
}

static void
test_page (Fixture *self,
           gconstpointer data)
{
  SudokuGeometry *geometry = sudoku_game_get_geometry (self->game);
  guint side = side_of (self);
  guint rows =
    sudoku_geometry_has_boxes (geometry) ? sudoku_geometry_get_box_rows (geometry) : side - 1;

  test_ui_key (GDK_KEY_Page_Down, 0);
  wait_for_selected (self, rows * side);
  test_ui_key (GDK_KEY_Page_Up, 0);
  wait_for_selected (self, 0);
}

/* The next empty cell, over those that are filled. */
static void
test_next_empty (Fixture *self,
                 gconstpointer data)
{
  g_assert_true (sudoku_game_enter (self->game, 1, 2));
  test_ui_key (GDK_KEY_Right, GDK_CONTROL_MASK);
  wait_for_selected (self, 2);
  test_ui_key (GDK_KEY_Left, GDK_CONTROL_MASK);
  wait_for_selected (self, 0);
}

/* In a language written from right to left, arrows go where they point. */
static void
test_right_to_left (Fixture *self,
                    gconstpointer data)
{
  graphene_rect_t first, second;

  gtk_widget_set_direction (GTK_WIDGET (self->board), GTK_TEXT_DIR_RTL);
  test_ui_key (GDK_KEY_Right, 0);
  wait_for_selected (self, 1);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (satdoku_board_get_cell (self->board, 0)),
                                            GTK_WIDGET (self->board), &first));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (satdoku_board_get_cell (self->board, 1)),
                                            GTK_WIDGET (self->board), &second));
  g_assert_cmpfloat (second.origin.x, >, first.origin.x);
}

static void
test_enter (Fixture *self,
            gconstpointer data)
{
  test_ui_key (GDK_KEY_2, 0);
  wait_for_value (self, 0, 2);
  test_ui_key (GDK_KEY_KP_3, 0);
  wait_for_value (self, 0, 3);
  test_ui_key (GDK_KEY_BackSpace, 0);
  wait_for_value (self, 0, 0);
  test_ui_key (GDK_KEY_2, 0);
  test_ui_key (GDK_KEY_Right, 0);
  wait_for_value (self, 0, 2);
  wait_for_selected (self, 1);
  g_assert_cmpuint (value_at (self, 1), ==, 0);
  test_ui_key (GDK_KEY_Left, 0);
  test_ui_key (GDK_KEY_Delete, 0);
  wait_for_value (self, 0, 0);
}

/* Every step is one of undo. */
static void
test_undo (Fixture *self,
           gconstpointer data)
{
  test_ui_key (GDK_KEY_3, 0);
  wait_for_value (self, 0, 3);
  test_ui_key (GDK_KEY_4, 0);
  wait_for_value (self, 0, 4);
  g_assert_true (sudoku_game_undo (self->game));
  g_assert_cmpuint (satdoku_cell_get_content (satdoku_board_get_cell (self->board, 0))->value, ==,
                    3);
}

static void
test_given (Fixture *self,
            gconstpointer data)
{
  guint last = side_of (self) * side_of (self) - 1;

  test_ui_key (GDK_KEY_End, GDK_CONTROL_MASK);
  wait_for_selected (self, last);
  test_ui_key (GDK_KEY_3, 0);
  test_ui_key (GDK_KEY_BackSpace, 0);
  test_ui_key (GDK_KEY_Home, GDK_CONTROL_MASK);
  wait_for_selected (self, 0);
  g_assert_cmpuint (value_at (self, last), ==, 1);
  g_assert_false (sudoku_game_can_undo (self->game));
}

static void
test_marks (Fixture *self,
            gconstpointer data)
{
  test_ui_key (GDK_KEY_3, GDK_SHIFT_MASK);
  test_ui_wait_for (sudoku_set_has (sudoku_game_get_marks (self->game, SUDOKU_MARK_CORNER, 0), 3));
  test_ui_key (GDK_KEY_4, GDK_CONTROL_MASK);
  test_ui_wait_for (sudoku_set_has (sudoku_game_get_marks (self->game, SUDOKU_MARK_CENTRE, 0), 4));
  satdoku_editor_set_mode (satdoku_board_get_editor (self->board), SATDOKU_MODE_CENTRE);
  test_ui_key (GDK_KEY_4, 0);
  test_ui_wait_for (!sudoku_set_has (sudoku_game_get_marks (self->game, SUDOKU_MARK_CENTRE, 0), 4));
  satdoku_editor_set_mode (satdoku_board_get_editor (self->board), SATDOKU_MODE_COLOUR);
  test_ui_key (GDK_KEY_2, 0);
  test_ui_wait_for (sudoku_game_get_colour (self->game, 0) == 2);
}

/* 1 and 2 make 12 where there is a 12; Enter takes what is there, Escape drops it, and so does
 * nothing else. */
static void
test_two_digits (Fixture *self,
                 gconstpointer data)
{
  SatdokuCell *cell = satdoku_board_get_cell (self->board, 0);

  test_ui_key (GDK_KEY_1, 0);
  test_ui_wait_for (satdoku_cell_get_pending (cell) != NULL);
  g_assert_cmpuint (value_at (self, 0), ==, 0);
  test_ui_key (GDK_KEY_2, 0);
  wait_for_value (self, 0, 12);
  g_assert_false (satdoku_cell_get_pending (cell) != NULL);
  test_ui_key (GDK_KEY_1, 0);
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (satdoku_cell_get_pending (cell) == NULL);
  g_assert_cmpuint (value_at (self, 0), ==, 12);
  test_ui_key (GDK_KEY_1, 0);
  test_ui_key (GDK_KEY_Return, 0);
  wait_for_value (self, 0, 1);
  test_ui_key (GDK_KEY_1, GDK_SHIFT_MASK);
  test_ui_key (GDK_KEY_1, GDK_SHIFT_MASK);
  test_ui_key (GDK_KEY_Right, 0);
  wait_for_selected (self, 1);
  test_ui_key (GDK_KEY_1, GDK_SHIFT_MASK);
  test_ui_key (GDK_KEY_1, GDK_SHIFT_MASK);
  test_ui_wait_for (sudoku_set_has (sudoku_game_get_marks (self->game, SUDOKU_MARK_CORNER, 1), 11));
  /* The wait ends by itself. */
  test_ui_key (GDK_KEY_Down, 0);
  test_ui_key (GDK_KEY_1, 0);
  wait_for_value (self, side_of (self) + 1, 1);
}

static void
test_click (Fixture *self,
            gconstpointer data)
{
  guint cell = side_of (self) + 2;

  test_ui_click (GTK_WIDGET (satdoku_board_get_cell (self->board, cell)));
  wait_for_selected (self, cell);
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (satdoku_board_get_cell (self->board, cell))));
  test_ui_key (GDK_KEY_3, 0);
  wait_for_value (self, cell, 3);
}

/* The right button opens all symbols; clicking one enters it. */
static void
test_picker (Fixture *self,
             gconstpointer data)
{
  GtkWidget *cell = GTK_WIDGET (satdoku_board_get_cell (self->board, 2));
  GtkWidget *popover;
  GtkWidget *button;

  test_ui_click_at (cell, gtk_widget_get_width (cell) / 2.0, gtk_widget_get_height (cell) / 2.0,
                    GDK_BUTTON_SECONDARY, 1, 0);
  wait_for_selected (self, 2);
  test_ui_wait_for ((popover = test_ui_find (self->board, GTK_TYPE_POPOVER, NULL)) != NULL &&
                    gtk_widget_get_mapped (popover));
  button = test_ui_find_text (popover, "4");
  g_assert_nonnull (button);
  test_ui_settle (popover);
  test_ui_click (button);
  wait_for_value (self, 2, 4);
  test_ui_wait_for (!gtk_widget_get_mapped (popover));
}

/* Tab goes through the board as one stop. */
static void
test_tab (Fixture *self,
          gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *button = gtk_button_new_with_label ("after");

  g_object_ref (self->board);
  adw_window_set_content (ADW_WINDOW (self->window), box);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->board));
  gtk_box_append (GTK_BOX (box), button);
  gtk_widget_set_vexpand (GTK_WIDGET (self->board), TRUE);
  g_object_unref (self->board);
  satdoku_board_select (self->board, 3);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  /* The focus goes from place to place, so that all must have theirs. */
  test_ui_settle (box);
  test_ui_key (GDK_KEY_Tab, 0);
  test_ui_wait_for (gtk_window_get_focus (self->window) == button);
  test_ui_key (GDK_KEY_Tab, GDK_SHIFT_MASK);
  test_ui_wait_for (gtk_window_get_focus (self->window) ==
                    GTK_WIDGET (satdoku_board_get_cell (self->board, 3)));
}

/* The cell's name begins with its place, the box only where there are boxes, and the diagonal. */
static void
assert_label (Fixture *self,
              guint cell,
              const char *what)
{
  SudokuGeometry *geometry = sudoku_game_get_geometry (self->game);
  guint side = side_of (self);
  g_autoptr (GString) label = g_string_new (NULL);

  g_string_printf (label, "row %u column %u", cell / side + 1, cell % side + 1);
  if (sudoku_geometry_has_regions (geometry))
    g_string_append_printf (label, " box %u", sudoku_geometry_get_cell_region (geometry, cell) + 1);
  if (sudoku_geometry_has_diagonals (geometry) && cell % (side + 1) == 0)
    g_string_append (label, ", the falling diagonal");
  g_string_append_printf (label, ", %s", what);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (satdoku_board_get_cell (self->board, cell)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, label->str);
}

static void
test_accessible (Fixture *self,
                 gconstpointer data)
{
  guint side = side_of (self);
  GtkAccessible *first = GTK_ACCESSIBLE (satdoku_board_get_cell (self->board, 0));

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_ROLE_GRID);
  gtk_test_accessible_assert_role (first, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  assert_label (self, 0, "empty");
  assert_label (self, side * side - 1, "1, given");
  sudoku_game_enter (self->game, 0, 3);
  assert_label (self, 0, "3, entry");
  sudoku_game_fill_answer (self->game, 1, 2);
  assert_label (self, 1, "2, answer");
  sudoku_game_toggle_mark (self->game, SUDOKU_MARK_CORNER, &(guint){ 2 }, 1, 4);
  assert_label (self, 2, "empty, corner marks 4");
  sudoku_game_toggle_mark (self->game, SUDOKU_MARK_CENTRE, &(guint){ 2 }, 1, 1);
  assert_label (self, 2, "empty, corner marks 4, centre marks 1");
  sudoku_game_toggle_mark (self->game, SUDOKU_MARK_CORNER, &(guint){ 2 }, 1, 4);
  assert_label (self, 2, "empty, centre marks 1");
  sudoku_game_enter (self->game, 3, 3);
  assert_label (self, 0, "3, entry, clashes with row 1 column 4");
  assert_label (self, 3, "3, entry, clashes with row 1 column 1");
  gtk_test_accessible_assert_state (first, GTK_ACCESSIBLE_STATE_INVALID,
                                    GTK_ACCESSIBLE_INVALID_TRUE);
  gtk_test_accessible_assert_state (first, GTK_ACCESSIBLE_STATE_SELECTED, TRUE);
  g_object_set (self->board, "show-conflicts", FALSE, NULL);
  assert_label (self, 0, "3, entry");
  g_object_set (self->board, "show-conflicts", TRUE, NULL);
  sudoku_game_undo (self->game);
  gtk_test_accessible_assert_state (first, GTK_ACCESSIBLE_STATE_INVALID,
                                    GTK_ACCESSIBLE_INVALID_FALSE);
  assert_label (self, 0, "3, entry");
}

/* Broken rules are marked at once, or only when asked for. */
static void
test_conflicts (Fixture *self,
                gconstpointer data)
{
  SatdokuCell *first = satdoku_board_get_cell (self->board, 0);

  g_object_set (self->board, "show-conflicts", FALSE, NULL);
  sudoku_game_enter (self->game, 0, 3);
  sudoku_game_enter (self->game, 1, 3);
  g_assert_false (satdoku_cell_get_flags (first) & SATDOKU_CELL_CONFLICT);
  g_object_set (self->board, "checked", TRUE, NULL);
  g_assert_true (satdoku_cell_get_flags (first) & SATDOKU_CELL_CONFLICT);
  sudoku_game_enter (self->game, 2, 4);
  g_assert_false (satdoku_cell_get_flags (first) & SATDOKU_CELL_CONFLICT);
  g_object_set (self->board, "show-conflicts", TRUE, NULL);
  g_assert_true (satdoku_cell_get_flags (first) & SATDOKU_CELL_CONFLICT);
}

/* Cells are squares of whole pixels, all of one size, the board is as large as fits. */
static void
test_layout (Fixture *self,
             gconstpointer data)
{
  static const int sizes[][2] = { { 500, 500 }, { 701, 402 }, { 403, 640 } };
  guint side = side_of (self);

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      graphene_rect_t first, last;
      float extent;
      int width, height, room;

      test_ui_resize (self->window, sizes[i][0], sizes[i][1]);
      test_ui_settle (GTK_WIDGET (self->board));
      g_assert_true (gtk_widget_compute_bounds (
        GTK_WIDGET (satdoku_board_get_cell (self->board, 0)), GTK_WIDGET (self->board), &first));
      g_assert_true (gtk_widget_compute_bounds (
        GTK_WIDGET (satdoku_board_get_cell (self->board, side * side - 1)),
        GTK_WIDGET (self->board), &last));
      g_assert_cmpfloat (first.size.width, ==, first.size.height);
      g_assert_cmpfloat (first.size.width, ==, last.size.width);
      g_assert_cmpfloat (first.origin.x, ==, (float)(int)first.origin.x);
      width = gtk_widget_get_width (GTK_WIDGET (self->board));
      height = gtk_widget_get_height (GTK_WIDGET (self->board));
      room = MIN (width, height);
      extent = MAX (last.origin.x + last.size.width - first.origin.x,
                    last.origin.y + last.size.height - first.origin.y);
      g_assert_cmpfloat (extent, <=, room);
      /* One pixel more for each cell would not have fitted: two of the frame are not counted here.
       */
      g_assert_cmpfloat (extent + (float)side + 12, >=, room);
    }
}

/* There are nine colours on every board, also where there are fewer numbers. */
static void
test_colours (Fixture *self,
              gconstpointer data)
{
  satdoku_editor_set_mode (satdoku_board_get_editor (self->board), SATDOKU_MODE_COLOUR);
  for (guint colour = SUDOKU_COLOURS_MAX; colour > 0; colour--)
    {
      test_ui_key (GDK_KEY_0 + colour, 0);
      test_ui_wait_for (sudoku_game_get_colour (self->game, 0) == colour);
    }
}

/* What is typed at once after a board of another size has come is not lost. */
static void
test_other_size (Fixture *self,
                 gconstpointer data)
{
  static const TestShape nine = { 3, 3, FALSE };
  g_autoptr (SudokuGame) twelve_by_twelve = self->game;

  self->game = new_game (&nine);
  g_object_set (self->board, "game", self->game, NULL);
  test_ui_key (GDK_KEY_2, 0);
  wait_for_value (self, 0, 2);
}

/* What a cell says of marks that are too many to be drawn. */
static void
test_marks_tooltip (Fixture *self,
                    gconstpointer data)
{
  const SudokuSymbols *decimal = sudoku_symbols_find ("decimal");
  SatdokuCellContent content = { 0 };
  g_autofree char *corner = NULL;
  g_autofree char *both = NULL;

  g_assert_true (
    gtk_widget_get_has_tooltip (GTK_WIDGET (satdoku_board_get_cell (self->board, 0))));
  g_assert_null (satdoku_cell_dup_marks (&content, decimal));
  content.marks[SUDOKU_MARK_CORNER] =
    sudoku_set_or (sudoku_set_single (2), sudoku_set_single (12));
  corner = satdoku_cell_dup_marks (&content, decimal);
  g_assert_cmpstr (corner, ==, "Corner marks: 2 12");
  content.marks[SUDOKU_MARK_CENTRE] = sudoku_set_single (7);
  both = satdoku_cell_dup_marks (&content, decimal);
  g_assert_cmpstr (both, ==, "Corner marks: 2 12\nCentre marks: 7");
  content.value = 3;
  g_assert_null (satdoku_cell_dup_marks (&content, decimal));
}

int
main (int argc,
      char *argv[])
{
  static const TestShape nine = { 3, 3, FALSE }, six = { 2, 3, FALSE }, twelve = { 3, 4, TRUE },
                         plain = { 1, 7, FALSE };
  static const struct
  {
    const char *name;
    const TestShape *shape;
  } shapes[] = { { "9", &nine }, { "2x3", &six }, { "3x4", &twelve }, { "plain", &plain } };
  static const struct
  {
    const char *name;
    void (*function) (Fixture *self, gconstpointer data);
  } tests[] = {
    { "move", test_move },
    { "page", test_page },
    { "next-empty", test_next_empty },
    { "right-to-left", test_right_to_left },
    { "enter", test_enter },
    { "undo", test_undo },
    { "given", test_given },
    { "marks", test_marks },
    { "click", test_click },
    { "picker", test_picker },
    { "tab", test_tab },
    { "accessible", test_accessible },
    { "conflicts", test_conflicts },
    { "layout", test_layout },
    { "colours", test_colours },
  };

  test_ui_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    for (gsize k = 0; k < G_N_ELEMENTS (tests); k++)
      {
        g_autofree char *path = g_strdup_printf ("/board/%s/%s", shapes[i].name, tests[k].name);

        g_test_add (path, Fixture, shapes[i].shape, set_up, tests[k].function, tear_down);
      }
  g_test_add ("/board/two-digits", Fixture, &twelve, set_up, test_two_digits, tear_down);
  g_test_add ("/board/marks-tooltip", Fixture, &twelve, set_up, test_marks_tooltip, tear_down);
  g_test_add ("/board/other-size", Fixture, &twelve, set_up, test_other_size, tear_down);
  return g_test_run ();
}
