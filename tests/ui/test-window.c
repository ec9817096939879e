/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The whole window: what its commands do, by their actions and by real keys. */

#include <glib/gstdio.h>
#include <sudoku-game-moves.h>
#include <sudoku-rate.h>
#include <sudoku-rule-text.h>

#include "satdoku-demand-row.h"
#include "satdoku-keypad.h"
#include "satdoku-new-dialog.h"
#include "satdoku-pattern-board.h"
#include "satdoku-pattern-row.h"
#include "satdoku-settings.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-grid.h"
#include "test-shapes.h"
#include "test-ui.h"

typedef struct
{
  SatdokuWindow *window;
  SatdokuBoard *board;
  SatdokuPanel *panel;
} Fixture;

/* A puzzle with one solution, and that solution. */
static const char puzzle_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char solution_line[] =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

#define SOLVE_COST \
  "Both are help: the time will not count for the best times, even after Undo."

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGame) game = test_app_make_game (puzzle_line);

  self->window = test_app_play (game);
  self->board = satdoku_grid_page_get_board (satdoku_window_get_grid_page (self->window));
  self->panel = satdoku_grid_page_get_panel (satdoku_window_get_grid_page (self->window));
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (GTK_WINDOW (self->window));
}

static SudokuGame *
game_of (Fixture *self)
{
  return satdoku_window_get_game (self->window);
}

static const SudokuGrid *
grid_of (Fixture *self)
{
  return sudoku_game_get_grid (game_of (self));
}

static void
activate (Fixture *self,
          const char *action)
{
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), action));
  g_action_group_activate_action (G_ACTION_GROUP (self->window), action, NULL);
}

static gboolean
verdict_is (Fixture *self,
            const char *verdict)
{
  return g_strcmp0 (satdoku_panel_get_verdict (self->panel), verdict) == 0;
}

static gboolean
enabled (Fixture *self,
         const char *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), action);
}

/* All broken rules with their cells; what is right again is forgotten. */
static void
test_check_conflict (Fixture *self,
                     gconstpointer data)
{
  satdoku_board_select (self->board, 2);
  test_ui_key (GDK_KEY_5, 0);
  test_ui_wait_for (sudoku_grid_get_value (grid_of (self), 2) == 5);
  test_ui_accel ("<Control>k");
  test_ui_wait_for (verdict_is (self, "2 rules are broken"));
  g_assert_cmpuint (satdoku_panel_get_n_items (self->panel), ==, 2);
  g_assert_true (satdoku_cell_get_flags (satdoku_board_get_cell (self->board, 0)) &
                 SATDOKU_CELL_CONFLICT);
  g_assert_true (satdoku_cell_get_flags (satdoku_board_get_cell (self->board, 2)) &
                 SATDOKU_CELL_CONFLICT);
  test_ui_screenshot (self->window, "check");
  test_ui_accel ("<Control>z");
  test_ui_wait_for (sudoku_grid_get_value (grid_of (self), 2) == 0);
  g_assert_cmpuint (satdoku_panel_get_n_items (self->panel), ==, 0);
}

/* Is all of a widget within another, where it can be seen? */
static gboolean
lies_within (GtkWidget *inner,
             GtkWidget *outer)
{
  graphene_rect_t bounds, room;

  return gtk_widget_get_mapped (inner) && gtk_widget_compute_bounds (inner, outer, &bounds) &&
         gtk_widget_compute_bounds (outer, outer, &room) &&
         graphene_rect_contains_rect (&room, &bounds);
}

/* Is each sentence there as a whole, in whichever lines, where it can be seen? */
static gboolean
all_rows_lie_within (GtkListBox *list,
                     guint n_rows,
                     GtkWidget *inner,
                     GtkWidget *outer)
{
  for (guint i = 0; i < n_rows; i++)
    {
      GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (list, (int)i));
      GtkWidget *label = row != NULL ? test_ui_find (row, GTK_TYPE_LABEL, NULL) : NULL;

      if (label == NULL || !lies_within (row, inner) || !lies_within (row, outer) ||
          !lies_within (label, row) ||
          pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))))
        return FALSE;
    }
  return TRUE;
}

/* Each sentence can be read; on a phone the verdict, below the keypad, which stays in sight. */
static void
test_check_seen (Fixture *self,
                 gconstpointer data)
{
  GtkWidget *side =
    gtk_widget_get_ancestor (GTK_WIDGET (self->panel), GTK_TYPE_SCROLLED_WINDOW);
  GtkListBox *list;

  test_ui_resize (GTK_WINDOW (self->window), 1000, 760);
  g_assert_true (sudoku_game_enter (game_of (self), 2, 5));
  test_ui_accel ("<Control>k");
  test_ui_wait_for (verdict_is (self, "2 rules are broken"));
  list = GTK_LIST_BOX (test_ui_find (self->panel, GTK_TYPE_LIST_BOX, NULL));
  g_assert_cmpuint (satdoku_panel_get_n_items (self->panel), ==, 2);
  test_ui_wait_for (all_rows_lie_within (list, 2, GTK_WIDGET (self->panel), side));
  g_assert_true (sudoku_game_undo (game_of (self)));
  test_ui_resize (GTK_WINDOW (self->window), 360, 540);
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_accel ("<Control>k");
  test_ui_wait_for (verdict_is (self, "Right so far"));
  test_ui_wait_for (lies_within (test_ui_find_text (self->panel, "Right so far"), side));
  g_assert_true (lies_within (test_ui_find_text (self->window, "Number"), side));
}

