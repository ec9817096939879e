/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Backtracking over candidates: propagate, pick a truth with the fewest places
 * left, try one of them, then do without it. The candidates of each level are a
 * copy of their own, so that going back costs nothing. Knows no rule and no
 * clauses. */

#include "sudoku-group-search.h"

#include "sudoku-candidates.h"

/* Guesses between two looks at the cancellable: less than a millisecond at 9×9. */
#define WORK_INTERVAL 16

struct _SudokuGroupSearch
{
  SudokuGeometry *geometry; /* owned */
  GPtrArray *stack;         /* (element-type SudokuCandidates): the first was loaded */
  SudokuRandom *random;     /* (nullable): borrowed */
  guint8 *solution;
};

/* A cell and a value to try there. */
typedef struct
{
  guint cell;
  guint value;
} Guess;

/**
 * sudoku_group_search_new: (skip)
 * @geometry: a shape
 *
 * Makes a search, which can be used for one puzzle after another.
 *
 * Returns: (transfer full): the search
 */
SudokuGroupSearch *
sudoku_group_search_new (SudokuGeometry *geometry)
{
  SudokuGroupSearch *self;

  g_return_val_if_fail (geometry != NULL, NULL);

  self = g_new0 (SudokuGroupSearch, 1);
  self->geometry = sudoku_geometry_ref (geometry);
  self->stack = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_candidates_free);
  self->solution = g_new0 (guint8, sudoku_geometry_get_n_cells (geometry));
  g_ptr_array_add (self->stack, sudoku_candidates_new_for (geometry));
  return self;
}

/**
 * sudoku_group_search_free:
 * @self: (transfer full) (nullable): a search
 *
 * Frees it.
 */
void
sudoku_group_search_free (SudokuGroupSearch *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->stack);
  sudoku_geometry_unref (self->geometry);
  g_free (self->solution);
  g_free (self);
}

/* The candidates of a level; levels are made on demand. */
static SudokuCandidates *
get_level (SudokuGroupSearch *self,
           guint level)
{
  if (level == self->stack->len)
    g_ptr_array_add (self->stack, sudoku_candidates_new_for (self->geometry));
  return g_ptr_array_index (self->stack, level);
}

/**
 * sudoku_group_search_load:
 * @values: by cell: a required value, or 0
 *
 * Loads a new puzzle.
 */
void
sudoku_group_search_load (SudokuGroupSearch *self,
                          const guint8 *values)
{
  sudoku_candidates_reset (get_level (self, 0), values);
}

/**
 * sudoku_group_search_forbid:
 * @cell: a cell, from 0
 * @value: a value, 1…N
 *
 * Adds to the loaded puzzle that the cell does not hold the value.
 */
void
sudoku_group_search_forbid (SudokuGroupSearch *self,
                            guint cell,
                            guint value)
{
  sudoku_candidates_remove (get_level (self, 0), cell, value);
}

/**
 * sudoku_group_search_set_random:
 * @random: (nullable): a generator; must outlive the search
 *
 * Makes the search choose at random among the truths with the fewest places and their candidates,
 * so that the first solution is random.
 */
void
sudoku_group_search_set_random (SudokuGroupSearch *self,
                                SudokuRandom *random)
{
  self->random = random;
}

/* A truth with the fewest places, a random one if wanted. Cells are looked at first, as they
 * constrain more others. */
static guint
pick_truth (const SudokuGroupSearch *self,
            const SudokuCandidates *candidates)
{
  guint picked = 0, fewest = G_MAXUINT, n_alike = 0;

  for (guint truth = sudoku_candidates_get_n_truths (candidates); truth-- > 0;)
    {
      guint n = sudoku_set_count (sudoku_candidates_get_places (candidates, truth));

      if (n < 2 || n > fewest)
        continue;
      n_alike = n < fewest ? 1 : n_alike + 1;
      if (n == fewest && (self->random == NULL || sudoku_random_below (self->random, n_alike) > 0))
        continue;
      picked = truth;
      fewest = n;
      if (n == 2 && self->random == NULL)
        return picked;
    }
  return picked;
}

static Guess
pick (const SudokuGroupSearch *self,
      const SudokuCandidates *candidates)
{
  guint side = sudoku_geometry_get_side (self->geometry), place;
  guint truth = pick_truth (self, candidates);
  SudokuSet places = sudoku_candidates_get_places (candidates, truth);
  SudokuTruthView view;

  place = sudoku_set_first (places);
  if (self->random != NULL)
    place = sudoku_set_nth (places, sudoku_random_below (self->random, sudoku_set_count (places)));
  sudoku_candidates_view_truth (candidates, truth, &view);
  if (view.kind == SUDOKU_TRUTH_HOUSE)
    return (Guess){ view.cells[place], view.value };
  if (view.kind == SUDOKU_TRUTH_CELL)
    return (Guess){ view.cell, place };
  return (Guess){ view.candidates[place] / side, view.candidates[place] % side + 1 };
}

static gboolean
may_go_on (guint64 guess_limit,
           const SudokuTaskRun *work,
           const SudokuSearchResult *result)
{
  if (guess_limit != 0 && result->n_guesses >= guess_limit)
    return FALSE;
  if (work == NULL || result->n_guesses % WORK_INTERVAL != 0)
    return TRUE;
  if (result->n_guesses % (64 * WORK_INTERVAL) == 0)
    sudoku_task_run_report (work, SUDOKU_STAGE_SEARCH, -1, result->n_guesses, result->n_found);
  return !sudoku_task_run_should_stop (work);
}

/**
 * sudoku_group_search_run:
 * @limit: the number of solutions after which to stop; 0: none
 * @guess_limit: the number of guesses after which to give up; 0: none
 * @work: (nullable): what to obey
 * @result: (out caller-allocates): what was found
 *
 * Searches the loaded puzzle, which must be loaded again for the next run. The effort is the same
 * on every machine.
 */
void
sudoku_group_search_run (SudokuGroupSearch *self,
                         guint64 limit,
                         guint64 guess_limit,
                         const SudokuTaskRun *work,
                         SudokuSearchResult *result)
{
  guint n_levels = 1;

  *result = (SudokuSearchResult){ .complete = TRUE };
  while (n_levels > 0)
    {
      SudokuCandidates *now = get_level (self, n_levels - 1), *next;
      guint n_open = 0;
      Guess guess;

      if (sudoku_candidates_propagate (now) && (n_open = sudoku_candidates_get_n_open (now)) == 0)
        {
          sudoku_candidates_get_values (now, self->solution);
          if (++result->n_found == limit)
            return;
        }
      if (n_open == 0)
        {
          n_levels--;
          continue;
        }
      if (result->n_guesses == 0)
        result->n_root_open = n_open;
      if (!may_go_on (guess_limit, work, result))
        {
          result->complete = FALSE;
          return;
        }
      guess = pick (self, now);
      next = get_level (self, n_levels++);
      sudoku_candidates_assign_from (next, now);
      sudoku_candidates_remove (now, guess.cell, guess.value);
      sudoku_candidates_assign (next, guess.cell, guess.value);
      result->n_guesses++;
    }
}

/**
 * sudoku_group_search_get_solution:
 * @self: a search that has found one
 *
 * Gets the value of each cell in the last solution found.
 *
 * Returns: (transfer none): the solution
 */
const guint8 *
sudoku_group_search_get_solution (const SudokuGroupSearch *self)
{
  return self->solution;
}
