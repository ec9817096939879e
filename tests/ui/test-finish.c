/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A puzzle solved to its end, by the keyboard alone and by the mouse alone: what is shown, what is
 * taken down, and what does not count. */

#include <string.h>
#include <sudoku-game-load.h>
#include <sudoku-game-moves.h>

#include <glib/gstdio.h>

#include "satdoku-game-document.h"
#include "satdoku-keypad.h"
#include "satdoku-settings.h"
#include "satdoku-solution-page.h"
#include "satdoku-time-bar.h"
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
  SatdokuFinishCard *finish;
} Fixture;

/* A puzzle with one solution, and that solution. */
static const char puzzle_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char solution_line[] =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

static char *
history_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "satdoku", "history.txt", NULL);
}

static guint
count_records (gboolean helped)
{
  g_autofree char *path = history_path ();
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n = 0;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return 0;
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    n += strstr (lines[i], helped ? " helped" : " alone") != NULL;
  return n;
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGame) game = test_app_make_game (puzzle_line);
  SatdokuGridPage *page;

  self->window = test_app_play (game);
  page = satdoku_window_get_grid_page (self->window);
  self->board = satdoku_grid_page_get_board (page);
  self->panel = satdoku_grid_page_get_panel (page);
  self->finish = satdoku_grid_page_get_finish (page);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  g_autofree char *path = history_path ();
  g_autofree char *damaged = g_strconcat (path, ".damaged", NULL);
  test_ui_destroy (GTK_WINDOW (self->window));
  g_remove (path);
  g_remove (damaged);
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

static guint
solution_at (guint cell)
{
  return (guint)(solution_line[cell] - '0');
}

/* All but the last empty cell, by the program; none of it is a move of the solver's. */
static void
fill_but_one (Fixture *self)
{
  guint last = 78; /* which is to hold a 1 */

  g_assert_cmpuint (value_at (self, last), ==, 1 - 1);
  for (guint cell = 0; cell < 81; cell++)
    if (cell != last && value_at (self, cell) == 0)
      g_assert_true (sudoku_game_enter (game_of (self), cell, solution_at (cell)));
  satdoku_board_select (self->board, last);
}

/* NULL: nothing is said of it. */
static void
assert_count (Fixture *self,
              const char *name,
              const char *expected)
{
  GtkWidget *label = test_ui_find (self->finish, GTK_TYPE_LABEL, name);

  if (expected == NULL)
    g_assert_true (label == NULL || !gtk_widget_get_mapped (label));
  else
    g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, expected);
}

static void
assert_counts (Fixture *self,
               const char *n_hints,
               const char *n_checks,
               const char *n_mistakes)
{
  assert_count (self, "hints", n_hints);
  assert_count (self, "checks", n_checks);
  assert_count (self, "mistakes", n_mistakes);
}

static void
assert_apart (GtkWidget *one,
              GtkWidget *other)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (one, other, &bounds));
  g_assert_false (graphene_rect_intersection (
    &bounds,
    &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (other), gtk_widget_get_height (other)), NULL));
}

/* The arrow keys and digits, nothing else. */
static void
test_keyboard (Fixture *self,
               gconstpointer data)
{
  g_autoptr (SatdokuGameDocument) document = NULL;

  g_object_get (self->window, "document", &document, NULL);
  satdoku_game_document_set_level (document, SUDOKU_LEVEL_EASY);
  test_ui_key (GDK_KEY_Home, GDK_CONTROL_MASK);
  for (guint cell = 0; !sudoku_game_is_solved (game_of (self)); cell++)
    {
      if (cell > 0 && cell % 9 == 0)
        {
          test_ui_key (GDK_KEY_Home, 0);
          test_ui_key (GDK_KEY_Down, 0);
        }
      else if (cell > 0)
        test_ui_key (GDK_KEY_Right, 0);
      test_ui_wait_for (satdoku_board_get_selected (self->board) == cell);
      if (value_at (self, cell) == 0)
        {
          g_assert_false (satdoku_finish_card_is_shown (self->finish));
          test_ui_key (GDK_KEY_0 + solution_at (cell), 0);
          test_ui_wait_for (value_at (self, cell) == solution_at (cell));
        }
    }
  test_ui_wait_for (satdoku_finish_card_is_shown (self->finish));
  g_assert_true (test_ui_shows_text (self->window, "Solved!"));
  g_assert_true (test_ui_shows_text (self->finish, "First one solved: 9 × 9"));
  assert_counts (self, "0", "0", "0");
  g_assert_cmpuint (count_records (FALSE), ==, 1);
  g_assert_false (test_ui_action_enabled (self->window, "solve"));
  g_assert_false (test_ui_action_enabled (self->window, "hint"));
  test_ui_screenshot (self->window, "finish");
  /* The board stays; the card goes with Escape, and the focus goes back to the board. */
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (!satdoku_finish_card_is_shown (self->finish));
  test_ui_wait_for (gtk_widget_get_focus_child (GTK_WIDGET (self->board)) != NULL);
  g_assert_true (sudoku_game_is_solved (game_of (self)));
  g_assert_cmpstr (satdoku_panel_get_verdict (self->panel), ==, "Solved, well done!");
}

