/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles into the window: files, the clipboard, what is dropped; and copied from it. All of it is
 * read the same way, in the worker, and what it is decides what happens: a puzzle or a game goes to
 * the Grid page, a model to the Solution page. */

#include "satdoku-config.h"

#include "satdoku-window-private.h"

#include <glib/gi18n.h>
#include <string.h>
#include <sudoku-format.h>

#include "satdoku-clipboard.h"
#include "satdoku-import.h"

#define RECENT_MAX 8

/* A file that was opened or saved. */
void
satdoku_window_add_recent (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
}

static void
read_done (GObject *target,
           gpointer data,
           const GError *error)
{
  SatdokuWindow *self = SATDOKU_WINDOW (target);
  g_autoptr (SatdokuImport) result = data;
  g_autoptr (GFile) file = g_steal_pointer (&self->import_file);
  g_autofree char *message = NULL;

  if (result == NULL)
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        satdoku_window_say_error (self, error);
      return;
    }
  if (result->game == NULL)
    {
      satdoku_window_show_page (self, "solution");
      satdoku_solution_page_load_bytes (satdoku_window_get_solution_page (self), result->name,
                                        result->bytes);
      return;
    }
  if (file != NULL)
    {
      sudoku_game_set_modified (result->game, FALSE);
      satdoku_window_add_recent (file);
    }
  /* Translators: %s is the name of a file. */
  message = result->more
              ? g_strdup_printf (_ ("This is the first puzzle of several in %s"), result->name)
              /* Translators: %s is the name of a file. */
              : g_strdup_printf (_ ("This is the puzzle of %s"), result->name);
  satdoku_window_replace_game (self, result->game, file, result->format, message);
}

/**
 * satdoku_window_import:
 * @self: a window
 * @name: where it comes from, for messages
 * @bytes: a puzzle, a game or a model in any known format
 * @file: (nullable): the file it comes from
 *
 * Reads what it is and shows it where it belongs. Nothing changes when it can't be read; a message
 * says why.
 */
void
satdoku_window_import (SatdokuWindow *self,
                       const char *name,
                       GBytes *bytes,
                       GFile *file)
{
  g_clear_pointer (&self->job_grid, sudoku_grid_free);
  satdoku_import_read (self->worker, name, bytes, read_done, G_OBJECT (self));
  g_set_object (&self->import_file, file);
}

static void
loaded_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  GFile *file = G_FILE (source);
  g_autoptr (SatdokuWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = satdoku_read_stream_finish (result, &error);
  g_autofree char *path = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (path);

  if (bytes != NULL)
    satdoku_window_import (self, name, bytes, file);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    satdoku_window_say_error (self, error);
}

/**
 * satdoku_window_open_file:
 * @self: a window
 * @file: a file
 *
 * Reads a puzzle, a game or a model and shows it.
 */
void
satdoku_window_open_file (SatdokuWindow *self,
                          GFile *file)
{
  g_return_if_fail (SATDOKU_IS_WINDOW (self) && G_IS_FILE (file));

  satdoku_read_file_async (file, self->cancellable, loaded_cb, g_object_ref (self));
}

/* Asks for a file; the callback gets the window, the response and the dialog, which it drops. */
void
satdoku_window_show_chooser (SatdokuWindow *self,
                             GtkFileChooserNative *chooser,
                             GCallback response_cb)
{
  g_set_object (&self->chooser, chooser);
  g_signal_connect_object (chooser, "response", response_cb, self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
open_response_cb (SatdokuWindow *self,
                  int response,
                  GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    satdoku_window_open_file (self, file);
  g_clear_object (&self->chooser);
}

static void
open_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  SatdokuWindow *self = user_data;
  g_autoptr (GtkFileChooserNative) chooser =
    gtk_file_chooser_native_new (_ ("Open a Puzzle"), GTK_WINDOW (self),
                                 GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), _ ("_Cancel"));

  satdoku_window_show_chooser (self, chooser, G_CALLBACK (open_response_cb));
}

static void
open_recent_cb (GSimpleAction *action,
                GVariant *parameter,
                gpointer user_data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  satdoku_window_open_file (user_data, file);
}

static void
copy (SatdokuWindow *self,
      const SudokuFormat *format)
{
  g_autoptr (SudokuDocument) document = sudoku_document_new_for_game (self->game);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = sudoku_format_write (format, document, &error);

  if (text == NULL)
    {
      satdoku_window_say_error (self, error);
      return;
    }
  satdoku_copy_text (GTK_WIDGET (self), text);
  satdoku_window_say (self, _ ("The puzzle was copied as text"));
}

