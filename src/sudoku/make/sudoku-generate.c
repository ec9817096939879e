/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes puzzles of the wanted level, or with the wanted demand. Small ones are made without a
 * target until one fits: they have no superfluous givens. Larger ones made without a target are
 * nearly all Diabolical; these, and small ones that are easier than usual, are made under a
 * ceiling, until one reaches it. The attempts are bounded by counting, so that the same seed gives
 * the same puzzle on every machine. */

#include "sudoku-generate.h"

#include <sat-deadline.h>
#include <string.h>

#include "sudoku-error.h"
#include "sudoku-level-maker.h"
#include "sudoku-level-offer.h"
#include "sudoku-maker.h"
#include "sudoku-mend.h"
#include "sudoku-pattern-check.h"
#include "sudoku-random.h"
#include "sudoku-rate.h"
#include "sudoku-task-run.h"

/* Up to this side every level is frequent enough among puzzles made without a target. */
#define FREE_SIDE_MAX 9
/* How many of them are made before there is a ceiling, and how many puzzles in all: some
 * seconds. */
#define FREE_TRIES 500
/* With other regions or rules hardly any level but the last occurs. */
#define FREE_TRIES_OTHERWISE 4
#define SMALL_TRIES 5000
#define LARGE_TRIES 100
/* Some demands occur once in thousands: a minute or so. */
#define DEMAND_TRIES 50000
/* With a pattern each of them may take a second. */
#define PATTERN_FREE_TRIES 50
#define PATTERN_TRIES 500
/* Up to this side all puzzles are Trivial; with boxes and diagonals, at most Easy. The unit test
 * rates all of them. */
#define TINY_SIDE_MAX 4

typedef struct
{
  SudokuGenerateOptions options; /* of the present try */
  const SudokuTask *task;        /* nullable */
  SudokuTaskRun work;
  SudokuRandom random;
  guint side;
  guint n_tried;
  SudokuBare bare; /* likewise */
  gboolean found;
} Search;

static gboolean
wants_level (const Search *self)
{
  return self->options.difficulty != SUDOKU_DIFFICULTY_UNKNOWN;
}

/* What ends a question about a puzzle early. */
static SudokuTask
get_question_task (const Search *self)
{
  return (SudokuTask){
    .cancellable = self->work.cancellable,
    .time_limit = sat_deadline_get_rest (self->work.deadline),
  };
}

static gboolean
is_not_too_hard (const SudokuGrid *puzzle,
                 gpointer data)
{
  const Search *self = data;
  SudokuTask task = get_question_task (self);

  if (wants_level (self) && sudoku_rate (puzzle) > self->options.difficulty)
    return FALSE;
  return !sudoku_demand_is_easy (&self->options.demand) ||
         sudoku_demand_allows (&self->options.demand, puzzle, &task);
}

static guint
get_n_free_tries (const Search *self)
{
  const SudokuGenerateOptions *options = &self->options;

  if (self->side > FREE_SIDE_MAX)
    return 0;
  if (options->pattern != NULL)
    return PATTERN_FREE_TRIES;
  if (options->wildness > 0 || !sudoku_set_is_empty (options->sampled) ||
      !sudoku_geometry_is_plain_or_x (options->geometry))
    return FREE_TRIES_OTHERWISE;
  return FREE_TRIES;
}

/* Without a ceiling puzzles get as hard as they come. */
static gboolean
has_ceiling (const Search *self)
{
  gboolean freely = self->n_tried < get_n_free_tries (self);
  gboolean level = wants_level (self) && self->options.difficulty < SUDOKU_DIFFICULTY_DIABOLICAL;

  return !freely && (level || sudoku_demand_is_easy (&self->options.demand));
}

static gboolean
is_wanted (const Search *self,
           const SudokuGrid *puzzle)
{
  const SudokuDemand *demand = &self->options.demand;
  SudokuDifficulty level = sudoku_rate (puzzle);
  SudokuDifficulty least = SUDOKU_DIFFICULTY_UNKNOWN, most = SUDOKU_DIFFICULTY_UNKNOWN;
  SudokuTask task = get_question_task (self);

  if (wants_level (self) && level != self->options.difficulty)
    return FALSE;
  if (sudoku_demand_is_open (demand))
    return TRUE;
  sudoku_demand_get_levels (demand, sudoku_grid_get_geometry (puzzle), &least, &most);
  return level >= least && level <= most && sudoku_demand_is_met (demand, puzzle, &task);
}

