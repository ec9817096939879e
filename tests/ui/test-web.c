/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles from the web in a real window: a source is added in the preferences, switched on, tried
 * and chosen, each by a key or a click; and before the click that fetches nobody is asked. */

#include <string.h>

#include "satdoku-preferences.h"
#include "satdoku-settings.h"
#include "satdoku-web-dialog.h"
#include "satdoku-web-editor.h"
#include "satdoku-web-group.h"
#include "satdoku-web-source.h"
#include "test-app.h"
#include "test-web-server.h"

#define LINE \
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

typedef struct
{
  SatdokuWindow *window;
  GSettings *settings;
  TestWebServer *server;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autofree char *path = g_strdup_printf ("%s/good.pem", g_getenv ("TEST_WEB_FOLDER"));
  g_autoptr (SudokuGame) game = test_app_make_game (
    "................................................................................1");

  self->settings = satdoku_settings_new ();
  self->server = test_web_server_new (path);
  test_web_server_set (self->server, "/one", "text/plain", LINE "\n");
  test_web_server_set (self->server, "/none", "text/html", "<p>Nothing</p>");
  test_web_server_set (self->server, "/many", "text/plain", LINE "\n" LINE "\n" LINE "\n");
  self->window = test_app_play (game);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  g_settings_reset (self->settings, "web-sources");
  test_ui_destroy (GTK_WINDOW (self->window));
  test_web_server_free (self->server);
  g_object_unref (self->settings);
}

static GtkWindow *
find_window (GType type)
{
  return test_ui_find_window (type, NULL);
}

static GtkWindow *
wait_window (GType type)
{
  test_ui_wait_for (find_window (type) != NULL);
  test_ui_focus_window (find_window (type));
  return find_window (type);
}

static void
add_source (Fixture *self,
            const char *name,
            const char *path)
{
  g_autoptr (GPtrArray) sources = satdoku_web_sources_load (self->settings);
  SatdokuWebSource *source = satdoku_web_source_new ();

  g_free (source->name);
  g_free (source->address);
  source->name = g_strdup (name);
  source->address = test_web_server_address (self->server, path);
  g_ptr_array_add (sources, source);
  satdoku_web_sources_save (self->settings, sources);
}

static gboolean
shows_line (Fixture *self)
{
  const SudokuGrid *grid = sudoku_game_get_grid (satdoku_window_get_game (self->window));

  return sudoku_grid_get_value (grid, 0) == 5 && sudoku_grid_get_value (grid, 80) == 9;
}

/* By the keyboard alone: the shortcut, then Enter on the first source that is on. */
static void
test_fetch (Fixture *self,
            gconstpointer data)
{
  GtkWindow *dialog;

  add_source (self, "Daily", "/one");
  test_ui_accel ("<Control><Alt>o");
  dialog = wait_window (SATDOKU_TYPE_WEB_DIALOG);
  g_assert_true (test_ui_shows_text (dialog, "Daily"));
  g_assert_true (test_ui_shows_text (dialog, "127.0.0.1"));
  g_assert_false (test_ui_shows_text (dialog, "Dosuku"));
  test_ui_screenshot (dialog, "web-dialog");
  g_assert_cmpuint (test_web_server_get_n_requests (self->server), ==, 0);
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (shows_line (self));
  g_assert_cmpuint (test_web_server_get_n_requests (self->server), ==, 1);
  test_ui_wait_for (test_ui_shows_text (self->window, "Puzzle of “Daily”"));
  test_ui_wait_for (find_window (SATDOKU_TYPE_WEB_DIALOG) == NULL);
}