static void
copy_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  SatdokuWindow *self = user_data;
  g_autoptr (SudokuDocument) document = sudoku_document_new_for_game (self->game);

  copy (self, sudoku_format_for_output (NULL, document));
}

static void
copy_as_cb (GSimpleAction *action,
            GVariant *parameter,
            gpointer user_data)
{
  const SudokuFormat *format = sudoku_format_find (g_variant_get_string (parameter, NULL));

  if (format != NULL && format->write != NULL)
    copy (user_data, format);
}

static void
pasted_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  g_autoptr (SatdokuWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, &error);
  g_autoptr (GBytes) bytes = NULL;

  if (text != NULL)
    {
      bytes = g_bytes_new (text, strlen (text));
      /* Translators: in place of the name of a file. */
      satdoku_window_import (self, _ ("the clipboard"), bytes, NULL);
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    satdoku_window_say (self, _ ("There is no text on the clipboard"));
}

static void
paste_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  SatdokuWindow *self = user_data;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->cancellable,
                                 pasted_cb, g_object_ref (self));
}

static gboolean
drop_cb (SatdokuWindow *self,
         const GValue *value)
{
  if (G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST))
    {
      GSList *files = g_value_get_boxed (value);

      if (files == NULL)
        return FALSE;
      satdoku_window_open_file (self, files->data);
    }
  else if (G_VALUE_HOLDS (value, G_TYPE_STRING))
    {
      const char *text = g_value_get_string (value);
      g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

      /* Translators: in place of the name of a file. */
      satdoku_window_import (self, _ ("the dropped text"), bytes, NULL);
    }
  else
    return FALSE;
  return TRUE;
}

static void
add_drop_target (SatdokuWindow *self)
{
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_STRING };
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);

  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->toasts), GTK_EVENT_CONTROLLER (target));
}

static void
fill_copy_menu (SatdokuWindow *self)
{
  gsize n_formats;
  const SudokuFormat *const *formats = sudoku_formats (&n_formats);

  for (gsize i = 0; i < n_formats; i++)
    {
      g_autoptr (GMenuItem) item = NULL;

      if (formats[i]->write == NULL)
        continue;
      item = g_menu_item_new (_ (formats[i]->name), NULL);
      g_menu_item_set_action_and_target (item, "win.copy-as", "s", formats[i]->id);
      g_menu_append_item (self->copy_menu, item);
    }
}

static int
compare_recent (gconstpointer a,
                gconstpointer b)
{
  return g_date_time_compare (gtk_recent_info_get_modified ((GtkRecentInfo *)b),
                              gtk_recent_info_get_modified ((GtkRecentInfo *)a));
}

/* Only the files that this app has opened, the last one first. */
static void
fill_recent_menu (SatdokuWindow *self)
{
  GList *infos = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  guint n = 0;

  g_menu_remove_all (self->recent_menu);
  infos = g_list_sort (infos, compare_recent);
  for (GList *link = infos; link != NULL && n < RECENT_MAX; link = link->next)
    {
      GtkRecentInfo *info = link->data;
      g_autoptr (GMenuItem) item = NULL;

      if (!gtk_recent_info_has_application (info, g_get_application_name ()))
        continue;
      item = g_menu_item_new (gtk_recent_info_get_display_name (info), NULL);
      g_menu_item_set_action_and_target (item, "win.open-recent", "s",
                                         gtk_recent_info_get_uri (info));
      g_menu_append_item (self->recent_menu, item);
      n++;
    }
  g_list_free_full (infos, (GDestroyNotify)gtk_recent_info_unref);
}

static const GActionEntry entries[] = {
  { "open", open_cb },
  { "open-recent", open_recent_cb, "s" },
  { "copy", copy_cb },
  { "copy-as", copy_as_cb, "s" },
  { "paste", paste_cb },
};

/* Called once for each window. */
void
satdoku_window_add_file_actions (SatdokuWindow *self)
{
  satdoku_window_add_commands (self, entries, G_N_ELEMENTS (entries));
  add_drop_target (self);
  fill_copy_menu (self);
  fill_recent_menu (self);
  g_signal_connect_object (gtk_recent_manager_get_default (), "changed",
                           G_CALLBACK (fill_recent_menu), self, G_CONNECT_SWAPPED);
}
