/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where all solutions are known, they are counted. Otherwise each value is put into its cell and
 * the solutions are counted anew: first up to a low limit, then further for those that have more,
 * so that about as much is known of each when the time is over. */

#include "sudoku-candidate-counts.h"

#include <sat-deadline.h>

#include "sudoku-solve.h"
#include "sudoku-task-run.h"

/* The first limit, and the factor from one limit to the next. */
#define FIRST_LIMIT 10
#define TIMES 10

typedef struct
{
  SudokuCandidateCounts *result; /* borrowed */
  const SudokuAmbiguity *ambiguity;
  SudokuGrid *grid; /* owned: of the puzzle, with one value more at a time */
  const SudokuTaskRun *run;
  guint64 n_done;
  guint64 n_all;
} Counting;

/* What the known solutions say. */
static void
take_known (SudokuCandidateCounts *self,
            const SudokuAmbiguity *ambiguity)
{
  guint value;

  for (guint i = 0; i < self->n_cells * self->side; i++)
    self->counts[i] = ambiguity->counts[i];
  for (guint cell = 0; cell < self->n_cells && !ambiguity->complete; cell++)
    {
      self->more[cell] = ambiguity->values[cell];
      /* A value known to be true is in at least one solution, even if that was not listed. */
      SUDOKU_SET_FOREACH (ambiguity->values[cell], value)
      {
        guint *count = &self->counts[cell * self->side + value - 1];

        *count = MAX (*count, 1);
      }
    }
}

/* Returns FALSE with an error. */
static gboolean
count_one (Counting *self,
           guint cell,
           guint value,
           guint limit,
           GError **error)
{
  SudokuCandidateCounts *result = self->result;
  guint *count = &result->counts[cell * result->side + value - 1];
  SudokuTask task = { .cancellable = self->run->cancellable };
  guint64 n = 0;
  gboolean complete = FALSE;
  gboolean fine;

  task.time_limit = sat_deadline_get_rest (self->run->deadline);
  sudoku_grid_set (self->grid, cell, value, SUDOKU_ORIGIN_GIVEN);
  fine = sudoku_count (self->grid, limit, &task, &n, &complete, error);
  sudoku_grid_set (self->grid, cell, 0, SUDOKU_ORIGIN_NONE);
  *count = MAX (*count, (guint)n);
  if (complete && n < limit)
    result->more[cell] = sudoku_set_minus (result->more[cell], sudoku_set_single (value));
  return fine;
}

/* Counts up to a limit for all values that may have more solutions. Returns FALSE with an error. */
static gboolean
count_all (Counting *self,
           guint limit,
           GError **error)
{
  SudokuCandidateCounts *result = self->result;
  guint value;

  for (guint cell = 0; cell < result->n_cells; cell++)
    {
      SudokuSet more = result->more[cell];

      if (sudoku_grid_get_value (self->grid, cell) != 0)
        continue;
      SUDOKU_SET_FOREACH (more, value)
      {
        if (sudoku_task_run_is_late (self->run))
          return TRUE;
        if (result->counts[cell * result->side + value - 1] < limit &&
            !count_one (self, cell, value, limit, error))
          return FALSE;
        self->n_done++;
        sudoku_task_run_report (self->run, SUDOKU_STAGE_COUNT,
                                MIN ((double)self->n_done / (double)self->n_all, 1), 0,
                                self->ambiguity->solutions->len);
      }
    }
  return TRUE;
}

static guint64
count_candidates (const SudokuCandidateCounts *self)
{
  guint64 n = 0;

  for (guint cell = 0; cell < self->n_cells; cell++)
    n += sudoku_set_count (self->more[cell]);
  return n;
}

/* The puzzle without answers. */
static SudokuGrid *
copy_fixed (const SudokuGrid *grid)
{
  SudokuGrid *copy = sudoku_grid_copy (grid);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (copy); cell++)
    if (sudoku_grid_get_origin (copy, cell) == SUDOKU_ORIGIN_ANSWER)
      sudoku_grid_set (copy, cell, 0, SUDOKU_ORIGIN_NONE);
  return copy;
}

/**
 * sudoku_candidate_counts_find: (skip)
 * @grid: a puzzle; its answers are left aside
 * @ambiguity: what is known of its solutions
 * @limit: how far to count the solutions of one value, where not all are known
 * @task: (nullable): cancellable, and a time limit, at which the counts so far are returned
 *
 * Counts the solutions left by each value that is in some solution: exactly where all solutions are
 * known, and where there are fewer than @limit.
 *
 * Returns: (transfer full) (nullable): the counts; %NULL with `G_IO_ERROR_CANCELLED` or an error of
 *   the solver
 */
SudokuCandidateCounts *
sudoku_candidate_counts_find (const SudokuGrid *grid,
                              const SudokuAmbiguity *ambiguity,
                              guint limit,
                              const SudokuTask *task,
                              GError **error)
{
  g_autoptr (SudokuCandidateCounts) self = NULL;
  g_autoptr (SudokuGrid) copy = NULL;
  Counting counting = { .ambiguity = ambiguity };
  SudokuTaskRun run;

  g_return_val_if_fail (grid != NULL && ambiguity != NULL && limit >= 1, NULL);

  sudoku_task_run_init (&run, task);
  if (g_cancellable_set_error_if_cancelled (run.cancellable, error))
    return NULL;
  self = g_new0 (SudokuCandidateCounts, 1);
  self->side = ambiguity->side;
  self->n_cells = ambiguity->n_cells;
  self->counts = g_new0 (guint, (gsize)self->n_cells * self->side);
  self->more = g_new0 (SudokuSet, self->n_cells);
  take_known (self, ambiguity);
  copy = copy_fixed (grid);
  counting.result = self;
  counting.grid = copy;
  counting.run = &run;
  for (guint64 up_to = MIN (FIRST_LIMIT, limit);; up_to = MIN (up_to * TIMES, limit))
    {
      counting.n_done = 0;
      counting.n_all = count_candidates (self);
      if (!count_all (&counting, (guint)up_to, error))
        return NULL;
      if (up_to == limit || counting.n_all == 0 || sudoku_task_run_is_late (&run))
        break;
    }
  return g_steal_pointer (&self);
}

/**
 * sudoku_candidate_counts_free:
 *
 * Frees them.
 */
void
sudoku_candidate_counts_free (SudokuCandidateCounts *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->counts);
  g_free (self->more);
  g_free (self);
}