static void
test_check_verdicts (Fixture *self,
                     gconstpointer data)
{
  static const struct
  {
    guint cell;
    guint value;
    const char *verdict;
  } cases[] = {
    { 2, 4, "Right so far" },
    { 2, 1, "Your numbers leave no solution" },
  };
  g_autoptr (SudokuGame) empty = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_true (sudoku_game_enter (game_of (self), cases[i].cell, cases[i].value));
      activate (self, "check");
      test_ui_wait_for (verdict_is (self, cases[i].verdict));
    }
  empty = test_app_make_game (
    "1................................................................................");
  satdoku_window_set_game (self->window, empty);
  activate (self, "check");
  test_ui_wait_for (verdict_is (self, "There is more than one solution"));
}

/* How many solutions there are is said beside the board; what takes too long can be cancelled. */
static void
test_count (Fixture *self,
            gconstpointer data)
{
  static const struct
  {
    const char *line;
    const char *verdict;
  } cases[] = {
    { "59.....486.8...3.7...2.1.......4.....753."
      "698.....9.......8.3...2.6...7.934.....65",
      "10 solutions" },
    { "53..7....6..195....98....6.8...6...34..8."
      "3..17...2...6.6....28....419..5....8..79",
      "Exactly one solution" },
    { "12345678.........9......................."
      "........................................",
      "No solution" },
    { "11......................................."
      "........................................",
      "2 rules are broken" },
    { "........................................."
      "........................................",
      "1\u202f000\u202f000 solutions or more" },
  };
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (SudokuGrid) grid = NULL;
  g_autoptr (SudokuGame) empty = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SudokuGame) game = test_app_make_game (cases[i].line);

      satdoku_window_set_game (self->window, game);
      activate (self, "count");
      test_ui_wait_for (verdict_is (self, cases[i].verdict));
    }
  geometry = sudoku_geometry_new (5, 5, FALSE, NULL);
  grid = sudoku_grid_new (geometry);
  empty = sudoku_game_new (grid);
  satdoku_window_set_game (self->window, empty);
  activate (self, "count");
  test_ui_wait_for (test_ui_shows_text (self->window, "Counting solutions…"));
  test_ui_accel ("Escape");
  test_ui_wait_for (!test_ui_shows_text (self->window, "Counting solutions…"));
}

/* Typing where a number of the puzzle stands does not pass in silence. */
static void
test_given (Fixture *self,
            gconstpointer data)
{
  satdoku_board_select (self->board, 0);
  test_ui_key (GDK_KEY_7, 0);
  test_ui_wait_for (test_ui_shows_text (self->window, "This number is part of the puzzle"));
  g_assert_true (satdoku_cell_get_flags (satdoku_board_get_cell (self->board, 0)) &
                 SATDOKU_CELL_LIT);
  g_assert_cmpuint (sudoku_grid_get_value (grid_of (self), 0), ==, 5);
  satdoku_board_select (self->board, 2);
  test_ui_wait_for (!(satdoku_cell_get_flags (satdoku_board_get_cell (self->board, 0)) &
                      SATDOKU_CELL_LIT));
}

/* Asks first, and then answers one cell or all of them. */
static void
test_solve_choice (Fixture *self,
                   gconstpointer data)
{
  GtkWidget *menu = NULL;

  satdoku_board_select (self->board, 2);
  test_ui_accel ("<Control>Return");
  test_ui_wait_for ((menu = test_ui_find_text (self->window, "This Cell")) != NULL);
  g_assert_cmpuint (sudoku_grid_count (grid_of (self), SUDOKU_ORIGIN_ANSWER), ==, 0);
  g_assert_false (sudoku_game_was_helped (game_of (self)));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (gtk_widget_get_native (menu), "solve-choice");
  test_ui_click (menu);
  test_ui_wait_for (verdict_is (self, "4 in row 1 column 3"));
  g_assert_cmpuint (sudoku_grid_count (grid_of (self), SUDOKU_ORIGIN_ANSWER), ==, 1);
  g_assert_cmpuint (sudoku_grid_get_value (grid_of (self), 2), ==, 4);
  g_assert_true (sudoku_game_was_helped (game_of (self)));
  activate (self, "solve-cell");
  test_ui_wait_for (verdict_is (self, "This cell is filled"));
  test_ui_click (test_ui_find_action (self->window, "win.solve-ask"));
  test_ui_wait_for ((menu = test_ui_find_text (self->window, "Everything")) != NULL);
  test_ui_click (menu);
  test_ui_wait_for (sudoku_game_is_solved (game_of (self)));
}

/* What solving costs stands in the choice, where it costs anything. */
static GtkWidget *
ask_to_solve (Fixture *self,
              gboolean costs)
{
  GtkWidget *everything = NULL;

  test_ui_click (test_ui_find_action (self->window, "win.solve-ask"));
  test_ui_wait_for ((everything = test_ui_find_text (self->window, "Everything")) != NULL &&
                    gtk_widget_get_mapped (everything));
  test_ui_settle (GTK_WIDGET (self->window));
  g_assert_true (test_ui_shows_text (self->window, SOLVE_COST) == costs);
  return everything;
}

