/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The zoom of the board in a real window: by keys, by the wheel, and what can be seen then. */

#include "satdoku-window.h"
#include "test-app.h"
#include "test-grid.h"
#include "test-ui-input.h"
#include "test-ui.h"

typedef struct
{
  SatdokuWindow *window;
  SatdokuBoard *board;
  SatdokuZoomView *view;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  guint order = data != NULL ? GPOINTER_TO_UINT (data) : 6;
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (order, order, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  self->window = satdoku_window_new (GTK_APPLICATION (g_application_get_default ()));
  self->board = satdoku_grid_page_get_board (satdoku_window_get_grid_page (self->window));
  self->view = satdoku_grid_page_get_zoom_view (satdoku_window_get_grid_page (self->window));
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

static graphene_rect_t
bounds_of (Fixture *self,
           guint cell)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (satdoku_board_get_cell (self->board, cell)),
                                            GTK_WIDGET (self->view), &bounds));
  return bounds;
}

static const SudokuGrid *
grid_of (Fixture *self)
{
  return sudoku_game_get_grid (satdoku_window_get_game (self->window));
}

static float
size_of_cell (Fixture *self)
{
  return bounds_of (self, 0).size.width;
}

/* All of the cell lies in what can be seen. */
static gboolean
is_seen (Fixture *self,
         guint cell)
{
  graphene_rect_t bounds = bounds_of (self, cell);
  GtkWidget *widget = GTK_WIDGET (self->view);
  graphene_rect_t view = GRAPHENE_RECT_INIT (0, 0, (float)gtk_widget_get_width (widget),
                                             (float)gtk_widget_get_height (widget));

  return graphene_rect_contains_rect (&view, &bounds);
}

static gboolean
zoom_is (Fixture *self,
         double zoom)
{
  return ABS (satdoku_zoom_view_get_zoom (self->view) - zoom) < 0.001;
}

static void
test_keys (Fixture *self,
           gconstpointer data)
{
  float fitting = size_of_cell (self);

  g_assert_true (zoom_is (self, 1));
  g_assert_false (test_ui_action_enabled (self->window, "zoom-out"));
  test_ui_accel ("<Control>plus");
  test_ui_wait_for (zoom_is (self, 1.25));
  test_ui_wait_for (size_of_cell (self) > fitting);
  test_ui_accel ("<Control>KP_Add");
  test_ui_wait_for (zoom_is (self, 1.5));
  test_ui_screenshot (self->window, "zoomed");
  test_ui_accel ("<Control>minus");
  test_ui_wait_for (zoom_is (self, 1.25));
  test_ui_accel ("<Control>KP_Subtract");
  test_ui_wait_for (zoom_is (self, 1));
  test_ui_accel ("<Control>plus");
  test_ui_accel ("<Control>plus");
  test_ui_wait_for (zoom_is (self, 1.5));
  test_ui_accel ("<Control>0");
  test_ui_wait_for (zoom_is (self, 1));
  test_ui_wait_for (size_of_cell (self) == fitting);
}

/* Ctrl and a digit still make a mark, also one that ends with 0. */
static void
test_marks (Fixture *self,
            gconstpointer data)
{
  SudokuGame *game = satdoku_window_get_game (self->window);

  satdoku_board_select (self->board, 0);
  test_ui_accel ("<Control>1");
  test_ui_accel ("<Control>0");
  test_ui_wait_for (sudoku_set_has (sudoku_game_get_marks (game, SUDOKU_MARK_CENTRE, 0), 10));
  g_assert_true (zoom_is (self, 1));
}

/* What is under the pointer stays there. */
static void
test_wheel (Fixture *self,
            gconstpointer data)
{
  guint cell = 7 * 36 + 27;
  graphene_rect_t before = bounds_of (self, cell);
  graphene_point_t centre;
  graphene_rect_t after;
  int notch = 0;

  graphene_rect_get_center (&before, &centre);
  test_ui_move_to (GTK_WIDGET (self->view), centre.x, centre.y);
  test_input_modifiers (GDK_CONTROL_MASK, TRUE);
  while (notch++ < 6)
    {
      double zoom = satdoku_zoom_view_get_zoom (self->view);

      test_input_button (4, TRUE);
      test_input_button (4, FALSE);
      test_ui_wait_for (satdoku_zoom_view_get_zoom (self->view) > zoom);
      test_ui_settle (GTK_WIDGET (self->view));
    }
  test_input_modifiers (GDK_CONTROL_MASK, FALSE);
  after = bounds_of (self, cell);
  g_assert_cmpfloat (after.size.width, >, 2 * before.size.width);
  g_assert_true (graphene_rect_contains_point (&after, &centre));
  test_input_modifiers (GDK_CONTROL_MASK, TRUE);
  test_ui_scroll (GTK_WIDGET (self->view), 10);
  test_input_modifiers (GDK_CONTROL_MASK, FALSE);
  test_ui_wait_for (zoom_is (self, 1));
}

