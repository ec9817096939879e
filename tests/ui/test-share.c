/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window in which a puzzle is shared: what it shows and copies, by real keys and clicks. A QR
 * code is read by another program. */

#include <glib/gstdio.h>
#include <string.h>
#include <sudoku-format.h>
#include <sudoku-game-moves.h>

#include "satdoku-qr.h"
#include "satdoku-share-dialog.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-grid.h"
#include "test-ui.h"

static const char puzzle_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

typedef struct
{
  SatdokuWindow *window;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGame) game = test_app_make_game (puzzle_line);

  self->window = test_app_play (game);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (GTK_WINDOW (self->window));
}

static GtkWindow *
open_dialog (void)
{
  GtkWindow *dialog = NULL;

  test_ui_accel ("<Control><Alt>c");
  test_ui_wait_for ((dialog = test_ui_find_window (SATDOKU_TYPE_SHARE_DIALOG, NULL)) != NULL);
  test_ui_present (dialog);
  test_ui_focus_window (dialog);
  return dialog;
}

static void
close_dialog (void)
{
  test_ui_accel ("Escape");
  test_ui_wait_for (test_ui_find_window (SATDOKU_TYPE_SHARE_DIALOG, NULL) == NULL);
}

static void
show_page (GtkWindow *dialog,
           const char *name)
{
  adw_view_stack_set_visible_child_name (
    ADW_VIEW_STACK (test_ui_find (dialog, ADW_TYPE_VIEW_STACK, NULL)), name);
  test_ui_settle (GTK_WIDGET (dialog));
}

static void
text_cb (GObject *source,
         GAsyncResult *result,
         gpointer user_data)
{
  *(char **)user_data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

/* Presses the button, and gets what is on the clipboard then. */
static char *
copy (GtkWindow *dialog)
{
  char *text = NULL;

  test_ui_click (test_ui_find_text (dialog, "Copy"));
  test_ui_flush ();
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (dialog)), NULL, text_cb,
                                 &text);
  test_ui_wait_for (text != NULL);
  return text;
}

static void
assert_is_puzzle (const char *text,
                  const char *format,
                  const char *line)
{
  const SudokuSource source = { .name = "t", .text = text, .length = strlen (text) };
  const SudokuFormat *used = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuDocument) document = sudoku_format_read (NULL, &source, &used, &error);
  g_autofree char *written = NULL;

  g_assert_no_error (error);
  g_assert_cmpstr (used->id, ==, format);
  written = sudoku_format_write (sudoku_format_find ("line"), document, NULL);
  g_assert_true (g_str_has_prefix (written, line));
}

/* A link of the puzzle alone, and then of the game. */
static void
test_link (Fixture *self,
           gconstpointer data)
{
  GtkWindow *dialog = NULL;
  g_autofree char *link = NULL;
  g_autofree char *with_entry = NULL;

  sudoku_game_enter (satdoku_window_get_game (self->window), 2, 4);
  dialog = open_dialog ();
  link = copy (dialog);
  g_assert_true (g_str_has_prefix (link, "https://www.sudokuwiki.org/sudoku.htm?bd=53007"));
  assert_is_puzzle (link, "link", puzzle_line);
  g_assert_true (test_ui_shows_text (dialog, "The link was copied"));
  test_ui_click (test_ui_find_text (dialog, "With What I Have Entered and Marked"));
  test_ui_settle (GTK_WIDGET (dialog));
  with_entry = copy (dialog);
  /* Those that tell entries from givens come first now. */
  assert_is_puzzle (with_entry, "f-puzzles-link", "534.7....6..195");
  test_ui_screenshot (dialog, "share-link");
  close_dialog ();
}

/* Also where people write from right to left. */
static void
test_direction (Fixture *self,
                gconstpointer data)
{
  GtkWindow *dialog;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  dialog = open_dialog ();
  show_page (dialog, "text");
  g_assert_cmpint (
    gtk_widget_get_direction (test_ui_find (dialog, GTK_TYPE_TEXT_VIEW, NULL)), ==,
    GTK_TEXT_DIR_LTR);
  close_dialog ();
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* A text with and without what forums want around it, and candidates. */
static void
test_text (Fixture *self,
           gconstpointer data)
{
  GtkWindow *dialog = open_dialog ();
  GtkDropDown *forms = NULL;
  g_autofree char *text = NULL;
  g_autofree char *tagged = NULL;
  g_autofree char *candidates = NULL;

  show_page (dialog, "text");
  text = copy (dialog);
  g_assert_true (g_str_has_prefix (text, "+---+---+---+\n|53.|.7.|...|\n"));
  assert_is_puzzle (text, "frame", puzzle_line);
  test_ui_click (test_ui_find_text (dialog, "For a Forum, between [code] and [/code]"));
  test_ui_settle (GTK_WIDGET (dialog));
  tagged = copy (dialog);
  g_assert_true (g_str_has_prefix (tagged, "[code]\n+---"));
  g_assert_true (g_str_has_suffix (tagged, "+\n[/code]"));
  test_ui_screenshot (dialog, "share-text");
  forms = GTK_DROP_DOWN (gtk_widget_get_ancestor (
    test_ui_find_text (dialog, "Framed grid"), GTK_TYPE_DROP_DOWN));
  gtk_drop_down_set_selected (forms, 1);
  test_ui_click (test_ui_find_text (dialog, "For a Forum, between [code] and [/code]"));
  test_ui_settle (GTK_WIDGET (dialog));
  candidates = copy (dialog);
  g_assert_nonnull (strstr (candidates, "12"));
  test_ui_screenshot (dialog, "share-candidates");
  close_dialog ();
}

static void
texture_cb (GObject *source,
            GAsyncResult *result,
            gpointer user_data)
{
  *(GdkTexture **)user_data =
    gdk_clipboard_read_texture_finish (GDK_CLIPBOARD (source), result, NULL);
}

static GdkTexture *
copy_picture (GtkWindow *dialog)
{
  GdkTexture *texture = NULL;
  GtkWidget *button = test_ui_find_text (dialog, "Copy");

  test_ui_wait_for (gtk_widget_is_sensitive (button));
  test_ui_click (button);
  test_ui_flush ();
  gdk_clipboard_read_texture_async (gtk_widget_get_clipboard (GTK_WIDGET (dialog)), NULL,
                                    texture_cb, &texture);
  test_ui_wait_for (texture != NULL);
  return texture;
}

static void
test_picture (Fixture *self,
              gconstpointer data)
{
  GtkWindow *dialog = open_dialog ();
  g_autoptr (GdkTexture) texture = NULL;

  show_page (dialog, "picture");
  texture = copy_picture (dialog);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, 640);
  test_ui_screenshot (dialog, "share-picture");
  close_dialog ();
}

