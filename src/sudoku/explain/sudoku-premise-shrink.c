/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Deletion: a premise is removed, and stays removed when the others still have no solution. Several
 * are tried together as long as that succeeds, fewer when it does not, so that many unnecessary
 * ones cost little. */

#include "sudoku-premise-shrink.h"

/* The removal of premises. */
typedef struct
{
  SudokuPremiseSolver *solver;
  guint8 *chosen;
  GArray *open; /* of guint, owned: those not tried yet, in order */
  SudokuShrinkMeans means;
  const SudokuTaskRun *run;
} Shrink;

static void
shrink_clear (Shrink *self)
{
  g_array_unref (self->open);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Shrink, shrink_clear)

static SatStatus
ask (const Shrink *self,
     GError **error)
{
  if (self->means == SUDOKU_SHRINK_BY_SOLVING)
    return sudoku_premise_solver_solve (self->solver, self->chosen, self->run, error);
  if (g_cancellable_set_error_if_cancelled (self->run->cancellable, error))
    return SAT_STATUS_UNKNOWN;
  return sudoku_premise_solver_try (self->solver, self->chosen, self->run);
}

static void
choose (const Shrink *self,
        guint first,
        guint n,
        gboolean chosen)
{
  for (guint i = first; i < first + n; i++)
    self->chosen[g_array_index (self->open, guint, i)] = chosen;
}

/* Returns FALSE when it was stopped before the end. */
static gboolean
run (const Shrink *self,
     gboolean *minimal,
     GError **error)
{
  guint n_together = MAX (self->open->len / 4, 1);

  for (guint at = 0; at < self->open->len;)
    {
      guint n = MIN (n_together, self->open->len - at);
      SatStatus status;
      GError *local_error = NULL;

      choose (self, at, n, FALSE);
      status = ask (self, &local_error);
      if (status == SAT_STATUS_UNSATISFIABLE)
        {
          at += n;
          n_together *= 2;
          continue;
        }
      choose (self, at, n, TRUE);
      if (local_error != NULL)
        {
          g_propagate_error (error, local_error);
          return FALSE;
        }
      n_together = MAX (n / 2, 1);
      if (n > 1)
        continue;
      *minimal = *minimal && status == SAT_STATUS_SATISFIABLE;
      at++;
    }
  return TRUE;
}

/**
 * sudoku_premise_shrink: (skip)
 * @solver: a solver
 * @chosen: (inout): by premise: a set of them that has no solution; gets a part of it that has none
 * @order: (array length=n_order): premises; those that are chosen are removed in this order, as
 *   long as there is no solution
 * @n_order: how many these are
 * @means: how that is decided
 * @task_run: what to obey; when its time is over, untried premises are kept
 * @minimal: (inout): set to %FALSE when a premise was kept although it is not proven that the
 *   others, as they were then, have a solution without it
 *
 * Makes an unsatisfiable set of premises smaller. Asks about k · log₂ (n / k) times, for k of the n
 * premises that are kept.
 *
 * Returns: %FALSE with an error; @chosen is still unsatisfiable then
 */
gboolean
sudoku_premise_shrink (SudokuPremiseSolver *solver,
                       guint8 *chosen,
                       const guint *order,
                       guint n_order,
                       SudokuShrinkMeans means,
                       const SudokuTaskRun *task_run,
                       gboolean *minimal,
                       GError **error)
{
  g_auto (Shrink) self = { .solver = solver, .chosen = chosen, .means = means, .run = task_run };

  g_return_val_if_fail (solver != NULL && chosen != NULL && task_run != NULL, FALSE);
  g_return_val_if_fail (minimal != NULL && (order != NULL || n_order == 0), FALSE);

  self.open = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < n_order; i++)
    if (chosen[order[i]])
      g_array_append_val (self.open, order[i]);
  return run (&self, minimal, error);
}

/**
 * sudoku_premise_shrink_soon: (skip)
 * @solver: a solver
 * @chosen: (inout): by premise: a set of them that has no solution; gets a part of it that has none
 * @order: (array length=n_order): premises, as for sudoku_premise_shrink()
 * @n_order: how many these are
 * @means: how that is decided
 * @effort: the effort, taken from that of the solver
 * @task_run: what to obey
 *
 * Makes an unsatisfiable set of premises smaller where many sets are wanted, each one soon.
 *
 * Returns: %FALSE with an error; @chosen is still unsatisfiable then
 */
gboolean
sudoku_premise_shrink_soon (SudokuPremiseSolver *solver,
                            guint8 *chosen,
                            const guint *order,
                            guint n_order,
                            SudokuShrinkMeans means,
                            guint64 effort,
                            const SudokuTaskRun *task_run,
                            GError **error)
{
  guint64 left, allowed;
  gboolean minimal = TRUE, done;

  g_return_val_if_fail (solver != NULL && chosen != NULL && task_run != NULL, FALSE);
  g_return_val_if_fail (order != NULL || n_order == 0, FALSE);

  left = sudoku_premise_solver_get_effort (solver);
  allowed = MIN (left, effort);
  sudoku_premise_solver_set_effort (solver, allowed);
  done = sudoku_premise_shrink (solver, chosen, order, n_order, means, task_run, &minimal, error);
  left -= allowed - sudoku_premise_solver_get_effort (solver);
  sudoku_premise_solver_set_effort (solver, left);
  return done;
}