static void
tell_tries (const Search *self)
{
  const SudokuProgress progress = {
    .stage = SUDOKU_STAGE_REMOVE,
    .fraction = self->found ? 1 : -1,
    .restarts = self->n_tried,
  };

  sudoku_task_run_tell (&self->work, &progress);
}

/* For a large puzzle, reports how far each attempt is, and which it is. */
static void
try_progress_cb (const SudokuProgress *progress,
                 gpointer user_data)
{
  const Search *self = user_data;
  SudokuProgress copy = *progress;

  copy.restarts = self->n_tried;
  sudoku_task_run_tell (&self->work, &copy);
}

static SudokuTask
get_try_task (Search *self)
{
  SudokuTask task = get_question_task (self);

  if (self->side > FREE_SIDE_MAX)
    {
      task.progress = try_progress_cb;
      task.progress_data = self;
    }
  return task;
}

/* Some techniques are only needed where hardly anything is known of a house or of a value:
 * otherwise a smaller set or fish does the same. So of the attempts for a technique one is
 * unrestricted, one has a house with few givens, and one has a value with few givens. */
static void
choose_bare (Search *self)
{
  guint n_houses = sudoku_geometry_get_n_houses (self->options.geometry);

  self->bare = (SudokuBare){ 0 };
  if (self->options.demand.technique == NULL)
    return;
  if (self->n_tried % 3 == 1)
    self->bare.house = 1 + sudoku_random_below (&self->random, n_houses);
  else if (self->n_tried % 3 == 2)
    self->bare.value = 1 + sudoku_random_below (&self->random, self->side);
}

/* A puzzle that is too hard gets more givens, unless their number or places are fixed. Returns
 * whether the puzzle is worth looking at. */
static gboolean
mend (Search *self,
      SudokuGrid *puzzle,
      SudokuGenerated *report)
{
  const SudokuGenerateOptions *options = &self->options;
  SudokuDifficulty least = SUDOKU_DIFFICULTY_UNKNOWN, most = SUDOKU_DIFFICULTY_UNKNOWN;
  SudokuTask task = get_question_task (self);
  guint n_givens = sudoku_grid_count (puzzle, SUDOKU_ORIGIN_GIVEN);

  if (options->demand.technique == NULL || options->n_givens > 0 || options->pattern != NULL)
    return TRUE;
  sudoku_demand_get_levels (&options->demand, sudoku_grid_get_geometry (puzzle), &least, &most);
  if (sudoku_rate (puzzle) < least ||
      !sudoku_mend (puzzle, report->solution, options->demand.technique, options->symmetry,
                    &self->bare, &self->random, &task))
    return FALSE;
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (puzzle); cell++)
    if (sudoku_grid_get_value (puzzle, cell) != 0)
      sudoku_grid_set (report->solution, cell, sudoku_grid_get_value (puzzle, cell),
                       SUDOKU_ORIGIN_GIVEN);
  if (sudoku_grid_count (puzzle, SUDOKU_ORIGIN_GIVEN) > n_givens)
    report->minimal = FALSE;
  return TRUE;
}

/* NULL without an error when it did not come out as wanted. */
static SudokuGrid *
try_one (Search *self,
         SudokuGenerated *report,
         GError **error)
{
  const SudokuCeiling ceiling = { .allows = is_not_too_hard, .data = self };
  SudokuTask task = get_try_task (self);
  gboolean below_ceiling = has_ceiling (self);
  g_autoptr (SudokuGrid) puzzle = NULL;

  tell_tries (self);
  choose_bare (self);
  puzzle = sudoku_maker_make (&self->options, below_ceiling ? &ceiling : NULL, &self->bare, &task,
                              report, error);
  self->n_tried++;
  self->options.seed = sudoku_random_next (&self->random);
  if (puzzle == NULL)
    return NULL;
  self->found = (below_ceiling || mend (self, puzzle, report)) && is_wanted (self, puzzle);
  if (self->found)
    tell_tries (self);
  return self->found ? g_steal_pointer (&puzzle) : NULL;
}

