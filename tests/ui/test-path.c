/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The path to the solution in a real window: its list, its steps on the board while the game stays
 * as it is, by real keys and clicks. */

#include <string.h>

#include <glib/gstdio.h>
#include <sudoku-game-load.h>
#include <sudoku-game-moves.h>
#include <sudoku-rate.h>
#include <words-step.h>

#include "satdoku-export.h"
#include "satdoku-help.h"
#include "satdoku-path-list.h"
#include "satdoku-path-sheet.h"
#include "satdoku-path-view.h"
#include "satdoku-settings.h"
#include "satdoku-step-list.h"
#include "satdoku-step-view.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-grid.h"
#include "test-shapes.h"
#include "test-ui.h"

typedef struct
{
  SatdokuWindow *window;
  SatdokuGridPage *page;
  SatdokuBoard *board;
} Fixture;

/* It takes more than singles. */
static const char puzzle_line[] =
  ".........71...832..26....74.49..1...25..8..37...5..18.43....75..674...18.........";
/* Only nets solve it. */
static const char hard_line[] =
  "...5..7...95.7...6.....285.1.....9.7..7.1.2..9.8.....5.638.....7...5.64...1..4...";

/* A hard puzzle with irregular regions. */
static const char regions_text[] =
  "satdoku 1\n"
  "plain 9\n"
  "rule regions:1,1,2,2,2,2,2,2,2,1,1,1,3,2,2,4,4,4,5,5,1,3,3,6,6,6,4,5,5,1,1,3,3,"
  "6,4,4,5,5,1,3,3,6,6,6,4,7,5,5,7,3,3,8,6,4,7,5,7,7,8,8,8,6,4,7,7,7,7,9,9,8,8,8,9,"
  "9,9,9,9,9,9,8,8\n"
  "puzzle\n"
  ". . . . . . . . .\n"
  ". . . 7 . . . . .\n"
  "8 . . 5 1 . . . .\n"
  "1 4 . . . . . 7 .\n"
  ". 6 2 . . . . . .\n"
  ". . . . . . . . .\n"
  ". 2 . 8 6 . . 3 .\n"
  "3 . . . 7 8 . . 9\n"
  ". . . 3 4 . . . .\n"
  "time 0.000\n"
  "position 0\n";

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGame) game = test_app_make_game (puzzle_line);

  self->window = test_app_play (game);
  self->page = satdoku_window_get_grid_page (self->window);
  self->board = satdoku_grid_page_get_board (self->page);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (GTK_WINDOW (self->window));
}

/* The path of a puzzle as the library has it. */
static SudokuRating *
rate (const char *line,
      const char *scale)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, line, FALSE);

  return sudoku_rating_new (grid, sudoku_scale_find (scale), TRUE, G_MAXUINT64 / 2, NULL);
}

static SatdokuPathList *
list_of (Fixture *self)
{
  return SATDOKU_PATH_LIST (test_ui_find (self->window, SATDOKU_TYPE_PATH_LIST, NULL));
}

static SatdokuPathView *
view_of (Fixture *self)
{
  return SATDOKU_PATH_VIEW (test_ui_find (self->window, SATDOKU_TYPE_PATH_VIEW, NULL));
}

static gboolean
is_looking (Fixture *self)
{
  g_autoptr (SatdokuPlay) play = NULL;

  g_object_get (self->window, "play", &play, NULL);
  return satdoku_play_get_looking (play) != NULL;
}

static void
open_path (Fixture *self)
{
  test_ui_accel ("<Control>e");
  test_ui_wait_for (is_looking (self));
  test_ui_settle (GTK_WIDGET (self->window));
}

static gboolean
says (Fixture *self,
      const char *text)
{
  return view_of (self) != NULL && test_ui_shows_text (view_of (self), text);
}

static SudokuGame *
game_of (Fixture *self)
{
  return satdoku_window_get_game (self->window);
}

