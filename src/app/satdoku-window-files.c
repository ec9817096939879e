/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles into the window and out of it: files, the clipboard, what is dropped. All of it is read
 * the same way, in the worker, and what it is decides what happens: a puzzle or a game goes to the
 * Grid page, a model to the Solution page. */

#include "satdoku-config.h"

#include "satdoku-window-private.h"

#include <glib/gi18n.h>
#include <string.h>
#include <sudoku-format.h>

#include "satdoku-clipboard.h"
#include "satdoku-import.h"

#define RECENT_MAX 8
/* What a kind of file in a dialog keeps its format under. */
#define FORMAT_KEY "satdoku-format"

static void
add_recent (GFile *file)
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
        satdoku_window_say (self, error->message);
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
      add_recent (file);
    }
  /* Translators: %s is the name of a file. */
  message = result->more
              ? g_strdup_printf (_ ("This is the first puzzle of several in %s"), result->name)
              /* Translators: %s is the name of a file. */
              : g_strdup_printf (_ ("This is the puzzle of %s"), result->name);
  satdoku_window_replace_game (self, result->game, file,
                               result->whole ? sudoku_format_find ("satdoku") : NULL, message);
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
    satdoku_window_say (self, error->message);
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

/* What its name says, in capital letters, too; NULL when it says nothing. */
static const SudokuFormat *
format_for_name (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_ascii_strdown (base, -1);
  gsize n_formats;
  const SudokuFormat *formats = sudoku_formats (&n_formats);

  for (gsize i = 0; i < n_formats; i++)
    if (formats[i].write != NULL && formats[i].suffix != NULL &&
        g_str_has_suffix (name, formats[i].suffix))
      return &formats[i];
  return NULL;
}

static GBytes *
write_game (SatdokuWindow *self,
            const SudokuFormat *format,
            GError **error)
{
  char *text;

  if (g_strcmp0 (format->id, "satdoku") == 0)
    text = sudoku_game_to_text (self->game);
  else
    text = sudoku_format_write (format, sudoku_game_get_grid (self->game), error);
  return text != NULL ? g_bytes_new_take (text, strlen (text)) : NULL;
}

/* What is being written, also when its window is closed meanwhile. */
typedef struct
{
  SatdokuWindow *window;
  SudokuGame *game;
  const SudokuFormat *format;
} Saving;

static void
saving_free (Saving *self)
{
  g_object_unref (self->window);
  g_object_unref (self->game);
  g_free (self);
  g_application_release (g_application_get_default ());
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static void
saved_cb (GObject *source,
          GAsyncResult *result,
          gpointer user_data)
{
  GFile *file = G_FILE (source);
  g_autoptr (Saving) saving = user_data;
  SatdokuWindow *self = saving->window;
  g_autoptr (GError) error = NULL;

  if (g_file_replace_contents_finish (file, result, NULL, &error))
    add_recent (file);
  else
    sudoku_game_set_modified (saving->game, TRUE);
  if (self->game == NULL) /* closed */
    return;
  if (error == NULL && self->game == saving->game)
    {
      g_set_object (&self->file, file);
      self->format = saving->format;
      satdoku_window_update_title (self);
    }
  satdoku_window_say (self, error != NULL ? error->message : _ ("Saved"));
}

/* What is entered while the file is being written counts as not saved. The program doesn't end
 * before it is written. */
static void
save_to (SatdokuWindow *self,
         GFile *file,
         const SudokuFormat *format)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = write_game (self, format, &error);
  Saving *saving;

  if (bytes == NULL)
    {
      satdoku_window_say (self, error->message);
      return;
    }
  sudoku_game_set_modified (self->game, FALSE);
  saving = g_new (Saving, 1);
  *saving = (Saving){ g_object_ref (self), g_object_ref (self->game), format };
  g_application_hold (g_application_get_default ());
  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_NONE, NULL, saved_cb,
                                       saving);
}

/* What the name says wins over the kind of file that is chosen in the dialog. */
static const SudokuFormat *
chosen_format (GFile *file,
               GtkFileChooser *chooser)
{
  const SudokuFormat *format = format_for_name (file);
  GtkFileFilter *filter = gtk_file_chooser_get_filter (chooser);

  if (format == NULL && filter != NULL)
    format = g_object_get_data (G_OBJECT (filter), FORMAT_KEY);
  return format != NULL ? format : sudoku_format_find ("satdoku");
}

