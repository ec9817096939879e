/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes one puzzle: a full random grid, from which givens are taken, in a random order, as
 * long as the solution stays the only one, or the puzzle no harder than it may be. Whole groups are
 * tried first, and halved when that is too much. Without a time limit the effort is bounded by
 * counting, not by the clock, so that the same seed gives the same puzzle on every machine. */

#include "sudoku-maker.h"

#include "sudoku-error.h"
#include "sudoku-fill.h"
#include "sudoku-regions.h"
#include "sudoku-uniqueness.h"

/* The part of the cells that a puzzle keeps which need not be unique. */
#define GIVENS_FRACTION 0.4
/* Groups tried at first: this part of the cells. */
#define FIRST_GROUP 8
/* The most cells that go together. */
#define ORBIT_MAX 8
#define LATE_FRACTION 0.7
/* Up to this side a question is not given up while there is effort left. */
#define COMPLETE_SIDE_MAX 16
/* Conflicts for one question, in the first and in the second round; and for all of
 * them, divided by the cells: one costs the more the larger the grid is. */
#define ROUNDS 2
static const guint64 question_conflicts[ROUNDS] = { 200, 4000 };
#define TOTAL_EFFORT 25000000
/* Of the cells that could be named by a rule with cells, one of so many is. */
#define SAMPLE_ONE_OF 4

/* So many maps of random regions are made when there is no grid for the ones before: that is rare,
 * unless other rules leave nothing. */
#define MAPS 10

/* Cells that go together. */
typedef struct
{
  guint n_cells;
  guint cells[ORBIT_MAX];
  gboolean needed; /* it is certain that they can't go */
} Orbit;

typedef struct
{
  const SudokuGenerateOptions *options;
  const SudokuCeiling *ceiling; /* (nullable): no puzzle on the way is harder */
  SudokuGeometry *geometry;     /* owned */
  guint n_cells;
  guint least; /* givens to keep at least */
  SudokuTaskRun work;
  SudokuTaskRun question; /* the part of the work that one question is */
  SudokuRandom random;
  guint8 *solution;
  guint8 *puzzle; /* 0: taken away */
  guint n_givens;
  GArray *orbits; /* of Orbit: all, in random order */
  SudokuUniqueness *uniqueness;
} Maker;

static SudokuGrid *
make_grid (SudokuGeometry *geometry,
           const guint8 *values,
           SudokuOrigin origin)
{
  SudokuGrid *grid = sudoku_grid_new (geometry);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (values[cell] != 0)
      sudoku_grid_set (grid, cell, values[cell], origin);
  return grid;
}

static gboolean
is_given (const Maker *self,
          const Orbit *orbit)
{
  return self->puzzle[orbit->cells[0]] != 0;
}

static void
take (Maker *self,
      const Orbit *orbit)
{
  for (guint i = 0; i < orbit->n_cells; i++)
    self->puzzle[orbit->cells[i]] = 0;
  self->n_givens -= orbit->n_cells;
}

static void
put_back (Maker *self,
          const Orbit *orbit)
{
  for (guint i = 0; i < orbit->n_cells; i++)
    self->puzzle[orbit->cells[i]] = self->solution[orbit->cells[i]];
  self->n_givens += orbit->n_cells;
}

/**
 * sudoku_bare_has: (skip)
 * @self: what had better not be given
 * @solution: a full grid
 * @cell: a cell
 *
 * Tells whether a cell of the solution had better not be given.
 *
 * Returns: whether that is such a cell
 */
gboolean
sudoku_bare_has (const SudokuBare *self,
                 const SudokuGrid *solution,
                 guint cell)
{
  SudokuGeometry *geometry = NULL;
  const guint16 *cells = NULL;

  g_return_val_if_fail (self != NULL && solution != NULL, FALSE);

  if (self->value > 0 && sudoku_grid_get_value (solution, cell) == self->value)
    return TRUE;
  if (self->house == 0)
    return FALSE;
  geometry = sudoku_grid_get_geometry (solution);
  cells = sudoku_geometry_get_house_cells (geometry, self->house - 1);
  for (guint i = 0; i < sudoku_geometry_get_side (geometry); i++)
    if (cells[i] == cell)
      return TRUE;
  return FALSE;
}

