/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saving a formula: asks where to, writes the file in the worker, words what came of it. A formula
 * may be half a gigabyte of text. The file is written aside and takes the place of an older one
 * only when it is complete. */

#include "satdoku-config.h"

#include "satdoku-cnf-save.h"

#include <glib/gi18n.h>
#include <sat-compression.h>
#include <sat-dimacs.h>

#include "satdoku-file.h"

typedef struct
{
  SudokuCnf *cnf;
  GFile *file;
} Input;

static void
input_free (gpointer data)
{
  Input *self = data;

  sudoku_cnf_unref (self->cnf);
  g_object_unref (self->file);
  g_free (self);
}

/**
 * satdoku_cnf_saved_free:
 * @self: (transfer full): what was saved
 */
void
satdoku_cnf_saved_free (SatdokuCnfSaved *self)
{
  g_object_unref (self->file);
  g_free (self);
}

static gboolean
write_text (const SudokuCnf *cnf,
            GOutputStream *stream,
            const SudokuTask *task,
            guint64 *n_bytes,
            GError **error)
{
  g_autoptr (SatDimacsWriter) writer = sat_dimacs_writer_new (stream,
                                                              sudoku_cnf_get_n_variables (cnf),
                                                              sudoku_cnf_get_n_clauses (cnf),
                                                              task->cancellable);

  if (!sudoku_cnf_stream (cnf, sat_dimacs_writer_get_sink (writer), task, error))
    return FALSE;
  if (!sat_dimacs_writer_finish (writer, error))
    return FALSE;
  *n_bytes = sat_dimacs_writer_get_n_bytes (writer);
  return TRUE;
}

/* Where the text goes until it is complete. g_file_replace() does that by itself when there is an
 * older file, and then keeps what the file is linked to and who may read it; a new file gets a
 * neighbour that is renamed. */
static GFile *
choose_place (GFile *file)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *aside = g_strdup_printf (".%s.%08x~", name, g_random_int ());

  if (folder == NULL || g_file_query_exists (file, NULL))
    return g_object_ref (file);
  return g_file_get_child (folder, aside);
}

static gboolean
write_file (Input *input,
            GFile *place,
            const SudokuTask *task,
            guint64 *n_bytes,
            GError **error)
{
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();
  g_autofree char *name = g_file_get_basename (input->file);
  g_autoptr (GFileOutputStream) file_stream = NULL;
  g_autoptr (GOutputStream) stream = NULL;

  file_stream = g_file_replace (place, NULL, FALSE, G_FILE_CREATE_NONE, task->cancellable, error);
  if (file_stream == NULL)
    return FALSE;
  stream = sat_compression_wrap (G_OUTPUT_STREAM (file_stream), name);
  if (write_text (input->cnf, stream, task, n_bytes, error) &&
      g_output_stream_close (stream, task->cancellable, error))
    return TRUE;
  /* Closed like this, the stream leaves the older file in its place. */
  g_cancellable_cancel (cancelled);
  g_output_stream_close (G_OUTPUT_STREAM (file_stream), cancelled, NULL);
  return FALSE;
}

static gpointer
run (gpointer data,
     const SudokuTask *task,
     GError **error)
{
  Input *input = data;
  g_autoptr (GFile) target = satdoku_file_follow (input->file);
  g_autoptr (GFile) place = choose_place (target);
  gboolean aside = !g_file_equal (place, target);
  SatdokuCnfSaved *saved;
  guint64 n_bytes = 0;
  gboolean ok;

  ok = write_file (input, place, task, &n_bytes, error);
  if (ok && aside)
    ok = g_file_move (place, target, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, error);
  if (!ok)
    {
      if (aside)
        g_file_delete (place, NULL, NULL);
      return NULL;
    }
  saved = g_new0 (SatdokuCnfSaved, 1);
  saved->file = g_object_ref (input->file);
  saved->n_bytes = n_bytes;
  return saved;
}

/**
 * satdoku_cnf_save:
 * @cnf: a formula
 * @file: where to; compressed when its name ends in .gz or .xz
 * @worker: the worker
 * @done: called with a SatdokuCnfSaved, or the error
 * @target: the first argument of @done
 *
 * Writes the formula as DIMACS text. It stays right when the puzzle changes, so the job is kept.
 */
void
satdoku_cnf_save (SudokuCnf *cnf,
                  GFile *file,
                  SatdokuWorker *worker,
                  SatdokuJobDone done,
                  GObject *target)
{
  const SatdokuJob job = {
    .title = _ ("Saving the formula…"),
    .run = run,
    .done = done,
    .free_input = input_free,
    .free_result = (GDestroyNotify)satdoku_cnf_saved_free,
    .keep = TRUE,
  };
  Input *input;

  g_return_if_fail (cnf != NULL && G_IS_FILE (file));

  input = g_new0 (Input, 1);
  input->cnf = sudoku_cnf_ref (cnf);
  input->file = g_object_ref (file);
  satdoku_worker_run (worker, &job, input, target);
}

/**
 * satdoku_cnf_saved_describe:
 * @saved: (nullable): what was saved
 * @error: (nullable): why it was not
 *
 * Returns: (transfer full) (nullable): a message for the user; %NULL when the user has cancelled
 */
char *
satdoku_cnf_saved_describe (const SatdokuCnfSaved *saved,
                            const GError *error)
{
  g_autofree char *name = NULL;
  g_autofree char *size = NULL;

  if (saved == NULL && g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return NULL;
  if (saved == NULL)
    /* Translators: %s says why. */
    return g_strdup_printf (_ ("The formula was not saved: %s"), error->message);
  name = g_file_get_basename (saved->file);
  size = g_format_size (saved->n_bytes);
  /* Translators: the name of a file and the size of the text in it. */
  return g_strdup_printf (_ ("Saved “%s”, %s"), name, size);
}

static void
add_filter (GtkFileChooserNative *chooser,
            const char *name,
            const char *suffix)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  gtk_file_filter_add_suffix (filter, suffix);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
}

/**
 * satdoku_cnf_save_chooser_new:
 * @cnf: a formula
 * @window: the window that asks
 *
 * Returns: (transfer full): a dialog that asks where to save the formula
 */
GtkFileChooserNative *
satdoku_cnf_save_chooser_new (SudokuCnf *cnf,
                              GtkWindow *window)
{
  guint side = sudoku_grid_get_side (sudoku_cnf_get_grid (cnf));
  const char *encoding = sudoku_cnf_get_encoding (cnf)->id;
  g_autofree char *name = g_strdup_printf ("sudoku-%ux%u-%s.cnf", side, side, encoding);
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (_ ("Save the Formula"),
                                                               window,
                                                               GTK_FILE_CHOOSER_ACTION_SAVE,
                                                               _ ("_Save"),
                                                               _ ("_Cancel"));

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  add_filter (chooser, _ ("DIMACS formulas (.cnf)"), "cnf");
  add_filter (chooser, _ ("Compressed formulas (.cnf.gz)"), "cnf.gz");
  add_filter (chooser, _ ("Compressed formulas (.cnf.xz)"), "cnf.xz");
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  return chooser;
}
