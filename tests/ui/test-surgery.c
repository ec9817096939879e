/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The numbers of a puzzle changed beside the board, by real keys and clicks: what is said and lit
 * up, that each change is one move, and that the puzzle has one solution then, as the solver says.
 * SATDOKU_TEST_PICTURES: pictures of larger boards are made, too. */

#include <string.h>

#include <sudoku-check.h>
#include <sudoku-game-moves.h>
#include <sudoku-generate.h>
#include <sudoku-rate.h>
#include <sudoku-solve.h>

#include "satdoku-finish-card.h"
#include "satdoku-surgery-view.h"
#include "test-grid.h"
#include "test-play.h"

/* 30 givens, some of which are superfluous. */
static const char puzzle_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static void
set_up (TestPlay *self,
        gconstpointer data)
{
  test_play_set_up (self, puzzle_line, 1300, 1100);
  test_ui_key (GDK_KEY_F4, 0);
  test_ui_wait_for (test_ui_find (self->window, SATDOKU_TYPE_SURGERY_VIEW, NULL) != NULL);
  test_ui_settle (GTK_WIDGET (self->window));
}

static GtkWidget *
view_of (TestPlay *self)
{
  return test_ui_find (self->window, SATDOKU_TYPE_SURGERY_VIEW, NULL);
}

static gboolean
says (TestPlay *self,
      const char *text)
{
  return test_play_says (self, SATDOKU_TYPE_SURGERY_VIEW, text);
}

static void
play (TestPlay *self,
      const SudokuGrid *grid)
{
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  satdoku_window_set_game (self->window, game);
  test_ui_settle (GTK_WIDGET (self->window));
}

static guint
count_numbers (const SudokuGrid *grid)
{
  return sudoku_grid_count (grid, SUDOKU_ORIGIN_GIVEN) +
         sudoku_grid_count (grid, SUDOKU_ORIGIN_ENTRY);
}

static gboolean
is_unique (const SudokuGrid *grid)
{
  return sudoku_check (grid, NULL, NULL, NULL, NULL) == SUDOKU_VERDICT_UNIQUE;
}

static gboolean
can_go (const SudokuGrid *grid,
        guint cell)
{
  g_autoptr (SudokuGrid) rest = sudoku_grid_copy (grid);

  sudoku_grid_set (rest, cell, 0, SUDOKU_ORIGIN_NONE);
  return is_unique (rest);
}

static guint
position_of (TestPlay *self)
{
  return sudoku_game_get_position (test_play_game (self));
}

/* One undo brings the puzzle back, and what was said is about another one then. */
static void
check_undo (TestPlay *self,
            const SudokuGrid *before,
            const char *said)
{
  g_assert_cmpuint (position_of (self), ==, 1);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  test_ui_accel ("<Control>z");
  test_ui_wait_for (position_of (self) == 0);
  g_assert_true (sudoku_grid_equal (test_play_grid (self), before));
  test_ui_wait_for (!says (self, said));
  g_assert_cmpuint (test_play_count_lit (self), ==, 0);
}

/* Each superfluous number is lit up; one of them goes. */
static void
test_superfluous (TestPlay *self,
                  gconstpointer data)
{
  g_autoptr (SudokuGrid) before = sudoku_grid_copy (test_play_grid (self));
  guint first = G_MAXUINT, n = 0;
  GtkWidget *button;

  test_play_click (self, SATDOKU_TYPE_SURGERY_VIEW, "win.surgery-superfluous");
  test_ui_wait_for (says (self, "numbers are superfluous"));
  test_ui_screenshot (self->window, "surgery-superfluous");
  for (guint cell = 0; cell < 81; cell++)
    {
      gboolean superfluous = sudoku_grid_get_value (before, cell) != 0 && can_go (before, cell);

      g_assert_cmpint (test_play_is_lit (self, cell), ==, superfluous);
      n += superfluous;
      if (superfluous && first == G_MAXUINT)
        first = cell;
    }
  g_assert_cmpuint (n, >, 1);
  button = test_ui_find_text (view_of (self), "Remove the Selected One");
  g_assert_false (test_ui_action_enabled (self->window, "surgery-remove-one"));
  test_ui_click (GTK_WIDGET (satdoku_board_get_cell (self->board, first)));
  test_ui_wait_for (test_ui_action_enabled (self->window, "surgery-remove-one"));
  g_assert_cmpuint (test_play_count_lit (self), ==, n);
  test_ui_click (button);
  test_ui_wait_for (says (self, "There still is exactly one solution"));
  g_assert_cmpuint (sudoku_grid_get_value (test_play_grid (self), first), ==, 0);
  g_assert_cmpuint (count_numbers (test_play_grid (self)), ==, 29);
  g_assert_true (is_unique (test_play_grid (self)));
  check_undo (self, before, "There still is exactly one solution");
}

