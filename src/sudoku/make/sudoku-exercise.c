/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A position to practise a technique in. It knows the steps of that technique there, and judges the
 * user's conclusions by them alone: what is true but follows by other means counts as wrong, so
 * that a verdict never reveals whether a number belongs somewhere. */

#include "sudoku-exercise.h"

#include <sat-getter.h>

#include "sudoku-arrangement.h"
#include "sudoku-scale.h"
#include "sudoku-step-search.h"
#include "sudoku-task-run.h"

struct _SudokuExercise
{
  const SudokuTechnique *technique;
  SudokuGrid *grid;         /* owned */
  SudokuPosition *position; /* owned */
  SudokuLinks *links;       /* owned */
  GPtrArray *steps;         /* owned: SudokuStep */
  gboolean complete;        /* whether all steps are known */
};

static int
compare_steps (gconstpointer a,
               gconstpointer b)
{
  const SudokuStep *first = *(SudokuStep *const *)a, *second = *(SudokuStep *const *)b;
  guint n_first = 0, n_second = 0;

  sudoku_step_get_truths (first, &n_first);
  sudoku_step_get_truths (second, &n_second);
  return (n_first > n_second) - (n_first < n_second);
}

/**
 * sudoku_exercise_new: (skip)
 * @grid: a puzzle with one solution, and its entries
 * @removed: (array) (nullable): by cell, the candidates that were removed before; %NULL: none
 * @technique: the technique to practise
 * @task: (nullable): cancellable and time limit of the search for its steps
 *
 * Makes an exercise of a position.
 *
 * Returns: (transfer full) (nullable): the exercise; %NULL when the technique has no step there
 */
SudokuExercise *
sudoku_exercise_new (const SudokuGrid *grid,
                     const SudokuSet *removed,
                     const SudokuTechnique *technique,
                     const SudokuTask *task)
{
  g_autoptr (SudokuExercise) self = NULL;
  g_autoptr (SudokuStepSearch) search = NULL;

  g_return_val_if_fail (grid != NULL && technique != NULL, NULL);

  self = g_new0 (SudokuExercise, 1);
  self->technique = technique;
  self->grid = sudoku_grid_copy (grid);
  self->links = sudoku_links_new (sudoku_grid_get_geometry (grid));
  self->position = sudoku_position_new_at (grid, removed);
  search = sudoku_step_search_new (self->links);
  sudoku_step_search_set_unique (search, TRUE);
  if (task != NULL)
    sudoku_step_search_set_cancellable (search, task->cancellable);
  if (task != NULL && task->time_limit > 0)
    sudoku_step_search_set_time_limit (search, task->time_limit);
  if (sudoku_position_is_dead_end (self->position))
    self->steps = g_ptr_array_new ();
  else
    self->steps =
      sudoku_step_search_run (search, self->position, &technique, 1, SUDOKU_STEP_ALL);
  self->complete = !sudoku_step_search_was_cut_short (search);
  g_ptr_array_sort (self->steps, compare_steps);
  return self->steps->len > 0 ? g_steal_pointer (&self) : NULL;
}

/**
 * sudoku_exercise_copy: (skip)
 *
 * Copies an exercise, such as for another thread.
 *
 * Returns: (transfer full): the copy
 */
SudokuExercise *
sudoku_exercise_copy (const SudokuExercise *self)
{
  SudokuExercise *copy = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_new0 (SudokuExercise, 1);
  copy->technique = self->technique;
  copy->grid = sudoku_grid_copy (self->grid);
  copy->position = sudoku_position_copy (self->position);
  copy->links = sudoku_links_new (sudoku_grid_get_geometry (self->grid));
  copy->steps = g_ptr_array_ref (self->steps);
  copy->complete = self->complete;
  return copy;
}

/**
 * sudoku_exercise_free:
 *
 * Frees it.
 */
void
sudoku_exercise_free (SudokuExercise *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->steps);
  sudoku_position_free (self->position);
  sudoku_links_unref (self->links);
  sudoku_grid_free (self->grid);
  g_free (self);
}

/**
 * sudoku_exercise_is_complete:
 *
 * Tells whether all steps of the technique are known; otherwise the search for them was cut short.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_exercise_is_complete (const SudokuExercise *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->complete;
}

/**
 * sudoku_exercise_get_grid: (skip)
 *
 * Gets the givens and entries of the position.
 *
 * Returns: (transfer none): the grid
 */
SAT_DEFINE_GETTER (SudokuExercise, sudoku_exercise, grid, const SudokuGrid *)

/**
 * sudoku_exercise_get_technique: (skip)
 *
 * Gets the technique to practise.
 *
 * Returns: (transfer none): the technique
 */
SAT_DEFINE_GETTER (SudokuExercise, sudoku_exercise, technique, const SudokuTechnique *)

