/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes one puzzle: a full random grid, from which givens are removed, in random order, as long as
 * the solution stays unique, or the puzzle below its ceiling. Whole groups are tried first, and
 * halved when that is too much. Without a time limit the effort is bounded by counting, not by the
 * clock, so that the same seed gives the same puzzle on every machine. */

#include "sudoku-maker.h"

#include "sudoku-error.h"
#include "sudoku-fill.h"
#include "sudoku-item-sample.h"
#include "sudoku-pattern-check.h"
#include "sudoku-pattern-fill.h"
#include "sudoku-regions.h"
#include "sudoku-strategy.h"

/* The part of the cells kept by a puzzle that need not be unique. */
#define GIVENS_FRACTION 0.4
/* One in so many of the cells that a rule with cells could have is used. */
#define SAMPLE_ONE_OF 4

/* How many maps of random regions are made when there is no grid for the ones before: that is rare,
 * unless other rules leave nothing. As often a grid is searched for. */
#define MAPS 10

typedef struct
{
  const SudokuGenerateOptions *options;
  SudokuGeometry *geometry; /* owned */
  guint n_cells;
  SudokuTaskRun work;
  SudokuRandom random;
  guint8 *solution;         /* owned */
  SudokuThinning *thinning; /* owned (nullable): before there is a solution */
} Maker;

/* How many of @n cells can be taken at most, when these numbers of orbits are left. Each size
 * divides the next larger one, so taking the largest first loses nothing. */
static guint
count_takeable (const guint n_orbits[SUDOKU_ORBIT_MAX + 1],
                guint n)
{
  guint left = n;

  for (guint size = SUDOKU_ORBIT_MAX; size > 0; size--)
    left -= MIN (n_orbits[size], left / size) * size;
  return n - left;
}

/* Takes orbits in their random order, but none that would leave more givens in the end. */
static void
make_any (Maker *self)
{
  SudokuThinning *thinning = self->thinning;
  guint least = sudoku_thinning_get_least (thinning);
  guint n_orbits[SUDOKU_ORBIT_MAX + 1] = { 0 };

  for (guint i = 0; i < sudoku_thinning_get_n_orbits (thinning); i++)
    n_orbits[sudoku_thinning_get_size (thinning, i)]++;
  for (guint i = 0; i < sudoku_thinning_get_n_orbits (thinning); i++)
    {
      guint n_givens = sudoku_thinning_get_n_givens (thinning);
      guint n = n_givens - MIN (n_givens, least);
      guint size = sudoku_thinning_get_size (thinning, i);
      guint most = count_takeable (n_orbits, n);

      n_orbits[size]--;
      if (size <= n && size + count_takeable (n_orbits, n - size) == most)
        sudoku_thinning_take (thinning, i, 1);
    }
}

static void
make_report (Maker *self,
             SudokuGenerated *report)
{
  const guint8 *puzzle = sudoku_thinning_get_values (self->thinning);

  report->solution =
    sudoku_grid_new_with_values (self->geometry, self->solution, SUDOKU_ORIGIN_ANSWER);
  for (guint cell = 0; cell < self->n_cells; cell++)
    if (puzzle[cell] != 0)
      sudoku_grid_set (report->solution, cell, puzzle[cell], SUDOKU_ORIGIN_GIVEN);
  report->cut_short = sudoku_task_run_is_late (&self->work);
  report->minimal = sudoku_thinning_is_minimal (self->thinning);
  report->seconds = sudoku_task_run_get_seconds (&self->work);
}

static void
maker_init (Maker *self,
            const SudokuGenerateOptions *options,
            const SudokuTask *task)
{
  self->options = options;
  self->geometry = sudoku_geometry_ref (options->geometry);
  self->n_cells = sudoku_geometry_get_n_cells (options->geometry);
  sudoku_task_run_init (&self->work, task);
  sudoku_random_init (&self->random, options->seed);
  self->solution = g_new (guint8, self->n_cells);
}

static void
maker_clear (Maker *self)
{
  sudoku_thinning_free (self->thinning);
  sudoku_geometry_unref (self->geometry);
  g_free (self->solution);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Maker, maker_clear)

