/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files into the window and out of it: the file chooser by real keys, recent files, what is
 * dropped, a second program that hands its file over, and a game that can't be read. */

#include <glib/gstdio.h>
#include <sat-compression.h>
#include <sat-dimacs.h>
#include <string.h>
#include <sudoku-game-moves.h>
#include <sudoku-game-text.h>
#include <unistd.h>
#include <utime.h>

#include "satdoku-application.h"
#include "satdoku-clipboard.h"
#include "satdoku-game-folder.h"
#include "satdoku-puzzle-source.h"
#include "satdoku-window.h"
#include "test-cnf.h"
#include "test-grid.h"
#include "test-ui.h"

static const char puzzle_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

typedef struct
{
  SatdokuWindow *window;
  char *folder;
  char *path;
  GFile *file;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer name)
{
  self->folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, name, NULL);
  self->file = g_file_new_for_path (self->path);
  self->window = satdoku_window_new (GTK_APPLICATION (g_application_get_default ()));
  test_ui_present (GTK_WINDOW (self->window));
  gtk_widget_grab_focus (GTK_WIDGET (satdoku_window_get_grid_page (self->window)));
}

static void
tear_down (Fixture *self,
           gconstpointer name)
{
  test_ui_destroy (GTK_WINDOW (self->window));
  g_remove (self->path);
  g_rmdir (self->folder);
  g_object_unref (self->file);
  g_free (self->path);
  g_free (self->folder);
}

static gboolean
shows_puzzle (SatdokuWindow *window)
{
  const SudokuGrid *grid = sudoku_game_get_grid (satdoku_window_get_game (window));

  return sudoku_grid_get_side (grid) == 9 && sudoku_grid_count (grid, SUDOKU_ORIGIN_GIVEN) == 30 &&
         sudoku_grid_get_value (grid, 0) == 5;
}

static void
show_game (SatdokuWindow *window)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, puzzle_line, FALSE);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  satdoku_window_set_game (window, game);
}

static void
show_empty (Fixture *self)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  satdoku_window_set_game (self->window, game);
}

static GtkWindow *
find_chooser (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (GTK_IS_FILE_CHOOSER (window) && gtk_widget_get_mapped (GTK_WIDGET (window)))
        return window;
    }
  return NULL;
}

/* Gives a path to the file chooser that an accelerator opens. */
static void
choose (Fixture *self,
        const char *accelerator)
{
  GtkWindow *chooser;

  test_ui_focus_window (GTK_WINDOW (self->window));
  test_ui_accel (accelerator);
  test_ui_wait_for ((chooser = find_chooser ()) != NULL);
  test_ui_focus_window (chooser);
  test_ui_choose_path (chooser, self->path);
  test_ui_focus_window (GTK_WINDOW (self->window));
}

static GtkWindow *
find_question (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window) && gtk_widget_get_mapped (GTK_WIDGET (window)))
        return window;
    }
  return NULL;
}

/* Waits for a question with these words and gives an answer to it by the mouse. */
static void
answer_question (Fixture *self,
                 const char *words,
                 const char *label)
{
  GtkWindow *question;

  test_ui_wait_for ((question = find_question ()) != NULL);
  g_assert_true (test_ui_shows_text (question, words));
  test_ui_focus_window (question);
  test_ui_settle (GTK_WIDGET (question));
  test_ui_click (test_ui_find_text (question, label));
  test_ui_wait_for (find_question () == NULL);
  test_ui_focus_window (GTK_WINDOW (self->window));
}

static gboolean
has_text (Fixture *self,
          const char *text)
{
  g_autofree char *contents = NULL;

  return g_file_get_contents (self->path, &contents, NULL, NULL) &&
         strstr (contents, text) != NULL;
}

static gboolean
is_recent (Fixture *self)
{
  g_autofree char *uri = g_file_get_uri (self->file);

  return gtk_recent_manager_has_item (gtk_recent_manager_get_default (), uri);
}

