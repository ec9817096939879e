/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of one's own puzzle, changed beside the board by real events: what the board and the
 * game make of it, undo, and the next start of the program. */

#include "satdoku-set-view.h"

#include <sudoku-game-moves.h>
#include <sudoku-game-text.h>
#include <sudoku-geometry-text.h>

#include "satdoku-new-dialog.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-grid.h"
#include "test-ui.h"

typedef struct
{
  SatdokuWindow *window;
  SatdokuBoard *board;
} Fixture;

/* An 8 in the first two rows, a king's move apart. */
static const char puzzle_line[] =
  "8........"
  ".8......."
  "..............................................................1";

static void
open_window (Fixture *self)
{
  self->window = satdoku_window_new (GTK_APPLICATION (g_application_get_default ()));
  self->board = satdoku_grid_page_get_board (satdoku_window_get_grid_page (self->window));
}

static void
show_puzzle (Fixture *self)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new_plain (9, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, puzzle_line, FALSE);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  satdoku_window_set_game (self->window, game);
}

static void
show_set_view (Fixture *self)
{
  test_ui_present (GTK_WINDOW (self->window));
  /* All of the view can be seen and clicked. */
  test_ui_resize (GTK_WINDOW (self->window), 1500, 1150);
  test_ui_focus_window (GTK_WINDOW (self->window));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  test_ui_key (GDK_KEY_F4, 0);
  test_ui_wait_for (test_ui_find (self->window, SATDOKU_TYPE_SET_VIEW, NULL) != NULL);
  test_ui_settle (GTK_WIDGET (self->window));
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  open_window (self);
  show_puzzle (self);
  show_set_view (self);
}

static void
close_window (Fixture *self)
{
  test_ui_destroy (GTK_WINDOW (self->window));
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  close_window (self);
}

static char *
get_rules (Fixture *self)
{
  GString *text = g_string_new (NULL);

  sudoku_geometry_write_rules (sudoku_game_get_geometry (satdoku_window_get_game (self->window)),
                               text);
  return g_string_free (text, FALSE);
}

static gboolean
has_rules (Fixture *self,
           const char *expected)
{
  g_autofree char *rules = get_rules (self);

  return g_str_equal (rules, expected);
}

/* Shows the page of the view on which a widget is. */
static void
turn_to (GtkWidget *widget)
{
  GtkWidget *pages = gtk_widget_get_ancestor (widget, GTK_TYPE_STACK);
  GtkWidget *page = widget;

  while (pages != NULL && gtk_widget_get_parent (page) != pages)
    page = gtk_widget_get_parent (page);
  if (pages != NULL && gtk_stack_get_visible_child (GTK_STACK (pages)) != page)
    gtk_stack_set_visible_child (GTK_STACK (pages), page);
  test_ui_settle (widget);
}

static void
click (GtkWidget *widget)
{
  turn_to (widget);
  test_ui_click (widget);
}

/* On either page. */
static GtkWidget *
find_tile (Fixture *self,
           const char *action)
{
  static const char *const pages[] = { "puzzle", "rules" };
  GtkWidget *stack = test_ui_find (self->window, GTK_TYPE_STACK, "pages");
  GtkWidget *tile = test_ui_find_action (self->window, action);

  for (guint i = 0; tile == NULL && i < G_N_ELEMENTS (pages); i++)
    {
      gtk_stack_set_visible_child_name (GTK_STACK (stack), pages[i]);
      test_ui_settle (stack);
      tile = test_ui_find_action (self->window, action);
    }
  g_assert_nonnull (tile);
  return tile;
}

/* (nullable): the button for boxes of a size, or for what takes their place. */
static GtkWidget *
find_division (Fixture *self,
               const char *division)
{
  GtkWidget *button = find_tile (self, "win.division");

  for (button = gtk_widget_get_first_child (gtk_widget_get_parent (button)); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    if (g_str_equal (g_variant_get_string (
                       gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button)), NULL),
                     division))
      return button;
  return NULL;
}

