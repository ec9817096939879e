/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The main menu and what it leads to that tells of the program itself. */

#include <string.h>

#include "satdoku-shortcuts-window.h"
#include "satdoku-shortcuts.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-ui.h"

/* Pixels: of a laptop's screen without the panels of its desktop. */
#define SCREEN_HEIGHT 720

typedef struct
{
  SatdokuWindow *window;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->window = test_app_open_window ();
  test_ui_resize (GTK_WINDOW (self->window), 1000, SCREEN_HEIGHT);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (GTK_WINDOW (self->window));
}

/* Are the entries at first sight commands, and nothing that is chosen or switched? GTK's role of
 * such a button is 0 for a command, and 3 for the title of a submenu. */
static gboolean
has_only_commands (GtkWidget *widget)
{
  int role = 0;

  if (!gtk_widget_get_mapped (widget))
    return TRUE;
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton"))
    g_object_get (widget, "role", &role, NULL);
  if (role == 1 || role == 2)
    return FALSE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!has_only_commands (child))
      return FALSE;
  return TRUE;
}

/* It fits below the header, and shows the keys that everyone knows. */
static void
test_main_menu (Fixture *self,
                gconstpointer data)
{
  GtkWidget *menu;
  int height;

  test_ui_accel ("F10");
  test_ui_wait_for ((menu = test_ui_find (self->window, GTK_TYPE_POPOVER_MENU, NULL)) != NULL);
  gtk_widget_measure (menu, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  g_assert_cmpint (height, <=, SCREEN_HEIGHT - 48);
  g_assert_true (test_ui_shows_text (menu, "Open…"));
  g_assert_true (test_ui_shows_text (menu, "Ctrl+O"));
  g_assert_false (test_ui_shows_text (menu, "Symbols"));
  g_assert_false (test_ui_shows_text (menu, "Style"));
  g_assert_false (test_ui_shows_text (menu, "Warnings"));
  test_ui_settle (menu);
  g_assert_true (has_only_commands (menu));
  test_ui_screenshot (self->window, "main-menu");
  test_ui_key (GDK_KEY_Escape, 0);
}

/* How many entries the first level of a menu has; what any level of it can do is added to
 * @actions. */
static guint
count_entries (GMenuModel *menu,
               GHashTable *actions)
{
  guint n = 0;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autoptr (GMenuModel) submenu = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);
      char *action = NULL;

      if (section != NULL)
        n += count_entries (section, actions);
      else
        n++;
      if (submenu != NULL)
        count_entries (submenu, actions);
      if (g_menu_model_get_item_attribute (menu, i, "action", "s", &action))
        g_hash_table_add (actions, action);
    }
  return n;
}

/* Few entries at first sight, and all that there is one level deeper. */
static void
test_entries (Fixture *self,
              gconstpointer data)
{
  static const char *const actions[] = {
    "win.open",
    "win.save",
    "win.save-as",
    "win.share",
    "win.print",
    "win.print-new",
    "win.print-file",
    "win.copy",
    "win.copy-as",
    "win.paste",
    "win.from-web",
    "win.try",
    "win.digit-first",
    "win.mode",
    "win.fill-marks",
    "win.clear-marks",
    "win.clear-colours",
    "win.clear-answers",
    "win.clear-entries",
    "win.restart",
    "win.back-to-solvable",
    "win.count",
    "win.clauses-of-cell",
    "win.protect",
    "win.unprotect",
    "win.puzzle-symbols",
    "win.learn",
    "win.statistics",
    "win.preferences",
    "win.show-shortcuts",
    "win.help",
    "app.about",
  };
  g_autoptr (GHashTable) found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GtkWidget *menu;
  GMenuModel *model;

  test_ui_accel ("F10");
  test_ui_wait_for ((menu = test_ui_find (self->window, GTK_TYPE_POPOVER_MENU, NULL)) != NULL);
  model = gtk_popover_menu_get_menu_model (GTK_POPOVER_MENU (menu));
  g_assert_cmpuint (count_entries (model, found), <=, 10);
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    g_assert_true (g_hash_table_contains (found, actions[i]));
  test_ui_key (GDK_KEY_Escape, 0);
}