/* The card never lies over the board, and Enter goes on from the card and from the board. */
static void
test_next (Fixture *self,
           gconstpointer data)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (SudokuGame) game = test_app_make_game (puzzle_line);

      satdoku_window_set_game (self->window, game);
      fill_but_one (self);
      test_ui_key (GDK_KEY_1, 0);
      test_ui_wait_for (satdoku_finish_card_is_shown (self->finish));
      test_ui_settle (GTK_WIDGET (self->window));
      assert_apart (GTK_WIDGET (self->finish), GTK_WIDGET (self->board));
      if (i == 1)
        {
          test_ui_click (GTK_WIDGET (satdoku_board_get_cell (self->board, 0)));
          test_ui_wait_for (satdoku_board_get_selected (self->board) == 0);
        }
      test_ui_key (GDK_KEY_Return, 0);
      test_ui_wait_for (game_of (self) != game);
      g_assert_false (satdoku_finish_card_is_shown (self->finish));
    }
}

static void
copied_cb (GObject *clipboard,
           GAsyncResult *result,
           gpointer text)
{
  *(char **)text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

static void
assert_shared (Fixture *self,
               const char *expected)
{
  g_autofree char *text = NULL;

  test_ui_wait_for (satdoku_finish_card_is_shown (self->finish));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_click (test_ui_find_text (self->finish, "Share"));
  test_ui_wait_for (test_ui_shows_text (self->finish, "Copied"));
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), NULL,
                                 copied_cb, &text);
  test_ui_wait_for (text != NULL);
  g_assert_cmpstr (text, ==, expected);
}

/* What was solved and how fast, with or without help, and nothing of the solution. */
static void
test_share (Fixture *self,
            gconstpointer data)
{
  fill_but_one (self);
  g_assert_true (sudoku_game_enter (game_of (self), 78, 1));
  assert_shared (self, "Satdoku, 9 × 9: 0:00, without help");
  g_assert_true (sudoku_game_undo (game_of (self)));
  sudoku_game_mark_helped (game_of (self));
  g_assert_true (sudoku_game_enter (game_of (self), 78, 1));
  assert_shared (self, "Satdoku, 9 × 9: 0:00, with help");
}

/* The button of the keypad that enters @value. */
static GtkWidget *
keypad_button (GtkWidget *widget,
               guint value)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget))
    {
      GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget));

      return target != NULL && g_variant_get_uint32 (target) == value ? widget : NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = keypad_button (child, value);
  return found;
}

/* A click on the cell and one on the keypad, until it is done; then a new puzzle with the mouse. */
static void
test_mouse (Fixture *self,
            gconstpointer data)
{
  GtkWidget *keypad =
    test_ui_find (satdoku_window_get_grid_page (self->window), SATDOKU_TYPE_KEYPAD, NULL);
  SudokuGame *before = game_of (self);

  for (guint cell = 0; cell < 81; cell++)
    if (value_at (self, cell) == 0)
      {
        test_ui_click (GTK_WIDGET (satdoku_board_get_cell (self->board, cell)));
        test_ui_wait_for (satdoku_board_get_selected (self->board) == cell);
        test_ui_click (keypad_button (keypad, solution_at (cell)));
        test_ui_wait_for (value_at (self, cell) == solution_at (cell));
      }
  test_ui_wait_for (satdoku_finish_card_is_shown (self->finish));
  g_assert_cmpuint (count_records (FALSE), ==, 1);
  /* The board can be used beside the card. */
  test_ui_click (GTK_WIDGET (satdoku_board_get_cell (self->board, 0)));
  test_ui_wait_for (satdoku_board_get_selected (self->board) == 0);
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (!satdoku_finish_card_is_shown (self->finish));
  g_assert_true (sudoku_game_undo (game_of (self)));
  g_assert_true (sudoku_game_enter (game_of (self), 78, 1));
  test_ui_wait_for (satdoku_finish_card_is_shown (self->finish));
  test_ui_click (test_ui_find_text (self->finish, "New Puzzle"));
  test_ui_wait_for (game_of (self) != before);
  g_assert_false (satdoku_finish_card_is_shown (self->finish));
}

