/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Several files at once: the first is shown, the others go into the Library, and what is wrong with
 * one hinders none. */

#include <glib/gstdio.h>

#include "satdoku-window.h"
#include "test-app.h"
#include "test-ui.h"

/* They have a value of their own in the first cell. */
static const char *const texts[] = {
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
  "1.34\n3412\n2143\n4321\n",
  "this is no puzzle\n",
  "p cnf 2 2\n1 2 0\n-1 0\n",
  "3412341221434321\n1234341221434321\n",
};
/* 0 can be a value or an empty cell. */
static const char zero_text[] = "1200\n..1.\n.0..\n...2\n";

typedef struct
{
  SatdokuWindow *window;
  char *folder;
  GPtrArray *files;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->folder = g_dir_make_tmp ("satdoku-open-XXXXXX", NULL);
  self->files = g_ptr_array_new_with_free_func (g_object_unref);
  self->window = satdoku_window_new (GTK_APPLICATION (g_application_get_default ()));
  test_ui_present (GTK_WINDOW (self->window));
  satdoku_window_restore (self->window);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (GTK_WINDOW (self->window));
  for (guint i = 0; i < self->files->len; i++)
    g_file_delete (self->files->pdata[i], NULL, NULL);
  g_rmdir (self->folder);
  g_free (self->folder);
  g_ptr_array_unref (self->files);
}

static void
add_file (Fixture *self,
          const char *name,
          const char *text)
{
  GFile *file = g_file_new_build_filename (self->folder, name, NULL);

  if (text != NULL)
    g_assert_true (g_file_set_contents (g_file_peek_path (file), text, -1, NULL));
  g_ptr_array_add (self->files, file);
}

/* As from the command line, or a file manager. */
static void
open_all (Fixture *self)
{
  g_application_open (g_application_get_default (), (GFile **)self->files->pdata,
                      (int)self->files->len, "");
}

static guint
count_names (const char *folder,
             const char *suffix)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "satdoku", folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    n += name[0] != '.' && g_str_has_suffix (name, suffix);
  return n;
}

static guint
get_side (Fixture *self)
{
  return sudoku_grid_get_side (sudoku_game_get_grid (satdoku_window_get_game (self->window)));
}

static GtkWindow *
find_dialog (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *link = windows; link != NULL; link = link->next)
    if (ADW_IS_MESSAGE_DIALOG (link->data) && gtk_widget_get_mapped (link->data))
      return link->data;
  return NULL;
}

static void
test_three (Fixture *self,
            gconstpointer data)
{
  guint n = count_names ("games", "");

  add_file (self, "a.txt", texts[1]);
  add_file (self, "b.txt", texts[0]);
  add_file (self, "c.txt", texts[0]);
  open_all (self);
  test_ui_wait_for (
    test_ui_shows_text (self->window, "3 puzzles opened; the others are in the Library"));
  g_assert_cmpuint (get_side (self), ==, 4);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self->window)), ==, "a.txt");
  /* The game before was empty, and is not kept. */
  g_assert_cmpuint (count_names ("games", ""), >=, n + 2);
  g_assert_null (find_dialog ());
  test_ui_screenshot (self->window, "open-files");
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "go-back", NULL);
  test_ui_wait_for (get_side (self) == 9);
}

static void
test_wrong_ones (Fixture *self,
                 gconstpointer data)
{
  add_file (self, "missing.txt", NULL);
  add_file (self, "wrong.txt", texts[2]);
  add_file (self, "good.txt", texts[1]);
  add_file (self, "formula.cnf", texts[3]);
  add_file (self, "more.txt", texts[0]);
  open_all (self);
  test_ui_wait_for (find_dialog () != NULL);
  g_assert_true (test_ui_shows_text (find_dialog (), "3 Files Were Not Opened"));
  g_assert_true (test_ui_shows_text (find_dialog (), "missing.txt"));
  g_assert_true (test_ui_shows_text (find_dialog (), "wrong.txt"));
  g_assert_true (test_ui_shows_text (find_dialog (), "formula.cnf: this is no puzzle"));
  g_assert_cmpuint (get_side (self), ==, 4);
  test_ui_screenshot (find_dialog (), "open-files-wrong");
  gtk_window_close (find_dialog ());
  test_ui_wait_for (find_dialog () == NULL);
  test_ui_wait_for (
    test_ui_shows_text (self->window, "2 puzzles opened; the others are in the Library"));
}

static void
test_nothing_right (Fixture *self,
                    gconstpointer data)
{
  SudokuGame *game = satdoku_window_get_game (self->window);

  add_file (self, "missing.txt", NULL);
  add_file (self, "wrong.txt", texts[2]);
  open_all (self);
  test_ui_wait_for (find_dialog () != NULL);
  g_assert_true (test_ui_shows_text (find_dialog (), "2 Files Were Not Opened"));
  g_assert_true (satdoku_window_get_game (self->window) == game);
  gtk_window_close (find_dialog ());
  test_ui_wait_for (find_dialog () == NULL);
}

