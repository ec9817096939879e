/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads bytes from files, from the clipboard and from what is dropped, piece by piece and without
 * blocking, within the limits of sat-load.c. What they mean is found out elsewhere. */

#include "satdoku-config.h"

#include "satdoku-read.h"

#include <glib/gi18n.h>
#include <sat-compression.h>
#include <sat-load.h>
#include <sat-printable.h>
#include <string.h>

#include "satdoku-file.h"

#define PIECE_SIZE (64 * 1024)
/* Characters of an address that is none. */
#define SHOWN_MAX 24

static const char *mime_types[] = { "text/plain;charset=utf-8", "text/plain", NULL };

/* What is being read. */
typedef struct
{
  SatLoad *load;
  char *name;
  GFile *file;   /* (nullable) */
  GdkDrop *drop; /* (nullable): to be ended */
} Reading;

static void
reading_free (Reading *self)
{
  sat_load_free (self->load);
  g_free (self->name);
  g_clear_object (&self->file);
  g_clear_object (&self->drop);
  g_free (self);
}

static GTask *
begin (gpointer source,
       const char *name,
       GCancellable *cancellable,
       GAsyncReadyCallback callback,
       gpointer user_data)
{
  GTask *task = g_task_new (source, cancellable, callback, user_data);
  Reading *reading = g_new0 (Reading, 1);

  reading->load = sat_load_new (SAT_UNPACKED_MAX);
  reading->name = g_strdup (name);
  g_task_set_source_tag (task, begin);
  g_task_set_task_data (task, reading, (GDestroyNotify)reading_free);
  return task;
}

static void
set_file (Reading *self,
          GFile *file)
{
  g_set_object (&self->file, file);
  g_free (self->name);
  self->name = satdoku_file_dup_name (file);
}

/* A drop is over when all of it has been read. */
static void
end_drop (Reading *self,
          GdkDragAction action)
{
  if (self->drop != NULL)
    gdk_drop_finish (self->drop, action);
  g_clear_object (&self->drop);
}

static void
fail (GTask *task,
      GError *error)
{
  end_drop (g_task_get_task_data (task), 0);
  g_task_return_error (task, error);
}

static void
conclude (GTask *task)
{
  Reading *reading = g_task_get_task_data (task);
  g_autoptr (GBytes) bytes = sat_load_end (reading->load);

  end_drop (reading, GDK_ACTION_COPY);
  g_task_return_pointer (task, sudoku_contents_new (reading->name, reading->file, bytes),
                         (GDestroyNotify)sudoku_contents_unref);
}

static void piece_read_cb (GObject *source, GAsyncResult *result, gpointer user_data);

static void
read_piece (GTask *task,
            GInputStream *stream)
{
  g_input_stream_read_bytes_async (stream, PIECE_SIZE, G_PRIORITY_DEFAULT_IDLE,
                                   g_task_get_cancellable (task), piece_read_cb,
                                   g_object_ref (task));
}

static void
piece_read_cb (GObject *source,
               GAsyncResult *result,
               gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  GInputStream *stream = G_INPUT_STREAM (source);
  Reading *reading = g_task_get_task_data (task);
  GError *error = NULL;
  g_autoptr (GBytes) bytes = g_input_stream_read_bytes_finish (stream, result, &error);
  gsize length = 0;
  const char *data = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;

  if (bytes == NULL || !sat_load_add (reading->load, data, length, &error))
    fail (task, error);
  else if (length == 0)
    conclude (task);
  else
    read_piece (task, stream);
}

static void
file_opened_cb (GObject *source,
                GAsyncResult *result,
                gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;
  g_autoptr (GFileInputStream) stream = g_file_read_finish (G_FILE (source), result, &error);

  if (stream != NULL)
    read_piece (task, G_INPUT_STREAM (stream));
  else
    fail (task, error);
}

/* Without a scheme it is the address of nothing, which GIO would only call not supported. */
static gboolean
is_address (GFile *file)
{
  g_autofree char *scheme = g_file_get_uri_scheme (file);

  return scheme != NULL;
}

