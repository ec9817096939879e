/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names for screen readers where the toolkit gives none: to buttons that are only an icon, to the
 * switches of rows that unfold, to the parts of drop-downs, and to the lists inside of other
 * widgets. A name is what is written above or said by the tooltip. Where the toolkit names a button
 * by its label with the mark of its key, that mark is taken out. It looks at each window, each
 * button and each drop-down as it is shown and knows none of them. */

#include "satdoku-config.h"

#include "satdoku-accessible-names.h"

#include <adwaita.h>
#include <glib/gi18n.h>

static void
set_name (GtkWidget *widget,
          const char *name)
{
  if (name != NULL && name[0] != '\0')
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                    -1);
}

/* The first of a type below a widget, which is all there is of that type. */
static GtkWidget *
find_below (GtkWidget *widget,
            GType type)
{
  GtkWidget *found = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = G_TYPE_CHECK_INSTANCE_TYPE (child, type) ? child : find_below (child, type);
  return found;
}

static GtkWidget *
find_label (GtkWidget *widget,
            const char *text)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && g_strcmp0 (gtk_label_get_label (GTK_LABEL (widget)), text) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);
  return found;
}

static void
name_below (GtkWidget *widget,
            GType type,
            const char *name)
{
  GtkWidget *found = find_below (widget, type);

  if (found != NULL)
    set_name (found, name);
}

static void
set_description (GtkAccessible *accessible,
                 const char *description)
{
  if (description != NULL)
    gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                    -1);
  else
    gtk_accessible_reset_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* What is chosen in @chooser, a drop-down or a row, becomes the description of what has the focus
 * there: it is written on it, but is no part of its name. Newer GTK takes that of the button in a
 * drop-down from the whole. */
static void
describe_choice (GtkAccessible *focus,
                 GParamSpec *pspec,
                 GObject *chooser)
{
  g_autoptr (GObject) item = NULL;
  g_autofree char *with_subtitle = NULL;
  const char *description = NULL, *subtitle = NULL;

  g_object_get (chooser, "selected-item", &item, NULL);
  if (GTK_IS_STRING_OBJECT (item))
    description = gtk_string_object_get_string (GTK_STRING_OBJECT (item));
  if (ADW_IS_ACTION_ROW (chooser))
    subtitle = adw_action_row_get_subtitle (ADW_ACTION_ROW (chooser));
  if (description != NULL && subtitle != NULL && *subtitle != '\0')
    description = with_subtitle = g_strconcat (description, ", ", subtitle, NULL);
  set_description (focus, description);
  set_description (GTK_ACCESSIBLE (chooser), description);
}

/* May be called again for the same two. */
static void
follow_choice (GtkWidget *chooser,
               GtkWidget *focus)
{
  /* Newer libadwaita describes a row by its subtitle, and that relation hides any other. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  g_signal_handlers_disconnect_by_func (chooser, describe_choice, focus);
  g_signal_connect_object (chooser, "notify::selected-item", G_CALLBACK (describe_choice), focus,
                           G_CONNECT_SWAPPED);
  describe_choice (GTK_ACCESSIBLE (focus), NULL, G_OBJECT (chooser));
}

/* The button that is all of a drop-down has the focus. It and the list that comes out of it get
 * the name of the whole. */
static void
name_drop_down (GtkWidget *drop_down)
{
  const char *tooltip = gtk_widget_get_tooltip_text (drop_down);
  GtkWidget *button = find_below (drop_down, GTK_TYPE_TOGGLE_BUTTON);

  /* Newer GTK names it by what is chosen, and that relation hides any other name. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  set_name (drop_down, tooltip);
  set_name (button, tooltip);
  name_below (drop_down, GTK_TYPE_LIST_VIEW, tooltip);
  follow_choice (drop_down, button);
}

/* The list that comes out of a row, by the title of the row without the mark of its key. */
static void
name_choices (GtkWidget *row)
{
  const char *title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
  g_auto (GStrv) parts = g_strsplit (title, "_", -1);
  g_autofree char *name = g_strjoinv ("", parts);

  name_below (row, GTK_TYPE_LIST_VIEW,
              adw_preferences_row_get_use_underline (ADW_PREFERENCES_ROW (row)) ? name : title);
  follow_choice (row, row);
}

/* The button of libadwaita that begins a search has no tooltip. Those that name an action have a
 * name by it. */
static void
name_icon_button (GtkWidget *button)
{
  const char *tooltip = gtk_widget_get_tooltip_text (button);
  const char *icon = gtk_button_get_icon_name (GTK_BUTTON (button));

  if (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)) != NULL)
    return;
  if (tooltip == NULL && g_strcmp0 (icon, "edit-find-symbolic") == 0)
    tooltip = _ ("Search");
  set_name (button, tooltip);
}