/* By keys alone: what is superfluous, and one of these goes; all, and what is missing comes. */
static void
test_shortcuts (TestPlay *self,
                gconstpointer data)
{
  GtkWidget *button = test_ui_find_action (view_of (self), "win.surgery-superfluous");
  guint first = 0;

  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (button), "(Shift+Ctrl+F)"));
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (button), "does not need"));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  test_ui_accel ("<Control><Shift>f");
  test_ui_wait_for (says (self, "numbers are superfluous"));
  while (!test_play_is_lit (self, first))
    first++;
  satdoku_board_select (self->board, first);
  test_ui_wait_for (test_ui_action_enabled (self->window, "surgery-remove-one"));
  test_ui_accel ("<Control><Shift>Delete");
  test_ui_wait_for (position_of (self) == 1);
  g_assert_cmpuint (sudoku_grid_get_value (test_play_grid (self), first), ==, 0);
  test_ui_accel ("<Control><Shift>r");
  test_ui_wait_for (says (self, "numbers are left"));
  test_ui_accel ("<Control><Shift>a");
  test_ui_wait_for (says (self, "Nothing is missing"));
  while (sudoku_grid_get_value (test_play_grid (self), first) == 0)
    first++;
  satdoku_board_select (self->board, first);
  test_ui_wait_for (test_ui_action_enabled (self->window, "surgery-exchanges"));
  test_ui_accel ("<Control><Shift>x");
  test_ui_wait_for (says (self, "stand for the"));
  test_ui_accel ("<Control><Alt>minus");
  test_ui_wait_for (says (self, "now, it was") || says (self, "This is already") ||
                    says (self, "Nothing easier"));
  test_ui_accel ("<Control><Alt>plus");
  test_ui_wait_for (!says (self, "This is being found out…"));
  test_ui_accel ("<Control><Alt>r");
  test_ui_wait_for (says (self, "All cells are filled"));
}

/* As many go as can. */
static void
test_remove (TestPlay *self,
             gconstpointer data)
{
  g_autoptr (SudokuGrid) before = sudoku_grid_copy (test_play_grid (self));

  test_play_click (self, SATDOKU_TYPE_SURGERY_VIEW, "win.surgery-remove");
  test_ui_wait_for (says (self, "numbers are left"));
  g_assert_true (says (self, "The puzzle needs each of these."));
  g_assert_true (says (self, "removed"));
  test_ui_screenshot (self->window, "surgery-removed");
  g_assert_true (is_unique (test_play_grid (self)));
  for (guint cell = 0; cell < 81; cell++)
    {
      guint value = sudoku_grid_get_value (test_play_grid (self), cell);

      g_assert_true (value == 0 || !can_go (test_play_grid (self), cell));
      g_assert_cmpint (test_play_is_lit (self, cell), ==,
                       value != sudoku_grid_get_value (before, cell));
    }
  test_play_click (self, SATDOKU_TYPE_SURGERY_VIEW, "win.surgery-superfluous");
  test_ui_wait_for (says (self, "No number is superfluous"));
  test_play_click (self, SATDOKU_TYPE_SURGERY_VIEW, "win.surgery-remove");
  test_ui_wait_for (says (self, "The puzzle needs each of these."));
  check_undo (self, before, "No number is superfluous");
}

