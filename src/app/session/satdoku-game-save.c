/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves a game in a file of the player's own. What is entered meanwhile counts as not saved, and
 * the program doesn't end before the file is written. */

#include "satdoku-config.h"

#include "satdoku-game-save.h"

#include <string.h>

#include "satdoku-file.h"

typedef struct
{
  SatdokuSaved saved;
  GApplication *application; /* (nullable): doesn't end before the file is written */
} Saving;

static Saving *
saving_new (SudokuGame *game,
            GFile *file,
            const SudokuFormat *format)
{
  Saving *self = g_new0 (Saving, 1);

  self->saved = (SatdokuSaved){ g_object_ref (game), g_object_ref (file), format, NULL };
  g_set_object (&self->application, g_application_get_default ());
  if (self->application != NULL)
    g_application_hold (self->application);
  return self;
}

static void
saving_free (Saving *self)
{
  g_object_unref (self->saved.game);
  g_object_unref (self->saved.file);
  if (self->application != NULL)
    g_application_release (self->application);
  g_clear_object (&self->application);
  g_free (self->saved.etag);
  g_free (self);
}

static GBytes *
write_game (SudokuGame *game,
            const SudokuFormat *format,
            GError **error)
{
  g_autoptr (SudokuDocument) document = sudoku_document_new_for_game (game);
  char *text = sudoku_format_write (format, document, error);

  return text != NULL ? g_bytes_new_take (text, strlen (text)) : NULL;
}

static void
saved_cb (GObject *source,
          GAsyncResult *result,
          gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  Saving *saving = g_task_get_task_data (task);
  GError *error = NULL;

  if (satdoku_file_save_finish (result, &saving->saved.etag, &error))
    {
      g_task_return_boolean (task, TRUE);
      return;
    }
  sudoku_game_set_modified (saving->saved.game, TRUE);
  g_task_return_error (task, error);
}

/* Saves a game. It counts as saved from now on, so that moves made meanwhile count as unsaved; that
 * is taken back if it fails. If @etag is given and the file exists, the file must still have this
 * etag. */
void
satdoku_game_save_async (SudokuGame *game,
                         GFile *file,
                         const SudokuFormat *format,
                         const char *etag,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  g_autoptr (GBytes) bytes = NULL;
  GError *error = NULL;
  GTask *task;

  g_return_if_fail (SUDOKU_IS_GAME (game) && G_IS_FILE (file) && format != NULL);

  task = g_task_new (game, NULL, callback, user_data);
  g_task_set_source_tag (task, satdoku_game_save_async);
  g_task_set_task_data (task, saving_new (game, file, format), (GDestroyNotify)saving_free);
  bytes = write_game (game, format, &error);
  if (bytes == NULL)
    {
      g_task_return_error (task, error);
      g_object_unref (task);
      return;
    }
  sudoku_game_set_modified (game, FALSE);
  satdoku_file_save_async (file, bytes, etag, NULL, saved_cb, task);
}

const SatdokuSaved *
satdoku_game_save_get_saved (GAsyncResult *result)
{
  const Saving *saving;

  g_return_val_if_fail (g_async_result_is_tagged (result, satdoku_game_save_async), NULL);

  saving = g_task_get_task_data (G_TASK (result));
  return &saving->saved;
}

/* Fails with the errors of satdoku_file_save_finish(). */
gboolean
satdoku_game_save_finish (GAsyncResult *result,
                          GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, satdoku_game_save_async), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
