/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Compares entries and removed marks with the solution, or if there are several, with all of them:
 * marks to blame are found like entries, by dropping what is not necessary for having no
 * solution. */

#include "sudoku-hint-mistake.h"

#include "sudoku-hint-formula.h"
#include "sudoku-solve.h"
#include "sudoku-wrong-entries.h"

static void
compare_with_solution (SudokuHintMistake *self,
                       const SudokuGrid *grid,
                       const SudokuSet *removed)
{
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      guint value = sudoku_grid_get_value (self->solution, cell);

      if (sudoku_grid_get_fixed (grid, cell) != 0)
        {
          if (sudoku_grid_get_fixed (grid, cell) != value)
            g_array_append_val (self->entries, cell);
        }
      else if (removed != NULL && sudoku_set_has (removed[cell], value))
        g_array_append_val (self->marks, cell);
    }
}

/* The removed marks, as assumptions about the variables. */
static GArray *
gather_removed (const SudokuPosition *position,
                const SudokuSet *removed)
{
  GArray *literals = g_array_new (FALSE, FALSE, sizeof (int));
  SudokuGeometry *geometry = sudoku_position_get_geometry (position);
  guint value, side = sudoku_geometry_get_side (geometry);

  for (guint cell = 0; cell < sudoku_geometry_get_n_cells (geometry); cell++)
    SUDOKU_SET_FOREACH (removed[cell], value)
    {
      guint candidate = cell * side + value - 1;
      int literal = -sudoku_hint_formula_get_variable (candidate);

      if (!sudoku_position_is_filled (position, cell) && sudoku_position_has (position, candidate))
        g_array_append_val (literals, literal);
    }
  return literals;
}

/* Whether there is a solution in which these hold. @core: gets a failed core */
static SatStatus
solve_with (SatSolver *solver,
            const GArray *literals,
            guint left_out,
            const SudokuTaskRun *run,
            GArray **core,
            GError **error)
{
  SatStatus status;
  const int *failed = NULL;
  gsize n = 0;

  for (guint i = 0; i < literals->len; i++)
    if (i != left_out && !sat_solver_assume (solver, g_array_index (literals, int, i), error))
      return SAT_STATUS_UNKNOWN;
  sat_solver_set_deadline (solver, run->deadline);
  status = sat_solver_solve (solver, error);
  if (status != SAT_STATUS_UNSATISFIABLE)
    return status;
  failed = sat_solver_get_core (solver, &n);
  *core = g_array_new (FALSE, FALSE, sizeof (int));
  g_array_append_vals (*core, failed, (guint)n);
  return status;
}

static int
compare_cells (gconstpointer a,
               gconstpointer b)
{
  const guint *first = a, *second = b;

  return (*first > *second) - (*first < *second);
}

static void
take_marks (SudokuHintMistake *self,
            const GArray *literals,
            guint side)
{
  for (guint i = 0; i < literals->len; i++)
    {
      guint cell = (guint)(-g_array_index (literals, int, i) - 1) / side;
      gboolean known = FALSE;

      for (guint k = 0; k < self->marks->len && !known; k++)
        known = g_array_index (self->marks, guint, k) == cell;
      if (!known)
        g_array_append_val (self->marks, cell);
    }
  g_array_sort (self->marks, compare_cells);
}

/* Drops, one by one, what is not necessary for having no solution. */
static SatStatus
minimise (SatSolver *solver,
          GArray **literals,
          const SudokuTaskRun *run,
          GError **error)
{
  guint i = 0;

  while (i < (*literals)->len)
    {
      GArray *core = NULL;
      SatStatus status = solve_with (solver, *literals, i, run, &core, error);

      if (status == SAT_STATUS_UNKNOWN)
        return status;
      if (status == SAT_STATUS_SATISFIABLE || core == NULL)
        {
          i++;
          continue;
        }
      /* Cores keep the order of the variables, so the earlier ones are the same. */
      g_array_unref (*literals);
      *literals = core;
    }
  return SAT_STATUS_UNSATISFIABLE;
}

/* Several solutions: are there any without the removed marks? */
static gboolean
find_marks (SudokuHintMistake *self,
            const SudokuGrid *grid,
            const SudokuSet *removed,
            const SudokuTaskRun *run,
            GError **error)
{
  g_autoptr (SudokuPosition) position = sudoku_position_new_at (grid, NULL);
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_grid_get_geometry (grid));
  g_autoptr (SatSolver) solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  g_autoptr (GArray) literals = gather_removed (position, removed);
  g_autoptr (GArray) core = NULL;
  SatStatus status;

  sudoku_links_obey (links, run);
  sat_solver_set_cancellable (solver, run->cancellable);
  if (!sudoku_hint_formula_add (solver, position, links, FALSE, error))
    {
      self->certain = FALSE;
      return *error == NULL;
    }
  status = solve_with (solver, literals, G_MAXUINT, run, &core, error);
  if (status == SAT_STATUS_UNSATISFIABLE)
    {
      if (minimise (solver, &core, run, error) == SAT_STATUS_UNKNOWN)
        self->certain = FALSE;
      take_marks (self, core, sudoku_links_get_side (links));
    }
  else if (status == SAT_STATUS_UNKNOWN)
    self->certain = FALSE;
  return TRUE;
}

