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
  GPtrArray *rows; /* (element-type SudokuBenchRow): those that were not taken yet */
  guint64 n_runs;  /* 0: not known yet */
};

/* @bench: (transfer full): a plan whose puzzles are not read. */
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

static SatdokuCompareRun *
run_ref (SatdokuCompareRun *self)
{
  g_atomic_ref_count_inc (&self->n_refs);
  return self;
}

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

/* Reads the puzzles and does all runs. When it is stopped, the rows that are done stay. */
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

  satdoku_worker_run_async (worker, &job, run_ref (self), cancellable, callback,
                            user_data);
}

gboolean
satdoku_compare_run_finish (GAsyncResult *result,
                            GError **error)
{
  g_autoptr (SatdokuCompareRun) self = satdoku_worker_run_finish (result, error);

  return self != NULL;
}

/* (transfer full) (element-type SudokuBenchRow): the rows that were done since the last time. */
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

/* 0 while that is not known. */
guint64
satdoku_compare_run_get_n_runs (SatdokuCompareRun *self)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = NULL;

  g_return_val_if_fail (self != NULL, 0);

  locker = g_mutex_locker_new (&self->mutex);
  return self->n_runs;
}
