/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Chooses one solution: the new givens must hit each set of cells in which another solution
 * differs. Where all solutions are known, or the board is small, it then tries whether fewer givens
 * suffice, for any solution. */

#include "sudoku-addition.h"

#include <string.h>

#include "sudoku-hitting-set.h"
#include "sudoku-isolation.h"
#include "sudoku-lone-value.h"
#include "sudoku-other-solution.h"

/* Questions in the search for the fewest givens that tell one solution from all others. */
#define N_ASKED_SMALL 300
#define SMALL_SIDE_MAX 9
/* Up to this side each true candidate is tried on its own. */
#define ASK_EACH_SIDE_MAX 16

typedef struct
{
  const SudokuGrid *grid;           /* borrowed */
  const SudokuAmbiguity *ambiguity; /* borrowed */
  const SudokuTaskRun *run;
  guint *orbit_of; /* owned: by cell; G_MAXUINT: filled */
  guint *costs;    /* owned: by orbit */
  guint n_orbits;  /* that have an empty cell */
  guint8 *chosen;  /* owned: by orbit */
} Adding;

static void
adding_clear (Adding *self)
{
  g_free (self->orbit_of);
  g_free (self->costs);
  g_free (self->chosen);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Adding, adding_clear)

/* Numbers the orbits that have an empty cell. @orbits: (nullable): by cell */
static void
number_orbits (Adding *self,
               const guint *orbits)
{
  guint n_cells = self->ambiguity->n_cells;
  g_autofree guint *numbers = g_new (guint, n_cells);

  self->orbit_of = g_new (guint, n_cells);
  self->costs = g_new0 (guint, n_cells + 1);
  self->chosen = g_new0 (guint8, n_cells + 1);
  memset (numbers, 0xff, n_cells * sizeof (guint));
  for (guint cell = 0; cell < n_cells; cell++)
    {
      guint orbit = orbits != NULL ? orbits[cell] : cell;

      self->orbit_of[cell] = G_MAXUINT;
      if (sudoku_grid_get_fixed (self->grid, cell) != 0)
        continue;
      if (numbers[orbit] == G_MAXUINT)
        numbers[orbit] = self->n_orbits++;
      self->orbit_of[cell] = numbers[orbit];
      self->costs[numbers[orbit]]++;
    }
}

static guint
get_cost (const Adding *self)
{
  guint cost = 0;

  for (guint orbit = 0; orbit < self->n_orbits; orbit++)
    if (self->chosen[orbit])
      cost += self->costs[orbit];
  return cost;
}

/* Looks for something cheaper than the current choice. */
static void
better (Adding *self,
        SudokuIsolation *isolation,
        SudokuAddition *result)
{
  guint cost = get_cost (self);

  result->fewest = TRUE;
  if (cost > 0)
    sudoku_isolation_find_fewest (isolation, cost - 1, self->chosen, result->solution,
                                  &result->fewest);
}

/* With all solutions known. */
static void
choose_classes (Adding *self,
                SudokuAddition *result)
{
  g_autoptr (SudokuIsolation) isolation = sudoku_isolation_new (
    self->grid, self->ambiguity, self->orbit_of, self->n_orbits, self->run);

  sudoku_isolation_find_soon (isolation, self->chosen, result->solution);
  result->possible = TRUE;
  better (self, isolation, result);
}

/* Looks for an orbit of one cell that suffices. @none: (out): whether it is proven that there is
 * none. FALSE with an error. */