/* The board shows the position before a step and what the step concludes. */
static void
assert_shown (Fixture *self,
              const SudokuRating *rating,
              guint number)
{
  SatdokuFigure *figure = satdoku_board_get_figure (self->board);
  const SudokuGrid *shown = sudoku_game_get_grid (satdoku_board_get_game (self->board));
  g_autoptr (SudokuPosition) position = NULL;
  guint n_steps = 0, n_notes = 0, n = 0;
  SudokuStep *const *steps = sudoku_rating_get_steps (rating, &n_steps);
  const SatdokuNote *notes = satdoku_figure_get_notes (figure, &n_notes);
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (steps[number], &n);

  position = sudoku_position_new (sudoku_game_get_grid (game_of (self)));
  for (guint i = 0; i < number; i++)
    sudoku_step_apply (steps[i], position);
  for (guint candidate = 0; candidate < 729; candidate++)
    {
      guint cell = candidate / 9, value = candidate % 9 + 1;
      guint there = sudoku_grid_get_value (shown, cell);
      SudokuSet marks =
        sudoku_game_get_marks (satdoku_board_get_game (self->board), SUDOKU_MARK_CORNER, cell);

      g_assert_cmpint (there == value || (there == 0 && sudoku_set_has (marks, value)), ==,
                       sudoku_position_has (position, candidate));
      g_assert_cmpint (there > 0, ==, sudoku_position_is_filled (position, cell));
    }
  g_assert_cmpuint (n_notes, >=, n);
  for (guint i = 0; i < n; i++)
    {
      const SatdokuNote *note = &notes[n_notes - n + i];

      g_assert_cmpuint (note->cell * 9 + note->value - 1, ==, conclusions[i].candidate);
      g_assert_cmpint (note->kind == SATDOKU_NOTE_PLACED, ==, conclusions[i].placed);
    }
}

/* The list is what the library says, on both scales; on top is how hard it is. */
static void
test_list (Fixture *self,
           gconstpointer data)
{
  g_autoptr (SudokuRating) explainer = rate (puzzle_line, "explainer");
  g_autoptr (SudokuRating) hodoku = rate (puzzle_line, "hodoku");
  g_autofree char *score = g_strdup_printf ("%u · ", sudoku_rating_get_hodoku_score (hodoku));
  GtkWidget *label;
  GtkWidget *scale;
  guint n = 0;

  open_path (self);
  sudoku_rating_get_steps (explainer, &n);
  g_assert_cmpuint (satdoku_path_list_get_n_shown (list_of (self)), ==, n);
  g_assert_true (says (self, "6.0"));
  g_assert_true (says (self, "Bivalue universal grave type 3"));
  assert_shown (self, explainer, 0);
  test_ui_screenshot (self->window, "path-list");
  scale = test_ui_find (view_of (self), GTK_TYPE_DROP_DOWN, "scale");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (scale), 1);
  sudoku_rating_get_steps (hodoku, &n);
  g_assert_cmpuint (satdoku_path_list_get_n_shown (list_of (self)), ==, n);
  label = test_ui_find (view_of (self), GTK_TYPE_LABEL, "rating");
  g_assert_true (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (label)), score));
  assert_shown (self, hodoku, 0);
}

/* By keys, buttons and clicks; nothing of it is done to the game. */
static void
test_steps (Fixture *self,
            gconstpointer data)
{
  g_autoptr (SudokuRating) rating = rate (puzzle_line, "explainer");
  g_autoptr (SudokuGrid) before = NULL;
  guint64 revision;

  satdoku_board_select (self->board, 40);
  before = sudoku_grid_copy (sudoku_game_get_grid (game_of (self)));
  revision = sudoku_game_get_revision (game_of (self));
  open_path (self);
  g_assert_true (says (self, "Step 1 of 59"));
  g_assert_false (test_ui_action_enabled (self->window, "path-previous"));
  test_ui_accel ("<Alt>Down");
  test_ui_wait_for (says (self, "Step 2 of 59"));
  assert_shown (self, rating, 1);
  test_ui_click (test_ui_find_action (self->window, "win.path-next"));
  test_ui_wait_for (says (self, "Step 3 of 59"));
  assert_shown (self, rating, 2);
  test_ui_accel ("<Alt>Up");
  test_ui_wait_for (says (self, "Step 2 of 59"));
  test_ui_click (test_ui_find_text (list_of (self), "1"));
  test_ui_wait_for (says (self, "Step 1 of 59"));
  assert_shown (self, rating, 0);
  /* Keys in the list, too. */
  test_ui_key (GDK_KEY_Down, 0);
  test_ui_wait_for (says (self, "Step 2 of 59"));
  /* Nothing can be entered, nor taken back. */
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  test_ui_key (GDK_KEY_5, 0);
  test_ui_key (GDK_KEY_Delete, 0);
  test_ui_key (GDK_KEY_Return, 0);
  g_assert_false (test_ui_action_enabled (self->window, "undo"));
  g_assert_false (test_ui_action_enabled (self->window, "solve"));
  g_assert_false (test_ui_action_enabled (self->window, "fill-marks"));
  assert_shown (self, rating, 1);
  g_assert_true (satdoku_board_get_game (self->board) != game_of (self));
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (!is_looking (self));
  g_assert_true (satdoku_board_get_game (self->board) == game_of (self));
  g_assert_null (satdoku_board_get_figure (self->board));
  g_assert_cmpuint (satdoku_board_get_selected (self->board), ==, 40);
  g_assert_true (sudoku_grid_equal (sudoku_game_get_grid (game_of (self)), before));
  g_assert_cmpuint (sudoku_game_get_revision (game_of (self)), ==, revision);
  g_assert_false (sudoku_game_can_undo (game_of (self)));
  g_assert_true (sudoku_game_was_helped (game_of (self)));
  /* And now it is the game again that keys change. */
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  satdoku_board_select (self->board, 0);
  test_ui_key (GDK_KEY_5, 0);
  test_ui_wait_for (sudoku_grid_get_value (sudoku_game_get_grid (game_of (self)), 0) == 5);
}

