/* SPDX-License-Identifier: GPL-3.0-or-later */

/* First the true candidates: a solver is asked for a solution with any candidate that was in none
 * so far, until there is none (the backbone, where one value is left). Then the solutions
 * themselves: by trying the remaining candidates, and where that takes too long by a solver in
 * which the known solutions are forbidden. */

#include "sudoku-ambiguity.h"

#include <string.h>

#include "sudoku-open-cell.h"
#include "sudoku-solution-search.h"

/* Solutions between two reports. */
#define N_REPORTED 64
/* Values tried for each solution that is asked for, and some more in any case. */
#define TRIED_PER_SOLUTION 20
#define TRIED_MORE 2000

typedef struct
{
  SudokuAmbiguity *result; /* borrowed */
  const SudokuGrid *grid;  /* borrowed */
  const SudokuTaskRun *run;
  guint limit;
  GPtrArray *levels; /* of SudokuCandidates *, borrowed: by depth */
  guint64 n_tried;
  guint64 n_tried_max;
} Listing;

static void
add_values (SudokuAmbiguity *self,
            const guint8 *solution)
{
  for (guint cell = 0; cell < self->n_cells; cell++)
    self->values[cell] = sudoku_set_or (self->values[cell], sudoku_set_single (solution[cell]));
}

static void
add_solution (SudokuAmbiguity *self,
              const SudokuTaskRun *run,
              const guint8 *solution)
{
  for (guint cell = 0; cell < self->n_cells; cell++)
    self->counts[cell * self->side + solution[cell] - 1]++;
  g_ptr_array_add (self->solutions, g_memdup2 (solution, self->n_cells));
  if (self->solutions->len % N_REPORTED == 0)
    sudoku_task_run_report (run, SUDOKU_STAGE_COUNT, -1, 0, self->solutions->len);
}

static void
want_new (const SudokuAmbiguity *self,
          SudokuSolutionSearch *search)
{
  const SudokuCandidates *candidates = sudoku_solution_search_get_candidates (search);
  guint value;

  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      SudokuSet left = sudoku_set_minus (sudoku_candidates_get (candidates, cell),
                                         self->values[cell]);

      SUDOKU_SET_FOREACH (left, value)
      {
        sudoku_solution_search_want (search, cell, value);
      }
    }
}

static gboolean
is_anything_new (const SudokuAmbiguity *self,
                 const SudokuSolutionSearch *search)
{
  const SudokuCandidates *candidates = sudoku_solution_search_get_candidates (search);

  for (guint cell = 0; cell < self->n_cells; cell++)
    if (!sudoku_set_is_empty (
          sudoku_set_minus (sudoku_candidates_get (candidates, cell), self->values[cell])))
      return TRUE;
  return FALSE;
}

/* Returns FALSE with an error. Adds the solutions it meets to @found. */
static gboolean
find_values (SudokuAmbiguity *self,
             SudokuSolutionSearch *search,
             const SudokuTaskRun *run,
             GPtrArray *found,
             GError **error)
{
  g_autofree guint8 *solution = g_new0 (guint8, self->n_cells);
  GError *local_error = NULL;
  SatStatus status = sudoku_solution_search_find (search, solution, &local_error);

  while (status == SAT_STATUS_SATISFIABLE)
    {
      add_values (self, solution);
      g_ptr_array_add (found, g_memdup2 (solution, self->n_cells));
      sudoku_task_run_report (run, SUDOKU_STAGE_COUNT, -1, 0, found->len);
      status = SAT_STATUS_UNSATISFIABLE;
      if (!is_anything_new (self, search))
        break;
      want_new (self, search);
      status = sudoku_solution_search_find (search, solution, &local_error);
    }
  self->exact = status == SAT_STATUS_UNSATISFIABLE;
  if (local_error == NULL)
    return TRUE;
  g_propagate_error (error, local_error);
  return FALSE;
}

static SudokuCandidates *
get_level (Listing *self,
           guint depth)
{
  while (self->levels->len <= depth)
    g_ptr_array_add (self->levels,
                     sudoku_candidates_new_for (sudoku_grid_get_geometry (self->grid)));
  return g_ptr_array_index (self->levels, depth);
}

/* Tries all values of a cell. Returns FALSE when it ended before all were tried. */
static gboolean
list_by_trying (Listing *self,
                guint depth)
{
  SudokuCandidates *here = get_level (self, depth);
  g_autofree guint8 *values = NULL;
  guint cell, value;
  SudokuSet set;

  if (sudoku_candidates_get_n_open (here) == 0)
    {
      if (self->result->solutions->len >= self->limit)
        return FALSE;
      values = g_new (guint8, self->result->n_cells);
      sudoku_candidates_get_values (here, values);
      add_solution (self->result, self->run, values);
      return TRUE;
    }
  cell = sudoku_open_cell_choose (here);
  set = sudoku_candidates_get (here, cell);
  SUDOKU_SET_FOREACH (set, value)
  {
    SudokuCandidates *next = get_level (self, depth + 1);

    if (self->n_tried++ >= self->n_tried_max || sudoku_task_run_should_stop (self->run))
      return FALSE;
    sudoku_candidates_assign_from (next, here);
    if (sudoku_candidates_assign (next, cell, value) && sudoku_candidates_propagate (next) &&
        !list_by_trying (self, depth + 1))
      return FALSE;
  }
  return TRUE;
}