/* By the keyboard, wherever it is: what is said of the puzzle above moves it. */
static void
press (Fixture *self,
       GtkWidget *tile)
{
  turn_to (tile);
  gtk_widget_grab_focus (tile);
  test_ui_key (GDK_KEY_space, 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static gboolean
is_pressed (GtkWidget *tile)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (tile));
}

static SatdokuCellFlags
get_flags (Fixture *self,
           guint cell)
{
  return satdoku_cell_get_flags (satdoku_board_get_cell (self->board, cell));
}

/* A click puts the puzzle under a rule: the board shows what breaks it, and undo takes it back,
 * from the board, where the keys still are. */
static void
test_palette (Fixture *self,
              gconstpointer data)
{
  GtkWidget *tile = find_tile (self, "win.rule-anti-king");

  g_assert_false (is_pressed (tile));
  g_assert_false (get_flags (self, 0) & SATDOKU_CELL_CONFLICT);
  satdoku_board_select (self->board, 40);
  click (tile);
  test_ui_wait_for (has_rules (self, "anti-king"));
  test_ui_wait_for (is_pressed (tile));
  test_ui_wait_for (test_ui_shows_text (self->window, "9 × 9, no boxes, Anti-King"));
  g_assert_true (test_ui_shows_text (self->window,
                                     "Cells a king’s move apart hold different numbers"));
  g_assert_true (get_flags (self, 0) & SATDOKU_CELL_CONFLICT);
  g_assert_cmpuint (satdoku_board_get_selected (self->board), ==, 40);
  g_assert_true (get_flags (self, 30) & SATDOKU_CELL_HOUSE);
  click (find_tile (self, "win.rule-x"));
  test_ui_wait_for (has_rules (self, "x;anti-king"));
  test_ui_screenshot (self->window, "set-rules");
  click (tile);
  test_ui_wait_for (has_rules (self, "x"));
  test_ui_accel ("<Control>z");
  test_ui_accel ("<Control>z");
  test_ui_wait_for (has_rules (self, "anti-king"));
  test_ui_accel ("<Control>z");
  test_ui_wait_for (has_rules (self, "."));
  g_assert_false (is_pressed (tile));
  g_assert_false (get_flags (self, 0) & SATDOKU_CELL_CONFLICT);
  g_assert_false (get_flags (self, 30) & SATDOKU_CELL_HOUSE);
  test_ui_accel ("<Control>y");
  test_ui_wait_for (has_rules (self, "anti-king"));
}

/* Without the mouse, and for who can't see it. */
static void
test_keyboard (Fixture *self,
               gconstpointer data)
{
  GtkWidget *tile = find_tile (self, "win.rule-x");

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Diagonals");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Each of the two diagonals holds every number once");
  gtk_widget_child_focus (test_ui_find (self->window, GTK_TYPE_STACK_SWITCHER, NULL),
                          GTK_DIR_TAB_FORWARD);
  for (int i = 0; i < 20 && !gtk_widget_is_focus (tile); i++)
    test_ui_key (GDK_KEY_Tab, 0);
  g_assert_true (gtk_widget_is_focus (tile));
  test_ui_key (GDK_KEY_space, 0);
  test_ui_wait_for (has_rules (self, "x"));
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  test_ui_key (GDK_KEY_space, 0);
  test_ui_wait_for (has_rules (self, "."));
}

/* What needs boxes says so while there are none. */
static void
test_boxes (Fixture *self,
            gconstpointer data)
{
  GtkWidget *disjoint = find_tile (self, "win.rule-disjoint");

  g_assert_false (gtk_widget_is_sensitive (disjoint));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (disjoint), ==,
                   "Disjoint groups need rectangular boxes");
  click (find_division (self, "3x3"));
  test_ui_wait_for (has_rules (self, "boxes=3x3"));
  test_ui_wait_for (gtk_widget_is_sensitive (disjoint));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (disjoint), ==,
                   "The cells at the same place of every box hold every number once");
  click (disjoint);
  test_ui_wait_for (has_rules (self, "boxes=3x3;disjoint"));
  click (find_division (self, "none"));
  test_ui_wait_for (has_rules (self, "."));
  test_ui_accel ("<Control>z");
  test_ui_wait_for (has_rules (self, "boxes=3x3;disjoint"));
}