/* Nothing more is asked. */
static void
test_solve (Fixture *self,
            gconstpointer data)
{
  g_autoptr (SudokuGrid) before = NULL;
  GtkWidget *everything = ask_to_solve (self, FALSE);

  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (!gtk_widget_get_mapped (everything));
  g_assert_true (sudoku_game_enter (game_of (self), 2, 4));
  before = sudoku_grid_copy (grid_of (self));
  everything = ask_to_solve (self, TRUE);
  test_ui_screenshot (gtk_widget_get_native (everything), "solve-cost");
  g_assert_false (sudoku_game_was_helped (game_of (self)));
  test_ui_click (everything);
  test_ui_wait_for (verdict_is (self, "Solved by the solver"));
  test_assert_solves (grid_of (self), before);
  g_assert_cmpint (sudoku_grid_get_origin (grid_of (self), 2), ==, SUDOKU_ORIGIN_ENTRY);
  g_assert_true (enabled (self, "clear-answers"));
  /* Keys reach the board as soon as the choice is gone. */
  test_ui_wait_for (!gtk_widget_get_mapped (everything));
  test_ui_accel ("<Control>z");
  test_ui_wait_for (sudoku_grid_equal (grid_of (self), before));
  g_assert_false (enabled (self, "clear-answers"));
  /* There is nothing to lose any more. */
  everything = ask_to_solve (self, FALSE);
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (!gtk_widget_get_mapped (everything));
  activate (self, "redo");
  g_assert_true (sudoku_game_is_solved (game_of (self)));
  activate (self, "clear-entries");
  g_assert_cmpuint (sudoku_grid_count (grid_of (self), SUDOKU_ORIGIN_NONE), ==, 51);
}

static void
test_no_solution (Fixture *self,
                  gconstpointer data)
{
  g_autoptr (SudokuGrid) before = NULL;

  g_assert_true (sudoku_game_enter (game_of (self), 2, 1));
  before = sudoku_grid_copy (grid_of (self));
  activate (self, "solve");
  test_ui_wait_for (verdict_is (self, "Your numbers leave no solution"));
  g_assert_true (sudoku_grid_equal (grid_of (self), before));
}

/* Each question about a dead end names the wrong number, lights it up and offers the way back. */
static void
test_dead_end (Fixture *self,
               gconstpointer data)
{
  static const struct
  {
    const char *action;
    const char *verdict;
  } cases[] = {
    { "check", "Your numbers leave no solution" },
    { "solve", "Your numbers leave no solution" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GtkWidget *remedy;

      g_assert_true (sudoku_game_enter (game_of (self), 2, 4));
      g_assert_true (sudoku_game_enter (game_of (self), 3, 2));
      activate (self, cases[i].action);
      test_ui_wait_for (verdict_is (self, cases[i].verdict));
      g_assert_cmpstr (satdoku_panel_get_details (self->panel), ==,
                       "1 of your numbers is wrong.");
      g_assert_nonnull (test_ui_find_text (self->panel, "Row 1 column 4"));
      g_assert_true (satdoku_cell_get_flags (satdoku_board_get_cell (self->board, 3)) &
                     SATDOKU_CELL_LIT);
      remedy = test_ui_find (self->panel, GTK_TYPE_BUTTON, "remedy");
      test_ui_click (remedy);
      test_ui_wait_for (sudoku_grid_get_value (grid_of (self), 3) == 0);
      test_ui_wait_for (!gtk_widget_get_visible (remedy));
      g_assert_cmpuint (sudoku_grid_get_value (grid_of (self), 2), ==, 4);
      g_assert_true (sudoku_game_undo (game_of (self)));
      activate (self, "restart");
    }
}

/* Then it is not the player's fault, and there is no way back. */
static void
test_puzzle_without_solution (Fixture *self,
                              gconstpointer data)
{
  g_autoptr (SudokuGame) stuck = test_app_make_game (
    "12345678.........9...............................................................");

  satdoku_window_set_game (self->window, stuck);
  g_assert_true (sudoku_game_enter (stuck, 80, 1));
  activate (self, "solve");
  test_ui_wait_for (verdict_is (self, "This puzzle has no solution"));
  g_assert_null (test_ui_find (self->panel, GTK_TYPE_BUTTON, "remedy"));
}

/* What a job finds out about a puzzle that has changed is for nobody. */
static void
test_stale (Fixture *self,
            gconstpointer data)
{
  activate (self, "solve");
  g_assert_true (enabled (self, "cancel"));
  g_assert_true (sudoku_game_enter (game_of (self), 2, 4));
  g_assert_false (enabled (self, "cancel"));
  activate (self, "check");
  test_ui_wait_for (verdict_is (self, "Right so far"));
  g_assert_cmpuint (sudoku_grid_count (grid_of (self), SUDOKU_ORIGIN_ANSWER), ==, 0);
}

/* Marks change nothing that a job is about. */
static void
test_not_stale (Fixture *self,
                gconstpointer data)
{
  activate (self, "solve");
  g_assert_true (sudoku_game_toggle_mark (game_of (self), SUDOKU_MARK_CORNER, &(guint){ 3 }, 1, 4));
  test_ui_wait_for (sudoku_game_is_solved (game_of (self)));
}

static void
test_cancel (Fixture *self,
             gconstpointer data)
{
  activate (self, "solve");
  activate (self, "cancel");
  g_assert_false (enabled (self, "cancel"));
  activate (self, "check");
  test_ui_wait_for (verdict_is (self, "Right so far"));
  g_assert_false (sudoku_game_is_solved (game_of (self)));
}

static void
test_new (Fixture *self,
          gconstpointer data)
{
  static const guint sides[] = { 4, 6, 9, 12 };
  SudokuGame *first = game_of (self);
  g_autoptr (SudokuGame) kept = g_object_ref (first);

  g_assert_true (sudoku_game_enter (first, 2, 4));
  for (gsize i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      SudokuGame *before = game_of (self);

      g_action_group_activate_action (G_ACTION_GROUP (self->window), "new-size",
                                      g_variant_new_uint32 (sides[i]));
      test_ui_wait_for (game_of (self) != before);
      g_assert_cmpuint (sudoku_grid_get_side (grid_of (self)), ==, sides[i]);
      g_assert_cmpuint (sudoku_grid_count (grid_of (self), SUDOKU_ORIGIN_GIVEN), >, 0);
    }
  /* Also the puzzles that nobody touched can be gone back to. */
  for (gsize i = G_N_ELEMENTS (sides) - 1; i-- > 0;)
    {
      activate (self, "go-back");
      test_ui_wait_for (sudoku_grid_get_side (grid_of (self)) == sides[i]);
    }
  activate (self, "go-back");
  test_ui_wait_for (sudoku_grid_get_value (grid_of (self), 2) == 4);
  g_assert_cmpuint (sudoku_grid_get_side (grid_of (self)), ==, 9);
}

/* What the dialog made last is for the dialog and for the button that does the same again. */
static void
test_new_size_is_plain (Fixture *self,
                        gconstpointer data)
{
  static const char *const rules[] = { "x", NULL };
  g_autoptr (GSettings) settings = satdoku_settings_new ();
  SudokuGame *before = game_of (self);

  g_settings_reset (settings, "new-side");
  g_settings_reset (settings, "new-box-rows");
  g_settings_set_strv (settings, "new-rules", rules);
  g_settings_set_boolean (settings, "new-unique", FALSE);
  activate (self, "new");
  test_ui_wait_for (game_of (self) != before);
  g_assert_true (sudoku_geometry_has_diagonals (sudoku_game_get_geometry (game_of (self))));
  test_ui_wait_for (test_ui_shows_text (self->window, "New puzzle: 9 × 9, Diagonals"));
  before = game_of (self);
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "new-size",
                                  g_variant_new_uint32 (9));
  test_ui_wait_for (game_of (self) != before);
  g_assert_false (sudoku_geometry_has_diagonals (sudoku_game_get_geometry (game_of (self))));
  g_assert_true (g_settings_get_boolean (settings, "new-unique"));
}