static gboolean
verdict_begins (Fixture *self,
                const char *beginning)
{
  const char *verdict = satdoku_panel_get_verdict (satdoku_grid_page_get_panel (self->page));

  return verdict != NULL && g_str_has_prefix (verdict, beginning);
}

/* The step that a hint has shown is shown again, and the path begins where the game stands. */
static void
test_beside_hint (Fixture *self,
                  gconstpointer data)
{
  g_autoptr (SudokuRating) rating = rate (puzzle_line, "explainer");
  SatdokuFigure *figure;
  guint n = 0;
  const SudokuConclusion *first = NULL;

  for (guint i = 0; i < 3; i++)
    {
      first = sudoku_step_get_conclusions (sudoku_rating_get_steps (rating, &n)[i], &n);
      g_assert_true (first->placed);
      g_assert_true (sudoku_game_enter (game_of (self), first->candidate / 9,
                                        first->candidate % 9 + 1));
    }
  test_ui_accel ("<Control>h");
  test_ui_wait_for (verdict_begins (self, "Look at "));
  test_ui_accel ("<Control>h");
  test_ui_wait_for (!verdict_begins (self, "Look at "));
  test_ui_accel ("<Control>h");
  test_ui_wait_for (satdoku_board_get_figure (self->board) != NULL);
  figure = satdoku_board_get_figure (self->board);
  open_path (self);
  g_assert_true (says (self, "Step 4 of 59"));
  assert_shown (self, rating, 3);
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (!is_looking (self));
  g_assert_true (satdoku_board_get_figure (self->board) == figure);
  /* Other views show the game, too, and the way back to the path the path. */
  test_ui_accel ("<Control>e");
  test_ui_wait_for (is_looking (self));
  test_ui_key (GDK_KEY_F2, 0);
  test_ui_wait_for (!is_looking (self));
  test_ui_key (GDK_KEY_F3, 0);
  test_ui_wait_for (is_looking (self));
}

/* From a step to the page of its technique. */
static void
test_about (Fixture *self,
            gconstpointer data)
{
  g_autoptr (SudokuRating) rating = rate (puzzle_line, "explainer");
  guint n = 0;
  SudokuStep *const *steps = sudoku_rating_get_steps (rating, &n);
  GtkWindow *help = NULL;

  open_path (self);
  test_ui_click (test_ui_find_action (view_of (self), "win.help-topic"));
  test_ui_wait_for ((help = test_ui_find_window (SATDOKU_TYPE_HELP, NULL)) != NULL);
  g_assert_cmpstr (satdoku_help_get_topic (SATDOKU_HELP (help)), ==,
                   sudoku_step_get_technique (steps[0])->id);
}