/* Laws are for boards without boxes. */
static void
test_laws (Fixture *self,
           gconstpointer data)
{
  GtkWidget *law = find_tile (self, "win.rule-commutative");

  g_assert_true (gtk_widget_get_mapped (law));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (law), ==, "x·y = y·x: the square is symmetric");
  gtk_widget_grab_focus (law);
  test_ui_key (GDK_KEY_space, 0);
  test_ui_wait_for (has_rules (self, "commutative"));
  gtk_widget_grab_focus (find_division (self, "3x3"));
  test_ui_key (GDK_KEY_space, 0);
  test_ui_wait_for (has_rules (self, "boxes=3x3"));
  test_ui_wait_for (!gtk_widget_get_mapped (law));
  test_ui_accel ("<Control>z");
  test_ui_wait_for (has_rules (self, "commutative"));
  test_ui_wait_for (gtk_widget_get_mapped (law));
}

static void
press_tile (Fixture *self,
            const char *action)
{
  gtk_widget_grab_focus (find_tile (self, action));
  test_ui_key (GDK_KEY_space, 0);
}

static gboolean
offers_broken_symmetry (Fixture *self)
{
  return test_ui_find_action (self->window, "win.rule-break-symmetry") != NULL;
}

/* Broken symmetry is offered where the numbers can be renamed, and only there. */
static void
test_broken_symmetry (Fixture *self,
                      gconstpointer data)
{
  SudokuGame *game = satdoku_window_get_game (self->window);

  g_assert_false (offers_broken_symmetry (self));
  press_tile (self, "win.rule-idempotent");
  test_ui_wait_for (has_rules (self, "idempotent"));
  g_assert_false (offers_broken_symmetry (self));
  sudoku_game_unprotect (game);
  test_ui_wait_for (offers_broken_symmetry (self));
  press_tile (self, "win.rule-anti-king");
  test_ui_wait_for (!offers_broken_symmetry (self));
  test_ui_accel ("<Control>z");
  test_ui_wait_for (offers_broken_symmetry (self));
  sudoku_game_protect (game);
  test_ui_wait_for (!offers_broken_symmetry (self));
  test_ui_accel ("<Control>z");
  test_ui_wait_for (offers_broken_symmetry (self));
  test_ui_settle (GTK_WIDGET (self->window));
  press_tile (self, "win.rule-break-symmetry");
  test_ui_wait_for (has_rules (self, "break-symmetry;idempotent"));
  sudoku_game_protect (game);
  g_assert_true (test_ui_action_enabled (self->window, "rule-break-symmetry"));
  press_tile (self, "win.rule-break-symmetry");
  test_ui_wait_for (has_rules (self, "idempotent"));
  test_ui_wait_for (!offers_broken_symmetry (self));
}

/* A move before the view is first seen, when it has no tiles yet. */
static void
test_unseen (Fixture *self,
             gconstpointer data)
{
  SudokuGame *game = NULL;

  close_window (self);
  open_window (self);
  show_puzzle (self);
  game = satdoku_window_get_game (self->window);
  sudoku_game_enter (game, 1, 2);
  sudoku_game_protect (game);
  g_assert_cmpint (sudoku_grid_get_origin (sudoku_game_get_grid (game), 1), ==,
                   SUDOKU_ORIGIN_GIVEN);
  show_set_view (self);
}

