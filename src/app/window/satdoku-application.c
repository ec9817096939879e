/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The application: one window, the actions that need none, the files it is asked to open, and what
 * the desktop searches for. It knows nothing of puzzles. */

#include "satdoku-config.h"

#include "satdoku-application.h"

#include <glib/gi18n.h>

#include "satdoku-accessible-names.h"
#include "satdoku-class.h"
#include "satdoku-colours.h"
#include "satdoku-display-end.h"
#include "satdoku-last-focus.h"
#include "satdoku-no-theme.h"
#include "satdoku-paste-note.h"
#include "satdoku-search-provider.h"
#include "satdoku-settings.h"
#include "satdoku-unfinished.h"
#include "satdoku-window.h"

#define WEBSITE "https://github.com/satdoku/satdoku"
#define ISSUES WEBSITE "/issues"
/* Milliseconds: a user who types a search asks again soon. */
#define SERVICE_TIME 30000
#define RESOURCES "/io/github/satdoku/Satdoku/"
#define GTK_THEME "/org/gtk/libgtk/theme/Default/Default-light.css"

struct _SatdokuApplication
{
  AdwApplication parent_instance;

  /* Owned. */
  GSettings *settings;
  SatdokuColours *colours;
  GtkCssProvider *contrast; /* (nullable): until there is a display */
  SatdokuSearchProvider *search_provider;
};

G_DEFINE_FINAL_TYPE (SatdokuApplication, satdoku_application, ADW_TYPE_APPLICATION)

static const struct
{
  const char *name;
  AdwColorScheme scheme;
} schemes[] = {
  { "system", ADW_COLOR_SCHEME_DEFAULT },
  { "light", ADW_COLOR_SCHEME_FORCE_LIGHT },
  { "dark", ADW_COLOR_SCHEME_FORCE_DARK },
};

/* Started without a window, to answer a question, it stays for the next one. */
static void
stay_as_service (GApplication *application)
{
  if (g_application_get_flags (application) & G_APPLICATION_IS_SERVICE)
    g_application_set_inactivity_timeout (application, SERVICE_TIME);
}

/* The window; a new one goes on with the last game. With it the program ends. */
static SatdokuWindow *
ensure_window (SatdokuApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (window == NULL)
    {
      window = GTK_WINDOW (satdoku_window_new (GTK_APPLICATION (self)));
      g_application_set_inactivity_timeout (G_APPLICATION (self), 0);
      satdoku_window_restore (SATDOKU_WINDOW (window));
    }
  gtk_window_present (window);
  return SATDOKU_WINDOW (window);
}

static void
satdoku_application_activate (GApplication *application)
{
  ensure_window (SATDOKU_APPLICATION (application));
}

static void
satdoku_application_open (GApplication *application,
                          GFile **files,
                          int n_files,
                          const char *hint)
{
  if (n_files > 0)
    satdoku_window_open_files (ensure_window (SATDOKU_APPLICATION (application)), files,
                               (gsize)n_files);
}

/* The program takes none: a command line that comes over the bus opens the window. */
static int
satdoku_application_command_line (GApplication *application,
                                  GApplicationCommandLine *line)
{
  ensure_window (SATDOKU_APPLICATION (application));
  return 0;
}

static gboolean
satdoku_application_dbus_register (GApplication *application,
                                   GDBusConnection *connection,
                                   const char *path,
                                   GError **error)
{
  SatdokuApplication *self = SATDOKU_APPLICATION (application);
  g_autofree char *search_path = g_strconcat (path, "/SearchProvider", NULL);

  return G_APPLICATION_CLASS (satdoku_application_parent_class)
           ->dbus_register (application, connection, path, error) &&
         satdoku_search_provider_export (self->search_provider, connection, search_path, error);
}