static char *
load_file (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", name, NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return g_steal_pointer (&text);
}

/* (transfer full): the rest of the first line of a text that begins in this way. */
static char *
find_line (const char *text,
           const char *begin)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    if (g_str_has_prefix (*line, begin))
      return g_strdup (*line + strlen (begin));
  g_assert_not_reached ();
}

/* What it says is what software centres and the news say. */
static void
test_about (Fixture *self,
            gconstpointer data)
{
  g_autofree char *metainfo = load_file ("data/io.github.satdoku.Satdoku.metainfo.xml.in");
  g_autofree char *news = load_file ("NEWS.md");
  g_autofree char *heading = find_line (news, "## ");
  g_autofree char *item = find_line (news, "- ");
  g_autofree char *version = NULL;
  AdwAboutWindow *dialog;
  GtkWindow *about;

  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "about", NULL);
  test_ui_wait_for ((about = test_ui_find_window (ADW_TYPE_ABOUT_WINDOW, NULL)) != NULL);
  test_ui_present (about);
  dialog = ADW_ABOUT_WINDOW (about);
  g_assert_true (test_ui_shows_text (about, "What’s New"));
  g_assert_true (test_ui_shows_text (about, "Report an Issue"));
  g_assert_nonnull (strstr (metainfo, adw_about_window_get_website (dialog)));
  g_assert_nonnull (strstr (metainfo, adw_about_window_get_issue_url (dialog)));
  /* As far as it needs no markup. */
  item[strcspn (item, "`&<>")] = '\0';
  g_assert_nonnull (strstr (adw_about_window_get_release_notes (dialog), item));
  version = g_strconcat (adw_about_window_get_version (dialog),
                         g_str_equal (heading, "Unreleased") ? "+" : "", NULL);
  g_assert_cmpstr (adw_about_window_get_release_notes_version (dialog), ==, version);
  test_ui_screenshot (about, "about");
  test_ui_destroy (about);
}

/* All of it can be read on any screen, beginning with the board; there is one window of it. */
static void
test_shortcuts (Fixture *self,
                gconstpointer data)
{
  GtkWindow *window;
  GtkWidget *first;
  graphene_rect_t bounds;
  int width, height;
  gsize n_shortcuts;
  const SatdokuShortcut *shortcuts = satdoku_shortcuts (&n_shortcuts);

  test_ui_accel ("<Control>question");
  test_ui_wait_for ((window = test_ui_find_window (SATDOKU_TYPE_SHORTCUTS_WINDOW, NULL)) != NULL);
  test_ui_present (window);
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "show-shortcuts", NULL);
  g_assert_true (test_ui_find_window (SATDOKU_TYPE_SHORTCUTS_WINDOW, NULL) == window);
  for (gsize i = 0; i < n_shortcuts; i++)
    g_assert_true (test_ui_shows_text (window, shortcuts[i].title));
  first = test_ui_find_text (window, "Enter a Number");
  g_assert_true (gtk_widget_compute_bounds (first, GTK_WIDGET (window), &bounds));
  g_assert_cmpfloat (bounds.origin.y, <, 300);
  test_ui_screenshot (window, "shortcuts");
  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL,
                      NULL);
  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL,
                      NULL);
  g_assert_cmpint (width, <=, 370);
  g_assert_cmpint (height, <=, 320);
  gtk_window_get_default_size (window, &width, &height);
  g_assert_cmpint (width, <=, 900);
  g_assert_cmpint (height, <=, 700);
  test_ui_focus_window (window);
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (test_ui_find_window (SATDOKU_TYPE_SHORTCUTS_WINDOW, NULL) == NULL);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  g_application_set_default (G_APPLICATION (application));
  g_test_add ("/menus/main", Fixture, NULL, set_up, test_main_menu, tear_down);
  g_test_add ("/menus/entries", Fixture, NULL, set_up, test_entries, tear_down);
  g_test_add ("/menus/about", Fixture, NULL, set_up, test_about, tear_down);
  g_test_add ("/menus/shortcuts", Fixture, NULL, set_up, test_shortcuts, tear_down);
  return g_test_run ();
}
