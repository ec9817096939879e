/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A board as a picture for other programs, by the clipboard or a drag. It is the board as it was
 * when it was offered, and it is drawn, in a thread, when it is taken. */

#include "satdoku-config.h"

#include "satdoku-picture-provider.h"

#include "satdoku-class.h"
#include "satdoku-clipboard.h"
#include "satdoku-export.h"
#include "satdoku-worker.h"

#define MIME_TYPE "image/png"

struct _SatdokuPictureProvider
{
  GdkContentProvider parent_instance;

  /* Owned. */
  SudokuState *state;
  SudokuSymbols *symbols;
  SatdokuWorker *worker;
};

G_DEFINE_FINAL_TYPE (SatdokuPictureProvider, satdoku_picture_provider, GDK_TYPE_CONTENT_PROVIDER)

/* What is drawn in the thread. */
typedef struct
{
  SudokuState *state;
  SudokuSymbols *symbols;
} Input;

static void
input_free (gpointer data)
{
  Input *self = data;

  sudoku_state_free (self->state);
  sudoku_symbols_free (self->symbols);
  g_free (self);
}

static gpointer
run_draw (gpointer data,
          const SudokuTask *task,
          GError **error)
{
  const Input *input = data;
  const SatdokuBoardPictureParts all = { TRUE, TRUE, TRUE };

  return satdoku_export_draw (satdoku_export_format_for_name (".png"), input->state,
                              input->symbols, &all, NULL, error);
}

static void
written_cb (GObject *source,
            GAsyncResult *result,
            gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  g_autoptr (GError) error = NULL;

  if (gdk_content_provider_write_mime_type_finish (GDK_CONTENT_PROVIDER (source), result, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

/* The bytes go the way of texts, in small pieces. */
static void
drawn_cb (GObject *source,
          GAsyncResult *result,
          gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = satdoku_worker_run_finish (result, &error);
  g_autoptr (GdkContentProvider) pieces = NULL;

  if (bytes == NULL)
    {
      g_task_return_error (task, g_steal_pointer (&error));
      return;
    }
  pieces = satdoku_content_provider_new_for_text (bytes);
  gdk_content_provider_write_mime_type_async (
    pieces, MIME_TYPE, g_task_get_task_data (task), g_task_get_priority (task),
    g_task_get_cancellable (task), written_cb, g_object_ref (task));
}

static void
picture_provider_write_async (GdkContentProvider *provider,
                              const char *mime_type,
                              GOutputStream *stream,
                              int io_priority,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  const SatdokuJob job = {
    .title = "",
    .run = run_draw,
    .free_input = input_free,
    .free_result = (GDestroyNotify)g_bytes_unref,
    .quiet = TRUE,
  };
  SatdokuPictureProvider *self = SATDOKU_PICTURE_PROVIDER (provider);
  GTask *task = g_task_new (provider, cancellable, callback, user_data);
  Input *input = g_new0 (Input, 1);

  g_task_set_source_tag (task, picture_provider_write_async);
  g_task_set_priority (task, io_priority);
  g_task_set_task_data (task, g_object_ref (stream), g_object_unref);
  input->state = sudoku_state_copy (self->state);
  input->symbols = sudoku_symbols_copy (self->symbols);
  satdoku_worker_run_async (self->worker, &job, input, cancellable, drawn_cb, task);
}

static gboolean
picture_provider_write_finish (GdkContentProvider *provider,
                               GAsyncResult *result,
                               GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

static GdkContentFormats *
picture_provider_ref_formats (GdkContentProvider *provider)
{
  const char *mime_types[] = { MIME_TYPE };

  return gdk_content_formats_new (mime_types, G_N_ELEMENTS (mime_types));
}

static void
satdoku_picture_provider_class_init (SatdokuPictureProviderClass *klass)
{
  GdkContentProviderClass *provider_class = GDK_CONTENT_PROVIDER_CLASS (klass);

  provider_class->ref_formats = picture_provider_ref_formats;
  provider_class->write_mime_type_async = picture_provider_write_async;
  provider_class->write_mime_type_finish = picture_provider_write_finish;
  satdoku_class_keeps (klass, SatdokuPictureProvider, state, sudoku_state_free);
  satdoku_class_keeps (klass, SatdokuPictureProvider, symbols, sudoku_symbols_free);
  satdoku_class_keeps (klass, SatdokuPictureProvider, worker, g_object_unref);
}

static void
satdoku_picture_provider_init (SatdokuPictureProvider *self)
{
  self->worker = satdoku_worker_new ();
}

/* Offers the board as it is now. */
GdkContentProvider *
satdoku_picture_provider_new (SudokuGame *game,
                              const SudokuSymbols *symbols)
{
  SatdokuPictureProvider *self;

  g_return_val_if_fail (SUDOKU_IS_GAME (game) && symbols != NULL, NULL);

  self = g_object_new (SATDOKU_TYPE_PICTURE_PROVIDER, NULL);
  self->state = sudoku_game_copy_state (game);
  self->symbols = sudoku_symbols_copy (symbols);
  return GDK_CONTENT_PROVIDER (self);
}
