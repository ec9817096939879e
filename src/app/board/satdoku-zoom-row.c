/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The row of a menu with the commands that make the board larger than what fits into the window, or
 * the window as large as the screen; it says how large the board is. */

#include "satdoku-config.h"

#include "satdoku-zoom-row.h"

#include <glib/gi18n.h>
#include <math.h>

static GtkWidget *
add_button (GtkWidget *row,
            GtkWidget *button,
            const char *action)
{
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "flat");
  gtk_box_append (GTK_BOX (row), button);
  return button;
}

static void
add_icon (GtkWidget *row,
          const char *icon_name,
          const char *action)
{
  gtk_widget_add_css_class (
    add_button (row, gtk_button_new_from_icon_name (icon_name), action), "circular");
}

static gboolean
word_zoom (GBinding *binding,
           const GValue *from,
           GValue *to,
           gpointer unused)
{
  double zoom = g_value_get_double (from);

  if (zoom > 1)
    /* Translators: how much larger the board is than what fits into the window, in per cent. */
    g_value_take_string (to, g_strdup_printf (_ ("%d %%"), (int)round (zoom * 100)));
  else
    g_value_set_string (to, _ ("Fit"));
  return TRUE;
}

GtkWidget *
satdoku_zoom_row_new (SatdokuZoomView *view)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *title = gtk_label_new (_ ("Zoom"));
  GtkWidget *level;

  g_return_val_if_fail (SATDOKU_IS_ZOOM_VIEW (view), row);

  gtk_widget_add_css_class (row, "zoom-row");
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_box_append (GTK_BOX (row), title);
  add_icon (row, "zoom-out-symbolic", "win.zoom-out");
  level = add_button (row, gtk_button_new (), "win.zoom-fit");
  gtk_widget_add_css_class (level, "numeric");
  g_object_bind_property_full (view, "zoom", level, "label", G_BINDING_SYNC_CREATE, word_zoom, NULL,
                               NULL, NULL);
  add_icon (row, "zoom-in-symbolic", "win.zoom-in");
  add_icon (row, "view-fullscreen-symbolic", "win.fullscreen");
  return row;
}
