/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bytes from the clipboard, from a file or dropped by the mouse, as they are, and into a file:
 * what they mean is somebody else's business, and they may be large. */

#include "satdoku-answer-source.h"

#include <glib/gi18n.h>

#include "satdoku-clipboard.h"
#include "satdoku-file.h"

/* One reading. */
typedef struct
{
  GWeakRef target;
  SatdokuSourceFunc func;
  char *name;
  GdkDrop *drop; /* (nullable): to be told when all is read */
} Source;

static Source *
source_new (GObject *target,
            SatdokuSourceFunc func,
            const char *name)
{
  Source *self = g_new0 (Source, 1);

  g_weak_ref_init (&self->target, target);
  self->func = func;
  self->name = g_strdup (name);
  return self;
}

static void
source_free (Source *self)
{
  g_weak_ref_clear (&self->target);
  g_clear_object (&self->drop);
  g_free (self->name);
  g_free (self);
}

/* Gives the result to whoever waits for it, and ends the reading. */
static void
finish (Source *self,
        GBytes *bytes,
        const GError *error)
{
  g_autoptr (GObject) target = g_weak_ref_get (&self->target);

  if (self->drop != NULL)
    gdk_drop_finish (self->drop, bytes != NULL ? GDK_ACTION_COPY : 0);
  if (target != NULL)
    self->func (target, self->name, bytes, error);
  source_free (self);
}

static void
stream_read_cb (GObject *object,
                GAsyncResult *result,
                gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = satdoku_read_stream_finish (result, &error);

  finish (user_data, bytes, error);
}

static void
pasted_cb (GObject *object,
           GAsyncResult *result,
           gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = satdoku_paste_finish (result, &error);

  finish (user_data, bytes, error);
}

/**
 * satdoku_source_paste:
 * @widget: a widget, for its display
 * @target: for whom
 * @func: called once
 *
 * Reads the text on the clipboard.
 */
void
satdoku_source_paste (GtkWidget *widget,
                      GObject *target,
                      SatdokuSourceFunc func)
{
  /* Translators: where a text is from, at the beginning of a message about an error in it. */
  satdoku_paste_async (widget, NULL, pasted_cb, source_new (target, func, _ ("clipboard")));
}

/**
 * satdoku_source_open:
 * @file: a file
 * @target: for whom
 * @func: called once
 *
 * Reads a file.
 */
void
satdoku_source_open (GFile *file,
                     GObject *target,
                     SatdokuSourceFunc func)
{
  g_autofree char *name = g_file_get_basename (file);

  satdoku_read_file_async (file, NULL, stream_read_cb, source_new (target, func, name));
}

static void
dropped_text_cb (GObject *object,
                 GAsyncResult *result,
                 gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GInputStream) stream = gdk_drop_read_finish (GDK_DROP (object), result, NULL, &error);

  if (stream == NULL)
    finish (user_data, NULL, error);
  else
    satdoku_read_stream_async (stream, NULL, stream_read_cb, user_data);
}

static void
dropped_files_cb (GObject *object,
                  GAsyncResult *result,
                  gpointer user_data)
{
  Source *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GObject) target = g_weak_ref_get (&self->target);
  const GValue *value = gdk_drop_read_value_finish (GDK_DROP (object), result, &error);
  GSList *files = value != NULL ? g_value_get_boxed (value) : NULL;

  if (files != NULL && target != NULL)
    satdoku_source_open (files->data, target, self->func);
  gdk_drop_finish (self->drop, files != NULL ? GDK_ACTION_COPY : 0);
  g_clear_object (&self->drop);
  if (error != NULL)
    finish (self, NULL, error);
  else
    source_free (self);
}

static gboolean
drop_cb (GtkDropTargetAsync *drop_target,
         GdkDrop *drop,
         double x,
         double y,
         gpointer user_data)
{
  static const char *mime_types[] = { "text/plain;charset=utf-8", "text/plain", NULL };
  SatdokuSourceFunc func = (SatdokuSourceFunc)g_object_get_data (G_OBJECT (drop_target), "func");
  /* Translators: where a text is from, at the beginning of a message about an error in it. */
  Source *source = source_new (user_data, func, _ ("dropped text"));

  source->drop = g_object_ref (drop);
  if (gdk_content_formats_contain_gtype (gdk_drop_get_formats (drop), GDK_TYPE_FILE_LIST))
    gdk_drop_read_value_async (drop,
                               GDK_TYPE_FILE_LIST,
                               G_PRIORITY_DEFAULT,
                               NULL,
                               dropped_files_cb,
                               source);
  else
    gdk_drop_read_async (drop, mime_types, G_PRIORITY_DEFAULT, NULL, dropped_text_cb, source);
  return TRUE;
}

/**
 * satdoku_source_drop_target_new:
 * @target: for whom; the widget that gets the controller, or something that lives as long
 * @func: called for each drop
 *
 * Returns: (transfer full): a controller that takes files and text dropped on its widget
 */
GtkEventController *
satdoku_source_drop_target_new (GObject *target,
                                SatdokuSourceFunc func)
{
  GdkContentFormatsBuilder *builder = gdk_content_formats_builder_new ();
  GtkDropTargetAsync *drop_target;

  gdk_content_formats_builder_add_gtype (builder, GDK_TYPE_FILE_LIST);
  gdk_content_formats_builder_add_mime_type (builder, "text/plain;charset=utf-8");
  gdk_content_formats_builder_add_mime_type (builder, "text/plain");
  drop_target = gtk_drop_target_async_new (gdk_content_formats_builder_free_to_formats (builder),
                                           GDK_ACTION_COPY);
  g_object_set_data (G_OBJECT (drop_target), "func", (gpointer)func);
  g_signal_connect_object (drop_target, "drop", G_CALLBACK (drop_cb), target, 0);
  return GTK_EVENT_CONTROLLER (drop_target);
}

static void
saved_cb (GObject *object,
          GAsyncResult *result,
          gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  gboolean ok = satdoku_file_save_finish (result, NULL, &error);
  g_autoptr (GBytes) nothing = g_bytes_new (NULL, 0);

  finish (user_data, ok ? nothing : NULL, error);
}

/**
 * satdoku_source_save:
 * @file: a file
 * @bytes: what it is to hold
 * @target: for whom
 * @func: called once, with no bytes when all went well
 *
 * Writes a file, or leaves the old one as it is.
 */
void
satdoku_source_save (GFile *file,
                     GBytes *bytes,
                     GObject *target,
                     SatdokuSourceFunc func)
{
  g_autofree char *name = g_file_get_basename (file);

  satdoku_file_save_async (file, bytes, NULL, NULL, saved_cb, source_new (target, func, name));
}

/**
 * satdoku_source_chooser_new:
 * @window: the window that asks
 * @action: to open or to save
 *
 * Returns: (transfer full): a dialog that asks for the file of an answer
 */
GtkFileChooserNative *
satdoku_source_chooser_new (GtkWindow *window,
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