/* The chosen cells get a mark, others with them, and lose it. */
static void
test_chosen_cells (Fixture *self,
                   gconstpointer data)
{
  GtkWidget *even = find_tile (self, "win.rule-even");

  satdoku_board_select (self->board, 20);
  test_ui_key (GDK_KEY_Right, GDK_SHIFT_MASK);
  press (self, even);
  test_ui_wait_for (has_rules (self, "even:r3c3r3c4"));
  test_ui_wait_for (is_pressed (even));
  test_ui_key (GDK_KEY_Right, GDK_SHIFT_MASK);
  test_ui_wait_for (!is_pressed (even));
  press (self, even);
  test_ui_wait_for (has_rules (self, "even:r3c3r3c4r3c5"));
  satdoku_board_select (self->board, 20);
  test_ui_wait_for (is_pressed (even));
  press (self, find_tile (self, "win.rule-odd"));
  test_ui_wait_for (has_rules (self, "even:r3c4r3c5;odd:r3c3"));
  press (self, find_tile (self, "win.rule-odd"));
  test_ui_wait_for (has_rules (self, "even:r3c4r3c5"));
}

/* A region of the nine cells of a column; nothing where there are no regions to change. */
static void
test_region (Fixture *self,
             gconstpointer data)
{
  GtkWidget *tile = find_tile (self, "win.make-region");
  SudokuGeometry *geometry;

  satdoku_board_select (self->board, 3);
  for (int i = 0; i < 8; i++)
    test_ui_key (GDK_KEY_Down, GDK_SHIFT_MASK);
  g_assert_false (gtk_widget_is_sensitive (tile));
  click (find_division (self, "irregular"));
  test_ui_wait_for (gtk_widget_is_sensitive (tile));
  click (tile);
  test_ui_wait_for (sudoku_game_get_position (satdoku_window_get_game (self->window)) == 2);
  geometry = sudoku_game_get_geometry (satdoku_window_get_game (self->window));
  for (guint row = 0; row < 9; row++)
    g_assert_cmpuint (sudoku_geometry_get_cell_region (geometry, row * 9 + 3), ==,
                      sudoku_geometry_get_cell_region (geometry, 3));
  g_assert_cmpuint (sudoku_geometry_get_cell_region (geometry, 4), !=,
                    sudoku_geometry_get_cell_region (geometry, 3));
  test_ui_key (GDK_KEY_Up, GDK_SHIFT_MASK);
  test_ui_wait_for (!gtk_widget_is_sensitive (tile));
  test_ui_screenshot (self->window, "set-region");
  test_ui_accel ("<Control>z");
  test_ui_accel ("<Control>z");
  test_ui_wait_for (has_rules (self, "."));
}

/* The board is turned and comes back; two rows of the selected cells are exchanged; what a rule
 * does not allow is said and not done. */
static void
test_arrange (Fixture *self,
              gconstpointer data)
{
  SudokuGame *game = satdoku_window_get_game (self->window);
  GtkWidget *rows = find_tile (self, "win.exchange-rows");
  GtkWidget *digits = find_tile (self, "win.exchange-digits");

  click (find_tile (self, "win.turn-left"));
  test_ui_wait_for (sudoku_grid_get_value (sudoku_game_get_grid (game), 72) == 8);
  test_ui_accel ("<Control>z");
  test_ui_wait_for (sudoku_grid_get_value (sudoku_game_get_grid (game), 0) == 8);
  satdoku_board_select (self->board, 0);
  test_ui_wait_for (!gtk_widget_is_sensitive (rows));
  test_ui_key (GDK_KEY_Down, GDK_SHIFT_MASK);
  test_ui_wait_for (gtk_widget_is_sensitive (rows));
  g_assert_false (gtk_widget_is_sensitive (digits));
  g_assert_false (gtk_widget_is_sensitive (find_tile (self, "win.exchange-bands")));
  press (self, rows);
  test_ui_wait_for (sudoku_grid_get_value (sudoku_game_get_grid (game), 9) == 8);
  g_assert_cmpuint (sudoku_grid_get_value (sudoku_game_get_grid (game), 1), ==, 8);
  test_ui_screenshot (self->window, "set-arrange");
  click (find_tile (self, "win.rule-x"));
  test_ui_wait_for (has_rules (self, "x"));
  press (self, rows);
  test_ui_wait_for (
    test_ui_shows_text (self->window, "The rule “Diagonals” would not hold any more"));
  g_assert_cmpuint (sudoku_grid_get_value (sudoku_game_get_grid (game), 9), ==, 8);
}

