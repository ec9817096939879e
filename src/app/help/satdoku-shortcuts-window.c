/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window that shows what can be done by keys: a list that can be searched and that fits onto
 * any screen, which GtkShortcutsWindow does not. It reads the table of shortcuts and knows no
 * more. */

#include "satdoku-config.h"

#include "satdoku-shortcuts-window.h"

#include <glib/gi18n.h>
#include <string.h>

#include "satdoku-shortcuts.h"
#include "satdoku-wrap-box.h"

/* Pixels. */
#define WIDTH 520
#define HEIGHT 640
#define WIDTH_MIN 360
#define HEIGHT_MIN 294
/* The keys take no more of a row than this, where a phone leaves as much for the words. */
#define KEYS_WIDTH 170

struct _SatdokuShortcutsWindow
{
  AdwPreferencesWindow parent_instance;

  GPtrArray *rows; /* borrowed; NULL: they are gone */
};

G_DEFINE_FINAL_TYPE (SatdokuShortcutsWindow,
                     satdoku_shortcuts_window,
                     ADW_TYPE_PREFERENCES_WINDOW)

static char *
describe_accel (const char *accel)
{
  guint key;
  GdkModifierType modifiers;

  if (!gtk_accelerator_parse (accel, &key, &modifiers))
    g_return_val_if_reached (NULL);
  return gtk_accelerator_get_label (key, modifiers);
}

/* The keys beside each other or below each other, as there is room. */
static GtkWidget *
create_keys (const SatdokuShortcut *shortcut)
{
  GtkWidget *box =
    g_object_new (SATDOKU_TYPE_WRAP_BOX, "spacing", 12, "valign", GTK_ALIGN_CENTER, NULL);

  gtk_widget_set_size_request (box, KEYS_WIDTH, -1);
  if (shortcut->is_range)
    {
      /* Modifiers are shown once. */
      const char *modifiers = strrchr (shortcut->accels[1], '>');
      const char *last = modifiers != NULL ? modifiers + 1 : shortcut->accels[1];
      g_autofree char *range = g_strjoin ("...", shortcut->accels[0], last, NULL);

      gtk_widget_set_parent (gtk_shortcut_label_new (range), box);
    }
  for (gsize i = shortcut->is_range ? 2 : 0;
       i < SATDOKU_ACCELS_MAX && shortcut->accels[i] != NULL; i++)
    gtk_widget_set_parent (gtk_shortcut_label_new (shortcut->accels[i]), box);
  return box;
}

static GtkWidget *
create_row (const SatdokuShortcut *shortcut)
{
  const char *title = _ (shortcut->title);
  GtkWidget *row = adw_action_row_new ();
  g_autoptr (GString) name = g_string_new (title);

  for (gsize i = 0; i < SATDOKU_ACCELS_MAX && shortcut->accels[i] != NULL; i++)
    {
      g_autofree char *keys = describe_accel (shortcut->accels[i]);

      g_string_append_printf (name, shortcut->is_range && i == 1 ? "–%s" : ", %s", keys);
    }
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), create_keys (shortcut));
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name->str,
                                  -1);
  return row;
}

/* A group of libadwaita 1.2 outlives its window, with all rows that are in it by then: megabytes
 * each time the window is closed. */
static void
take_rows_out (SatdokuShortcutsWindow *self)
{
  g_autoptr (GPtrArray) rows = g_steal_pointer (&self->rows);

  for (guint i = 0; rows != NULL && i < rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (rows, i);
      GtkWidget *group = gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP);

      adw_preferences_group_remove (ADW_PREFERENCES_GROUP (group), row);
    }
}

static void
satdoku_shortcuts_window_dispose (GObject *object)
{
  take_rows_out (SATDOKU_SHORTCUTS_WINDOW (object));
  G_OBJECT_CLASS (satdoku_shortcuts_window_parent_class)->dispose (object);
}

static void
satdoku_shortcuts_window_class_init (SatdokuShortcutsWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_shortcuts_window_dispose;
}

static void
satdoku_shortcuts_window_init (SatdokuShortcutsWindow *self)
{
  GtkWidget *page =
    g_object_new (ADW_TYPE_PREFERENCES_PAGE, "title", _ ("Keyboard Shortcuts"), NULL);
  AdwPreferencesGroup *group = NULL;
  const char *heading = NULL;
  gsize n_shortcuts;
  const SatdokuShortcut *shortcuts = satdoku_shortcuts (&n_shortcuts);

  self->rows = g_ptr_array_new ();
  for (gsize i = 0; i < n_shortcuts; i++)
    {
      if (g_strcmp0 (heading, shortcuts[i].group) != 0)
        {
          heading = shortcuts[i].group;
          group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
          adw_preferences_group_set_title (group, _ (heading));
          adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), group);
        }
      g_ptr_array_add (self->rows, create_row (&shortcuts[i]));
      adw_preferences_group_add (group, g_ptr_array_index (self->rows, i));
    }
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (self), ADW_PREFERENCES_PAGE (page));
}

/* GTK owns it until it is closed. */
GtkWindow *
satdoku_shortcuts_window_new (void)
{
  return g_object_new (SATDOKU_TYPE_SHORTCUTS_WINDOW, "title", _ ("Keyboard Shortcuts"),
                       "default-width", WIDTH, "default-height", HEIGHT, "width-request", WIDTH_MIN,
                       "height-request", HEIGHT_MIN, "destroy-with-parent", TRUE, NULL);
}
