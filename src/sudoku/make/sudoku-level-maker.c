/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes puzzles of a level. Each try begins with a puzzle that has hardly any superfluous given.
 * Where it is too hard, cells are given that are open where the techniques of the level get stuck,
 * until they don't; then others, until there are as many as fit the level: but never one with which
 * the levels below would suffice. More givens hardly ever make a puzzle harder, so both questions
 * go on from the position that was reached before; the puzzle is judged as a whole in the end. The
 * effort is counted, so that the same seed gives the same puzzle on every machine. */

#include "sudoku-level-maker.h"

#include "sudoku-error.h"
#include "sudoku-level-judge.h"
#include "sudoku-level-offer.h"
#include "sudoku-maker.h"

/* The work for each search of a step, in the units of sudoku_step_search_set_budget(): a puzzle
 * that takes more is rejected. */
#define WORK_MAX 20000000
/* Up to this side tries begin with minimal puzzles; larger ones take too long. */
#define MINIMAL_SIDE_MAX 9
/* How many tries there are. */
#define SMALL_TRIES 5000
#define LARGE_TRIES 300
/* So that one seed begins with other puzzles at each level. */
#define LEVEL_SALT G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)
/* How many cells are tried, each time, until one is found that does not make it too easy. */
#define N_GIVEN_TRIES 12

typedef struct
{
  SudokuGenerateOptions options;
  guint least;
  guint most;
  SudokuTaskRun run;
  SudokuRandom random;
  guint n_tried;
  SudokuLevelSolver *solver; /* owned, nullable: for the shape of the present try */
} Maker;

/* The present try. */
typedef struct
{
  const Maker *maker;
  SudokuGeometry *geometry;   /* borrowed */
  const SudokuGrid *solution; /* borrowed */
  SudokuGrid *puzzle;         /* owned */
  SudokuPosition *below;      /* owned, nullable: where the levels below get stuck */
  SudokuPosition *within;     /* owned, nullable: where the level itself does */
  gboolean *pre_empts;        /* owned: by cell: with it the levels below would suffice */
  guint n_givens;
  guint n_most;
} Try;

static void
try_clear (Try *self)
{
  g_clear_pointer (&self->puzzle, sudoku_grid_free);
  g_clear_pointer (&self->below, sudoku_position_free);
  g_clear_pointer (&self->within, sudoku_position_free);
  g_free (self->pre_empts);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Try, try_clear)

static guint
get_orbit (const Try *self,
           guint cell,
           guint orbit[SUDOKU_ORBIT_MAX])
{
  const SudokuSymmetry *symmetry = self->maker->options.symmetry;

  if (symmetry != NULL)
    return symmetry->orbit (self->geometry, cell, orbit);
  orbit[0] = cell;
  return 1;
}

static gboolean
may_be_given (const Try *self,
              const guint *orbit,
              guint n)
{
  const SudokuPattern *pattern = self->maker->options.pattern;

  for (guint i = 0; i < n; i++)
    if (pattern != NULL && !sudoku_pattern_has (pattern, orbit[i]))
      return FALSE;
  return !self->pre_empts[orbit[0]] && sudoku_grid_get_value (self->puzzle, orbit[0]) == 0;
}

/* What is known when an orbit is given, too. */
static void
tell_position (const Try *self,
               SudokuPosition *position,
               const guint *orbit,
               guint n)
{
  for (guint i = 0; i < n; i++)
    if (!sudoku_position_is_filled (position, orbit[i]))
      sudoku_position_place (position, orbit[i],
                             sudoku_grid_get_value (self->solution, orbit[i]));
}

/* Gives an orbit, unless the levels below would suffice then. */
static gboolean
give (Try *self,
      const guint *orbit,
      guint n)
{
  SudokuLevel level = self->maker->options.level;

  if (self->below != NULL)
    {
      g_autoptr (SudokuPosition) then = sudoku_position_copy (self->below);

      tell_position (self, then, orbit, n);
      if (sudoku_level_solver_run (self->maker->solver, then, (SudokuLevel)(level - 1), NULL) !=
          SUDOKU_LEVEL_END_STUCK)
        {
          for (guint i = 0; i < n; i++)
            self->pre_empts[orbit[i]] = TRUE;
          return FALSE;
        }
      sudoku_position_free (self->below);
      self->below = g_steal_pointer (&then);
    }
  if (self->within != NULL)
    tell_position (self, self->within, orbit, n);
  for (guint i = 0; i < n; i++)
    {
      guint value = sudoku_grid_get_value (self->solution, orbit[i]);

      self->n_givens += sudoku_grid_get_value (self->puzzle, orbit[i]) == 0;
      sudoku_grid_set (self->puzzle, orbit[i], value, SUDOKU_ORIGIN_GIVEN);
    }
  return TRUE;
}

/* With a symmetry, the orbit that makes them enough may be larger than what is missing. */
static gboolean
has_too_many (const Try *self,
              guint n_more)
{
  if (self->maker->options.symmetry != NULL && self->n_givens < self->maker->least)
    return FALSE;
  return self->n_givens + n_more > self->n_most;
}