/* What had better not be given goes first. */
static void
prefer_bare (Maker *self,
             const SudokuBare *bare)
{
  g_autoptr (SudokuGrid) solution =
    make_grid (self->geometry, self->solution, SUDOKU_ORIGIN_ANSWER);
  guint n = 0;

  for (guint i = 0; i < self->orbits->len; i++)
    {
      Orbit orbit = g_array_index (self->orbits, Orbit, i);
      gboolean is_bare = FALSE;

      for (guint k = 0; k < orbit.n_cells; k++)
        is_bare = is_bare || sudoku_bare_has (bare, solution, orbit.cells[k]);
      if (!is_bare)
        continue;
      g_array_index (self->orbits, Orbit, i) = g_array_index (self->orbits, Orbit, n);
      g_array_index (self->orbits, Orbit, n++) = orbit;
    }
}

static void
make_orbits (Maker *self)
{
  const SudokuSymmetry *symmetry = self->options->symmetry;
  g_autofree guint16 *order = g_new (guint16, self->n_cells);
  g_autofree gboolean *seen = g_new0 (gboolean, self->n_cells);

  if (symmetry == NULL)
    symmetry = sudoku_symmetry_find ("none");
  sudoku_random_permutation (&self->random, order, self->n_cells);
  for (guint i = 0; i < self->n_cells; i++)
    {
      Orbit orbit = { 0 };

      if (seen[order[i]])
        continue;
      orbit.n_cells = symmetry->orbit (self->geometry, order[i], orbit.cells);
      for (guint k = 0; k < orbit.n_cells; k++)
        seen[orbit.cells[k]] = TRUE;
      g_array_append_val (self->orbits, orbit);
    }
}

static guint64
get_conflicts (const Maker *self)
{
  return self->uniqueness != NULL ? sudoku_uniqueness_get_conflicts (self->uniqueness) : 0;
}

static void
report_progress (const Maker *self,
                 guint done)
{
  sudoku_task_run_report (&self->work, SUDOKU_STAGE_REMOVE, (double)done / self->orbits->len,
                          get_conflicts (self), self->n_givens);
}

/* What is below has one solution: nothing else need be asked. */
static gboolean
is_below_ceiling (const Maker *self)
{
  g_autoptr (SudokuGrid) grid = make_grid (self->geometry, self->puzzle, SUDOKU_ORIGIN_GIVEN);

  return self->ceiling->allows (grid, self->ceiling->data);
}

/* Takes a whole group if it is clear at once that this is not too much. */
static gboolean
take_group (Maker *self,
            guint first,
            guint n)
{
  SudokuUniquenessAnswer answer = SUDOKU_UNIQUENESS_NO;

  for (guint i = first; i < first + n; i++)
    take (self, &g_array_index (self->orbits, Orbit, i));
  if (self->n_givens >= self->least && self->uniqueness == NULL)
    answer = is_below_ceiling (self) ? SUDOKU_UNIQUENESS_YES : SUDOKU_UNIQUENESS_NO;
  else if (self->n_givens >= self->least)
    answer = sudoku_uniqueness_test_quickly (self->uniqueness, self->puzzle);
  if (answer == SUDOKU_UNIQUENESS_YES)
    return TRUE;
  for (guint i = first; i < first + n; i++)
    put_back (self, &g_array_index (self->orbits, Orbit, i));
  return FALSE;
}

/* A time limit does not count before this part of the cells is left: what is nearly a
 * full grid is no puzzle. */
static gboolean
groups_are_over (const Maker *self)
{
  return sudoku_task_run_is_cancelled (&self->work) ||
         (self->n_givens < LATE_FRACTION * self->n_cells && sudoku_task_run_is_late (&self->work));
}

/* Goes through the orbits in groups that shrink where givens get scarce. */
static void
take_groups (Maker *self)
{
  guint group = MAX (self->orbits->len / FIRST_GROUP, 1);
  guint i = 0;

  while (i < self->orbits->len && group > 1 && !groups_are_over (self))
    {
      guint n = MIN (group, self->orbits->len - i);

      report_progress (self, i);
      if (take_group (self, i, n))
        i += n;
      else
        group /= 2;
    }
}

static gboolean
take_one (Maker *self,
          Orbit *orbit,
          guint64 conflict_limit,
          GError **error)
{
  SudokuUniquenessAnswer answer;

  if (orbit->needed || !is_given (self, orbit) || self->n_givens < self->least + orbit->n_cells)
    return TRUE;
  take (self, orbit);
  answer = sudoku_uniqueness_test_without (self->uniqueness, self->puzzle, orbit->cells,
                                           orbit->n_cells, conflict_limit, error);
  if (answer != SUDOKU_UNIQUENESS_YES)
    put_back (self, orbit);
  if (answer == SUDOKU_UNIQUENESS_NO)
    orbit->needed = TRUE;
  return !sudoku_task_run_is_cancelled (&self->work);
}

