/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solution stays, so a change is a set of cells that lose or get their given. The nearest such
 * set is searched; where that takes too long some walks are tried, and their unnecessary changes
 * are undone.
 *
 * More givens never raise the level: whatever a phase concludes, it or an easier one concludes from
 * more givens, too. So where a puzzle is too easy one of any set of givens whose presence makes it
 * so must be removed; where it is too hard one of the cells unknown in a puzzle that is also too
 * hard must be given; and where it has several solutions one of the cells in which these can differ
 * must be given. */

#include "sudoku-level-change.h"

#include <string.h>

#include "sudoku-generate.h"
#include "sudoku-nearest-set.h"
#include "sudoku-phase.h"
#include "sudoku-random.h"
#include "sudoku-rate.h"
#include "sudoku-solve.h"
#include "sudoku-task-run.h"
#include "sudoku-uniqueness.h"

/* How many puzzles are looked at: in the search for the nearest, and on walks. Those of other rules
 * and larger ones take longer. */
#define N_LOOKED_SMALL 600000
#define N_LOOKED_MIDDLE 20000
#define N_LOOKED_LARGE 600
/* The other effort of the search for the nearest, in units of about a nanosecond. */
#define EFFORT G_GUINT64_CONSTANT (3000000000)
#define TINY_SIDE_MAX 6
#define SMALL_SIDE_MAX 9
#define MIDDLE_SIDE_MAX 16
/* Conflicts of the question about uniqueness. */
#define CONFLICTS_SMALL 20000
#define CONFLICTS_LARGE 500
/* Walks, and how many cells are tried for each step to an easier puzzle. */
#define N_WALKS 40
#define N_TRIED 12
/* The most givens added in a walk to a harder puzzle, so that others can be removed. */
#define N_SOWN_MAX 4

/* Cells that are given or empty together, and are all one or the other. */
typedef struct
{
  guint n_cells;
  guint *cells;    /* owned */
  gboolean filled; /* in the puzzle as it is */
} Unit;

static void
unit_clear (gpointer data)
{
  g_free (((Unit *)data)->cells);
}

typedef struct
{
  SudokuLevelChange *result; /* borrowed */
  SudokuLevelDirection direction;
  SudokuGeometry *geometry; /* borrowed */
  guint n_cells;
  SudokuTaskRun run;
  SudokuTaskRun question; /* the part of the work that one question is */
  SudokuRandom random;
  SudokuUniqueness *uniqueness; /* owned */
  guint8 *solution;             /* owned */
  guint8 *start;                /* owned: the puzzle as it is */
  guint8 *puzzle;               /* owned: what is looked at */
  guint8 *best;                 /* owned: what was found */
  GArray *units;                /* of Unit, owned: in a random order */
  guint64 n_looked;
  guint64 n_looked_max;
  gboolean unsure; /* something was not found out */
} Change;