/* A full grid of the usual rules, ignoring the time limit: without one there is nothing at all.
 * Under other rules it may never be found. */
static gboolean
fill_shape (Maker *self,
            GError **error)
{
  gboolean patient = sudoku_geometry_is_plain_or_x (self->geometry);
  SudokuTaskRun part = sudoku_task_run_get_part (&self->work, !patient);
  GError *failure = NULL;

  if ((self->options->by_search ? sudoku_fill_by_search : sudoku_fill) (
        self->geometry, &self->random, &part, self->solution, &failure))
    return TRUE;
  if (failure == NULL)
    g_set_error_literal (&failure, G_IO_ERROR, G_IO_ERROR_TIMED_OUT, "timed-out");
  g_propagate_error (error, failure);
  return FALSE;
}

static gboolean
draw_regions (Maker *self,
              GError **error)
{
  g_autoptr (SudokuRule) rule =
    sudoku_regions_random (self->options->geometry, self->options->wildness, &self->random);
  SudokuGeometry *geometry =
    sudoku_geometry_add_rules (self->options->geometry, &rule, 1, error);

  if (geometry == NULL)
    return FALSE;
  sudoku_geometry_unref (self->geometry);
  self->geometry = geometry;
  return TRUE;
}

static gboolean
fill (Maker *self,
      GError **error)
{
  gboolean again = self->options->wildness > 0 || self->options->by_search;
  guint n_tries = again ? MAPS : 1;

  sudoku_task_run_report (&self->work, SUDOKU_STAGE_FILL, -1, 0, 0);
  for (guint i = 1;; i++)
    {
      GError *failure = NULL;

      if (self->options->wildness > 0 && !draw_regions (self, error))
        return FALSE;
      if (fill_shape (self, &failure))
        break;
      if (i >= n_tries || !g_error_matches (failure, SUDOKU_ERROR, SUDOKU_ERROR_NO_SOLUTION))
        {
          g_propagate_error (error, failure);
          return FALSE;
        }
      g_error_free (failure);
    }
  return TRUE;
}

static gboolean
stop (const SudokuBreach *breach,
      gpointer user_data)
{
  return FALSE;
}

/* A rule about some of the cells that obey it in the solution; %NULL when none was chosen. */
static SudokuRule *
sample_rule (Maker *self,
             const SudokuRuleKind *kind)
{
  g_autofree guint16 *cells = g_new (guint16, self->n_cells);
  const SudokuFrame *frame = sudoku_geometry_get_frame (self->geometry);
  guint n_cells = 0;

  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      guint16 single = (guint16)cell;
      g_autoptr (SudokuRule) rule = sudoku_rule_new_with_cells (kind, &single, 1);

      if (kind->check (rule, frame, self->solution, stop, NULL) &&
          sudoku_random_below (&self->random, SAMPLE_ONE_OF) == 0)
        cells[n_cells++] = single;
    }
  return n_cells > 0 ? sudoku_rule_new_with_cells (kind, cells, n_cells) : NULL;
}

/* Adds the rules whose cells depend on the solution. */
static gboolean
sample_rules (Maker *self,
              GError **error)
{
  g_autoptr (GPtrArray) rules = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);
  SudokuGeometry *geometry;

  for (gsize i = 0; i < n_kinds; i++)
    {
      gboolean wanted = sudoku_set_has (self->options->sampled, (guint)i);
      SudokuRule *rule = wanted && kinds[i]->parameter == SUDOKU_RULE_CELLS
                           ? sample_rule (self, kinds[i])
                           : NULL;

      if (rule != NULL)
        g_ptr_array_add (rules, rule);
    }
  sudoku_item_sample (self->options->sampled, sudoku_geometry_get_frame (self->geometry),
                      self->solution, &self->random, rules);
  if (rules->len == 0)
    return TRUE;
  geometry = sudoku_geometry_add_rules (self->geometry, (SudokuRule **)rules->pdata, rules->len,
                                        error);
  if (geometry == NULL)
    return FALSE;
  sudoku_geometry_unref (self->geometry);
  self->geometry = geometry;
  return TRUE;
}

