/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keys reach the board, wherever the focus is: after a click on each control of the Grid page, and
 * after whatever was opened is closed again. Letters choose what a number does, where they are not
 * typed for numbers. */

#include <string.h>

#include "satdoku-window.h"
#include "test-app.h"
#include "test-grid.h"
#include "test-ui.h"

typedef struct
{
  SatdokuWindow *window;
  SatdokuBoard *board;
  GSettings *settings;
} Fixture;

/* With one solution; the cell in the middle is empty, and so are those beside it. */
static const char puzzle_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
#define CELL 30

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGame) game = test_app_make_game (puzzle_line);

  self->settings = g_settings_new ("io.github.satdoku.Satdoku");
  self->window = test_app_play (game);
  self->board = satdoku_grid_page_get_board (satdoku_window_get_grid_page (self->window));
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  g_settings_reset (self->settings, "shift-centre-marks");
  g_object_unref (self->settings);
  test_ui_destroy (GTK_WINDOW (self->window));
}

static SudokuGame *
game_of (Fixture *self)
{
  return satdoku_window_get_game (self->window);
}

static guint
value_at (Fixture *self,
          guint cell)
{
  return sudoku_grid_get_value (sudoku_game_get_grid (game_of (self)), cell);
}

static SatdokuPlay *
play_of (Fixture *self)
{
  g_autoptr (SatdokuPlay) play = NULL;

  g_object_get (self->window, "play", &play, NULL);
  /* The window has it. */
  return play;
}

static gboolean
is_busy (Fixture *self)
{
  return satdoku_worker_is_busy (satdoku_play_get_worker (play_of (self)));
}

static gboolean
is_paused (Fixture *self)
{
  gboolean paused;

  g_object_get (play_of (self), "paused", &paused, NULL);
  return paused;
}

/* A digit, an arrow, Backspace and Undo: the board has them all, and the focus afterwards. */
static void
assert_keys_reach_board (Fixture *self,
                         const char *after)
{
  g_test_message ("after %s", after);
  satdoku_board_select (self->board, CELL);
  test_ui_key (GDK_KEY_5, 0);
  test_ui_wait_for (value_at (self, CELL) == 5);
  test_ui_key (GDK_KEY_BackSpace, 0);
  test_ui_wait_for (value_at (self, CELL) == 0);
  test_ui_accel ("<Control>z");
  test_ui_wait_for (value_at (self, CELL) == 5);
  test_ui_accel ("<Control>z");
  test_ui_wait_for (value_at (self, CELL) == 0);
  test_ui_key (GDK_KEY_Left, 0);
  test_ui_wait_for (satdoku_board_get_selected (self->board) == CELL - 1);
}

static void
add_controls (GtkWidget *widget,
              GPtrArray *controls)
{
  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget))
    return;
  if ((GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget)) &&
      (gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW) == NULL ||
       test_ui_in_sight (widget)))
    g_ptr_array_add (controls, widget);
  if (GTK_IS_BUTTON (widget))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_controls (child, controls);
}

/* What is open over the window, menus and other windows, is closed as a player closes it. */
static void
close_all (Fixture *self)
{
  GtkWidget *popover = test_ui_find (self->window, GTK_TYPE_POPOVER, NULL);
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  if (popover != NULL)
    {
      test_ui_key (GDK_KEY_Escape, 0);
      test_ui_wait_for (!gtk_widget_get_mapped (popover));
    }
  for (GList *link = windows; link != NULL; link = link->next)
    if (link->data != self->window && gtk_widget_get_visible (link->data))
      gtk_window_close (link->data);
  test_ui_focus_window (GTK_WINDOW (self->window));
}

/* As it was before the click, as far as that goes by commands. */
static void
put_back (Fixture *self)
{
  test_ui_wait_for (!is_busy (self));
  if (is_paused (self))
    test_ui_activate (self->window, "win.pause", NULL);
  satdoku_editor_set_digit_first (satdoku_board_get_editor (self->board), FALSE);
  while (sudoku_game_can_undo (game_of (self)))
    sudoku_game_undo (game_of (self));
}

/* The n-th control of the window in which nothing was clicked yet; NULL when there are fewer. */
static GtkWidget *
get_control (Fixture *self,
             guint n)
{
  g_autoptr (GPtrArray) controls = g_ptr_array_new ();

  add_controls (GTK_WIDGET (self->window), controls);
  return n < controls->len ? controls->pdata[n] : NULL;
}

static const char *
name_control (GtkWidget *control)
{
  const char *action = GTK_IS_ACTIONABLE (control)
                         ? gtk_actionable_get_action_name (GTK_ACTIONABLE (control))
                         : NULL;

  return action != NULL ? action : G_OBJECT_TYPE_NAME (control);
}

/* What leaves the page or makes another game is for other cases. */
static gboolean
stays (GtkWidget *control)
{
  return !g_str_equal (name_control (control), "win.new") &&
         !g_str_equal (name_control (control), "AdwViewSwitcherButton") &&
         gtk_widget_is_sensitive (control) &&
         gtk_widget_get_ancestor (control, GTK_TYPE_WINDOW_CONTROLS) == NULL;
}

static void
test_controls (Fixture *self,
               gconstpointer data)
{
  guint n_clicked = 0;
  GtkWidget *control;

  for (guint i = 0; (control = get_control (self, i)) != NULL; i++)
    {
      g_autofree char *name = g_strdup_printf ("a click on %s (%u)", name_control (control), i);

      if (!stays (control))
        continue;
      test_ui_click (control);
      test_ui_flush ();
      close_all (self);
      put_back (self);
      g_action_group_change_action_state (G_ACTION_GROUP (self->window), "mode",
                                          g_variant_new_string ("value"));
      g_action_group_activate_action (G_ACTION_GROUP (self->window), "view",
                                      g_variant_new_string ("play"));
      assert_keys_reach_board (self, name);
      put_back (self);
      n_clicked++;
    }
  g_assert_cmpuint (n_clicked, >=, 20);
}

