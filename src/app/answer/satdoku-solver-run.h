/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-formula-source.h"
#include "satdoku-worker.h"
#include <sat-process.h>

/**
 * SatdokuSolverRun:
 *
 * One run of an external solver. The thread that runs it and the main loop share it.
 */
typedef struct _SatdokuSolverRun SatdokuSolverRun;

SatdokuSolverRun *satdoku_solver_run_new (SatdokuFormulaSource *source,
                                          const char *name,
                                          const char *command,
                                          const SatProcessLimits *limits);
void satdoku_solver_run_unref (SatdokuSolverRun *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuSolverRun, satdoku_solver_run_unref)

void satdoku_solver_run_async (SatdokuSolverRun *self,
                               SatdokuWorker *worker,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);
GBytes *satdoku_solver_run_finish (GAsyncResult *result, GError **error);
const char *satdoku_solver_run_get_name (const SatdokuSolverRun *self);
char *satdoku_solver_run_dup_output (SatdokuSolverRun *self);
