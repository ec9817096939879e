/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One run of an external solver, in the worker. What comes back is the text of its answer; it is
 * read and checked like any other that comes from outside. The end of what it prints can be seen
 * while it runs. */

#include "satdoku-config.h"

#include "satdoku-solver-run.h"

#include <glib/gi18n.h>
#include <sat-error.h>
#include <sat-model.h>
#include <sat-printable.h>
#include <sat-process.h>
#include <string.h>

/* How much is kept of what a solver prints, in bytes: as much as can be looked through. */
#define TAIL_MAX 16384

struct _SatdokuSolverRun
{
  gatomicrefcount n_refs;
  SatdokuFormulaSource *source;
  char *name;
  char *command;
  SatProcessLimits limits;

  GMutex mutex;     /* of the following */
  GByteArray *tail; /* the end of what was printed */
  gboolean is_cut;  /* something came before it */
};

/* @command: the id of a profile, or a command, see #SatProcessJob. */
SatdokuSolverRun *
satdoku_solver_run_new (SatdokuFormulaSource *source,
                        const char *name,
                        const char *command,
                        const SatProcessLimits *limits)
{
  SatdokuSolverRun *self;

  g_return_val_if_fail (source != NULL && name != NULL && command != NULL, NULL);
  g_return_val_if_fail (limits != NULL, NULL);

  self = g_new0 (SatdokuSolverRun, 1);
  g_atomic_ref_count_init (&self->n_refs);
  self->source = g_object_ref (source);
  self->name = g_strdup (name);
  self->command = g_strdup (command);
  self->limits = *limits;
  g_mutex_init (&self->mutex);
  self->tail = g_byte_array_new ();
  return self;
}

static SatdokuSolverRun *
run_ref (SatdokuSolverRun *self)
{
  g_atomic_ref_count_inc (&self->n_refs);
  return self;
}

void
satdoku_solver_run_unref (SatdokuSolverRun *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->n_refs))
    return;
  g_object_unref (self->source);
  g_free (self->name);
  g_free (self->command);
  g_mutex_clear (&self->mutex);
  g_byte_array_unref (self->tail);
  g_free (self);
}

/* In the thread. */
static void
printed_cb (const char *text,
            gsize length,
            gpointer user_data)
{
  SatdokuSolverRun *self = user_data;
  gsize n_new = MIN (length, TAIL_MAX);
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->mutex);

  g_byte_array_append (self->tail, (const guint8 *)text + length - n_new, (guint)n_new);
  self->is_cut |= length > n_new;
  if (self->tail->len > TAIL_MAX)
    {
      g_byte_array_remove_range (self->tail, 0, self->tail->len - TAIL_MAX);
      self->is_cut = TRUE;
    }
}

typedef struct
{
  SatdokuSolverRun *run;
  const SudokuTask *task;
} Streaming;

static gboolean
stream_cb (SatSink *sink,
           gpointer user_data,
           GCancellable *cancellable,
           GError **error)
{
  const Streaming *self = user_data;

  return satdoku_formula_source_stream (self->run->source, sink, self->task, error);
}

/* Of a solver that has told its answer by its exit status only. */
static GBytes *
write_status (const SatModel *model)
{
  gsize n;
  GString *text = g_string_new (NULL);

  sat_model_dialects (&n)->write (model, text);
  return g_string_free_to_bytes (text);
}

/* In the thread. */
static gpointer
run (gpointer data,
     const SudokuTask *task,
     GError **error)
{
  SatdokuSolverRun *self = data;
  Streaming streaming = { self, task };
  const SatProcessJob job = {
    .command = self->command,
    .n_variables = satdoku_formula_source_get_n_variables (self->source),
    .n_clauses = satdoku_formula_source_get_n_clauses (self->source),
    .stream = stream_cb,
    .stream_data = &streaming,
    .limits = self->limits,
    .output = printed_cb,
    .output_data = self,
  };
  g_auto (SatProcessReport) report = { 0 };
  g_autoptr (SatModel) model = sat_process_solve (&job, &report, task->cancellable, error);

  if (model == NULL)
    return NULL;
  if (report.timed_out || report.cpu_exceeded)
    {
      if (report.timed_out)
        sat_error_set (error, SAT_ERROR_LIMIT, NULL, "program-time", sat_arg_text (self->name));
      else
        sat_error_set (error, SAT_ERROR_LIMIT, NULL, "program-cpu", sat_arg_text (self->name));
      return NULL;
    }
  if (report.text != NULL && g_bytes_get_size (report.text) > 0)
    return g_bytes_ref (report.text);
  return write_status (model);
}

/* When it is stopped, nothing of it is left a moment later. */
void
satdoku_solver_run_async (SatdokuSolverRun *self,
                          SatdokuWorker *worker,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_autofree char *title = NULL;
  SatdokuJob job = {
    .run = run,
    .free_input = (GDestroyNotify)satdoku_solver_run_unref,
    .free_result = (GDestroyNotify)g_bytes_unref,
  };

  g_return_if_fail (self != NULL && SATDOKU_IS_WORKER (worker));

  /* Translators: %s is the name of a solver. */
  title = g_strdup_printf (_ ("Running %s…"), self->name);
  job.title = title;
  satdoku_worker_run_async (worker, &job, run_ref (self), cancellable, callback,
                            user_data);
}

/* (nullable): the text of the answer; %NULL with an error of sat_process_solve(). */
GBytes *
satdoku_solver_run_finish (GAsyncResult *result,
                           GError **error)
{
  return satdoku_worker_run_finish (result, error);
}

const char *
satdoku_solver_run_get_name (const SatdokuSolverRun *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->name;
}

/* The last lines that the solver has printed so far, printable. */
char *
satdoku_solver_run_dup_output (SatdokuSolverRun *self)
{
  g_autofree char *bytes = NULL;
  gsize length, start = 0;
  gboolean is_cut;

  g_return_val_if_fail (self != NULL, NULL);

  g_mutex_lock (&self->mutex);
  length = self->tail->len;
  bytes = g_memdup2 (self->tail->data, length);
  is_cut = self->is_cut;
  g_mutex_unlock (&self->mutex);

  /* A line that is written over and over again becomes several. */
  for (gsize i = 0; i < length; i++)
    if (bytes[i] == '\r')
      bytes[i] = '\n';
  while (is_cut && start < length && bytes[start++] != '\n')
    ;
  return sat_printable_lines (length > 0 ? bytes + start : "", length - start);
}