/* Nothing is on: the dialog says so and leads to the preferences. */
static void
test_nothing_on (Fixture *self,
                 gconstpointer data)
{
  GtkWindow *dialog;
  GtkWindow *preferences;

  test_ui_activate (self->window, "win.from-web", NULL);
  dialog = wait_window (SATDOKU_TYPE_WEB_DIALOG);
  g_assert_true (test_ui_shows_text (dialog, "No Source Is Switched On"));
  test_ui_screenshot (dialog, "web-nothing-on");
  test_ui_key (GDK_KEY_Return, 0);
  preferences = wait_window (SATDOKU_TYPE_PREFERENCES);
  g_assert_cmpstr (
    adw_preferences_window_get_visible_page_name (ADW_PREFERENCES_WINDOW (preferences)), ==, "web");
  g_assert_true (test_ui_shows_text (preferences, "Puzzles from the Web"));
  g_assert_true (test_ui_shows_text (preferences, "Dosuku"));
  test_ui_settle (GTK_WIDGET (preferences));
  test_ui_screenshot (preferences, "web-preferences");
}

/* An error leaves the game, and says whom it is about. */
static void
test_error (Fixture *self,
            gconstpointer data)
{
  SudokuGame *game = satdoku_window_get_game (self->window);

  add_source (self, "Empty", "/none");
  test_ui_activate (self->window, "win.from-web", NULL);
  wait_window (SATDOKU_TYPE_WEB_DIALOG);
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (
    test_ui_shows_text (self->window, "No puzzle was found on the page of “Empty”"));
  g_assert_true (test_ui_shows_text (self->window, "his looks like XML or HTML, but there are no"));
  g_assert_true (satdoku_window_get_game (self->window) == game);
}

static GtkWindow *
open_sources (Fixture *self)
{
  GtkWindow *preferences;

  test_ui_activate (self->window, "win.web-sources", NULL);
  preferences = wait_window (SATDOKU_TYPE_PREFERENCES);
  test_ui_wait_for (
    gtk_widget_get_mapped (test_ui_find (preferences, SATDOKU_TYPE_WEB_GROUP, NULL)));
  test_ui_settle (GTK_WIDGET (preferences));
  return preferences;
}

static GtkWidget *
find_row (GtkWindow *window,
          const char *title)
{
  return gtk_widget_get_ancestor (test_ui_find_text (window, title), ADW_TYPE_ACTION_ROW);
}

static const SatdokuWebSource *
find_source (GPtrArray *sources,
             const char *name)
{
  for (guint i = 0; i < sources->len; i++)
    if (g_str_equal (((SatdokuWebSource *)sources->pdata[i])->name, name))
      return sources->pdata[i];
  return NULL;
}

static gboolean
is_on (Fixture *self,
       const char *name)
{
  g_autoptr (GPtrArray) sources = satdoku_web_sources_load (self->settings);
  const SatdokuWebSource *source = find_source (sources, name);

  return source != NULL && source->enabled;
}

static gboolean
is_there (Fixture *self,
          const char *name)
{
  g_autoptr (GPtrArray) sources = satdoku_web_sources_load (self->settings);

  return find_source (sources, name) != NULL;
}

static void
test_switch (Fixture *self,
             gconstpointer data)
{
  GtkWindow *preferences = open_sources (self);

  test_ui_click (test_ui_find (find_row (preferences, "Dosuku"), GTK_TYPE_SWITCH, NULL));
  test_ui_wait_for (is_on (self, "Dosuku"));
  test_ui_click (test_ui_find (find_row (preferences, "Dosuku"), GTK_TYPE_SWITCH, NULL));
  test_ui_wait_for (!is_on (self, "Dosuku"));
}

static GtkWidget *
find_entry (GtkWindow *window,
            const char *title)
{
  return gtk_widget_get_ancestor (test_ui_find_text (window, title), ADW_TYPE_ENTRY_ROW);
}

static void
type_into (GtkWindow *editor,
           const char *title,
           const char *text)
{
  GtkWidget *row = find_entry (editor, title);

  test_ui_click (row);
  test_ui_type (text);
  test_ui_wait_for (g_str_has_suffix (gtk_editable_get_text (GTK_EDITABLE (row)), text));
}

