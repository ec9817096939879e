/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads bytes from files, from the clipboard and from what is dropped, piece by piece and without
 * blocking, within the limits of sat-load.c. What they mean is somebody else's business. */

#include "satdoku-config.h"

#include "satdoku-read.h"

#include <glib/gi18n.h>
#include <sat-compression.h>
#include <sat-load.h>

#define PIECE_SIZE (64 * 1024)

static const char *mime_types[] = { "text/plain;charset=utf-8", "text/plain", NULL };

static void
bytes_read_cb (GObject *source,
               GAsyncResult *result,
               gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  SatLoad *load = g_task_get_task_data (task);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  const char *data;
  gsize length = 0;

  bytes = g_input_stream_read_bytes_finish (G_INPUT_STREAM (source), result, &error);
  data = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;
  if (bytes == NULL || !sat_load_add (load, data, length, &error))
    g_task_return_error (task, g_steal_pointer (&error));
  else if (length == 0)
    g_task_return_pointer (task, sat_load_end (load), (GDestroyNotify)g_bytes_unref);
  else
    {
      g_input_stream_read_bytes_async (G_INPUT_STREAM (source),
                                       PIECE_SIZE,
                                       G_PRIORITY_DEFAULT_IDLE,
                                       g_task_get_cancellable (task),
                                       bytes_read_cb,
                                       g_object_ref (task));
    }
}

static void
read_all (GTask *task,
          GInputStream *stream)
{
  g_task_set_task_data (task, sat_load_new (SAT_UNPACKED_MAX), (GDestroyNotify)sat_load_free);
  g_input_stream_read_bytes_async (stream,
                                   PIECE_SIZE,
                                   G_PRIORITY_DEFAULT_IDLE,
                                   g_task_get_cancellable (task),
                                   bytes_read_cb,
                                   g_object_ref (task));
}

/**
 * satdoku_read_stream_async:
 * @stream: a stream
 * @cancellable: (nullable): a cancellable
 * @callback: called when all is read
 * @user_data: for the callback
 *
 * Reads all of a stream without blocking and without looking at what it is.
 */
void
satdoku_read_stream_async (GInputStream *stream,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (stream, cancellable, callback, user_data);

  g_task_set_source_tag (task, satdoku_read_stream_async);
  read_all (task, stream);
}

static void
file_opened_cb (GObject *source,
                GAsyncResult *result,
                gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileInputStream) stream = g_file_read_finish (G_FILE (source), result, &error);

  if (stream == NULL)
    g_task_return_error (task, g_steal_pointer (&error));
  else
    read_all (task, G_INPUT_STREAM (stream));
}

/**
 * satdoku_read_file_async:
 * @file: a file
 * @cancellable: (nullable): a cancellable
 * @callback: called when all is read, with @file as the source
 * @user_data: for the callback
 *
 * Opens a file and reads it as satdoku_read_stream_async() does; the end is the same.
 */
void
satdoku_read_file_async (GFile *file,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (file, cancellable, callback, user_data);

  g_task_set_source_tag (task, satdoku_read_file_async);
  g_file_read_async (file, G_PRIORITY_DEFAULT, cancellable, file_opened_cb, g_object_ref (task));
}

/**
 * satdoku_read_stream_finish:
 * @result: what the callback was given
 * @error: return location
 *
 * Returns: (transfer full): the bytes; %NULL with the stream's error, with
 *   %SAT_ERROR_LIMIT when they are more than SAT_UNPACKED_MAX, or with %SAT_ERROR_MEMORY when they
 *   are more than fits into the memory that is free
 */
GBytes *
satdoku_read_stream_finish (GAsyncResult *result,
                            GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

static void
pasted_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  g_autoptr (GError) error = NULL;
  GBytes *bytes = satdoku_read_stream_finish (result, &error);

  if (bytes != NULL)
    g_task_return_pointer (task, bytes, (GDestroyNotify)g_bytes_unref);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
clipboard_opened_cb (GObject *source,
                     GAsyncResult *result,
                     gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GInputStream) stream = NULL;

  stream = gdk_clipboard_read_finish (GDK_CLIPBOARD (source), result, NULL, &error);
  /* GDK words it for programmers: nothing at all, or something else. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) ||
      g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED))
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                             _ ("There is no text on the clipboard"));
  else if (stream == NULL)
    g_task_return_error (task, g_steal_pointer (&error));
  else
    satdoku_read_stream_async (stream,
                               g_task_get_cancellable (task),
                               pasted_cb,
                               g_object_ref (task));
}

/**
 * satdoku_paste_async:
 * @widget: a widget, for its display
 * @cancellable: (nullable): a cancellable
 * @callback: called when all is read
 * @user_data: for the callback
 *
 * Reads the text on the clipboard as bytes.
 */
void
satdoku_paste_async (GtkWidget *widget,
                     GCancellable *cancellable,
                     GAsyncReadyCallback callback,
                     gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (widget, cancellable, callback, user_data);

  g_task_set_source_tag (task, satdoku_paste_async);
  gdk_clipboard_read_async (gtk_widget_get_clipboard (widget),
                            mime_types,
                            G_PRIORITY_DEFAULT,
                            cancellable,
                            clipboard_opened_cb,
                            g_object_ref (task));
}

/**
 * satdoku_paste_finish:
 * @result: what the callback was given
 * @error: return location
 *
 * Returns: (transfer full): the bytes; %NULL with an error: %G_IO_ERROR_NOT_SUPPORTED, with a
 *   sentence for the user, when there is no text
 */
GBytes *
satdoku_paste_finish (GAsyncResult *result,
                      GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
