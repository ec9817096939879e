/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds a position that needs a technique: makes puzzles, solves them with easier ones, and looks
 * for the technique where these end. If it has no step either, one more number of the solution is
 * given, and the search continues: the result is just as good a puzzle, and found much sooner than
 * the next one. A technique that is nearly always preceded by something easier is accepted anywhere
 * once that has taken long enough. */

#include "sudoku-exercise-find.h"

#include <sat-deadline.h>

#include "sudoku-generate.h"
#include "sudoku-random.h"
#include "sudoku-scale.h"
#include "sudoku-step-search.h"
#include "sudoku-task-run.h"

/* Work for one search of a step, in the units of sudoku_step_search_spend(): seconds at most. */
#define BUDGET G_GUINT64_CONSTANT (20000000)
/* How many puzzles are tried without a time limit. */
#define PUZZLES_MAX 10000
/* Larger puzzles keep so many percent of the cells as givens, which makes them at once. */
#define SMALL_SIDE_MAX 9
#define GIVENS_PERCENT 45
/* From this part of the puzzles or of the time on, the step need not be the easiest. */
#define STRICT_PART 0.6

typedef struct
{
  const SudokuTechnique *technique;
  GPtrArray *easier; /* owned: SudokuTechnique, borrowed */
  GPtrArray *plain;  /* owned: likewise, where a step that is not the easiest is enough */
  SudokuLinks *links;
  SudokuStepSearch *search;
  SudokuRandom random;
  SudokuTaskRun work;
  gboolean strict;

  /* The current position. */
  SudokuGrid *grid; /* owned: givens, and what was placed since as entries */
  SudokuGrid *solution;
  SudokuPosition *position; /* owned */
} Finder;

static int
compare_hodoku (gconstpointer a,
                gconstpointer b)
{
  const SudokuTechnique *first = *(const SudokuTechnique *const *)a;
  const SudokuTechnique *second = *(const SudokuTechnique *const *)b;

  return (first->hodoku_order > second->hodoku_order) -
         (first->hodoku_order < second->hodoku_order);
}

/* The scale in the manner of Sudoku Explainer has techniques that the other one does not. A few
 * patterns are on neither: combinations of two of the same. Before the hardest techniques there are
 * others as hard, which find as much: it is enough when nothing plain is left. */
static gboolean
is_easier (const SudokuTechnique *technique,
           const SudokuTechnique *than)
{
  if (than->hodoku_order == 0 && than->explainer_order > 0)
    return technique->explainer_order > 0 && technique->explainer_order < than->explainer_order;
  if (technique->hodoku_order == 0)
    return FALSE;
  if (than->hodoku_order == 0)
    return technique->level <= SUDOKU_LEVEL_MEDIUM;
  return technique->hodoku_order < than->hodoku_order &&
         (than->level < SUDOKU_LEVEL_EXTREME ||
          technique->level < SUDOKU_LEVEL_EXPERT);
}

/**
 * sudoku_exercise_list_easier: (skip)
 * @technique: a technique
 *
 * Lists the techniques that are tried before another one: its predecessors on the scale in the
 * manner of HoDoKu, or in that of Sudoku Explainer if it is only there.
 *
 * Returns: (transfer container) (element-type SudokuTechnique): the techniques, the easiest first
 */
GPtrArray *
sudoku_exercise_list_easier (const SudokuTechnique *technique)
{
  GPtrArray *easier = NULL;
  gsize n = 0;
  const SudokuScale *scale = NULL;
  const SudokuTechnique *const *techniques = NULL;

  g_return_val_if_fail (technique != NULL, NULL);

  easier = g_ptr_array_new ();
  scale = sudoku_scale_find (technique->hodoku_order == 0 && technique->explainer_order > 0
                               ? "explainer"
                               : "hodoku");
  techniques = sudoku_scale_get_techniques (scale, &n);
  for (gsize i = 0; i < n; i++)
    if (is_easier (techniques[i], technique))
      g_ptr_array_add (easier, (gpointer)techniques[i]);
  return easier;
}

/* The techniques that need no candidates. */
static GPtrArray *
list_plain (const SudokuTechnique *technique)
{
  GPtrArray *plain = g_ptr_array_new ();
  gsize n = 0;
  const SudokuTechnique *const *techniques = sudoku_techniques (&n);

  for (gsize i = 0; i < n; i++)
    if (techniques[i]->hodoku_order > 0 && techniques[i]->level <= SUDOKU_LEVEL_EASY &&
        techniques[i] != technique)
      g_ptr_array_add (plain, (gpointer)techniques[i]);
  g_ptr_array_sort (plain, compare_hodoku);
  return plain;
}

