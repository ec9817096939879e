/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boards of rows and boxes have a search of their own, up to 16×16; for other rules there is one by
 * sets of cells, up to 11×11, and one over candidates, which takes ten times as long. Does not know
 * what happens when none of them finds an answer. */

#include "sudoku-premise-search.h"

#include "sudoku-search.h"
#include "sudoku-set-search.h"

/* Guesses of the search before something else should be asked; few where a guess takes long. */
#define GUESSES_SMALL 20000
#define GUESSES_LARGE 500
#define GUESSES_SETS 1000
#define GUESSES_SLOW 100
#define SMALL_SIDE_MAX 9
/* The cost of a guess, in units of about a microsecond. */
#define EFFORT_GUESS 1
#define EFFORT_GUESS_SETS 5
#define EFFORT_GUESS_SLOW 50

struct _SudokuPremiseSearch
{
  const SudokuPremises *premises; /* borrowed */
  guint side;
  SudokuSetSearch *sets; /* (nullable), owned */
  SudokuSearch *search;  /* (nullable), owned: where there are no sets */
  guint64 n_guesses;     /* of the last run */
};

/**
 * sudoku_premise_search_new: (skip)
 * @premises: what a position says; must outlive the search
 *
 * Chooses the search for the shape.
 *
 * Returns: (transfer full) (nullable): the search; %NULL for large boards
 */
SudokuPremiseSearch *
sudoku_premise_search_new (const SudokuPremises *premises)
{
  SudokuPremiseSearch *self = NULL;
  SudokuGeometry *geometry = NULL;

  g_return_val_if_fail (premises != NULL, NULL);

  geometry = sudoku_premises_get_geometry (premises);
  if (sudoku_geometry_get_side (geometry) > SUDOKU_SEARCH_SIDE_MAX)
    return NULL;
  self = g_new0 (SudokuPremiseSearch, 1);
  self->premises = premises;
  self->side = sudoku_geometry_get_side (geometry);
  if (!sudoku_geometry_is_plain_or_x (geometry))
    self->sets = sudoku_set_search_new (geometry);
  if (self->sets == NULL)
    self->search = sudoku_search_new (geometry);
  return self;
}

/**
 * sudoku_premise_search_free:
 * @self: (transfer full) (nullable): a search
 *
 * Frees it.
 */
void
sudoku_premise_search_free (SudokuPremiseSearch *self)
{
  if (self == NULL)
    return;
  sudoku_set_search_free (self->sets);
  sudoku_search_free (self->search);
  g_free (self);
}

/**
 * sudoku_premise_search_is_fast:
 * @self: (nullable): a search
 *
 * Tells whether a guess takes no more than a few microseconds.
 *
 * Returns: whether it does; %FALSE without a search
 */
gboolean
sudoku_premise_search_is_fast (const SudokuPremiseSearch *self)
{
  return self != NULL && (self->sets != NULL || sudoku_search_is_fast (self->search));
}

/**
 * sudoku_premise_search_get_guess_limit:
 *
 * Tells after how many guesses something else should be asked.
 *
 * Returns: the number of guesses
 */
guint64
sudoku_premise_search_get_guess_limit (const SudokuPremiseSearch *self)
{
  g_return_val_if_fail (self != NULL, 0);

  if (self->sets != NULL)
    return GUESSES_SETS;
  if (!sudoku_search_is_fast (self->search))
    return GUESSES_SLOW;
  return self->side <= SMALL_SIDE_MAX ? GUESSES_SMALL : GUESSES_LARGE;
}

/**
 * sudoku_premise_search_get_effort:
 *
 * Gets the cost of the last run, by its work and not by the clock.
 *
 * Returns: the cost, in units of about a microsecond
 */
guint64
sudoku_premise_search_get_effort (const SudokuPremiseSearch *self)
{
  g_return_val_if_fail (self != NULL, 0);

  if (self->sets != NULL)
    return 1 + self->n_guesses * EFFORT_GUESS_SETS;
  return 1 + self->n_guesses * (sudoku_search_is_fast (self->search) ? EFFORT_GUESS
                                                                     : EFFORT_GUESS_SLOW);
}

static void
forbid (SudokuPremiseSearch *self,
        const SudokuPremise *mark)
{
  if (self->sets != NULL)
    sudoku_set_search_forbid (self->sets, mark->cell, mark->value);
  else
    sudoku_search_forbid (self->search, mark->cell, mark->value);
}

static void
load (SudokuPremiseSearch *self,
      const guint8 *values,
      const guint8 *chosen)
{
  if (self->sets != NULL)
    sudoku_set_search_load (self->sets, values);
  else
    sudoku_search_load (self->search, values);
  for (guint i = 0; i < sudoku_premises_get_n (self->premises); i++)
    {
      const SudokuPremise *premise = sudoku_premises_get (self->premises, i);

      if (chosen[i] && premise->kind == SUDOKU_PREMISE_MARK)
        forbid (self, premise);
    }
}

/**
 * sudoku_premise_search_run: (skip)
 * @values: for each cell what must stand there, or 0
 * @chosen: by premise: whether it is chosen; only removed marks matter
 * @guess_limit: after how many guesses to give up
 * @run: what to obey
 * @solution: (out) (transfer none): a value for each cell until the next run, if there is one
 *
 * Looks for a solution.
 *
 * Returns: whether there is one; %SAT_STATUS_UNKNOWN when it gave up
 */
SatStatus
sudoku_premise_search_run (SudokuPremiseSearch *self,
                           const guint8 *values,
                           const guint8 *chosen,
                           guint64 guess_limit,
                           const SudokuTaskRun *run,
                           const guint8 **solution)
{
  SudokuSearchResult result;

  g_return_val_if_fail (self != NULL && values != NULL, SAT_STATUS_UNKNOWN);
  g_return_val_if_fail (chosen != NULL && solution != NULL, SAT_STATUS_UNKNOWN);

  load (self, values, chosen);
  if (self->sets != NULL)
    sudoku_set_search_run (self->sets, 1, guess_limit, run, &result);
  else
    sudoku_search_run (self->search, 1, guess_limit, run, &result);
  self->n_guesses = result.n_guesses;
  if (result.n_found > 0)
    *solution = self->sets != NULL ? sudoku_set_search_get_solution (self->sets)
                                   : sudoku_search_get_solution (self->search);
  if (result.n_found > 0)
    return SAT_STATUS_SATISFIABLE;
  return result.complete ? SAT_STATUS_UNSATISFIABLE : SAT_STATUS_UNKNOWN;
}
