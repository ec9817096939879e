/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The question that making a puzzle asks a thousand times. A second solution must differ in a cell
 * whose given was removed, so it is looked for there. Small sides are searched. On large ones
 * propagation answers most questions; the others go to a solver that gets only what propagation
 * leaves. (One solver that holds the rules of the whole grid and assumes the givens keeps what it
 * learns, but is ten times slower for it.) Does not know which givens should be removed. */

#include "sudoku-uniqueness.h"

#include "sudoku-candidates.h"
#include "sudoku-sat-search.h"
#include "sudoku-search.h"

/* Guesses of a search: for the quick test, and before the solver is asked. */
#define QUICK_GUESSES 50
#define SEARCH_GUESSES 300
/* The same of a search whose guesses are expensive. */
#define GENERAL_QUICK_GUESSES 10
#define GENERAL_GUESSES 60
/* Up to this side a search needs no solver behind it. */
#define SEARCH_ONLY_SIDE_MAX 9

struct _SudokuUniqueness
{
  SudokuGeometry *geometry;  /* borrowed */
  const guint8 *solution;    /* borrowed */
  const SudokuTaskRun *work; /* borrowed */
  guint side;
  guint n_cells;
  SudokuSearch *search;         /* (nullable): small sides only */
  gboolean fast;                /* the search is */
  gboolean by_search;           /* nothing else is asked */
  SudokuCandidates *candidates; /* (nullable): for trying */
  guint8 *found;                /* room for another solution */
  guint64 conflicts;
};

/**
 * sudoku_uniqueness_new: (skip)
 * @geometry: the shape; must outlive the object
 * @solution: the value of each cell; must outlive the object
 * @work: what to obey; must outlive the object
 *
 * Prepares questions about puzzles with this solution.
 *
 * Returns: (transfer full): the object to ask
 */
SudokuUniqueness *
sudoku_uniqueness_new (SudokuGeometry *geometry,
                       const guint8 *solution,
                       const SudokuTaskRun *work)
{
  SudokuUniqueness *self = g_new0 (SudokuUniqueness, 1);

  self->geometry = geometry;
  self->solution = solution;
  self->work = work;
  self->side = sudoku_geometry_get_side (geometry);
  self->n_cells = sudoku_geometry_get_n_cells (geometry);
  if (self->side <= SUDOKU_SEARCH_SIDE_MAX)
    self->search = sudoku_search_new (geometry);
  self->fast = self->search != NULL && sudoku_search_is_fast (self->search);
  if (!self->fast || self->side > SEARCH_ONLY_SIDE_MAX)
    self->candidates = sudoku_candidates_new_for (geometry);
  self->found = g_new (guint8, self->n_cells);
  return self;
}

/**
 * sudoku_uniqueness_only_search:
 *
 * Never asks the solver of clauses from now on. Searches then take as long as they need. For sides
 * up to %SUDOKU_SEARCH_SIDE_MAX.
 */
void
sudoku_uniqueness_only_search (SudokuUniqueness *self)
{
  g_return_if_fail (self != NULL && self->search != NULL);

  self->by_search = TRUE;
}

/**
 * sudoku_uniqueness_free:
 * @self: (transfer full) (nullable): an object
 *
 * Frees it.
 */
void
sudoku_uniqueness_free (SudokuUniqueness *self)
{
  if (self == NULL)
    return;
  sudoku_search_free (self->search);
  sudoku_candidates_free (self->candidates);
  g_free (self->found);
  g_free (self);
}

/**
 * sudoku_uniqueness_test_quickly:
 * @puzzle: a value or 0 for each cell
 *
 * Asks a short search (small sides) or propagation alone.
 *
 * Returns: the answer
 */
