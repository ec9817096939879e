/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The game can't be kept on disk: the window says so for as long as that lasts, and asks before it
 * closes. */

#include <glib/gstdio.h>

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
  test_ui_wait_for (find_dialog () != NULL);
  test_ui_click (test_ui_find_text (find_dialog (), "Close"));
  test_ui_wait_for (!gtk_widget_get_mapped (GTK_WIDGET (window)));
  g_object_unref (window);
  unblock ();
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

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  g_test_add_func ("/trouble/lasting", test_trouble);
  g_test_add_func ("/trouble/nothing-to-lose", test_nothing_to_lose);
  return g_test_run ();
}