static GtkWindow *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (SATDOKU_IS_NEW_DIALOG (window))
        return window;
    }
  return NULL;
}

static void
reset_new (GSettings *settings)
{
  static const char *const keys[] = { "new-side", "new-box-rows", "new-rules", "new-unique",
                                      "new-levels", "new-technique", "new-rating", "new-pattern",
                                      "new-givens", "new-difficulty", "new-more" };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
}

static GtkWindow *
open_new_dialog (void)
{
  g_autoptr (GSettings) settings = satdoku_settings_new ();
  GtkWindow *dialog;

  g_settings_set_boolean (settings, "new-more", TRUE);
  test_ui_accel ("<Control><Shift>n");
  test_ui_wait_for ((dialog = find_dialog ()) != NULL);
  test_ui_present (dialog);
  return dialog;
}

/* The difficulty of the Java program is that of the puzzle, and of the next one, until a level is
 * chosen. */
static void
test_new_difficulty (Fixture *self,
                     gconstpointer data)
{
  g_autoptr (GSettings) settings = satdoku_settings_new ();
  SudokuGame *before = game_of (self);
  GtkWindow *dialog;

  reset_new (settings);
  dialog = open_new_dialog ();
  adw_combo_row_set_selected (
    ADW_COMBO_ROW (test_ui_find (dialog, ADW_TYPE_COMBO_ROW, "difficulty")),
    1 + SUDOKU_DIFFICULTY_MODERATE);
  test_ui_click (test_ui_find_text (dialog, "Create"));
  test_ui_wait_for (game_of (self) != before);
  test_ui_wait_for (find_dialog () == NULL);
  g_assert_cmpint (sudoku_rate (grid_of (self)), ==, SUDOKU_DIFFICULTY_MODERATE);
  before = game_of (self);
  activate (self, "new");
  test_ui_wait_for (game_of (self) != before);
  g_assert_cmpint (sudoku_rate (grid_of (self)), ==, SUDOKU_DIFFICULTY_MODERATE);
  before = game_of (self);
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "new-level",
                                  g_variant_new_string ("hard"));
  test_ui_wait_for (game_of (self) != before);
  test_ui_wait_for (test_ui_shows_text (self->window, "Hard · "));
  reset_new (settings);
}

static void
open_demand (GtkWindow *dialog)
{
  GtkWidget *row = test_ui_find (dialog, SATDOKU_TYPE_DEMAND_ROW, NULL);

  test_ui_scroll_to (row);
  test_ui_click (test_ui_find_text (row, "Technique and Rating"));
  test_ui_wait_for (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (row)));
  test_ui_settle (row);
}

static GtkWidget *
open_techniques (GtkWindow *dialog)
{
  GtkWidget *list;

  test_ui_click (test_ui_find (dialog, GTK_TYPE_MENU_BUTTON, "choice"));
  test_ui_wait_for ((list = test_ui_find (dialog, SATDOKU_TYPE_TECHNIQUE_LIST, NULL)) != NULL);
  test_ui_settle (list);
  return list;
}

/* Types a name into the search, and takes the first that is left. */
static void
choose_technique (GtkWindow *dialog,
                  const char *name)
{
  GtkWidget *search = test_ui_find (open_techniques (dialog), GTK_TYPE_SEARCH_ENTRY, NULL);

  gtk_widget_grab_focus (search);
  test_ui_type (name);
  test_ui_wait_for (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (search)), name));
  test_ui_screenshot (gtk_widget_get_native (search), "new-dialog-technique");
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (test_ui_find (dialog, SATDOKU_TYPE_TECHNIQUE_LIST, NULL) == NULL);
}