static guint
get_n_tries (const Search *self)
{
  if (self->options.pattern != NULL)
    return PATTERN_TRIES;
  if (!sudoku_demand_is_open (&self->options.demand))
    return DEMAND_TRIES;
  return self->side <= FREE_SIDE_MAX ? SMALL_TRIES : LARGE_TRIES;
}

static SudokuGrid *
search (Search *self,
        SudokuGenerated *report,
        GError **error)
{
  guint n_tries = get_n_tries (self);

  while (self->n_tried < n_tries && !(self->n_tried > 0 && sudoku_task_run_is_late (&self->work)))
    {
      SudokuGenerated of_try = { 0 };
      GError *failure = NULL;
      g_autoptr (SudokuGrid) puzzle = try_one (self, &of_try, &failure);

      if (puzzle != NULL && report != NULL)
        {
          *report = of_try;
          report->seconds = sudoku_task_run_get_seconds (&self->work);
          return g_steal_pointer (&puzzle);
        }
      sudoku_generated_clear (&of_try);
      if (failure != NULL)
        {
          g_propagate_error (error, failure);
          return NULL;
        }
      if (puzzle != NULL)
        return g_steal_pointer (&puzzle);
    }
  if (sudoku_demand_is_open (&self->options.demand))
    sudoku_error_set (error, SUDOKU_ERROR_NO_SOLUTION, NULL, "level-not-found",
                      sat_arg_number (self->n_tried));
  else
    sudoku_error_set (error, SUDOKU_ERROR_NO_SOLUTION, NULL, "demand-not-found",
                      sat_arg_number (self->n_tried));
  return NULL;
}

/* What comes with the puzzle, such as random regions, may make it harder. */
static gboolean
is_surely_out_of_reach (const SudokuGenerateOptions *options,
                        SudokuDifficulty level)
{
  return options->wildness <= 0 && sudoku_set_is_empty (options->sampled) &&
         sudoku_generate_is_out_of_reach (options->geometry, level);
}

static SudokuGrid *
generate_wanted (const SudokuGenerateOptions *options,
                 const SudokuTask *task,
                 SudokuGenerated *report,
                 GError **error)
{
  Search self = {
    .options = *options,
    .task = task,
    .side = sudoku_geometry_get_side (options->geometry),
  };

  sudoku_task_run_init (&self.work, task);
  sudoku_random_init (&self.random, options->seed);
  return search (&self, report, error);
}

static SudokuGrid *
generate_level (const SudokuGenerateOptions *options,
                const SudokuTask *task,
                SudokuGenerated *report,
                GError **error)
{
  guint least = options->n_givens;
  guint most = least;

  if (options->n_givens == 0 && options->fewest)
    most = SUDOKU_LEVEL_MANY;
  else if (options->n_givens == 0)
    sudoku_level_offer_get_givens (options, options->level, &least, &most);
  return sudoku_level_make (options, least, most, task, report, error);
}

/**
 * sudoku_generate_full: (skip)
 * @geometry: a shape
 * @seed: any number
 * @task: (nullable): cancellable and progress; its time limit is ignored
 *
 * Makes a full random grid; the same seed gives the same one.
 *
 * Returns: (transfer full) (nullable): the grid, full of answers; %NULL with
 *   SUDOKU_ERROR_NO_SOLUTION when the shape has none, or with G_IO_ERROR_CANCELLED
 */
SudokuGrid *
sudoku_generate_full (SudokuGeometry *geometry,
                      guint64 seed,
                      const SudokuTask *task,
                      GError **error)
{
  g_return_val_if_fail (geometry != NULL, NULL);

  return sudoku_maker_fill (geometry, seed, task, error);
}

