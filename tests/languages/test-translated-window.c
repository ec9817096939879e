/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A window in the language of the environment, whose catalogue is whole: what it says of a text
 * that is pasted and of a file that is opened, both of which are broken, has no English in it. */

#include "satdoku-config.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>

#include "satdoku-clipboard.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-ui.h"
#include "words-error-rows.h"

/* A saved game with a word among its numbers, and a text that is nothing at all. */
static const char broken_game[] = "satdoku 1\nbox 3x3\npuzzle\n5 x y\n";
static const char no_puzzle[] = "53..7....\n6..1\n";

/* Words that nearly every English sentence of the program has one of. */
static const char *const english[] = { "the", "this", "is", "a", "of", "found", "and", NULL };

typedef struct
{
  SatdokuWindow *window;
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "broken.satdoku", NULL);
  self->window = test_app_open_window ();
  gtk_widget_grab_focus (GTK_WIDGET (satdoku_window_get_grid_page (self->window)));
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (GTK_WINDOW (self->window));
  g_remove (self->path);
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->path);
  g_free (self->folder);
}

/* Waits until the window says the sentence of an error, and looks at all of it. */
static void
assert_says (Fixture *self,
             const char *id)
{
  const char *sentence = _ (words_error_row_find (id)->sentence);
  g_autofree char *text = g_strndup (sentence, strcspn (sentence, "%"));
  GtkWidget *label;
  g_auto (GStrv) words = NULL;

  test_ui_wait_for ((label = test_ui_find_text (self->window, text)) != NULL);
  test_ui_screenshot (self->window, "translated");
  g_assert_true (GTK_IS_LABEL (label));
  words = g_str_tokenize_and_fold (gtk_label_get_text (GTK_LABEL (label)), NULL, NULL);
  for (gsize i = 0; words[i] != NULL; i++)
    g_assert_false (g_strv_contains (english, words[i]));
}

static void
test_paste (Fixture *self,
            gconstpointer data)
{
  satdoku_copy_text (GTK_WIDGET (self->window), no_puzzle);
  test_ui_accel ("<Control>v");
  assert_says (self, "format-unknown");
}

static void
test_open (Fixture *self,
           gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);

  g_assert_true (g_file_set_contents (self->path, broken_game, -1, NULL));
  satdoku_window_open_file (self->window, file);
  assert_says (self, "value-expected");
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("TEST_LOCALE_DIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  test_ui_init (&argc, &argv);
  application = test_app_new ();
#define ADD(name, function) \
  g_test_add ("/translated/window/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("paste", test_paste);
  ADD ("open", test_open);
#undef ADD
  return g_test_run ();
}