/* The cell with the focus is always seen. */
static void
test_follow (Fixture *self,
             gconstpointer data)
{
  satdoku_board_select (self->board, 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  for (int i = 0; i < 5; i++)
    test_ui_accel ("<Control>plus");
  test_ui_wait_for (zoom_is (self, 2.5));
  test_ui_settle (GTK_WIDGET (self->view));
  g_assert_true (is_seen (self, 0));
  g_assert_false (is_seen (self, 35));
  test_ui_key (GDK_KEY_End, 0);
  test_ui_wait_for (is_seen (self, 35));
  g_assert_false (is_seen (self, 0));
  test_ui_key (GDK_KEY_End, GDK_CONTROL_MASK);
  test_ui_wait_for (is_seen (self, 36 * 36 - 1));
  for (int i = 0; i < 20; i++)
    {
      test_ui_key (GDK_KEY_Up, 0);
      test_ui_key (GDK_KEY_Left, 0);
      test_ui_settle (GTK_WIDGET (self->view));
      g_assert_true (is_seen (self, satdoku_board_get_selected (self->board)));
    }
}

static void
drag (Fixture *self,
      guint button)
{
  GtkWidget *view = GTK_WIDGET (self->view);

  test_ui_move_to (view, 200, 200);
  test_input_button (button, TRUE);
  test_ui_settle (view);
  for (int i = 1; i <= 8; i++)
    {
      test_ui_move_to (view, 200 - 10 * i, 200 - 5 * i);
      test_ui_settle (view);
    }
  test_input_button (button, FALSE);
  test_ui_flush ();
}

static void
test_pan (Fixture *self,
          gconstpointer data)
{
  graphene_rect_t before, after;
  guint selected;

  satdoku_board_select (self->board, 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  satdoku_zoom_view_set_zoom (self->view, 2);
  test_ui_settle (GTK_WIDGET (self->view));
  before = bounds_of (self, 0);
  drag (self, GDK_BUTTON_MIDDLE);
  after = bounds_of (self, 0);
  g_assert_cmpfloat (after.origin.x, ==, before.origin.x - 80);
  g_assert_cmpfloat (after.origin.y, ==, before.origin.y - 40);
  selected = satdoku_board_get_selected (self->board);
  test_input_hold (GDK_KEY_space, TRUE);
  test_ui_settle (GTK_WIDGET (self->view));
  drag (self, GDK_BUTTON_PRIMARY);
  test_input_hold (GDK_KEY_space, FALSE);
  before = bounds_of (self, 0);
  g_assert_cmpfloat (before.origin.x, ==, after.origin.x - 80);
  g_assert_cmpuint (satdoku_board_get_selected (self->board), ==, selected);
  test_ui_scroll (GTK_WIDGET (self->view), 2);
  test_ui_wait_for (bounds_of (self, 0).origin.y < before.origin.y);
  g_assert_true (zoom_is (self, 2));
}

/* Another shape is seen as a whole; another puzzle of the same shape, as before. */
static void
test_new_shape (Fixture *self,
                gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);
  g_autoptr (SudokuGrid) same = sudoku_grid_copy (grid_of (self));
  g_autoptr (SudokuGame) same_game = sudoku_game_new (same);

  satdoku_zoom_view_set_zoom (self->view, 2);
  satdoku_window_set_game (self->window, same_game);
  g_assert_true (zoom_is (self, 2));
  satdoku_window_set_game (self->window, game);
  g_assert_true (zoom_is (self, 1));
}

/* Scrollbars come and go with every step; nothing may be drawn before it has its size. */
static void
test_often (Fixture *self,
            gconstpointer data)
{
  g_autoptr (GtkAdjustment) adjustment = NULL;

  g_object_get (self->view, "vadjustment", &adjustment, NULL);
  for (int i = 0; i < 20; i++)
    {
      satdoku_zoom_view_set_zoom (self->view, i % 2 == 0 ? 2 : 1);
      test_ui_settle (GTK_WIDGET (self->view));
      gtk_adjustment_set_value (adjustment, i);
      test_ui_settle (GTK_WIDGET (self->view));
      g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, i % 2 == 0 ? i : 0);
    }
}

/* The largest board, enlarged so that it can be read. */
static void
test_largest (Fixture *self,
              gconstpointer data)
{
  guint cell = 100 * 100 - 1;

  for (int i = 0; i < 30 && test_ui_action_enabled (self->window, "zoom-in"); i++)
    test_ui_activate (self->window, "win.zoom-in", NULL);
  test_ui_settle (GTK_WIDGET (self->view));
  g_assert_cmpfloat (size_of_cell (self), >=, 100);
  test_ui_key (GDK_KEY_End, GDK_CONTROL_MASK);
  test_ui_wait_for (is_seen (self, cell));
  test_ui_type ("100");
  test_ui_wait_for (sudoku_grid_get_value (grid_of (self), cell) == 100);
  test_ui_screenshot (self->window, "largest");
}