/**
 * sudoku_generate: (skip)
 * @options: the properties of the puzzle
 * @task: (nullable): cancellable, time limit and progress: where a level or a demand is wanted, the
 *   restarts are the puzzles tried, and the fraction is 1 when one was found
 * @report: (out caller-allocates) (optional): its solution, in which the givens are givens and the
 *   rest answers, and its quality; for sudoku_generated_clear()
 *
 * Makes a puzzle. Without a time limit the same options, including the seed, give the same puzzle;
 * with one, the result is the best so far when it is over, which is always a correct puzzle: the
 * limit is obeyed as soon as there is one with a fair number of empty cells. Up to side 16 unique
 * puzzles without @n_givens, symmetry, level and demand are minimal.
 *
 * Random regions for which there is no grid are made anew. A pattern for which no puzzle is found
 * may have none; certain impossibility is reported before anything is made, or when all grids of a
 * small shape were looked at.
 *
 * Returns: (transfer full) (nullable): the puzzle, all its values givens; %NULL with
 *   SUDOKU_ERROR_NO_SOLUTION when the shape has no grid, with SUDOKU_ERROR_SHAPE when its rules
 *   can't be combined with regions, with G_IO_ERROR_CANCELLED, with an error that
 *   sudoku_generate_has_missed_level() recognises when what is wanted is impossible or was not
 *   found in a bounded number of attempts or in time, or with G_IO_ERROR_TIMED_OUT: for rules
 *   besides rows, columns, boxes and diagonals the limit ends the search for a full grid, too
 */
SudokuGrid *
sudoku_generate (const SudokuGenerateOptions *options,
                 const SudokuTask *task,
                 SudokuGenerated *report,
                 GError **error)
{
  g_return_val_if_fail (options != NULL && options->geometry != NULL, NULL);

  g_return_val_if_fail (options->pattern == NULL || sudoku_pattern_get_side (options->pattern) ==
                                                      sudoku_geometry_get_side (options->geometry),
                        NULL);

  if (!sudoku_generate_check (options, error))
    return NULL;
  if (options->unique && options->level != SUDOKU_LEVEL_UNKNOWN)
    return generate_level (options, task, report, error);
  if (options->unique && (options->difficulty != SUDOKU_DIFFICULTY_UNKNOWN ||
                          !sudoku_demand_is_open (&options->demand)))
    return generate_wanted (options, task, report, error);
  return sudoku_maker_make (options, NULL, NULL, task, report, error);
}

/* Checks a demand: it is for small puzzles, and compatible with some levels only. */
static gboolean
check_demand (const SudokuGenerateOptions *options,
              GError **error)
{
  const SudokuDemand *demand = &options->demand;
  guint side = sudoku_geometry_get_side (options->geometry);
  SudokuDifficulty least = SUDOKU_DIFFICULTY_UNKNOWN, most = SUDOKU_DIFFICULTY_UNKNOWN;
  SudokuDifficulty wanted = options->difficulty;

  if (demand->technique != NULL && sudoku_demand_get_scale (demand->technique) == NULL)
    {
      sudoku_error_set (error, SUDOKU_ERROR_NO_SOLUTION, NULL, "demand-on-no-scale",
                        sat_arg_quote (demand->technique->id, strlen (demand->technique->id)));
      return FALSE;
    }
  if (side > FREE_SIDE_MAX)
    {
      sudoku_error_set (error, SUDOKU_ERROR_NO_SOLUTION, NULL, "demand-too-large",
                        sat_arg_number (FREE_SIDE_MAX), sat_arg_number (side));
      return FALSE;
    }
  sudoku_demand_get_levels (demand, options->geometry, &least, &most);
  if (least > most || (wanted != SUDOKU_DIFFICULTY_UNKNOWN && (wanted < least || wanted > most)))
    {
      sudoku_error_set (error, SUDOKU_ERROR_NO_SOLUTION, NULL, "demands-conflict");
      return FALSE;
    }
  if (is_surely_out_of_reach (options, least))
    {
      sudoku_error_set (error, SUDOKU_ERROR_NO_SOLUTION, NULL, "demand-out-of-reach",
                        sat_arg_number (side));
      return FALSE;
    }
  return TRUE;
}

/* Checks a level: it must be known that there are such puzzles, and nothing else may be wanted. */
static gboolean
check_level (const SudokuGenerateOptions *options,
             GError **error)
{
  if (options->difficulty != SUDOKU_DIFFICULTY_UNKNOWN ||
      !sudoku_demand_is_open (&options->demand) || options->strategy != NULL)
    {
      sudoku_error_set (error, SUDOKU_ERROR_NO_SOLUTION, NULL, "level-not-alone");
      return FALSE;
    }
  if (!sudoku_level_offer_has (options, options->level))
    {
      sudoku_error_set (error, SUDOKU_ERROR_NO_SOLUTION, NULL, "level-not-offered");
      return FALSE;
    }
  return TRUE;
}

