/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games can't be kept on disk: the window says so for as long as that lasts, asks before one is
 * left and before it closes, and goes on trying to write all of them. */

#include <glib/gstdio.h>

#include "satdoku-game-folder.h"
#include "satdoku-journal.h"
#include "satdoku-trouble-bar.h"
#include "satdoku-window.h"
#include "sudoku-game-moves.h"
#include "test-app.h"
#include "test-ui.h"

static char *
get_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "satdoku", NULL);
}

static SatdokuWindow *
open_restored (gboolean first)
{
  SatdokuWindow *window = satdoku_window_new (GTK_APPLICATION (g_application_get_default ()));
  SudokuGame *before = satdoku_window_get_game (window);

  test_ui_present (GTK_WINDOW (window));
  satdoku_window_restore (window);
  test_ui_wait_for (!first || satdoku_window_get_game (window) != before);
  return window;
}

/* Enters a number into the first empty cell. */
static void
play (SatdokuWindow *window)
{
  SudokuGame *game = satdoku_window_get_game (window);
  guint cell = 0;

  while (sudoku_grid_get_value (sudoku_game_get_grid (game), cell) > 0)
    cell++;
  g_assert_true (sudoku_game_enter (game, cell, 4));
}

static gboolean
is_told (SatdokuWindow *window)
{
  GtkWidget *bar = test_ui_find (window, SATDOKU_TYPE_TROUBLE_BAR, NULL);
  GtkWidget *info = test_ui_find (bar, GTK_TYPE_INFO_BAR, NULL);

  return gtk_info_bar_get_revealed (GTK_INFO_BAR (info));
}

/* A file is where the folder of the program was. */
static void
block (void)
{
  g_autofree char *folder = get_folder ();
  g_autofree char *moved = g_strconcat (folder, ".moved", NULL);

  g_assert_cmpint (g_rename (folder, moved), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", -1, NULL));
}

static void
unblock (void)
{
  g_autofree char *folder = get_folder ();
  g_autofree char *moved = g_strconcat (folder, ".moved", NULL);

  g_assert_cmpint (g_remove (folder), ==, 0);
  g_assert_cmpint (g_rename (moved, folder), ==, 0);
}

static AdwMessageDialog *
find_dialog (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *link = windows; link != NULL; link = link->next)
    if (ADW_IS_MESSAGE_DIALOG (link->data) && gtk_widget_get_mapped (link->data))
      return link->data;
  return NULL;
}

/* Dialogs have each button twice, side by side and one above the other, as there is room: that is
 * why it is not looked for by its place. */
static void
answer (const char *label)
{
  AdwMessageDialog *dialog;
  GtkWidget *text;

  test_ui_wait_for ((dialog = find_dialog ()) != NULL);
  test_ui_wait_for ((text = test_ui_find_text (dialog, label)) != NULL);
  g_signal_emit_by_name (gtk_widget_get_ancestor (text, GTK_TYPE_BUTTON), "clicked");
  test_ui_wait_for (find_dialog () != dialog);
}

static void
test_trouble (void)
{
  SatdokuWindow *window = open_restored (TRUE);

  play (window);
  g_assert_false (is_told (window));
  block ();
  play (window);
  g_assert_true (is_told (window));
  play (window);
  g_assert_true (is_told (window));

  gtk_window_close (GTK_WINDOW (window));
  test_ui_wait_for (find_dialog () != NULL);
  gtk_window_close (GTK_WINDOW (find_dialog ()));
  test_ui_wait_for (find_dialog () == NULL);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window)));

  unblock ();
  play (window);
  g_assert_false (is_told (window));

  block ();
  play (window);
  g_object_ref (window);
  gtk_window_close (GTK_WINDOW (window));
  answer ("Close Anyway");
  test_ui_wait_for (!gtk_widget_get_mapped (GTK_WIDGET (window)));
  g_object_unref (window);
  unblock ();
}

static guint
count_moves (SatdokuWindow *window)
{
  return sudoku_history_get_n_moves (sudoku_game_get_history (satdoku_window_get_game (window)));
}