static void
satdoku_application_dbus_unregister (GApplication *application,
                                     GDBusConnection *connection,
                                     const char *path)
{
  SatdokuApplication *self = SATDOKU_APPLICATION (application);

  if (self->search_provider != NULL)
    satdoku_search_provider_unexport (self->search_provider);
  G_APPLICATION_CLASS (satdoku_application_parent_class)
    ->dbus_unregister (application, connection, path);
}

/* The window does what has the same name there. */
static void
in_window_cb (GSimpleAction *action,
              GVariant *parameter,
              gpointer user_data)
{
  g_action_group_activate_action (G_ACTION_GROUP (ensure_window (user_data)),
                                  g_action_get_name (G_ACTION (action)), parameter);
}

static void
quit_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  GtkWindow *window;

  while ((window = gtk_application_get_active_window (GTK_APPLICATION (user_data))) != NULL)
    {
      gtk_window_close (window);
      if (gtk_application_get_active_window (GTK_APPLICATION (user_data)) == window)
        break;
    }
}

/* (transfer full): a version and, in the markup of the About window, what is new in it. They are
 * not translated: translators could not keep up with them. */
static char **
load_latest_news (void)
{
  g_autoptr (GBytes) bytes =
    g_resources_lookup_data (RESOURCES "latest-news", G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  g_assert (bytes != NULL);
  return g_strsplit (g_bytes_get_data (bytes, NULL), "\n", 2);
}

/* The program that isn't installed has its icon in its resources. */
static void
find_icon (void)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());

  if (!gtk_icon_theme_has_icon (theme, SATDOKU_APP_ID))
    gtk_icon_theme_add_resource_path (theme, RESOURCES "icons");
}

static void
about_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  GtkWindow *parent = gtk_application_get_active_window (GTK_APPLICATION (user_data));
  g_auto (GStrv) news = load_latest_news ();

  find_icon ();
  adw_show_about_window (parent, "application-name", _ ("Satdoku"), "application-icon",
                         SATDOKU_APP_ID, "version", SATDOKU_VERSION, "developer-name",
                         _ ("The Satdoku developers"), "comments",
                         _ ("A Sudoku board and a workbench for SAT solving"), "website", WEBSITE,
                         "issue-url", ISSUES, "release-notes-version", news[0], "release-notes",
                         news[1], "license-type", GTK_LICENSE_GPL_3_0,
                         /* Translators: your name, and your mail address if you like. */
                         "translator-credits", _ ("translator-credits"), NULL);
}

static gboolean
name_to_scheme (GValue *value,
                GVariant *setting,
                gpointer unused)
{
  const char *name = g_variant_get_string (setting, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (schemes); i++)
    if (g_str_equal (schemes[i].name, name))
      g_value_set_enum (value, schemes[i].scheme);
  return TRUE;
}

static const GActionEntry entries[] = {
  { "new", in_window_cb },
  { "take-up", in_window_cb, "x" },
  { "search-games", in_window_cb, "s" },
  { "quit", quit_cb },
  { "about", about_cb },
};

/* Those for high contrast come after the others. */
static void
contrast_cb (SatdokuApplication *self)
{
  if (adw_style_manager_get_high_contrast (adw_style_manager_get_default ()))
    gtk_css_provider_load_from_resource (self->contrast, RESOURCES "style-hc.css");
  else
    gtk_css_provider_load_from_data (self->contrast, "", 0);
}

static void
add_style (GtkCssProvider *provider)
{
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void
load_style (SatdokuApplication *self)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, RESOURCES "style.css");
  add_style (provider);
  self->contrast = gtk_css_provider_new ();
  add_style (self->contrast);
  satdoku_colours_follow_style (self, G_CALLBACK (contrast_cb));
  if (adw_style_manager_get_high_contrast (adw_style_manager_get_default ()))
    contrast_cb (self);
}

static gboolean
has_resource (const char *path)
{
  return g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL);
}