/* Digits are exchanged and numbered anew everywhere. */
static void
test_arrange_digits (Fixture *self,
                     gconstpointer data)
{
  SudokuGame *game = satdoku_window_get_game (self->window);
  GtkWidget *digits = find_tile (self, "win.exchange-digits");

  satdoku_board_select (self->board, 1);
  test_ui_key (GDK_KEY_3, 0);
  test_ui_wait_for (sudoku_grid_get_value (sudoku_game_get_grid (game), 1) == 3);
  test_ui_key (GDK_KEY_Left, GDK_SHIFT_MASK);
  test_ui_wait_for (gtk_widget_is_sensitive (digits));
  press (self, digits);
  test_ui_wait_for (sudoku_grid_get_value (sudoku_game_get_grid (game), 0) == 3);
  g_assert_cmpuint (sudoku_grid_get_value (sudoku_game_get_grid (game), 1), ==, 8);
  g_assert_cmpuint (sudoku_grid_get_value (sudoku_game_get_grid (game), 10), ==, 3);
  press (self, find_tile (self, "win.number-digits"));
  test_ui_wait_for (sudoku_grid_get_value (sudoku_game_get_grid (game), 0) == 1);
  g_assert_cmpuint (sudoku_grid_get_value (sudoku_game_get_grid (game), 1), ==, 2);
  g_assert_cmpuint (sudoku_grid_get_value (sudoku_game_get_grid (game), 80), ==, 3);
}

/* A puzzle of another size has other boxes. */
static void
test_other_side (Fixture *self,
                 gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  satdoku_window_set_game (self->window, game);
  test_ui_settle (GTK_WIDGET (self->window));
  g_assert_null (find_division (self, "3x3"));
  g_assert_true (is_pressed (find_division (self, "2x3")));
  click (find_division (self, "3x2"));
  test_ui_wait_for (has_rules (self, "boxes=3x2"));
  g_assert_false (is_pressed (find_division (self, "2x3")));
}

/* The rules, and the way back, are kept until the next start. */
static void
test_restart (void)
{
  Fixture self;

  open_window (&self);
  satdoku_window_restore (self.window);
  test_ui_present (GTK_WINDOW (self.window));
  test_ui_wait_for (
    sudoku_game_count (satdoku_window_get_game (self.window), SUDOKU_ORIGIN_GIVEN) > 0);
  show_puzzle (&self);
  show_set_view (&self);
  click (find_tile (&self, "win.rule-x"));
  click (find_tile (&self, "win.rule-anti-knight"));
  test_ui_wait_for (has_rules (&self, "x;anti-knight"));
  close_window (&self);

  open_window (&self);
  satdoku_window_restore (self.window);
  test_ui_present (GTK_WINDOW (self.window));
  test_ui_focus_window (GTK_WINDOW (self.window));
  g_assert_true (has_rules (&self, "x;anti-knight"));
  test_ui_accel ("<Control>z");
  test_ui_wait_for (has_rules (&self, "x"));
  close_window (&self);
}