static void
change_clear (Change *self)
{
  sudoku_uniqueness_free (self->uniqueness);
  g_free (self->solution);
  g_free (self->start);
  g_free (self->puzzle);
  g_free (self->best);
  g_clear_pointer (&self->units, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Change, change_clear)

static Unit *
get_unit (const Change *self,
          guint i)
{
  return &g_array_index (self->units, Unit, i);
}

static void
fill_unit (Change *self,
           const Unit *unit,
           gboolean filled)
{
  for (guint i = 0; i < unit->n_cells; i++)
    self->puzzle[unit->cells[i]] = filled ? self->solution[unit->cells[i]] : 0;
}

/* Adds the filled cells of @first's orbit, or its empty ones. */
static void
add_unit (Change *self,
          const guint *orbits,
          guint first,
          gboolean *seen)
{
  Unit unit = { .filled = self->start[first] != 0 };

  unit.cells = g_new (guint, self->n_cells);
  for (guint cell = 0; cell < self->n_cells; cell++)
    if ((self->start[cell] != 0) == unit.filled &&
        (cell == first || (orbits != NULL && orbits[cell] == orbits[first])))
      {
        unit.cells[unit.n_cells++] = cell;
        seen[cell] = TRUE;
      }
  unit.cells = g_renew (guint, unit.cells, unit.n_cells);
  g_array_append_val (self->units, unit);
}

static void
make_units (Change *self,
            const guint *orbits)
{
  g_autofree guint16 *order = g_new (guint16, self->n_cells);
  g_autofree gboolean *seen = g_new0 (gboolean, self->n_cells);

  self->units = g_array_new (FALSE, FALSE, sizeof (Unit));
  g_array_set_clear_func (self->units, unit_clear);
  sudoku_random_permutation (&self->random, order, self->n_cells);
  for (guint i = 0; i < self->n_cells; i++)
    if (!seen[order[i]])
      add_unit (self, orbits, order[i], seen);
}

static SudokuGrid *
make_grid (const Change *self,
           const guint8 *values)
{
  SudokuGrid *grid = sudoku_grid_new (self->geometry);

  for (guint cell = 0; cell < self->n_cells; cell++)
    if (values[cell] != 0)
      sudoku_grid_set (grid, cell, values[cell], SUDOKU_ORIGIN_GIVEN);
  return grid;
}

static guint64
get_n_looked_max (SudokuGeometry *geometry)
{
  guint side = sudoku_geometry_get_side (geometry);

  if (side <= TINY_SIDE_MAX ||
      (side <= SMALL_SIDE_MAX && sudoku_geometry_is_plain_or_x (geometry)))
    return N_LOOKED_SMALL;
  return side <= MIDDLE_SIDE_MAX ? N_LOOKED_MIDDLE : N_LOOKED_LARGE;
}

static gboolean
should_stop (Change *self)
{
  return self->n_looked >= self->n_looked_max || sudoku_task_run_should_stop (&self->run);
}

/* Reports progress, and counts. */
static void
look (Change *self)
{
  self->n_looked++;
  sudoku_task_run_report (&self->run, SUDOKU_STAGE_SEARCH,
                          (double)self->n_looked / (double)self->n_looked_max, 0, 0);
}

/* Does the current puzzle have only one solution? */
static gboolean
is_unique (Change *self)
{
  guint side = sudoku_geometry_get_side (self->geometry);
  g_autofree guint *gone = g_new (guint, self->n_cells);
  guint n_gone = 0;
  SudokuUniquenessAnswer answer;

  look (self);
  for (guint cell = 0; cell < self->n_cells; cell++)
    if (self->start[cell] != 0 && self->puzzle[cell] == 0)
      gone[n_gone++] = cell;
  answer = sudoku_uniqueness_test_without (
    self->uniqueness, self->puzzle, gone, n_gone,
    side <= MIDDLE_SIDE_MAX ? CONFLICTS_SMALL : CONFLICTS_LARGE, NULL);
  self->unsure = self->unsure || answer == SUDOKU_UNIQUENESS_UNKNOWN;
  return answer == SUDOKU_UNIQUENESS_YES;
}

static SudokuDifficulty
rate (Change *self)
{
  g_autoptr (SudokuGrid) grid = make_grid (self, self->puzzle);

  return sudoku_rate (grid);
}

static gboolean
is_wanted (const Change *self,
           SudokuDifficulty level)
{
  return self->direction == SUDOKU_LEVEL_HARDER ? level > self->result->before
                                                : level < self->result->before;
}

static guint
count_changed (const Change *self)
{
  guint n = 0;

  for (guint cell = 0; cell < self->n_cells; cell++)
    n += (self->start[cell] != 0) != (self->puzzle[cell] != 0);
  return n;
}

static guint
get_distance (const Change *self,
              SudokuDifficulty level)
{
  return (guint)ABS ((int)level - (int)self->result->before);
}

/* Keeps the current puzzle when it is the best so far: fewer changes, then a nearer level. */
static void
keep_best (Change *self,
           SudokuDifficulty level)
{
  SudokuLevelChange *result = self->result;
  guint n = count_changed (self);

  if (self->best != NULL && n == result->n_changed &&
      get_distance (self, level) >= get_distance (self, result->after))
    return;
  if (self->best != NULL && n > result->n_changed)
    return;
  g_free (self->best);
  self->best = g_memdup2 (self->puzzle, self->n_cells);
  result->n_changed = n;
  result->after = level;
}

/* How far everything easier than the puzzle comes. */
static SudokuPosition *
reach_halt (const Change *self)
{
  g_autoptr (SudokuGrid) grid = make_grid (self, self->puzzle);
  SudokuPosition *position = sudoku_position_new (grid);
  gsize n_phases = 0, i = 0;
  const SudokuPhase *const *phases = sudoku_phases (&n_phases);

  while (i < n_phases && sudoku_position_get_n_open (position) > 0)
    if (phases[i]->difficulty < self->result->before && phases[i]->find (position))
      i = 0;
    else
      i++;
  return position;
}

/* A random order of the units. */
static guint16 *
list_order (Change *self)
{
  guint16 *order = g_new (guint16, self->units->len);

  sudoku_random_permutation (&self->random, order, self->units->len);
  return order;
}

/* Is the current puzzle too easy, or still too hard? */
static gboolean
is_at_wrong_level (Change *self)
{
  look (self);
  return !is_wanted (self, rate (self));
}

static gboolean
has_several (Change *self)
{
  return !is_unique (self);
}

typedef gboolean (*ChangeFunc) (Change *self);

/* Fills or empties as much as possible while a property of the puzzle stays true. What can still
 * change comes first, so that little of it is among the remaining @units. */
static void
stretch (Change *self,
         ChangeFunc stays_true,
         gboolean fill,
         const guint8 *in,
         const guint8 *open,
         guint8 *units)
{
  g_autofree guint16 *order = list_order (self);

  for (guint decided = FALSE; decided <= TRUE; decided++)
    for (guint i = 0; i < self->units->len && !self->unsure; i++)
      {
        const Unit *unit = get_unit (self, order[i]);

        if (in[order[i]] == fill || open[order[i]] == decided)
          continue;
        fill_unit (self, unit, fill);
        units[order[i]] = !stays_true (self);
        if (units[order[i]])
          fill_unit (self, unit, !fill);
      }
}

/* What the puzzle with the units @in lacks, or has too much. */
static SudokuNearestAnswer
ask (const guint8 *in,
     const guint8 *open,
     guint8 *units,
     gpointer user_data)
{
  Change *self = user_data;
  gboolean harder = self->direction == SUDOKU_LEVEL_HARDER;
  gboolean several;

  for (guint i = 0; i < self->units->len; i++)
    fill_unit (self, get_unit (self, i), in[i]);
  several = harder && has_several (self);
  if (!several && !self->unsure && !is_at_wrong_level (self))
    {
      keep_best (self, rate (self));
      return get_distance (self, self->result->after) == 1 ? SUDOKU_NEAREST_BEST
                                                           : SUDOKU_NEAREST_GOOD;
    }
  stretch (self, several ? has_several : is_at_wrong_level, several || !harder, in, open, units);
  if (self->unsure || should_stop (self))
    return SUDOKU_NEAREST_UNKNOWN;
  return several || !harder ? SUDOKU_NEAREST_LACKS : SUDOKU_NEAREST_EXCESS;
}

/* Returns how many changes are proven not to suffice. */
static guint
search_nearest (Change *self)
{
  g_autofree guint8 *in = g_new (guint8, self->units->len);
  g_autofree guint *costs = g_new (guint, self->units->len);
  const SudokuNearestJob job = {
    .n = self->units->len,
    .in = in,
    .costs = costs,
    .ask = ask,
    .user_data = self,
    .effort = EFFORT,
    .run = &self->run,
  };
  guint n_excluded;

  for (guint i = 0; i < self->units->len; i++)
    {
      in[i] = (guint8)get_unit (self, i)->filled;
      costs[i] = get_unit (self, i)->n_cells;
    }
  sudoku_nearest_set_find (&job, &n_excluded);
  return n_excluded;
}

static gboolean
is_changed (const Change *self,
            const Unit *unit)
{
  return (self->puzzle[unit->cells[0]] != 0) != unit->filled;
}

/* Undoes what the level does not need, and keeps the rest. */
static void
take_back (Change *self)
{
  g_autofree guint16 *order = list_order (self);
  SudokuDifficulty level = rate (self);

  for (guint i = 0; i < self->units->len; i++)
    {
      const Unit *unit = get_unit (self, order[i]);
      SudokuDifficulty without;

      if (!is_changed (self, unit))
        continue;
      fill_unit (self, unit, unit->filled);
      if (self->direction == SUDOKU_LEVEL_HARDER && !unit->filled && !is_unique (self))
        without = self->result->before;
      else
        without = rate (self);
      if (is_wanted (self, without))
        level = without;
      else
        fill_unit (self, unit, !unit->filled);
    }
  keep_best (self, level);
}

/* Gives some more cells. */
static void
sow (Change *self,
     guint n)
{
  g_autofree guint16 *order = list_order (self);

  for (guint i = 0; i < self->units->len && n > 0; i++)
    if (!get_unit (self, order[i])->filled)
      {
        fill_unit (self, get_unit (self, order[i]), TRUE);
        n--;
      }
}

/* Adds some cells and removes others, until the puzzle is harder. */
static void
walk_up (Change *self,
         guint n_sown)
{
  g_autofree guint16 *order = list_order (self);

  sow (self, n_sown);
  for (guint i = 0; i < self->units->len && !should_stop (self); i++)
    {
      const Unit *unit = get_unit (self, order[i]);

      if (!unit->filled)
        continue;
      fill_unit (self, unit, FALSE);
      if (!is_unique (self))
        fill_unit (self, unit, TRUE);
      else if (is_wanted (self, rate (self)))
        {
          take_back (self);
          return;
        }
    }
}

/* Of some cells that are open where easier phases come to a halt, gives the one with which they get
 * farthest. */
static void
give_best (Change *self,
           const SudokuPosition *halt)
{
  g_autofree guint16 *order = list_order (self);
  const Unit *best = NULL;
  guint fewest = G_MAXUINT, n_tried = 0;

  for (guint i = 0; i < self->units->len && n_tried < N_TRIED; i++)
    {
      const Unit *unit = get_unit (self, order[i]);
      g_autoptr (SudokuPosition) then = NULL;

      if (unit->filled || is_changed (self, unit) ||
          sudoku_position_is_filled (halt, unit->cells[0]))
        continue;
      look (self);
      fill_unit (self, unit, TRUE);
      then = reach_halt (self);
      fill_unit (self, unit, FALSE);
      n_tried++;
      if (sudoku_position_get_n_open (then) >= fewest)
        continue;
      fewest = sudoku_position_get_n_open (then);
      best = unit;
    }
  if (best != NULL)
    fill_unit (self, best, TRUE);
}

/* Adds cells until the puzzle is easier. */
static void
walk_down (Change *self)
{
  g_autoptr (SudokuPosition) halt = reach_halt (self);

  while (sudoku_position_get_n_open (halt) > 0)
    {
      if (sudoku_task_run_should_stop (&self->run))
        return;
      give_best (self, halt);
      sudoku_position_free (halt);
      halt = reach_halt (self);
    }
  if (is_wanted (self, rate (self)))
    take_back (self);
}

static void
search_by_walks (Change *self)
{
  self->n_looked = 0;
  for (guint i = 0; i < N_WALKS && !should_stop (self); i++)
    {
      memcpy (self->puzzle, self->start, self->n_cells);
      if (self->direction == SUDOKU_LEVEL_EASIER)
        walk_down (self);
      else
        walk_up (self, i % (N_SOWN_MAX + 1));
    }
}

/* Puts the result into the original grid. */
static SudokuGrid *
make_changed (const Change *self,
              const SudokuGrid *grid)
{
  SudokuGrid *changed = sudoku_grid_copy (grid);

  sudoku_grid_clear_origin (changed, SUDOKU_ORIGIN_ANSWER);
  for (guint cell = 0; cell < self->n_cells; cell++)
    if (self->best[cell] != sudoku_grid_get_value (changed, cell))
      sudoku_grid_set (changed, cell, self->best[cell],
                       self->best[cell] != 0 ? SUDOKU_ORIGIN_GIVEN : SUDOKU_ORIGIN_NONE);
  return changed;
}

static void
change_init (Change *self,
             const SudokuGrid *grid,
             const SudokuGrid *solution,
             const guint *orbits)
{
  self->geometry = sudoku_grid_get_geometry (grid);
  self->n_cells = sudoku_grid_get_n_cells (grid);
  self->n_looked_max = get_n_looked_max (self->geometry);
  self->solution = sudoku_grid_copy_values (solution);
  self->start = g_new (guint8, self->n_cells);
  for (guint cell = 0; cell < self->n_cells; cell++)
    self->start[cell] = (guint8)sudoku_grid_get_fixed (grid, cell);
  self->puzzle = g_memdup2 (self->start, self->n_cells);
  self->question = sudoku_task_run_get_part (&self->run, TRUE);
  self->uniqueness = sudoku_uniqueness_new (self->geometry, self->solution, &self->question);
  make_units (self, orbits);
}

/* Searches once the level is known. */
static void
search (Change *self,
        const SudokuGrid *grid)
{
  SudokuLevelChange *result = self->result;
  guint n_excluded;

  if (result->before == (self->direction == SUDOKU_LEVEL_HARDER ? SUDOKU_DIFFICULTY_DIABOLICAL
                                                                : SUDOKU_DIFFICULTY_TRIVIAL))
    {
      result->outcome = SUDOKU_LEVEL_AT_END;
      return;
    }
  if (self->direction == SUDOKU_LEVEL_HARDER &&
      sudoku_generate_is_out_of_reach (self->geometry, result->before + 1))
    {
      result->outcome = SUDOKU_LEVEL_OUT_OF_REACH;
      return;
    }
  n_excluded = search_nearest (self);
  if (self->best == NULL && n_excluded < self->n_cells)
    search_by_walks (self);
  result->fewest = self->best != NULL && result->n_changed <= n_excluded + 1;
  result->outcome = self->best != NULL ? SUDOKU_LEVEL_CHANGED : SUDOKU_LEVEL_NOT_FOUND;
  if (self->best != NULL)
    result->grid = make_changed (self, grid);
}

/**
 * sudoku_level_change_find: (skip)
 * @grid: a puzzle; everything filled belongs to it except answers, which are dropped
 * @direction: whether it is to be harder or easier
 * @orbits: (nullable) (array): by cell: a cell that is the same for all that a symmetry gives or
 *   leaves empty together; %NULL: each cell alone
 * @seed: chooses among equally good changes; without a time limit the same seed gives the same one
 * @task: (nullable): cancellable, and a time limit, at which the best result so far is returned
 *
 * Adds givens to a unique puzzle and removes others, as few as needed, so that its level changes;
 * of equally few the one with the nearest level, within the effort. The solution stays. At 9×9 it
 * is usually proven that up to six would not suffice, fewer on larger boards.
 *
 * Returns: (transfer full) (nullable): the result; %NULL with `G_IO_ERROR_CANCELLED` or an error of
 *   the solver
 */
SudokuLevelChange *
sudoku_level_change_find (const SudokuGrid *grid,
                          SudokuLevelDirection direction,
                          const guint *orbits,
                          guint64 seed,
                          const SudokuTask *task,
                          GError **error)
{
  g_autoptr (SudokuLevelChange) result = NULL;
  g_autoptr (SudokuGrid) solution = NULL;
  g_auto (Change) self = { .direction = direction };
  GError *local_error = NULL;

  g_return_val_if_fail (grid != NULL, NULL);

  sudoku_task_run_init (&self.run, task);
  sudoku_random_init (&self.random, seed);
  result = g_new0 (SudokuLevelChange, 1);
  result->outcome = SUDOKU_LEVEL_NOT_UNIQUE;
  result->verdict = sudoku_check (grid, task, &solution, NULL, &local_error);
  if (local_error != NULL)
    {
      g_propagate_error (error, local_error);
      return NULL;
    }
  if (result->verdict != SUDOKU_VERDICT_UNIQUE)
    return g_steal_pointer (&result);
  self.result = result;
  change_init (&self, grid, solution, orbits);
  result->before = rate (&self);
  search (&self, grid);
  if (g_cancellable_set_error_if_cancelled (self.run.cancellable, error))
    return NULL;
  return g_steal_pointer (&result);
}

/**
 * sudoku_level_change_free:
 *
 * Frees it.
 */
void
sudoku_level_change_free (SudokuLevelChange *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->grid, sudoku_grid_free);
  g_free (self);
}