/* Never 0, which would be no limit; 0 when there is none. */
static double
get_seconds_left (const Finder *self)
{
  return sat_deadline_get_rest (self->work.deadline);
}

/* (transfer full) (nullable) */
static SudokuStep *
find_step (Finder *self,
           gpointer const *techniques,
           guint n)
{
  g_autoptr (GPtrArray) found = NULL;

  if (n == 0)
    return NULL;
  sudoku_step_search_set_time_limit (self->search, get_seconds_left (self));
  found = sudoku_step_search_run (self->search, self->position,
                                  (const SudokuTechnique *const *)techniques, n, SUDOKU_STEP_FIRST);
  return found->len > 0 ? sudoku_step_ref (g_ptr_array_index (found, 0)) : NULL;
}

static void
take_step (Finder *self,
           const SudokuStep *step)
{
  guint n = 0, side = sudoku_links_get_side (self->links);
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (step, &n);

  for (guint i = 0; i < n; i++)
    if (conclusions[i].placed)
      sudoku_grid_set (self->grid, conclusions[i].candidate / side,
                       conclusions[i].candidate % side + 1, SUDOKU_ORIGIN_ENTRY);
  sudoku_step_apply (step, self->position);
}

/* By cell: the values that the numbers allow, but that were removed. */
static SudokuSet *
list_removed (const Finder *self)
{
  guint side = sudoku_links_get_side (self->links);
  SudokuSet *removed = g_new0 (SudokuSet, (gsize)side * side);

  for (guint candidate = 0; candidate < side * side * side; candidate++)
    if (!sudoku_position_has (self->position, candidate) &&
        !sudoku_position_is_filled (self->position, candidate / side))
      removed[candidate / side] =
        sudoku_set_or (removed[candidate / side], sudoku_set_single (candidate % side + 1));
  return removed;
}

/* Gives one more number of the solution. What was removed stays so. */
static void
give_one (Finder *self)
{
  guint n_open = sudoku_position_get_n_open (self->position);
  guint nth = sudoku_random_below (&self->random, n_open);
  g_autofree SudokuSet *removed = list_removed (self);

  for (guint cell = 0;; cell++)
    if (!sudoku_position_is_filled (self->position, cell) && nth-- == 0)
      {
        sudoku_grid_set (self->grid, cell, sudoku_grid_get_value (self->solution, cell),
                         SUDOKU_ORIGIN_GIVEN);
        break;
      }
  sudoku_position_free (self->position);
  self->position = sudoku_position_new_at (self->grid, removed);
}

/* (transfer full) (nullable): the exercise of the position. The user may find any of its steps, so
 * all have to be known. */
static SudokuExercise *
try_position (Finder *self)
{
  g_autoptr (SudokuStep) step = find_step (self, (gpointer const *)&self->technique, 1);
  g_autoptr (SudokuExercise) exercise = NULL;
  g_autofree SudokuSet *removed = NULL;
  const SudokuTask rest = {
    .cancellable = self->work.cancellable,
    .time_limit = get_seconds_left (self),
  };

  if (step == NULL)
    return NULL;
  removed = list_removed (self);
  exercise = sudoku_exercise_new (self->grid, removed, self->technique, &rest);
  if (exercise == NULL || !sudoku_exercise_is_complete (exercise))
    return NULL;
  return g_steal_pointer (&exercise);
}

/* (transfer full) (nullable): the first suitable position of the puzzle */
static SudokuExercise *
walk (Finder *self)
{
  GPtrArray *before = self->strict ? self->easier : self->plain;

  while (sudoku_position_get_n_open (self->position) > 0 &&
         !sudoku_task_run_should_stop (&self->work))
    {
      g_autoptr (SudokuStep) step = find_step (self, before->pdata, before->len);
      SudokuExercise *exercise = NULL;

      if (step != NULL)
        {
          take_step (self, step);
          continue;
        }
      if (!sudoku_step_search_was_cut_short (self->search))
        exercise = try_position (self);
      if (exercise != NULL)
        return exercise;
      step = self->strict ? NULL : find_step (self, self->easier->pdata, self->easier->len);
      if (step != NULL)
        take_step (self, step);
      else
        give_one (self);
    }
  return NULL;
}

/* (transfer full) (nullable) */
static SudokuExercise *
try_puzzle (Finder *self,
            SudokuGeometry *geometry,
            GError **error)
{
  const SudokuTask task = { .cancellable = self->work.cancellable };
  guint side = sudoku_geometry_get_side (geometry);
  const SudokuGenerateOptions options = {
    .geometry = geometry,
    .unique = TRUE,
    .n_givens = side > SMALL_SIDE_MAX ? side * side * GIVENS_PERCENT / 100 : 0,
    .seed = sudoku_random_next (&self->random),
  };
  SudokuGenerated report = { 0 };
  SudokuExercise *exercise = NULL;

  self->grid = sudoku_generate (&options, &task, &report, error);
  if (self->grid == NULL)
    return NULL;
  self->solution = report.solution;
  self->position = sudoku_position_new (self->grid);
  exercise = walk (self);
  g_clear_pointer (&self->position, sudoku_position_free);
  g_clear_pointer (&self->grid, sudoku_grid_free);
  g_clear_pointer (&self->solution, sudoku_grid_free);
  return exercise;
}

