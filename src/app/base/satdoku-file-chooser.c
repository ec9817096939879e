/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dialogs that ask for a file. While such a dialog opens, GTK looks at folders in the background,
 * and does not bear its going away until it has seen them. In GTK 4.18 the bar with the path clears
 * its buttons then, be they gone or not, which ended the program. Others say in a dialog of their
 * own that looking at the folder was cancelled. So a dialog is kept for a while after it was let
 * go, whether it was answered, another one was asked for or its window was closed, and what it
 * still has to say is not shown. */

#include "satdoku-config.h"

#include "satdoku-file-chooser.h"

/* Milliseconds for which a dialog is kept. */
#define KEEP_INTERVAL 5000

static gboolean
let_go_cb (gpointer user_data)
{
  return G_SOURCE_REMOVE;
}

/* Closes a dialog that is about a file chooser which is not shown. */
static gboolean
hush_cb (gpointer user_data)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);
      GtkWindow *parent = gtk_window_get_transient_for (window);

      if (GTK_IS_FILE_CHOOSER (parent) && !gtk_widget_get_visible (GTK_WIDGET (parent)))
        {
          gtk_window_destroy (window);
          return G_SOURCE_CONTINUE;
        }
    }
  return G_SOURCE_REMOVE;
}

/* A window is told of when it is made, before it is known what it is for. */
static void
windows_changed_cb (GListModel *windows,
                    guint position,
                    guint n_removed,
                    guint n_added)
{
  if (n_added > 0)
    g_idle_add_full (G_PRIORITY_HIGH, hush_cb, NULL, NULL);
}

/* When nobody else has the dialog any more. */
static void
toggle_cb (gpointer data,
           GObject *object,
           gboolean is_last)
{
  if (!is_last)
    return;
  g_timeout_add_full (G_PRIORITY_LOW, KEEP_INTERVAL, let_go_cb, g_object_ref (object),
                      g_object_unref);
  g_object_remove_toggle_ref (object, toggle_cb, NULL);
  g_signal_connect_object (gtk_window_get_toplevels (), "items-changed",
                           G_CALLBACK (windows_changed_cb), object, 0);
  gtk_native_dialog_hide (GTK_NATIVE_DIALOG (object));
}

/**
 * satdoku_file_chooser_new:
 * @title: its title
 * @parent: (nullable): the window that it belongs to
 * @action: what it is for
 * @accept: the label of the button that accepts
 * @cancel: the label of the other
 *
 * Returns: (transfer full): as gtk_file_chooser_native_new(); it is not seen any more once it is
 *   let go
 */
GtkFileChooserNative *
satdoku_file_chooser_new (const char *title,
                          GtkWindow *parent,
                          GtkFileChooserAction action,
                          const char *accept,
                          const char *cancel)
{
  GtkFileChooserNative *chooser =
    gtk_file_chooser_native_new (title, parent, action, accept, cancel);

  g_object_add_toggle_ref (G_OBJECT (chooser), toggle_cb, NULL);
  return chooser;
}