/* What another program reads in a picture; NULL: it is not installed. */
static char *
read_code (GBytes *png)
{
  g_autofree char *program = g_find_program_in_path ("zbarimg");
  g_autofree char *folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "code.png", NULL);
  const char *const argv[] = { "zbarimg", "--quiet", "--raw", path, NULL };
  char *text = NULL;
  int status = 0;

  if (program != NULL)
    {
      g_assert_true (g_file_set_contents (path, g_bytes_get_data (png, NULL),
                                          (gssize)g_bytes_get_size (png), NULL));
      g_assert_true (g_spawn_sync (NULL, (char **)argv, NULL,
                                   G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL,
                                   &text, NULL, &status, NULL));
      g_assert_true (g_spawn_check_wait_status (status, NULL));
      g_unlink (path);
      g_strchomp (text);
    }
  g_rmdir (folder);
  return text;
}

static void
test_code (Fixture *self,
           gconstpointer data)
{
  GtkWindow *dialog = open_dialog ();
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GBytes) png = NULL;
  g_autofree char *text = NULL;

  show_page (dialog, "code");
  texture = copy_picture (dialog);
  png = gdk_texture_save_to_png_bytes (texture);
  text = read_code (png);
  if (text != NULL)
    assert_is_puzzle (text, "link", puzzle_line);
  test_ui_screenshot (dialog, "share-code");
  close_dialog ();
}

/* The longest text that fits, and one byte more. */
static void
test_code_length (void)
{
  g_autofree char *text = g_strnfill (SATDOKU_QR_LENGTH_MAX + 1, 'a');
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) png = satdoku_qr_draw (text, &error);
  g_autofree char *read = NULL;

  g_assert_null (png);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE);
  g_assert_nonnull (strstr (error->message, "2954"));
  g_clear_error (&error);
  text[SATDOKU_QR_LENGTH_MAX] = '\0';
  png = satdoku_qr_draw (text, &error);
  g_assert_no_error (error);
  read = read_code (png);
  if (read != NULL)
    g_assert_cmpstr (read, ==, text);
}

/* A large board as a link is too long for a code, which is said; nothing can be copied then. */
static void
test_too_long (Fixture *self,
               gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (6, 6, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = NULL;
  GtkWindow *dialog = NULL;
  GtkWidget *button = NULL;

  for (guint cell = 0; cell < 1296; cell++)
    sudoku_grid_set (grid, cell, 1 + (cell * 7 + cell / 36 * 11) % 36, SUDOKU_ORIGIN_GIVEN);
  game = sudoku_game_new (grid);
  satdoku_window_set_game (self->window, game);
  dialog = open_dialog ();
  show_page (dialog, "code");
  test_ui_wait_for (test_ui_shows_text (dialog, "Too Long for a QR Code"));
  button = test_ui_find_text (dialog, "Copy");
  g_assert_false (gtk_widget_is_sensitive (button));
  test_ui_screenshot (dialog, "share-too-long");
  show_page (dialog, "picture");
  test_ui_wait_for (gtk_widget_is_sensitive (button));
  close_dialog ();
}

/* All pages fit into the narrowest window, in the dark, too. */
static void
test_narrow (Fixture *self,
             gconstpointer data)
{
  static const char *const pages[] = { "link", "text", "picture", "code" };
  GtkWindow *dialog = open_dialog ();
  AdwStyleManager *style = adw_style_manager_get_default ();

  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_FORCE_DARK);
  test_ui_resize (dialog, 360, 560);
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *name = g_strconcat ("share-narrow-", pages[i], NULL);

      show_page (dialog, pages[i]);
      test_ui_wait_for (gtk_widget_is_sensitive (test_ui_find_text (dialog, "Copy")));
      test_ui_settle (GTK_WIDGET (dialog));
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (dialog)), ==, 360);
      test_ui_screenshot (dialog, name);
    }
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_DEFAULT);
  close_dialog ();
}

#define ADD(name, func) g_test_add ("/share/" name, Fixture, NULL, set_up, func, tear_down)

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  g_application_set_default (G_APPLICATION (application));
  ADD ("link", test_link);
  ADD ("text", test_text);
  ADD ("direction", test_direction);
  ADD ("picture", test_picture);
  ADD ("code", test_code);
  g_test_add_func ("/share/code-length", test_code_length);
  ADD ("too-long", test_too_long);
  ADD ("narrow", test_narrow);
  return g_test_run ();
}