/* The true candidates alone, when they are known. Returns FALSE when there is no solution. */
static gboolean
prepare_first_level (Listing *self,
                     const SudokuCandidates *candidates)
{
  SudokuCandidates *first = get_level (self, 0);
  guint value;

  sudoku_candidates_assign_from (first, candidates);
  for (guint cell = 0; cell < self->result->n_cells && self->result->exact; cell++)
    {
      SudokuSet wrong = sudoku_set_minus (sudoku_candidates_get (first, cell),
                                          self->result->values[cell]);

      SUDOKU_SET_FOREACH (wrong, value)
      {
        if (!sudoku_candidates_remove (first, cell, value))
          return FALSE;
      }
    }
  return sudoku_candidates_propagate (first);
}

static void
start_anew (SudokuAmbiguity *self,
            const SudokuTaskRun *run,
            const GPtrArray *found,
            guint limit)
{
  memset (self->counts, 0, (gsize)self->n_cells * self->side * sizeof (guint));
  g_ptr_array_set_size (self->solutions, 0);
  for (guint i = 0; i < MIN (found->len, limit); i++)
    add_solution (self, run, found->pdata[i]);
}

/* Continues from the known solutions. Returns FALSE with an error. */
static gboolean
list_by_solving (Listing *self,
                 SudokuSolutionSearch *search,
                 GError **error)
{
  SudokuAmbiguity *result = self->result;
  g_autofree guint8 *solution = g_new0 (guint8, result->n_cells);
  GError *local_error = NULL;
  SatStatus status = SAT_STATUS_SATISFIABLE;

  for (guint i = 0; i < result->solutions->len; i++)
    if (!sudoku_solution_search_block (search, result->solutions->pdata[i], error))
      return FALSE;
  while (status == SAT_STATUS_SATISFIABLE && !sudoku_task_run_is_late (self->run))
    {
      status = sudoku_solution_search_find (search, solution, &local_error);
      if (status != SAT_STATUS_SATISFIABLE || result->solutions->len >= self->limit)
        break;
      add_values (result, solution);
      add_solution (result, self->run, solution);
      if (!sudoku_solution_search_block (search, solution, &local_error))
        break;
    }
  result->complete = local_error == NULL && status == SAT_STATUS_UNSATISFIABLE;
  if (local_error == NULL)
    return TRUE;
  g_propagate_error (error, local_error);
  return FALSE;
}

/* Returns FALSE with an error. */
static gboolean
list (Listing *self,
      SudokuSolutionSearch *search,
      const GPtrArray *found,
      GError **error)
{
  SudokuAmbiguity *result = self->result;

  if (found->len == 0)
    {
      result->complete = result->exact;
      return TRUE;
    }
  result->complete =
    prepare_first_level (self, sudoku_solution_search_get_candidates (search)) &&
    list_by_trying (self, 0);
  if (g_cancellable_set_error_if_cancelled (self->run->cancellable, error))
    return FALSE;
  if (result->complete || result->solutions->len >= self->limit)
    return TRUE;
  if (result->solutions->len < found->len)
    start_anew (result, self->run, found, self->limit);
  return list_by_solving (self, search, error);
}

/**
 * sudoku_ambiguity_find: (skip)
 * @grid: a puzzle; its answers are left aside
 * @limit: how many solutions to list at most, at least 2; each takes a byte per cell
 * @task: (nullable): cancellable, and a time limit, at which the result so far is returned
 *
 * Finds the values that each cell has over all solutions, and lists up to @limit solutions. The
 * effort is limited by conflicts and tried values.
 *
 * Returns: (transfer full) (nullable): the result, without solutions when there is none; %NULL with
 *   `G_IO_ERROR_CANCELLED` or an error of the solver
 */
SudokuAmbiguity *
sudoku_ambiguity_find (const SudokuGrid *grid,
                       guint limit,
                       const SudokuTask *task,
                       GError **error)
{
  g_autoptr (SudokuAmbiguity) self = NULL;
  g_autoptr (SudokuSolutionSearch) search = NULL;
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);
  Listing listing = { .grid = grid, .limit = limit };
  g_autoptr (GPtrArray) levels =
    g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_candidates_free);
  SudokuTaskRun run;

  g_return_val_if_fail (grid != NULL && limit >= 2, NULL);

  sudoku_task_run_init (&run, task);
  self = g_new0 (SudokuAmbiguity, 1);
  self->side = sudoku_grid_get_side (grid);
  self->n_cells = sudoku_grid_get_n_cells (grid);
  self->solutions = g_ptr_array_new_with_free_func (g_free);
  self->values = g_new0 (SudokuSet, self->n_cells);
  self->counts = g_new0 (guint, (gsize)self->n_cells * self->side);
  search = sudoku_solution_search_new (grid, &run);
  listing.result = self;
  listing.levels = levels;
  listing.run = &run;
  listing.n_tried_max = (guint64)limit * TRIED_PER_SOLUTION + TRIED_MORE;
  if (!find_values (self, search, &run, found, error) || !list (&listing, search, found, error))
    return NULL;
  self->exact |= self->complete;
  return g_steal_pointer (&self);
}

/**
 * sudoku_ambiguity_free:
 *
 * Frees it.
 */
void
sudoku_ambiguity_free (SudokuAmbiguity *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->solutions);
  g_free (self->values);
  g_free (self->counts);
  g_free (self);
}