/* The first time a name is asked for, then no more; the format is that of the name. */
static void
test_save (Fixture *self,
           gconstpointer name)
{
  g_autofree char *title = NULL;
  const char *expected = g_str_has_suffix (name, ".satdoku") ? "satdoku 1" : "53..7";

  show_game (self->window);
  choose (self, "<Control>s");
  test_ui_wait_for (has_text (self, expected));
  test_ui_wait_for (g_str_equal (gtk_window_get_title (GTK_WINDOW (self->window)), name));
  test_ui_wait_for (is_recent (self));
  g_assert_true (sudoku_game_enter (satdoku_window_get_game (self->window), 2, 4));
  title = g_strdup_printf ("• %s", (const char *)name);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self->window)), ==, title);
  test_ui_accel ("<Control>s");
  if (!g_str_has_suffix (name, ".satdoku"))
    {
      answer_question (self, "doesn’t distinguish entered numbers from givens", "Cancel");
      g_assert_true (has_text (self, "53..7"));
      test_ui_accel ("<Control>s");
      answer_question (self, "can’t hold the moves so far", "Save Anyway");
    }
  test_ui_wait_for (has_text (self, g_str_has_suffix (name, ".satdoku") ? "move" : "534.7"));
  g_assert_null (find_chooser ());
}

/* What was the file is a folder now: that is said, and how to go on; nothing is lost. */
static void
test_save_over_folder (Fixture *self,
                       gconstpointer name)
{
  show_game (self->window);
  choose (self, "<Control>s");
  test_ui_wait_for (has_text (self, "satdoku 1"));
  test_ui_wait_for (g_str_equal (gtk_window_get_title (GTK_WINDOW (self->window)), name));
  g_assert_cmpint (g_remove (self->path), ==, 0);
  g_assert_cmpint (g_mkdir (self->path, 0700), ==, 0);
  g_assert_true (sudoku_game_enter (satdoku_window_get_game (self->window), 2, 4));
  test_ui_accel ("<Control>s");
  test_ui_wait_for (test_ui_shows_text (self->window, "This is a folder, not a file"));
  g_assert_true (test_ui_shows_text (self->window, "Save As…"));
  g_assert_true (sudoku_game_is_modified (satdoku_window_get_game (self->window)));
  g_assert_cmpint (g_rmdir (self->path), ==, 0);
}

/* Signs that turn the direction of a text don't get into a title. */
static void
test_turned_name (Fixture *self,
                  gconstpointer name)
{
  g_assert_true (g_file_set_contents (self->path, puzzle_line, -1, NULL));
  satdoku_window_open_file (self->window, self->file);
  test_ui_wait_for (shows_puzzle (self->window));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self->window)), ==, "one\\u{202e}kds.sdk");
}

/* A file with two puzzles, the second of which is that on the board; and one with none. */
static void
test_compare (Fixture *self,
              gconstpointer name)
{
  g_autofree char *text = g_strconcat (
    "...5..7...95.7...6.....285.1.....9.7..7.1.2..9.8.....5.638.....7...5.64...1..4...\n",
    puzzle_line, "\n", NULL);

  show_game (self->window);
  test_ui_focus_window (GTK_WINDOW (self->window));
  test_ui_key (GDK_KEY_F4, 0);
  g_assert_true (g_file_set_contents (self->path, text, -1, NULL));
  choose (self, "<Control><Alt>m");
  test_ui_wait_for (test_ui_shows_text (self->window, "This puzzle is in the file"));
  g_assert_true (test_ui_shows_text (self->window, "It is number 2 there."));
  g_assert_true (g_file_set_contents (self->path, "nothing\n", -1, NULL));
  choose (self, "<Control><Alt>m");
  test_ui_wait_for (test_ui_shows_text (self->window, "There is no puzzle in the file"));
}

/* What a file can't hold is said before it is written, and once. */
static void
test_save_losses (Fixture *self,
                  gconstpointer name)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, TRUE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);
  GStatBuf before, after;

  satdoku_window_set_game (self->window, game);
  choose (self, "<Control><Shift>s");
  answer_question (self, "The format “line” can’t hold the rule", "Cancel");
  g_assert_false (g_file_query_exists (self->file, NULL));
  choose (self, "<Control><Shift>s");
  answer_question (self, "The format “line” can’t hold the rule", "Save Anyway");
  test_ui_wait_for (has_text (self, "....."));
  test_ui_wait_for (test_ui_shows_text (self->window, "Saved"));
  g_assert_cmpint (g_stat (self->path, &before), ==, 0);
  test_ui_accel ("<Control>s");
  test_ui_wait_for (g_stat (self->path, &after) == 0 && after.st_ino != before.st_ino);
  g_assert_null (find_question ());
}

/* Nobody is asked about a part of what can't be saved at all. */
static void
test_save_refused (Fixture *self,
                   gconstpointer name)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, TRUE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  satdoku_window_set_game (self->window, game);
  choose (self, "<Control><Shift>s");
  test_ui_wait_for (test_ui_shows_text (self->window, "The format “sdk” can only hold"));
  g_assert_null (find_question ());
  g_assert_false (g_file_query_exists (self->file, NULL));
}

