/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves a formula: asks where to, writes the file in the worker, and words the result. A formula
 * may be half a gigabyte of text. */

#include "satdoku-config.h"

#include "satdoku-cnf-save.h"

#include <glib/gi18n.h>
#include <sat-dimacs.h>
#include <sat-file-writer.h>
#include <string.h>
#include <sudoku-origin.h>
#include <words-error.h>

#include "satdoku-file-chooser.h"
#include "satdoku-file.h"
#include "satdoku-unfinished.h"

void
satdoku_cnf_saved_free (SatdokuCnfSaved *self)
{
  g_object_unref (self->source);
  g_object_unref (self->file);
  g_free (self);
}

static gboolean
write_text (SatdokuFormulaSource *source,
            GOutputStream *stream,
            const SudokuTask *task,
            guint64 *n_bytes,
            GError **error)
{
  g_autofree char *head = satdoku_formula_source_dup_head (source);
  g_autofree char *origin = g_strdup ("");
  g_autoptr (SatDimacsWriter) writer =
    sat_dimacs_writer_new (stream, satdoku_formula_source_get_n_variables (source),
                           satdoku_formula_source_get_n_clauses (source), task->cancellable);

  if (!g_output_stream_write_all (stream, head, strlen (head), NULL, task->cancellable, error))
    return FALSE;
  if (!satdoku_formula_source_stream (source, sat_dimacs_writer_get_sink (writer), task, error))
    return FALSE;
  if (!sat_dimacs_writer_finish (writer, error))
    return FALSE;
  if (satdoku_formula_source_get_cnf (source) != NULL)
    {
      g_free (origin);
      origin = sudoku_origin_write (satdoku_formula_source_get_cnf (source));
    }
  if (!g_output_stream_write_all (stream, origin, strlen (origin), NULL, task->cancellable, error))
    return FALSE;
  *n_bytes = strlen (head) + sat_dimacs_writer_get_n_bytes (writer) + strlen (origin);
  return TRUE;
}

static gpointer
run (gpointer data,
     const SudokuTask *task,
     GError **error)
{
  SatdokuCnfSaved *self = data;
  GCancellable *cancellable = task->cancellable;
  g_autoptr (SatFileWriter) writer = NULL;
  GOutputStream *stream = NULL;

  satdoku_unfinished_note (self->file);
  writer = sat_file_writer_new_for_file (self->file, SAT_FILE_PACK, NULL, cancellable, error);
  stream = writer != NULL ? sat_file_writer_get_stream (writer) : NULL;
  if (stream == NULL || !write_text (self->source, stream, task, &self->n_bytes, error) ||
      !sat_file_writer_commit (writer, NULL, error))
    return NULL;
  return self;
}

/* Writes the formula as DIMACS text, compressed when the name of @file ends in .gz or .xz. The
 * puzzle may change meanwhile: the formula of the moment of the call is written. */
void
satdoku_cnf_save_async (SatdokuFormulaSource *source,
                        GFile *file,
                        SatdokuWorker *worker,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data)
{
  const SatdokuJob job = {
    .title = _ ("Saving the formula…"),
    .run = run,
    .free_input = (GDestroyNotify)satdoku_cnf_saved_free,
    .free_result = (GDestroyNotify)satdoku_cnf_saved_free,
  };
  SatdokuCnfSaved *saved;

  g_return_if_fail (source != NULL && G_IS_FILE (file));

  saved = g_new0 (SatdokuCnfSaved, 1);
  saved->source = g_object_ref (source);
  saved->file = g_object_ref (file);
  satdoku_worker_run_async (worker, &job, saved, cancellable, callback, user_data);
}

/* What was saved, owned by the caller; NULL with an error. */
SatdokuCnfSaved *
satdoku_cnf_save_finish (GAsyncResult *result,
                         GError **error)
{
  return satdoku_worker_run_finish (result, error);
}

/* (nullable): a message for the user; %NULL when the user has cancelled. */
char *
satdoku_cnf_saved_describe (const SatdokuCnfSaved *saved,
                            const GError *error)
{
  g_autofree char *name = NULL;
  g_autofree char *size = NULL;

  if (saved == NULL && g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return NULL;
  if (saved == NULL)
    {
      g_autofree char *why = words_error (error, WORDS_STYLE_TERMINAL);

      /* Translators: %s says why. */
      return g_strdup_printf (_ ("The formula was not saved: %s"), why);
    }
  name = satdoku_file_dup_name (saved->file);
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

GtkFileChooserNative *
satdoku_cnf_save_chooser_new (SatdokuFormulaSource *source,
                              GtkWindow *window)
{
  g_autofree char *name = satdoku_formula_source_dup_file_name (source);
  GtkFileChooserNative *chooser = satdoku_file_chooser_new (_ ("Save the Formula"), window,
                                                            GTK_FILE_CHOOSER_ACTION_SAVE,
                                                            _ ("_Save"));

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  add_filter (chooser, _ ("DIMACS formulas (.cnf)"), "cnf");
  add_filter (chooser, _ ("Compressed formulas (.cnf.gz)"), "cnf.gz");
  add_filter (chooser, _ ("Compressed formulas (.cnf.xz)"), "cnf.xz");
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  return chooser;
}