static void
test_filter (Fixture *self,
             gconstpointer data)
{
  g_autoptr (SudokuRating) rating = rate (puzzle_line, "explainer");
  const SudokuTechnique *technique = NULL;
  GtkWidget *filter;
  guint n_steps = 0, n = 0;
  SudokuStep *const *steps = sudoku_rating_get_steps (rating, &n_steps);

  open_path (self);
  filter = test_ui_find (list_of (self), GTK_TYPE_DROP_DOWN, NULL);
  technique = sudoku_step_get_technique (steps[0]);
  for (guint i = 0; i < n_steps; i++)
    if (sudoku_step_get_technique (steps[i]) == technique)
      n++;
  gtk_drop_down_set_selected (GTK_DROP_DOWN (filter), 1);
  g_assert_cmpuint (n, <, n_steps);
  g_assert_cmpuint (satdoku_path_list_get_n_shown (list_of (self)), ==, n);
  /* Going on does not stop at what is not listed. */
  for (guint i = 0; i < 8; i++)
    test_ui_activate (self->window, "win.path-next", NULL);
  assert_shown (self, rating, 8);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (filter), 0);
  g_assert_cmpuint (satdoku_path_list_get_n_shown (list_of (self)), ==, n_steps);
}

static void
text_cb (GObject *source,
         GAsyncResult *result,
         gpointer user_data)
{
  char **text = user_data;

  *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

/* What the command line prints of the puzzle, and the sentences of each step. */
static void
test_copy (Fixture *self,
           gconstpointer data)
{
  g_autoptr (SudokuRating) explainer = rate (puzzle_line, "explainer");
  g_autoptr (SudokuRating) hodoku = rate (puzzle_line, "hodoku");
  g_autofree char *first = sudoku_rating_to_text (
    sudoku_rate (sudoku_game_get_grid (game_of (self))), explainer, hodoku, SUDOKU_LEVEL_HARD);
  g_autofree char *steps = sudoku_rating_path_to_text (explainer, 9);
  g_autofree char *expected = g_strconcat (first, "\n", steps, "1. ", NULL);
  g_autofree char *text = NULL;

  open_path (self);
  test_ui_activate (self->window, "win.path-copy", NULL);
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), NULL,
                                 text_cb, &text);
  test_ui_wait_for (text != NULL);
  g_assert_true (g_str_has_prefix (text, expected));
  g_assert_nonnull (strstr (text, "\n59. "));
  g_assert_nonnull (strstr (text, "\n    So row "));
}

/* (transfer full) (nullable): what stands in a file; %NULL when nothing here can read it */
static char *
read_pdf (const char *path)
{
  const char *const arguments[] = { "pdftotext", "-layout", path, "-", NULL };
  char *text = NULL;

  g_spawn_sync (NULL, (char **)arguments, NULL,
                G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, &text, NULL, NULL,
                NULL);
  return text;
}

/* (transfer full) (nullable): the text of the sheet that a guide and the board make; %NULL when
 * nothing here can read it */
static char *
print_path (Fixture *self,
            SatdokuPathGuide *guide)
{
  g_autofree char *folder = g_dir_make_tmp ("satdoku-path-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "path.pdf", NULL);
  g_autoptr (SatdokuPlay) play = NULL;
  g_autoptr (GSettings) settings = satdoku_settings_new ();
  g_autoptr (GtkPrintOperation) operation = NULL;
  g_autoptr (GError) error = NULL;
  char *text;

  g_object_get (self->window, "play", &play, NULL);
  operation = satdoku_path_sheet_print (satdoku_path_sheet_new (guide, play), settings);
  gtk_print_operation_set_export_filename (operation, path);
  g_assert_cmpint (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT,
                                            GTK_WINDOW (self->window), &error),
                   ==, GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  text = read_pdf (path);
  g_remove (path);
  g_remove (folder);
  return text;
}

/* On paper: how hard it is, the step that is shown with its reasons, and all steps. */
static void
test_print (Fixture *self,
            gconstpointer data)
{
  g_autoptr (SatdokuPathGuide) guide = NULL;
  g_autofree char *text = NULL;

  open_path (self);
  g_object_get (view_of (self), "guide", &guide, NULL);
  g_assert_true (test_ui_action_enabled (self->window, "path-print"));
  text = print_path (self, guide);
  if (text != NULL)
    {
      g_assert_nonnull (strstr (text, "Bivalue universal grave type 3"));
      g_assert_nonnull (strstr (text, "59. "));
      g_assert_nonnull (strstr (text, "So row "));
    }
}

/* A step of a board without boxes speaks of its regions, and is drawn there and on paper. */
static guint
count_lit (Fixture *self)
{
  g_autoptr (GArray) lit = NULL;

  g_object_get (self->board, "lit", &lit, NULL);
  return lit != NULL ? lit->len : 0;
}

/* The number of a sentence lights up on the board what it speaks of. */
static void
check_numbers (Fixture *self)
{
  GtkWidget *view = test_ui_find (view_of (self), SATDOKU_TYPE_STEP_VIEW, NULL);

  g_assert_cmpuint (count_lit (self), ==, 0);
  test_ui_click (test_ui_find (view, GTK_TYPE_TOGGLE_BUTTON, NULL));
  test_ui_wait_for (count_lit (self) > 0);
}

static void
test_print_regions (Fixture *self,
                    gconstpointer data)
{
  g_autoptr (SatdokuPathGuide) guide = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGame) game = sudoku_game_new_from_text (
    "regions", regions_text, strlen (regions_text), NULL, &error);
  g_autofree char *text = NULL;
  guint number = 0;

  g_assert_no_error (error);
  satdoku_window_set_game (self->window, game);
  open_path (self);
  g_object_get (view_of (self), "guide", &guide, NULL);
  while (!g_str_equal (sudoku_step_get_technique (satdoku_path_guide_get_step (guide))->id,
                       "direct-pointing"))
    satdoku_path_guide_go_to (guide, ++number);
  g_assert_cmpuint (satdoku_figure_get_n_badges (satdoku_board_get_figure (self->board)), >=, 2);
  check_numbers (self);
  g_assert_cmpuint (satdoku_figure_get_n_outlines (satdoku_board_get_figure (self->board)), >=, 2);
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "path-regions");
  text = print_path (self, guide);
  if (text != NULL)
    {
      g_assert_nonnull (strstr (text, "Direct pointing"));
      g_assert_nonnull (strstr (text, "region "));
    }
}