/* The row of an open list that keys go to; NULL: none. */
static GtkWidget *
focus_in_list (TestPlay *self,
               GtkWidget *drop_down)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self->window));
  GtkWidget *popover = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;

  if (popover == NULL || gtk_widget_get_parent (popover) != drop_down ||
      !gtk_widget_get_mapped (popover))
    return NULL;
  return focus;
}

/* By the keyboard alone, under a symmetry: the mouse lies on the board, away from the list that
 * opens, where what is under it gets the focus. */
static void
test_symmetry (TestPlay *self,
               gconstpointer data)
{
  GtkWidget *drop_down = test_ui_find (view_of (self), GTK_TYPE_DROP_DOWN, NULL);
  GtkWidget *button = test_ui_find_action (view_of (self), "win.surgery-remove");
  guint n_before = count_numbers (test_play_grid (self));
  GtkWidget *first;

  gtk_test_accessible_assert_relation (GTK_ACCESSIBLE (drop_down),
                                       GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                       test_ui_find_text (view_of (self), "_Symmetry"), NULL);
  test_ui_move_to (GTK_WIDGET (self->board), 1, 1);
  gtk_widget_grab_focus (drop_down);
  test_ui_key (GDK_KEY_space, 0);
  test_ui_wait_for ((first = focus_in_list (self, drop_down)) != NULL);
  test_ui_settle (first);
  test_ui_key (GDK_KEY_Down, 0);
  test_ui_wait_for (focus_in_list (self, drop_down) != first);
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (gtk_drop_down_get_selected (GTK_DROP_DOWN (drop_down)) == 1);
  gtk_widget_grab_focus (drop_down);
  for (guint i = 0; i < 10 && !gtk_widget_is_focus (button); i++)
    {
      test_ui_settle (GTK_WIDGET (self->window));
      test_ui_key (GDK_KEY_Tab, 0);
    }
  g_assert_true (gtk_widget_is_focus (button));
  test_ui_key (GDK_KEY_space, 0);
  test_ui_wait_for (says (self, "None of these can be removed, alone or with its symmetric"));
  g_assert_cmpuint (count_numbers (test_play_grid (self)), <, n_before);
  g_assert_true (is_unique (test_play_grid (self)));
  for (guint cell = 0; cell < 81; cell++)
    g_assert_cmpint (sudoku_grid_get_value (test_play_grid (self), cell) != 0, ==,
                     sudoku_grid_get_value (test_play_grid (self), 80 - cell) != 0);
}

/* A puzzle that is being typed: what is missing comes as entries. */
static void
test_add (TestPlay *self,
          gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
  g_autoptr (SudokuGrid) before = NULL;
  static const guint missing[] = { 3, 5, 30, 39, 41, 50 };

  play (self, empty);
  for (guint cell = 0; cell < 81; cell++)
    if (puzzle_line[cell] != '.')
      sudoku_game_enter (test_play_game (self), cell, (guint)(puzzle_line[cell] - '0'));
  for (gsize i = 0; i < G_N_ELEMENTS (missing); i++)
    sudoku_game_enter (test_play_game (self), missing[i], 0);
  for (guint cell = 72; cell < 81; cell++)
    sudoku_game_enter (test_play_game (self), cell, 0);
  before = sudoku_grid_copy (test_play_grid (self));
  g_assert_false (is_unique (before));
  test_play_click (self, SATDOKU_TYPE_SURGERY_VIEW, "win.surgery-superfluous");
  test_ui_wait_for (says (self, "There are several solutions"));
  test_play_click (self, SATDOKU_TYPE_SURGERY_VIEW, "win.surgery-add");
  test_ui_wait_for (says (self, "There is exactly one solution now"));
  test_ui_screenshot (self->window, "surgery-added");
  g_assert_true (is_unique (test_play_grid (self)));
  g_assert_cmpuint (sudoku_grid_count (test_play_grid (self), SUDOKU_ORIGIN_GIVEN), ==, 0);
  for (guint cell = 0; cell < 81; cell++)
    if (sudoku_grid_get_value (before, cell) != 0)
      g_assert_cmpuint (sudoku_grid_get_value (test_play_grid (self), cell), ==,
                        sudoku_grid_get_value (before, cell));
  test_play_click (self, SATDOKU_TYPE_SURGERY_VIEW, "win.surgery-add");
  test_ui_wait_for (says (self, "Nothing is missing"));
}