/* Many puzzles in a file that is not the first become a collection. */
static void
test_collection (Fixture *self,
                 gconstpointer data)
{
  guint n = count_names ("collections", ".puzzles");

  add_file (self, "a.txt", texts[0]);
  add_file (self, "many.txt", texts[4]);
  open_all (self);
  test_ui_wait_for (
    test_ui_shows_text (self->window, "2 files opened; the others are in the Library"));
  g_assert_cmpuint (get_side (self), ==, 9);
  test_ui_wait_for (count_names ("collections", ".puzzles") == n + 1);
}

/* The same file is opened once, and one alone as ever. */
static void
test_same (Fixture *self,
           gconstpointer data)
{
  g_autoptr (GFile) twice = NULL;

  add_file (self, "a.txt", texts[1]);
  twice = g_file_new_for_path (g_file_peek_path (self->files->pdata[0]));
  g_ptr_array_add (self->files, g_object_ref (twice));
  open_all (self);
  test_ui_wait_for (get_side (self) == 4);
  g_assert_false (test_ui_shows_text (self->window, "in the Library"));
}

/* Answers the question about a file by the mouse, and waits until it is gone. */
static void
answer (const char *heading,
        const char *label,
        gboolean for_all)
{
  g_autoptr (GtkWindow) dialog = NULL;

  test_ui_wait_for (find_dialog () != NULL);
  /* Else the next one could be at the same address. */
  dialog = g_object_ref (find_dialog ());
  g_assert_true (test_ui_shows_text (dialog, heading));
  test_ui_focus_window (dialog);
  test_ui_settle (GTK_WIDGET (dialog));
  if (for_all)
    test_ui_click (test_ui_find (dialog, GTK_TYPE_CHECK_BUTTON, NULL));
  test_ui_click (test_ui_find_text (dialog, label));
  test_ui_wait_for (find_dialog () != dialog);
}

static guint
value_at (Fixture *self,
          guint cell)
{
  return sudoku_grid_get_value (sudoku_game_get_grid (satdoku_window_get_game (self->window)),
                                cell);
}

/* Each file with two readings is asked about by its name, and meanwhile none is given up. */
static void
test_zero (Fixture *self,
           gconstpointer data)
{
  add_file (self, "a.txt", zero_text);
  add_file (self, "b.txt", texts[0]);
  add_file (self, "c.txt", zero_text);
  add_file (self, "d.txt", texts[2]);
  open_all (self);
  test_ui_wait_for (find_dialog () != NULL);
  test_ui_screenshot (find_dialog (), "open-files-zero");
  answer ("Is 0 a Value in “a.txt”?", "0 Is a Value", FALSE);
  answer ("Is 0 a Value in “c.txt”?", "0 Is Empty", FALSE);
  test_ui_wait_for (find_dialog () != NULL);
  g_assert_true (test_ui_shows_text (find_dialog (), "1 File Was Not Opened"));
  g_assert_true (test_ui_shows_text (find_dialog (), "d.txt"));
  gtk_window_close (find_dialog ());
  test_ui_wait_for (
    test_ui_shows_text (self->window, "3 puzzles opened; the others are in the Library"));
  g_assert_cmpuint (value_at (self, 0), ==, 2);
  g_assert_cmpuint (value_at (self, 2), ==, 1);
  /* The one that was asked about last is the last one left. */
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "go-back", NULL);
  test_ui_wait_for (value_at (self, 0) == 1);
  g_assert_cmpuint (value_at (self, 2), ==, 0);
}

/* Who doesn't answer about one loses no other, not even when it is the first. */
static void
test_zero_skipped (Fixture *self,
                   gconstpointer data)
{
  add_file (self, "a.txt", zero_text);
  add_file (self, "b.txt", texts[0]);
  add_file (self, "c.txt", zero_text);
  add_file (self, "d.txt", texts[1]);
  open_all (self);
  answer ("Is 0 a Value in “a.txt”?", "Skip", FALSE);
  test_ui_wait_for (find_dialog () != NULL);
  g_assert_true (test_ui_shows_text (find_dialog (), "Is 0 a Value in “c.txt”?"));
  test_ui_focus_window (find_dialog ());
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (
    test_ui_shows_text (self->window, "2 puzzles opened; the others are in the Library"));
  g_assert_null (find_dialog ());
  g_assert_cmpuint (get_side (self), ==, 9);
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "go-back", NULL);
  test_ui_wait_for (get_side (self) == 4);
  g_assert_cmpuint (value_at (self, 2), ==, 3);
}

