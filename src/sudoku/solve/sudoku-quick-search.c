/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Limits for giving up the search for something else. Makes no grids and no copies, so it is used
 * for single puzzles as well as for files of millions. */

#include "sudoku-quick-search.h"

#include "sudoku-groups.h"
#include "sudoku-search.h"

/* Guesses before the puzzle goes to the SAT solver, by side: that learns from dead ends, which in
 * rare cases makes all the difference. */
#define GUESSES_SMALL 100000
#define GUESSES_LARGE 500
#define SMALL_SIDE_MAX 9
/* The same for rules that only the slower search knows. */
#define GUESSES_GENERAL 200
/* Counting: guesses after which it goes on only where solutions are plentiful. */
#define GUESSES_COUNT 5000
#define PLENTY 200

struct _SudokuQuickSearch
{
  SudokuSearch *search;
  gboolean fast;
  guint64 guess_limit;
};

/**
 * sudoku_quick_search_new: (skip)
 * @geometry: a shape
 *
 * Makes a search for puzzles of a shape.
 *
 * Returns: (transfer full) (nullable): the search; %NULL when the side is too large, or there are
 *   laws or own clauses, which leave little to propagate and much to learn: these are for the SAT
 *   solver
 */
SudokuQuickSearch *
sudoku_quick_search_new (SudokuGeometry *geometry)
{
  SudokuQuickSearch *self = NULL;
  guint side;

  g_return_val_if_fail (geometry != NULL, NULL);

  side = sudoku_geometry_get_side (geometry);
  if (side > SUDOKU_SEARCH_SIDE_MAX ||
      sudoku_groups_has_clauses (sudoku_geometry_get_groups (geometry)))
    return NULL;
  self = g_new0 (SudokuQuickSearch, 1);
  self->search = sudoku_search_new (geometry);
  self->fast = sudoku_geometry_is_plain_or_x (geometry);
  self->guess_limit = side <= SMALL_SIDE_MAX ? GUESSES_SMALL : GUESSES_LARGE;
  if (!self->fast)
    self->guess_limit = GUESSES_GENERAL;
  return self;
}

/**
 * sudoku_quick_search_free:
 * @self: (transfer full) (nullable): a search
 *
 * Frees it.
 */
void
sudoku_quick_search_free (SudokuQuickSearch *self)
{
  if (self == NULL)
    return;
  sudoku_search_free (self->search);
  g_free (self);
}

static SudokuVerdict
verdict_of (const SudokuSearchResult *result,
            gboolean want_unique)
{
  if (result->n_found > 1)
    return SUDOKU_VERDICT_SEVERAL;
  if (result->n_found == 1 && !want_unique)
    return result->n_guesses == 0 ? SUDOKU_VERDICT_UNIQUE : SUDOKU_VERDICT_SOLVABLE;
  if (!result->complete)
    return SUDOKU_VERDICT_UNKNOWN;
  return result->n_found == 1 ? SUDOKU_VERDICT_UNIQUE : SUDOKU_VERDICT_NO_SOLUTION;
}

/**
 * sudoku_quick_search_judge: (skip)
 * @values: by cell: a required value, or 0
 * @want_unique: whether to look for a second solution, too
 * @work: (nullable): what to obey
 * @result: (out caller-allocates): what was found
 *
 * Looks for one solution or two.
 *
 * Returns: SUDOKU_VERDICT_UNIQUE, SUDOKU_VERDICT_SEVERAL, or SUDOKU_VERDICT_SOLVABLE when only one
 *   was looked for; SUDOKU_VERDICT_NO_SOLUTION, also where values break a rule;
 *   SUDOKU_VERDICT_UNKNOWN when it has given up
 */
SudokuVerdict
sudoku_quick_search_judge (SudokuQuickSearch *self,
                           const guint8 *values,
                           gboolean want_unique,
                           const SudokuTaskRun *work,
                           SudokuSearchResult *result)
{
  g_return_val_if_fail (self != NULL && values != NULL && result != NULL, SUDOKU_VERDICT_UNKNOWN);

  sudoku_search_load (self->search, values);
  sudoku_search_run (self->search, want_unique ? 2 : 1, self->guess_limit, work, result);
  return verdict_of (result, want_unique);
}

/**
 * sudoku_quick_search_count: (skip)
 * @values: by cell: a required value, or 0
 * @limit: where to stop counting; 0: never
 * @work: (nullable): what to obey
 * @result: (out caller-allocates): what was found
 *
 * Counts solutions, unless that is hopeless, with few found after many guesses. Where they are
 * plentiful there is no limit.
 *
 * Returns: whether the number is right, or as far as @work allowed
 */
gboolean
sudoku_quick_search_count (SudokuQuickSearch *self,
                           const guint8 *values,
                           guint64 limit,
                           const SudokuTaskRun *work,
                           SudokuSearchResult *result)
{
  const guint64 enough = self->fast ? 1 : PLENTY;

  g_return_val_if_fail (self != NULL && values != NULL && result != NULL, FALSE);

  sudoku_search_load (self->search, values);
  sudoku_search_run (self->search, limit, self->fast ? GUESSES_SMALL : GUESSES_COUNT, work, result);
  if (!result->complete && result->n_found >= enough &&
      (work == NULL || !sudoku_task_run_should_stop (work)))
    {
      sudoku_search_load (self->search, values);
      sudoku_search_run (self->search, limit, 0, work, result);
    }
  return result->complete || result->n_found >= enough;
}

/**
 * sudoku_quick_search_get_solution:
 * @self: a search that has found one
 *
 * Gets the value of each cell in the last solution found.
 *
 * Returns: (transfer none): the solution
 */
const guint8 *
sudoku_quick_search_get_solution (const SudokuQuickSearch *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return sudoku_search_get_solution (self->search);
}
