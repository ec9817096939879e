/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A stream of clauses that counts them, checks the time and reports progress. Does not know what
 * the clauses say. */

#include "sudoku-stream.h"

#include <sat-deadline.h>

/**
 * sudoku_stream_init: (skip)
 * @self: (out caller-allocates): the stream
 * @sink: where the clauses go
 * @task: (nullable): cancellable, time limit and progress
 * @n_clauses: how many clauses there will be
 *
 * Begins a stream.
 */
void
sudoku_stream_init (SudokuStream *self,
                    SatSink *sink,
                    const SudokuTask *task,
                    guint64 n_clauses)
{
  *self = (SudokuStream){ .task = task, .n_clauses = n_clauses };
  sat_batch_init (&self->batch, sink, task != NULL ? task->cancellable : NULL);
  self->deadline = sat_deadline_begin (task != NULL ? task->time_limit : 0);
}

/**
 * sudoku_stream_advance: (skip)
 * @self: a stream in progress
 * @n_clauses: how many clauses were added since the last call
 *
 * Reports progress and checks the time; the batch checks the cancellable. To be called after each
 * house, or about as often.
 *
 * Returns: %FALSE with G_IO_ERROR_TIMED_OUT when the time is over
 */
gboolean
sudoku_stream_advance (SudokuStream *self,
                       guint64 n_clauses,
                       GError **error)
{
  self->n_done += n_clauses;
  if (self->task != NULL && self->task->progress != NULL)
    {
      SudokuProgress progress = { .stage = SUDOKU_STAGE_ENCODE, .count = self->n_done };

      progress.fraction = (double)self->n_done / (double)self->n_clauses;
      self->task->progress (&progress, self->task->progress_data);
    }
  if (self->deadline == 0 || g_get_monotonic_time () < self->deadline)
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT, "timed-out");
  return FALSE;
}
