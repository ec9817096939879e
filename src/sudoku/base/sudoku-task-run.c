/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The clock, the cancellable and the progress of one blocking call. Knows nothing of
 * what the task is. */

#include "sudoku-task-run.h"

#include <sat-deadline.h>

/**
 * sudoku_task_run_init:
 * @self: (out caller-allocates): the running task
 * @task: (nullable): what it has to obey; must outlive @self
 *
 * Starts the clock.
 */
void
sudoku_task_run_init (SudokuTaskRun *self,
                      const SudokuTask *task)
{
  self->task = task;
  self->cancellable = task != NULL ? task->cancellable : NULL;
  self->start = g_get_monotonic_time ();
  self->deadline = sat_deadline_begin (task != NULL ? task->time_limit : 0);
}

/**
 * sudoku_task_run_get_part: (skip)
 * @keep_deadline: whether the part ends with the time limit, too
 *
 * Makes a sub-task, for steps that are too small to report progress, or too necessary to be cut
 * short.
 *
 * Returns: a sub-task with the same cancellable that reports no progress
 */
SudokuTaskRun
sudoku_task_run_get_part (const SudokuTaskRun *self,
                          gboolean keep_deadline)
{
  SudokuTaskRun part = *self;

  part.task = NULL;
  if (!keep_deadline)
    part.deadline = 0;
  return part;
}

/**
 * sudoku_task_run_get_rest: (skip)
 *
 * Makes a task of what is left of the time, for functions that start a clock of their own.
 *
 * Returns: a task with the same cancellable and progress; when the time is over, it has next to
 *   none
 */
SudokuTask
sudoku_task_run_get_rest (const SudokuTaskRun *self)
{
  return (SudokuTask){
    .cancellable = self->cancellable,
    .time_limit = sat_deadline_get_rest (self->deadline),
    .progress = self->task != NULL ? self->task->progress : NULL,
    .progress_data = self->task != NULL ? self->task->progress_data : NULL,
  };
}

/**
 * sudoku_task_run_is_cancelled:
 *
 * Tells whether it was cancelled.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_task_run_is_cancelled (const SudokuTaskRun *self)
{
  return g_cancellable_is_cancelled (self->cancellable);
}

/**
 * sudoku_task_run_is_late:
 *
 * Tells whether its time limit has passed.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_task_run_is_late (const SudokuTaskRun *self)
{
  return self->deadline != 0 && g_get_monotonic_time () >= self->deadline;
}

/**
 * sudoku_task_run_should_stop:
 *
 * Tells whether it was cancelled or its time limit has passed.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_task_run_should_stop (const SudokuTaskRun *self)
{
  return sudoku_task_run_is_cancelled (self) || sudoku_task_run_is_late (self);
}

/**
 * sudoku_task_run_get_seconds:
 *
 * Gets the time since the task began, by the monotonic clock.
 *
 * Returns: the seconds
 */
double
sudoku_task_run_get_seconds (const SudokuTaskRun *self)
{
  return (double)(g_get_monotonic_time () - self->start) / G_USEC_PER_SEC;
}

/**
 * sudoku_task_run_tell:
 * @progress: the progress
 *
 * Reports the progress to the caller of the task.
 */
void
sudoku_task_run_tell (const SudokuTaskRun *self,
                      const SudokuProgress *progress)
{
  if (self->task != NULL && self->task->progress != NULL)
    self->task->progress (progress, self->task->progress_data);
}

/**
 * sudoku_task_run_report:
 * @stage: what is being done
 * @fraction: how much of it is done, 0…1; negative when that can't be known
 * @conflicts: of the solver so far
 * @count: see SudokuProgress
 *
 * Reports progress without learned clauses, see sudoku_task_run_tell().
 */
void
sudoku_task_run_report (const SudokuTaskRun *self,
                        SudokuStage stage,
                        double fraction,
                        guint64 conflicts,
                        guint64 count)
{
  SudokuProgress progress = {
    .stage = stage,
    .fraction = fraction,
    .conflicts = conflicts,
    .count = count,
  };

  sudoku_task_run_tell (self, &progress);
}