/* The games on disk that nobody plays: how many moves they have, in all. */
static guint
count_stored_moves (guint *n_games)
{
  g_autofree char *data = get_folder ();
  g_autofree char *folder = g_build_filename (data, "games", NULL);
  g_autoptr (GArray) numbers = satdoku_game_folder_list (folder);
  guint n = 0;

  *n_games = numbers->len;
  for (guint i = 0; i < numbers->len; i++)
    {
      g_autofree char *path =
        satdoku_game_folder_make_path (folder, g_array_index (numbers, gint64, i));
      g_autoptr (GError) damage = NULL;
      g_autoptr (SatdokuJournal) journal = satdoku_journal_load (path, NULL, &damage);

      g_assert_no_error (damage);
      n += sudoku_history_get_n_moves (sudoku_game_get_history (journal->game));
    }
  return n;
}

static void
make_new (SatdokuWindow *window)
{
  SudokuGame *before = satdoku_window_get_game (window);

  g_action_group_activate_action (G_ACTION_GROUP (window), "new", NULL);
  test_ui_wait_for (find_dialog () != NULL || satdoku_window_get_game (window) != before);
}

static gboolean
says (SatdokuWindow *window,
      const char *text)
{
  return test_ui_shows_text (test_ui_find (window, SATDOKU_TYPE_TROUBLE_BAR, NULL), text);
}

/* The question can be answered in each way. What is kept is tried again until it is written, also
 * when several games were left, and the window asks for all of them. */
static void
test_leave (void)
{
  SatdokuWindow *window = open_restored (FALSE);
  SudokuGame *first = satdoku_window_get_game (window);
  guint n_games, n_moves, n;

  play (window);
  n_moves = count_stored_moves (&n_games);
  block ();
  play (window);
  play (window);
  make_new (window);
  test_ui_screenshot (find_dialog (), "leave-unsaved");
  answer ("Cancel");
  g_assert_true (satdoku_window_get_game (window) == first);
  make_new (window);
  answer ("Keep Trying");
  test_ui_wait_for (satdoku_window_get_game (window) != first);
  play (window);
  g_assert_true (says (window, "2 games can’t be saved: a part of its path is a file, not a "
                               "folder"));
  make_new (window);
  answer ("Keep Trying");
  play (window);
  g_assert_true (is_told (window));
  gtk_window_close (GTK_WINDOW (window));
  test_ui_wait_for (find_dialog () != NULL);
  test_ui_screenshot (find_dialog (), "close-unsaved");
  g_assert_true (test_ui_shows_text (find_dialog (), "Lose the Last Moves of 3 Games?"));
  answer ("Cancel");
  unblock ();
  test_ui_wait_for (!is_told (window));
  n = count_stored_moves (&n_games);
  g_assert_cmpuint (n, ==, n_moves + 4);
  g_object_ref (window);
  gtk_window_close (GTK_WINDOW (window));
  g_assert_null (find_dialog ());
  g_object_unref (window);
}

/* A game that could not be written is gone back to with all its moves. */
static void
test_go_back (void)
{
  SatdokuWindow *window = open_restored (FALSE);
  SudokuGame *first = satdoku_window_get_game (window);
  guint n_moves;

  block ();
  play (window);
  n_moves = count_moves (window);
  make_new (window);
  answer ("Keep Trying");
  /* Nothing was done in the new one. */
  g_action_group_activate_action (G_ACTION_GROUP (window), "go-back", NULL);
  g_assert_true (satdoku_window_get_game (window) == first);
  g_assert_cmpuint (count_moves (window), ==, n_moves);
  unblock ();
  test_ui_wait_for (!is_told (window));
  gtk_window_close (GTK_WINDOW (window));
}

/* The last moves are lost where the player says so; what was written stays. */
static void
test_discard (void)
{
  SatdokuWindow *window = open_restored (FALSE);
  guint n_games, n_moves;

  play (window);
  n_moves = count_stored_moves (&n_games);
  block ();
  play (window);
  make_new (window);
  answer ("Discard Last Moves");
  unblock ();
  test_ui_wait_for (!is_told (window));
  g_assert_cmpuint (count_stored_moves (&n_games), ==, n_moves);
  gtk_window_close (GTK_WINDOW (window));
}