static void
test_open (Fixture *self,
           gconstpointer name)
{
  g_assert_true (g_file_set_contents (self->path, puzzle_line, -1, NULL));
  choose (self, "<Control>o");
  test_ui_wait_for (shows_puzzle (self->window));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self->window)), ==, name);
  test_ui_wait_for (is_recent (self));
}

static gboolean
has_side (Fixture *self,
          guint side)
{
  return sudoku_grid_get_side (sudoku_game_get_grid (satdoku_window_get_game (self->window))) ==
         side;
}

#define EMPTY_ROW "[{},{},{},{}]"

/* Rules that are not known are named; the puzzle opens all the same. Its game keeps it. */
static void
test_open_unknown_rule (Fixture *self,
                        gconstpointer name)
{
  static const char text[] = "{\"grid\":[[{\"value\":1,\"given\":true},{},{},{}]," EMPTY_ROW
                             "," EMPTY_ROW "," EMPTY_ROW "],"
                             "\"yinyang\":[{\"cells\":[\"R1C2\"],\"value\":\"2\"}]}";

  g_assert_true (g_file_set_contents (self->path, text, -1, NULL));
  choose (self, "<Control>o");
  test_ui_wait_for (has_side (self, 4));
  test_ui_wait_for (test_ui_shows_text (self->window, "The rule “yinyang” could not be read"));
  g_assert_false (sudoku_game_is_whole (satdoku_window_get_game (self->window)));
  g_assert_null (find_question ());
}

/* What changes nothing is named once. */
static void
test_open_drawings (Fixture *self,
                    gconstpointer name)
{
  static const char text[] = "{\"grid\":[[{\"value\":1,\"given\":true},{},{},{}]," EMPTY_ROW
                             "," EMPTY_ROW "," EMPTY_ROW "],"
                             "\"line\":[{\"lines\":[[\"R1C2\",\"R1C3\"]]}]}";

  g_assert_true (g_file_set_contents (self->path, text, -1, NULL));
  choose (self, "<Control>o");
  answer_question (self, "Drawings (“line”) were left out", "Continue");
  test_ui_wait_for (has_side (self, 4));
  g_assert_true (sudoku_game_is_whole (satdoku_window_get_game (self->window)));
}

/* What is told about a puzzle stays with its game: nothing is asked, and nothing is lost. */
static void
test_keep_told (Fixture *self,
                gconstpointer name)
{
  static const char text[] = "{\"title\":\"Four\",\"author\":\"Ada\",\"ruleset\":\"As usual.\","
                             "\"grid\":[[{\"value\":1,\"given\":true},{},{},{}]," EMPTY_ROW
                             "," EMPTY_ROW "," EMPTY_ROW "]}";

  g_assert_true (g_file_set_contents (self->path, text, -1, NULL));
  choose (self, "<Control>o");
  test_ui_wait_for (has_side (self, 4));
  g_assert_cmpint (g_remove (self->path), ==, 0);
  choose (self, "<Control><Shift>s");
  test_ui_wait_for (test_ui_shows_text (self->window, "Saved"));
  g_assert_null (find_question ());
  g_assert_true (has_text (self, "\"title\":\"Four\""));
  g_assert_true (has_text (self, "\"author\":\"Ada\""));
  g_assert_true (has_text (self, "\"ruleset\":\"As usual.\""));
}

static void
save_first (Fixture *self)
{
  show_game (self->window);
  choose (self, "<Control>s");
  test_ui_wait_for (test_ui_shows_text (self->window, "Saved"));
  g_assert_true (sudoku_game_enter (satdoku_window_get_game (self->window), 2, 4));
}

/* What could not be written counts as not saved. */
static void
test_save_fails (Fixture *self,
                 gconstpointer name)
{
  g_autofree char *title = g_strdup_printf ("• %s", (const char *)name);

  save_first (self);
  g_assert_cmpint (g_remove (self->path), ==, 0);
  g_assert_cmpint (g_mkdir (self->path, 0700), ==, 0);
  test_ui_accel ("<Control>s");
  test_ui_wait_for (test_ui_shows_text (self->window, "This is a folder"));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self->window)), ==, title);
}

