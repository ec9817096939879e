/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A SudokuTask while it runs: when it must end, and how its progress is told. */

#pragma once

#include "sudoku-types.h"

G_BEGIN_DECLS

/**
 * SudokuTaskRun:
 * @task: (nullable): what is obeyed
 * @cancellable: (nullable): that of the task
 * @start: when it began, in µs of monotonic time
 * @deadline: when it must end, in µs of monotonic time; 0: never
 *
 * A #SudokuTask while it runs: when it must end, and how its progress is reported. Lives on
 * the stack of the function that runs it.
 */
typedef struct
{
  const SudokuTask *task;
  GCancellable *cancellable;
  gint64 start;
  gint64 deadline;
} SudokuTaskRun;

void sudoku_task_run_init (SudokuTaskRun *self, const SudokuTask *task);
SudokuTaskRun sudoku_task_run_get_part (const SudokuTaskRun *self, gboolean keep_deadline);
SudokuTask sudoku_task_run_get_rest (const SudokuTaskRun *self);
gboolean sudoku_task_run_is_cancelled (const SudokuTaskRun *self);
gboolean sudoku_task_run_is_late (const SudokuTaskRun *self);
gboolean sudoku_task_run_should_stop (const SudokuTaskRun *self);
double sudoku_task_run_get_seconds (const SudokuTaskRun *self);
void sudoku_task_run_tell (const SudokuTaskRun *self, const SudokuProgress *progress);
void sudoku_task_run_report (const SudokuTaskRun *self,
                             SudokuStage stage,
                             double fraction,
                             guint64 conflicts,
                             guint64 count);

G_END_DECLS
