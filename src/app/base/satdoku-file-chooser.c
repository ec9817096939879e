/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dialogs that ask for a file. While such a dialog opens, GTK looks at folders in the background,
 * and does not bear its going away until it has seen them. In GTK 4.18 the bar with the path clears
 * its buttons then, be they gone or not, which ended the program. Others say in a dialog of their
 * own that looking at the folder was cancelled. So a dialog is kept for a while after it was let
 * go, whether it was answered, another one was asked for or its window was closed, and what it
 * still has to say is not shown. */

#include "satdoku-config.h"

#include "satdoku-file-chooser.h"

#include <glib/gi18n.h>

/* Milliseconds for which a dialog is kept. */
#define KEEP_INTERVAL 5000
/* What an object keeps the question under that it asks. */
#define QUESTION_KEY "satdoku-file-question"

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

/* The list reports a window when it is made, before it has its properties. */
static void
windows_changed_cb (GListModel *windows,
                    guint position,
                    guint n_removed,
                    guint n_added)
{
  if (n_added > 0)
    g_idle_add_full (G_PRIORITY_HIGH, hush_cb, NULL, NULL);
}

/* When no other reference to the dialog is left. */
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

/* Like gtk_file_chooser_native_new(), but the dialog is hidden when the last reference to it is
 * dropped. */
GtkFileChooserNative *
satdoku_file_chooser_new (const char *title,
                          GtkWindow *parent,
                          GtkFileChooserAction action,
                          const char *accept)
{
  GtkFileChooserNative *chooser =
    gtk_file_chooser_native_new (title, parent, action, accept, _ ("_Cancel"));

  g_object_add_toggle_ref (G_OBJECT (chooser), toggle_cb, NULL);
  return chooser;
}

/* A dialog that is shown, kept by the object that asks. */
typedef struct
{
  GtkFileChooserNative *chooser;
  GObject *asking; /* borrowed (nullable): it is being disposed */
  GCallback chosen;
} Question;

static void disposed_cb (gpointer data, GObject *object);

static void
question_free (Question *self)
{
  if (self->asking != NULL)
    g_object_weak_unref (self->asking, disposed_cb, self);
  g_signal_handlers_disconnect_by_data (self->chooser, self);
  g_object_unref (self->chooser);
  g_free (self);
}

static void
disposed_cb (gpointer data,
             GObject *object)
{
  Question *self = data;

  self->asking = NULL;
  g_object_set_data (object, QUESTION_KEY, NULL);
}

static void
response_cb (Question *self,
             int response,
             GtkFileChooserNative *chooser)
{
  void (*chosen) (GObject *, GFile *, GtkFileChooser *) =
    (void (*) (GObject *, GFile *, GtkFileChooser *))self->chosen;
  g_autoptr (GObject) asking = g_object_ref (self->asking);
  g_autoptr (GtkFileChooserNative) kept = g_object_ref (chooser);
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  g_object_set_data (asking, QUESTION_KEY, NULL);
  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    chosen (asking, file, GTK_FILE_CHOOSER (kept));
}

/**
 * satdoku_file_chooser_ask:
 * @chooser: (transfer full): a dialog of satdoku_file_chooser_new()
 * @asking: the object that asks; it has one dialog at a time, and none once it is disposed
 * @chosen: is called with @asking, the #GFile and the #GtkFileChooser when a file was chosen
 */
void
satdoku_file_chooser_ask (GtkFileChooserNative *chooser,
                          gpointer asking,
                          GCallback chosen)
{
  Question *self;

  g_return_if_fail (GTK_IS_FILE_CHOOSER_NATIVE (chooser) && G_IS_OBJECT (asking));
  g_return_if_fail (chosen != NULL);

  self = g_new0 (Question, 1);
  self->chooser = chooser;
  self->asking = asking;
  self->chosen = chosen;
  g_object_weak_ref (asking, disposed_cb, self);
  g_object_set_data_full (asking, QUESTION_KEY, self, (GDestroyNotify)question_free);
  g_signal_connect_swapped (chooser, "response", G_CALLBACK (response_cb), self);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