/* What another program has written meanwhile is not overwritten. */
static void
test_save_changed (Fixture *self,
                   gconstpointer name)
{
  save_first (self);
  test_ui_accel ("<Control>s");
  test_ui_wait_for (has_text (self, "move"));
  g_assert_true (g_file_set_contents (self->path, "mine", -1, NULL));
  /* Else it could be of the same tick of the clock as what was saved. */
  g_assert_cmpint (g_utime (self->path, &(struct utimbuf){ 1000, 1000 }), ==, 0);
  g_assert_true (sudoku_game_enter (satdoku_window_get_game (self->window), 3, 6));
  test_ui_accel ("<Control>s");
  test_ui_wait_for (test_ui_shows_text (self->window, "The file was changed by another program"));
  g_assert_true (has_text (self, "mine"));
}

/* What a link leads to is replaced like any other file, not written into, and the link stays. */
static void
test_save_link (Fixture *self,
                gconstpointer name)
{
  g_autofree char *target = g_build_filename (self->folder, "target", NULL);
  GStatBuf before, after;

  save_first (self);
  g_assert_cmpint (g_rename (self->path, target), ==, 0);
  g_assert_cmpint (symlink (target, self->path), ==, 0);
  g_assert_cmpint (g_stat (target, &before), ==, 0);
  test_ui_accel ("<Control>s");
  test_ui_wait_for (has_text (self, "move"));
  g_assert_true (g_file_test (self->path, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpint (g_stat (target, &after), ==, 0);
  g_assert_cmpuint (after.st_ino, !=, before.st_ino);
  g_assert_cmpint (g_remove (target), ==, 0);
}

/* The window may be closed while the file is being written. */
static void
test_save_and_close (Fixture *self,
                     gconstpointer name)
{
  save_first (self);
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "save", NULL);
  gtk_window_close (GTK_WINDOW (self->window));
  test_ui_wait_for (has_text (self, "move"));
  self->window = satdoku_window_new (GTK_APPLICATION (g_application_get_default ()));
  test_ui_present (GTK_WINDOW (self->window));
}

/* A game is not saved over the puzzle that it came from, and over what else is in its file, unless
 * the player says so: the name that is proposed is another one. */
static void
test_keep_puzzle (Fixture *self,
                  gconstpointer name)
{
  static const char *const texts[] = { "", "\n# the next one\n", "\nnot a puzzle\n" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *text = g_strconcat (puzzle_line, texts[i], NULL);
      GtkWindow *chooser;

      g_assert_true (g_file_set_contents (self->path, text, -1, NULL));
      choose (self, "<Control>o");
      test_ui_wait_for (shows_puzzle (self->window));
      g_assert_true (sudoku_game_enter (satdoku_window_get_game (self->window), 2, 4));
      test_ui_accel ("<Control>s");
      test_ui_wait_for ((chooser = find_chooser ()) != NULL);
      test_ui_wait_for (test_ui_shows_text (chooser, "two.satdoku"));
      test_ui_focus_window (chooser);
      test_ui_key (GDK_KEY_Escape, 0);
      test_ui_wait_for (find_chooser () == NULL);
      g_assert_true (has_text (self, text));
      show_empty (self);
    }
}

/* Drags by the mouse over the page that is shown, as if from another program. */
static void
drop (Fixture *self,
      GdkContentProvider *content)
{
  GtkWidget *stack = test_ui_find (self->window, ADW_TYPE_VIEW_STACK, NULL);
  GtkDragSource *source = gtk_drag_source_new ();

  gtk_drag_source_set_content (source, content);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (source), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (stack, GTK_EVENT_CONTROLLER (source));
  test_ui_drag (stack, 100.0, 200.0, 400.0, 300.0);
  gtk_widget_remove_controller (stack, GTK_EVENT_CONTROLLER (source));
}

static void
drop_text (Fixture *self,
           const char *text)
{
  g_autoptr (GdkContentProvider) content = gdk_content_provider_new_typed (G_TYPE_STRING, text);

  drop (self, content);
}

/* The formula of the puzzle, packed as the name says. */
static void
write_formula (Fixture *self)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, puzzle_line, FALSE);
  g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, "full", "original");
  g_autoptr (GFileOutputStream) file =
    g_file_replace (self->file, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL);
  g_autoptr (GOutputStream) stream = sat_compression_wrap (G_OUTPUT_STREAM (file), self->path);
  g_autoptr (SatDimacsWriter) writer = sat_dimacs_writer_new (stream,
                                                              sudoku_cnf_get_n_variables (cnf),
                                                              sudoku_cnf_get_n_clauses (cnf),
                                                              NULL);

  g_assert_true (sudoku_cnf_stream (cnf, sat_dimacs_writer_get_sink (writer), NULL, NULL));
  g_assert_true (sat_dimacs_writer_finish (writer, NULL));
  g_assert_true (g_output_stream_close (stream, NULL, NULL));
}