/* How many conflicts the next question may take. */
static guint64
conflicts_left (const Maker *self,
                guint round)
{
  guint64 total = TOTAL_EFFORT / self->n_cells;
  guint64 spent = sudoku_uniqueness_get_conflicts (self->uniqueness);
  guint64 left = spent < total ? total - spent : 0;

  if (sudoku_geometry_get_side (self->geometry) <= COMPLETE_SIDE_MAX)
    return left;
  return MIN (left, question_conflicts[round]);
}

/* Asks for one orbit after the other; in the second round for those that the first
 * could not decide. */
static gboolean
take_singly (Maker *self,
             GError **error)
{
  for (guint round = 0; round < ROUNDS; round++)
    for (guint i = 0; i < self->orbits->len; i++)
      {
        guint64 limit = conflicts_left (self, round);

        if (limit == 0 || sudoku_task_run_should_stop (&self->work))
          return TRUE;
        report_progress (self, i);
        if (!take_one (self, &g_array_index (self->orbits, Orbit, i), limit, error))
          return FALSE;
      }
  return TRUE;
}

/* Asks for one orbit after the other how hard the puzzle is without it. */
static void
take_below_ceiling (Maker *self)
{
  for (guint i = 0; i < self->orbits->len && !sudoku_task_run_should_stop (&self->work); i++)
    {
      const Orbit *orbit = &g_array_index (self->orbits, Orbit, i);

      report_progress (self, i);
      if (!is_given (self, orbit) || self->n_givens < self->least + orbit->n_cells)
        continue;
      take (self, orbit);
      if (!is_below_ceiling (self))
        put_back (self, orbit);
    }
}

static gboolean
make_easy (Maker *self,
           GError **error)
{
  take_groups (self);
  take_below_ceiling (self);
  return !g_cancellable_set_error_if_cancelled (self->work.cancellable, error);
}

static gboolean
make_unique (Maker *self,
             GError **error)
{
  self->uniqueness = sudoku_uniqueness_new (self->geometry, self->solution, &self->question);
  take_groups (self);
  if (!take_singly (self, error))
    return FALSE;
  return !g_cancellable_set_error_if_cancelled (self->work.cancellable, error);
}

/* How many of @n cells can be taken at most, when these numbers of orbits are left. Each size
 * divides the next larger one, so that nothing is lost by taking the largest first. */
static guint
count_takeable (const guint n_orbits[ORBIT_MAX + 1],
                guint n)
{
  guint left = n;

  for (guint size = ORBIT_MAX; size > 0; size--)
    left -= MIN (n_orbits[size], left / size) * size;
  return n - left;
}

/* Takes orbits in their random order, but none that would leave more givens in the end. */
static void
make_any (Maker *self)
{
  guint n_orbits[ORBIT_MAX + 1] = { 0 };

  for (guint i = 0; i < self->orbits->len; i++)
    n_orbits[g_array_index (self->orbits, Orbit, i).n_cells]++;
  for (guint i = 0; i < self->orbits->len; i++)
    {
      const Orbit *orbit = &g_array_index (self->orbits, Orbit, i);
      guint n = self->n_givens - MIN (self->n_givens, self->least);
      guint most = count_takeable (n_orbits, n), size = orbit->n_cells;

      n_orbits[size]--;
      if (size <= n && size + count_takeable (n_orbits, n - size) == most)
        take (self, orbit);
    }
}

/* Is it certain that no given can go? Orbits may be needed as a whole only. */
static gboolean
is_minimal (Maker *self)
{
  for (guint i = 0; i < self->orbits->len; i++)
    {
      const Orbit *orbit = &g_array_index (self->orbits, Orbit, i);

      if (!is_given (self, orbit))
        continue;
      if (!orbit->needed)
        return FALSE;
      for (guint k = 0; orbit->n_cells > 1 && k < orbit->n_cells; k++)
        {
          guint cell = orbit->cells[k];
          SudokuUniquenessAnswer answer;

          self->puzzle[cell] = 0;
          answer = sudoku_uniqueness_test_without (self->uniqueness, self->puzzle, &cell, 1,
                                                   question_conflicts[0], NULL);
          self->puzzle[cell] = self->solution[cell];
          if (answer != SUDOKU_UNIQUENESS_NO)
            return FALSE;
        }
    }
  return TRUE;
}

