/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Without the given a puzzle usually has several solutions: what only one of them has in a cell, or
 * in the cells that are filled together, can replace the given. First the values of the puzzle's
 * own solution are looked at, then those of others, as long as the effort lasts. */

#include "sudoku-exchange.h"

#include <string.h>

#include "sudoku-lone-value.h"
#include "sudoku-solve.h"

/* How many solutions are listed before the solver is asked about single values. */
#define N_SOLUTIONS_MAX 1000
/* For how many of these the solver is asked about cells that are filled together. */
#define N_TRIED_MAX 40

typedef struct
{
  SudokuExchange *result; /* borrowed */
  SudokuGrid *without;    /* owned: the puzzle without the given */
  SudokuAmbiguity *ambiguity;
  SudokuSolutionSearch *search;
  const SudokuTaskRun *run;
  const guint8 *solution; /* borrowed: of the puzzle */
  GPtrArray *targets;     /* of GArray of guint: cells that are filled together */
  guint *offers;          /* by cell × N + value − 1: one more than the place in @solutions */
  guint8 *other;          /* room for a solution */
} Exchanging;

static void
exchanging_clear (Exchanging *self)
{
  g_clear_pointer (&self->without, sudoku_grid_free);
  g_clear_pointer (&self->ambiguity, sudoku_ambiguity_free);
  g_clear_pointer (&self->search, sudoku_solution_search_free);
  g_clear_pointer (&self->targets, g_ptr_array_unref);
  g_free (self->offers);
  g_free (self->other);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Exchanging, exchanging_clear)

static guint
get_orbit (const SudokuExchange *self,
           guint cell)
{
  return self->orbits != NULL ? self->orbits[cell] : cell;
}

static void
list_targets (Exchanging *self)
{
  guint n_cells = sudoku_grid_get_n_cells (self->without);
  g_autofree GArray **by_orbit = g_new0 (GArray *, n_cells);

  self->targets = g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref);
  for (guint cell = 0; cell < n_cells; cell++)
    {
      GArray **cells = &by_orbit[get_orbit (self->result, cell)];

      if (sudoku_grid_get_fixed (self->without, cell) != 0)
        continue;
      if (*cells == NULL)
        {
          *cells = g_array_new (FALSE, FALSE, sizeof (guint));
          g_ptr_array_add (self->targets, *cells);
        }
      g_array_append_val (*cells, cell);
    }
}

/* Orders solutions by their values in the cells of a target. Where two are equal, neither is unique
 * by its values there. */
static int
compare (const GArray *target,
         const guint8 *one,
         const guint8 *other)
{
  for (guint i = 0; i < target->len; i++)
    {
      guint cell = g_array_index (target, guint, i);

      if (one[cell] != other[cell])
        return one[cell] < other[cell] ? -1 : 1;
    }
  return 0;
}

static gboolean
is_own (Exchanging *self,
        const GArray *target)
{
  return get_orbit (self->result, g_array_index (target, guint, 0)) ==
         get_orbit (self->result, self->result->cell);
}

/* In the cell of the given itself only another number counts. */
static gboolean
is_exchange (Exchanging *self,
             const GArray *target,
             const guint8 *values)
{
  return !is_own (self, target) ||
         values[self->result->cell] != self->solution[self->result->cell];
}

/* Returns the place of the solution among those that are kept. */
static guint
keep (Exchanging *self,
      const guint8 *values)
{
  g_ptr_array_add (self->result->solutions, g_memdup2 (values, self->ambiguity->n_cells));
  return self->result->solutions->len - 1;
}

/* Records that the target can be filled from this solution. That of the puzzle has precedence. */
static void
offer (Exchanging *self,
       const GArray *target,
       const guint8 *values)
{
  gboolean same = memcmp (values, self->solution, self->ambiguity->n_cells) == 0;
  guint kept = G_MAXUINT;

  for (guint i = 0; i < target->len; i++)
    {
      guint cell = g_array_index (target, guint, i);
      guint *place = &self->offers[cell * self->ambiguity->side + values[cell] - 1];

      if (*place != 0 && !same)
        continue;
      if (kept == G_MAXUINT)
        kept = keep (self, values);
      *place = kept + 1;
    }
}

static gboolean
offers_all (Exchanging *self,
            const GArray *target,
            const guint8 *values)
{
  for (guint i = 0; i < target->len; i++)
    {
      guint cell = g_array_index (target, guint, i);

      if (self->offers[cell * self->ambiguity->side + values[cell] - 1] == 0)
        return FALSE;
    }
  return TRUE;
}

static int
compare_cb (gconstpointer a,
            gconstpointer b,
            gpointer target)
{
  return compare (target, *(guint8 *const *)a, *(guint8 *const *)b);
}

/* The known solutions that are unique by their values in the target, in an order that depends on
 * nothing else. */
