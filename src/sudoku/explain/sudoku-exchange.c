/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Without the given a puzzle has several solutions, as a rule: each value that only one of them has
 * in a cell may take its place. First those of the solution that the puzzle has; then others, as
 * long as the effort lasts. */

#include "sudoku-exchange.h"

#include <stdlib.h>
#include <string.h>

#include "sudoku-lone-value.h"
#include "sudoku-solve.h"

/* Solutions that are listed before the solver is asked about single values. */
#define N_SOLUTIONS_MAX 1000

typedef struct
{
  SudokuExchange *result; /* borrowed */
  SudokuGrid *without;    /* owned: the puzzle without the given */
  SudokuAmbiguity *ambiguity;
  SudokuSolutionSearch *search;
  const SudokuTaskRun *run;
  const guint8 *solution; /* borrowed: of the puzzle */
  GArray *found;          /* of SudokuSubstitute */
  guint8 *other;          /* room for a solution */
} Exchanging;

static void
exchanging_clear (Exchanging *self)
{
  g_clear_pointer (&self->without, sudoku_grid_free);
  g_clear_pointer (&self->ambiguity, sudoku_ambiguity_free);
  g_clear_pointer (&self->search, sudoku_solution_search_free);
  g_clear_pointer (&self->found, g_array_unref);
  g_free (self->other);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Exchanging, exchanging_clear)

static void
add (Exchanging *self,
     guint cell,
     guint value,
     gboolean same)
{
  const SudokuSubstitute substitute = { cell, value, same };

  g_array_append_val (self->found, substitute);
}

/* With all solutions known, each value that one of them has alone. */
static void
count_all (Exchanging *self)
{
  const SudokuAmbiguity *ambiguity = self->ambiguity;

  for (guint i = 0; i < ambiguity->solutions->len; i++)
    {
      const guint8 *one = ambiguity->solutions->pdata[i];
      gboolean same = one[self->result->cell] == self->solution[self->result->cell];

      for (guint cell = 0; cell < ambiguity->n_cells; cell++)
        if (sudoku_grid_get_fixed (self->without, cell) == 0 &&
            ambiguity->counts[cell * ambiguity->side + one[cell] - 1] == 1 &&
            !(same && cell == self->result->cell))
          add (self, cell, one[cell], same);
    }
  self->result->complete = TRUE;
}

/* The cells where the value of the solution leaves no other one. A second solution tells of each
 * cell in which it has the same that this one is not enough. FALSE with an error. */
static gboolean
find_same (Exchanging *self,
           GError **error)
{
  guint n_cells = self->ambiguity->n_cells;
  g_autofree guint8 *known = g_new0 (guint8, n_cells);
  GError *local_error = NULL;

  for (guint i = 0; i < self->ambiguity->solutions->len; i++)
    for (guint cell = 0; cell < n_cells; cell++)
      {
        const guint8 *other = self->ambiguity->solutions->pdata[i];

        known[cell] |= other[self->result->cell] != self->solution[self->result->cell] &&
                       other[cell] == self->solution[cell];
      }
  for (guint cell = 0; cell < n_cells && local_error == NULL; cell++)
    {
      SatStatus status;

      if (cell == self->result->cell || known[cell] ||
          sudoku_grid_get_fixed (self->without, cell) != 0)
        continue;
      sudoku_task_run_report (self->run, SUDOKU_STAGE_SEARCH, (double)cell / n_cells, 0, 0);
      sudoku_solution_search_hold (self->search, cell, self->solution[cell]);
      sudoku_solution_search_want_other (self->search, self->solution);
      status = sudoku_solution_search_find (self->search, self->other, &local_error);
      if (status == SAT_STATUS_UNSATISFIABLE)
        add (self, cell, self->solution[cell], TRUE);
      self->result->complete = self->result->complete && status != SAT_STATUS_UNKNOWN;
      for (guint i = 0; i < n_cells && status == SAT_STATUS_SATISFIABLE; i++)
        known[i] |= self->other[i] == self->solution[i];
    }
  if (local_error == NULL)
    return TRUE;
  g_propagate_error (error, local_error);
  return FALSE;
}