static void
make_report (Maker *self,
             SudokuGenerated *report)
{
  report->solution = make_grid (self->geometry, self->solution, SUDOKU_ORIGIN_ANSWER);
  for (guint cell = 0; cell < self->n_cells; cell++)
    if (self->puzzle[cell] != 0)
      sudoku_grid_set (report->solution, cell, self->puzzle[cell], SUDOKU_ORIGIN_GIVEN);
  report->cut_short = sudoku_task_run_is_late (&self->work);
  report->minimal = self->uniqueness != NULL && is_minimal (self);
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
  self->n_givens = self->n_cells;
  self->least = options->n_givens;
  if (self->least == 0 && !options->unique)
    self->least = (guint)(GIVENS_FRACTION * self->n_cells);
  sudoku_task_run_init (&self->work, task);
  self->question = sudoku_task_run_get_part (&self->work, TRUE);
  sudoku_random_init (&self->random, options->seed);
  self->solution = g_new (guint8, self->n_cells);
  self->orbits = g_array_new (FALSE, FALSE, sizeof (Orbit));
}

static void
maker_clear (Maker *self)
{
  sudoku_uniqueness_free (self->uniqueness);
  sudoku_geometry_unref (self->geometry);
  g_free (self->solution);
  g_free (self->puzzle);
  g_array_unref (self->orbits);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Maker, maker_clear)

/* A full grid of the usual rules, whatever the time limit says: without one there is nothing at
 * all. With other rules it may never be found. */
static gboolean
fill_shape (Maker *self,
            GError **error)
{
  gboolean patient = sudoku_geometry_is_plain_or_x (self->geometry);
  SudokuTaskRun part = sudoku_task_run_get_part (&self->work, !patient);
  GError *failure = NULL;

  if (sudoku_fill (self->geometry, &self->random, &part, self->solution, &failure))
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
  guint n_maps = self->options->wildness > 0 ? MAPS : 1;

  sudoku_task_run_report (&self->work, SUDOKU_STAGE_FILL, -1, 0, 0);
  for (guint i = 1;; i++)
    {
      GError *failure = NULL;

      if (self->options->wildness > 0 && !draw_regions (self, error))
        return FALSE;
      if (fill_shape (self, &failure))
        break;
      if (i >= n_maps || !g_error_matches (failure, SUDOKU_ERROR, SUDOKU_ERROR_NO_SOLUTION))
        {
          g_propagate_error (error, failure);
          return FALSE;
        }
      g_error_free (failure);
    }
  self->puzzle = g_memdup2 (self->solution, self->n_cells);
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

/* Adds the rules whose cells only the solution tells. */
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
      SudokuRule *rule =
        (self->options->sampled & 1u << i) != 0 ? sample_rule (self, kinds[i]) : NULL;

      if (rule != NULL)
        g_ptr_array_add (rules, rule);
    }
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
 * @task: (nullable): to cancel it, to follow its progress; a time limit is not obeyed
 * @error: return location for an error
 *
 * Does what sudoku_generate_full() promises.
 *
 * Returns: (transfer full) (nullable): the grid, all of it answers
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
  return make_grid (geometry, self.solution, SUDOKU_ORIGIN_ANSWER);
}

/**
 * sudoku_maker_make: (skip)
 * @options: what kind of puzzle; the wanted level and what else is demanded are left aside
 * @ceiling: (nullable): no givens are taken that make the puzzle harder than this; %NULL: it may be
 *   as hard as it gets
 * @bare: (nullable): what is taken first
 * @task: (nullable): to cancel it, to limit its time, to follow its progress
 * @report: (out caller-allocates) (optional): its solution, in which the givens are
 *   givens and the rest answers, and how good it is; for sudoku_generated_clear()
 * @error: return location for an error
 *
 * Makes one puzzle, of whatever level it comes out. See sudoku_generate() for the time limit and
 * the errors. A puzzle under a ceiling has givens that could go without a second solution.
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
  gboolean made = TRUE;

  g_return_val_if_fail (options != NULL && options->geometry != NULL, NULL);

  maker_init (&self, options, task);
  self.ceiling = ceiling;
  if (!fill (&self, error) || !sample_rules (&self, error))
    return NULL;
  make_orbits (&self);
  if (bare != NULL)
    prefer_bare (&self, bare);
  if (!options->unique)
    make_any (&self);
  else if (ceiling == NULL)
    made = make_unique (&self, error);
  else
    made = make_easy (&self, error);
  if (!made)
    return NULL;
  if (report != NULL)
    make_report (&self, report);
  return make_grid (self.geometry, self.puzzle, SUDOKU_ORIGIN_GIVEN);
}
