/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds out in the worker whether a change has left a puzzle no solution. It knows no widgets. */

#include "satdoku-config.h"

#include "satdoku-own-check.h"

#include <glib/gi18n.h>
#include <sudoku-solve.h>

typedef struct
{
  SudokuGrid *before;
  SudokuGrid *after;
} Question;

static void
question_free (Question *question)
{
  sudoku_grid_free (question->before);
  sudoku_grid_free (question->after);
  g_free (question);
}

static gboolean
is_unsolvable (const SudokuGrid *grid,
               const SudokuTask *task,
               GError **error)
{
  SudokuVerdict verdict = sudoku_solve (grid, task, NULL, NULL, error);

  return verdict == SUDOKU_VERDICT_NO_SOLUTION || verdict == SUDOKU_VERDICT_CONFLICT;
}

/* TRUE as a pointer when there is no solution any more. */
static gpointer
compare (gpointer input,
         const SudokuTask *task,
         GError **error)
{
  const Question *question = input;
  GError *local_error = NULL;
  gboolean lost = is_unsolvable (question->after, task, &local_error) &&
                  !is_unsolvable (question->before, task, &local_error);
  gboolean *result = NULL;

  if (local_error != NULL)
    {
      g_propagate_error (error, local_error);
      return NULL;
    }
  result = g_new (gboolean, 1);
  *result = lost;
  return result;
}

/* Finds out whether a change has left a puzzle no solution. @before, @after: (transfer full). */
void
satdoku_own_check_async (SudokuGrid *before,
                         SudokuGrid *after,
                         SatdokuWorker *worker,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  const SatdokuJob job = {
    .title = _ ("Checking…"),
    .run = compare,
    .free_input = (GDestroyNotify)question_free,
    .free_result = g_free,
    .quiet = TRUE,
  };
  Question *question = NULL;

  g_return_if_fail (before != NULL && after != NULL);

  question = g_new0 (Question, 1);
  question->before = before;
  question->after = after;
  satdoku_worker_run_async (worker, &job, question, cancellable, callback, user_data);
}

/* %FALSE also when that was not found out, or is not wanted any more. */
gboolean
satdoku_own_check_finish (GAsyncResult *result)
{
  g_autofree gboolean *lost = satdoku_worker_run_finish (result, NULL);

  return lost != NULL && *lost &&
         !g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result)));
}
