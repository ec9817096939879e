/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves the games that can't be kept where the player says: one in a file, several in a folder,
 * each in a file of its own there. Nothing that is there is replaced but the file that was chosen.
 * They are saved as games, with all their moves. */

#include "satdoku-config.h"

#include "satdoku-save-elsewhere.h"

#include <glib/gi18n.h>

#include "satdoku-file-chooser.h"
#include "satdoku-game-save.h"

typedef struct
{
  GtkFileChooserNative *chooser;
  GPtrArray *games; /* of SudokuGame */
  GFile *chosen;    /* (nullable): a file, or a folder for several */
  guint n_saved;
  guint number; /* of the last file in the folder */
} Saving;

static void
saving_free (Saving *self)
{
  g_clear_object (&self->chooser);
  g_clear_object (&self->chosen);
  g_ptr_array_unref (self->games);
  g_free (self);
}

static gboolean
has_several (const Saving *self)
{
  return self->games->len > 1;
}

/* Of a name that nothing in the folder has. */
static GFile *
find_file (Saving *self)
{
  if (!has_several (self))
    return g_object_ref (self->chosen);
  for (;;)
    {
      g_autoptr (GFile) file = NULL;
      g_autofree char *name = NULL;

      /* Translators: the name of the file of a puzzle, one of several; the ending stays. */
      name = g_strdup_printf (_ ("Puzzle %u.satdoku"), ++self->number);
      file = g_file_get_child (self->chosen, name);
      if (!g_file_query_exists (file, NULL))
        return g_steal_pointer (&file);
    }
}

static void save_next (GTask *task);

static void
end_save (GTask *task,
          gboolean saved,
          GError *error)
{
  Saving *self = g_task_get_task_data (task);

  if (!saved)
    {
      g_task_return_error (task, error);
      g_object_unref (task);
      return;
    }
  self->n_saved++;
  save_next (task);
}

static void
saved_cb (GObject *source,
          GAsyncResult *result,
          gpointer task)
{
  GError *error = NULL;
  gboolean saved = satdoku_game_save_finish (result, &error);

  end_save (task, saved, error);
}

static void
document_saved_cb (GObject *source,
                   GAsyncResult *result,
                   gpointer task)
{
  GError *error = NULL;
  gboolean saved =
    satdoku_game_document_save_finish (SATDOKU_GAME_DOCUMENT (source), result, &error);

  end_save (task, saved, error);
}

/* The game that is played has that file from then on. */
static void
save_next (GTask *task)
{
  Saving *self = g_task_get_task_data (task);
  SatdokuGameDocument *document = g_task_get_source_object (task);
  const SudokuFormat *format = sudoku_format_find_for_games ();
  g_autoptr (GFile) file = NULL;
  SudokuGame *game;

  if (self->n_saved == self->games->len)
    {
      g_task_return_boolean (task, TRUE);
      g_object_unref (task);
      return;
    }
  game = g_ptr_array_index (self->games, self->n_saved);
  file = find_file (self);
  if (game == satdoku_game_document_get_game (document))
    satdoku_game_document_save_as_async (document, file, format, document_saved_cb, task);
  else
    satdoku_game_save_async (game, file, format, NULL, saved_cb, task);
}

static void
response_cb (GTask *task,
             int response)
{
  Saving *self = g_task_get_task_data (task);

  self->chosen = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (self->chooser));
  gtk_native_dialog_hide (GTK_NATIVE_DIALOG (self->chooser));
  if (response == GTK_RESPONSE_ACCEPT && self->chosen != NULL)
    {
      save_next (task);
      return;
    }
  g_task_return_boolean (task, FALSE);
  g_object_unref (task);
}

static void
choose (GTask *task,
        GtkWindow *parent)
{
  Saving *self = g_task_get_task_data (task);
  gboolean several = has_several (self);

  self->chooser = satdoku_file_chooser_new (
    several ? _ ("Save the Puzzles in a Folder") : _ ("Save the Puzzle"), parent,
    several ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER : GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  if (!several)
    /* Translators: the name proposed for the file of a puzzle; the ending stays. */
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), _ ("Puzzle.satdoku"));
  g_signal_connect_swapped (self->chooser, "response", G_CALLBACK (response_cb), task);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

/* Asks where to save the games that can't be kept, and saves them. Where all can be kept by now,
 * nothing is asked. */
void
satdoku_save_elsewhere_async (SatdokuGameDocument *document,
                              GtkWindow *parent,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  Saving *saving;
  GTask *task;

  g_return_if_fail (SATDOKU_IS_GAME_DOCUMENT (document) && GTK_IS_WINDOW (parent));

  saving = g_new0 (Saving, 1);
  saving->games = satdoku_game_document_list_unsaved (document, NULL);
  task = g_task_new (document, NULL, callback, user_data);
  g_task_set_source_tag (task, satdoku_save_elsewhere_async);
  g_task_set_task_data (task, saving, (GDestroyNotify)saving_free);
  if (saving->games->len > 0)
    {
      choose (task, parent);
      return;
    }
  g_task_return_boolean (task, TRUE);
  g_object_unref (task);
}

/* FALSE without an error when the player has chosen nothing. */
gboolean
satdoku_save_elsewhere_finish (GAsyncResult *result,
                               GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, satdoku_save_elsewhere_async), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
