/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saving the game of the window: where, in which format, and what becomes of it. */

#include "satdoku-config.h"

#include "satdoku-window-private.h"

#include <glib/gi18n.h>
#include <sat-file-error.h>
#include <sat-file-etag.h>
#include <string.h>

#include "satdoku-file.h"

/* What a kind of file in a dialog keeps its format under. */
#define FORMAT_KEY "satdoku-format"

/* What its name says; NULL when it says nothing. */
static const SudokuFormat *
format_for_name (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (base);

  return sudoku_format_find_for_name (name);
}

static GBytes *
write_game (SatdokuWindow *self,
            const SudokuFormat *format,
            GError **error)
{
  g_autoptr (SudokuDocument) document = sudoku_document_new_for_game (self->game);
  char *text = sudoku_format_write (format, document, error);

  return text != NULL ? g_bytes_new_take (text, strlen (text)) : NULL;
}

/* Called when the game has another file: saving must not undo what other programs do to it. */
void
satdoku_window_note_etag (SatdokuWindow *self)
{
  g_clear_pointer (&self->etag, g_free);
  if (self->format != NULL)
    self->etag = sat_file_get_etag (self->file, NULL, NULL);
}

/* What is being written, also when its window is closed meanwhile. */
typedef struct
{
  SatdokuWindow *window;
  SudokuGame *game;
  GFile *file; /* as it was chosen */
  const SudokuFormat *format;
} Saving;

static void
saving_free (Saving *self)
{
  g_object_unref (self->window);
  g_object_unref (self->game);
  g_object_unref (self->file);
  g_free (self);
  g_application_release (g_application_get_default ());
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static void
say_not_saved (SatdokuWindow *self,
               const GError *error)
{
  if (g_error_matches (error, SAT_FILE_ERROR, SAT_FILE_ERROR_CHANGED))
    satdoku_window_say (self, _ ("Another program has changed the file; save under another name"));
  else
    satdoku_window_say_error (self, error);
}

/* The game is now that of the file, unless there is another one by now. */
static void
take_file (Saving *saving,
           const char *etag)
{
  SatdokuWindow *self = saving->window;

  satdoku_window_say (self, _ ("Saved"));
  if (self->game != saving->game)
    return;
  g_set_object (&self->file, saving->file);
  g_free (self->etag);
  self->etag = g_strdup (etag);
  self->format = saving->format;
  satdoku_window_update_title (self);
}

static void
saved_cb (GObject *source,
          GAsyncResult *result,
          gpointer user_data)
{
  g_autoptr (Saving) saving = user_data;
  SatdokuWindow *self = saving->window;
  g_autofree char *etag = NULL;
  g_autoptr (GError) error = NULL;
  gboolean again;

  self->is_saving = FALSE;
  if (satdoku_file_save_finish (result, &etag, &error))
    satdoku_window_add_recent (saving->file);
  else
    sudoku_game_set_modified (saving->game, TRUE);
  if (self->game == NULL) /* closed */
    return;
  again = error == NULL && self->save_again && self->game == saving->game;
  self->save_again = FALSE;
  if (error == NULL)
    take_file (saving, etag);
  else
    say_not_saved (self, error);
  if (again)
    g_action_group_activate_action (G_ACTION_GROUP (self), "save", NULL);
}

/* What is entered while the file is being written counts as not saved. The program doesn't end
 * before it is written. With an etag, only over a file that still has it. */
static void
save_to (SatdokuWindow *self,
         GFile *file,
         const SudokuFormat *format,
         const char *etag)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = write_game (self, format, &error);
  Saving *saving;

  if (bytes == NULL)
    {
      satdoku_window_say_error (self, error);
      return;
    }
  sudoku_game_set_modified (self->game, FALSE);
  self->is_saving = TRUE;
  saving = g_new (Saving, 1);
  *saving =
    (Saving){ g_object_ref (self), g_object_ref (self->game), g_object_ref (file), format };
  g_application_hold (g_application_get_default ());
  satdoku_file_save_async (file, bytes, etag, NULL, saved_cb, saving);
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
  return format != NULL ? format : sudoku_format_find_for_games ();
}

static void
save_response_cb (SatdokuWindow *self,
                  int response,
                  GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    save_to (self, file, chosen_format (file, GTK_FILE_CHOOSER (chooser)), NULL);
  g_clear_object (&self->chooser);
}

static void
add_filters (GtkFileChooser *chooser)
{
  gsize n_formats;
  const SudokuFormat *const *formats = sudoku_formats (&n_formats);

  for (gsize i = 0; i < n_formats; i++)
    {
      g_autoptr (GtkFileFilter) filter = NULL;
      g_autofree char *name = NULL;

      if (formats[i]->write == NULL || formats[i]->suffixes == NULL)
        continue;
      filter = gtk_file_filter_new ();
      /* Translators: a kind of file: its name and how the names of such files end. */
      name = g_strdup_printf (_ ("%s (*%s)"), _ (formats[i]->name), formats[i]->suffixes[0]);
      gtk_file_filter_set_name (filter, name);
      for (gsize k = 0; formats[i]->suffixes[k] != NULL; k++)
        gtk_file_filter_add_suffix (filter, formats[i]->suffixes[k] + 1);
      g_object_set_data (G_OBJECT (filter), FORMAT_KEY, (gpointer)formats[i]);
      gtk_file_chooser_add_filter (chooser, filter);
      if (formats[i] == sudoku_format_find_for_games ())
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
  proposed = g_strconcat (name, sudoku_format_find_for_games ()->suffixes[0], NULL);
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

  /* A second one would come upon the file that the first one is changing. */
  if (self->is_saving)
    {
      self->save_again = TRUE;
      return;
    }
  /* A file of another kind has only the puzzle: to save a game over it would lose that, and what
   * else there is in the file. */
  if (self->format != NULL)
    save_to (self, self->file, self->format, self->etag);
  else
    save_as_cb (action, parameter, user_data);
}

static const GActionEntry entries[] = {
  { "save", save_cb },
  { "save-as", save_as_cb },
};

/* Called once for each window. */
void
satdoku_window_add_save_actions (SatdokuWindow *self)
{
  satdoku_window_add_commands (self, entries, G_N_ELEMENTS (entries));
}
