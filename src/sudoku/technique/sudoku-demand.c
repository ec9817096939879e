/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tells whether a puzzle needs a technique, and whether it has a wanted rating. Follows the order
 * of a scale, as a rating does, and stops as soon as the answer is certain, as most puzzles that
 * are tried do not qualify. Knows each technique only by its row. */

#include "sudoku-demand.h"

#include <sat-deadline.h>

#include "sudoku-scale-search.h"
#include "sudoku-task-run.h"

/* The work for each search of a step, in the units of sudoku_step_search_set_budget(): a puzzle
 * that takes more is rejected. */
#define WORK_MAX 20000000

/* On the scale in the manner of Sudoku Explainer singles have no higher ratings, and everything
 * except singles in disguise has higher ones. */
#define SINGLES_RATING_MAX 23

/* A solver with only some of the techniques. */
typedef struct
{
  const SudokuScale *scale;
  GPtrArray *techniques;    /* (element-type SudokuTechnique): in the order of the scale */
  SudokuPosition *position; /* owned; NULL once it was given away */
  SudokuStepSearch *search; /* owned */
  SudokuTaskRun run;
  guint hardest; /* rating of the steps so far, in tenths */
} Solver;

/* @position: (transfer full) */
static void
solver_init (Solver *self,
             const SudokuScale *scale,
             SudokuPosition *position,
             const SudokuTask *task)
{
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_position_get_geometry (position));

  self->scale = scale;
  self->techniques = g_ptr_array_new ();
  self->position = position;
  self->search = sudoku_step_search_new (links);
  sudoku_step_search_set_unique (self->search, TRUE);
  sudoku_step_search_set_budget (self->search, WORK_MAX);
  sudoku_task_run_init (&self->run, task);
  sudoku_step_search_set_cancellable (self->search, self->run.cancellable);
}

static void
solver_clear (Solver *self)
{
  g_ptr_array_unref (self->techniques);
  g_clear_pointer (&self->position, sudoku_position_free);
  sudoku_step_search_free (self->search);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Solver, solver_clear)

/* (transfer full) (nullable) */
static SudokuStep *
solver_find_step (Solver *self,
                  GPtrArray *techniques)
{
  g_autoptr (SudokuStep) step = NULL;

  sudoku_step_search_set_time_limit (self->search, sat_deadline_get_rest (self->run.deadline));
  step = sudoku_scale_find_step (self->scale, self->search, self->position,
                                 (const SudokuTechnique *const *)techniques->pdata,
                                 techniques->len);
  /* Of several steps the easiest is wanted: one that was found before the budget ended may not be
   * it. */
  return sudoku_step_search_was_cut_short (self->search) ? NULL : g_steal_pointer (&step);
}

static gboolean
solver_take_step (Solver *self)
{
  g_autoptr (SudokuStep) step = solver_find_step (self, self->techniques);

  if (step == NULL)
    return FALSE;
  sudoku_step_apply (step, self->position);
  self->hardest = MAX (self->hardest, sudoku_step_get_rating (step));
  return TRUE;
}

/* Takes steps rated up to @rating_max, as long as there are any. Returns whether the puzzle is
 * solved. */
static gboolean
solver_run (Solver *self,
            guint rating_max)
{
  while (sudoku_position_get_n_open (self->position) > 0 &&
         !sudoku_position_is_dead_end (self->position) && self->hardest <= rating_max)
    if (!solver_take_step (self))
      return FALSE;
  return sudoku_position_get_n_open (self->position) == 0 && self->hardest <= rating_max;
}

/* Allows the techniques up to a place in the order; without @but, if it is not NULL. */
static void
solver_use_up_to (Solver *self,
                  guint order,
                  const SudokuTechnique *but)
{
  gsize n = 0;
  const SudokuTechnique *const *all = sudoku_scale_get_techniques (self->scale, &n);

  for (gsize i = 0; i < n; i++)
    if (self->scale->get_order (all[i]) <= order && all[i] != but)
      g_ptr_array_add (self->techniques, (gpointer)all[i]);
}

/* Techniques after all that may have a low enough rating are never run: what they find would be too
 * hard. */
static void
solver_use_rated (Solver *self,
                  guint rating_max)
{
  gsize n = 0;
  const SudokuTechnique *const *all = sudoku_scale_get_techniques (self->scale, &n);
  guint last = 0;

  for (gsize i = 0; i < n; i++)
    if (all[i]->explainer_weight <= rating_max)
      last = MAX (last, self->scale->get_order (all[i]));
  solver_use_up_to (self, last, NULL);
}