/* The card comes with the last number, however long the wave behind it runs, and gives way to what
 * it leads to. */
static void
test_at_once (Fixture *self,
              gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  gboolean animations;
  GtkWindow *statistics;

  g_object_get (settings, "gtk-enable-animations", &animations, NULL);
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  fill_but_one (self);
  g_assert_true (sudoku_game_enter (game_of (self), 78, 1));
  g_assert_true (satdoku_finish_card_is_shown (self->finish));
  test_ui_wait_for (test_ui_find_text (self->finish, "Statistics") != NULL);
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_click (test_ui_find_text (self->finish, "Statistics"));
  test_ui_wait_for ((statistics = test_ui_find_window (GTK_TYPE_WINDOW, "Statistics")) != NULL);
  g_assert_false (satdoku_finish_card_is_shown (self->finish));
  test_ui_destroy (statistics);
  g_object_set (settings, "gtk-enable-animations", animations, NULL);
}

/* Once finished is finished: to undo the last move and to do it again counts once. */
static void
test_once (Fixture *self,
           gconstpointer data)
{
  fill_but_one (self);
  test_ui_key (GDK_KEY_1, 0);
  test_ui_wait_for (satdoku_finish_card_is_shown (self->finish));
  g_assert_cmpuint (count_records (FALSE), ==, 1);
  g_assert_true (sudoku_game_undo (game_of (self)));
  g_assert_false (satdoku_finish_card_is_shown (self->finish));
  g_assert_true (sudoku_game_redo (game_of (self)));
  g_assert_false (satdoku_finish_card_is_shown (self->finish));
  g_assert_true (sudoku_game_undo (game_of (self)));
  g_assert_true (sudoku_game_enter (game_of (self), 78, 1));
  test_ui_wait_for (satdoku_finish_card_is_shown (self->finish));
  g_assert_true (test_ui_shows_text (self->window, "You have solved this one before."));
  g_assert_cmpuint (count_records (FALSE), ==, 1);
}

/* A hint makes it a puzzle solved with help; what the solver fills is no finish at all. */
static void
test_helped (Fixture *self,
             gconstpointer data)
{
  test_ui_activate (self->window, "win.solve", NULL);
  test_ui_wait_for (sudoku_game_is_solved (game_of (self)));
  test_ui_settle (GTK_WIDGET (self->window));
  g_assert_false (satdoku_finish_card_is_shown (self->finish));
  g_assert_cmpuint (count_records (TRUE), ==, 0);
  g_assert_true (sudoku_game_undo (game_of (self)));
  fill_but_one (self);
  test_ui_key (GDK_KEY_1, 0);
  test_ui_wait_for (satdoku_finish_card_is_shown (self->finish));
  g_assert_cmpuint (count_records (TRUE), ==, 1);
  g_assert_cmpuint (count_records (FALSE), ==, 0);
}

/* Puts right what is wrong, fills the rest, and is finished. */
static void
finish (Fixture *self)
{
  for (guint cell = 0; cell < 81; cell++)
    if (value_at (self, cell) != solution_at (cell))
      g_assert_true (sudoku_game_enter (game_of (self), cell, solution_at (cell)));
  test_ui_wait_for (satdoku_finish_card_is_shown (self->finish));
}

static void
finish_with_help (Fixture *self)
{
  test_ui_wait_for (sudoku_game_was_helped (game_of (self)));
  if (test_ui_action_enabled (self->window, "path-close"))
    test_ui_activate (self->window, "win.path-close", NULL);
  test_ui_settle (GTK_WIDGET (self->window));
  while (sudoku_game_can_undo (game_of (self)))
    g_assert_true (sudoku_game_undo (game_of (self)));
  g_assert_true (sudoku_game_was_helped (game_of (self)));
  finish (self);
  g_assert_cmpuint (count_records (TRUE), ==, 1);
  g_assert_cmpuint (count_records (FALSE), ==, 0);
}