/* What the puzzle needs is chosen from a list, says itself from the first moment on, as long as it
 * is that puzzle, and is what is made the next time. */
static void
test_new_technique (Fixture *self,
                    gconstpointer data)
{
  g_autoptr (GSettings) settings = satdoku_settings_new ();
  const SudokuDemand demand = { .technique = sudoku_technique_find ("xy-wing") };
  SudokuGame *before = game_of (self);
  GtkWindow *dialog;

  reset_new (settings);
  dialog = open_new_dialog ();
  open_demand (dialog);
  choose_technique (dialog, "xy-wing");
  test_ui_wait_for (test_ui_shows_text (dialog, "XY-wing"));
  test_ui_settle (GTK_WIDGET (dialog));
  test_ui_screenshot (dialog, "new-dialog-demand");
  test_ui_click (test_ui_find_text (dialog, "Create"));
  test_ui_wait_for (game_of (self) != before);
  test_ui_wait_for (test_ui_shows_text (self->window, "9 × 9 · XY-wing"));
  g_assert_true (sudoku_demand_is_met (&demand, grid_of (self), NULL));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "new-technique");
  before = game_of (self);
  activate (self, "new");
  test_ui_wait_for (game_of (self) != before);
  g_assert_true (sudoku_demand_is_met (&demand, grid_of (self), NULL));

  /* A puzzle of one's own is another one. */
  activate (self, "unprotect");
  test_ui_wait_for (!test_ui_shows_text (self->window, "9 × 9 · XY-wing"));
  activate (self, "undo");
  test_ui_wait_for (test_ui_shows_text (self->window, "9 × 9 · XY-wing"));
  reset_new (settings);
}

/* A rating that is made, one that goes with no such technique, and one that takes so long that the
 * player has had enough. */
static void
test_new_rating (Fixture *self,
                 gconstpointer data)
{
  g_autoptr (GSettings) settings = satdoku_settings_new ();
  const SudokuDemand demand = { .rating_min = 20, .rating_max = 23 };
  SudokuGame *before = game_of (self);
  GtkWindow *dialog;
  GtkWidget *lowest, *highest;

  reset_new (settings);
  dialog = open_new_dialog ();
  open_demand (dialog);
  lowest = test_ui_find (dialog, GTK_TYPE_SPIN_BUTTON, "lowest");
  highest = test_ui_find (dialog, GTK_TYPE_SPIN_BUTTON, "highest");
  choose_technique (dialog, "x-wing");
  gtk_widget_grab_focus (highest);
  test_ui_type ("2.3");
  test_ui_key (GDK_KEY_Tab, 0);
  test_ui_wait_for (test_ui_shows_text (dialog, "No puzzle can have"));
  g_assert_false (gtk_widget_get_sensitive (
    gtk_widget_get_ancestor (test_ui_find_text (dialog, "Create"), GTK_TYPE_BUTTON)));
  test_ui_settle (GTK_WIDGET (dialog));
  test_ui_screenshot (dialog, "new-dialog-conflict");
  open_techniques (dialog);
  test_ui_click (test_ui_find_text (dialog, "Any Technique"));
  test_ui_wait_for (!test_ui_shows_text (dialog, "No puzzle can have"));
  gtk_widget_grab_focus (lowest);
  test_ui_type ("2,0");
  test_ui_key (GDK_KEY_Tab, 0);
  test_ui_wait_for (test_ui_shows_text (dialog, "rated 2.0–2.3"));
  test_ui_click (test_ui_find_text (dialog, "Create"));
  test_ui_wait_for (game_of (self) != before);
  test_ui_wait_for (test_ui_shows_text (self->window, "9 × 9 · rated 2.0–2.3"));
  g_assert_true (sudoku_demand_is_met (&demand, grid_of (self), NULL));

  g_settings_set (settings, "new-rating", "(uu)", 119, 120);
  before = game_of (self);
  activate (self, "new");
  test_ui_wait_for (test_ui_shows_text (self->window, "puzzles tried"));
  test_ui_screenshot (self->window, "new-rating-tries");
  activate (self, "cancel");
  test_ui_wait_for (!test_ui_shows_text (self->window, "puzzles tried"));
  g_assert_true (game_of (self) == before);
  reset_new (settings);
}

/* A pattern that is drawn is that of the puzzle, and of the next one, which says so. */
static void
test_new_pattern (Fixture *self,
                  gconstpointer data)
{
  g_autoptr (GSettings) settings = satdoku_settings_new ();
  SudokuGame *before = game_of (self);
  GtkWindow *dialog;
  GtkWidget *row, *board, *create;
  const SudokuPattern *pattern;
  g_autoptr (SudokuPattern) drawn = NULL;

  reset_new (settings);
  g_settings_set_uint (settings, "new-side", 6);
  g_settings_set_uint (settings, "new-box-rows", 2);
  dialog = open_new_dialog ();
  row = test_ui_find (dialog, SATDOKU_TYPE_PATTERN_ROW, NULL);
  gtk_widget_grab_focus (test_ui_find (row, GTK_TYPE_SWITCH, NULL));
  test_ui_settle (GTK_WIDGET (dialog));
  test_ui_key (GDK_KEY_space, 0);
  test_ui_wait_for ((board = test_ui_find (row, SATDOKU_TYPE_PATTERN_BOARD, NULL)) != NULL);
  gtk_widget_grab_focus (board);
  /* All but what the half turn makes of the first three cells. */
  test_ui_key (GDK_KEY_a, GDK_CONTROL_MASK);
  test_ui_key (GDK_KEY_Delete, 0);
  test_ui_key (GDK_KEY_Right, GDK_SHIFT_MASK);
  test_ui_key (GDK_KEY_Right, GDK_SHIFT_MASK);
  pattern = satdoku_pattern_board_get_pattern (SATDOKU_PATTERN_BOARD (board));
  test_ui_wait_for (sudoku_pattern_count (pattern) == 30);
  drawn = sudoku_pattern_copy (pattern);
  create = gtk_widget_get_ancestor (test_ui_find_text (dialog, "Create"), GTK_TYPE_BUTTON);
  test_ui_wait_for (gtk_widget_get_sensitive (create));
  test_ui_click (create);
  for (guint i = 0; i < 2; i++)
    {
      test_ui_wait_for (game_of (self) != before);
      for (guint cell = 0; cell < 36; cell++)
        g_assert_cmpint (sudoku_grid_get_value (grid_of (self), cell) != 0, ==,
                         sudoku_pattern_has (drawn, cell));
      before = game_of (self);
      if (i == 0)
        activate (self, "new");
    }
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "new-pattern");
  reset_new (settings);
}

