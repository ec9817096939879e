/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is on the clipboard and no text: a picture, files, nothing. Wherever something can be pasted
 * a sentence says what is there; files are opened. */

#include "satdoku-cnf-page.h"
#include "satdoku-new-dialog.h"
#include "satdoku-solution-page.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-folder.h"
#include "test-grid.h"
#include "test-ui.h"

static const char puzzle_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char other_line[] =
  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
/* The smallest one that is one. */
static const guint8 picture_bytes[] = {
  0x89,
  'P',
  'N',
  'G',
  '\r',
  '\n',
  0x1a,
  '\n',
  0,
  0,
  0,
  13,
  'I',
  'H',
  'D',
  'R',
  0,
  0,
  0,
  1,
  0,
  0,
  0,
  1,
  8,
  0,
  0,
  0,
  0,
  0x3a,
  0x7e,
  0x9b,
  0x55,
  0,
  0,
  0,
  10,
  'I',
  'D',
  'A',
  'T',
  'x',
  0x9c,
  0x63,
  0x60,
  0,
  0,
  0,
  2,
  0,
  1,
  0x48,
  0xaf,
  0xa4,
  0x71,
  0,
  0,
  0,
  0,
  'I',
  'E',
  'N',
  'D',
  0xae,
  0x42,
  0x60,
  0x82,
};

typedef struct
{
  SatdokuWindow *window;
  char *folder;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGame) game = test_app_make_game (puzzle_line);

  self->folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  self->window = test_app_play (game);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (GTK_WINDOW (self->window));
  test_remove_tree (self->folder);
  g_free (self->folder);
}

static GdkContentProvider *
provide_files (Fixture *self,
               const char *name,
               const void *data,
               gsize size)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GSList) list = g_slist_prepend (NULL, file);
  GdkFileList *files = gdk_file_list_new_from_list (list);
  GdkContentProvider *provider = gdk_content_provider_new_typed (GDK_TYPE_FILE_LIST, files);

  if (data != NULL)
    g_assert_true (g_file_set_contents (path, data, (gssize)size, NULL));
  g_boxed_free (GDK_TYPE_FILE_LIST, files);
  return provider;
}

static GdkContentProvider *
provide_nothing (Fixture *self)
{
  return NULL;
}

static GdkContentProvider *
provide_picture (Fixture *self)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (picture_bytes, sizeof picture_bytes);

  return gdk_content_provider_new_for_bytes ("image/png", bytes);
}

static GdkContentProvider *
provide_texture (Fixture *self)
{
  static const guint8 pixel[4];
  g_autoptr (GBytes) bytes = g_bytes_new_static (pixel, sizeof pixel);
  g_autoptr (GdkTexture) texture = gdk_memory_texture_new (1, 1, GDK_MEMORY_DEFAULT, bytes, 4);

  return gdk_content_provider_new_typed (GDK_TYPE_TEXTURE, texture);
}

static GdkContentProvider *
provide_sound (Fixture *self)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static ("x", 1);

  return gdk_content_provider_new_for_bytes ("audio/ogg", bytes);
}

static GdkContentProvider *
provide_blank (Fixture *self)
{
  return gdk_content_provider_new_typed (G_TYPE_STRING, " \n");
}

static GdkContentProvider *
provide_missing_file (Fixture *self)
{
  return provide_files (self, "gone.sdk", NULL, 0);
}

static GdkContentProvider *
provide_picture_file (Fixture *self)
{
  return provide_files (self, "a.png", picture_bytes, sizeof picture_bytes);
}

static GdkContentProvider *
provide_no_files (Fixture *self)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static ("# none\r\n", 8);

  return gdk_content_provider_new_for_bytes ("text/uri-list", bytes);
}