static gboolean
is_solved_with (const SudokuTechnique *technique,
                const SudokuGrid *grid,
                const SudokuTask *task)
{
  const SudokuScale *scale = sudoku_demand_get_scale (technique);
  g_auto (Solver) solver = { 0 };

  solver_init (&solver, scale, sudoku_position_new (grid), task);
  solver_use_up_to (&solver, scale->get_order (technique), NULL);
  return solver_run (&solver, G_MAXUINT);
}

/* Whether the others up to its place come to a halt where the technique goes on. */
static gboolean
is_stuck_without (const SudokuTechnique *technique,
                  const SudokuGrid *grid,
                  const SudokuTask *task)
{
  g_autoptr (SudokuPosition) position = sudoku_position_new (grid);
  gboolean goes_on = FALSE;

  return sudoku_demand_reach_halt (technique, FALSE, position, task, &goes_on) && goes_on;
}

static gboolean
has_rating (guint min,
            guint max,
            const SudokuGrid *grid,
            const SudokuTask *task)
{
  g_auto (Solver) solver = { 0 };

  solver_init (&solver, sudoku_scale_find ("explainer"), sudoku_position_new (grid), task);
  solver_use_rated (&solver, max);
  return solver_run (&solver, max) && solver.hardest >= min;
}

/**
 * sudoku_demand_is_open: (skip)
 *
 * Tells whether it demands nothing, so that any puzzle will do.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_demand_is_open (const SudokuDemand *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  return self->technique == NULL && self->rating_max == 0;
}

/**
 * sudoku_demand_get_scale: (skip)
 * @technique: a technique
 *
 * Gets the scale that orders a technique: the one in the manner of HoDoKu, which has most of them
 * by name, and for others the one in the manner of Sudoku Explainer.
 *
 * Returns: (transfer none) (nullable): the scale; %NULL when the technique is on neither, so that
 *   it is undefined whether a puzzle needs it
 */
const SudokuScale *
sudoku_demand_get_scale (const SudokuTechnique *technique)
{
  g_return_val_if_fail (technique != NULL, NULL);

  if (technique->hodoku_order > 0)
    return sudoku_scale_find ("hodoku");
  return technique->explainer_order > 0 ? sudoku_scale_find ("explainer") : NULL;
}

/* Are all techniques of a level easier than @technique, ignoring those not on its scale? */
static gboolean
is_above_level (const SudokuTechnique *technique,
                SudokuDifficulty level)
{
  const SudokuScale *scale = sudoku_demand_get_scale (technique);
  gsize n = 0;
  const SudokuTechnique *const *all = sudoku_techniques (&n);

  for (gsize i = 0; i < n; i++)
    if (all[i]->difficulty == level &&
        (all[i] == technique || scale->get_order (all[i]) > scale->get_order (technique)))
      return FALSE;
  return TRUE;
}

static SudokuDifficulty
get_least_level (const SudokuTechnique *technique,
                 SudokuGeometry *geometry)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (geometry);
  SudokuDifficulty level = SUDOKU_DIFFICULTY_TRIVIAL;

  while (level < SUDOKU_DIFFICULTY_DIABOLICAL && is_above_level (technique, level))
    level++;
  /* What rules say beyond their houses is Hard, and not a technique. */
  if (level == SUDOKU_DIFFICULTY_DIABOLICAL &&
      (sudoku_groups_get_n_pairs (groups) > 0 || sudoku_groups_get_n_truths (groups) > 0))
    level = SUDOKU_DIFFICULTY_HARD;
  return level;
}

/* The level of the techniques up to this one, when all of them have one. */
static SudokuDifficulty
get_most_level (const SudokuTechnique *technique)
{
  const SudokuScale *scale = sudoku_demand_get_scale (technique);
  SudokuDifficulty most = SUDOKU_DIFFICULTY_TRIVIAL;
  gsize n = 0;
  const SudokuTechnique *const *all = sudoku_scale_get_techniques (scale, &n);

  for (gsize i = 0; i < n && scale->get_order (all[i]) <= scale->get_order (technique); i++)
    if (all[i]->difficulty == SUDOKU_DIFFICULTY_UNKNOWN)
      return SUDOKU_DIFFICULTY_DIABOLICAL;
    else
      most = MAX (most, all[i]->difficulty);
  return most;
}

/**
 * sudoku_demand_reach_halt: (skip)
 * @technique: a technique on one of the scales
 * @with: whether the technique itself may be used
 * @position: (inout): the start, and the end
 * @task: (nullable): ends it early; its progress is not used
 * @goes_on: (out): whether the technique has a step where it ends
 *
 * Applies the techniques up to the place of one in the order of search, as far as they go.
 *
 * Returns: whether that comes to a halt; %FALSE when it fills all cells, or when that is uncertain
 *   because it took too long
 */