/* A thread of GTK reads the icon theme as soon as there is a display. Each resource path that is
 * added later has it read once more; and GTK adds one for an application that says where its
 * resources are. There is no icon there but the program's own, which is installed, too: so nothing
 * is said, and the style sheets are loaded here.
 *
 * GTK reads its own theme, a sixth of all the work of a start, as soon as the settings are asked
 * for; then libadwaita puts its theme in place of it, unless the user has chosen another one. So
 * GTK finds its theme empty until libadwaita has started. What is registered last is found first,
 * and what gtk_init() registers is only there when something is looked up. */
static void
start_toolkit (SatdokuApplication *self)
{
  gboolean replaced;

  g_application_set_resource_base_path (G_APPLICATION (self), NULL);
  gtk_init ();
  replaced = g_getenv ("GTK_THEME") == NULL && has_resource (GTK_THEME);
  if (replaced)
    satdoku_no_theme_register_resource ();
  G_APPLICATION_CLASS (satdoku_application_parent_class)->startup (G_APPLICATION (self));
  if (replaced)
    satdoku_no_theme_unregister_resource ();
  load_style (self);
}

static void
satdoku_application_startup (GApplication *application)
{
  SatdokuApplication *self = SATDOKU_APPLICATION (application);

  start_toolkit (self);
  stay_as_service (application);
  satdoku_display_end_watch ();
  satdoku_accessible_names_install ();
  satdoku_last_focus_install ();
  satdoku_paste_note_install ();
  satdoku_unfinished_clean_async (NULL, NULL);
  self->settings = satdoku_settings_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_settings_bind_with_mapping (self->settings, "colour-scheme", adw_style_manager_get_default (),
                                "color-scheme", G_SETTINGS_BIND_GET, name_to_scheme, NULL, NULL,
                                NULL);
  self->colours = satdoku_colours_new (self->settings);
}

/* In the first instance and in any other that hands over to it. */
static int
satdoku_application_handle_local_options (GApplication *application,
                                          GVariantDict *options)
{
  g_autoptr (GError) error = NULL;

  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("%s %s\n", _ ("Satdoku"), SATDOKU_VERSION);
      return 0;
    }
  if (g_variant_dict_contains (options, "new"))
    {
      if (!g_application_register (application, NULL, &error))
        {
          g_printerr ("%s\n", error->message);
          return 1;
        }
      g_action_group_activate_action (G_ACTION_GROUP (application), "new", NULL);
    }
  return -1;
}

static void
satdoku_application_class_init (SatdokuApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  application_class->activate = satdoku_application_activate;
  application_class->open = satdoku_application_open;
  application_class->command_line = satdoku_application_command_line;
  application_class->startup = satdoku_application_startup;
  application_class->dbus_register = satdoku_application_dbus_register;
  application_class->dbus_unregister = satdoku_application_dbus_unregister;
  application_class->handle_local_options = satdoku_application_handle_local_options;
  satdoku_class_drops (klass, SatdokuApplication, colours, g_object_unref);
  satdoku_class_drops (klass, SatdokuApplication, contrast, g_object_unref);
  satdoku_class_drops (klass, SatdokuApplication, settings, g_object_unref);
  satdoku_class_drops (klass, SatdokuApplication, search_provider, g_object_unref);
}

static void
satdoku_application_init (SatdokuApplication *self)
{
  static const GOptionEntry options[] = {
    { "new", 'n', G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, NULL, N_ ("Make a new puzzle"), NULL },
    { "version", 'v', G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, NULL,
      N_ ("Print the version and exit"), NULL },
    { NULL },
  };

  self->search_provider = satdoku_search_provider_new (G_APPLICATION (self));
  g_application_add_main_option_entries (G_APPLICATION (self), options);
  gtk_window_set_default_icon_name (SATDOKU_APP_ID);
}

SatdokuApplication *
satdoku_application_new (void)
{
  return g_object_new (SATDOKU_TYPE_APPLICATION, "application-id", SATDOKU_APP_ID, "flags",
                       G_APPLICATION_HANDLES_OPEN, NULL);
}