static void
test_closing (Fixture *self,
              gconstpointer data)
{
  static const char *const actions[] = { "win.preferences", "win.help", "win.learn",
                                         "win.library", "win.statistics", "win.show-shortcuts",
                                         "win.new-dialog", "win.menu" };

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      /* Where the focus is on a control of the header. */
      gtk_widget_grab_focus (test_ui_find_action (self->window, "win.library"));
      test_ui_activate (self->window, actions[i], NULL);
      test_ui_flush ();
      close_all (self);
      assert_keys_reach_board (self, actions[i]);
      put_back (self);
    }
}

static void
test_pages (Fixture *self,
            gconstpointer data)
{
  test_ui_accel ("<Alt>2");
  test_ui_accel ("<Alt>3");
  test_ui_accel ("<Alt>1");
  assert_keys_reach_board (self, "another page");
  /* On another page they don't. */
  test_ui_accel ("<Alt>2");
  test_ui_key (GDK_KEY_5, 0);
  test_ui_flush ();
  g_assert_false (sudoku_game_can_undo (game_of (self)));
}

/* What is written in a text stays there; what is chosen by arrows is. */
static void
test_texts (Fixture *self,
            gconstpointer data)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_box_append (GTK_BOX (gtk_widget_get_ancestor (
                    test_ui_find_action (self->window, "win.solve-ask"), GTK_TYPE_BOX)),
                  entry);
  test_ui_settle (GTK_WIDGET (self->window));
  gtk_widget_grab_focus (entry);
  satdoku_board_select (self->board, CELL);
  test_ui_type ("5z");
  test_ui_key (GDK_KEY_Left, 0);
  test_ui_key (GDK_KEY_BackSpace, 0);
  test_ui_wait_for (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (entry)), "z"));
  g_assert_cmpuint (value_at (self, CELL), ==, 0);
  g_assert_cmpuint (satdoku_board_get_selected (self->board), ==, CELL);
}

static SatdokuMode
mode_of (Fixture *self)
{
  return satdoku_editor_get_mode (satdoku_board_get_editor (self->board));
}

static void
test_modes (Fixture *self,
            gconstpointer data)
{
  static const struct
  {
    guint keyval;
    SatdokuMode mode;
  } rows[] = {
    { GDK_KEY_x, SATDOKU_MODE_CORNER },
    { GDK_KEY_c, SATDOKU_MODE_CENTRE },
    { GDK_KEY_v, SATDOKU_MODE_COLOUR },
    { GDK_KEY_z, SATDOKU_MODE_VALUE },
    { GDK_KEY_space, SATDOKU_MODE_CORNER },
    { GDK_KEY_space, SATDOKU_MODE_CENTRE },
    { GDK_KEY_space, SATDOKU_MODE_COLOUR },
    { GDK_KEY_space, SATDOKU_MODE_VALUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      test_ui_key (rows[i].keyval, 0);
      test_ui_wait_for (mode_of (self) == rows[i].mode);
    }
  test_ui_key (GDK_KEY_p, 0);
  test_ui_wait_for (is_paused (self));
  test_ui_key (GDK_KEY_p, 0);
  test_ui_wait_for (!is_paused (self));
}

/* At 16×16 letters are typed for numbers: none of them means anything else. */
static void
test_letters (Fixture *self,
              gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (4, 4, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  satdoku_window_set_game (self->window, game);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  satdoku_board_select (self->board, 0);
  test_ui_key (GDK_KEY_c, 0);
  test_ui_wait_for (value_at (self, 0) == 12);
  test_ui_key (GDK_KEY_x, 0);
  test_ui_key (GDK_KEY_z, 0);
  test_ui_key (GDK_KEY_p, 0);
  test_ui_key (GDK_KEY_d, 0);
  test_ui_wait_for (value_at (self, 0) == 13);
  g_assert_cmpint (mode_of (self), ==, SATDOKU_MODE_VALUE);
  g_assert_false (is_paused (self));
}

static gboolean
has_mark (Fixture *self,
          SudokuMark kind,
          guint value)
{
  return sudoku_set_has (sudoku_game_get_marks (game_of (self), kind, CELL), value);
}

static void
test_shift (Fixture *self,
            gconstpointer data)
{
  satdoku_board_select (self->board, CELL);
  test_ui_key (GDK_KEY_1, GDK_SHIFT_MASK);
  test_ui_key (GDK_KEY_2, GDK_CONTROL_MASK);
  test_ui_wait_for (has_mark (self, SUDOKU_MARK_CORNER, 1) &&
                    has_mark (self, SUDOKU_MARK_CENTRE, 2));
  g_settings_set_boolean (self->settings, "shift-centre-marks", TRUE);
  test_ui_flush ();
  test_ui_key (GDK_KEY_3, GDK_SHIFT_MASK);
  test_ui_key (GDK_KEY_4, GDK_CONTROL_MASK);
  test_ui_wait_for (has_mark (self, SUDOKU_MARK_CENTRE, 3) &&
                    has_mark (self, SUDOKU_MARK_CORNER, 4));
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
#define ADD(name, function) \
  g_test_add ("/keys/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("controls", test_controls);
  ADD ("closing", test_closing);
  ADD ("pages", test_pages);
  ADD ("texts", test_texts);
  ADD ("modes", test_modes);
  ADD ("letters", test_letters);
  ADD ("shift", test_shift);
#undef ADD
  return g_test_run ();
}