static GPtrArray *
list_alone (Exchanging *self,
            GArray *target)
{
  g_autoptr (GPtrArray) sorted = g_ptr_array_copy (self->ambiguity->solutions, NULL, NULL);
  GPtrArray *alone = g_ptr_array_new ();

  g_ptr_array_set_free_func (sorted, NULL);
  g_ptr_array_sort_with_data (sorted, compare_cb, target);
  for (guint i = 0; i < sorted->len; i++)
    if ((i == 0 || compare (target, sorted->pdata[i - 1], sorted->pdata[i]) != 0) &&
        (i + 1 == sorted->len || compare (target, sorted->pdata[i + 1], sorted->pdata[i]) != 0) &&
        is_exchange (self, target, sorted->pdata[i]))
      g_ptr_array_add (alone, sorted->pdata[i]);
  return alone;
}

/* With all solutions known. */
static void
count_all (Exchanging *self)
{
  for (guint i = 0; i < self->targets->len; i++)
    {
      GArray *target = self->targets->pdata[i];
      g_autoptr (GPtrArray) alone = list_alone (self, target);

      for (guint k = 0; k < alone->len; k++)
        offer (self, target, alone->pdata[k]);
    }
  self->result->complete = TRUE;
}

/* Is this the only solution with its values in the target? */
static SatStatus
find_other (Exchanging *self,
            const GArray *target,
            const guint8 *values,
            GError **error)
{
  for (guint i = 0; i < target->len; i++)
    {
      guint cell = g_array_index (target, guint, i);

      sudoku_solution_search_hold (self->search, cell, values[cell]);
    }
  sudoku_solution_search_want_other (self->search, values);
  return sudoku_solution_search_find (self->search, self->other, error);
}

static void
report (Exchanging *self,
        guint i)
{
  sudoku_task_run_report (self->run, SUDOKU_STAGE_SEARCH, (double)i / self->targets->len, 0, 0);
}

static gboolean
is_known (const GPtrArray *known,
          const GArray *target,
          const guint8 *values)
{
  for (guint i = 0; i < known->len; i++)
    if (compare (target, known->pdata[i], values) == 0)
      return TRUE;
  return FALSE;
}

/* The known solutions besides that of the puzzle. */
static GPtrArray *
list_known (Exchanging *self)
{
  GPtrArray *known = g_ptr_array_new_with_free_func (g_free);
  guint n_cells = self->ambiguity->n_cells;

  for (guint i = 0; i < self->ambiguity->solutions->len; i++)
    if (memcmp (self->ambiguity->solutions->pdata[i], self->solution, n_cells) != 0)
      g_ptr_array_add (known, g_memdup2 (self->ambiguity->solutions->pdata[i], n_cells));
  return known;
}

/* The targets where the values of the solution leave no other one. A second solution rules out each
 * target in which it has the same values. FALSE with an error. */
static gboolean
find_same (Exchanging *self,
           GError **error)
{
  g_autoptr (GPtrArray) known = list_known (self);
  GError *local_error = NULL;

  for (guint i = 0; i < self->targets->len && local_error == NULL; i++)
    {
      const GArray *target = self->targets->pdata[i];
      SatStatus status;

      if (is_own (self, target) || is_known (known, target, self->solution))
        continue;
      report (self, i);
      status = find_other (self, target, self->solution, &local_error);
      if (status == SAT_STATUS_UNSATISFIABLE)
        offer (self, target, self->solution);
      else if (status == SAT_STATUS_SATISFIABLE)
        g_ptr_array_add (known, g_memdup2 (self->other, self->ambiguity->n_cells));
      self->result->complete = self->result->complete && status != SAT_STATUS_UNKNOWN;
    }
  if (local_error == NULL)
    return TRUE;
  g_propagate_error (error, local_error);
  return FALSE;
}

/* Values of other solutions in a cell that is filled alone. */
static void
find_values (Exchanging *self,
             const GArray *target,
             GError **error)
{
  const SudokuAmbiguity *ambiguity = self->ambiguity;
  guint cell = g_array_index (target, guint, 0);
  GError *local_error = NULL;
  guint value;

  SUDOKU_SET_FOREACH (ambiguity->values[cell], value)
  {
    SatStatus status;

    if (value == self->solution[cell] || local_error != NULL)
      continue;
    status = sudoku_lone_value_ask (self->search, ambiguity, cell, value, self->other,
                                    &local_error);
    if (status == SAT_STATUS_SATISFIABLE)
      offer (self, target, self->other);
    self->result->complete = self->result->complete && status != SAT_STATUS_UNKNOWN;
  }
  if (local_error != NULL)
    g_propagate_error (error, local_error);
}

/* Values of other, known solutions in cells that are filled together: some of them. */
static void
find_fillings (Exchanging *self,
               GArray *target,
               GError **error)
{
  g_autoptr (GPtrArray) alone = list_alone (self, target);
  GError *local_error = NULL;
  guint n_tried = 0;

  self->result->complete = FALSE;
  for (guint i = 0; i < alone->len && n_tried < N_TRIED_MAX && local_error == NULL; i++)
    {
      if (offers_all (self, target, alone->pdata[i]))
        continue;
      n_tried++;
      if (find_other (self, target, alone->pdata[i], &local_error) == SAT_STATUS_UNSATISFIABLE)
        offer (self, target, alone->pdata[i]);
    }
  if (local_error != NULL)
    g_propagate_error (error, local_error);
}