/* Each command that tells something of the solution, be its answer looked at or not, and be what it
 * fills undone. */
static void
test_any_help (Fixture *self,
               gconstpointer action)
{
  g_autofree char *name = g_strconcat ("win.", action, NULL);

  satdoku_board_select (self->board, 2);
  if (!test_ui_action_enabled (self->window, action))
    g_assert_true (sudoku_game_enter (game_of (self), 3, 6));
  test_ui_activate (self->window, name, NULL);
  finish_with_help (self);
}

/* A warning that nobody has asked for just now. */
static void
test_warned (Fixture *self,
             gconstpointer data)
{
  g_autoptr (GSettings) settings = satdoku_settings_new ();

  g_settings_set_string (settings, "warnings", "dead-end");
  g_assert_true (sudoku_game_enter (game_of (self), 2, 4));
  test_ui_settle (GTK_WIDGET (self->window));
  g_assert_false (sudoku_game_was_helped (game_of (self)));
  g_assert_true (sudoku_game_enter (game_of (self), 3, 2));
  finish_with_help (self);
  g_settings_reset (settings, "warnings");
}

/* What the solver answers on its page is the solution, too. */
static void
test_model (Fixture *self,
            gconstpointer data)
{
  GtkWidget *page = NULL;

  test_ui_activate (self->window, "win.page", g_variant_new_string (SATDOKU_PAGE_SOLUTION));
  test_ui_wait_for (
    (page = test_ui_find (self->window, SATDOKU_TYPE_SOLUTION_PAGE, NULL)) != NULL);
  test_ui_settle (GTK_WIDGET (self->window));
  g_assert_false (sudoku_game_was_helped (game_of (self)));
  test_ui_activate (page, "solution.show-model", NULL);
  test_ui_wait_for (sudoku_game_was_helped (game_of (self)));
  test_ui_activate (self->window, "win.page", g_variant_new_string (SATDOKU_PAGE_GRID));
  finish_with_help (self);
}

/* Any right filling is one, also where the puzzle has many. */
static void
test_several_solutions (Fixture *self,
                        gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGrid) solution = test_canonical_grid (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  satdoku_window_set_game (self->window, game);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  for (guint cell = 0; cell < 15; cell++)
    g_assert_true (sudoku_game_enter (game, cell, sudoku_grid_get_value (solution, cell)));
  satdoku_board_select (self->board, 15);
  test_ui_key (GDK_KEY_0 + sudoku_grid_get_value (solution, 15), 0);
  test_ui_wait_for (satdoku_finish_card_is_shown (self->finish));
  g_assert_true (test_ui_shows_text (self->window, "First one solved: 4 × 4"));
}

static void
write_history (const char *text)
{
  g_autofree char *path = history_path ();
  g_autofree char *folder = g_path_get_dirname (path);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
take_text_cb (GObject *source,
              GAsyncResult *result,
              gpointer user_data)
{
  char **text = user_data;

  *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static char *
read_clipboard (gpointer widget)
{
  char *text = NULL;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (widget)), NULL, take_text_cb,
                                 &text);
  test_ui_wait_for (text != NULL);
  return text;
}

static GtkWindow *
open_statistics (void)
{
  GtkWindow *statistics;

  test_ui_accel ("<Control><Shift>t");
  test_ui_wait_for ((statistics = test_ui_find_window (GTK_TYPE_WINDOW, "Statistics")) != NULL);
  test_ui_wait_for (gtk_widget_get_mapped (GTK_WIDGET (statistics)));
  test_ui_focus_window (statistics);
  test_ui_settle (GTK_WIDGET (statistics));
  return statistics;
}

static void
assert_chart (GtkWindow *statistics,
              const char *description)
{
  gtk_test_accessible_assert_property (
    GTK_ACCESSIBLE (test_ui_find (statistics, GTK_TYPE_WIDGET, "chart")),
    GTK_ACCESSIBLE_PROPERTY_LABEL, description);
}