/* One answer can count for all; the next time it is asked again. */
static void
test_zero_same (Fixture *self,
                gconstpointer data)
{
  add_file (self, "a.txt", zero_text);
  add_file (self, "b.txt", texts[1]);
  add_file (self, "c.txt", zero_text);
  add_file (self, "d.txt", zero_text);
  open_all (self);
  answer ("Is 0 a Value in “a.txt”?", "0 Is a Value", TRUE);
  test_ui_wait_for (
    test_ui_shows_text (self->window, "4 puzzles opened; the others are in the Library"));
  g_assert_null (find_dialog ());
  g_assert_cmpuint (value_at (self, 0), ==, 2);
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "go-back", NULL);
  test_ui_wait_for (value_at (self, 2) == 1);
  g_assert_cmpuint (value_at (self, 0), ==, 2);

  open_all (self);
  answer ("Is 0 a Value in “a.txt”?", "Skip", TRUE);
  test_ui_wait_for (value_at (self, 2) == 3);
  g_assert_null (find_dialog ());
}

/* So is a file that can be a puzzle or an answer; the last of all has no others after it. */
static void
test_doubtful (Fixture *self,
               gconstpointer data)
{
  static const char text[] = "-134\n-243\n-312\n-421\n";

  add_file (self, "a.txt", texts[0]);
  add_file (self, "b.txt", text);
  add_file (self, "c.txt", text);
  open_all (self);
  answer ("Is “b.txt” a Puzzle or an Answer?", "Open Puzzle", FALSE);
  test_ui_wait_for (find_dialog () != NULL);
  g_assert_null (test_ui_find (find_dialog (), GTK_TYPE_CHECK_BUTTON, NULL));
  test_ui_screenshot (find_dialog (), "open-files-doubtful");
  answer ("Is “c.txt” a Puzzle or an Answer?", "Skip", FALSE);
  test_ui_wait_for (
    test_ui_shows_text (self->window, "2 puzzles opened; the others are in the Library"));
}

/* A small puzzle in a long text, too, and the first of all can be meant as an answer. */
static void
test_small (Fixture *self,
            gconstpointer data)
{
  g_autoptr (GString) text = g_string_new ("1234341221434321 ");
  SudokuGame *game = satdoku_window_get_game (self->window);

  for (guint i = 0; i < 100; i++)
    g_string_append (text, "so what ");
  add_file (self, "a.txt", "-134\n-243\n-312\n-421\n");
  add_file (self, "b.txt", text->str);
  open_all (self);
  answer ("Is “a.txt” a Puzzle or an Answer?", "Open Answer", FALSE);
  answer ("Open the Puzzle in “b.txt”?", "Open Puzzle", FALSE);
  test_ui_wait_for (
    test_ui_shows_text (self->window, "2 files opened; the others are in the Library"));
  test_ui_wait_for (test_ui_find_action (self->window, "solution.interpret") != NULL);
  g_assert_true (satdoku_window_get_game (self->window) == game);
}

/* The window may go while it asks. */
static void
test_closed (Fixture *self,
             gconstpointer data)
{
  add_file (self, "a.txt", zero_text);
  add_file (self, "b.txt", texts[0]);
  open_all (self);
  test_ui_wait_for (find_dialog () != NULL);
  test_ui_destroy (GTK_WINDOW (self->window));
  test_ui_wait_for (find_dialog () == NULL);
  self->window = satdoku_window_new (GTK_APPLICATION (g_application_get_default ()));
  test_ui_present (GTK_WINDOW (self->window));
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  g_test_add ("/open-files/three", Fixture, NULL, set_up, test_three, tear_down);
  g_test_add ("/open-files/wrong-ones", Fixture, NULL, set_up, test_wrong_ones, tear_down);
  g_test_add ("/open-files/nothing-right", Fixture, NULL, set_up, test_nothing_right, tear_down);
  g_test_add ("/open-files/collection", Fixture, NULL, set_up, test_collection, tear_down);
  g_test_add ("/open-files/same", Fixture, NULL, set_up, test_same, tear_down);
  g_test_add ("/open-files/zero", Fixture, NULL, set_up, test_zero, tear_down);
  g_test_add ("/open-files/zero-skipped", Fixture, NULL, set_up, test_zero_skipped, tear_down);
  g_test_add ("/open-files/zero-same", Fixture, NULL, set_up, test_zero_same, tear_down);
  g_test_add ("/open-files/doubtful", Fixture, NULL, set_up, test_doubtful, tear_down);
  g_test_add ("/open-files/small", Fixture, NULL, set_up, test_small, tear_down);
  g_test_add ("/open-files/closed", Fixture, NULL, set_up, test_closed, tear_down);
  return g_test_run ();
}
