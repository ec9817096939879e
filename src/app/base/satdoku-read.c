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
/* At most this many characters of a bad address are shown. */
#define SHOWN_MAX 24

#define FILES "text/uri-list"

static const char *mime_types[] = { "text/plain;charset=utf-8", "text/plain", NULL };

typedef struct
{
  SatLoad *load;
  char *name;
  GFile *file;   /* (nullable) */
  GdkDrop *drop; /* (nullable): to be ended */
  gboolean is_copied;
  const char *no_text; /* (nullable): says what is on the clipboard, if that is no text */
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

static gboolean
is_blank (GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isspace (data[i]))
      return FALSE;
  return TRUE;
}

static void
conclude (GTask *task)
{
  Reading *reading = g_task_get_task_data (task);
  g_autoptr (GBytes) bytes = sat_load_end (reading->load);

  if (reading->is_copied && reading->file == NULL && is_blank (bytes))
    {
      fail (task, g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                                       _ ("The text on the clipboard is empty")));
      return;
    }
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

/* Reads all of a file without blocking and without looking at what it is. */
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

static gboolean
contains_files (GdkContentFormats *formats)
{
  return gdk_content_formats_contain_gtype (formats, GDK_TYPE_FILE_LIST) ||
         gdk_content_formats_contain_mime_type (formats, FILES);
}

static gboolean
contains_text (GdkContentFormats *formats)
{
  for (gsize i = 0; mime_types[i] != NULL; i++)
    if (gdk_content_formats_contain_mime_type (formats, mime_types[i]))
      return TRUE;
  return FALSE;
}

static gboolean
contains_picture (GdkContentFormats *formats)
{
  gsize n = 0;
  const char *const *types = gdk_content_formats_get_mime_types (formats, &n);

  for (gsize i = 0; i < n; i++)
    if (g_str_has_prefix (types[i], "image/"))
      return TRUE;
  return gdk_content_formats_contain_gtype (formats, GDK_TYPE_TEXTURE);
}

static gboolean
contains_nothing (GdkContentFormats *formats)
{
  gsize n_types = 0, n_classes = 0;

  gdk_content_formats_get_mime_types (formats, &n_types);
  gdk_content_formats_get_gtypes (formats, &n_classes);
  return n_types + n_classes == 0;
}

static GdkContentFormats *
get_copied_formats (GtkWidget *widget)
{
  return gdk_clipboard_get_formats (gtk_widget_get_clipboard (widget));
}

/* GDK words it for programmers. */
static const char *
say_no_text (GdkContentFormats *formats)
{
  if (contains_nothing (formats))
    return _ ("The clipboard is empty");
  if (contains_files (formats))
    return _ ("There are files on the clipboard, not text");
  if (contains_picture (formats))
    return _ ("There is a picture on the clipboard, not text");
  return _ ("There is no text on the clipboard");
}

/* Why there is no text to paste, in a sentence that says what is on the clipboard instead; NULL
 * when there is text. */
const char *
satdoku_read_why_no_text (GtkWidget *widget)
{
  GdkContentFormats *formats;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  formats = get_copied_formats (widget);
  return contains_text (formats) ? NULL : say_no_text (formats);
}

static void
clipboard_opened_cb (GObject *source,
                     GAsyncResult *result,
                     gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  Reading *reading = g_task_get_task_data (task);
  GError *error = NULL;
  g_autoptr (GInputStream) stream = NULL;

  stream = gdk_clipboard_read_finish (GDK_CLIPBOARD (source), result, NULL, &error);
  if (stream != NULL)
    {
      read_piece (task, stream);
      return;
    }
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) ||
      g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED))
    {
      g_clear_error (&error);
      error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, reading->no_text);
    }
  fail (task, error);
}

/* What a file manager has copied: pasting means the content of the files, not their names. Returns
 * (transfer full) (element-type GFile) (nullable): them, at least one. */
