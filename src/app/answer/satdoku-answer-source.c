/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where answers come from and go to beside the clipboard: what is dropped by the mouse, and the
 * dialogs that ask for a file. What the bytes mean is somebody else's business, and they may be
 * large. */

#include "satdoku-config.h"

#include "satdoku-answer-source.h"

#include <glib/gi18n.h>

#include "satdoku-read.h"

static void
return_bytes (GTask *task,
              GAsyncResult *result)
{
  GError *error = NULL;
  GBytes *bytes = satdoku_read_stream_finish (result, &error);

  if (bytes != NULL)
    g_task_return_pointer (task, bytes, (GDestroyNotify)g_bytes_unref);
  else
    g_task_return_error (task, error);
}

/* The drop is over when all of it has been read. */
static void
text_read_cb (GObject *source,
              GAsyncResult *result,
              gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  g_autoptr (GdkDrop) drop = g_object_ref (g_task_get_source_object (task));

  return_bytes (task, result);
  gdk_drop_finish (drop, g_task_had_error (task) ? 0 : GDK_ACTION_COPY);
}

static void
file_read_cb (GObject *source,
              GAsyncResult *result,
              gpointer user_data)
{
  g_autoptr (GTask) task = user_data;

  return_bytes (task, result);
}

static void
dropped_text_cb (GObject *source,
                 GAsyncResult *result,
                 gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  GCancellable *cancellable = g_task_get_cancellable (task);
  GdkDrop *drop = GDK_DROP (source);
  GError *error = NULL;
  g_autoptr (GInputStream) stream = gdk_drop_read_finish (drop, result, NULL, &error);

  if (stream != NULL)
    {
      satdoku_read_stream_async (stream, cancellable, text_read_cb, g_steal_pointer (&task));
      return;
    }
  gdk_drop_finish (drop, 0);
  g_task_return_error (task, error);
}

static void
dropped_files_cb (GObject *source,
                  GAsyncResult *result,
                  gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  GCancellable *cancellable = g_task_get_cancellable (task);
  GdkDrop *drop = GDK_DROP (source);
  GError *error = NULL;
  const GValue *value = gdk_drop_read_value_finish (drop, result, &error);
  GSList *files = value != NULL ? g_value_get_boxed (value) : NULL;

  gdk_drop_finish (drop, files != NULL ? GDK_ACTION_COPY : 0);
  if (files != NULL)
    {
      g_task_set_task_data (task, g_file_get_basename (files->data), g_free);
      satdoku_read_file_async (files->data, cancellable, file_read_cb, g_steal_pointer (&task));
      return;
    }
  if (error == NULL)
    error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_CANCELLED, _ ("Cancelled"));
  g_task_return_error (task, error);
}

/**
 * satdoku_answer_drop_read_async:
 * @drop: a drop of text or of files
 * @cancellable: (nullable): to stop it
 * @callback: called once
 * @user_data: for @callback
 *
 * Reads what is dropped, of several files the first, and ends the drop.
 */
void
satdoku_answer_drop_read_async (GdkDrop *drop,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data)
{
  static const char *mime_types[] = { "text/plain;charset=utf-8", "text/plain", NULL };
  GTask *task;

  g_return_if_fail (GDK_IS_DROP (drop));

  task = g_task_new (drop, cancellable, callback, user_data);
  g_task_set_source_tag (task, satdoku_answer_drop_read_async);
  /* Translators: where a text is from, at the beginning of a message about an error in it. */
  g_task_set_task_data (task, g_strdup (_ ("dropped text")), g_free);
  if (gdk_content_formats_contain_gtype (gdk_drop_get_formats (drop), GDK_TYPE_FILE_LIST))
    gdk_drop_read_value_async (drop, GDK_TYPE_FILE_LIST, G_PRIORITY_DEFAULT, cancellable,
                               dropped_files_cb, task);
  else
    gdk_drop_read_async (drop, mime_types, G_PRIORITY_DEFAULT, cancellable, dropped_text_cb, task);
}

/**
 * satdoku_answer_drop_read_finish:
 * @result: what the callback was called with
 * @name: (out) (transfer full): where the bytes are from
 * @error: why they can't be read
 *
 * Returns: (transfer full) (nullable): the bytes
 */
GBytes *
satdoku_answer_drop_read_finish (GAsyncResult *result,
                                 char **name,
                                 GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, satdoku_answer_drop_read_async), NULL);

  *name = g_strdup (g_task_get_task_data (G_TASK (result)));
  return g_task_propagate_pointer (G_TASK (result), error);
}

/**
 * satdoku_answer_drop_target_new:
 *
 * Returns: (transfer full): a controller that takes files and text; its signal "drop" is to call
 *   satdoku_answer_drop_read_async()
 */
GtkDropTargetAsync *
satdoku_answer_drop_target_new (void)
{
  GdkContentFormatsBuilder *builder = gdk_content_formats_builder_new ();

  gdk_content_formats_builder_add_gtype (builder, GDK_TYPE_FILE_LIST);
  gdk_content_formats_builder_add_mime_type (builder, "text/plain;charset=utf-8");
  gdk_content_formats_builder_add_mime_type (builder, "text/plain");
  return gtk_drop_target_async_new (gdk_content_formats_builder_free_to_formats (builder),
                                    GDK_ACTION_COPY);
}

/**
 * satdoku_answer_chooser_new:
 * @window: the window that asks
 * @action: to open or to save
 *
 * Returns: (transfer full): a dialog that asks for the file of an answer
 */
GtkFileChooserNative *
satdoku_answer_chooser_new (GtkWindow *window,
                            GtkFileChooserAction action)
{
  gboolean save = action == GTK_FILE_CHOOSER_ACTION_SAVE;
  GtkFileChooserNative *chooser;

  chooser = gtk_file_chooser_native_new (save ? _ ("Save the Answer") : _ ("Open an Answer"),
                                         window,
                                         action,
                                         save ? _ ("_Save") : _ ("_Open"),
                                         _ ("_Cancel"));
  if (save)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), "answer.txt");
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  return chooser;
}
