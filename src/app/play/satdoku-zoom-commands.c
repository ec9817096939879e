/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands that make the board larger than what fits into the window, and the row in a menu
 * that has them and says how large it is. */

#include "satdoku-config.h"

#include "satdoku-zoom-commands.h"

#include <glib/gi18n.h>
#include <math.h>

struct _SatdokuZoomCommands
{
  GObject parent_instance;

  /* Borrowed. */
  SatdokuZoomView *view; /* (nullable): weak */
  GtkButton *level;      /* (nullable): weak; in the row */

  /* Owned. */
  SatdokuCommands *commands;
};

G_DEFINE_FINAL_TYPE (SatdokuZoomCommands, satdoku_zoom_commands, G_TYPE_OBJECT)

static SatdokuZoomView *
get_view (gpointer user_data)
{
  return SATDOKU_ZOOM_COMMANDS (user_data)->view;
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

static const SatdokuCommand table[] = {
  { { "zoom-in", zoom_in_cb }, "on-grid can-zoom-in" },
  { { "zoom-out", zoom_out_cb }, "on-grid zoomed" },
  { { "zoom-fit", zoom_fit_cb }, "on-grid zoomed" },
};

static void
zoom_changed_cb (SatdokuZoomCommands *self)
{
  double zoom = satdoku_zoom_view_get_zoom (self->view);
  g_autofree char *level = NULL;

  /* Translators: how much larger the board is than what fits into the window, in per cent. */
  level = g_strdup_printf (_ ("%d %%"), (int)round (zoom * 100));
  if (self->level != NULL)
    gtk_button_set_label (self->level, zoom > 1 ? level : _ ("Fit"));
  satdoku_commands_set_condition (self->commands, "zoomed", zoom > 1);
  satdoku_commands_set_condition (self->commands, "can-zoom-in",
                                  zoom < satdoku_zoom_view_get_zoom_max (self->view));
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

/**
 * satdoku_zoom_commands_create_row:
 * @self: the commands
 *
 * Called once.
 *
 * Returns: (transfer floating): a row for a menu
 */
GtkWidget *
satdoku_zoom_commands_create_row (SatdokuZoomCommands *self)
{
  GtkWidget *row;
  GtkWidget *title;

  g_return_val_if_fail (SATDOKU_IS_ZOOM_COMMANDS (self) && self->level == NULL, NULL);

  row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  title = gtk_label_new (_ ("Zoom"));
  gtk_widget_add_css_class (row, "zoom-row");
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_box_append (GTK_BOX (row), title);
  add_button (row, "zoom-out-symbolic", "win.zoom-out");
  g_set_weak_pointer (&self->level, GTK_BUTTON (add_button (row, NULL, "win.zoom-fit")));
  gtk_widget_add_css_class (GTK_WIDGET (self->level), "numeric");
  add_button (row, "zoom-in-symbolic", "win.zoom-in");
  zoom_changed_cb (self);
  return row;
}

static void
satdoku_zoom_commands_dispose (GObject *object)
{
  SatdokuZoomCommands *self = SATDOKU_ZOOM_COMMANDS (object);

  g_clear_weak_pointer (&self->view);
  g_clear_weak_pointer (&self->level);
  g_clear_object (&self->commands);
  G_OBJECT_CLASS (satdoku_zoom_commands_parent_class)->dispose (object);
}

static void
satdoku_zoom_commands_class_init (SatdokuZoomCommandsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_zoom_commands_dispose;
}

static void
satdoku_zoom_commands_init (SatdokuZoomCommands *self)
{
}

/**
 * satdoku_zoom_commands_new:
 * @play: gets the commands
 * @view: what shows the board
 *
 * Returns: (transfer full): the commands
 */
SatdokuZoomCommands *
satdoku_zoom_commands_new (SatdokuPlay *play,
                           SatdokuZoomView *view)
{
  SatdokuZoomCommands *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && SATDOKU_IS_ZOOM_VIEW (view), NULL);

  self = g_object_new (SATDOKU_TYPE_ZOOM_COMMANDS, NULL);
  g_set_weak_pointer (&self->view, view);
  self->commands = g_object_ref (satdoku_play_get_commands (play));
  satdoku_commands_add (self->commands, table, G_N_ELEMENTS (table), self);
  g_signal_connect_object (view, "notify::zoom", G_CALLBACK (zoom_changed_cb), self,
                           G_CONNECT_SWAPPED);
  zoom_changed_cb (self);
  return self;
}
