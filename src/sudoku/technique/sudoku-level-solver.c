/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Takes the first step in the order of levels, as a rating on that scale does, but without keeping
 * a path: singles, which need no order among themselves, are placed all at once. Knows each other
 * technique only by its row. */

#include "sudoku-level-solver.h"

#include <sat-deadline.h>

#include "sudoku-scale-search.h"
#include "sudoku-task-run.h"

/* The work for all steps of a puzzle, in budgets of one step. */
#define N_BUDGETS 3

struct _SudokuLevelSolver
{
  SudokuLinks *links;       /* owned */
  SudokuStepSearch *search; /* owned */
  const SudokuScale *scale;
  guint64 budget;
  SudokuTaskRun run;
};

/**
 * sudoku_level_solver_new: (skip)
 * @geometry: the shape of the puzzles
 * @budget: the most work for each step, in the units of sudoku_step_search_spend(); all of a puzzle
 *   together may take a multiple
 * @task: (nullable): ends it early; its progress is not used
 *
 * Makes a solver. It takes for granted that puzzles have one solution.
 *
 * Returns: (transfer full): the solver
 */
SudokuLevelSolver *
sudoku_level_solver_new (SudokuGeometry *geometry,
                         guint64 budget,
                         const SudokuTask *task)
{
  SudokuLevelSolver *self = NULL;

  g_return_val_if_fail (geometry != NULL, NULL);

  self = g_new0 (SudokuLevelSolver, 1);
  self->links = sudoku_links_new (geometry);
  self->search = sudoku_step_search_new (self->links);
  self->scale = sudoku_scale_find ("levels");
  self->budget = budget;
  sudoku_task_run_init (&self->run, task);
  sudoku_step_search_set_unique (self->search, TRUE);
  sudoku_step_search_set_budget (self->search, budget);
  sudoku_step_search_set_cancellable (self->search, self->run.cancellable);
  return self;
}

/**
 * sudoku_level_solver_free: (skip)
 *
 * Frees it.
 */
void
sudoku_level_solver_free (SudokuLevelSolver *self)
{
  g_return_if_fail (self != NULL);

  sudoku_step_search_free (self->search);
  sudoku_links_unref (self->links);
  g_free (self);
}

static gboolean
place_naked (SudokuPosition *position,
             guint n_cells)
{
  const SudokuCandidates *candidates = sudoku_position_get_candidates (position);
  gboolean found = FALSE;

  for (guint cell = 0; cell < n_cells; cell++)
    {
      SudokuSet values = sudoku_candidates_get (candidates, cell);

      if (sudoku_set_count (values) != 1 || sudoku_position_is_filled (position, cell))
        continue;
      sudoku_position_place (position, cell, sudoku_set_first (values));
      found = TRUE;
    }
  return found;
}

static gboolean
place_hidden (SudokuPosition *position,
              const SudokuLinks *links)
{
  const SudokuCandidates *candidates = sudoku_position_get_candidates (position);
  guint side = sudoku_links_get_side (links);
  guint first_cell = sudoku_links_get_cell_truth (links, 0);
  gboolean found = FALSE;

  for (guint truth = 0; truth < first_cell; truth++)
    {
      SudokuSet places = sudoku_candidates_get_places (candidates, truth);
      guint candidate;

      if (sudoku_set_count (places) != 1)
        continue;
      candidate = sudoku_links_get_candidates (links, truth)[sudoku_set_first (places)];
      if (sudoku_position_is_filled (position, candidate / side) ||
          !sudoku_position_has (position, candidate))
        continue;
      sudoku_position_place (position, candidate / side, candidate % side + 1);
      found = TRUE;
    }
  return found;
}

/* Places all singles, and what are singles then. */
static void
place_singles (const SudokuLevelSolver *self,
               SudokuPosition *position)
{
  guint side = sudoku_links_get_side (self->links);

  while (!sudoku_position_is_dead_end (position) &&
         (place_naked (position, side * side) || place_hidden (position, self->links)))
    ;
}

/* The techniques after singles, up to a level. */
static const SudokuTechnique *const *
list_techniques (const SudokuLevelSolver *self,
                 SudokuLevel most,
                 gsize *n_techniques)
{
  gsize n = 0, first = 0, end = 0;
  const SudokuTechnique *const *all = sudoku_scale_get_techniques (self->scale, &n);

  /* Singles are on the scale of difficulties, too; what clues leave is not. */
  while (first < n && all[first]->level <= SUDOKU_LEVEL_EASY &&
         all[first]->difficulty != SUDOKU_DIFFICULTY_UNKNOWN)
    first++;
  for (end = first; end < n && all[end]->level <= most; end++)
    ;
  *n_techniques = end - first;
  return all + first;
}

/**
 * sudoku_level_solver_run: (skip)
 * @position: (inout): the start, and the end
 * @most: the highest level of the techniques: Easy or above
 * @hardest: (inout) (optional): raised to the level of each step after singles
 *
 * Takes steps up to a level, as long as there are any.
 *
 * Returns: where that ends; the position is then as far as it came
 */
SudokuLevelEnd
sudoku_level_solver_run (SudokuLevelSolver *self,
                         SudokuPosition *position,
                         SudokuLevel most,
                         SudokuLevel *hardest)
{
  gsize n = 0;
  const SudokuTechnique *const *techniques = NULL;

  g_return_val_if_fail (self != NULL && position != NULL, SUDOKU_LEVEL_END_UNDECIDED);
  g_return_val_if_fail (most >= SUDOKU_LEVEL_EASY, SUDOKU_LEVEL_END_UNDECIDED);

  techniques = list_techniques (self, most, &n);
  sudoku_step_search_set_total (self->search,
                                self->budget * MIN (N_BUDGETS, G_MAXUINT64 / self->budget));
  for (;;)
    {
      g_autoptr (SudokuStep) step = NULL;

      place_singles (self, position);
      if (sudoku_position_get_n_open (position) == 0)
        return SUDOKU_LEVEL_END_SOLVED;
      if (sudoku_position_is_dead_end (position) || n == 0)
        return SUDOKU_LEVEL_END_STUCK;
      sudoku_step_search_set_time_limit (self->search, sat_deadline_get_rest (self->run.deadline));
      step = sudoku_scale_find_step (self->scale, self->search, position, techniques, n);
      if (step == NULL)
        return sudoku_step_search_was_cut_short (self->search) ? SUDOKU_LEVEL_END_UNDECIDED
                                                               : SUDOKU_LEVEL_END_STUCK;
      if (hardest != NULL)
        *hardest = MAX (*hardest, sudoku_step_get_technique (step)->level);
      sudoku_step_apply (step, position);
    }
}
