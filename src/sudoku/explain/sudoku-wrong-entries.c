/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why the player's numbers leave no solution.
 *
 * With several solutions the entries to blame are a minimal unsatisfiable set: entries are put into
 * the grid of the givens one after the other until there is no solution. The one that made the
 * difference belongs to the set and stays in the grid; the search continues among those before it,
 * until the grid has no solution without any more of them. Each of them is found by halving (the
 * scheme of Junker's QuickXplain, AAAI 2004, without its divide and conquer). */

#include "sudoku-wrong-entries.h"

#include "sudoku-solve.h"
#include "sudoku-task-run.h"

/* The entries of a grid, some of which are put back into its givens. */
typedef struct
{
  const SudokuGrid *grid;
  const SudokuTaskRun *run;
  SudokuGrid *fixed; /* owned: the givens and the entries that were found to blame */
  GArray *open;      /* of guint, owned: cells of entries that may be to blame */
  GArray *found;     /* of guint, owned: cells of entries that are */
} Blame;

static void
blame_clear (Blame *self)
{
  sudoku_grid_free (self->fixed);
  g_array_unref (self->open);
  g_array_unref (self->found);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Blame, blame_clear)

static void
put_entry (SudokuGrid *grid,
           const SudokuGrid *from,
           guint cell)
{
  sudoku_grid_set (grid, cell, sudoku_grid_get_value (from, cell), SUDOKU_ORIGIN_ENTRY);
}

/* Do the first @n open entries have a solution together with the fixed ones? Besides having one,
 * only SUDOKU_VERDICT_UNKNOWN is distinguished. */
static SudokuVerdict
ask (const Blame *self,
     guint n,
     GError **error)
{
  g_autoptr (SudokuGrid) grid = sudoku_grid_copy (self->fixed);
  const SudokuTask rest = sudoku_task_run_get_rest (self->run);
  SudokuVerdict verdict;

  for (guint i = 0; i < n; i++)
    put_entry (grid, self->grid, g_array_index (self->open, guint, i));
  verdict = sudoku_solve (grid, &rest, NULL, NULL, error);
  return verdict == SUDOKU_VERDICT_CONFLICT ? SUDOKU_VERDICT_NO_SOLUTION : verdict;
}

/* How many of the open entries it takes to leave no solution; all of them leave none. */
static gboolean
find_last (const Blame *self,
           guint *n_needed,
           GError **error)
{
  guint low = 0, high = self->open->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      SudokuVerdict verdict = ask (self, middle, error);

      if (verdict == SUDOKU_VERDICT_UNKNOWN)
        return FALSE;
      if (verdict == SUDOKU_VERDICT_NO_SOLUTION)
        high = middle;
      else
        low = middle + 1;
    }
  *n_needed = high;
  return TRUE;
}

/* Returns FALSE when a question was not answered. */
static gboolean
find_minimal_set (Blame *self,
                  GError **error)
{
  guint n;

  for (;;)
    {
      guint cell;

      if (!find_last (self, &n, error))
        return FALSE;
      if (n == 0)
        return TRUE;
      cell = g_array_index (self->open, guint, n - 1);
      put_entry (self->fixed, self->grid, cell);
      g_array_append_val (self->found, cell);
      g_array_set_size (self->open, n - 1);
    }
}

static int
compare_cells (gconstpointer a,
               gconstpointer b)
{
  const guint *first = a, *second = b;

  return (*first > *second) - (*first < *second);
}

static void
take_cells (SudokuWrongEntries *self,
            GArray *cells)
{
  g_array_sort (cells, compare_cells);
  self->n_cells = cells->len;
  self->cells = g_memdup2 (cells->data, cells->len * sizeof (guint));
}

static void
find_different (SudokuWrongEntries *self,
                const SudokuGrid *grid,
                const SudokuGrid *solution)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_ENTRY &&
        sudoku_grid_get_value (grid, cell) != sudoku_grid_get_value (solution, cell))
      g_array_append_val (cells, cell);
  take_cells (self, cells);
}

static gboolean
find_entries (SudokuWrongEntries *self,
              const SudokuGrid *grid,
              const SudokuGrid *puzzle,
              const SudokuTaskRun *run,
              GError **error)
{
  g_auto (Blame) blame = { .grid = grid, .run = run, .fixed = sudoku_grid_copy (puzzle) };

  blame.open = g_array_new (FALSE, FALSE, sizeof (guint));
  blame.found = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_ENTRY)
      g_array_append_val (blame.open, cell);
  if (!find_minimal_set (&blame, error))
    return FALSE;
  take_cells (self, blame.found);
  return TRUE;
}

/**
 * sudoku_wrong_entries_find: (skip)
 * @grid: a grid whose givens and entries have no solution
 * @task: (nullable): cancellable, and a time limit
 *
 * Finds out whether the puzzle itself has a solution and, if so, which entries are to blame. Asks
 * the solver once when the solution is unique; otherwise once for each halving, some log₂ of the
 * number of entries for each cell of the answer.
 *
 * Returns: (transfer full) (nullable): the reason; its verdict is %SUDOKU_VERDICT_UNKNOWN when a
 *   question was not answered in time. %NULL with `G_IO_ERROR_CANCELLED` or an error of the solver
 */
SudokuWrongEntries *
sudoku_wrong_entries_find (const SudokuGrid *grid,
                           const SudokuTask *task,
                           GError **error)
{
  g_autoptr (SudokuWrongEntries) self = g_new0 (SudokuWrongEntries, 1);
  g_autoptr (SudokuGrid) puzzle = NULL;
  g_autoptr (SudokuGrid) solution = NULL;
  SudokuTaskRun run;
  GError *local_error = NULL;

  g_return_val_if_fail (grid != NULL, NULL);

  sudoku_task_run_init (&run, task);
  puzzle = sudoku_grid_copy_givens (grid);
  self->puzzle = sudoku_check (puzzle, task, &solution, NULL, &local_error);
  if (self->puzzle == SUDOKU_VERDICT_UNIQUE)
    find_different (self, grid, solution);
  else if (self->puzzle == SUDOKU_VERDICT_SEVERAL &&
           !find_entries (self, grid, puzzle, &run, &local_error))
    self->puzzle = SUDOKU_VERDICT_UNKNOWN;
  if (local_error == NULL)
    return g_steal_pointer (&self);
  g_propagate_error (error, local_error);
  return NULL;
}

/**
 * sudoku_wrong_entries_free:
 *
 * Frees it.
 */
void
sudoku_wrong_entries_free (SudokuWrongEntries *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->cells);
  g_free (self);
}