/* Several solutions, or an unknown number: do the entries leave any? */
static gboolean
find_in_several (SudokuHintMistake *self,
                 const SudokuGrid *grid,
                 const SudokuSet *removed,
                 const SudokuTaskRun *run,
                 GError **error)
{
  GError *local_error = NULL;
  SudokuTask rest = sudoku_task_run_get_rest (run);
  SudokuVerdict verdict = sudoku_solve (grid, &rest, NULL, NULL, &local_error);

  if (verdict == SUDOKU_VERDICT_NO_SOLUTION || verdict == SUDOKU_VERDICT_CONFLICT)
    {
      g_autoptr (SudokuWrongEntries) wrong = NULL;

      rest = sudoku_task_run_get_rest (run);
      wrong = sudoku_wrong_entries_find (grid, &rest, &local_error);
      if (wrong != NULL)
        g_array_append_vals (self->entries, wrong->cells, wrong->n_cells);
      self->certain = wrong != NULL && wrong->n_cells > 0;
    }
  else if (verdict == SUDOKU_VERDICT_UNKNOWN)
    self->certain = FALSE;
  else if (removed != NULL)
    find_marks (self, grid, removed, run, &local_error);
  if (local_error == NULL)
    return TRUE;
  g_propagate_error (error, local_error);
  return FALSE;
}

/* What the givens alone allow. */
static void
solve_puzzle (SudokuHintMistake *self,
              const SudokuGrid *grid,
              const SudokuHintWish *wish,
              const SudokuTaskRun *run,
              GError **error)
{
  g_autoptr (SudokuGrid) puzzle = NULL;
  const SudokuTask rest = sudoku_task_run_get_rest (run);

  if (wish->solution != NULL)
    {
      self->solution = sudoku_grid_copy (wish->solution);
      self->puzzle = SUDOKU_VERDICT_UNIQUE;
      return;
    }
  puzzle = sudoku_grid_copy_givens (grid);
  self->puzzle = wish->unique ? sudoku_solve (puzzle, &rest, &self->solution, NULL, error)
                              : sudoku_check (puzzle, &rest, &self->solution, NULL, error);
  if (wish->unique && self->puzzle == SUDOKU_VERDICT_SOLVABLE)
    self->puzzle = SUDOKU_VERDICT_UNIQUE;
  if (self->puzzle != SUDOKU_VERDICT_UNIQUE)
    g_clear_pointer (&self->solution, sudoku_grid_free);
}

/**
 * sudoku_hint_mistake_find: (skip)
 * @grid: a puzzle with its entries
 * @wish: what is known, and which values were removed from the marks
 * @run: a running task, which may end it early
 *
 * Finds out whether a puzzle has solutions, and whether the player has left any. Asks the solver
 * once if there is one solution, and not at all if that is known.
 *
 * Returns: (transfer full) (nullable): the mistakes; %NULL with `G_IO_ERROR_CANCELLED` or an error
 *   of the solver
 */
SudokuHintMistake *
sudoku_hint_mistake_find (const SudokuGrid *grid,
                          const SudokuHintWish *wish,
                          const SudokuTaskRun *run,
                          GError **error)
{
  g_autoptr (SudokuHintMistake) self = NULL;
  GError *local_error = NULL;

  g_return_val_if_fail (grid != NULL && wish != NULL && run != NULL, NULL);

  self = g_new0 (SudokuHintMistake, 1);
  self->entries = g_array_new (FALSE, FALSE, sizeof (guint));
  self->marks = g_array_new (FALSE, FALSE, sizeof (guint));
  self->certain = TRUE;
  solve_puzzle (self, grid, wish, run, &local_error);
  if (self->puzzle == SUDOKU_VERDICT_UNIQUE)
    compare_with_solution (self, grid, wish->removed);
  else if (local_error == NULL &&
           (self->puzzle == SUDOKU_VERDICT_SEVERAL || self->puzzle == SUDOKU_VERDICT_UNKNOWN))
    find_in_several (self, grid, wish->removed, run, &local_error);
  if (local_error == NULL)
    return g_steal_pointer (&self);
  g_propagate_error (error, local_error);
  return NULL;
}

/**
 * sudoku_hint_mistake_free:
 *
 * Frees it.
 */
void
sudoku_hint_mistake_free (SudokuHintMistake *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->entries);
  g_array_unref (self->marks);
  g_clear_pointer (&self->solution, sudoku_grid_free);
  g_free (self);
}