/* Once there is room the question answers itself. */
static void
test_room_while_asked (void)
{
  SatdokuWindow *window = open_restored (FALSE);
  SudokuGame *first = satdoku_window_get_game (window);
  guint n_games, n_moves;

  n_moves = count_stored_moves (&n_games);
  block ();
  play (window);
  make_new (window);
  g_assert_nonnull (find_dialog ());
  unblock ();
  test_ui_wait_for (find_dialog () == NULL);
  test_ui_wait_for (satdoku_window_get_game (window) != first);
  g_assert_cmpuint (count_stored_moves (&n_games), ==, n_moves + 1);

  block ();
  play (window);
  g_object_ref (window);
  gtk_window_close (GTK_WINDOW (window));
  test_ui_wait_for (find_dialog () != NULL);
  unblock ();
  test_ui_wait_for (!gtk_widget_get_mapped (GTK_WIDGET (window)));
  g_assert_cmpuint (count_stored_moves (&n_games), ==, n_moves + 2);
  g_object_unref (window);
}

static GtkWindow *
find_chooser (void)
{
  return test_ui_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG, NULL);
}

/* One game in a file, and then it is left. */
static void
test_save_elsewhere (void)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "elsewhere.satdoku", NULL);
  SatdokuWindow *window = open_restored (FALSE);
  SudokuGame *first = satdoku_window_get_game (window);
  GtkWindow *chooser;

  block ();
  play (window);
  make_new (window);
  answer ("Save Elsewhere…");
  test_ui_wait_for ((chooser = find_chooser ()) != NULL);
  test_ui_focus_window (chooser);
  test_ui_choose_path (chooser, path);
  test_ui_wait_for (satdoku_window_get_game (window) != first);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_false (sudoku_game_is_modified (first));
  unblock ();
  test_ui_wait_for (!is_told (window));
  gtk_window_close (GTK_WINDOW (window));
  test_ui_wait_for (find_chooser () == NULL);
}

/* Who cancels at once is asked again, and nothing goes wrong meanwhile. */
static void
test_save_elsewhere_cancelled (void)
{
  SatdokuWindow *window = open_restored (FALSE);
  gpointer chooser = NULL;

  block ();
  play (window);
  test_ui_activate (window, "win.save-elsewhere", NULL);
  test_ui_wait_for (find_chooser () != NULL);
  g_set_weak_pointer (&chooser, find_chooser ());
  test_ui_wait_for (gtk_widget_get_mapped (chooser));
  gtk_dialog_response (chooser, GTK_RESPONSE_CANCEL);
  g_assert_nonnull (chooser);
  g_assert_false (gtk_widget_get_mapped (chooser));
  test_ui_settle (GTK_WIDGET (window));
  g_assert_true (is_told (window));
  g_assert_null (test_ui_find_window (GTK_TYPE_MESSAGE_DIALOG, NULL));
  unblock ();
  test_ui_wait_for (!is_told (window));
  gtk_window_close (GTK_WINDOW (window));
  test_ui_wait_for (chooser == NULL);
}

/* What is in a file is not lost, and nothing is asked where all is kept. */
static void
test_nothing_to_lose (void)
{
  SatdokuWindow *window = open_restored (FALSE);

  play (window);
  g_object_ref (window);
  gtk_window_close (GTK_WINDOW (window));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (window)));
  g_assert_null (find_dialog ());
  g_object_unref (window);
}

/* A name without any blank is broken, and doesn't make the window wider than a phone. */
static void
test_long_reason (void)
{
  g_autofree char *name = g_strnfill (200, 'm');
  g_autoptr (GError) error = g_error_new (G_IO_ERROR, G_IO_ERROR_FAILED, "%s", name);
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *bar =
    g_object_new (SATDOKU_TYPE_TROUBLE_BAR, "trouble", error, "n-games", 1, NULL);
  int width;

  gtk_window_set_child (window, bar);
  test_ui_present (window);
  test_ui_resize (window, 360, 400);
  g_assert_true (test_ui_shows_text (bar, name));
  gtk_widget_measure (bar, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
  test_ui_screenshot (window, "trouble-long-reason");
  test_ui_destroy (window);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  g_test_add_func ("/trouble/lasting", test_trouble);
  g_test_add_func ("/trouble/leave", test_leave);
  g_test_add_func ("/trouble/go-back", test_go_back);
  g_test_add_func ("/trouble/discard", test_discard);
  g_test_add_func ("/trouble/room-while-asked", test_room_while_asked);
  g_test_add_func ("/trouble/save-elsewhere", test_save_elsewhere);
  g_test_add_func ("/trouble/save-elsewhere-cancelled", test_save_elsewhere_cancelled);
  g_test_add_func ("/trouble/nothing-to-lose", test_nothing_to_lose);
  g_test_add_func ("/trouble/long-reason", test_long_reason);
  return g_test_run ();
}