/* Finishes the puzzle, which is of that level, after these records. */
static void
finish_after (Fixture *self,
              SudokuLevel level,
              const char *records)
{
  g_autoptr (SatdokuGameDocument) document = NULL;

  write_history (records);
  g_object_get (self->window, "document", &document, NULL);
  satdoku_game_document_set_level (document, level);
  fill_but_one (self);
  test_ui_key (GDK_KEY_1, 0);
  test_ui_wait_for (satdoku_finish_card_is_shown (self->finish));
}

/* Times are compared within kind and level. */
static void
test_compared (Fixture *self,
               gconstpointer data)
{
  finish_after (self, SUDOKU_LEVEL_EASY,
                "2026-11-01T10:00:00Z 3x3 - 30 3000 alone level=easy\n"
                "2026-11-02T10:00:00Z 3x3 - 30 5000 alone level=easy\n"
                "2026-11-03T10:00:00Z 3x3 - 30 1 alone level=hard\n");
  g_assert_true (test_ui_shows_text (
    self->window, "9 × 9 · Easy: a new best time! It was 50:00 before."));
}

/* From three times on the average says something: a bar beside it, and a sentence. */
static void
test_average (Fixture *self,
              gconstpointer data)
{
  SatdokuTimeBar *bar = NULL;

  sudoku_game_set_elapsed (game_of (self), 300);
  finish_after (self, SUDOKU_LEVEL_EASY,
                "2026-11-01T10:00:00Z 3x3 - 30 200 alone level=easy\n"
                "2026-11-02T10:00:00Z 3x3 - 30 500 alone level=easy\n"
                "2026-11-03T10:00:00Z 3x3 - 30 9000 helped level=easy\n"
                "2026-11-04T10:00:00Z 3x3 - 30 500 alone level=easy\n");
  g_assert_true (test_ui_shows_text (self->finish, "9 × 9 · Easy: your best time is 3:20."));
  g_assert_true (test_ui_shows_text (self->finish, "1:40 faster than your average of 6:40"));
  bar = SATDOKU_TIME_BAR (test_ui_find (self->finish, SATDOKU_TYPE_TIME_BAR, NULL));
  g_assert_cmpfloat_with_epsilon (satdoku_time_bar_get_fraction (bar, FALSE) /
                                    satdoku_time_bar_get_fraction (bar, TRUE),
                                  0.75, 0.01);
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "finish-average");
  test_ui_resize (GTK_WINDOW (self->window), 360, 720);
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "finish-average-narrow");
}

/* Of two times there is no average to speak of. */
static void
test_no_average (Fixture *self,
                 gconstpointer data)
{
  finish_after (self, SUDOKU_LEVEL_EASY,
                "2026-11-01T10:00:00Z 3x3 - 30 200 alone level=easy\n"
                "2026-11-02T10:00:00Z 3x3 - 30 500 alone level=easy\n");
  g_assert_null (test_ui_find (self->finish, SATDOKU_TYPE_TIME_BAR, NULL));
}

/* Two hints, of which one was looked at as far as it goes, one check, and two wrong numbers, which
 * no undo takes back. */
static void
test_counts (Fixture *self,
             gconstpointer data)
{
  satdoku_board_select (self->board, 2);
  test_ui_key (GDK_KEY_1, 0);
  test_ui_wait_for (value_at (self, 2) == 1);
  g_assert_true (sudoku_game_undo (game_of (self)));
  g_assert_true (sudoku_game_enter (game_of (self), 2, 2));
  g_assert_true (sudoku_game_enter (game_of (self), 2, 4));
  test_ui_activate (self->window, "win.check", NULL);
  test_ui_wait_for (test_ui_shows_text (self->window, "Right so far"));
  test_ui_activate (self->window, "win.hint", NULL);
  test_ui_wait_for (test_ui_shows_text (self->window, "Look at"));
  test_ui_activate (self->window, "win.hint", NULL);
  test_ui_activate (self->window, "win.hint-another", NULL);
  test_ui_activate (self->window, "win.hint-close", NULL);
  test_ui_activate (self->window, "win.hint", NULL);
  test_ui_wait_for (test_ui_shows_text (self->window, "Look at"));
  finish_after (self, SUDOKU_LEVEL_EASY, "");
  assert_counts (self, "2", "1", "2");
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "finish-counts");
}