/* There are no fingers on a test desktop: what the gesture says of them. */
static void
test_pinch (Fixture *self,
            gconstpointer data)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (self->view));
  GtkGesture *pinch = NULL;

  for (guint i = 0; pinch == NULL; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      g_assert_nonnull (controller);
      if (GTK_IS_GESTURE_ZOOM (controller))
        pinch = GTK_GESTURE (controller);
    }
  g_signal_emit_by_name (pinch, "begin", NULL);
  g_signal_emit_by_name (pinch, "scale-changed", 1.5);
  g_assert_true (zoom_is (self, 1.5));
  g_signal_emit_by_name (pinch, "scale-changed", 2.5);
  g_assert_true (zoom_is (self, 2.5));
  g_signal_emit_by_name (pinch, "end", NULL);
  /* The next one begins where this one has ended. */
  g_signal_emit_by_name (pinch, "begin", NULL);
  g_signal_emit_by_name (pinch, "scale-changed", 0.8);
  g_assert_true (zoom_is (self, 2));
  g_signal_emit_by_name (pinch, "scale-changed", 0.1);
  g_assert_true (zoom_is (self, 1));
}

static void
enter_move (Fixture *self,
            guint move)
{
  guint cell = satdoku_board_get_selected (self->board);
  guint value = 10 + move % 27;
  g_autofree char *digits = g_strdup_printf ("%u", value);

  test_ui_type (digits);
  test_ui_wait_for (sudoku_grid_get_value (grid_of (self), cell) == value);
  test_ui_key (GDK_KEY_Right, 0);
  test_ui_wait_for (satdoku_board_get_selected (self->board) == cell + 1);
}

static guint
n_filled (Fixture *self)
{
  return 36 * 36 - sudoku_grid_count (grid_of (self), SUDOKU_ORIGIN_NONE);
}

/* A long game: it is enlarged, filled with numbers of two digits and marks, and taken back. */
static void
test_long_game (Fixture *self,
                gconstpointer data)
{
  const guint n_moves = 498;
  SudokuGame *game = satdoku_window_get_game (self->window);
  guint last = 36 * 36 - 1;

  satdoku_board_select (self->board, 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  test_ui_accel ("<Control>plus");
  test_ui_wait_for (zoom_is (self, 1.25));
  test_ui_accel ("<Control>minus");
  test_ui_wait_for (zoom_is (self, 1));
  test_ui_move_to (GTK_WIDGET (self->view), 100, 100);
  test_input_modifiers (GDK_CONTROL_MASK, TRUE);
  test_ui_scroll (GTK_WIDGET (self->view), -3);
  test_input_modifiers (GDK_CONTROL_MASK, FALSE);
  test_ui_wait_for (satdoku_zoom_view_get_zoom (self->view) > 1.2);
  for (guint move = 0; move < n_moves; move++)
    {
      if (move % 35 == 0)
        satdoku_board_select (self->board, move / 35 * 36);
      enter_move (self, move);
    }
  g_assert_cmpuint (n_filled (self), ==, n_moves);
  satdoku_board_select (self->board, last);
  test_ui_accel ("<Control>3");
  test_ui_accel ("<Control>6");
  test_ui_wait_for (sudoku_set_has (sudoku_game_get_marks (game, SUDOKU_MARK_CENTRE, last), 36));
  test_ui_key (GDK_KEY_1, GDK_SHIFT_MASK);
  test_ui_key (GDK_KEY_2, GDK_SHIFT_MASK);
  test_ui_wait_for (sudoku_set_has (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, last), 12));
  test_ui_screenshot (self->window, "long-game");
  test_ui_accel ("<Control>0");
  test_ui_wait_for (zoom_is (self, 1));
  g_assert_cmpuint (sudoku_game_get_position (game), ==, n_moves + 2);
  for (guint move = 0; move < n_moves + 2; move++)
    test_ui_accel ("<Control>z");
  test_ui_wait_for (!sudoku_game_can_undo (game));
  g_assert_cmpuint (n_filled (self), ==, 0);
  g_assert_true (sudoku_set_is_empty (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, last)));
  g_assert_true (sudoku_set_is_empty (sudoku_game_get_marks (game, SUDOKU_MARK_CENTRE, last)));
}

int
main (int argc,
      char **argv)
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  g_test_add ("/zoom/keys", Fixture, NULL, set_up, test_keys, tear_down);
  g_test_add ("/zoom/marks", Fixture, NULL, set_up, test_marks, tear_down);
  g_test_add ("/zoom/wheel", Fixture, NULL, set_up, test_wheel, tear_down);
  g_test_add ("/zoom/follow", Fixture, NULL, set_up, test_follow, tear_down);
  g_test_add ("/zoom/pan", Fixture, NULL, set_up, test_pan, tear_down);
  g_test_add ("/zoom/new-shape", Fixture, NULL, set_up, test_new_shape, tear_down);
  g_test_add ("/zoom/often", Fixture, NULL, set_up, test_often, tear_down);
  g_test_add ("/zoom/pinch", Fixture, NULL, set_up, test_pinch, tear_down);
  g_test_add ("/zoom/long-game", Fixture, NULL, set_up, test_long_game, tear_down);
  g_test_add ("/zoom/largest", Fixture, GUINT_TO_POINTER (10), set_up, test_largest, tear_down);
  return g_test_run ();
}