/* One number for another: the cells are lit up, and a button stands for what may be put there. */
static void
test_exchange (TestPlay *self,
               gconstpointer data)
{
  g_autoptr (SudokuGrid) before = sudoku_grid_copy (test_play_grid (self));
  guint given = 4, to = 0;

  satdoku_board_select (self->board, 2);
  test_ui_wait_for (!test_ui_action_enabled (self->window, "surgery-exchanges"));
  test_ui_click (GTK_WIDGET (satdoku_board_get_cell (self->board, given)));
  test_ui_wait_for (test_ui_action_enabled (self->window, "surgery-exchanges"));
  test_play_click (self, SATDOKU_TYPE_SURGERY_VIEW, "win.surgery-exchanges");
  test_ui_wait_for (says (self, "can stand for the one in row 1 column 5"));
  while (!test_play_is_lit (self, to) || to == given)
    to++;
  g_assert_null (test_ui_find_action (view_of (self), "win.surgery-exchange"));
  test_ui_click (GTK_WIDGET (satdoku_board_get_cell (self->board, to)));
  test_ui_wait_for (test_ui_find_action (view_of (self), "win.surgery-exchange") != NULL);
  test_ui_screenshot (self->window, "surgery-exchange");
  test_play_click (self, SATDOKU_TYPE_SURGERY_VIEW, "win.surgery-exchange");
  test_ui_wait_for (says (self, "There still is exactly one solution"));
  g_assert_true (is_unique (test_play_grid (self)));
  g_assert_cmpuint (count_numbers (test_play_grid (self)), ==, 30);
  g_assert_cmpuint (sudoku_grid_get_value (test_play_grid (self), given), ==, 0);
  g_assert_cmpint (sudoku_grid_get_origin (test_play_grid (self), to), ==, SUDOKU_ORIGIN_GIVEN);
  check_undo (self, before, "There still is exactly one solution");
}

/* Under a symmetry both go, and both that come are filled. */
static void
test_exchange_symmetric (TestPlay *self,
                         gconstpointer data)
{
  g_autoptr (SudokuGrid) before = sudoku_grid_copy (test_play_grid (self));
  GtkWidget *drop_down = test_ui_find (view_of (self), GTK_TYPE_DROP_DOWN, NULL);
  guint given = 1, to = 0;

  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), 1);
  satdoku_board_select (self->board, given);
  test_ui_wait_for (test_ui_action_enabled (self->window, "surgery-exchanges"));
  test_play_click (self, SATDOKU_TYPE_SURGERY_VIEW, "win.surgery-exchanges");
  test_ui_wait_for (says (self, "can stand for the one in row 1 column 2"));
  g_assert_true (says (self, "belong together by the symmetry"));
  while (!test_play_is_lit (self, to) || to == given || to == 80 - given)
    to++;
  g_assert_cmpuint (sudoku_grid_get_value (before, to), ==, 0);
  g_assert_true (test_play_is_lit (self, 80 - to));
  test_ui_click (GTK_WIDGET (satdoku_board_get_cell (self->board, to)));
  test_ui_wait_for (test_ui_find_action (view_of (self), "win.surgery-exchange") != NULL);
  test_ui_screenshot (self->window, "surgery-exchange-symmetric");
  test_play_click (self, SATDOKU_TYPE_SURGERY_VIEW, "win.surgery-exchange");
  test_ui_wait_for (says (self, "There still is exactly one solution"));
  g_assert_true (is_unique (test_play_grid (self)));
  g_assert_cmpuint (sudoku_grid_get_value (test_play_grid (self), given), ==, 0);
  g_assert_cmpuint (sudoku_grid_get_value (test_play_grid (self), 80 - given), ==, 0);
  g_assert_cmpuint (sudoku_grid_get_value (test_play_grid (self), to), !=, 0);
  g_assert_cmpuint (sudoku_grid_get_value (test_play_grid (self), 80 - to), !=, 0);
  check_undo (self, before, "There still is exactly one solution");
}

