/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keeps a random part of the givens: finds by bisection how many cells at the beginning of a random
 * order can be removed, as the “Interactive Sudoku” of Curtis Bright does in Maple, which keeps 20
 * to 50 of 81 givens. That takes a handful of questions where other strategies ask one for each
 * cell; more givens than needed stay. */

#include <glib/gi18n.h>

#include "sudoku-strategy-list.h"
#include "sudoku-thinning.h"

/* Of so many cells, the fewest and most givens, unless more are needed. */
#define CELLS 81
#define LOWEST 20
#define HIGHEST 50
/* Difficult questions are asked with the largest effort. */
#define ROUND 1

/* How many orbits can be removed from the first one on so that @n_left givens are left. */
static guint
count_orbits (const SudokuThinning *thinning,
              guint n_left)
{
  guint n = sudoku_thinning_get_n_givens (thinning);
  guint i = 0;

  while (i < sudoku_thinning_get_n_orbits (thinning) &&
         n >= n_left + sudoku_thinning_get_size (thinning, i))
    n -= sudoku_thinning_get_size (thinning, i++);
  return i;
}

/* Removes the orbits from @first up to @end, all of which are given. */
static gboolean
try_range (SudokuThinning *thinning,
           guint first,
           guint end,
           GError **error)
{
  return sudoku_thinning_try_quickly (thinning, first, end - first) ||
         sudoku_thinning_try (thinning, first, end - first, ROUND, error);
}

static gboolean
thin (SudokuThinning *thinning,
      GError **error)
{
  const SudokuTaskRun *work = sudoku_thinning_get_work (thinning);
  guint n_cells = sudoku_thinning_get_n_cells (thinning);
  guint least = MAX (n_cells * LOWEST / CELLS, sudoku_thinning_get_least (thinning));
  guint middle = count_orbits (thinning, MAX (n_cells * HIGHEST / CELLS, least));
  guint taken = 0, most = count_orbits (thinning, least);
  const guint range = most;
  GError *failure = NULL;

  /* The first @taken can be removed, and more than @most can't. */
  while (taken < most && failure == NULL && (taken == 0 || !sudoku_task_run_is_late (work)))
    {
      sudoku_thinning_report (thinning, 1 - (double)(most - taken) / range);
      if (middle <= taken)
        middle = taken + (most - taken + 1) / 2;
      if (try_range (thinning, taken, middle, &failure))
        taken = middle;
      else
        most = middle - 1;
      middle = taken + (most - taken + 1) / 2;
      if (sudoku_task_run_is_cancelled (work))
        break;
    }
  if (failure == NULL)
    return !g_cancellable_set_error_if_cancelled (work->cancellable, error);
  g_propagate_error (error, failure);
  return FALSE;
}

const SudokuStrategy sudoku_strategy_bisection = {
  .id = "bisection",
  .name = N_ ("Bisection"),
  .summary = N_ ("Keeps the first cells of a random order; quick, but leaves unneeded givens"),
  .thin = thin,
};