static void
refuse_address (GTask *task,
                GFile *file)
{
  g_autofree char *name = satdoku_file_dup_name (file);
  g_autofree char *shown = sat_printable (name, strlen (name), SHOWN_MAX);

  /* Translators: %s is what a program or a drop gave as the address of a file. */
  fail (task, g_error_new (G_IO_ERROR, G_IO_ERROR_INVALID_FILENAME,
                           _ ("“%s” is not the address of a file"), shown));
}

static void
open_file (GTask *task,
           GFile *file)
{
  if (!is_address (file))
    {
      refuse_address (task, file);
      return;
    }
  set_file (g_task_get_task_data (task), file);
  g_file_read_async (file, G_PRIORITY_DEFAULT, g_task_get_cancellable (task), file_opened_cb,
                     g_object_ref (task));
}

/**
 * satdoku_read_file_async:
 * @file: a file
 * @cancellable: (nullable): a cancellable
 * @callback: called when all is read
 * @user_data: for the callback
 *
 * Reads all of a file without blocking and without looking at what it is.
 */
void
satdoku_read_file_async (GFile *file,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (G_IS_FILE (file));

  task = begin (file, NULL, cancellable, callback, user_data);
  open_file (task, file);
}

static void
clipboard_opened_cb (GObject *source,
                     GAsyncResult *result,
                     gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;
  g_autoptr (GInputStream) stream = NULL;

  stream = gdk_clipboard_read_finish (GDK_CLIPBOARD (source), result, NULL, &error);
  if (stream != NULL)
    {
      read_piece (task, stream);
      return;
    }
  /* GDK words it for programmers: nothing at all, or something else. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) ||
      g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED))
    {
      g_clear_error (&error);
      error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                                   _ ("There is no text on the clipboard"));
    }
  fail (task, error);
}

/**
 * satdoku_read_clipboard_async:
 * @widget: a widget, for its display
 * @cancellable: (nullable): a cancellable
 * @callback: called when all is read
 * @user_data: for the callback
 *
 * Reads the text on the clipboard, as satdoku_read_file_async() reads a file. Without any it fails
 * with %G_IO_ERROR_NOT_SUPPORTED and a sentence for the user.
 */
void
satdoku_read_clipboard_async (GtkWidget *widget,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  GTask *task;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  /* Translators: in place of the name of a file. */
  task = begin (widget, _ ("the clipboard"), cancellable, callback, user_data);
  gdk_clipboard_read_async (gtk_widget_get_clipboard (widget), mime_types, G_PRIORITY_DEFAULT,
                            cancellable, clipboard_opened_cb, task);
}

static void
dropped_text_cb (GObject *source,
                 GAsyncResult *result,
                 gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;
  g_autoptr (GInputStream) stream = gdk_drop_read_finish (GDK_DROP (source), result, NULL, &error);

  if (stream != NULL)
    read_piece (task, stream);
  else
    fail (task, error);
}

static void
dropped_files_cb (GObject *source,
                  GAsyncResult *result,
                  gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;
  const GValue *value = gdk_drop_read_value_finish (GDK_DROP (source), result, &error);
  GSList *files = value != NULL ? g_value_get_boxed (value) : NULL;

  if (files == NULL)
    {
      if (error == NULL)
        error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_CANCELLED, _ ("Cancelled"));
      fail (task, error);
      return;
    }
  end_drop (g_task_get_task_data (task), GDK_ACTION_COPY);
  open_file (task, files->data);
}

/**
 * satdoku_read_drop_async:
 * @drop: a drop of text or of files
 * @cancellable: (nullable): a cancellable
 * @callback: called when all is read
 * @user_data: for the callback
 *
 * Reads what is dropped, of several files the first, as satdoku_read_file_async() reads a file; and
 * ends the drop.
 */