/* It ends with a sentence when there is none. */
static void
test_new_none (Fixture *self,
               gconstpointer data)
{
  g_autoptr (GSettings) settings = satdoku_settings_new ();
  SudokuGame *before = game_of (self);

  reset_new (settings);
  g_settings_set_uint (settings, "new-side", 5);
  g_settings_set_uint (settings, "new-box-rows", 0);
  g_settings_set (settings, "new-rating", "(uu)", 119, 120);
  activate (self, "new");
  test_ui_wait_for (test_ui_shows_text (self->window, "No such puzzle was found"));
  test_ui_screenshot (self->window, "new-none");
  g_assert_true (game_of (self) == before);
  reset_new (settings);
}

static void
test_protect (Fixture *self,
              gconstpointer data)
{
  g_assert_true (sudoku_game_enter (game_of (self), 2, 4));
  activate (self, "protect");
  g_assert_cmpint (sudoku_grid_get_origin (grid_of (self), 2), ==, SUDOKU_ORIGIN_GIVEN);
  g_assert_false (enabled (self, "protect"));
  activate (self, "unprotect");
  g_assert_cmpint (sudoku_grid_get_origin (grid_of (self), 2), ==, SUDOKU_ORIGIN_ENTRY);
  activate (self, "undo");
  activate (self, "undo");
  activate (self, "restart");
  g_assert_cmpuint (sudoku_grid_get_value (grid_of (self), 2), ==, 0);
}

static void
count_enabled_cb (GActionGroup *group,
                  const char *name,
                  gboolean enabled,
                  guint *n_changes)
{
  (*n_changes)++;
}

/* A number makes known what it changes, and nothing else: no command is looked at in vain. */
static void
test_few_changes (Fixture *self,
                  gconstpointer data)
{
  guint n_changes = 0;

  g_assert_true (sudoku_game_enter (game_of (self), 2, 4));
  /* Whether there is a number in the selected cell does not change. */
  satdoku_board_select (self->board, 2);
  g_signal_connect (self->window, "action-enabled-changed", G_CALLBACK (count_enabled_cb),
                    &n_changes);
  g_assert_true (sudoku_game_enter (game_of (self), 3, 6));
  g_assert_cmpuint (n_changes, ==, 0);
  sudoku_game_undo (game_of (self));
  g_assert_cmpuint (n_changes, ==, 1); /* redo */
  g_assert_true (enabled (self, "redo"));
}

static void
test_keypad (Fixture *self,
             gconstpointer data)
{
  satdoku_board_select (self->board, 2);
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "enter", g_variant_new_uint32 (4));
  g_assert_cmpuint (sudoku_grid_get_value (grid_of (self), 2), ==, 4);
  activate (self, "erase");
  g_assert_cmpuint (sudoku_grid_get_value (grid_of (self), 2), ==, 0);
  test_ui_key (GDK_KEY_F6, 0);
  test_ui_wait_for (satdoku_editor_get_mode (satdoku_board_get_editor (self->board)) ==
                    SATDOKU_MODE_CORNER);
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "enter", g_variant_new_uint32 (4));
  g_assert_true (sudoku_set_has (sudoku_game_get_marks (game_of (self), SUDOKU_MARK_CORNER, 2), 4));
  test_ui_click (test_ui_find_text (self->window, "Number"));
  test_ui_wait_for (satdoku_editor_get_mode (satdoku_board_get_editor (self->board)) ==
                    SATDOKU_MODE_VALUE);
}

/* The menu of a cell, by the right button of the mouse. */
static GtkWidget *
open_picker (Fixture *self,
             guint cell)
{
  GtkWidget *widget = GTK_WIDGET (satdoku_board_get_cell (self->board, cell));
  GtkWidget *picker = NULL;

  test_ui_click_at (widget, gtk_widget_get_width (widget) / 2.0,
                    gtk_widget_get_height (widget) / 2.0, GDK_BUTTON_SECONDARY, 1, 0);
  test_ui_wait_for ((picker = test_ui_find (self->board, GTK_TYPE_POPOVER_MENU, NULL)) != NULL &&
                    gtk_widget_get_mapped (picker));
  test_ui_settle (picker);
  g_assert_cmpuint (satdoku_board_get_selected (self->board), ==, cell);
  return picker;
}

static void
click_in_picker (GtkWidget *picker,
                 const char *text)
{
  test_ui_click (test_ui_find_text (picker, text));
  test_ui_wait_for (!gtk_widget_get_mapped (picker));
}