static void
go_to_cell (Fixture *self,
            guint cell)
{
  satdoku_board_select (self->board, cell);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static SudokuGame *
get_game (Fixture *self)
{
  return satdoku_window_get_game (self->window);
}

static gboolean
shows_view (Fixture *self,
            const char *name)
{
  GtkWidget *views = test_ui_find (self->window, GTK_TYPE_STACK, "views");

  return g_str_equal (gtk_stack_get_visible_child_name (GTK_STACK (views)), name);
}

/* The dialog, by keys and mouse: an empty board of the side that was typed, and Return makes it. */
static void
make_empty_board (Fixture *self,
                  const char *side)
{
  g_autoptr (GtkWindow) dialog = NULL;
  GtkWidget *empty;

  test_ui_accel ("<Control><Shift>n");
  for (guint i = 0; dialog == NULL; i++)
    {
      dialog = g_list_model_get_item (gtk_window_get_toplevels (), i);
      if (!SATDOKU_IS_NEW_DIALOG (dialog))
        g_clear_object (&dialog);
    }
  gtk_expander_set_expanded (GTK_EXPANDER (test_ui_find (dialog, GTK_TYPE_EXPANDER, "more")), TRUE);
  test_ui_present (dialog);
  empty = test_ui_find (dialog, GTK_TYPE_SWITCH, "empty");
  gtk_widget_grab_focus (empty);
  test_ui_settle (GTK_WIDGET (dialog));
  click (empty);
  test_ui_wait_for (gtk_switch_get_active (GTK_SWITCH (empty)));
  g_assert_true (test_ui_shows_text (dialog, "You type the numbers of an empty board"));
  test_ui_screenshot (dialog, "set-new-empty");
  gtk_widget_grab_focus (test_ui_find (dialog, GTK_TYPE_SPIN_BUTTON, "side"));
  test_ui_accel ("<Control>a");
  test_ui_type (side);
  test_ui_type ("\n");
  test_ui_wait_for (sudoku_game_count (get_game (self), SUDOKU_ORIGIN_GIVEN) == 0);
  test_ui_wait_for (shows_view (self, "set"));
  test_ui_focus_window (GTK_WINDOW (self->window));
}

/* An empty board is typed, its solutions are told, and it is played. */
static void
test_own_puzzle (Fixture *self,
                 gconstpointer data)
{
  static const struct
  {
    guint cell;
    const char *key;
    const char *outlook;
  } steps[] = {
    { 0, "1", "Several solutions" },
    { 1, "2", NULL },
    { 2, "3", NULL },
    { 4, "3", "Several solutions" },
    { 8, "4", NULL },
    { 9, "2", "No solution" },
    { 9, "3", "Several solutions" },
    { 11, "1", "Exactly one solution" },
  };
  GtkWidget *outlook;

  make_empty_board (self, "4");
  g_assert_cmpuint (sudoku_grid_get_n_cells (sudoku_game_get_grid (get_game (self))), ==, 16);
  outlook = test_ui_find_text (self->window, "Empty board");
  g_assert_nonnull (outlook);
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (outlook)), ==,
                   GTK_ACCESSIBLE_ROLE_STATUS);
  g_assert_false (test_ui_action_enabled (self->window, "start-playing"));
  g_assert_true (test_ui_shows_text (self->window, "No numbers yet"));
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      go_to_cell (self, steps[i].cell);
      test_ui_type (steps[i].key);
      if (steps[i].outlook != NULL)
        test_ui_wait_for (
          g_str_equal (gtk_label_get_label (GTK_LABEL (outlook)), steps[i].outlook));
    }
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (outlook), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Exactly one solution");
  g_assert_cmpuint (sudoku_game_count (get_game (self), SUDOKU_ORIGIN_GIVEN), ==, 0);
  g_assert_true (test_ui_shows_text (self->window, "7 numbers"));
  g_assert_false (test_ui_shows_text (self->window, "given"));
  test_ui_screenshot (self->window, "set-own-puzzle");
  sudoku_game_set_elapsed (get_game (self), 1000);
  click (find_tile (self, "win.start-playing"));
  test_ui_wait_for (shows_view (self, "play"));
  g_assert_cmpuint (sudoku_game_count (get_game (self), SUDOKU_ORIGIN_GIVEN), ==, 7);
  g_assert_cmpfloat (sudoku_game_get_elapsed (get_game (self)), <, 1000);
  g_assert_false (test_ui_shows_text (self->window, "solutions"));
}

