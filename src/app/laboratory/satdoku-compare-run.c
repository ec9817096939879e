/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The runs of a plan, one after the other in the worker. The puzzles are read there, too. Rows can
 * be taken while it goes on. */

#include "satdoku-config.h"

#include "satdoku-compare-run.h"

#include <glib/gi18n.h>

struct _SatdokuCompareRun
{
  gatomicrefcount n_refs;
  SudokuBench *bench; /* of the thread, while it runs */

  GMutex mutex;    /* of the following */
  GPtrArray *rows; /* (element-type SudokuBenchRow): those that nobody has taken */
  guint64 n_runs;  /* 0: not known yet */
};

/**
 * satdoku_compare_run_new:
 * @bench: (transfer full): a plan whose puzzles are not read
 *
 * Returns: (transfer full): its runs, which have not begun
 */
SatdokuCompareRun *
satdoku_compare_run_new (SudokuBench *bench)
{
  SatdokuCompareRun *self;

  g_return_val_if_fail (bench != NULL, NULL);

  self = g_new0 (SatdokuCompareRun, 1);
  g_atomic_ref_count_init (&self->n_refs);
  self->bench = bench;
  g_mutex_init (&self->mutex);
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_bench_row_free);
  return self;
}

/**
 * satdoku_compare_run_ref:
 * @self: the runs of a plan
 *
 * Returns: (transfer full): the same
 */
SatdokuCompareRun *
satdoku_compare_run_ref (SatdokuCompareRun *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->n_refs);
  return self;
}

/**
 * satdoku_compare_run_unref:
 * @self: (transfer full): the runs of a plan
 *
 * Gives it back.
 */
void
satdoku_compare_run_unref (SatdokuCompareRun *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->n_refs))
    return;
  sudoku_bench_free (self->bench);
  g_mutex_clear (&self->mutex);
  g_ptr_array_unref (self->rows);
  g_free (self);
}

static void
report (const SudokuTask *task,
        guint64 n_done,
        guint64 n_runs)
{
  const SudokuProgress progress = {
    .stage = SUDOKU_STAGE_COMPARE,
    .fraction = (double)n_done / (double)MAX (n_runs, 1),
    .count = n_done,
  };

  if (task->progress != NULL)
    task->progress (&progress, task->progress_data);
}

static void
add_row (SatdokuCompareRun *self,
         const SudokuBenchRow *row)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->mutex);

  g_ptr_array_add (self->rows, sudoku_bench_row_copy (row));
}

/* In the thread. */
static gpointer
run (gpointer data,
     const SudokuTask *task,
     GError **error)
{
  SatdokuCompareRun *self = data;
  g_autofree guint64 *order = NULL;
  guint64 n_runs;

  if (!sudoku_bench_load (self->bench, task, error))
    return NULL;
  n_runs = sudoku_bench_get_n_runs (self->bench);
  g_mutex_lock (&self->mutex);
  self->n_runs = n_runs;
  g_mutex_unlock (&self->mutex);
  order = sudoku_bench_plan_get_order (sudoku_bench_get_plan (self->bench), n_runs);
  for (guint64 i = 0; i < n_runs; i++)
    {
      g_auto (SudokuBenchRow) row = { 0 };

      report (task, i, n_runs);
      if (!sudoku_bench_run (self->bench, order[i], &row, task, error))
        return NULL;
      add_row (self, &row);
    }
  /* An input that is the result stays ours: the worker gives it back as that. */
  return self;
}

/**
 * satdoku_compare_run_async:
 * @self: runs that have not begun
 * @worker: a worker
 * @cancellable: (nullable): to stop it
 * @callback: called once
 * @user_data: for @callback
 *
 * Reads the puzzles and does all runs. When it is stopped, the rows that are done stay.
 */
void
satdoku_compare_run_async (SatdokuCompareRun *self,
                           SatdokuWorker *worker,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  const SatdokuJob job = {
    .title = _ ("Comparing solvers…"),
    .run = run,
    .free_input = (GDestroyNotify)satdoku_compare_run_unref,
    .free_result = (GDestroyNotify)satdoku_compare_run_unref,
  };

  g_return_if_fail (self != NULL && SATDOKU_IS_WORKER (worker));

  satdoku_worker_run_async (worker, &job, satdoku_compare_run_ref (self), cancellable, callback,
                            user_data);
}

/**
 * satdoku_compare_run_finish:
 * @result: what the callback was called with
 * @error: why not all runs were done
 *
 * Returns: %FALSE with an error of sudoku_bench_load() or sudoku_bench_run()
 */
gboolean
satdoku_compare_run_finish (GAsyncResult *result,
                            GError **error)
{
  g_autoptr (SatdokuCompareRun) self = satdoku_worker_run_finish (result, error);

  return self != NULL;
}

/**
 * satdoku_compare_run_take_rows:
 * @self: runs
 *
 * Returns: (transfer full) (element-type SudokuBenchRow): the rows that were done since the last
 *   time
 */
GPtrArray *
satdoku_compare_run_take_rows (SatdokuCompareRun *self)
{
  GPtrArray *rows;

  g_return_val_if_fail (self != NULL, NULL);

  g_mutex_lock (&self->mutex);
  rows = g_steal_pointer (&self->rows);
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_bench_row_free);
  g_mutex_unlock (&self->mutex);
  return rows;
}

/**
 * satdoku_compare_run_get_n_runs:
 * @self: runs
 *
 * Returns: how many there are; 0 while that is not known
 */
guint64
satdoku_compare_run_get_n_runs (SatdokuCompareRun *self)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = NULL;

  g_return_val_if_fail (self != NULL, 0);

  locker = g_mutex_locker_new (&self->mutex);
  return self->n_runs;
}