/* Gives one of the cells in which the level gets stuck. */
static gboolean
give_open (Try *self,
           SudokuRandom *random)
{
  guint n_cells = sudoku_geometry_get_n_cells (self->geometry), n_tried = 0;
  g_autofree guint16 *order = g_new (guint16, n_cells);

  sudoku_random_permutation (random, order, n_cells);
  for (guint i = 0; i < n_cells && n_tried < N_GIVEN_TRIES; i++)
    {
      guint orbit[SUDOKU_ORBIT_MAX];
      guint n = get_orbit (self, order[i], orbit);

      if (sudoku_position_is_filled (self->within, order[i]) || !may_be_given (self, orbit, n) ||
          has_too_many (self, n))
        continue;
      if (give (self, orbit, n))
        return TRUE;
      n_tried++;
    }
  return FALSE;
}

/* Gives cells until the techniques of the level suffice, but those below do not. */
static gboolean
reach_level (Try *self,
             SudokuRandom *random)
{
  SudokuLevelSolver *solver = self->maker->solver;
  SudokuLevel level = self->maker->options.level;
  SudokuLevelEnd end;

  if (level > SUDOKU_LEVEL_EASY)
    {
      self->below = sudoku_position_new (self->puzzle);
      if (sudoku_level_solver_run (solver, self->below, (SudokuLevel)(level - 1), NULL) !=
          SUDOKU_LEVEL_END_STUCK)
        return FALSE;
    }
  if (level == SUDOKU_LEVEL_BEGINNER || level == SUDOKU_LEVEL_EXTREME)
    return TRUE;
  self->within = sudoku_position_new (self->puzzle);
  while ((end = sudoku_level_solver_run (solver, self->within, level, NULL)) ==
         SUDOKU_LEVEL_END_STUCK)
    if (has_too_many (self, 1) || sudoku_task_run_should_stop (&self->maker->run) ||
        !give_open (self, random))
      return FALSE;
  g_clear_pointer (&self->within, sudoku_position_free);
  return end == SUDOKU_LEVEL_END_SOLVED;
}

/* Gives cells anywhere, up to a number. */
static void
give_more (Try *self,
           SudokuRandom *random,
           guint n_wanted)
{
  guint n_cells = sudoku_geometry_get_n_cells (self->geometry);
  g_autofree guint16 *order = g_new (guint16, n_cells);

  sudoku_random_permutation (random, order, n_cells);
  for (guint i = 0; i < n_cells && self->n_givens < n_wanted; i++)
    {
      guint orbit[SUDOKU_ORBIT_MAX];
      guint n = get_orbit (self, order[i], orbit);

      if (sudoku_task_run_should_stop (&self->maker->run))
        return;
      if (may_be_given (self, orbit, n) && !has_too_many (self, n))
        give (self, orbit, n);
    }
}

/* Where all numbers are as good, any of them. */
static guint
choose_number (const Maker *self,
               SudokuRandom *random)
{
  if (self->options.symmetry != NULL || self->most == SUDOKU_LEVEL_MANY)
    return self->least;
  return self->least + sudoku_random_below (random, self->most - self->least + 1);
}

/* For Beginner each given helps, so that there may be a few more. */
static void
help_beginner (Try *self,
               SudokuRandom *random)
{
  while (!sudoku_level_is_beginner (self->puzzle) && !has_too_many (self, 1) &&
         self->n_givens < MIN (self->maker->most, sudoku_geometry_get_n_cells (self->geometry)))
    {
      guint n = self->n_givens;

      give_more (self, random, n + 1);
      if (self->n_givens == n)
        return;
    }
}

/* Whether the puzzle is as it should be now. */
static gboolean
finish (Try *self,
        SudokuRandom *random)
{
  const Maker *maker = self->maker;

  if (!reach_level (self, random))
    return FALSE;
  /* Then it is judged already. */
  if (maker->options.level == SUDOKU_LEVEL_EXTREME && self->n_givens >= maker->least &&
      !has_too_many (self, 0))
    return TRUE;
  give_more (self, random, choose_number (maker, random));
  if (self->n_givens < maker->least)
    return FALSE;
  if (maker->options.symmetry == NULL && has_too_many (self, 0))
    return FALSE;
  if (maker->options.level == SUDOKU_LEVEL_BEGINNER)
    help_beginner (self, random);
  return sudoku_level_judge_with (maker->solver, self->puzzle) == maker->options.level;
}

static void
tell_tries (const Maker *self,
            gboolean found)
{
  const SudokuProgress progress = {
    .stage = SUDOKU_STAGE_REMOVE,
    .fraction = found ? 1 : -1,
    .restarts = self->n_tried,
  };

  sudoku_task_run_tell (&self->run, &progress);
}

/* The puzzle that a try begins with. */
static SudokuGrid *
begin (Maker *self,
       SudokuGenerated *report,
       GError **error)
{
  SudokuGenerateOptions options = self->options;
  SudokuTask task = sudoku_task_run_get_rest (&self->run);

  task.progress = NULL;
  options.seed = sudoku_random_next (&self->random);
  options.n_givens =
    sudoku_geometry_get_side (options.geometry) > MINIMAL_SIDE_MAX ? self->least : 0;
  return sudoku_maker_make (&options, NULL, NULL, &task, report, error);
}