/* Of a game that an earlier version has begun, and helped in, nothing is claimed. */
static void
test_old_counts (Fixture *self,
                 gconstpointer data)
{
  static const char text[] = "satdoku 1\nbox 2x2\npuzzle\n1 . 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n"
                             "time 12.500\nmove r1c2=.>+4\nmove r1c2=+4>.\nposition 2\nhelped\n";
  g_autoptr (SudokuGame) game =
    sudoku_game_new_from_text ("t", text, sizeof text - 1, NULL, NULL);

  satdoku_window_set_game (self->window, game);
  g_assert_true (sudoku_game_enter (game, 1, 2));
  test_ui_wait_for (satdoku_finish_card_is_shown (self->finish));
  assert_counts (self, NULL, NULL, NULL);
}

/* An old record that doesn't say its level may have been of this one: nothing is claimed. */
static void
test_not_claimed (Fixture *self,
                  gconstpointer data)
{
  finish_after (self, SUDOKU_LEVEL_EASY, "2026-11-01T10:00:00Z 3x3 - 30 3000 alone\n");
  g_assert_true (test_ui_shows_text (self->window, "9 × 9 · Easy"));
  g_assert_false (test_ui_shows_text (self->window, "First one solved"));
}

/* Those of other levels and kinds are no reason not to. */
static void
test_claimed (Fixture *self,
              gconstpointer data)
{
  finish_after (self, SUDOKU_LEVEL_EASY,
                "2026-11-01T10:00:00Z 3x3 - 30 3000 alone level=hard\n"
                "2026-11-02T10:00:00Z 2x3 - 10 3000 alone\n");
  g_assert_true (test_ui_shows_text (self->window, "First one solved: 9 × 9 · Easy"));
}

/* What was played is shown by level with what is known of it; clearing can be taken back. The
 * levels of old records are unknown. */
static void
test_statistics (Fixture *self,
                 gconstpointer data)
{
  GtkWindow *statistics;
  g_autofree char *csv = NULL;

  write_history ("2026-11-01T10:00:00Z 3x3 - 30 100.500 alone level=easy\n"
                 "2026-11-02T10:00:00Z 3x3 - 30 40 helped level=easy\n"
                 "2026-11-03T10:00:00Z 2x3 - 12 20 alone\n"
                 "2026-11-03T11:00:00Z 3x3 - 12 0 begun level=easy\n"
                 "2026-11-04T10:00:00Z 3x3 - 28 80 alone level=easy day=2026-11-04\n"
                 "2026-11-05T10:00:00Z 3x3 - 24 900 alone hard\n");
  statistics = open_statistics ();
  g_assert_true (test_ui_shows_text (statistics, "9 × 9"));
  g_assert_true (test_ui_shows_text (statistics, "Easy"));
  g_assert_true (test_ui_shows_text (statistics, "Level Unknown"));
  g_assert_true (test_ui_shows_text (statistics, "3 solved, 2 of them without help"));
  g_assert_true (test_ui_shows_text (statistics, "1 solved, without help"));
  g_assert_true (test_ui_shows_text (statistics, "Today’s Puzzle: Longest streak: 1 day"));
  g_assert_true (test_ui_shows_text (statistics, "4"));
  g_assert_true (test_ui_shows_text (statistics, "1:20"));
  g_assert_true (test_ui_shows_text (statistics, "1:30"));
  g_assert_true (test_ui_shows_text (statistics, "28 givens, best time"));
  g_assert_true (test_ui_shows_text (statistics, "30 givens, with help"));
  assert_chart (statistics,
                "Chart of the times of 3 puzzles: the best is 1:20, the average 1:30");
  /* The one with help is an open circle. */
  g_assert_true (gtk_widget_get_visible (test_ui_find (statistics, GTK_TYPE_LABEL, "outlined")));
  test_ui_screenshot (statistics, "statistics");
  gtk_widget_activate_action (GTK_WIDGET (statistics), "statistics.clear", NULL);
  test_ui_wait_for (test_ui_shows_text (statistics, "Nothing Played Yet"));
  g_assert_cmpuint (count_records (FALSE), ==, 0);
  test_ui_click (test_ui_find_action (statistics, "statistics.restore"));
  test_ui_wait_for (test_ui_shows_text (statistics, "28 givens, best time"));
  g_assert_cmpuint (count_records (FALSE), ==, 4);
  test_ui_accel ("<Control>c");
  csv = read_clipboard (statistics);
  g_assert_nonnull (strstr (csv, "9 × 9,Easy,4,3,2,1,80,90,101 40 80\n"));
  g_assert_nonnull (strstr (csv, "9 × 9,Level Unknown,1,1,1,0,900,900,900\n"));
  test_ui_destroy (statistics);
}