static void
save_response_cb (SatdokuWindow *self,
                  int response,
                  GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    save_to (self, file, chosen_format (file, GTK_FILE_CHOOSER (chooser)));
  g_clear_object (&self->chooser);
}

static void
add_filters (GtkFileChooser *chooser)
{
  gsize n_formats;
  const SudokuFormat *formats = sudoku_formats (&n_formats);

  for (gsize i = 0; i < n_formats; i++)
    {
      g_autoptr (GtkFileFilter) filter = NULL;
      g_autofree char *name = NULL;

      if (formats[i].write == NULL || formats[i].suffix == NULL)
        continue;
      filter = gtk_file_filter_new ();
      /* Translators: a kind of file: its name and how the names of such files end. */
      name = g_strdup_printf (_ ("%s (*%s)"), _ (formats[i].name), formats[i].suffix);
      gtk_file_filter_set_name (filter, name);
      gtk_file_filter_add_suffix (filter, formats[i].suffix + 1);
      g_object_set_data (G_OBJECT (filter), FORMAT_KEY, (gpointer)&formats[i]);
      gtk_file_chooser_add_filter (chooser, filter);
      if (g_strcmp0 (formats[i].id, "satdoku") == 0)
        gtk_file_chooser_set_filter (chooser, filter);
    }
}

/* The file that the game is saved in, or else one beside that which it came from. */
static void
propose_name (SatdokuWindow *self,
              GtkFileChooser *chooser)
{
  g_autoptr (GFile) folder = NULL;
  g_autofree char *base = NULL;
  g_autofree char *name = NULL;
  g_autofree char *proposed = NULL;
  char *ending;

  if (self->file == NULL)
    {
      /* Translators: the name proposed for the file of a puzzle; the ending stays. */
      gtk_file_chooser_set_current_name (chooser, _ ("Puzzle.satdoku"));
      return;
    }
  if (self->format != NULL)
    {
      gtk_file_chooser_set_file (chooser, self->file, NULL);
      return;
    }
  folder = g_file_get_parent (self->file);
  base = g_file_get_basename (self->file);
  name = g_filename_display_name (base);
  ending = strrchr (name, '.');
  if (ending != NULL && ending > name)
    *ending = '\0';
  proposed = g_strconcat (name, ".satdoku", NULL);
  gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  gtk_file_chooser_set_current_name (chooser, proposed);
}

static void
save_as_cb (GSimpleAction *action,
            GVariant *parameter,
            gpointer user_data)
{
  SatdokuWindow *self = user_data;
  g_autoptr (GtkFileChooserNative) chooser =
    gtk_file_chooser_native_new (_ ("Save the Puzzle"), GTK_WINDOW (self),
                                 GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), _ ("_Cancel"));

  add_filters (GTK_FILE_CHOOSER (chooser));
  propose_name (self, GTK_FILE_CHOOSER (chooser));
  satdoku_window_show_chooser (self, chooser, G_CALLBACK (save_response_cb));
}

static void
save_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  SatdokuWindow *self = user_data;

  /* A file of another kind has only the puzzle: to save a game over it would lose that, and what
   * else there is in the file. */
  if (self->format != NULL)
    save_to (self, self->file, self->format);
  else
    save_as_cb (action, parameter, user_data);
}

static void
copy (SatdokuWindow *self,
      const SudokuFormat *format)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = sudoku_format_write (format, sudoku_game_get_grid (self->game), &error);

  if (text == NULL)
    {
      satdoku_window_say (self, error->message);
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

  copy (self, sudoku_format_for_output (NULL, sudoku_game_get_grid (self->game)));
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
  const SudokuFormat *formats = sudoku_formats (&n_formats);

  for (gsize i = 0; i < n_formats; i++)
    {
      g_autoptr (GMenuItem) item = NULL;

      if (formats[i].write == NULL)
        continue;
      item = g_menu_item_new (_ (formats[i].name), NULL);
      g_menu_item_set_action_and_target (item, "win.copy-as", "s", formats[i].id);
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
  { "save", save_cb },
  { "save-as", save_as_cb },
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