/* Does a screen reader call it so? */
static gboolean
is_called (GtkWidget *widget,
           const char *name)
{
  g_autofree char *other = gtk_test_accessible_check_property (
    GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  return other == NULL;
}

/* As it is written on it; other names stay. */
static void
take_mark_out (GtkWidget *button)
{
  GtkWidget *label = find_below (button, GTK_TYPE_LABEL);
  g_autofree char *marked = NULL;

  g_object_get (button, "label", &marked, NULL);
  if (marked != NULL && label != NULL && is_called (button, marked))
    set_name (button, gtk_label_get_text (GTK_LABEL (label)));
}

/* May be called again for the same one, whose label may change. */
static void
name_button (GtkWidget *button)
{
  gboolean use_underline;

  g_object_get (button, "use-underline", &use_underline, NULL);
  g_signal_handlers_disconnect_by_func (button, take_mark_out, NULL);
  if (!use_underline)
    return;
  g_signal_connect (button, "notify::label", G_CALLBACK (take_mark_out), NULL);
  take_mark_out (button);
}

/* The button that copies the version shows it, but is not named by it. */
static void
name_version (GtkWidget *widget)
{
  const char *version = adw_about_window_get_version (ADW_ABOUT_WINDOW (widget));
  GtkWidget *label = find_label (widget, version);
  GtkWidget *button = label != NULL ? gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON) : NULL;

  if (button != NULL)
    set_name (button, version);
}

/* What is written above the rows of a group: its own title, or that of the window. */
static const char *
get_heading (GtkWidget *group)
{
  const char *title = adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (group));
  GtkRoot *root = gtk_widget_get_root (group);

  if (title != NULL && title[0] != '\0')
    return title;
  return GTK_IS_WINDOW (root) ? gtk_window_get_title (GTK_WINDOW (root)) : NULL;
}

/* @heading: (nullable): what is written above. */
static void
name_widget (GtkWidget *widget,
             const char *heading)
{
  if (ADW_IS_PREFERENCES_GROUP (widget))
    heading = get_heading (widget);
  else if (ADW_IS_COMBO_ROW (widget))
    name_choices (widget);
  else if (ADW_IS_EXPANDER_ROW (widget) &&
           adw_expander_row_get_show_enable_switch (ADW_EXPANDER_ROW (widget)))
    name_below (widget, GTK_TYPE_SWITCH,
                adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)));
  else if (GTK_IS_COLOR_BUTTON (widget))
    name_below (widget, GTK_TYPE_BUTTON, gtk_color_button_get_title (GTK_COLOR_BUTTON (widget)));
  else if (GTK_IS_LIST_BOX (widget))
    set_name (widget, heading);
  else if (GTK_IS_BUTTON (widget) && gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL)
    name_icon_button (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_widget (child, heading);
}

/* In the window about the program the version is a button, and nothing but lists has a heading. */
static void
name_window (GtkWidget *window)
{
  gboolean is_about = ADW_IS_ABOUT_WINDOW (window);

  name_widget (window, is_about ? gtk_window_get_title (GTK_WINDOW (window)) : NULL);
  if (is_about)
    name_version (window);
}

/* Some pages, with drop-downs in them, are put into their window, or filled, only after it was
 * shown. */
static gboolean
widget_mapped_cb (GSignalInvocationHint *hint,
                  guint n_values,
                  const GValue *values,
                  gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (GTK_IS_WINDOW (widget))
    name_window (widget);
  else if (GTK_IS_DROP_DOWN (widget))
    name_drop_down (widget);
  else if (GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget))
    name_button (widget);
  return TRUE;
}

/* Names what has no name in each window that is shown from now on, each button, and each drop-down
 * that is shown in any of them, which needs a tooltip for it. Called once. */
void
satdoku_accessible_names_install (void)
{
  g_autoptr (GTypeClass) widget_class = g_type_class_ref (GTK_TYPE_WIDGET);

  g_signal_add_emission_hook (g_signal_lookup ("map", G_TYPE_FROM_CLASS (widget_class)), 0,
                              widget_mapped_cb, NULL, NULL);
}