/**
 * sudoku_exercise_get_position: (skip)
 *
 * Gets the position of the exercise.
 *
 * Returns: (transfer none): the position
 */
SAT_DEFINE_GETTER (SudokuExercise, sudoku_exercise, position, const SudokuPosition *)

/**
 * sudoku_exercise_get_links: (skip)
 *
 * Gets the truths and conflicts of the shape, which its steps refer to.
 *
 * Returns: (transfer none): the links
 */
SAT_DEFINE_GETTER (SudokuExercise, sudoku_exercise, links, SudokuLinks *)

/**
 * sudoku_exercise_get_steps: (skip)
 *
 * Gets the steps of the technique in the position, those with the fewest truths first.
 *
 * Returns: (transfer none) (element-type SudokuStep): at least one
 */
SAT_DEFINE_GETTER (SudokuExercise, sudoku_exercise, steps, const GPtrArray *)

/**
 * sudoku_exercise_get_candidates: (skip)
 * @cell: a cell
 *
 * Gets the candidates of a cell.
 *
 * Returns: the values; none when it is filled
 */
SudokuSet
sudoku_exercise_get_candidates (const SudokuExercise *self,
                                guint cell)
{
  g_return_val_if_fail (self != NULL, SUDOKU_SET_EMPTY);

  if (sudoku_position_is_filled (self->position, cell))
    return SUDOKU_SET_EMPTY;
  return sudoku_candidates_get (sudoku_position_get_candidates (self->position), cell);
}

/**
 * sudoku_exercise_needs_marks: (skip)
 *
 * Tells whether the step is found among candidates. Otherwise marks would give it away: the
 * numbers of the position are enough.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_exercise_needs_marks (const SudokuExercise *self)
{
  guint n = 0;
  const SudokuConclusion *conclusions = NULL;

  g_return_val_if_fail (self != NULL, FALSE);

  conclusions = sudoku_step_get_conclusions (g_ptr_array_index (self->steps, 0), &n);
  return !conclusions[0].placed ||
         sudoku_technique_estimate_level (self->technique) > SUDOKU_LEVEL_EASY;
}

/**
 * sudoku_exercise_get_effort: (skip)
 *
 * Estimates how long the search for a step takes: the more is still possible on the board, and the
 * fewer steps there are, the longer. O(cells).
 *
 * Returns: a number to compare exercises of one technique by
 */
guint
sudoku_exercise_get_effort (const SudokuExercise *self)
{
  guint n_cells, n_candidates = 0;

  g_return_val_if_fail (self != NULL, 0);

  n_cells = sudoku_grid_get_n_cells (self->grid);
  for (guint cell = 0; cell < n_cells; cell++)
    n_candidates += sudoku_set_count (sudoku_exercise_get_candidates (self, cell));
  return 100 * n_candidates / self->steps->len;
}

/**
 * sudoku_exercise_make_puzzle: (skip)
 *
 * Makes the puzzle that leads to the position.
 *
 * Returns: (transfer full): the givens of the position
 */
SudokuGrid *
sudoku_exercise_make_puzzle (const SudokuExercise *self)
{
  SudokuGrid *puzzle = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  puzzle = sudoku_grid_copy (self->grid);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (puzzle); cell++)
    if (sudoku_grid_get_origin (puzzle, cell) != SUDOKU_ORIGIN_GIVEN)
      sudoku_grid_set (puzzle, cell, 0, SUDOKU_ORIGIN_NONE);
  return puzzle;
}

/* (transfer full): by cell: all values but its candidates */
static SudokuSet *
list_excluded (const SudokuExercise *self)
{
  SudokuSet all = sudoku_set_range (1, sudoku_links_get_side (self->links));
  guint n_cells = sudoku_grid_get_n_cells (self->grid);
  SudokuSet *excluded = g_new0 (SudokuSet, n_cells);

  for (guint cell = 0; cell < n_cells; cell++)
    if (!sudoku_position_is_filled (self->position, cell))
      excluded[cell] = sudoku_set_minus (all, sudoku_exercise_get_candidates (self, cell));
  return excluded;
}

static SudokuSet
rearrange_values (const SudokuArrangement *arrangement,
                  SudokuSet values)
{
  SudokuSet moved = SUDOKU_SET_EMPTY;
  guint value;

  SUDOKU_SET_FOREACH (values, value)
  moved =
    sudoku_set_or (moved, sudoku_set_single (sudoku_arrangement_get_value (arrangement, value)));
  return moved;
}

/**
 * sudoku_exercise_rearrange: (skip)
 * @seed: the same seed gives the same arrangement
 * @task: (nullable): cancellable and time limit of the search for its steps
 *
 * Arranges the position anew: other numbers in other places, as far as the rules allow, with the
 * same pattern.
 *
 * Returns: (transfer full) (nullable): the exercise; %NULL when the search ended before it found a
 *   step
 */