/**
 * sudoku_maker_fill: (skip)
 * @geometry: a shape
 * @seed: any number
 * @task: (nullable): cancellable and progress; its time limit is ignored
 *
 * Implements sudoku_generate_full().
 *
 * Returns: (transfer full) (nullable): the grid, full of answers
 */
SudokuGrid *
sudoku_maker_fill (SudokuGeometry *geometry,
                   guint64 seed,
                   const SudokuTask *task,
                   GError **error)
{
  SudokuGenerateOptions options = { .geometry = geometry, .seed = seed };
  g_auto (Maker) self = { 0 };

  g_return_val_if_fail (geometry != NULL, NULL);

  maker_init (&self, &options, task);
  if (!fill (&self, error))
    return NULL;
  return sudoku_grid_new_with_values (geometry, self.solution, SUDOKU_ORIGIN_ANSWER);
}

/* Replaces the solution by one that is determined by the cells of the pattern. */
static gboolean
fit_pattern (Maker *self,
             GError **error)
{
  const SudokuGenerateOptions *options = self->options;
  g_autoptr (SudokuPattern) pattern = NULL;

  if (options->pattern == NULL || !options->unique)
    return TRUE;
  pattern = sudoku_pattern_reduce (options->pattern, self->geometry, options->symmetry);
  return sudoku_pattern_may_be_unique (pattern, self->geometry, error) &&
         sudoku_pattern_fill (self->geometry, pattern, &self->random, &self->work, self->solution,
                              error);
}

/* Removes nothing before it is known what may be removed. */
static void
begin_thinning (Maker *self,
                const SudokuCeiling *ceiling,
                const SudokuBare *bare)
{
  const SudokuGenerateOptions *options = self->options;
  guint least = options->n_givens;

  if (least == 0 && !options->unique)
    least = (guint)(GIVENS_FRACTION * self->n_cells);
  self->thinning = sudoku_thinning_new (self->geometry, self->solution, least, &self->work);
  sudoku_thinning_make_orbits (self->thinning, options->symmetry, options->pattern, &self->random);
  if (bare != NULL)
    sudoku_thinning_prefer_bare (self->thinning, bare);
  if (ceiling != NULL)
    sudoku_thinning_keep_below (self->thinning, ceiling);
  else if (options->unique)
    sudoku_thinning_keep_unique (self->thinning, options->by_search);
}

static gboolean
thin (Maker *self,
      GError **error)
{
  const SudokuStrategy *strategy = self->options->strategy;

  if (strategy == NULL)
    strategy = sudoku_strategy_find ("minimal");
  if (self->options->unique)
    return strategy->thin (self->thinning, error);
  make_any (self);
  return TRUE;
}

/**
 * sudoku_maker_make: (skip)
 * @options: the properties of the puzzle; the wanted level and demand are ignored
 * @ceiling: (nullable): no givens are removed that would make the puzzle harder; %NULL: no limit
 * @bare: (nullable): what to remove first
 * @task: (nullable): cancellable, time limit and progress
 * @report: (out caller-allocates) (optional): its solution, in which the givens are givens and the
 *   rest answers, and its quality; for sudoku_generated_clear()
 *
 * Makes one puzzle, of any level. See sudoku_generate() for the time limit and the errors. A puzzle
 * under a ceiling has givens that could be removed without a second solution.
 *
 * Returns: (transfer full) (nullable): the puzzle, all its values givens
 */
SudokuGrid *
sudoku_maker_make (const SudokuGenerateOptions *options,
                   const SudokuCeiling *ceiling,
                   const SudokuBare *bare,
                   const SudokuTask *task,
                   SudokuGenerated *report,
                   GError **error)
{
  g_auto (Maker) self = { 0 };

  g_return_val_if_fail (options != NULL && options->geometry != NULL, NULL);

  maker_init (&self, options, task);
  if (!fill (&self, error) || !sample_rules (&self, error) || !fit_pattern (&self, error))
    return NULL;
  begin_thinning (&self, ceiling, bare);
  if (!thin (&self, error))
    return NULL;
  if (report != NULL)
    make_report (&self, report);
  return sudoku_grid_new_with_values (self.geometry, sudoku_thinning_get_values (self.thinning),
                                      SUDOKU_ORIGIN_GIVEN);
}