static gboolean
find_one (Adding *self,
          SudokuSolutionSearch *search,
          SudokuAddition *result,
          gboolean *none,
          GError **error)
{
  const SudokuAmbiguity *ambiguity = self->ambiguity;
  GError *local_error = NULL;
  guint value;

  *none = ambiguity->exact;
  for (guint cell = 0; cell < ambiguity->n_cells; cell++)
    {
      if (self->orbit_of[cell] == G_MAXUINT || self->costs[self->orbit_of[cell]] > 1 ||
          sudoku_set_count (ambiguity->values[cell]) < 2)
        continue;
      SUDOKU_SET_FOREACH (ambiguity->values[cell], value)
      {
        SatStatus status =
          sudoku_lone_value_ask (search, ambiguity, cell, value, result->solution, &local_error);

        if (status == SAT_STATUS_SATISFIABLE)
          self->chosen[self->orbit_of[cell]] = TRUE;
        result->possible = status == SAT_STATUS_SATISFIABLE;
        result->fewest = result->possible;
        *none = *none && status == SAT_STATUS_UNSATISFIABLE;
        if (local_error != NULL)
          g_propagate_error (error, local_error);
        if (local_error != NULL || result->possible)
          return local_error == NULL;
      }
    }
  return TRUE;
}

/* One solution, and the others that must be told from it. */
typedef struct
{
  Adding *adding;               /* borrowed */
  SudokuSolutionSearch *search; /* borrowed */
  const guint8 *solution;       /* borrowed: the one that is to be left */
  guint8 *other;                /* owned */
  guint8 *held;                 /* owned: by cell */
} Telling;

/* Is there another solution? Small boards are searched here first, which finds the same one with
 * each version of the solver. */
static SatStatus
find_other (Telling *self,
            GError **error)
{
  const Adding *adding = self->adding;

  if (adding->ambiguity->side <= SMALL_SIDE_MAX)
    {
      SatStatus status = sudoku_other_solution_find (
        sudoku_solution_search_get_candidates (self->search), self->held, self->solution,
        adding->run, self->other);

      if (status != SAT_STATUS_UNKNOWN)
        return status;
    }
  for (guint cell = 0; cell < adding->ambiguity->n_cells; cell++)
    if (self->held[cell])
      sudoku_solution_search_hold (self->search, cell, self->solution[cell]);
  sudoku_solution_search_want_other (self->search, self->solution);
  return sudoku_solution_search_find (self->search, self->other, error);
}

/* Is the solution unique when only the orbits that are kept have no givens? */
static SatStatus
ask_whether_alone (const guint8 *kept,
                   guint8 *core,
                   gpointer user_data,
                   GError **error)
{
  Telling *self = user_data;
  const Adding *adding = self->adding;
  SatStatus status;

  for (guint cell = 0; cell < adding->ambiguity->n_cells; cell++)
    self->held[cell] = adding->orbit_of[cell] != G_MAXUINT && !kept[adding->orbit_of[cell]];
  status = find_other (self, error);
  if (status == SAT_STATUS_UNKNOWN)
    return status;
  if (status == SAT_STATUS_UNSATISFIABLE)
    return SAT_STATUS_SATISFIABLE;
  for (guint cell = 0; cell < adding->ambiguity->n_cells && core != NULL; cell++)
    if (self->other[cell] != self->solution[cell])
      core[adding->orbit_of[cell]] = TRUE;
  return SAT_STATUS_UNSATISFIABLE;
}

/* Tells the first solution from all others. FALSE with an error. */
static gboolean
tell_apart (Adding *self,
            SudokuSolutionSearch *search,
            SudokuAddition *result,
            gboolean not_one,
            GError **error)
{
  g_autofree guint8 *other = g_new0 (guint8, self->ambiguity->n_cells);
  g_autofree guint8 *held = g_new0 (guint8, self->ambiguity->n_cells);
  Telling telling = { .adding = self, .search = search, .other = other, .held = held };
  SudokuHittingJob job = { .n = self->n_orbits, .ask = ask_whether_alone, .user_data = &telling };
  gboolean fewest = FALSE;
  GError *local_error = NULL;
  SatStatus status;

  memcpy (result->solution, self->ambiguity->solutions->pdata[0], self->ambiguity->n_cells);
  telling.solution = result->solution;
  job.n_asked_max = self->ambiguity->side <= SMALL_SIDE_MAX ? N_ASKED_SMALL : 0;
  status = sudoku_hitting_set_find (&job, self->run, self->chosen, &fewest, &local_error);
  result->possible = status == SAT_STATUS_SATISFIABLE;
  result->fewest = result->possible && not_one && get_cost (self) <= 2;
  if (local_error == NULL)
    return TRUE;
  g_propagate_error (error, local_error);
  return FALSE;
}