/* A new source: what is wrong is said while it is typed, and it can be tried. */
static void
test_add (Fixture *self,
          gconstpointer data)
{
  GtkWindow *preferences = open_sources (self);
  g_autofree char *address = test_web_server_address (self->server, "/one");
  GtkWindow *editor;
  GtkWidget *save;

  test_ui_click (gtk_widget_get_ancestor (
    test_ui_find (test_ui_find (preferences, SATDOKU_TYPE_WEB_GROUP, NULL), GTK_TYPE_BUTTON, NULL),
    GTK_TYPE_BUTTON));
  editor = wait_window (SATDOKU_TYPE_WEB_EDITOR);
  save = gtk_widget_get_ancestor (test_ui_find_text (editor, "Save"), GTK_TYPE_BUTTON);
  g_assert_false (gtk_widget_get_sensitive (save));
  type_into (editor, "Name", "Mine");
  type_into (editor, "Address (https://…)", address + strlen ("https"));
  test_ui_wait_for (test_ui_shows_text (editor, "The address must begin with https://"));
  test_ui_key (GDK_KEY_Home, 0);
  test_ui_type ("https");
  test_ui_wait_for (gtk_widget_get_sensitive (save));
  g_assert_cmpuint (test_web_server_get_n_requests (self->server), ==, 0);
  test_ui_click (gtk_widget_get_ancestor (test_ui_find_text (editor, "Try It"), GTK_TYPE_BUTTON));
  test_ui_wait_for (test_ui_shows_text (editor, "A puzzle is there: 9 × 9"));
  g_assert_cmpuint (test_web_server_get_n_requests (self->server), ==, 1);
  test_ui_screenshot (editor, "web-editor");
  test_ui_click (save);
  test_ui_wait_for (is_on (self, "Mine"));
  test_ui_wait_for (find_row (preferences, "Mine") != NULL);
  g_assert_cmpuint (test_web_server_get_n_requests (self->server), ==, 1);
}

/* What is removed comes back by Undo, and Reset brings what was there at first. */
static void
test_remove (Fixture *self,
             gconstpointer data)
{
  GtkWindow *preferences = open_sources (self);
  GtkWindow *editor;

  test_ui_click_at (find_row (preferences, "Dosuku"), 30, 10, 1, 1, 0);
  editor = wait_window (SATDOKU_TYPE_WEB_EDITOR);
  test_ui_click (
    gtk_widget_get_ancestor (test_ui_find_text (editor, "Remove This Source"), GTK_TYPE_BUTTON));
  test_ui_wait_for (!is_there (self, "Dosuku"));
  test_ui_focus_window (preferences);
  test_ui_wait_for (test_ui_shows_text (preferences, "“Dosuku” removed"));
  test_ui_click (gtk_widget_get_ancestor (test_ui_find_text (preferences, "Undo"),
                                          GTK_TYPE_BUTTON));
  test_ui_wait_for (is_there (self, "Dosuku"));
  add_source (self, "Mine", "/one");
  test_ui_wait_for (find_row (preferences, "Mine") != NULL);
  gtk_widget_activate (find_row (preferences, "Reset the Sources"));
  test_ui_wait_for (!is_there (self, "Mine") && is_there (self, "Dosuku"));
}

int
main (int argc,
      char **argv)
{
  g_autoptr (SatdokuApplication) application = NULL;
  g_autofree char *authority = g_strdup_printf ("%s/authority.pem", g_getenv ("TEST_WEB_FOLDER"));

  g_setenv ("GIO_USE_PROXY_RESOLVER", "dummy", TRUE);
  test_ui_init (&argc, &argv);
  application = test_app_new ();
#define ADD(name, function) g_test_add ("/web/" name, Fixture, NULL, set_up, function, tear_down)
  if (g_tls_backend_supports_tls (g_tls_backend_get_default ()))
    {
      test_web_trust (authority);
      ADD ("fetch", test_fetch);
      ADD ("nothing-on", test_nothing_on);
      ADD ("error", test_error);
      ADD ("switch", test_switch);
      ADD ("add", test_add);
      ADD ("remove", test_remove);
    }
  return g_test_run ();
}