SudokuExercise *
sudoku_exercise_rearrange (const SudokuExercise *self,
                           guint64 seed,
                           const SudokuTask *task)
{
  g_autoptr (SudokuArrangement) arrangement = NULL;
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (SudokuGrid) grid = NULL;
  g_autofree SudokuSet *excluded = NULL;
  g_autofree SudokuSet *removed = NULL;
  SudokuRandom random;

  g_return_val_if_fail (self != NULL, NULL);

  sudoku_random_init (&random, seed);
  arrangement = sudoku_arrangement_new (sudoku_grid_get_side (self->grid));
  sudoku_arrangement_shuffle (arrangement, sudoku_grid_get_geometry (self->grid), &random);
  geometry =
    sudoku_arrangement_apply (arrangement, sudoku_grid_get_geometry (self->grid), NULL);
  g_return_val_if_fail (geometry != NULL, NULL);
  grid = sudoku_grid_new (geometry);
  excluded = list_excluded (self);
  removed = g_new0 (SudokuSet, sudoku_grid_get_n_cells (grid));
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      guint place = sudoku_arrangement_get_cell (arrangement, cell);
      guint value = sudoku_grid_get_value (self->grid, cell);

      if (value > 0)
        sudoku_grid_set (grid, place, sudoku_arrangement_get_value (arrangement, value),
                         sudoku_grid_get_origin (self->grid, cell));
      removed[place] = rearrange_values (arrangement, excluded[cell]);
    }
  return sudoku_exercise_new (grid, removed, self->technique, task);
}

/* What the user has done. */
typedef struct
{
  const SudokuExercise *exercise;
  const SudokuGrid *grid;
  const SudokuSet *marks;
  guint side;
} Attempt;

/* Whoever leaves only one number in a cell has in effect placed it. */
static gboolean
has_placed (const Attempt *attempt,
            guint32 candidate)
{
  guint cell = candidate / attempt->side, value = candidate % attempt->side + 1;
  guint entered = sudoku_grid_get_value (attempt->grid, cell);
  SudokuSet before = sudoku_exercise_get_candidates (attempt->exercise, cell);

  if (entered > 0)
    return entered == value;
  return sudoku_set_equal (attempt->marks[cell], sudoku_set_single (value)) &&
         !sudoku_set_equal (attempt->marks[cell], before);
}

static gboolean
has_removed (const Attempt *attempt,
             guint32 candidate)
{
  guint cell = candidate / attempt->side;

  return sudoku_grid_get_value (attempt->grid, cell) == 0 &&
         !sudoku_set_has (attempt->marks[cell], candidate % attempt->side + 1);
}

static gboolean
has_concluded (const Attempt *attempt,
               const SudokuConclusion *conclusion)
{
  return conclusion->placed ? has_placed (attempt, conclusion->candidate)
                            : has_removed (attempt, conclusion->candidate);
}

static gboolean
is_conclusion (const SudokuExercise *self,
               guint32 candidate,
               gboolean placed)
{
  for (guint i = 0; i < self->steps->len; i++)
    {
      guint n = 0;
      const SudokuConclusion *conclusions =
        sudoku_step_get_conclusions (g_ptr_array_index (self->steps, i), &n);

      for (guint k = 0; k < n; k++)
        if (conclusions[k].candidate == candidate && conclusions[k].placed == placed)
          return TRUE;
    }
  return FALSE;
}

/* Does a correctly placed number remove the candidate? */
static gboolean
is_excluded (const SudokuExercise *self,
             const Attempt *attempt,
             guint32 candidate)
{
  for (guint i = 0; i < self->steps->len; i++)
    {
      guint n = 0;
      const SudokuConclusion *conclusions =
        sudoku_step_get_conclusions (g_ptr_array_index (self->steps, i), &n);

      for (guint k = 0; k < n; k++)
        if (conclusions[k].placed && has_placed (attempt, conclusions[k].candidate) &&
            sudoku_links_conflict (self->links, conclusions[k].candidate, candidate))
          return TRUE;
    }
  return FALSE;
}

/* Does everything that was done in a cell follow? */
static gboolean
is_cell_right (const SudokuExercise *self,
               const Attempt *attempt,
               guint cell)
{
  SudokuSet before = sudoku_exercise_get_candidates (self, cell);
  guint entered = sudoku_grid_get_value (attempt->grid, cell);
  guint value;

  if (sudoku_position_is_filled (self->position, cell))
    return entered == sudoku_grid_get_value (self->grid, cell);
  if (entered > 0)
    return is_conclusion (self, cell * attempt->side + entered - 1, TRUE);
  SUDOKU_SET_FOREACH (before, value)
  {
    guint32 candidate = cell * attempt->side + value - 1;

    if (!sudoku_set_has (attempt->marks[cell], value) &&
        !is_conclusion (self, candidate, FALSE) && !is_excluded (self, attempt, candidate))
      return FALSE;
  }
  return TRUE;
}