/* On the pages, and in an entry, which takes only text; NULL: nothing is said there. */
static const struct
{
  const char *name;
  GdkContentProvider *(*provide) (Fixture *self);
  const char *said;
  const char *said_in_entry;
} contents[] = {
  { "nothing", provide_nothing, "The clipboard is empty", "The clipboard is empty" },
  { "picture", provide_picture, "There is a picture on the clipboard, not text",
    "There is a picture on the clipboard, not text" },
  { "texture", provide_texture, "There is a picture on the clipboard, not text",
    "There is a picture on the clipboard, not text" },
  { "sound", provide_sound, "There is no text on the clipboard",
    "There is no text on the clipboard" },
  { "blank", provide_blank, "The text on the clipboard is empty", NULL },
  { "missing-file", provide_missing_file, "No such file", NULL },
  { "picture-file", provide_picture_file, "a picture; only text can be read", NULL },
  { "no-files", provide_no_files, "The list of files on the clipboard can’t be read",
    "There are files on the clipboard, not text" },
};

static void
copy (Fixture *self,
      gsize i)
{
  g_autoptr (GdkContentProvider) provider = contents[i].provide (self);

  gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), provider);
}

static GtkWidget *
go_to (Fixture *self,
       const char *accelerator,
       GType type)
{
  test_ui_accel (accelerator);
  test_ui_wait_for (test_ui_find (self->window, type, NULL) != NULL);
  test_ui_settle (GTK_WIDGET (self->window));
  return test_ui_find (self->window, type, NULL);
}

static void
wait_for_text (GtkWidget *widget,
               const char *text)
{
  test_ui_wait_for (test_ui_shows_text (gtk_widget_get_root (widget), text));
}

static void
test_grid (Fixture *self,
           gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  SudokuGame *game = satdoku_window_get_game (self->window);

  copy (self, i);
  test_ui_accel ("<Control>v");
  wait_for_text (GTK_WIDGET (self->window), contents[i].said);
  g_assert_true (satdoku_window_get_game (self->window) == game);
}

static void
test_cnf (Fixture *self,
          gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);

  go_to (self, "<Alt>2", SATDOKU_TYPE_CNF_PAGE);
  copy (self, i);
  test_ui_accel ("<Control>v");
  wait_for_text (GTK_WIDGET (self->window), contents[i].said);
}

/* What is no text cannot be an answer either. */
static const char *
say_as_answer (gsize i)
{
  return contents[i].provide == provide_picture_file ? "not text" : contents[i].said;
}

static void
test_solution (Fixture *self,
               gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);

  go_to (self, "<Alt>3", SATDOKU_TYPE_SOLUTION_PAGE);
  copy (self, i);
  test_ui_accel ("<Control><Shift>v");
  wait_for_text (GTK_WIDGET (self->window), say_as_answer (i));
}

/* Files are read, and of anything else that is no text the bubble speaks. */
static void
test_answer_text (Fixture *self,
                  gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  GtkWidget *view;

  go_to (self, "<Alt>3", SATDOKU_TYPE_SOLUTION_PAGE);
  view = test_ui_find (self->window, GTK_TYPE_TEXT_VIEW, NULL);
  gtk_widget_grab_focus (view);
  copy (self, i);
  test_ui_accel ("<Control>v");
  wait_for_text (GTK_WIDGET (self->window), say_as_answer (i));
}

/* While it is said nothing is in the way of who types on, and then it goes. */
static void
check_entry (Fixture *self,
             GtkWidget *text,
             gsize i)
{
  gtk_widget_grab_focus (text);
  test_ui_settle (text);
  copy (self, i);
  test_ui_accel ("<Control>v");
  if (contents[i].said_in_entry != NULL)
    {
      wait_for_text (text, contents[i].said_in_entry);
      test_ui_key (GDK_KEY_7, 0);
      test_ui_wait_for (strchr (gtk_editable_get_text (GTK_EDITABLE (text)), '7') != NULL);
      test_ui_wait_for (!test_ui_shows_text (gtk_widget_get_root (text),
                                             contents[i].said_in_entry));
      return;
    }
  test_ui_key (GDK_KEY_7, 0);
  test_ui_wait_for (strchr (gtk_editable_get_text (GTK_EDITABLE (text)), '7') != NULL);
}

static void
test_entry (Fixture *self,
            gconstpointer data)
{
  GtkWidget *page = go_to (self, "<Alt>2", SATDOKU_TYPE_CNF_PAGE);

  check_entry (self, test_ui_find (page, GTK_TYPE_TEXT, NULL), GPOINTER_TO_SIZE (data));
}

