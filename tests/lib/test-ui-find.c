/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looks for widgets by what they are, what they do and what they show. It knows no class of the
 * app. */

#include <string.h>

#include "test-ui.h"

typedef gboolean (*MatchFunc) (GtkWidget *widget, gconstpointer data);

/* Searches depth first, in the order of the screen, among what is shown. */
static GtkWidget *
search (GtkWidget *widget,
        MatchFunc match,
        gconstpointer data)
{
  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (match (widget, data))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = search (child, match, data);

      if (found != NULL)
        return found;
    }
  return NULL;
}

typedef struct
{
  GType type;
  const char *name;
} TypeAndName;

static gboolean
match_type_and_name (GtkWidget *widget,
                     gconstpointer data)
{
  const TypeAndName *wanted = data;
  const char *id = gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget));

  if (!g_type_is_a (G_OBJECT_TYPE (widget), wanted->type))
    return FALSE;
  return wanted->name == NULL || g_strcmp0 (wanted->name, id) == 0 ||
         g_str_equal (wanted->name, gtk_widget_get_name (widget));
}

/**
 * test_ui_find:
 * @root: (type GtkWidget): where to begin
 * @type: the class, or %GTK_TYPE_WIDGET for any
 * @name: (nullable): its widget name or its id in the template; %NULL: any
 *
 * Returns: (transfer none) (nullable): the first such widget that is shown in @root
 */
GtkWidget *
test_ui_find (gpointer root,
              GType type,
              const char *name)
{
  TypeAndName wanted = { type, name };

  return search (GTK_WIDGET (root), match_type_and_name, &wanted);
}

static gboolean
match_action (GtkWidget *widget,
              gconstpointer action)
{
  return GTK_IS_ACTIONABLE (widget) &&
         g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0;
}

/**
 * test_ui_find_action:
 * @root: (type GtkWidget): where to begin
 * @action: the full name, such as `win.undo`
 *
 * Returns: (transfer none) (nullable): the first control of that action that is shown in @root
 */
GtkWidget *
test_ui_find_action (gpointer root,
                     const char *action)
{
  return search (GTK_WIDGET (root), match_action, action);
}

static gboolean
contains (const char *text,
          const char *part)
{
  return text != NULL && strstr (text, part) != NULL;
}

static gboolean
match_text (GtkWidget *widget,
            gconstpointer text)
{
  if (GTK_IS_LABEL (widget))
    return contains (gtk_label_get_text (GTK_LABEL (widget)), text);
  if (GTK_IS_INSCRIPTION (widget))
    return contains (gtk_inscription_get_text (GTK_INSCRIPTION (widget)), text);
  if (GTK_IS_EDITABLE (widget))
    return contains (gtk_editable_get_text (GTK_EDITABLE (widget)), text);
  if (GTK_IS_TEXT_VIEW (widget))
    {
      GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (widget));
      g_autofree char *all = NULL;

      g_object_get (buffer, "text", &all, NULL);
      return contains (all, text);
    }
  return FALSE;
}

/**
 * test_ui_find_window:
 * @type: what kind of window is looked for
 * @title: (nullable): its title; %NULL: any
 *
 * Returns: (transfer none) (nullable): the first window of that kind, shown or not
 */
GtkWindow *
test_ui_find_window (GType type,
                     const char *title)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type) &&
          (title == NULL || g_strcmp0 (gtk_window_get_title (window), title) == 0))
        return window;
    }
  return NULL;
}

/**
 * test_ui_find_text:
 * @root: (type GtkWidget): where to begin
 * @text: what is looked for
 *
 * Returns: (transfer none) (nullable): the first label, entry or text view shown in @root
 *   whose text contains @text
 */
GtkWidget *
test_ui_find_text (gpointer root,
                   const char *text)
{
  return search (GTK_WIDGET (root), match_text, text);
}

/**
 * test_ui_shows_text:
 * @root: (type GtkWidget): where to begin
 * @text: what is looked for
 *
 * Returns: whether @text is shown somewhere in @root
 */
gboolean
test_ui_shows_text (gpointer root,
                    const char *text)
{
  return test_ui_find_text (root, text) != NULL;
}