static gboolean
is_strict (const Finder *self,
           guint n_puzzles)
{
  double limit = self->work.task != NULL ? self->work.task->time_limit : 0;

  return n_puzzles < STRICT_PART * PUZZLES_MAX &&
         (limit <= 0 || sudoku_task_run_get_seconds (&self->work) < STRICT_PART * limit);
}

static void
tell (const Finder *self,
      guint n_puzzles)
{
  const SudokuProgress progress = {
    .stage = SUDOKU_STAGE_REMOVE,
    .fraction = -1,
    .restarts = n_puzzles,
  };

  sudoku_task_run_tell (&self->work, &progress);
}

static SudokuExercise *
search (Finder *self,
        SudokuGeometry *geometry,
        GError **error)
{
  for (guint n = 0; n < PUZZLES_MAX && !sudoku_task_run_is_late (&self->work); n++)
    {
      g_autoptr (GError) failure = NULL;
      SudokuExercise *exercise = NULL;

      self->strict = self->strict && is_strict (self, n);
      tell (self, n);
      exercise = try_puzzle (self, geometry, &failure);
      if (exercise != NULL)
        return exercise;
      if (failure != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&failure));
          return NULL;
        }
      if (g_cancellable_set_error_if_cancelled (self->work.cancellable, error))
        return NULL;
    }
  return NULL;
}

/**
 * sudoku_exercise_is_out_of_reach: (skip)
 * @geometry: a shape
 * @technique: a technique
 *
 * Tells whether it is certain that something easier always has a step, too. This covers the
 * smallest shapes only; elsewhere only a search can tell.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_exercise_is_out_of_reach (SudokuGeometry *geometry,
                                 const SudokuTechnique *technique)
{
  const SudokuDemand demand = { .technique = technique };
  SudokuDifficulty least = SUDOKU_DIFFICULTY_UNKNOWN, most = SUDOKU_DIFFICULTY_UNKNOWN;

  g_return_val_if_fail (geometry != NULL && technique != NULL, FALSE);

  if (sudoku_demand_get_scale (technique) == NULL)
    return FALSE;
  sudoku_demand_get_levels (&demand, geometry, &least, &most);
  return sudoku_generate_is_out_of_reach (geometry, least);
}

/**
 * sudoku_exercise_find: (skip)
 * @geometry: a shape
 * @technique: the technique to practise
 * @seed: the same seed gives the same exercise, unless a time limit ends the search
 * @task: (nullable): cancellable, time limit and progress: the restarts are the puzzles tried
 * @easiest: (out): whether nothing easier has a step there
 *
 * Finds a position in which a technique has a step: one where nothing easier has any or, if that
 * takes too long, another one. May take long: run it in a worker.
 *
 * Returns: (transfer full) (nullable): the exercise; %NULL without an error when none was found in
 *   a bounded number of puzzles or in time, otherwise with `G_IO_ERROR_CANCELLED` or an error of
 *   sudoku_generate()
 */
SudokuExercise *
sudoku_exercise_find (SudokuGeometry *geometry,
                      const SudokuTechnique *technique,
                      guint64 seed,
                      const SudokuTask *task,
                      gboolean *easiest,
                      GError **error)
{
  Finder self = { .technique = technique, .strict = TRUE };
  SudokuExercise *exercise = NULL;

  g_return_val_if_fail (geometry != NULL && technique != NULL && easiest != NULL, NULL);

  sudoku_random_init (&self.random, seed);
  sudoku_task_run_init (&self.work, task);
  self.easier = sudoku_exercise_list_easier (technique);
  self.plain = list_plain (technique);
  self.links = sudoku_links_new (geometry);
  self.search = sudoku_step_search_new (self.links);
  sudoku_step_search_set_unique (self.search, TRUE);
  sudoku_step_search_set_budget (self.search, BUDGET);
  sudoku_step_search_set_cancellable (self.search, self.work.cancellable);
  exercise = search (&self, geometry, error);
  *easiest = exercise != NULL && self.strict;
  sudoku_step_search_free (self.search);
  sudoku_links_unref (self.links);
  g_ptr_array_unref (self.easier);
  g_ptr_array_unref (self.plain);
  return exercise;
}