static gboolean
is_untouched (const SudokuExercise *self,
              const Attempt *attempt)
{
  for (guint cell = 0; cell < attempt->side * attempt->side; cell++)
    {
      SudokuSet before = sudoku_exercise_get_candidates (self, cell);

      if (sudoku_grid_get_value (attempt->grid, cell) !=
            sudoku_grid_get_value (self->grid, cell) ||
          !sudoku_set_is_empty (sudoku_set_minus (before, attempt->marks[cell])))
        return FALSE;
    }
  return TRUE;
}

/* Counts the conclusions of a step that were drawn; @all: whether all were. */
static guint
count_concluded (const Attempt *attempt,
                 const SudokuStep *step,
                 gboolean *all)
{
  guint n = 0, n_concluded = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (step, &n);

  for (guint i = 0; i < n; i++)
    if (has_concluded (attempt, &conclusions[i]))
      n_concluded++;
  *all = n_concluded == n;
  return n_concluded;
}

/**
 * sudoku_exercise_judge: (skip)
 * @grid: the current numbers
 * @marks: (array): by cell, the candidates that are still marked
 * @step: (out): the closest step, 0 when there is none
 *
 * Judges what the user has done. Added marks are ignored. O(cells × steps).
 *
 * Returns: the verdict
 */
SudokuAttempt
sudoku_exercise_judge (const SudokuExercise *self,
                       const SudokuGrid *grid,
                       const SudokuSet *marks,
                       guint *step)
{
  Attempt attempt = { .exercise = self, .grid = grid, .marks = marks };
  guint best = 0;
  gboolean complete = FALSE;

  g_return_val_if_fail (self != NULL && grid != NULL && marks != NULL && step != NULL,
                        SUDOKU_ATTEMPT_NOTHING);

  *step = 0;
  attempt.side = sudoku_links_get_side (self->links);
  if (is_untouched (self, &attempt))
    return SUDOKU_ATTEMPT_NOTHING;
  for (guint cell = 0; cell < attempt.side * attempt.side; cell++)
    if (!is_cell_right (self, &attempt, cell))
      return SUDOKU_ATTEMPT_WRONG;
  for (guint i = 0; i < self->steps->len; i++)
    {
      gboolean all = FALSE;
      guint n = count_concluded (&attempt, g_ptr_array_index (self->steps, i), &all);

      if ((all && !complete) || (all == complete && n > best))
        {
          *step = i;
          best = n;
          complete = all;
        }
    }
  return complete ? SUDOKU_ATTEMPT_RIGHT : SUDOKU_ATTEMPT_PARTLY;
}

/**
 * sudoku_exercise_find_other: (skip)
 * @grid: the current numbers
 * @marks: (array): by cell, the candidates that are still marked
 * @task: (nullable): cancellable and time limit
 *
 * Finds out whether an attempt that sudoku_exercise_judge() calls wrong is right by another
 * technique: one that is looked for by hand, and whose steps prove everything that was done. May
 * take seconds: run it in a worker.
 *
 * Returns: (transfer none) (nullable): the easiest such technique
 */
const SudokuTechnique *
sudoku_exercise_find_other (const SudokuExercise *self,
                            const SudokuGrid *grid,
                            const SudokuSet *marks,
                            const SudokuTask *task)
{
  g_autofree SudokuSet *removed = NULL;
  SudokuTaskRun run;
  gsize n = 0;
  const SudokuTechnique *const *techniques = NULL;

  g_return_val_if_fail (self != NULL && grid != NULL && marks != NULL, NULL);

  sudoku_task_run_init (&run, task);
  removed = list_excluded (self);
  techniques = sudoku_scale_get_techniques (sudoku_scale_find ("hodoku"), &n);
  for (gsize i = 0; i < n && !sudoku_task_run_should_stop (&run); i++)
    {
      const SudokuTask rest = sudoku_task_run_get_rest (&run);
      g_autoptr (SudokuExercise) other = NULL;
      guint step = 0;

      if (techniques[i] == self->technique ||
          sudoku_technique_estimate_level (techniques[i]) >= SUDOKU_LEVEL_EXTREME)
        continue;
      other = sudoku_exercise_new (self->grid, removed, techniques[i], &rest);
      if (other != NULL && sudoku_exercise_judge (other, grid, marks, &step) >=
                             SUDOKU_ATTEMPT_PARTLY)
        return techniques[i];
    }
  return NULL;
}