/* Checks a pattern: it must have as many cells as are wanted, and they must be enough. */
static gboolean
check_pattern (const SudokuGenerateOptions *options,
               GError **error)
{
  g_autoptr (SudokuPattern) pattern =
    sudoku_pattern_reduce (options->pattern, options->geometry, options->symmetry);
  guint n_cells = sudoku_pattern_count (pattern);

  if (options->n_givens > n_cells)
    {
      sudoku_error_set (error, SUDOKU_ERROR_NO_SOLUTION, NULL, "pattern-too-small",
                        sat_arg_number (n_cells), sat_arg_number (options->n_givens));
      return FALSE;
    }
  return !options->unique || options->wildness > 0 || !sudoku_set_is_empty (options->sampled) ||
         sudoku_pattern_may_be_unique (pattern, options->geometry, error);
}

/**
 * sudoku_generate_check: (skip)
 * @options: the properties of the puzzle
 *
 * Checks what is known before anything is made.
 *
 * Returns: whether there may be such a puzzle; %FALSE with SUDOKU_ERROR_NO_SOLUTION when there is
 *   none: when that is because of the level or the demand, sudoku_generate_has_missed_level()
 *   recognises the error
 */
gboolean
sudoku_generate_check (const SudokuGenerateOptions *options,
                       GError **error)
{
  g_return_val_if_fail (options != NULL && options->geometry != NULL, FALSE);

  if (options->pattern != NULL && !check_pattern (options, error))
    return FALSE;
  if (!options->unique)
    return TRUE;
  if (is_surely_out_of_reach (options, options->difficulty))
    {
      sudoku_error_set (error, SUDOKU_ERROR_NO_SOLUTION, NULL, "level-out-of-reach",
                        sat_arg_number (sudoku_geometry_get_side (options->geometry)));
      return FALSE;
    }
  if (options->level != SUDOKU_LEVEL_UNKNOWN)
    return check_level (options, error);
  return sudoku_demand_is_open (&options->demand) || check_demand (options, error);
}

/**
 * sudoku_generate_is_out_of_reach:
 * @geometry: a shape
 * @difficulty: a level
 *
 * Tells whether it is certain that no puzzle of a shape with one solution has a level. This covers
 * the smallest puzzles of the usual rules only; elsewhere only trying can tell.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_generate_is_out_of_reach (const SudokuGeometry *geometry,
                                 SudokuDifficulty difficulty)
{
  SudokuDifficulty highest = SUDOKU_DIFFICULTY_TRIVIAL;

  g_return_val_if_fail (geometry != NULL, FALSE);

  if (sudoku_geometry_get_side (geometry) > TINY_SIDE_MAX)
    return FALSE;
  if (sudoku_geometry_has_boxes (geometry) && sudoku_geometry_has_diagonals (geometry))
    highest = SUDOKU_DIFFICULTY_EASY;
  else if (!sudoku_geometry_is_plain (geometry))
    return FALSE;
  return sudoku_geometry_is_plain_or_x (geometry) && difficulty > highest;
}

/**
 * sudoku_generate_has_missed_level:
 * @error: (nullable): an error of sudoku_generate()
 *
 * Tells whether an error means that there may be puzzles of the shape, but none of the wanted
 * level, none with the wanted demand, or none that was found with its givens in a pattern.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_generate_has_missed_level (const GError *error)
{
  static const char *const ids[] = {
    "level-not-alone",
    "level-not-found",
    "level-not-offered",
    "level-out-of-reach",
    "demand-not-found",
    "demand-out-of-reach",
    "demand-too-large",
    "demand-on-no-scale",
    "demands-conflict",
    "pattern-not-found",
    NULL,
  };

  return g_error_matches (error, SUDOKU_ERROR, SUDOKU_ERROR_NO_SOLUTION) &&
         g_strv_contains (ids, sat_issue_get_id (sudoku_error_get_issue (error)));
}

/**
 * sudoku_generated_clear:
 * @self: a report that was filled in
 *
 * Frees the contents of a report.
 */
void
sudoku_generated_clear (SudokuGenerated *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->solution, sudoku_grid_free);
}