/* Whether the first and the last of the buttons stand beside each other. */
static gboolean
is_one_row (GtkWidget *keypad)
{
  GtkWidget *grid = gtk_widget_get_first_child (keypad);
  GtkAllocation first, last;

  gtk_widget_get_allocation (gtk_widget_get_first_child (grid), &first);
  gtk_widget_get_allocation (gtk_widget_get_last_child (grid), &last);
  return first.y == last.y && first.x != last.x;
}

static void
test_picker (Fixture *self,
             gconstpointer data)
{
  GtkWidget *picker = open_picker (self, 2);
  GtkWidget *numbers = test_ui_find (picker, SATDOKU_TYPE_KEYPAD, NULL);
  GtkWidget *colours = gtk_widget_get_next_sibling (numbers);

  test_ui_screenshot (picker, "picker");
  g_assert_true (is_one_row (colours));
  click_in_picker (picker, "1");
  g_assert_cmpuint (sudoku_grid_get_value (grid_of (self), 2), ==, 1);
  click_in_picker (open_picker (self, 2), "Clear");
  g_assert_cmpuint (sudoku_grid_get_value (grid_of (self), 2), ==, 0);
  /* A given has no numbers to pick. */
  open_picker (self, 0);
  g_assert_false (gtk_widget_get_mapped (numbers));
  test_ui_click (gtk_widget_get_first_child (gtk_widget_get_first_child (colours)));
  test_ui_wait_for (sudoku_game_get_colour (game_of (self), 0) == 1);
  test_ui_wait_for (!gtk_widget_get_mapped (picker));
  click_in_picker (open_picker (self, 0), "Remove Colour");
  g_assert_cmpuint (sudoku_game_get_colour (game_of (self), 0), ==, 0);
  click_in_picker (open_picker (self, 0), "Clauses of This Cell");
  test_ui_wait_for (!gtk_widget_get_mapped (GTK_WIDGET (self->board)));
}

/* The same menu without a mouse. */
static void
test_picker_keys (Fixture *self,
                  gconstpointer data)
{
  static const struct
  {
    guint key;
    GdkModifierType modifiers;
  } ways[] = {
    { GDK_KEY_Menu, 0 },
    { GDK_KEY_F10, GDK_SHIFT_MASK },
    { GDK_KEY_Return, 0 },
  };
  GtkWidget *picker = NULL;

  /* What the pointer stands on when the menu opens would take the keys. */
  test_ui_move_to (GTK_WIDGET (satdoku_board_get_cell (self->board, 80)), 1, 1);
  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      satdoku_board_select (self->board, 2);
      test_ui_key (ways[i].key, ways[i].modifiers);
      test_ui_wait_for ((picker = test_ui_find (self->board, GTK_TYPE_POPOVER_MENU, NULL)) !=
                          NULL &&
                        gtk_widget_get_mapped (picker));
      test_ui_settle (picker);
      /* From 1 to 5. */
      test_ui_key (GDK_KEY_Right, 0);
      test_ui_key (GDK_KEY_Down, 0);
      test_ui_key (GDK_KEY_space, 0);
      test_ui_wait_for (sudoku_grid_get_value (grid_of (self), 2) == 5);
      test_ui_wait_for (!gtk_widget_get_mapped (picker));
      g_assert_true (gtk_widget_has_focus (GTK_WIDGET (satdoku_board_get_cell (self->board, 2))));
      test_ui_key (GDK_KEY_BackSpace, 0);
      test_ui_wait_for (sudoku_grid_get_value (grid_of (self), 2) == 0);
    }
  /* The commands have letters. */
  test_ui_key (GDK_KEY_Menu, 0);
  test_ui_wait_for (gtk_widget_get_mapped (picker));
  test_ui_settle (picker);
  test_ui_key (GDK_KEY_l, 0);
  test_ui_wait_for (!gtk_widget_get_mapped (GTK_WIDGET (self->board)));
}

static void
test_files (Fixture *self,
            gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "line.sdm", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  SudokuGame *before = game_of (self);

  g_assert_true (g_file_set_contents (path, solution_line, -1, NULL));
  satdoku_window_open_file (self->window, file);
  test_ui_wait_for (game_of (self) != before);
  g_assert_cmpuint (sudoku_grid_count (grid_of (self), SUDOKU_ORIGIN_GIVEN), ==, 81);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self->window)), ==, "line.sdm");
  g_assert_true (g_file_set_contents (path, "neither this\nnor that\n", -1, NULL));
  before = game_of (self);
  satdoku_window_open_file (self->window, file);
  test_ui_wait_for (test_ui_find (self->window, ADW_TYPE_TOAST_OVERLAY, NULL) != NULL &&
                    test_ui_shows_text (self->window, "line.sdm"));
  g_assert_true (game_of (self) == before);
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
test_copy_paste (Fixture *self,
                 gconstpointer data)
{
  SudokuGame *before = game_of (self);
  g_autoptr (SudokuGrid) copy = sudoku_grid_copy (grid_of (self));

  test_ui_accel ("<Control>c");
  test_ui_accel ("<Control>v");
  test_ui_wait_for (game_of (self) != before);
  g_assert_true (sudoku_grid_same_values (grid_of (self), copy));
}

static void
test_pause (Fixture *self,
            gconstpointer data)
{
  activate (self, "pause");
  g_assert_false (enabled (self, "enter"));
  g_assert_false (enabled (self, "hint"));
  test_ui_wait_for (!gtk_widget_get_mapped (GTK_WIDGET (self->board)));
  activate (self, "pause");
  test_ui_wait_for (gtk_widget_get_mapped (GTK_WIDGET (self->board)));
  g_assert_true (enabled (self, "enter"));
}

