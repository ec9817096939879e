/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-bench.h>

#include "satdoku-worker.h"

/**
 * SatdokuCompareRun:
 *
 * The runs of a plan. The thread that does them and the main loop share it.
 */
typedef struct _SatdokuCompareRun SatdokuCompareRun;

SatdokuCompareRun *satdoku_compare_run_new (SudokuBench *bench);
void satdoku_compare_run_unref (SatdokuCompareRun *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuCompareRun, satdoku_compare_run_unref)

void satdoku_compare_run_async (SatdokuCompareRun *self,
                                SatdokuWorker *worker,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data);
gboolean satdoku_compare_run_finish (GAsyncResult *result, GError **error);
GPtrArray *satdoku_compare_run_take_rows (SatdokuCompareRun *self);
guint64 satdoku_compare_run_get_n_runs (SatdokuCompareRun *self);