/* A picture of the board has the step that is shown. */
static void
test_picture (Fixture *self,
              gconstpointer data)
{
  const SatdokuBoardPictureParts all = { TRUE, TRUE, TRUE };
  const SatdokuExportFormat *format = satdoku_export_format_for_name ("a.png");
  const SudokuState *state = NULL;
  g_autoptr (GBytes) with = NULL;
  g_autoptr (GBytes) without = NULL;

  open_path (self);
  state = sudoku_game_get_state (satdoku_board_get_game (self->board));
  with = satdoku_export_draw (format, state, satdoku_board_get_symbols (self->board), &all,
                              satdoku_board_get_figure (self->board), NULL);
  without = satdoku_export_draw (format, state, satdoku_board_get_symbols (self->board), &all,
                                 NULL, NULL);
  g_assert_false (g_bytes_equal (with, without));
}

/* It is of another puzzle. */
static void
test_stale (Fixture *self,
            gconstpointer data)
{
  g_autoptr (SudokuGame) other = test_app_make_game (hard_line);

  open_path (self);
  satdoku_window_set_game (self->window, other);
  g_assert_false (is_looking (self));
  g_assert_true (satdoku_board_get_game (self->board) == other);
  test_ui_wait_for (view_of (self) == NULL);
  /* Cancelled before it can be found. */
  test_ui_activate (self->window, "win.path", NULL);
  g_assert_true (says (self, "Finding the path…"));
  test_ui_activate (self->window, "win.cancel", NULL);
  test_ui_wait_for (says (self, "The path of this puzzle is not known yet."));
  g_assert_false (is_looking (self));
  test_ui_click (test_ui_find_action (view_of (self), "win.path"));
  test_ui_wait_for (says (self, "Finding the path…") ||
                    is_looking (self));
  /* The givens are none any more: the path would be of another puzzle. */
  sudoku_game_unprotect (other);
  test_ui_wait_for (view_of (self) == NULL);
  test_ui_settle (GTK_WIDGET (self->window));
  g_assert_false (is_looking (self));
}

/* A puzzle without exactly one solution has no path. */
static void
test_no_path (Fixture *self,
              gconstpointer data)
{
  g_autofree char *several = g_strdup (puzzle_line);
  g_autofree char *none = g_strdup (puzzle_line);
  g_autoptr (SudokuGame) ambiguous = NULL;
  g_autoptr (SudokuGame) unsolvable = NULL;

  memset (several + 40, '.', 41);
  none[0] = '1';
  ambiguous = test_app_make_game (several);
  unsolvable = test_app_make_game (none);
  satdoku_window_set_game (self->window, ambiguous);
  test_ui_accel ("<Control>e");
  test_ui_wait_for (says (self, "This puzzle has several solutions, so no path leads to one of "
                                "them."));
  g_assert_false (is_looking (self));
  g_assert_false (test_ui_action_enabled (self->window, "path-copy"));
  satdoku_window_set_game (self->window, unsolvable);
  test_ui_accel ("<Control>e");
  test_ui_wait_for (says (self, "This puzzle has no solution, so there is no path."));
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (view_of (self) == NULL);
}

