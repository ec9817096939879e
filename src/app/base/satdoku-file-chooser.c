/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dialogs that ask for a file. */

#include "satdoku-config.h"

#include "satdoku-file-chooser.h"

/* Milliseconds for which a dialog is kept after it has been answered. While it opens, the bar
 * with the path looks at folders in the background; in GTK 4.18 it clears its buttons when it has
 * seen them, be they gone or not: cancelling at once would end the program. */
#define KEEP_INTERVAL 5000

static gboolean
let_go_cb (gpointer user_data)
{
  return G_SOURCE_REMOVE;
}

static void
response_cb (GtkFileChooserNative *chooser)
{
  g_timeout_add_full (G_PRIORITY_LOW, KEEP_INTERVAL, let_go_cb, g_object_ref (chooser),
                      g_object_unref);
}

/**
 * satdoku_file_chooser_new:
 * @title: its title
 * @parent: (nullable): the window that it belongs to
 * @action: what it is for
 * @accept: the label of the button that accepts
 * @cancel: the label of the other
 *
 * Returns: (transfer full): as gtk_file_chooser_native_new(); it may be let go when it is answered
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

  g_signal_connect (chooser, "response", G_CALLBACK (response_cb), NULL);
  return chooser;
}
