/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Full random grids, in three ways: a random search for small sides; random values in some of the
 * cells, each checked by propagation, completed by the solver; and for larger sides a pattern grid
 * shuffled by re-solving parts of it. Knows nothing of puzzles. */

#include "sudoku-fill.h"

#include <string.h>

#include "sudoku-candidates.h"
#include "sudoku-error.h"
#include "sudoku-pattern-grid.h"
#include "sudoku-sat-search.h"
#include "sudoku-search.h"

/* A random search that takes more guesses than this starts again. */
#define SEARCH_GUESSES 2000
#define SEARCH_TRIES 8
/* The same of a search whose guesses are expensive. */
#define GENERAL_GUESSES 300

/* This part of the cells gets random values at first; after each failure less. */
#define SOWN_FRACTION 0.2
#define SOWN_SHRINK 0.7
/* Conflicts of the first try, doubled each time. */
#define SOWN_CONFLICTS 1000
/* Up to this side; above, a pattern grid is shuffled by re-solving parts of it. */
#define SOWN_SIDE_MAX 36

/* For grids of few givens, including these: starting again helps more than patience. */
#define AROUND_FRACTION 0.3
#define AROUND_CONFLICTS 500
/* With so many candidates the formula would have more than two million clauses, whose loading can't
 * be stopped quickly: then there is no other way, and attempts go on. */
#define AROUND_CANDIDATES 450000
#define AROUND_TRIES 5

/* SAT_STATUS_UNKNOWN when undecided. */
static SatStatus
search_grid (SudokuGeometry *geometry,
             SudokuRandom *random,
             const SudokuTaskRun *work,
             guint8 *values)
{
  g_autoptr (SudokuSearch) search = sudoku_search_new (geometry);
  guint64 guesses = sudoku_search_is_fast (search) ? SEARCH_GUESSES : GENERAL_GUESSES;
  SudokuSearchResult result = { 0 };
  guint n_cells = sudoku_geometry_get_n_cells (geometry);

  sudoku_search_set_random (search, random);
  memset (values, 0, n_cells);
  for (guint i = 0; i < SEARCH_TRIES && result.n_found == 0; i++)
    {
      sudoku_search_load (search, values);
      sudoku_search_run (search, 1, guesses, work, &result);
      if (result.complete || sudoku_task_run_should_stop (work))
        break;
    }
  if (result.n_found == 0)
    return result.complete ? SAT_STATUS_UNSATISFIABLE : SAT_STATUS_UNKNOWN;
  memcpy (values, sudoku_search_get_solution (search), n_cells);
  return SAT_STATUS_SATISFIABLE;
}

static gboolean
fail_without_grid (GError **error)
{
  sudoku_error_set (error, SUDOKU_ERROR_NO_SOLUTION, NULL, "shape-no-grid");
  return FALSE;
}

/* Gives random values to @n random cells, as far as @fixed and propagation allow. */
static SudokuCandidates *
sow (SudokuGeometry *geometry,
     SudokuRandom *random,
     const SudokuTaskRun *work,
     const guint8 *fixed,
     guint n)
{
  guint n_cells = sudoku_geometry_get_n_cells (geometry);
  g_autofree guint16 *order = g_new (guint16, n_cells);
  SudokuCandidates *now = sudoku_candidates_new_for (geometry);
  g_autoptr (SudokuCandidates) next = NULL;

  sudoku_candidates_reset (now, fixed);
  if (!sudoku_candidates_propagate (now))
    return now;
  next = sudoku_candidates_copy (now);
  sudoku_random_permutation (random, order, n_cells);
  for (guint i = 0; i < n && !sudoku_task_run_should_stop (work); i++)
    {
      SudokuSet set = sudoku_candidates_get (now, order[i]);
      guint value = sudoku_set_nth (set, sudoku_random_below (random, sudoku_set_count (set)));

      if (sudoku_candidates_assign (next, order[i], value) &&
          sudoku_candidates_propagate (next))
        sudoku_candidates_assign_from (now, next);
      else
        sudoku_candidates_assign_from (next, now);
    }
  return now;
}

static gboolean
fill_by_sowing (SudokuGeometry *geometry,
                SudokuRandom *random,
                const SudokuTaskRun *work,
                guint8 *values,
                GError **error)
{
  g_autofree guint8 *nothing = g_new0 (guint8, sudoku_geometry_get_n_cells (geometry));
  double n = SOWN_FRACTION * sudoku_geometry_get_n_cells (geometry);
  guint64 limit = SOWN_CONFLICTS;

  while (!sudoku_task_run_should_stop (work))
    {
      g_autoptr (SudokuCandidates) candidates = sow (geometry, random, work, nothing, (guint)n);
      GError *failure = NULL;
      SatStatus status = sudoku_sat_search_complete (candidates,
                                                     work,
                                                     limit,
                                                     values,
                                                     NULL,
                                                     &failure);

      if (failure != NULL)
        g_propagate_error (error, failure);
      if (failure != NULL || status == SAT_STATUS_SATISFIABLE)
        return status == SAT_STATUS_SATISFIABLE;
      if (n < 1 && status == SAT_STATUS_UNSATISFIABLE)
        return fail_without_grid (error);
      n *= SOWN_SHRINK;
      limit = n < 1 ? 0 : 2 * limit;
    }
  return FALSE;
}