void
satdoku_read_drop_async (GdkDrop *drop,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  GTask *task;
  Reading *reading;

  g_return_if_fail (GDK_IS_DROP (drop));

  /* Translators: in place of the name of a file. */
  task = begin (drop, _ ("the dropped text"), cancellable, callback, user_data);
  reading = g_task_get_task_data (task);
  reading->drop = g_object_ref (drop);
  if (gdk_content_formats_contain_gtype (gdk_drop_get_formats (drop), GDK_TYPE_FILE_LIST))
    gdk_drop_read_value_async (drop, GDK_TYPE_FILE_LIST, G_PRIORITY_DEFAULT, cancellable,
                               dropped_files_cb, task);
  else
    gdk_drop_read_async (drop, mime_types, G_PRIORITY_DEFAULT, cancellable, dropped_text_cb, task);
}

/**
 * satdoku_read_has_files:
 * @drop: a drop of text or of files
 *
 * Returns: whether it is one of files
 */
gboolean
satdoku_read_has_files (GdkDrop *drop)
{
  g_return_val_if_fail (GDK_IS_DROP (drop), FALSE);

  return gdk_content_formats_contain_gtype (gdk_drop_get_formats (drop), GDK_TYPE_FILE_LIST);
}

static void
file_list_cb (GObject *source,
              GAsyncResult *result,
              gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  GdkDrop *drop = GDK_DROP (source);
  GError *error = NULL;
  const GValue *value = gdk_drop_read_value_finish (drop, result, &error);
  GSList *list = value != NULL ? g_value_get_boxed (value) : NULL;
  GPtrArray *files = NULL;

  gdk_drop_finish (drop, list != NULL ? GDK_ACTION_COPY : 0);
  if (list == NULL)
    {
      if (error == NULL)
        error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_CANCELLED, _ ("Cancelled"));
      g_task_return_error (task, error);
      return;
    }
  files = g_ptr_array_new_with_free_func (g_object_unref);
  for (GSList *link = list; link != NULL; link = link->next)
    g_ptr_array_add (files, g_object_ref (link->data));
  g_task_return_pointer (task, files, (GDestroyNotify)g_ptr_array_unref);
}

/**
 * satdoku_read_drop_files_async:
 * @drop: a drop of files
 * @cancellable: (nullable): a cancellable
 * @callback: called when it is known which files they are
 * @user_data: for the callback
 *
 * Finds out which files are dropped, and ends the drop. None of them is read.
 */
void
satdoku_read_drop_files_async (GdkDrop *drop,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data)
{
  GTask *task;

  g_return_if_fail (GDK_IS_DROP (drop));

  task = g_task_new (drop, cancellable, callback, user_data);
  g_task_set_source_tag (task, satdoku_read_drop_files_async);
  gdk_drop_read_value_async (drop, GDK_TYPE_FILE_LIST, G_PRIORITY_DEFAULT, cancellable,
                             file_list_cb, task);
}

/**
 * satdoku_read_drop_files_finish:
 * @result: what the callback was given
 * @error: return location
 *
 * Returns: (transfer full) (element-type GFile) (nullable): the files, at least one; %NULL with an
 *   error
 */
GPtrArray *
satdoku_read_drop_files_finish (GAsyncResult *result,
                                GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, satdoku_read_drop_files_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/**
 * satdoku_read_finish:
 * @result: what the callback was given
 * @error: return location
 *
 * Returns: (transfer full): what came, not yet read; %NULL with the error of the file or stream,
 *   with %SAT_ERROR_LIMIT when it is more than SAT_UNPACKED_MAX, or with %SAT_ERROR_MEMORY when it
 *   is more than fits into the memory that is free
 */
SudokuContents *
satdoku_read_finish (GAsyncResult *result,
                     GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, begin), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/**
 * satdoku_read_drop_target_new:
 *
 * Returns: (transfer full): a controller that takes files and text; its signal "drop" is to call
 *   satdoku_read_drop_async()
 */
GtkDropTargetAsync *
satdoku_read_drop_target_new (void)
{
  GdkContentFormatsBuilder *builder = gdk_content_formats_builder_new ();

  gdk_content_formats_builder_add_gtype (builder, GDK_TYPE_FILE_LIST);
  for (gsize i = 0; mime_types[i] != NULL; i++)
    gdk_content_formats_builder_add_mime_type (builder, mime_types[i]);
  return gtk_drop_target_async_new (gdk_content_formats_builder_free_to_formats (builder),
                                    GDK_ACTION_COPY);
}