/* FALSE with an error. */
static gboolean
find_by_solving (Adding *self,
                 SudokuAddition *result,
                 GError **error)
{
  g_autoptr (SudokuSolutionSearch) search = sudoku_solution_search_new (self->grid, self->run);
  g_autoptr (SudokuIsolation) isolation = NULL;
  gboolean none = FALSE;

  if (self->ambiguity->side > SMALL_SIDE_MAX && self->ambiguity->side <= ASK_EACH_SIDE_MAX &&
      !find_one (self, search, result, &none, error))
    return FALSE;
  if (!result->possible && !tell_apart (self, search, result, none, error))
    return FALSE;
  if (!result->possible || self->ambiguity->side > SMALL_SIDE_MAX)
    return TRUE;
  isolation = sudoku_isolation_new (self->grid, self->ambiguity, self->orbit_of, self->n_orbits,
                                    self->run);
  better (self, isolation, result);
  return TRUE;
}

static void
list_cells (const Adding *self,
            SudokuAddition *result)
{
  result->cells = g_new (guint, self->ambiguity->n_cells);
  for (guint cell = 0; cell < self->ambiguity->n_cells && result->possible; cell++)
    if (self->orbit_of[cell] != G_MAXUINT && self->chosen[self->orbit_of[cell]])
      result->cells[result->n_cells++] = cell;
}

/**
 * sudoku_addition_find: (skip)
 * @grid: a puzzle; its answers are left aside
 * @ambiguity: what is known of its solutions, of which there is at least one
 * @orbits: (nullable) (array): by cell: a cell that is the same for all that are given together by
 *   a symmetry; %NULL: each cell alone
 * @task: (nullable): cancellable, and a time limit, at which the best result so far is returned
 *
 * Finds the fewest givens that make a puzzle unique, for any of its solutions. It is proven that
 * there are no fewer where all solutions are known, or the side is at most 9, and one, two, three …
 * givens can be tried; that is so for up to four at 9×9, as a rule for five. On larger boards it is
 * proven where one or two suffice. All empty cells of an orbit are given together.
 *
 * Returns: (transfer full) (nullable): the givens; %NULL with `G_IO_ERROR_CANCELLED` or an error of
 *   the solver
 */
SudokuAddition *
sudoku_addition_find (const SudokuGrid *grid,
                      const SudokuAmbiguity *ambiguity,
                      const guint *orbits,
                      const SudokuTask *task,
                      GError **error)
{
  g_autoptr (SudokuAddition) result = NULL;
  g_auto (Adding) self = { .grid = grid, .ambiguity = ambiguity };
  SudokuTaskRun run;

  g_return_val_if_fail (grid != NULL && ambiguity != NULL, NULL);
  g_return_val_if_fail (ambiguity->solutions->len >= 1, NULL);

  sudoku_task_run_init (&run, task);
  self.run = &run;
  if (g_cancellable_set_error_if_cancelled (run.cancellable, error))
    return NULL;
  number_orbits (&self, orbits);
  result = g_new0 (SudokuAddition, 1);
  result->solution = g_new0 (guint8, ambiguity->n_cells);
  if (ambiguity->complete)
    choose_classes (&self, result);
  else if (!find_by_solving (&self, result, error))
    return NULL;
  if (g_cancellable_set_error_if_cancelled (run.cancellable, error))
    return NULL;
  list_cells (&self, result);
  return g_steal_pointer (&result);
}

/**
 * sudoku_addition_free:
 *
 * Frees it.
 */
void
sudoku_addition_free (SudokuAddition *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->solution);
  g_free (self->cells);
  g_free (self);
}