/* FALSE with an error. */
static gboolean
find_others (Exchanging *self,
             GError **error)
{
  GError *local_error = NULL;

  for (guint i = 0; i < self->targets->len && local_error == NULL; i++)
    {
      GArray *target = self->targets->pdata[i];

      report (self, i);
      if (target->len == 1)
        find_values (self, target, &local_error);
      else
        find_fillings (self, target, &local_error);
    }
  if (local_error == NULL)
    return TRUE;
  g_propagate_error (error, local_error);
  return FALSE;
}

/* Removes all givens that go with the given. */
static void
take_away (Exchanging *self)
{
  guint orbit = get_orbit (self->result, self->result->cell);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (self->without); cell++)
    if (get_orbit (self->result, cell) == orbit &&
        sudoku_grid_get_fixed (self->without, cell) != 0)
      sudoku_grid_set (self->without, cell, 0, SUDOKU_ORIGIN_NONE);
}

/* FALSE with an error. */
static gboolean
find (Exchanging *self,
      GError **error)
{
  const SudokuTask rest = sudoku_task_run_get_rest (self->run);

  take_away (self);
  list_targets (self);
  self->ambiguity = sudoku_ambiguity_find (self->without, N_SOLUTIONS_MAX, &rest, error);
  if (self->ambiguity == NULL)
    return FALSE;
  self->offers = g_new0 (guint, self->ambiguity->n_cells * self->ambiguity->side);
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

/* Sorts by cell, then by value. */
static void
list_substitutes (Exchanging *self)
{
  guint side = self->ambiguity->side, n_cells = self->ambiguity->n_cells;
  GArray *found = g_array_new (FALSE, FALSE, sizeof (SudokuSubstitute));

  for (guint i = 0; i < n_cells * side; i++)
    {
      SudokuSubstitute substitute = { i / side, i % side + 1, FALSE, self->offers[i] - 1 };

      if (self->offers[i] == 0)
        continue;
      substitute.same = memcmp (self->result->solutions->pdata[substitute.solution],
                                self->solution, n_cells) == 0;
      g_array_append_val (found, substitute);
    }
  self->result->n_substitutes = found->len;
  self->result->substitutes = (SudokuSubstitute *)(gpointer)g_array_free (found, FALSE);
}

/**
 * sudoku_exchange_find: (skip)
 * @grid: a puzzle; everything filled belongs to it except answers, which are ignored
 * @cell: where a given or an entry stands
 * @orbits: (nullable) (array): by cell: the first cell of those that a symmetry gives or leaves
 *   empty together
 * @task: (nullable): cancellable, and a time limit, at which the result so far is returned
 *
 * Finds what can replace a given, whichever solution the puzzle then has.
 *
 * Returns: (transfer full) (nullable): the exchange; %NULL with `G_IO_ERROR_CANCELLED` or an error
 *   of the solver
 */
SudokuExchange *
sudoku_exchange_find (const SudokuGrid *grid,
                      guint cell,
                      const guint *orbits,
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
  result->solutions = g_ptr_array_new_with_free_func (g_free);
  if (orbits != NULL)
    result->orbits = g_memdup2 (orbits, sudoku_grid_get_n_cells (grid) * sizeof *orbits);
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
  if (!find (&self, error))
    return NULL;
  list_substitutes (&self);
  return g_steal_pointer (&result);
}

/**
 * sudoku_exchange_make: (skip)
 * @substitute: the index of the substitute
 * @grid: the puzzle it was found for, without its answers
 *
 * Makes the exchange. What is added is an entry if the given is one.
 *
 * Returns: (transfer full): the new puzzle
 */
SudokuGrid *
sudoku_exchange_make (const SudokuExchange *self,
                      guint substitute,
                      const SudokuGrid *grid)
{
  SudokuGrid *result = NULL;
  const guint8 *values = NULL;
  SudokuOrigin origin;
  guint from, to;

  g_return_val_if_fail (self != NULL && substitute < self->n_substitutes && grid != NULL, NULL);

  result = sudoku_grid_copy (grid);
  values = self->solutions->pdata[self->substitutes[substitute].solution];
  origin = sudoku_grid_get_origin (grid, self->cell);
  from = get_orbit (self, self->cell);
  to = get_orbit (self, self->substitutes[substitute].cell);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (get_orbit (self, cell) == from)
      sudoku_grid_set (result, cell, 0, SUDOKU_ORIGIN_NONE);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (get_orbit (self, cell) == to && sudoku_grid_get_value (result, cell) == 0)
      sudoku_grid_set (result, cell, values[cell], origin);
  return result;
}

/**
 * sudoku_exchange_free:
 *
 * Frees it.
 */
void
sudoku_exchange_free (SudokuExchange *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->solutions);
  g_free (self->substitutes);
  g_free (self->orbits);
  g_free (self);
}