/* Without the mouse; that there are several solutions is said, and hinders nobody. */
static void
test_start_playing (Fixture *self,
                    gconstpointer data)
{
  test_ui_accel ("<Control><Alt>n");
  test_ui_wait_for (sudoku_game_count (get_game (self), SUDOKU_ORIGIN_GIVEN) == 0);
  g_assert_true (has_rules (self, "boxes=3x3"));
  go_to_cell (self, 0);
  test_ui_type ("5");
  test_ui_wait_for (test_ui_shows_text (self->window, "Several solutions"));
  test_ui_accel ("<Control><Alt>Return");
  test_ui_wait_for (shows_view (self, "play"));
  test_ui_wait_for (test_ui_shows_text (self->window, "This puzzle has several solutions"));
  g_assert_cmpuint (sudoku_game_count (get_game (self), SUDOKU_ORIGIN_GIVEN), ==, 1);
  test_ui_accel ("<Control>z");
  test_ui_wait_for (sudoku_game_count (get_game (self), SUDOKU_ORIGIN_GIVEN) == 0);
}

/* Who is typing a puzzle goes on with it at the next start. */
static void
test_restart_typing (void)
{
  Fixture self;

  open_window (&self);
  satdoku_window_restore (self.window);
  show_set_view (&self);
  test_ui_accel ("<Control><Alt>n");
  test_ui_wait_for (sudoku_game_count (get_game (&self), SUDOKU_ORIGIN_GIVEN) == 0);
  go_to_cell (&self, 40);
  test_ui_type ("7");
  test_ui_wait_for (sudoku_game_count (get_game (&self), SUDOKU_ORIGIN_ENTRY) == 1);
  close_window (&self);

  open_window (&self);
  satdoku_window_restore (self.window);
  test_ui_present (GTK_WINDOW (self.window));
  test_ui_focus_window (GTK_WINDOW (self.window));
  g_assert_true (shows_view (&self, "set"));
  g_assert_cmpuint (satdoku_board_get_selected (self.board), ==, 40);
  g_assert_cmpuint (sudoku_grid_get_value (sudoku_game_get_grid (get_game (&self)), 40), ==, 7);
  test_ui_wait_for (test_ui_shows_text (self.window, "Several solutions"));
  test_ui_accel ("<Control>z");
  test_ui_wait_for (test_ui_shows_text (self.window, "Empty board"));
  close_window (&self);
}

/* On a phone everything is below the board, as wide as there is room. */
static void
test_narrow (Fixture *self,
             gconstpointer data)
{
  GtkWidget *tile = find_tile (self, "win.rule-x");
  graphene_rect_t bounds;

  test_ui_resize (GTK_WINDOW (self->window), 360, 720);
  test_ui_settle (GTK_WIDGET (self->window));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (self->window)), ==, 360);
  g_assert_true (gtk_widget_compute_bounds (tile, GTK_WIDGET (self->window), &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  test_ui_screenshot (self->window, "set-narrow");
  test_ui_activate (tile, "win.rule-x", NULL);
  test_ui_wait_for (has_rules (self, "x"));
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
#define ADD(name, function) \
  g_test_add ("/set-view/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("palette", test_palette);
  ADD ("keyboard", test_keyboard);
  ADD ("boxes", test_boxes);
  ADD ("laws", test_laws);
  ADD ("broken-symmetry", test_broken_symmetry);
  ADD ("unseen", test_unseen);
  ADD ("chosen-cells", test_chosen_cells);
  ADD ("region", test_region);
  ADD ("other-side", test_other_side);
  ADD ("arrange", test_arrange);
  ADD ("arrange-digits", test_arrange_digits);
  ADD ("own-puzzle", test_own_puzzle);
  ADD ("start-playing", test_start_playing);
  ADD ("narrow", test_narrow);
#undef ADD
  g_test_add_func ("/set-view/restart", test_restart);
  g_test_add_func ("/set-view/restart-typing", test_restart_typing);
  return g_test_run ();
}