/* While the board is hidden it is neither changed nor judged, and nothing is said of it. */
static void
test_pause_hides (Fixture *self,
                  gconstpointer data)
{
  static const char *const actions[] = {
    "undo",
    "redo",
    "restart",
    "protect",
    "unprotect",
    "clear-answers",
    "clear-entries",
    "check",
    "solve",
  };
  static const char *const keys[] = { "<Control>z", "<Control><Shift>z", "<Control>r",
                                      "<Control><Alt>p", "<Control>k", "<Control>Return" };
  g_autoptr (SudokuGrid) before = NULL;

  sudoku_game_fill_answer (game_of (self), 3, 6);
  g_assert_true (sudoku_game_enter (game_of (self), 2, 5));
  g_assert_true (sudoku_game_enter (game_of (self), 5, 8));
  g_assert_true (sudoku_game_undo (game_of (self)));
  activate (self, "check");
  g_assert_true (verdict_is (self, "2 rules are broken"));
  before = sudoku_grid_copy (grid_of (self));
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    g_assert_true (enabled (self, actions[i]));
  test_ui_accel ("<Control>space");
  test_ui_wait_for (!gtk_widget_get_mapped (GTK_WIDGET (self->board)));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (self->panel)));
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    g_assert_false (enabled (self, actions[i]));
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    test_ui_accel (keys[i]);
  test_ui_accel ("<Control>space");
  test_ui_wait_for (gtk_widget_get_mapped (GTK_WIDGET (self->board)));
  g_assert_true (sudoku_grid_equal (grid_of (self), before));
  test_ui_wait_for (gtk_widget_get_mapped (GTK_WIDGET (self->panel)));
}

/* Narrow and wide, each page, without a warning; pictures for whoever looks at them. */
static void
test_sizes (Fixture *self,
            gconstpointer data)
{
  static const char *const pages[] = { "cnf", "solution", "grid" };

  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *narrow = g_strdup_printf ("%s-360", pages[i]);
      g_autofree char *wide = g_strdup_printf ("%s-1280", pages[i]);

      g_action_group_activate_action (G_ACTION_GROUP (self->window), "page",
                                      g_variant_new_string (pages[i]));
      test_ui_resize (GTK_WINDOW (self->window), 360, 720);
      test_ui_settle (GTK_WIDGET (self->window));
      test_ui_screenshot (self->window, narrow);
      test_ui_resize (GTK_WINDOW (self->window), 1280, 800);
      test_ui_settle (GTK_WIDGET (self->window));
      test_ui_screenshot (self->window, wide);
    }
  g_assert_false (gtk_widget_has_css_class (
    GTK_WIDGET (satdoku_window_get_grid_page (self->window)), "narrow"));
}

/* Closing in the middle of a job. */
static void
test_close (Fixture *self,
            gconstpointer data)
{
  SatdokuNewOptions options;

  satdoku_new_options_init (&options);
  satdoku_new_options_set_side (&options, 36);
  satdoku_window_create_puzzle (self->window, &options);
  g_assert_true (enabled (self, "cancel"));
}

/* Rules that nothing on the board tells of are named beside it, the others are not. */
static void
test_rules (Fixture *self,
            gconstpointer data)
{
  static const char *const texts[] = { "boxes=3x3", "x", "windows", "anti-knight", "even:r1c2" };
  SudokuRule *rules[G_N_ELEMENTS (texts)];
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (SudokuGrid) grid = NULL;
  g_autoptr (SudokuGame) game = NULL;

  g_assert_false (test_ui_shows_text (self->window, "Anti-Knight"));
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    rules[i] = sudoku_rule_parse (9, texts[i], NULL);
  geometry = sudoku_geometry_new_with_rules (9, rules, G_N_ELEMENTS (rules), NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    sudoku_rule_unref (rules[i]);
  grid = sudoku_grid_new (geometry);
  game = sudoku_game_new (grid);
  satdoku_window_set_game (self->window, game);
  test_ui_wait_for (test_ui_shows_text (self->window, "Anti-Knight"));
  g_assert_false (test_ui_shows_text (self->window, "Diagonals"));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "rules");
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
#define ADD(name, function) g_test_add ("/window/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("check-seen", test_check_seen);
  ADD ("check/conflict", test_check_conflict);
  ADD ("check/verdicts", test_check_verdicts);
  ADD ("count", test_count);
  ADD ("solve", test_solve);
  ADD ("solve-choice", test_solve_choice);
  ADD ("given", test_given);
  ADD ("no-solution", test_no_solution);
  ADD ("dead-end", test_dead_end);
  ADD ("puzzle-without-solution", test_puzzle_without_solution);
  ADD ("stale", test_stale);
  ADD ("not-stale", test_not_stale);
  ADD ("cancel", test_cancel);
  ADD ("new", test_new);
  ADD ("new-size-is-plain", test_new_size_is_plain);
  ADD ("new-difficulty", test_new_difficulty);
  ADD ("new-technique", test_new_technique);
  ADD ("new-rating", test_new_rating);
  ADD ("new-pattern", test_new_pattern);
  ADD ("new-none", test_new_none);
  ADD ("protect", test_protect);
  ADD ("few-changes", test_few_changes);
  ADD ("keypad", test_keypad);
  ADD ("picker", test_picker);
  ADD ("picker-keys", test_picker_keys);
  ADD ("files", test_files);
  ADD ("copy-paste", test_copy_paste);
  ADD ("pause", test_pause);
  ADD ("pause-hides", test_pause_hides);
  ADD ("sizes", test_sizes);
  ADD ("rules", test_rules);
  ADD ("close", test_close);
  return g_test_run ();
}
