/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws a board into a file and says how that went. Drawing a large picture takes a while, so the
 * worker does it. It knows no window: the one with the messages may be gone when it is done. */

#include "satdoku-config.h"

#include "satdoku-picture-save.h"

#include <glib/gi18n.h>

#include "satdoku-export.h"
#include "satdoku-file.h"

/* What is to be drawn, and where the picture goes. */
typedef struct
{
  const SatdokuExportFormat *format;
  SudokuState *state;
  SudokuSymbols *symbols;
  SatdokuFigure *figure; /* (nullable) */
  GFile *file;
  GBytes *bytes; /* (nullable): when it is drawn */
} Picture;

static void
picture_free (Picture *self)
{
  sudoku_state_free (self->state);
  sudoku_symbols_free (self->symbols);
  g_clear_pointer (&self->figure, satdoku_figure_unref);
  g_object_unref (self->file);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Picture, picture_free)

static GWeakRef *
weak_ref_new (gpointer object)
{
  GWeakRef *ref = g_new0 (GWeakRef, 1);

  g_weak_ref_init (ref, object);
  return ref;
}

/* Returns: (transfer full) (nullable): the object, if there still is one */
static gpointer
weak_ref_take (GWeakRef *ref)
{
  gpointer object = g_weak_ref_get (ref);

  g_weak_ref_clear (ref);
  g_free (ref);
  return object;
}

/* In the thread. */
static gpointer
run_draw (gpointer data,
          const SudokuTask *task,
          GError **error)
{
  Picture *self = data;
  const SatdokuBoardPictureParts all = { TRUE, TRUE, TRUE };

  self->bytes = satdoku_export_draw (self->format, self->state, self->symbols, &all, self->figure,
                                     error);
  return self->bytes != NULL ? self : NULL;
}

static void
saved_cb (GObject *source,
          GAsyncResult *result,
          gpointer user_data)
{
  g_autoptr (SatdokuMessages) messages = weak_ref_take (user_data);
  g_autoptr (GError) error = NULL;
  gboolean saved = satdoku_file_save_finish (result, NULL, &error);

  if (messages == NULL)
    return;
  if (saved)
    satdoku_messages_say (messages, _ ("The picture was saved"));
  else
    satdoku_messages_say_error (messages, error);
}

static void
drawn_cb (GObject *source,
          GAsyncResult *result,
          gpointer user_data)
{
  g_autoptr (SatdokuMessages) messages = weak_ref_take (user_data);
  g_autoptr (GError) error = NULL;
  g_autoptr (Picture) picture = satdoku_worker_run_finish (result, &error);

  if (messages == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (picture != NULL)
    satdoku_picture_save_bytes (messages, picture->file, picture->bytes);
  else
    satdoku_messages_say_error (messages, error);
}

/* Draws a board into a file; the ending of its name says in which format. @messages says how it
 * went, also that a name is no picture's. */
void
satdoku_picture_save (SatdokuWorker *worker,
                      SatdokuMessages *messages,
                      GFile *file,
                      const SudokuState *state,
                      const SudokuSymbols *symbols,
                      SatdokuFigure *figure,
                      GCancellable *cancellable)
{
  const SatdokuJob job = {
    .title = _ ("Drawing…"),
    .run = run_draw,
    .free_input = (GDestroyNotify)picture_free,
    .free_result = (GDestroyNotify)picture_free,
  };
  g_autofree char *name = NULL;
  const SatdokuExportFormat *format = NULL;
  Picture *picture = NULL;

  g_return_if_fail (SATDOKU_IS_WORKER (worker) && SATDOKU_IS_MESSAGES (messages));
  g_return_if_fail (G_IS_FILE (file) && state != NULL && symbols != NULL);

  name = satdoku_file_dup_name (file);
  format = satdoku_export_format_for_name (name);
  if (format == NULL)
    {
      satdoku_messages_say (messages, _ ("The name of a picture ends in .png, .svg or .pdf"));
      return;
    }
  picture = g_new0 (Picture, 1);
  picture->format = format;
  picture->state = sudoku_state_copy (state);
  picture->symbols = sudoku_symbols_copy (symbols);
  picture->figure = figure != NULL ? satdoku_figure_ref (figure) : NULL;
  picture->file = g_object_ref (file);
  satdoku_worker_run_async (worker, &job, picture, cancellable, drawn_cb, weak_ref_new (messages));
}

/* Saves a picture that is drawn already; @messages says how it went. */
void
satdoku_picture_save_bytes (SatdokuMessages *messages,
                            GFile *file,
                            GBytes *bytes)
{
  g_return_if_fail (SATDOKU_IS_MESSAGES (messages) && G_IS_FILE (file) && bytes != NULL);

  satdoku_file_save_async (file, bytes, NULL, NULL, saved_cb, weak_ref_new (messages));
}