/* All cells: that is no end of a game. Then most of it goes again. */
static void
test_fill (TestPlay *self,
           gconstpointer data)
{
  static const char line[] =
    "123456789"
    "........................................................................";
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, line, FALSE);

  play (self, grid);
  test_play_click (self, SATDOKU_TYPE_SURGERY_VIEW, "win.surgery-fill");
  test_ui_wait_for (says (self, "All cells are filled"));
  g_assert_true (sudoku_check_is_solved (test_play_grid (self)));
  g_assert_cmpuint (sudoku_grid_count (test_play_grid (self), SUDOKU_ORIGIN_ENTRY), ==, 72);
  g_assert_false (sudoku_game_was_finished (test_play_game (self)));
  test_play_click (self, SATDOKU_TYPE_SURGERY_VIEW, "win.surgery-fill");
  test_ui_wait_for (says (self, "No cell is empty"));
  test_play_click (self, SATDOKU_TYPE_SURGERY_VIEW, "win.surgery-remove");
  test_ui_wait_for (says (self, "numbers are left"));
  test_ui_screenshot (self->window, "surgery-filled-and-removed");
  g_assert_true (is_unique (test_play_grid (self)));
  g_assert_cmpuint (sudoku_grid_count (test_play_grid (self), SUDOKU_ORIGIN_ENTRY), <, 40);
  g_assert_cmpuint (position_of (self), ==, 2);
}

static SudokuDifficulty
rate (TestPlay *self)
{
  return sudoku_rate (test_play_grid (self));
}

/* Up to the hardest level and down again, each time one move. */
static void
test_level (TestPlay *self,
            gconstpointer data)
{
  guint n = 0;

  while (!says (self, "This is already Diabolical"))
    {
      SudokuDifficulty before = rate (self);

      test_play_click (self, SATDOKU_TYPE_SURGERY_VIEW, "win.surgery-harder");
      test_ui_wait_for (says (self, "now, it was") || says (self, "This is already"));
      if (says (self, "This is already"))
        break;
      if (n == 0)
        test_ui_screenshot (self->window, "surgery-harder");
      g_assert_cmpuint (position_of (self), ==, ++n);
      g_assert_cmpint (rate (self), >, before);
      g_assert_true (is_unique (test_play_grid (self)));
      /* The same sentence is waited for again. */
      satdoku_window_set_game (self->window, test_play_game (self));
    }
  g_assert_cmpint (rate (self), ==, SUDOKU_DIFFICULTY_DIABOLICAL);
  g_assert_true (says (self, "There is no harder level."));
  test_play_click (self, SATDOKU_TYPE_SURGERY_VIEW, "win.surgery-easier");
  test_ui_wait_for (says (self, "now, it was Diabolical"));
  g_assert_cmpint (rate (self), <, SUDOKU_DIFFICULTY_DIABOLICAL);
  g_assert_true (is_unique (test_play_grid (self)));
}

/* The work can be cancelled, and nothing is changed then; nor when a number is entered. */
static void
test_cancelled (TestPlay *self,
                gconstpointer data)
{
  const SudokuGenerateOptions options = {
    .geometry = sudoku_geometry_new (5, 5, FALSE, NULL),
    .seed = 3,
    .unique = FALSE,
    .n_givens = 480,
  };
  g_autoptr (SudokuGrid) grid = sudoku_generate (&options, NULL, NULL, NULL);
  guint empty = 0;

  sudoku_geometry_unref (options.geometry);
  play (self, grid);
  test_play_click (self, SATDOKU_TYPE_SURGERY_VIEW, "win.surgery-remove");
  test_ui_activate (self->window, "win.cancel", NULL);
  test_ui_wait_for (says (self, "This was not found out"));
  g_assert_true (sudoku_grid_equal (test_play_grid (self), grid));
  test_play_click (self, SATDOKU_TYPE_SURGERY_VIEW, "win.surgery-remove");
  while (sudoku_grid_get_value (grid, empty) != 0)
    empty++;
  g_assert_true (sudoku_game_enter (test_play_game (self), empty, 1));
  test_ui_wait_for (!says (self, "This is being found out…"));
  g_assert_cmpuint (position_of (self), ==, 1);
}