SudokuUniquenessAnswer
sudoku_uniqueness_test_quickly (SudokuUniqueness *self,
                                const guint8 *puzzle)
{
  if (self->search != NULL)
    {
      SudokuSearchResult result;

      sudoku_search_load (self->search, puzzle);
      sudoku_search_run (self->search, 2, self->fast ? QUICK_GUESSES : GENERAL_QUICK_GUESSES,
                         self->work, &result);
      if (result.n_found > 1)
        return SUDOKU_UNIQUENESS_NO;
      return result.complete ? SUDOKU_UNIQUENESS_YES : SUDOKU_UNIQUENESS_UNKNOWN;
    }
  sudoku_candidates_reset (self->candidates, puzzle);
  sudoku_candidates_propagate (self->candidates);
  return sudoku_candidates_get_n_open (self->candidates) == 0 ? SUDOKU_UNIQUENESS_YES
                                                              : SUDOKU_UNIQUENESS_UNKNOWN;
}

static SudokuUniquenessAnswer
search_elsewhere (SudokuUniqueness *self,
                  const guint8 *puzzle,
                  guint cell)
{
  SudokuSearchResult result;
  guint64 limit = self->fast ? SEARCH_GUESSES : GENERAL_GUESSES;

  if (self->by_search || (self->fast && self->side <= SEARCH_ONLY_SIDE_MAX))
    limit = 0;
  sudoku_search_load (self->search, puzzle);
  sudoku_search_forbid (self->search, cell, self->solution[cell]);
  sudoku_search_run (self->search, 1, limit, self->work, &result);
  if (result.n_found > 0)
    return SUDOKU_UNIQUENESS_NO;
  return result.complete ? SUDOKU_UNIQUENESS_YES : SUDOKU_UNIQUENESS_UNKNOWN;
}

/* Decides what propagation can't decide about @candidates. */
static SudokuUniquenessAnswer
solve_rest (SudokuUniqueness *self,
            guint64 conflict_limit,
            GError **error)
{
  SatStatus status = sudoku_sat_search_complete (self->candidates, self->work, conflict_limit,
                                                 self->found, &self->conflicts, error);

  if (status == SAT_STATUS_UNKNOWN)
    return SUDOKU_UNIQUENESS_UNKNOWN;
  return status == SAT_STATUS_SATISFIABLE ? SUDOKU_UNIQUENESS_NO : SUDOKU_UNIQUENESS_YES;
}

/* Is there a solution in which @cell holds another value? */
static SudokuUniquenessAnswer
test_elsewhere (SudokuUniqueness *self,
                const guint8 *puzzle,
                guint cell,
                guint64 conflict_limit,
                GError **error)
{
  if (self->search != NULL)
    {
      SudokuUniquenessAnswer answer = search_elsewhere (self, puzzle, cell);

      if (answer != SUDOKU_UNIQUENESS_UNKNOWN || self->candidates == NULL)
        return answer;
    }
  sudoku_candidates_reset (self->candidates, puzzle);
  if (!sudoku_candidates_remove (self->candidates, cell, self->solution[cell]) ||
      !sudoku_candidates_propagate (self->candidates))
    return SUDOKU_UNIQUENESS_YES;
  return solve_rest (self, conflict_limit, error);
}

/**
 * sudoku_uniqueness_test_without:
 * @puzzle: a value or 0 for each cell
 * @cells: (array length=n_cells): empty cells; with their values the puzzle has only one solution
 * @n_cells: how many
 * @conflict_limit: conflicts of the solver for each cell; 0: none
 *
 * Asks whether the puzzle has only one solution even without these givens.
 *
 * Returns: the answer; SUDOKU_UNIQUENESS_UNKNOWN when it was not found within the limits, with
 *   G_IO_ERROR_CANCELLED when cancelled
 */
SudokuUniquenessAnswer
sudoku_uniqueness_test_without (SudokuUniqueness *self,
                                const guint8 *puzzle,
                                const guint *cells,
                                guint n_cells,
                                guint64 conflict_limit,
                                GError **error)
{
  for (guint i = 0; i < n_cells; i++)
    {
      SudokuUniquenessAnswer answer =
        test_elsewhere (self, puzzle, cells[i], conflict_limit, error);

      if (answer != SUDOKU_UNIQUENESS_YES)
        return answer;
    }
  return SUDOKU_UNIQUENESS_YES;
}

/**
 * sudoku_uniqueness_get_conflicts:
 *
 * Counts the conflicts of the solver so far.
 *
 * Returns: the number
 */
guint64
sudoku_uniqueness_get_conflicts (const SudokuUniqueness *self)
{
  return self->conflicts;
}
