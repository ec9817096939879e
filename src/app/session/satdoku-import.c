/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds out, in the worker, what bytes from outside are: a puzzle, a game or a model, compressed
 * or not. It doesn't know where they are shown. */

#include "satdoku-config.h"

#include "satdoku-import.h"

#include <glib/gi18n.h>
#include <sat-compression.h>
#include <sat-model.h>
#include <sudoku-reader.h>

typedef struct
{
  char *name;
  GFile *file; /* (nullable) */
  GBytes *bytes;
} Input;

static void
input_free (Input *input)
{
  g_free (input->name);
  g_clear_object (&input->file);
  g_bytes_unref (input->bytes);
  g_free (input);
}

/**
 * satdoku_import_free:
 * @self: (transfer full): what was read
 *
 * Frees it.
 */
void
satdoku_import_free (SatdokuImport *self)
{
  g_return_if_fail (self != NULL);

  g_clear_object (&self->game);
  g_clear_object (&self->file);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_free (self->name);
  g_free (self);
}

static SudokuGame *
read_puzzle (const Input *input,
             const SudokuTask *task,
             SatdokuImport *result,
             GError **error)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_bytes (input->bytes);
  g_autoptr (SudokuReader) reader = sudoku_reader_new (stream, input->name, NULL, NULL);
  g_autoptr (SudokuDocument) document = sudoku_reader_next (reader, task->cancellable, error);
  g_autoptr (SudokuDocument) next = NULL;
  g_autoptr (GError) next_error = NULL;

  if (document == NULL)
    {
      if (error != NULL && *error == NULL)
        sudoku_error_set (error, SUDOKU_ERROR_FORMAT, &(SatPlace){ .name = input->name },
                          "puzzle-missing");
      return NULL;
    }
  next = sudoku_reader_next (reader, task->cancellable, &next_error);
  result->more = next != NULL || next_error != NULL;
  if (sudoku_format_has (sudoku_reader_get_format (reader), SUDOKU_FORMAT_GAME))
    result->format = sudoku_reader_get_format (reader);
  return sudoku_document_make_game (document);
}

static gboolean
is_model (const Input *input,
          const SudokuTask *task)
{
  gsize length;
  const char *text = g_bytes_get_data (input->bytes, &length);
  g_autoptr (SatModel) model = sat_model_read (input->name, text, length, task->cancellable, NULL);

  return model != NULL &&
         (sat_model_has_literals (model) || sat_model_get_status (model) != SAT_STATUS_UNKNOWN);
}

/* What is compressed is read as what comes out of it. */
static gboolean
unpack (Input *input,
        const SudokuTask *task,
        gboolean *packed,
        GError **error)
{
  GBytes *unpacked =
    sat_compression_unpack (input->name, input->bytes, SAT_UNPACKED_MAX, task->cancellable, error);

  if (unpacked == NULL)
    return FALSE;
  *packed = unpacked != input->bytes;
  g_bytes_unref (input->bytes);
  input->bytes = unpacked;
  return TRUE;
}

/* In the thread. */
static gpointer
run_read (gpointer data,
          const SudokuTask *task,
          GError **error)
{
  Input *input = data;
  g_autoptr (SatdokuImport) result = g_new0 (SatdokuImport, 1);
  g_autoptr (GError) local_error = NULL;
  gboolean packed;

  if (!unpack (input, task, &packed, error))
    return NULL;
  result->game = read_puzzle (input, task, result, &local_error);
  if (result->game == NULL && !is_model (input, task))
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return NULL;
    }
  if (packed)
    result->format = NULL;
  result->name = g_strdup (input->name);
  g_set_object (&result->file, input->file);
  result->bytes = g_bytes_ref (input->bytes);
  return g_steal_pointer (&result);
}

/**
 * satdoku_import_read_async:
 * @worker: who reads
 * @name: where the bytes come from, for messages
 * @bytes: a puzzle, a game or a model in any known format
 * @file: (nullable): the file they are from
 * @cancellable: (nullable): to stop it
 * @callback: called once
 * @user_data: for @callback
 *
 * Reads bytes. The puzzle that is there meanwhile has nothing to do with it.
 */
void
satdoku_import_read_async (SatdokuWorker *worker,
                           const char *name,
                           GBytes *bytes,
                           GFile *file,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  const SatdokuJob job = {
    .title = _ ("Reading…"),
    .run = run_read,
    .free_input = (GDestroyNotify)input_free,
    .free_result = (GDestroyNotify)satdoku_import_free,
  };
  Input *input = g_new0 (Input, 1);

  input->name = g_strdup (name);
  g_set_object (&input->file, file);
  input->bytes = g_bytes_ref (bytes);
  satdoku_worker_run_async (worker, &job, input, cancellable, callback, user_data);
}

/**
 * satdoku_import_read_finish:
 * @result: what the callback was called with
 * @error: why it is none of these, or `G_IO_ERROR_CANCELLED`
 *
 * Returns: (transfer full) (nullable): what was read
 */
SatdokuImport *
satdoku_import_read_finish (GAsyncResult *result,
                            GError **error)
{
  return satdoku_worker_run_finish (result, error);
}