gboolean
sudoku_demand_reach_halt (const SudokuTechnique *technique,
                          gboolean with,
                          SudokuPosition *position,
                          const SudokuTask *task,
                          gboolean *goes_on)
{
  const SudokuScale *scale = NULL;
  g_autoptr (SudokuStep) step = NULL;
  g_auto (Solver) solver = { 0 };
  gboolean halts;

  g_return_val_if_fail (technique != NULL && position != NULL && goes_on != NULL, FALSE);

  scale = sudoku_demand_get_scale (technique);
  g_return_val_if_fail (scale != NULL, FALSE);
  solver_init (&solver, scale, position, task);
  solver_use_up_to (&solver, scale->get_order (technique), with ? NULL : technique);
  halts =
    !solver_run (&solver, G_MAXUINT) && !sudoku_step_search_was_cut_short (solver.search);
  if (halts && !with)
    {
      g_ptr_array_set_size (solver.techniques, 0);
      g_ptr_array_add (solver.techniques, (gpointer)technique);
      step = solver_find_step (&solver, solver.techniques);
    }
  *goes_on = step != NULL;
  solver.position = NULL;
  return halts;
}

/**
 * sudoku_demand_get_levels: (skip)
 * @geometry: the shape of the puzzle
 * @least: (out): the lowest level that such a puzzle can have
 * @most: (out): the highest one
 *
 * Gets the levels that are compatible with a demand. When the lowest is above the highest, none is.
 */
void
sudoku_demand_get_levels (const SudokuDemand *self,
                          SudokuGeometry *geometry,
                          SudokuDifficulty *least,
                          SudokuDifficulty *most)
{
  g_return_if_fail (self != NULL && geometry != NULL && least != NULL && most != NULL);

  *least = SUDOKU_DIFFICULTY_TRIVIAL;
  *most = SUDOKU_DIFFICULTY_DIABOLICAL;
  if (self->technique != NULL)
    {
      *least = get_least_level (self->technique, geometry);
      *most = get_most_level (self->technique);
    }
  if (self->rating_max == 0)
    return;
  if (self->rating_min > SINGLES_RATING_MAX)
    *least = MAX (*least, SUDOKU_DIFFICULTY_MODERATE);
  if (self->rating_max <= SINGLES_RATING_MAX)
    *most = MIN (*most, SUDOKU_DIFFICULTY_EASY);
}

/**
 * sudoku_demand_is_easy: (skip)
 *
 * Tells whether only singles, or less, are demanded. A minimal puzzle is hardly ever as easy, so it
 * has to be made so with the help of sudoku_demand_allows().
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_demand_is_easy (const SudokuDemand *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->technique != NULL && get_most_level (self->technique) <= SUDOKU_DIFFICULTY_EASY)
    return TRUE;
  return self->rating_max > 0 && self->rating_max <= SINGLES_RATING_MAX;
}

/**
 * sudoku_demand_allows: (skip)
 * @grid: a puzzle; only givens count
 * @task: (nullable): ends it early; its progress is not used
 *
 * Tells whether a puzzle is not harder than demanded: the techniques up to the wanted one solve it,
 * with no step above the highest rating. It has one solution then, unless a technique was used that
 * assumes it.
 *
 * Returns: %TRUE if that is certain
 */
gboolean
sudoku_demand_allows (const SudokuDemand *self,
                      const SudokuGrid *grid,
                      const SudokuTask *task)
{
  g_return_val_if_fail (self != NULL && grid != NULL, FALSE);

  return (self->technique == NULL || is_solved_with (self->technique, grid, task)) &&
         (self->rating_max == 0 || has_rating (0, self->rating_max, grid, task));
}

/**
 * sudoku_demand_is_met: (skip)
 * @grid: a puzzle with one solution; only givens count
 * @task: (nullable): ends it early; its progress is not used
 *
 * Tells whether a puzzle meets the demand.
 *
 * Returns: %TRUE if that is certain, without a step that took more work than making puzzles allows
 */
gboolean
sudoku_demand_is_met (const SudokuDemand *self,
                      const SudokuGrid *grid,
                      const SudokuTask *task)
{
  g_return_val_if_fail (self != NULL && grid != NULL, FALSE);

  if (self->technique != NULL && (!is_stuck_without (self->technique, grid, task) ||
                                  !is_solved_with (self->technique, grid, task)))
    return FALSE;
  return self->rating_max == 0 || has_rating (self->rating_min, self->rating_max, grid, task);
}
