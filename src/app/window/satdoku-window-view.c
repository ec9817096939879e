/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands of the window that change how the board is seen, and those that open the windows
 * beside it. */

#include "satdoku-config.h"

#include "satdoku-window-private.h"

#include <glib/gi18n.h>
#include <math.h>

#include "satdoku-help.h"
#include "satdoku-preferences.h"

static SatdokuZoomView *
get_view (SatdokuWindow *self)
{
  return satdoku_grid_page_get_zoom_view (self->grid_page);
}

static void
zoom_in_cb (GSimpleAction *action,
            GVariant *parameter,
            gpointer user_data)
{
  satdoku_zoom_view_step (get_view (user_data), 1);
}

static void
zoom_out_cb (GSimpleAction *action,
             GVariant *parameter,
             gpointer user_data)
{
  satdoku_zoom_view_step (get_view (user_data), -1);
}

static void
zoom_fit_cb (GSimpleAction *action,
             GVariant *parameter,
             gpointer user_data)
{
  satdoku_zoom_view_set_zoom (get_view (user_data), 1);
}

/* The one window of this type that belongs to the window, if there is one. */
static GtkWindow *
find_window (SatdokuWindow *self,
             GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type) &&
          gtk_window_get_transient_for (window) == GTK_WINDOW (self))
        return window;
    }
  return NULL;
}

static void
preferences_cb (GSimpleAction *action,
                GVariant *parameter,
                gpointer user_data)
{
  SatdokuWindow *self = user_data;
  GtkWindow *window = find_window (self, SATDOKU_TYPE_PREFERENCES);

  if (window == NULL)
    {
      window = satdoku_preferences_new (self->settings);
      gtk_window_set_transient_for (window, GTK_WINDOW (self));
    }
  gtk_window_present (window);
}

static void
help_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  SatdokuWindow *self = user_data;
  const char *page = adw_view_stack_get_visible_child_name (self->stack);
  GtkWindow *window = find_window (self, SATDOKU_TYPE_HELP);

  if (window == NULL)
    {
      window = satdoku_help_new ();
      gtk_window_set_transient_for (window, GTK_WINDOW (self));
      satdoku_help_show_topic (SATDOKU_HELP (window), page);
    }
  gtk_window_present (window);
}

static const GActionEntry entries[] = {
  { "preferences", preferences_cb },
  { "help", help_cb },
  { "zoom-in", zoom_in_cb },
  { "zoom-out", zoom_out_cb },
  { "zoom-fit", zoom_fit_cb },
};

static void
zoom_changed_cb (SatdokuWindow *self)
{
  gboolean on_page = g_strcmp0 (adw_view_stack_get_visible_child_name (self->stack), "grid") == 0;
  double zoom = satdoku_zoom_view_get_zoom (get_view (self));
  g_autofree char *level = NULL;

  /* Translators: how much larger the board is than what fits into the window, in per cent. */
  level = g_strdup_printf (_ ("%d %%"), (int)round (zoom * 100));
  gtk_button_set_label (self->zoom_button, zoom > 1 ? level : _ ("Fit"));
  satdoku_window_set_enabled (self, "zoom-in",
                              on_page && zoom < satdoku_zoom_view_get_zoom_max (get_view (self)));
  satdoku_window_set_enabled (self, "zoom-out", on_page && zoom > 1);
  satdoku_window_set_enabled (self, "zoom-fit", on_page && zoom > 1);
}

static GtkWidget *
add_button (GtkWidget *row,
            const char *icon_name,
            const char *action)
{
  GtkWidget *button =
    icon_name != NULL ? gtk_button_new_from_icon_name (icon_name) : gtk_button_new ();

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "flat");
  if (icon_name != NULL)
    gtk_widget_add_css_class (button, "circular");
  gtk_box_append (GTK_BOX (row), button);
  return button;
}

/* The row in the main menu with the level. */
static GtkWidget *
new_zoom_row (SatdokuWindow *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *title = gtk_label_new (_ ("Zoom"));

  gtk_widget_add_css_class (row, "zoom-row");
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_box_append (GTK_BOX (row), title);
  add_button (row, "zoom-out-symbolic", "win.zoom-out");
  self->zoom_button = GTK_BUTTON (add_button (row, NULL, "win.zoom-fit"));
  gtk_widget_add_css_class (GTK_WIDGET (self->zoom_button), "numeric");
  add_button (row, "zoom-in-symbolic", "win.zoom-in");
  return row;
}

static void
highlights_cb (SatdokuWindow *self)
{
  SatdokuBoard *board = satdoku_grid_page_get_board (self->grid_page);

  satdoku_board_set_highlight_houses (board,
                                      g_settings_get_boolean (self->settings, "highlight-houses"));
  satdoku_board_set_highlight_same (board,
                                    g_settings_get_boolean (self->settings, "highlight-same"));
}

static void
follow_settings (SatdokuWindow *self)
{
  g_settings_bind (self->settings, "show-clock",
                   gtk_widget_get_ancestor (GTK_WIDGET (self->clock_label), GTK_TYPE_BUTTON),
                   "visible", G_SETTINGS_BIND_GET);
  g_signal_connect_object (self->settings, "changed::highlight-houses", G_CALLBACK (highlights_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::highlight-same", G_CALLBACK (highlights_cb),
                           self, G_CONNECT_SWAPPED);
  highlights_cb (self);
}

/* Called once for each window. */
void
satdoku_window_add_view (SatdokuWindow *self)
{
  GtkPopover *menu = gtk_menu_button_get_popover (self->menu_button);

  satdoku_window_add_commands (self, entries, G_N_ELEMENTS (entries));
  gtk_popover_menu_add_child (GTK_POPOVER_MENU (menu), new_zoom_row (self), "zoom");
  g_signal_connect_object (get_view (self), "notify::zoom", G_CALLBACK (zoom_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stack, "notify::visible-child", G_CALLBACK (zoom_changed_cb), self,
                           G_CONNECT_SWAPPED);
  zoom_changed_cb (self);
  satdoku_window_set_enabled (self, "preferences", self->settings != NULL);
  if (self->settings != NULL)
    follow_settings (self);
}
