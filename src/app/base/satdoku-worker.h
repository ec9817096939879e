/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The only place of the app that starts threads. A job gets its own copy of the input, runs one
 * core function in a thread, and its result comes back on the main loop. The caller decides whether
 * the result is still wanted, and says so by the cancellable. */

#pragma once

#include <sudoku-types.h>

#define SATDOKU_TYPE_WORKER (satdoku_worker_get_type ())
/**
 * SatdokuWorker:
 *
 * Runs one job at a time in a thread, reports its progress, and drops a result that is no longer
 * wanted.
 *
 * Signals: "finished" (utf8, gdouble).
 */
G_DECLARE_FINAL_TYPE (SatdokuWorker, satdoku_worker, SATDOKU, WORKER, GObject)

/**
 * SatdokuJobFunc:
 * @input: what the job was given; the job's own
 * @task: carries the cancellable and takes the progress
 * @error: return location for an error
 *
 * What a job does. Runs in a thread and touches neither widgets nor settings.
 *
 * Returns: (transfer full) (nullable): the result, which may be @input itself with what was found
 *   out filled in; %NULL with an error
 */
typedef gpointer (*SatdokuJobFunc) (gpointer input, const SudokuTask *task, GError **error);

/**
 * SatdokuJob:
 * @title: what the bar of the work says, translated: “Solving…”
 * @run: does it, in the thread
 * @free_input: frees what it is given
 * @free_result: frees what comes of it
 * @quiet: whether no bar is shown: a check in the background
 * @background: whether it only runs while nothing else of the system wants to
 *
 * A job for a thread, and how it is reported.
 */
typedef struct
{
  const char *title;
  SatdokuJobFunc run;
  GDestroyNotify free_input;
  GDestroyNotify free_result;
  gboolean quiet;
  gboolean background;
} SatdokuJob;

SatdokuWorker *satdoku_worker_new (void);
void satdoku_worker_run_async (SatdokuWorker *self,
                               const SatdokuJob *job,
                               gpointer input,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);
gpointer satdoku_worker_run_finish (GAsyncResult *result, GError **error);
void satdoku_worker_cancel (SatdokuWorker *self);
void satdoku_worker_get_progress (SatdokuWorker *self, SudokuProgress *progress);
gboolean satdoku_worker_is_busy (SatdokuWorker *self);