/* Values of other solutions. FALSE with an error. */
static gboolean
find_others (Exchanging *self,
             GError **error)
{
  const SudokuAmbiguity *ambiguity = self->ambiguity;
  GError *local_error = NULL;
  guint value;

  for (guint cell = 0; cell < ambiguity->n_cells; cell++)
    {
      if (sudoku_grid_get_fixed (self->without, cell) != 0)
        continue;
      sudoku_task_run_report (self->run, SUDOKU_STAGE_SEARCH, (double)cell / ambiguity->n_cells, 0,
                              0);
      SUDOKU_SET_FOREACH (ambiguity->values[cell], value)
      {
        SatStatus status;

        if (value == self->solution[cell])
          continue;
        status = sudoku_lone_value_ask (self->search, ambiguity, cell, value, self->other,
                                        &local_error);
        if (local_error != NULL)
          {
            g_propagate_error (error, local_error);
            return FALSE;
          }
        if (status == SAT_STATUS_SATISFIABLE)
          add (self, cell, value, FALSE);
        self->result->complete = self->result->complete && status != SAT_STATUS_UNKNOWN;
      }
    }
  return TRUE;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const SudokuSubstitute *one = a, *other = b;

  if (one->cell != other->cell)
    return one->cell < other->cell ? -1 : 1;
  return (one->value > other->value) - (one->value < other->value);
}

/* FALSE with an error. */
static gboolean
find (Exchanging *self,
      const SudokuTask *task,
      GError **error)
{
  sudoku_grid_set (self->without, self->result->cell, 0, SUDOKU_ORIGIN_NONE);
  self->ambiguity = sudoku_ambiguity_find (self->without, N_SOLUTIONS_MAX, task, error);
  if (self->ambiguity == NULL)
    return FALSE;
  if (self->ambiguity->complete)
    {
      count_all (self);
      return TRUE;
    }
  self->search = sudoku_solution_search_new (self->without, self->run);
  self->other = g_new0 (guint8, self->ambiguity->n_cells);
  self->result->complete = self->ambiguity->exact;
  return find_same (self, error) && find_others (self, error);
}

/**
 * sudoku_exchange_find: (skip)
 * @grid: a puzzle; all that is filled belongs to it but the answers, which are left aside
 * @cell: where a given or an entry stands
 * @task: (nullable): cancellable, and a time limit; when it is over, what was found counts
 * @error: return location for an error
 *
 * Finds what may be given in the place of a given, whichever solution the puzzle has then.
 *
 * Returns: (transfer full) (nullable): what was found; %NULL with `G_IO_ERROR_CANCELLED` or an
 *   error of the solver
 */
SudokuExchange *
sudoku_exchange_find (const SudokuGrid *grid,
                      guint cell,
                      const SudokuTask *task,
                      GError **error)
{
  g_autoptr (SudokuExchange) result = NULL;
  g_autoptr (SudokuGrid) solution = NULL;
  g_autofree guint8 *values = NULL;
  g_auto (Exchanging) self = { 0 };
  GError *local_error = NULL;
  SudokuTaskRun run;

  g_return_val_if_fail (grid != NULL && sudoku_grid_get_fixed (grid, cell) != 0, NULL);

  sudoku_task_run_init (&run, task);
  result = g_new0 (SudokuExchange, 1);
  result->cell = cell;
  result->verdict = sudoku_check (grid, task, &solution, NULL, &local_error);
  if (local_error != NULL)
    {
      g_propagate_error (error, local_error);
      return NULL;
    }
  if (result->verdict != SUDOKU_VERDICT_UNIQUE)
    return g_steal_pointer (&result);
  values = sudoku_grid_copy_values (solution);
  self.result = result;
  self.run = &run;
  self.solution = values;
  self.without = sudoku_grid_copy (grid);
  self.found = g_array_new (FALSE, FALSE, sizeof (SudokuSubstitute));
  if (!find (&self, task, error))
    return NULL;
  if (self.found->len > 0)
    qsort (self.found->data, self.found->len, sizeof (SudokuSubstitute), compare);
  result->n_substitutes = self.found->len;
  result->substitutes =
    (SudokuSubstitute *)(gpointer)g_array_free (g_steal_pointer (&self.found), FALSE);
  return g_steal_pointer (&result);
}

/**
 * sudoku_exchange_free:
 * @self: (transfer full): what was found
 *
 * Frees it.
 */
void
sudoku_exchange_free (SudokuExchange *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->substitutes);
  g_free (self);
}