/* The puzzle in the format of the name: a line, or a formula. */
static void
write_puzzle (Fixture *self)
{
  if (strstr (self->path, ".cnf") != NULL)
    write_formula (self);
  else
    g_assert_true (g_file_set_contents (self->path, puzzle_line, -1, NULL));
}

static void
test_drop (Fixture *self,
           gconstpointer name)
{
  GSList files = { .data = self->file };
  g_autoptr (GdkContentProvider) content =
    gdk_content_provider_new_typed (GDK_TYPE_FILE_LIST, &files);

  write_puzzle (self);
  drop (self, content);
  test_ui_wait_for (shows_puzzle (self->window));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self->window)), ==, name);
}

static void
show_page (Fixture *self,
           const char *name)
{
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "page",
                                  g_variant_new_string (name));
  test_ui_settle (GTK_WIDGET (self->window));
}

/* A puzzle is shown on the board, whichever page it came to; but where answers are read it is said
 * first that it is none. */
static void
test_drop_text (Fixture *self,
                gconstpointer name)
{
  static const char *const pages[] = { "grid", "cnf", "solution" };

  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      show_empty (self);
      show_page (self, pages[i]);
      drop_text (self, puzzle_line);
      if (g_str_equal (pages[i], "solution"))
        {
          test_ui_wait_for (test_ui_shows_text (self->window, "This is a puzzle, not the answer"));
          test_ui_settle (GTK_WIDGET (self->window));
          test_ui_click (test_ui_find_action (self->window, "solution.open-puzzle"));
        }
      test_ui_wait_for (shows_puzzle (self->window));
    }
}

/* A formula that is no puzzle goes to the CNF page, and the game stays. */
static void
test_drop_formula (Fixture *self,
                   gconstpointer name)
{
  static const char *const pages[] = { "grid", "cnf", "solution" };

  show_empty (self);
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      SudokuGame *game = satdoku_window_get_game (self->window);

      show_page (self, pages[i]);
      drop_text (self, "p cnf 2 3\n1 2 0\n-1 2 0\n-1 -2 0\n");
      if (g_str_equal (pages[i], "solution"))
        {
          test_ui_wait_for (test_ui_shows_text (self->window, "This is a formula, not what"));
          test_ui_settle (GTK_WIDGET (self->window));
          test_ui_click (test_ui_find_action (self->window, "solution.open-puzzle"));
        }
      test_ui_wait_for (test_ui_find_action (self->window, "cnf.show-puzzle") != NULL);
      g_assert_true (satdoku_window_get_game (self->window) == game);
      test_ui_settle (GTK_WIDGET (self->window));
      test_ui_click (test_ui_find_action (self->window, "cnf.show-puzzle"));
      test_ui_wait_for (test_ui_find_action (self->window, "cnf.show-puzzle") == NULL);
    }
}

#define READINGS \
  "The text can be a puzzle of 4 × 4 or the output of a SAT solver with 4 literals."

/* A text that can be read in two ways changes nothing before the player has said which. */
static void
test_doubtful (Fixture *self,
               gconstpointer name)
{
  static const char text[] = "-134\n-243\n-312\n-421\n";
  SudokuGame *game;

  show_game (self->window);
  game = satdoku_window_get_game (self->window);
  drop_text (self, text);
  answer_question (self, READINGS, "Cancel");
  g_assert_true (satdoku_window_get_game (self->window) == game);
  drop_text (self, text);
  answer_question (self, READINGS, "Open Answer");
  test_ui_wait_for (test_ui_find_action (self->window, "solution.interpret") != NULL);
  g_assert_true (satdoku_window_get_game (self->window) == game);
  show_page (self, "grid");
  g_assert_true (g_file_set_contents (self->path, text, -1, NULL));
  choose (self, "<Control>o");
  answer_question (self, READINGS, "Open Puzzle");
  test_ui_wait_for (has_side (self, 4));
  test_ui_wait_for (is_recent (self));
}

#define ZERO "0 can be a value in this text, as another sign stands for empty cells"

