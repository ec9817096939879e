/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds out in the worker what came from outside. */

#include "satdoku-config.h"

#include "satdoku-contents-read.h"

#include <glib/gi18n.h>

static gpointer
run (gpointer contents,
     const SudokuTask *task,
     GError **error)
{
  return sudoku_contents_read (contents, SUDOKU_CONTENTS_PUZZLE, task->cancellable, error)
           ? contents
           : NULL;
}

static void
read_cb (GObject *source,
         GAsyncResult *result,
         gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;
  SudokuContents *contents = satdoku_worker_run_finish (result, &error);

  if (contents != NULL)
    g_task_return_pointer (task, contents, (GDestroyNotify)sudoku_contents_unref);
  else
    g_task_return_error (task, error);
}

/* Finds out what @contents are; they should be a puzzle or a game. */
void
satdoku_contents_read_async (SatdokuWorker *worker,
                             SudokuContents *contents,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer user_data)
{
  const SatdokuJob job = {
    .title = _ ("Reading…"),
    .run = run,
    .free_input = (GDestroyNotify)sudoku_contents_unref,
    .free_result = (GDestroyNotify)sudoku_contents_unref,
  };
  GTask *task;

  g_return_if_fail (SATDOKU_IS_WORKER (worker) && contents != NULL);

  task = g_task_new (worker, cancellable, callback, user_data);
  g_task_set_source_tag (task, satdoku_contents_read_async);
  satdoku_worker_run_async (worker, &job, sudoku_contents_ref (contents), cancellable, read_cb,
                            task);
}

/* The contents, which are read now, whatever they are. */
SudokuContents *
satdoku_contents_read_finish (GAsyncResult *result,
                              GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, satdoku_contents_read_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
