/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The question that making a puzzle asks a thousand times. A second solution must
 * differ in a cell whose given went, so it is looked for there. Small sides are
 * searched. On large ones propagation answers most questions; the others go to one
 * solver that holds the rules of the whole empty grid, assumes the givens, and keeps
 * what it learns from question to question. Knows nothing of which givens should go. */

#include "sudoku-uniqueness.h"

#include "sudoku-candidates-private.h"
#include "sudoku-reduced.h"
#include "sudoku-search.h"

/* Guesses that a search may take: for the quick test, and before the solver is asked. */
#define QUICK_GUESSES 50
#define SEARCH_GUESSES 300
/* A search of this side needs no solver behind it. */
#define SEARCH_ONLY_SIDE_MAX 9

struct _SudokuUniqueness
{
  SudokuGeometry *geometry; /* borrowed */
  const guint8 *solution;   /* borrowed */
  const SudokuWork *work;   /* borrowed */
  guint side;
  guint n_cells;
  SudokuSearch *search;         /* small sides only */
  SudokuCandidates *candidates; /* for trying */
  SudokuReduced *formula;       /* of the empty grid */
  SatSolver *solver;
};

/**
 * sudoku_uniqueness_new:
 * @geometry: the shape; must outlive the object
 * @solution: the value of each cell; must outlive the object
 * @work: what to obey; must outlive the object
 *
 * Prepares questions about puzzles with this solution.
 *
 * Returns: (transfer full): what answers them
 */
SudokuUniqueness *
sudoku_uniqueness_new (SudokuGeometry *geometry,
                       const guint8 *solution,
                       const SudokuWork *work)
{
  SudokuUniqueness *self = g_new0 (SudokuUniqueness, 1);

  self->geometry = geometry;
  self->solution = solution;
  self->work = work;
  self->side = sudoku_geometry_get_side (geometry);
  self->n_cells = sudoku_geometry_get_n_cells (geometry);
  if (self->side <= SUDOKU_SEARCH_SIDE_MAX)
    self->search = sudoku_search_new (geometry);
  if (self->side > SEARCH_ONLY_SIDE_MAX)
    self->candidates = sudoku_candidates_new_for (geometry);
  return self;
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
  sudoku_reduced_free (self->formula);
  sat_solver_free (self->solver);
  g_free (self);
}

/**
 * sudoku_uniqueness_test_quickly:
 * @self: an object
 * @puzzle: a value or 0 for each cell
 *
 * Asks what a short search (small sides) or propagation alone can say.
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
      sudoku_search_run (self->search, 2, QUICK_GUESSES, self->work, &result);
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
  guint64 limit = self->side <= SEARCH_ONLY_SIDE_MAX ? 0 : SEARCH_GUESSES;

  sudoku_search_load (self->search, puzzle);
  sudoku_search_forbid (self->search, cell, self->solution[cell]);
  sudoku_search_run (self->search, 1, limit, self->work, &result);
  if (result.n_found > 0)
    return SUDOKU_UNIQUENESS_NO;
  return result.complete ? SUDOKU_UNIQUENESS_YES : SUDOKU_UNIQUENESS_UNKNOWN;
}

static gboolean
start_solver (SudokuUniqueness *self,
              GError **error)
{
  g_autoptr (SudokuGrid) empty = NULL;
  g_autoptr (SudokuCandidates) all = NULL;
  g_autoptr (SatSolver) solver = NULL;

  if (self->solver != NULL)
    return TRUE;
  empty = sudoku_grid_new (self->geometry);
  all = sudoku_candidates_new (empty);
  sudoku_reduced_free (self->formula);
  self->formula = sudoku_reduced_new (all, SUDOKU_REDUCED_TRIAD);
  solver = sat_solver_new (SAT_PROFILE_STABLE);
  sat_solver_set_cancellable (solver, self->work->cancellable);
  if (!sudoku_reduced_stream (self->formula, sat_solver_get_sink (solver),
                              self->work->cancellable, error))
    return FALSE;
  self->solver = g_steal_pointer (&solver);
  return TRUE;
}

static SudokuUniquenessAnswer
solve_elsewhere (SudokuUniqueness *self,
                 const guint8 *puzzle,
                 guint cell,
                 guint64 conflict_limit,
                 GError **error)
{
  int literal;

  if (!start_solver (self, error))
    return SUDOKU_UNIQUENESS_UNKNOWN;
  literal = sudoku_reduced_get_variable (self->formula, cell, self->solution[cell]);
  sat_solver_assume (self->solver, -literal, NULL);
  for (guint other = 0; other < self->n_cells; other++)
    if (puzzle[other] != 0)
      sat_solver_assume (self->solver,
                         sudoku_reduced_get_variable (self->formula, other, puzzle[other]), NULL);
  if (conflict_limit != 0)
    sat_solver_set_conflict_limit (self->solver, (int)MIN (conflict_limit, G_MAXINT));
  sat_solver_set_deadline (self->solver, self->work->deadline);
  switch (sat_solver_solve (self->solver, error))
    {
    case SAT_STATUS_SATISFIABLE:
      return SUDOKU_UNIQUENESS_NO;
    case SAT_STATUS_UNSATISFIABLE:
      return SUDOKU_UNIQUENESS_YES;
    case SAT_STATUS_UNKNOWN:
    default:
      return SUDOKU_UNIQUENESS_UNKNOWN;
    }
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
  else
    {
      sudoku_candidates_reset (self->candidates, puzzle);
      if (!sudoku_candidates_remove (self->candidates, cell, self->solution[cell]) ||
          !sudoku_candidates_propagate (self->candidates))
        return SUDOKU_UNIQUENESS_YES;
    }
  return solve_elsewhere (self, puzzle, cell, conflict_limit, error);
}

/**
 * sudoku_uniqueness_test_without:
 * @self: an object
 * @puzzle: a value or 0 for each cell
 * @cells: (array length=n_cells): empty cells; with their values the puzzle has only
 *   one solution
 * @n_cells: how many
 * @conflict_limit: of the solver, for each cell; 0: none
 * @error: return location for an error
 *
 * Asks whether the puzzle has only one solution without these givens, too.
 *
 * Returns: the answer; SUDOKU_UNIQUENESS_UNKNOWN when it was not found within the
 *   limits, with G_IO_ERROR_CANCELLED when cancelled
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
 * @self: an object
 *
 * Returns: the conflicts of the solver so far
 */
guint64
sudoku_uniqueness_get_conflicts (const SudokuUniqueness *self)
{
  return self->solver != NULL ? sat_solver_get_conflicts (self->solver) : 0;
}