/* The puzzle on the clipboard, copied, then turned; then another one, several, and what is none. */
static void
test_compare (TestPlay *self,
              gconstpointer data)
{
  static const char other[] =
    "...5..7...95.7...6.....285.1.....9.7..7.1.2..9.8.....5.638.....7...5.64...1..4...";
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (self->window));
  g_autofree char *both = g_strconcat (other, "\n", puzzle_line, "\n", NULL);

  gdk_clipboard_set_text (clipboard, puzzle_line);
  test_ui_accel ("<Control><Alt>v");
  test_ui_wait_for (says (self, "This is the copied puzzle"));
  test_ui_activate (self->window, "win.shuffle-puzzle", NULL);
  test_ui_wait_for (!says (self, "This is the copied puzzle"));
  test_ui_accel ("<Control><Alt>v");
  test_ui_wait_for (says (self, "This is the copied puzzle, arranged in another way"));
  gdk_clipboard_set_text (clipboard, both);
  test_ui_accel ("<Control><Alt>v");
  test_ui_wait_for (says (self, "It is number 2 there."));
  g_assert_true (says (self, "This is the copied puzzle, arranged in another way"));
  gdk_clipboard_set_text (clipboard, other);
  test_ui_accel ("<Control><Alt>v");
  test_ui_wait_for (says (self, "This is another puzzle than the copied one"));
  gdk_clipboard_set_text (clipboard, "no puzzle");
  test_ui_accel ("<Control><Alt>v");
  test_ui_wait_for (says (self, "The clipboard doesn’t hold a puzzle"));
}

static GtkWidget *
find_compare_button (TestPlay *self)
{
  return gtk_widget_get_ancestor (test_ui_find_text (self->window, "Compare With…"),
                                  GTK_TYPE_MENU_BUTTON);
}

/* The games that are kept, by the menu; what was entered there is no part of the puzzle. */
static void
test_compare_library (TestPlay *self,
                      gconstpointer data)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), puzzle_line);
  test_ui_accel ("<Control><Alt>i");
  test_ui_wait_for (says (self, "There is no other game in the library"));
  g_assert_true (sudoku_game_enter (test_play_game (self), 2, 4));
  test_ui_accel ("<Control>v");
  test_ui_wait_for (!sudoku_game_can_undo (test_play_game (self)));
  test_ui_key (GDK_KEY_F4, 0);
  test_ui_settle (GTK_WIDGET (self->window));
  gtk_widget_grab_focus (find_compare_button (self));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_key (GDK_KEY_space, 0);
  test_ui_wait_for (gtk_widget_get_mapped (GTK_WIDGET (
    gtk_menu_button_get_popover (GTK_MENU_BUTTON (find_compare_button (self))))));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "surgery-compare-menu");
  test_ui_key (GDK_KEY_Up, 0);
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (says (self, "This puzzle is in the library"));
  g_assert_true (says (self, "It is “9 × 9"));
  test_ui_screenshot (self->window, "surgery-compare-library");
  test_ui_activate (self->window, "win.shuffle-puzzle", NULL);
  test_ui_accel ("<Control><Alt>i");
  test_ui_wait_for (says (self, "This puzzle is in the library, arranged in another way"));
}