/* With random regions each try has a shape of its own. */
static void
prepare_solver (Maker *self,
                SudokuGeometry *geometry)
{
  SudokuTask task = sudoku_task_run_get_rest (&self->run);

  if (self->solver != NULL && self->options.wildness <= 0 &&
      sudoku_set_is_empty (self->options.sampled))
    return;
  task.progress = NULL;
  g_clear_pointer (&self->solver, sudoku_level_solver_free);
  self->solver = sudoku_level_solver_new (geometry, WORK_MAX, &task);
}

/* NULL without an error when it did not come out as wanted. */
static SudokuGrid *
try_one (Maker *self,
         SudokuGenerated *report,
         GError **error)
{
  g_auto (Try) attempt = { .maker = self };
  SudokuRandom random;
  guint n_before;

  tell_tries (self, FALSE);
  attempt.puzzle = begin (self, report, error);
  self->n_tried++;
  if (attempt.puzzle == NULL)
    return NULL;
  sudoku_random_init (&random, sudoku_random_next (&self->random));
  attempt.geometry = sudoku_grid_get_geometry (attempt.puzzle);
  attempt.solution = report->solution;
  attempt.pre_empts = g_new0 (gboolean, sudoku_geometry_get_n_cells (attempt.geometry));
  attempt.n_givens = n_before = sudoku_grid_count (attempt.puzzle, SUDOKU_ORIGIN_GIVEN);
  /* What has a symmetry may have more to begin with; then it gets none. */
  attempt.n_most = self->options.symmetry != NULL ? MAX (self->most, n_before) : self->most;
  prepare_solver (self, attempt.geometry);
  if (!finish (&attempt, &random))
    return NULL;
  for (guint cell = 0; cell < sudoku_geometry_get_n_cells (attempt.geometry); cell++)
    if (sudoku_grid_get_value (attempt.puzzle, cell) != 0)
      sudoku_grid_set (report->solution, cell, sudoku_grid_get_value (attempt.puzzle, cell),
                       SUDOKU_ORIGIN_GIVEN);
  report->minimal = report->minimal && attempt.n_givens == n_before;
  report->seconds = sudoku_task_run_get_seconds (&self->run);
  tell_tries (self, TRUE);
  return g_steal_pointer (&attempt.puzzle);
}

static guint
get_n_tries (const Maker *self)
{
  return sudoku_geometry_get_side (self->options.geometry) <= MINIMAL_SIDE_MAX ? SMALL_TRIES
                                                                               : LARGE_TRIES;
}

static SudokuGrid *
search (Maker *self,
        SudokuGenerated *report,
        GError **error)
{
  while (self->n_tried < get_n_tries (self) &&
         !(self->n_tried > 0 && sudoku_task_run_is_late (&self->run)))
    {
      SudokuGenerated of_try = { 0 };
      GError *failure = NULL;
      g_autoptr (SudokuGrid) puzzle = NULL;

      if (g_cancellable_set_error_if_cancelled (self->run.cancellable, error))
        return NULL;
      puzzle = try_one (self, &of_try, &failure);
      if (puzzle != NULL && report != NULL)
        *report = of_try;
      else
        g_clear_pointer (&of_try.solution, sudoku_grid_free);
      if (puzzle != NULL)
        return g_steal_pointer (&puzzle);
      if (failure != NULL)
        {
          g_propagate_error (error, failure);
          return NULL;
        }
    }
  sudoku_error_set (error, SUDOKU_ERROR_NO_SOLUTION, NULL, "level-not-found",
                    sat_arg_number (self->n_tried));
  return NULL;
}

/**
 * sudoku_level_make: (skip)
 * @options: the properties of the puzzle, with a level
 * @least: the fewest givens
 * @most: the most, without a symmetry; %SUDOKU_LEVEL_MANY: as few as possible are wanted
 * @task: (nullable): cancellable, time limit and progress
 * @report: (out caller-allocates) (optional): as for sudoku_generate()
 *
 * Makes a puzzle of a level. With a symmetry it has more than @most only if no orbit can be spared,
 * or if the orbits allow no number in between.
 *
 * Returns: (transfer full) (nullable): the puzzle, all its values givens; %NULL with an error, as
 *   from sudoku_generate()
 */
SudokuGrid *
sudoku_level_make (const SudokuGenerateOptions *options,
                   guint least,
                   guint most,
                   const SudokuTask *task,
                   SudokuGenerated *report,
                   GError **error)
{
  Maker self = { .least = least, .most = most };
  SudokuGrid *puzzle = NULL;

  g_return_val_if_fail (options != NULL && options->geometry != NULL, NULL);
  g_return_val_if_fail (options->level != SUDOKU_LEVEL_UNKNOWN && least <= most, NULL);

  self.options = *options;
  sudoku_task_run_init (&self.run, task);
  sudoku_random_init (&self.random, options->seed ^ (guint64)options->level * LEVEL_SALT);
  puzzle = search (&self, report, error);
  g_clear_pointer (&self.solver, sudoku_level_solver_free);
  return puzzle;
}
