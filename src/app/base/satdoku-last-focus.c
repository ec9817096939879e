/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What has lost the focus lives until the main loop is reached again. A label or text of GTK that
 * is given the focus asks, once it has it, where that was before, and holds no reference to that
 * widget (seen in GTK 4.8 and 4.18): the row of a list that is kept for its focus alone is gone by
 * then. */

#include "satdoku-config.h"

#include "satdoku-last-focus.h"

#include <gtk/gtk.h>

static GQuark
focus_quark (void)
{
  return g_quark_from_static_string ("satdoku-last-focus");
}

static gboolean
forget_cb (gpointer focus)
{
  return G_SOURCE_REMOVE;
}

static void
focus_changed_cb (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  gpointer last = g_object_steal_qdata (G_OBJECT (window), focus_quark ());

  if (last != NULL)
    g_idle_add_full (G_PRIORITY_HIGH, forget_cb, last, g_object_unref);
  if (focus != NULL)
    g_object_set_qdata_full (G_OBJECT (window), focus_quark (), g_object_ref (focus),
                             g_object_unref);
}

static void
windows_changed_cb (GListModel *windows,
                    guint position,
                    guint n_removed,
                    guint n_added)
{
  for (guint i = position; i < position + n_added; i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_changed_cb), NULL);
    }
}

/* Holds what has the focus in each window that is made from now on. Called once. */
void
satdoku_last_focus_install (void)
{
  g_signal_connect (gtk_window_get_toplevels (), "items-changed", G_CALLBACK (windows_changed_cb),
                    NULL);
}