/* The levels by the keyboard, in a narrow window. */
static void
test_levels (Fixture *self,
             gconstpointer data)
{
  static const char *const levels[] = { "beginner", "easy", "medium", "hard", "expert", "extreme" };
  g_autoptr (GString) history = g_string_new (NULL);
  GtkWindow *statistics;
  GtkWidget *list;

  for (guint i = 0; i < 6 * 12; i++)
    g_string_append_printf (history,
                            "2026-11-01T10:00:00Z 3x3 - 30 %u %s level=%s day=2026-10-%02u\n",
                            60 + (i * 37 % 100) * (1 + i % 6), i % 7 == 3 ? "helped" : "alone",
                            levels[i % 6], 1 + i % 28);
  write_history (history->str);
  statistics = open_statistics ();
  test_ui_resize (statistics, 360, 640);
  list = test_ui_find (statistics, GTK_TYPE_LIST_BOX, "levels");
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0)));
  test_ui_key (GDK_KEY_Down, 0);
  test_ui_wait_for (gtk_list_box_row_is_selected (
    gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 1)));
  test_ui_settle (GTK_WIDGET (statistics));
  test_ui_screenshot (statistics, "statistics-narrow");
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      ADW_COLOR_SCHEME_FORCE_DARK);
  test_ui_settle (GTK_WIDGET (statistics));
  test_ui_screenshot (statistics, "statistics-dark");
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
  test_ui_destroy (statistics);
}

/* Lines that nobody understands are set aside, and said so; the others stay. */
static void
test_damaged (Fixture *self,
              gconstpointer data)
{
  g_autofree char *path = history_path ();
  g_autofree char *damaged = g_strconcat (path, ".damaged", NULL);
  g_autofree char *text = NULL;

  write_history ("2026-11-01T10:00:00Z 3x3 - 30 5 alone\nwhat is this?\n"
                 "2026-11-04T10:00:00Z 3x3 - 28 7 al");
  fill_but_one (self);
  test_ui_key (GDK_KEY_1, 0);
  test_ui_wait_for (satdoku_finish_card_is_shown (self->finish));
  test_ui_wait_for (test_ui_shows_text (
    self->window, "Some of the history could not be read and was set aside"));
  g_assert_true (g_file_get_contents (damaged, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "what is this?\n2026-11-04T10:00:00Z 3x3 - 28 7 al\n");
  g_assert_cmpuint (count_records (FALSE), ==, 2);
}

int
main (int argc,
      char *argv[])
{
  static const char *const helping[] = {
    "check",
    "count",
    "solve",
    "solve-cell",
    "fill-partial",
    "hint",
    "hint-another",
    "back-to-solvable",
    "path",
    "why-not",
    "why-several",
  };
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
#define ADD(name, function) g_test_add ("/finish/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("keyboard", test_keyboard);
  ADD ("mouse", test_mouse);
  ADD ("at-once", test_at_once);
  ADD ("next", test_next);
  ADD ("share", test_share);
  ADD ("once", test_once);
  ADD ("helped", test_helped);
  ADD ("several-solutions", test_several_solutions);
  ADD ("compared", test_compared);
  ADD ("average", test_average);
  ADD ("no-average", test_no_average);
  ADD ("counts", test_counts);
  ADD ("old-counts", test_old_counts);
  ADD ("not-claimed", test_not_claimed);
  ADD ("claimed", test_claimed);
  ADD ("statistics", test_statistics);
  ADD ("levels", test_levels);
  ADD ("damaged", test_damaged);
  ADD ("warned", test_warned);
  ADD ("model", test_model);
#undef ADD
  for (gsize i = 0; i < G_N_ELEMENTS (helping); i++)
    {
      g_autofree char *path = g_strconcat ("/finish/any-help/", helping[i], NULL);

      g_test_add (path, Fixture, helping[i], set_up, test_any_help, tear_down);
    }
  return g_test_run ();
}