static GPtrArray *
take_copied_files (GdkClipboard *clipboard,
                   GAsyncResult *result,
                   GError **error)
{
  g_autoptr (GError) unread = NULL;
  const GValue *value = gdk_clipboard_read_value_finish (clipboard, result, &unread);
  GSList *list = value != NULL ? g_value_get_boxed (value) : NULL;
  GPtrArray *files;

  if (g_error_matches (unread, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_propagate_error (error, g_steal_pointer (&unread));
      return NULL;
    }
  if (list == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                           _ ("The list of files on the clipboard can’t be read"));
      return NULL;
    }
  files = g_ptr_array_new_with_free_func (g_object_unref);
  for (GSList *link = list; link != NULL; link = link->next)
    g_ptr_array_add (files, g_object_ref (link->data));
  return files;
}

static void
copied_file_cb (GObject *source,
                GAsyncResult *result,
                gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;
  g_autoptr (GPtrArray) files = take_copied_files (GDK_CLIPBOARD (source), result, &error);

  if (files != NULL)
    open_file (task, files->pdata[0]);
  else
    fail (task, error);
}

/* Reads the text on the clipboard, or of copied files the first, as satdoku_read_file_async()
 * reads a file. Without any it fails with %G_IO_ERROR_NOT_SUPPORTED and a sentence for the user. */
void
satdoku_read_clipboard_async (GtkWidget *widget,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  GTask *task;
  GdkClipboard *clipboard;
  Reading *reading;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  clipboard = gtk_widget_get_clipboard (widget);
  /* Translators: in place of the name of a file. */
  task = begin (widget, _ ("the clipboard"), cancellable, callback, user_data);
  reading = g_task_get_task_data (task);
  reading->is_copied = TRUE;
  reading->no_text = say_no_text (gdk_clipboard_get_formats (clipboard));
  if (satdoku_read_has_copied_files (widget))
    gdk_clipboard_read_value_async (clipboard, GDK_TYPE_FILE_LIST, G_PRIORITY_DEFAULT, cancellable,
                                    copied_file_cb, task);
  else
    gdk_clipboard_read_async (clipboard, mime_types, G_PRIORITY_DEFAULT, cancellable,
                              clipboard_opened_cb, task);
}

gboolean
satdoku_read_has_copied_files (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  return contains_files (get_copied_formats (widget));
}

static void
copied_files_cb (GObject *source,
                 GAsyncResult *result,
                 gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;
  GPtrArray *files = take_copied_files (GDK_CLIPBOARD (source), result, &error);

  if (files != NULL)
    g_task_return_pointer (task, files, (GDestroyNotify)g_ptr_array_unref);
  else
    g_task_return_error (task, error);
}

static GTask *
begin_files (gpointer source,
             GCancellable *cancellable,
             GAsyncReadyCallback callback,
             gpointer user_data)
{
  GTask *task = g_task_new (source, cancellable, callback, user_data);

  g_task_set_source_tag (task, begin_files);
  return task;
}

/* Finds out which files are on the clipboard. None of them is read. */
void
satdoku_read_copied_files_async (GtkWidget *widget,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gdk_clipboard_read_value_async (gtk_widget_get_clipboard (widget), GDK_TYPE_FILE_LIST,
                                  G_PRIORITY_DEFAULT, cancellable, copied_files_cb,
                                  begin_files (widget, cancellable, callback, user_data));
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

/* Reads what is dropped, of several files the first, as satdoku_read_file_async() reads a file;
 * and ends the drop. */
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

/* Finds out which files are dropped, and ends the drop. None of them is read. */
void
satdoku_read_drop_files_async (GdkDrop *drop,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data)
{
  GTask *task;

  g_return_if_fail (GDK_IS_DROP (drop));

  task = begin_files (drop, cancellable, callback, user_data);
  gdk_drop_read_value_async (drop, GDK_TYPE_FILE_LIST, G_PRIORITY_DEFAULT, cancellable,
                             file_list_cb, task);
}

/* (element-type GFile): at least one; NULL with an error. */
GPtrArray *
satdoku_read_files_finish (GAsyncResult *result,
                           GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, begin_files), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* What came, not yet read. Fails as the file or stream does, with %SAT_ERROR_LIMIT when it is
 * more than SAT_UNPACKED_MAX, and with %SAT_ERROR_MEMORY when it is more than fits into the
 * memory that is free. */
SudokuContents *
satdoku_read_finish (GAsyncResult *result,
                     GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, begin), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* A controller that takes files and text; its signal "drop" is to call
 * satdoku_read_drop_async(). */
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