static void
test_dialog (Fixture *self,
             gconstpointer data)
{
  GtkWindow *dialog;
  GtkWidget *row;

  test_ui_activate (self->window, "win.new-dialog", NULL);
  test_ui_wait_for (test_ui_find_window (SATDOKU_TYPE_NEW_DIALOG, NULL) != NULL);
  dialog = test_ui_find_window (SATDOKU_TYPE_NEW_DIALOG, NULL);
  gtk_expander_set_expanded (GTK_EXPANDER (test_ui_find (dialog, GTK_TYPE_EXPANDER, "more")), TRUE);
  test_ui_present (dialog);
  test_ui_focus_window (dialog);
  row = test_ui_find (dialog, GTK_TYPE_SPIN_BUTTON, NULL);
  check_entry (self, test_ui_find (row, GTK_TYPE_TEXT, NULL), GPOINTER_TO_SIZE (data));
  test_ui_destroy (dialog);
}

/* An entry that goes while something is said of it takes that with it. */
static void
test_close (Fixture *self,
            gconstpointer data)
{
  GtkWidget *page = go_to (self, "<Alt>2", SATDOKU_TYPE_CNF_PAGE);

  gtk_widget_grab_focus (test_ui_find (page, GTK_TYPE_TEXT, NULL));
  copy (self, 0);
  test_ui_accel ("<Control>v");
  wait_for_text (page, contents[0].said_in_entry);
  test_ui_screenshot (self->window, "paste-nothing");
}

static void
test_file (Fixture *self,
           gconstpointer data)
{
  g_autoptr (GdkContentProvider) provider =
    provide_files (self, "other.txt", other_line, strlen (other_line));

  if (data != NULL)
    go_to (self, "<Alt>2", SATDOKU_TYPE_CNF_PAGE);
  gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), provider);
  test_ui_accel ("<Control>v");
  test_ui_wait_for (sudoku_grid_count (sudoku_game_get_grid (satdoku_window_get_game (
                                         self->window)),
                                       SUDOKU_ORIGIN_GIVEN) == 17);
}

static void
test_answer_file (Fixture *self,
                  gconstpointer data)
{
  static const char answer[] = "s UNSATISFIABLE\n";
  g_autoptr (GdkContentProvider) provider =
    provide_files (self, "answer.txt", answer, strlen (answer));

  go_to (self, "<Alt>3", SATDOKU_TYPE_SOLUTION_PAGE);
  gtk_widget_grab_focus (test_ui_find (self->window, GTK_TYPE_TEXT_VIEW, NULL));
  gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), provider);
  test_ui_accel ("<Control>v");
  wait_for_text (GTK_WIDGET (self->window), "s UNSATISFIABLE");
}

static void
add_everywhere (const char *place,
                void (*test) (Fixture *self, gconstpointer data))
{
  for (gsize i = 0; i < G_N_ELEMENTS (contents); i++)
    {
      g_autofree char *path = g_strdup_printf ("/paste/%s/%s", place, contents[i].name);

      /* Blanks may be pasted into a text. */
      if (test != test_answer_text || contents[i].provide != provide_blank)
        g_test_add (path, Fixture, GSIZE_TO_POINTER (i), set_up, test, tear_down);
    }
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  add_everywhere ("grid", test_grid);
  add_everywhere ("cnf", test_cnf);
  add_everywhere ("solution", test_solution);
  add_everywhere ("answer-text", test_answer_text);
  add_everywhere ("entry", test_entry);
  g_test_add ("/paste/dialog", Fixture, GSIZE_TO_POINTER (1), set_up, test_dialog, tear_down);
  g_test_add ("/paste/close", Fixture, NULL, set_up, test_close, tear_down);
  g_test_add ("/paste/file", Fixture, NULL, set_up, test_file, tear_down);
  g_test_add ("/paste/file-on-cnf", Fixture, "cnf", set_up, test_file, tear_down);
  g_test_add ("/paste/answer-file", Fixture, NULL, set_up, test_answer_file, tear_down);
  return g_test_run ();
}