/* On a phone, what was found can be seen at once. */
static void
test_narrow (TestPlay *self,
             gconstpointer data)
{
  GtkWidget *button;

  test_ui_resize (GTK_WINDOW (self->window), 360, 720);
  button = test_ui_find_action (view_of (self), "win.surgery-superfluous");
  gtk_widget_grab_focus (button);
  test_ui_key (GDK_KEY_space, 0);
  test_ui_wait_for (says (self, "numbers are superfluous"));
  test_ui_wait_for (test_ui_in_sight (test_ui_find (view_of (self), SATDOKU_TYPE_PANEL, NULL)));
  test_ui_settle (GTK_WIDGET (self->window));
  g_assert_true (test_ui_in_sight (test_ui_find (view_of (self), SATDOKU_TYPE_PANEL, NULL)));
  test_ui_screenshot (self->window, "surgery-narrow");
  gtk_widget_grab_focus (test_ui_find_action (view_of (self), "win.surgery-harder"));
  test_ui_key (GDK_KEY_space, 0);
  test_ui_wait_for (says (self, "now, it was Trivial"));
  test_ui_wait_for (test_ui_in_sight (test_ui_find (view_of (self), SATDOKU_TYPE_PANEL, NULL)));
  test_ui_settle (GTK_WIDGET (self->window));
  g_assert_true (test_ui_in_sight (test_ui_find (view_of (self), SATDOKU_TYPE_PANEL, NULL)));
  test_ui_screenshot (self->window, "surgery-narrow-harder");
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (self->window)), <=, 380);
}

static void
make_pictures (TestPlay *self,
               guint order)
{
  g_autofree char *name = g_strdup_printf ("surgery-%u", order * order);
  g_autofree char *exchange = g_strconcat (name, "-exchange", NULL);
  g_autofree char *removed = g_strconcat (name, "-removed", NULL);
  SudokuGenerateOptions options = { .unique = TRUE, .seed = 5 };
  g_autoptr (SudokuGrid) grid = NULL;
  guint cell = 0;

  options.geometry = sudoku_geometry_new (order, order, FALSE, NULL);
  options.n_givens = order * order * order * order * 6 / 10;
  grid = sudoku_generate (&options, NULL, NULL, NULL);
  sudoku_geometry_unref (options.geometry);
  play (self, grid);
  test_play_click (self, SATDOKU_TYPE_SURGERY_VIEW, "win.surgery-superfluous");
  test_ui_wait_for (says (self, "superfluous"));
  test_ui_screenshot (self->window, name);
  while (sudoku_grid_get_value (grid, cell) == 0)
    cell++;
  satdoku_board_select (self->board, cell);
  test_play_click (self, SATDOKU_TYPE_SURGERY_VIEW, "win.surgery-exchanges");
  test_ui_wait_for (says (self, "stand for"));
  test_ui_screenshot (self->window, exchange);
  test_play_click (self, SATDOKU_TYPE_SURGERY_VIEW, "win.surgery-remove");
  test_ui_wait_for (says (self, "numbers are left"));
  test_ui_screenshot (self->window, removed);
}

static void
test_pictures (TestPlay *self,
               gconstpointer data)
{
  if (g_getenv ("SATDOKU_TEST_PICTURES") == NULL)
    {
      g_test_skip ("nobody wants pictures");
      return;
    }
  make_pictures (self, 4);
  make_pictures (self, 5);
}

#define ADD(name, function) \
  g_test_add ("/surgery/" name, TestPlay, NULL, set_up, function, test_play_tear_down)

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  ADD ("superfluous", test_superfluous);
  ADD ("shortcuts", test_shortcuts);
  ADD ("remove", test_remove);
  ADD ("symmetry", test_symmetry);
  ADD ("add", test_add);
  ADD ("exchange", test_exchange);
  ADD ("exchange-symmetric", test_exchange_symmetric);
  ADD ("fill", test_fill);
  ADD ("level", test_level);
  ADD ("cancelled", test_cancelled);
  ADD ("compare", test_compare);
  ADD ("compare-library", test_compare_library);
  ADD ("narrow", test_narrow);
  ADD ("pictures", test_pictures);
  return g_test_run ();
}