/* So does one in which 0 may be a value or an empty cell, whatever way it comes. */
static void
test_zero (Fixture *self,
           gconstpointer name)
{
  static const char text[] = "1200\n..1.\n.0..\n...2\n";
  SudokuGame *game;

  show_game (self->window);
  game = satdoku_window_get_game (self->window);
  drop_text (self, text);
  answer_question (self, ZERO, "Cancel");
  g_assert_true (satdoku_window_get_game (self->window) == game);
  drop_text (self, text);
  answer_question (self, ZERO, "0 Is Empty");
  test_ui_wait_for (has_side (self, 4));
  game = satdoku_window_get_game (self->window);
  g_assert_cmpuint (sudoku_grid_get_value (sudoku_game_get_grid (game), 0), ==, 1);
  g_assert_cmpuint (sudoku_grid_get_value (sudoku_game_get_grid (game), 2), ==, 0);
  g_assert_true (g_file_set_contents (self->path, text, -1, NULL));
  choose (self, "<Control>o");
  answer_question (self, ZERO, "0 Is a Value");
  test_ui_wait_for (satdoku_window_get_game (self->window) != game);
  game = satdoku_window_get_game (self->window);
  g_assert_cmpuint (sudoku_grid_get_value (sudoku_game_get_grid (game), 0), ==, 2);
  g_assert_cmpuint (sudoku_grid_get_value (sudoku_game_get_grid (game), 2), ==, 1);
  g_assert_cmpuint (sudoku_grid_get_value (sudoku_game_get_grid (game), 4), ==, 0);
  test_ui_wait_for (is_recent (self));
}

/* All of several files that are dropped are opened, and a dialog has several. */
static void
test_several (Fixture *self,
              gconstpointer name)
{
  g_autofree char *other = g_strconcat (self->path, ".other", NULL);
  g_autoptr (GFile) second = g_file_new_for_path (other);
  GFile *both[] = { self->file, second };
  GdkFileList *files = gdk_file_list_new_from_array (both, G_N_ELEMENTS (both));
  g_autoptr (GdkContentProvider) content =
    gdk_content_provider_new_typed (GDK_TYPE_FILE_LIST, files);
  GtkWindow *chooser;

  show_empty (self);
  g_assert_true (g_file_set_contents (self->path, "1.34\n3412\n2143\n4321\n", -1, NULL));
  g_assert_true (g_file_set_contents (other, puzzle_line, -1, NULL));
  drop (self, content);
  test_ui_wait_for (
    test_ui_shows_text (self->window, "2 puzzles opened; the others are in the Library"));
  g_assert_true (has_side (self, 4));
  g_boxed_free (GDK_TYPE_FILE_LIST, files);
  g_remove (other);

  test_ui_focus_window (GTK_WINDOW (self->window));
  test_ui_accel ("<Control>o");
  test_ui_wait_for ((chooser = find_chooser ()) != NULL);
  g_assert_true (gtk_file_chooser_get_select_multiple (GTK_FILE_CHOOSER (chooser)));
  gtk_window_close (chooser);
  test_ui_wait_for (find_chooser () == NULL);
}

/* What is long makes a picture to drag that is too large. */
static void
paste (Fixture *self,
       const char *text)
{
  satdoku_copy_text (GTK_WIDGET (self->window), text);
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "paste", NULL);
}

/* What solvers print in Python, and 999 numbers between semicolons, is an answer and no puzzle. */
static void
test_literals (Fixture *self,
               gconstpointer name)
{
  static const char *const separators[] = { ", ", ";" };
  SudokuGame *game;

  show_game (self->window);
  game = satdoku_window_get_game (self->window);
  for (gsize i = 0; i < G_N_ELEMENTS (separators); i++)
    {
      g_autoptr (GString) text = g_string_new (i == 0 ? "[" : "");

      for (guint k = 1; k <= 999; k++)
        g_string_append_printf (text, "%s%s%u", k > 1 ? separators[i] : "", k % 9 == 4 ? "" : "-",
                                k);
      g_string_append (text, i == 0 ? "]" : "");
      show_page (self, "grid");
      paste (self, text->str);
      test_ui_wait_for (test_ui_find_action (self->window, "solution.interpret") != NULL);
      g_assert_null (find_question ());
      g_assert_true (satdoku_window_get_game (self->window) == game);
    }
}

/* 729 characters are 81 sets of candidates, not a board of side 27. */
static void
test_candidates (Fixture *self,
                 gconstpointer name)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint cell = 0; cell < 81; cell++)
    g_string_append (text, cell == 0 ? "....5...." : "123456789");
  show_empty (self);
  paste (self, text->str);
  test_ui_wait_for (sudoku_game_count (satdoku_window_get_game (self->window),
                                       SUDOKU_ORIGIN_GIVEN) == 1);
  g_assert_true (has_side (self, 9));
}

