/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Removes givens until no more can be removed. Whole groups are tried first, and halved when that
 * is too much; then one orbit after the other, and again with more effort those that were
 * undecided. */

#include <glib/gi18n.h>

#include "sudoku-strategy-list.h"
#include "sudoku-thinning.h"

/* Groups tried at first: this part of the cells. */
#define FIRST_GROUP 8
/* A time limit does not count before this part of the cells is left: a nearly full grid is no
 * puzzle. */
#define LATE_FRACTION 0.7
#define ROUNDS 2

static double
get_fraction (const SudokuThinning *thinning,
              guint done)
{
  return (double)done / sudoku_thinning_get_n_orbits (thinning);
}

static gboolean
groups_are_over (const SudokuThinning *thinning)
{
  const SudokuTaskRun *work = sudoku_thinning_get_work (thinning);
  double late = LATE_FRACTION * sudoku_thinning_get_n_cells (thinning);

  return sudoku_task_run_is_cancelled (work) ||
         (sudoku_thinning_get_n_givens (thinning) < late && sudoku_task_run_is_late (work));
}

/* Goes through the orbits in groups that shrink where givens get scarce. */
static void
take_groups (SudokuThinning *thinning)
{
  guint n_orbits = sudoku_thinning_get_n_orbits (thinning);
  guint group = MAX (n_orbits / FIRST_GROUP, 1);
  guint i = 0;

  while (i < n_orbits && group > 1 && !groups_are_over (thinning))
    {
      guint n = MIN (group, n_orbits - i);

      sudoku_thinning_report (thinning, get_fraction (thinning, i));
      if (sudoku_thinning_try_quickly (thinning, i, n))
        i += n;
      else
        group /= 2;
    }
}

static gboolean
thin (SudokuThinning *thinning,
      GError **error)
{
  const SudokuTaskRun *work = sudoku_thinning_get_work (thinning);

  take_groups (thinning);
  for (guint round = 0; round < ROUNDS; round++)
    for (guint i = 0; i < sudoku_thinning_get_n_orbits (thinning); i++)
      {
        GError *failure = NULL;

        if (sudoku_thinning_is_over (thinning, round))
          return !g_cancellable_set_error_if_cancelled (work->cancellable, error);
        sudoku_thinning_report (thinning, get_fraction (thinning, i));
        if (!sudoku_thinning_try (thinning, i, 1, round, &failure) && failure != NULL)
          {
            g_propagate_error (error, failure);
            return FALSE;
          }
      }
  return !g_cancellable_set_error_if_cancelled (work->cancellable, error);
}

const SudokuStrategy sudoku_strategy_minimal = {
  .id = "minimal",
  .name = N_ ("Minimal"),
  .summary = N_ ("No given can be left out"),
  .thin = thin,
};