/* Another step of the position is drawn there, and the next step of the path goes on. */
static void
test_possible (Fixture *self,
               gconstpointer data)
{
  SatdokuStepList *list;
  SatdokuFigure *figure;
  GtkWidget *expander;
  GtkWidget *row;

  open_path (self);
  test_ui_activate (self->window, "win.path-next", NULL);
  figure = satdoku_board_get_figure (self->board);
  expander = test_ui_find (view_of (self), GTK_TYPE_EXPANDER, "possible");
  gtk_expander_set_expanded (GTK_EXPANDER (expander), TRUE);
  test_ui_wait_for (test_ui_find (view_of (self), SATDOKU_TYPE_STEP_LIST, NULL) != NULL);
  list = SATDOKU_STEP_LIST (test_ui_find (view_of (self), SATDOKU_TYPE_STEP_LIST, NULL));
  test_ui_wait_for (satdoku_step_list_get_n_shown (list) > 1);
  row = gtk_widget_get_last_child (
    gtk_widget_get_parent (test_ui_find (list, GTK_TYPE_LIST_BOX_ROW, NULL)));
  gtk_widget_activate (row);
  test_ui_wait_for (satdoku_board_get_figure (self->board) != figure);
  g_assert_true (is_looking (self));
  g_assert_true (says (self, "Step 2 of 59"));
  test_ui_activate (self->window, "win.path-next", NULL);
  test_ui_wait_for (says (self, "Step 3 of 59"));
}

/* A screen reader is told all of the step. */
static void
test_names (Fixture *self,
            gconstpointer data)
{
  g_autoptr (SudokuRating) rating = rate (puzzle_line, "explainer");
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_game_get_geometry (game_of (self)));
  g_autofree char *conclusions = NULL;
  g_autofree char *name = NULL;
  GtkWidget *row;
  guint n = 0;
  const SudokuStep *step = sudoku_rating_get_steps (rating, &n)[0];

  conclusions = words_step_conclusions (step, links, WORDS_COORDINATES_WORDS);
  name = g_strdup_printf ("1. %s (%u.%u): %s", sudoku_step_get_technique (step)->name,
                          sudoku_step_get_rating (step) / 10, sudoku_step_get_rating (step) % 10,
                          conclusions);
  open_path (self);
  row = gtk_widget_get_ancestor (test_ui_find_text (list_of (self), "1"), GTK_TYPE_BOX);
  gtk_test_accessible_assert_property (gtk_widget_get_parent (row),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

/* Larger boards are zoomed in to the step, and come back as they were; a narrow window has room. */
static void
test_sizes (Fixture *self,
            gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (4, 4, FALSE, NULL);
  g_autoptr (SudokuGrid) solution = test_canonical_grid (geometry);
  g_autoptr (SudokuGrid) puzzle = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = NULL;
  SatdokuZoomView *view = satdoku_grid_page_get_zoom_view (self->page);

  test_ui_resize (GTK_WINDOW (self->window), 360, 640);
  open_path (self);
  test_ui_screenshot (self->window, "path-narrow");
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (puzzle); cell++)
    if (cell % 3 != 0)
      sudoku_grid_set (puzzle, cell, sudoku_grid_get_value (solution, cell),
                       SUDOKU_ORIGIN_GIVEN);
  game = sudoku_game_new (puzzle);
  satdoku_window_set_game (self->window, game);
  open_path (self);
  test_ui_wait_for (satdoku_zoom_view_get_zoom (view) > 1);
  test_ui_screenshot (self->window, "path-16");
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (!is_looking (self));
  g_assert_cmpfloat (satdoku_zoom_view_get_zoom (view), ==, 1);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
#define ADD(name, test) g_test_add ("/path/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("list", test_list);
  ADD ("steps", test_steps);
  ADD ("beside-hint", test_beside_hint);
  ADD ("about", test_about);
  ADD ("filter", test_filter);
  ADD ("copy", test_copy);
  ADD ("print", test_print);
  ADD ("print-regions", test_print_regions);
  ADD ("picture", test_picture);
  ADD ("stale", test_stale);
  ADD ("no-path", test_no_path);
  ADD ("possible", test_possible);
  ADD ("names", test_names);
  ADD ("sizes", test_sizes);
  return g_test_run ();
}