/* A puzzle is shown with its own symbols, and saved with them. */
static void
test_symbols (Fixture *self,
              gconstpointer name)
{
  SatdokuBoard *board =
    satdoku_grid_page_get_board (satdoku_window_get_grid_page (self->window));
  g_autofree char *symbol = NULL;

  drop_text (self, "4\n_0123\n_10_\n0_2_\n_2_0\n_0_2\n");
  test_ui_wait_for (has_side (self, 4));
  symbol = sudoku_symbols_dup (satdoku_board_get_symbols (board), 1);
  g_assert_cmpstr (symbol, ==, "0");
  choose (self, "<Control>s");
  test_ui_wait_for (has_text (self, "0 1 2 3"));
}

/* A small puzzle in a long text changes nothing, either. */
static void
test_small (Fixture *self,
            gconstpointer name)
{
  static const char words[] = "Only a puzzle of 4 × 4 was found in a text of 817 characters.";
  g_autoptr (GString) text = g_string_new ("1234341221434321 ");
  SudokuGame *game;

  for (guint i = 0; i < 100; i++)
    g_string_append (text, "so what ");
  show_game (self->window);
  game = satdoku_window_get_game (self->window);
  drop_text (self, text->str);
  answer_question (self, words, "Cancel");
  g_assert_true (satdoku_window_get_game (self->window) == game);
  drop_text (self, text->str);
  answer_question (self, words, "Open Puzzle");
  test_ui_wait_for (has_side (self, 4));
}

/* A formula with more clauses than anybody reads, which cost nothing to make: all of them are one
 * clause of the longest literals. */
#define ENDLESS_TYPE_SOURCE (endless_source_get_type ())
G_DECLARE_FINAL_TYPE (EndlessSource, endless_source, ENDLESS, SOURCE, SatdokuFormulaSource)

struct _EndlessSource
{
  SatdokuFormulaSource parent_instance;
};

G_DEFINE_FINAL_TYPE (EndlessSource, endless_source, SATDOKU_TYPE_FORMULA_SOURCE)

static int
endless_source_get_n_variables (SatdokuFormulaSource *self)
{
  return SAT_VARIABLE_MAX;
}

static guint64
endless_source_get_n_clauses (SatdokuFormulaSource *self)
{
  return G_MAXUINT32;
}

static const int *
endless_source_get_clause (SatdokuFormulaSource *self,
                           guint64 clause,
                           int room[SUDOKU_SIDE_MAX],
                           gsize *n_literals)
{
  for (guint i = 0; i < SUDOKU_SIDE_MAX; i++)
    room[i] = -SAT_VARIABLE_MAX;
  *n_literals = SUDOKU_SIDE_MAX;
  return room;
}

static void
endless_source_class_init (EndlessSourceClass *klass)
{
  SatdokuFormulaSourceClass *source = SATDOKU_FORMULA_SOURCE_CLASS (klass);

  source->get_n_variables = endless_source_get_n_variables;
  source->get_n_clauses = endless_source_get_n_clauses;
  source->get_clause = endless_source_get_clause;
}

static void
endless_source_init (EndlessSource *self)
{
}

/* The text of a formula that is made while it is dropped, and far too long. */
static void
test_drop_endless (Fixture *self,
                   gconstpointer name)
{
  g_autoptr (SatdokuFormulaSource) source = g_object_new (ENDLESS_TYPE_SOURCE, NULL);
  g_autoptr (GdkContentProvider) content = satdoku_content_provider_new_for_formula (source);

  drop (self, content);
  test_ui_wait_for (test_ui_shows_text (self->window, "too large: more than 256 MiB"));
}

/* The program is started again with a file: this one shows it. */
static void
test_second (Fixture *self,
             gconstpointer name)
{
  g_autofree char *program = g_test_build_filename (G_TEST_BUILT, "..", "src", "satdoku", NULL);
  const char *argv[] = { program, self->path, NULL };
  g_autoptr (GSubprocess) process = NULL;

  write_puzzle (self);
  process = g_subprocess_newv (argv, G_SUBPROCESS_FLAGS_NONE, NULL);
  g_assert_nonnull (process);
  test_ui_wait_for (shows_puzzle (self->window));
  g_assert_true (g_subprocess_wait_check (process, NULL, NULL));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self->window)), ==, name);
}