/**
 * sudoku_fill:
 * @geometry: a shape
 * @random: the source of randomness
 * @work: what to obey
 * @values: (out caller-allocates): a value for each cell
 *
 * Makes a full random grid. The same state of @random gives the same grid.
 *
 * Returns: %FALSE with SUDOKU_ERROR_NO_SOLUTION when the shape has no grid, with
 *   G_IO_ERROR_CANCELLED when cancelled, without error when the time limit is over
 */
gboolean
sudoku_fill (SudokuGeometry *geometry,
             SudokuRandom *random,
             const SudokuTaskRun *work,
             guint8 *values,
             GError **error)
{
  guint side = sudoku_geometry_get_side (geometry);
  SatStatus status = SAT_STATUS_UNKNOWN;

  if (side <= SUDOKU_SEARCH_SIDE_MAX)
    status = search_grid (geometry, random, work, values);
  if (status == SAT_STATUS_SATISFIABLE)
    return TRUE;
  if (status == SAT_STATUS_UNSATISFIABLE)
    return fail_without_grid (error);
  if (g_cancellable_set_error_if_cancelled (work->cancellable, error))
    return FALSE;
  if (side > SOWN_SIDE_MAX && sudoku_pattern_grid_grid (geometry, values))
    {
      sudoku_pattern_grid_shuffle (geometry, random, values);
      return sudoku_pattern_grid_stir (geometry, random, work, values, error);
    }
  if (!fill_by_sowing (geometry, random, work, values, error))
    return FALSE;
  sudoku_pattern_grid_shuffle (geometry, random, values);
  return TRUE;
}

/**
 * sudoku_fill_by_search:
 * @geometry: a shape of a side up to %SUDOKU_SEARCH_SIDE_MAX
 * @random: the source of randomness
 * @work: what to obey
 * @values: (out caller-allocates): a value for each cell
 *
 * Makes a full random grid as sudoku_fill() does, but never with the solver of clauses. So it is
 * the same with each version of that solver. The effort is limited: some shapes have a grid that is
 * not found, which is rare.
 *
 * Returns: %FALSE with SUDOKU_ERROR_NO_SOLUTION when no grid was found, with G_IO_ERROR_CANCELLED
 *   when cancelled, without error when the time limit is over
 */
gboolean
sudoku_fill_by_search (SudokuGeometry *geometry,
                       SudokuRandom *random,
                       const SudokuTaskRun *work,
                       guint8 *values,
                       GError **error)
{
  g_return_val_if_fail (sudoku_geometry_get_side (geometry) <= SUDOKU_SEARCH_SIDE_MAX, FALSE);

  if (search_grid (geometry, random, work, values) == SAT_STATUS_SATISFIABLE)
    return TRUE;
  if (g_cancellable_set_error_if_cancelled (work->cancellable, error) ||
      sudoku_task_run_should_stop (work))
    return FALSE;
  return fail_without_grid (error);
}

/**
 * sudoku_fill_around:
 * @geometry: a shape
 * @random: the source of randomness
 * @work: what to obey
 * @fixed: by cell: a required value, or 0; only a few are required
 * @values: (out caller-allocates): a value for each cell
 *
 * Makes a random solution of few givens. A grid that is nearly empty is too large for the solver;
 * with more values, which hardly ever leave it without a solution, it is small enough; after each
 * failure fewer are added. Only a few attempts are made, so a failure says nothing; but if the grid
 * is so large that there is no other way, attempts go on until the work has to stop, except under
 * other rules, where there may be no solution at all.
 *
 * Returns: %TRUE with a solution in @values
 */
gboolean
sudoku_fill_around (SudokuGeometry *geometry,
                    SudokuRandom *random,
                    const SudokuTaskRun *work,
                    const guint8 *fixed,
                    guint8 *values)
{
  guint n_cells = sudoku_geometry_get_n_cells (geometry);
  guint n = (guint)(AROUND_FRACTION * n_cells);
  g_autoptr (SudokuCandidates) unsown = sow (geometry, random, work, fixed, 0);
  gboolean huge = sudoku_geometry_is_plain_or_x (geometry) &&
                  sudoku_candidates_count (unsown) > AROUND_CANDIDATES;

  for (guint cell = 0; cell < n_cells; cell++)
    n -= n > 0 && fixed[cell] != 0;
  for (guint i = 0; (huge || i < AROUND_TRIES) && !sudoku_task_run_should_stop (work); i++)
    {
      g_autoptr (SudokuCandidates) candidates = sow (geometry, random, work, fixed, n);
      guint64 limit = (guint64)AROUND_CONFLICTS << MIN (i, AROUND_TRIES);

      if (sudoku_sat_search_complete (candidates, work, limit, values, NULL, NULL) ==
          SAT_STATUS_SATISFIABLE)
        return TRUE;
      if (!huge)
        n = (guint)(SOWN_SHRINK * n);
    }
  return FALSE;
}
