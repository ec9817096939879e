/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The only place of the app that starts threads. A job gets its own copy of the input, runs one
 * core function in a thread, and its result comes back on the main loop; a result whose job was
 * cancelled or replaced is dropped. */

#pragma once

#include <sudoku-types.h>

G_BEGIN_DECLS

#define SATDOKU_TYPE_WORKER (satdoku_worker_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuWorker, satdoku_worker, SATDOKU, WORKER, GObject)

/* Runs in the thread: @task carries the cancellable and the progress callback. Returns the result
 * (nullable with @error). */
typedef gpointer (*SatdokuJobFunc) (gpointer input, const SudokuTask *task, GError **error);
/* Runs on the main loop, exactly once for each job that was not dropped. @result is transferred;
 * NULL with @error.
 * @target is the object given at the start; the callback is dropped when it is gone. */
typedef void (*SatdokuJobDone) (GObject *target, gpointer result, const GError *error);

typedef struct
{
  const char *title; /* translated, shown in the progress bar: "Solving…" */
  SatdokuJobFunc run;
  SatdokuJobDone done;
  GDestroyNotify free_input;
  GDestroyNotify free_result;
  gboolean quiet; /* no progress bar: a background check */
  gboolean keep;  /* its result is right even when the puzzle changes: satdoku_worker_drop() leaves
                     it alone, and when  another job takes its place its done callback gets
                     G_IO_ERROR_CANCELLED */
} SatdokuJob;

/* Properties: busy (boolean), title (string), fraction (double, negative: unknown), detail (string:
 * live counts), elapsed (double, s). */
SatdokuWorker *satdoku_worker_new (void);
/* Starts a job; a running job of the worker is cancelled and its result dropped. */
void
satdoku_worker_run (SatdokuWorker *self, const SatdokuJob *job, gpointer input, GObject *target);
/* The done callback of a cancelled job gets G_IO_ERROR_CANCELLED at once; the thread ends by
 * itself. */
void satdoku_worker_cancel (SatdokuWorker *self);
/* Drops whatever runs without calling anybody: the puzzle has changed. */
void satdoku_worker_drop (SatdokuWorker *self);
void satdoku_worker_get_progress (SatdokuWorker *self, SudokuProgress *progress);
gboolean satdoku_worker_is_busy (SatdokuWorker *self);

G_END_DECLS