/* The last game is damaged: the program starts, says so, makes a puzzle and keeps the file. */
static void
test_damaged (Fixture *self,
              gconstpointer name)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "satdoku", "games", NULL);
  g_autofree char *journal = satdoku_game_folder_make_path (folder, 1);
  g_autofree char *damaged = g_strconcat (journal, ".damaged", NULL);
  g_autoptr (SudokuGame) before = g_object_ref (satdoku_window_get_game (self->window));

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (journal, "satdoku 1\nbox 3x", -1, NULL));
  satdoku_window_restore (self->window);
  test_ui_wait_for (
    test_ui_shows_text (self->window, "The last game could not be read and was set aside"));
  test_ui_wait_for (satdoku_window_get_game (self->window) != before);
  g_assert_false (g_file_test (journal, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_remove (damaged), ==, 0);
}

static void
write_game (const char *folder,
            gint64 number,
            const char *text)
{
  g_autofree char *path = satdoku_game_folder_make_path (folder, number);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
assert_set_aside (const char *folder,
                  gint64 number)
{
  g_autofree char *path = satdoku_game_folder_make_path (folder, number);
  g_autofree char *damaged = g_strconcat (path, ".damaged", NULL);

  g_assert_cmpint (g_remove (damaged), ==, 0);
}

/* So is a game that was left, when the player goes back to it, and the last one when there is
 * another before it. */
static void
test_earlier_damaged (Fixture *self,
                      gconstpointer name)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "satdoku", "games", NULL);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);
  g_autofree char *text = sudoku_game_to_text (game);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  write_game (folder, 1000, "satdoku 1\nbox 3x");
  write_game (folder, 1001, text);
  write_game (folder, 1002, "satdoku 1\nbox 3x");
  satdoku_window_restore (self->window);
  g_assert_cmpuint (
    sudoku_grid_get_side (sudoku_game_get_grid (satdoku_window_get_game (self->window))), ==, 4);
  test_ui_wait_for (
    test_ui_shows_text (self->window, "1 game could not be read and was set aside"));
  assert_set_aside (folder, 1002);
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "go-back", NULL);
  assert_set_aside (folder, 1000);
  test_ui_wait_for (
    test_ui_shows_text (self->window, "1 game could not be read and was set aside"));
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = satdoku_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
#define ADD(name, file, function) \
  g_test_add ("/files/" name, Fixture, file, set_up, function, tear_down)
  ADD ("save", "one.satdoku", test_save);
  ADD ("save-line", "one.sdm", test_save);
  ADD ("save-over-folder", "two.satdoku", test_save_over_folder);
  ADD ("turned-name", "one\xe2\x80\xaekds.sdk", test_turned_name);
  ADD ("save-capitals", "one.SDM", test_save);
  ADD ("save-losses", "one.sdm", test_save_losses);
  ADD ("save-refused", "one.sdk", test_save_refused);
  ADD ("compare", "both.sdm", test_compare);
  ADD ("open", "two.sdm", test_open);
  ADD ("open-unknown-rule", "two.json", test_open_unknown_rule);
  ADD ("open-drawings", "two.json", test_open_drawings);
  ADD ("several", "one.txt", test_several);
  ADD ("keep-told", "two.json", test_keep_told);
  ADD ("save-fails", "two.satdoku", test_save_fails);
  ADD ("save-changed", "two.satdoku", test_save_changed);
  ADD ("save-link", "two.satdoku", test_save_link);
  ADD ("save-and-close", "two.satdoku", test_save_and_close);
  ADD ("keep-puzzle", "two.sdm", test_keep_puzzle);
  ADD ("drop", "three.sdm", test_drop);
  ADD ("drop-formula", "three.cnf", test_drop);
  ADD ("drop-packed-formula", "three.cnf.gz", test_drop);
  ADD ("drop-text", "none", test_drop_text);
  ADD ("drop-other-formula", "three.txt", test_drop_formula);
  ADD ("doubtful", "five.txt", test_doubtful);
  ADD ("zero", "five.txt", test_zero);
  ADD ("small", "none", test_small);
  ADD ("literals", "none", test_literals);
  ADD ("candidates", "none", test_candidates);
  ADD ("symbols", "six.satdoku", test_symbols);
  ADD ("drop-endless", "none", test_drop_endless);
  ADD ("second", "four.sdm", test_second);
  ADD ("second-formula", "four.cnf", test_second);
  ADD ("second-packed-formula", "four.cnf.gz", test_second);
  ADD ("second-xz-formula", "four.cnf.xz", test_second);
  ADD ("damaged", "none", test_damaged);
  ADD ("earlier-damaged", "none", test_earlier_damaged);
  return g_test_run ();
}
