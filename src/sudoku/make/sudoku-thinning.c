/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A full grid from which givens are removed, in whole orbits of a symmetry, as long as the solution
 * stays unique, or the puzzle below its ceiling. Without a time limit the effort is bounded by
 * counting, not by the clock, so that the same seed gives the same puzzle on every machine. The
 * order in which orbits are tried is up to the strategy. */

#include "sudoku-thinning.h"

#include <string.h>

#include "sudoku-uniqueness.h"

/* Up to this side a question is not given up while there is effort left. */
#define COMPLETE_SIDE_MAX 16
/* Conflicts for one question, in the first and in the second round; and for all of them, divided by
 * the cells: the larger the grid, the more expensive a conflict is. */
static const guint64 question_conflicts[] = { 200, 4000 };
#define TOTAL_EFFORT 25000000

/* Cells that go together. */
typedef struct
{
  guint n_cells;
  guint cells[SUDOKU_ORBIT_MAX];
  gboolean needed; /* it is certain that they can't go */
} Orbit;

struct _SudokuThinning
{
  SudokuGeometry *geometry;     /* borrowed */
  const guint8 *solution;       /* borrowed */
  const SudokuTaskRun *work;    /* borrowed */
  const SudokuCeiling *ceiling; /* borrowed (nullable): no puzzle on the way is harder */
  SudokuTaskRun question;       /* the part of the work that one question is */
  SudokuUniqueness *uniqueness; /* (nullable): nothing is asked, or how hard it is */
  guint n_cells;
  guint least;    /* givens to keep at least */
  guint8 *puzzle; /* 0: taken away */
  guint n_givens;
  GArray *orbits; /* of Orbit: all that may be given, in random order */
};

/**
 * sudoku_bare_has: (skip)
 * @self: what should stay bare
 * @solution: a full grid
 * @cell: a cell
 *
 * Tells whether a cell of the solution should not be given.
 *
 * Returns: %TRUE if so
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

/**
 * sudoku_thinning_new: (skip)
 * @geometry: a shape; must outlive the object
 * @solution: the value of each cell; must outlive the object
 * @least: the fewest givens to keep
 * @work: what to obey; must outlive the object
 *
 * Begins with the full grid.
 *
 * Returns: (transfer full): the thinning
 */
SudokuThinning *
sudoku_thinning_new (SudokuGeometry *geometry,
                     const guint8 *solution,
                     guint least,
                     const SudokuTaskRun *work)
{
  SudokuThinning *self = g_new0 (SudokuThinning, 1);

  self->geometry = geometry;
  self->solution = solution;
  self->work = work;
  self->question = sudoku_task_run_get_part (work, TRUE);
  self->n_cells = sudoku_geometry_get_n_cells (geometry);
  self->least = least;
  self->puzzle = g_memdup2 (solution, self->n_cells);
  self->n_givens = self->n_cells;
  self->orbits = g_array_new (FALSE, FALSE, sizeof (Orbit));
  return self;
}

/**
 * sudoku_thinning_free: (skip)
 * @self: (transfer full) (nullable): a thinning
 *
 * Frees it.
 */
void
sudoku_thinning_free (SudokuThinning *self)
{
  if (self == NULL)
    return;
  sudoku_uniqueness_free (self->uniqueness);
  g_free (self->puzzle);
  g_array_unref (self->orbits);
  g_free (self);
}

static Orbit *
get_orbit (const SudokuThinning *self,
           guint orbit)
{
  return &g_array_index (self->orbits, Orbit, orbit);
}

static gboolean
is_given (const SudokuThinning *self,
          const Orbit *orbit)
{
  return self->puzzle[orbit->cells[0]] != 0;
}

static void
take (SudokuThinning *self,
      const Orbit *orbit)
{
  for (guint i = 0; i < orbit->n_cells; i++)
    self->puzzle[orbit->cells[i]] = 0;
  self->n_givens -= orbit->n_cells;
}

static void
put_back (SudokuThinning *self,
          const Orbit *orbit)
{
  for (guint i = 0; i < orbit->n_cells; i++)
    self->puzzle[orbit->cells[i]] = self->solution[orbit->cells[i]];
  self->n_givens += orbit->n_cells;
}

/* An orbit that is not given as a whole can't be given at all. */
static gboolean
may_be_given (const Orbit *orbit,
              const SudokuPattern *pattern)
{
  for (guint i = 0; pattern != NULL && i < orbit->n_cells; i++)
    if (!sudoku_pattern_has (pattern, orbit->cells[i]))
      return FALSE;
  return TRUE;
}

/**
 * sudoku_thinning_make_orbits: (skip)
 * @symmetry: (nullable): the symmetry of the givens; %NULL: none
 * @pattern: (nullable): where givens may stand; %NULL: everywhere
 * @random: the source of the order
 *
 * Finds the orbits. Those with cells that may not be given are removed at once.
 */
void
sudoku_thinning_make_orbits (SudokuThinning *self,
                             const SudokuSymmetry *symmetry,
                             const SudokuPattern *pattern,
                             SudokuRandom *random)
{
  g_autofree guint16 *order = g_new (guint16, self->n_cells);
  g_autofree gboolean *seen = g_new0 (gboolean, self->n_cells);

  if (symmetry == NULL)
    symmetry = sudoku_symmetry_find ("none");
  sudoku_random_permutation (random, order, self->n_cells);
  for (guint i = 0; i < self->n_cells; i++)
    {
      Orbit orbit = { 0 };

      if (seen[order[i]])
        continue;
      orbit.n_cells = symmetry->orbit (self->geometry, order[i], orbit.cells);
      for (guint k = 0; k < orbit.n_cells; k++)
        seen[orbit.cells[k]] = TRUE;
      if (may_be_given (&orbit, pattern))
        g_array_append_val (self->orbits, orbit);
      else
        take (self, &orbit);
    }
}

/**
 * sudoku_thinning_prefer_bare: (skip)
 * @self: a thinning with orbits
 * @bare: what should not be given
 *
 * Moves what should not be given to the front.
 */
void
sudoku_thinning_prefer_bare (SudokuThinning *self,
                             const SudokuBare *bare)
{
  g_autoptr (SudokuGrid) solution =
    sudoku_grid_new_with_values (self->geometry, self->solution, SUDOKU_ORIGIN_ANSWER);
  guint n = 0;

  for (guint i = 0; i < self->orbits->len; i++)
    {
      Orbit orbit = *get_orbit (self, i);
      gboolean is_bare = FALSE;

      for (guint k = 0; k < orbit.n_cells; k++)
        is_bare = is_bare || sudoku_bare_has (bare, solution, orbit.cells[k]);
      if (!is_bare)
        continue;
      *get_orbit (self, i) = *get_orbit (self, n);
      *get_orbit (self, n++) = orbit;
    }
}

/**
 * sudoku_thinning_keep_unique: (skip)
 * @by_search: whether the solver of clauses must not be asked about it
 *
 * Requires a unique solution from now on.
 */
void
sudoku_thinning_keep_unique (SudokuThinning *self,
                             gboolean by_search)
{
  self->uniqueness = sudoku_uniqueness_new (self->geometry, self->solution, &self->question);
  if (by_search)
    sudoku_uniqueness_only_search (self->uniqueness);
}

/**
 * sudoku_thinning_keep_below: (skip)
 * @ceiling: the limit of difficulty; must outlive the object
 *
 * Requires that the puzzle stays below a ceiling from now on. That implies a unique solution, so
 * nothing else is tested.
 */
void
sudoku_thinning_keep_below (SudokuThinning *self,
                            const SudokuCeiling *ceiling)
{
  self->ceiling = ceiling;
}

/**
 * sudoku_thinning_get_n_cells: (skip)
 *
 * Counts the cells of the grid.
 *
 * Returns: the number
 */
guint
sudoku_thinning_get_n_cells (const SudokuThinning *self)
{
  return self->n_cells;
}

/**
 * sudoku_thinning_get_n_givens: (skip)
 *
 * Counts the remaining givens.
 *
 * Returns: the number
 */
guint
sudoku_thinning_get_n_givens (const SudokuThinning *self)
{
  return self->n_givens;
}

/**
 * sudoku_thinning_get_least: (skip)
 *
 * Gets the fewest givens to keep.
 *
 * Returns: the number
 */
guint
sudoku_thinning_get_least (const SudokuThinning *self)
{
  return self->least;
}

/**
 * sudoku_thinning_get_n_orbits: (skip)
 * @self: a thinning with orbits
 *
 * Counts the orbits that may be given.
 *
 * Returns: the number
 */
guint
sudoku_thinning_get_n_orbits (const SudokuThinning *self)
{
  return self->orbits->len;
}

/**
 * sudoku_thinning_get_size: (skip)
 * @self: a thinning with orbits
 * @orbit: an orbit
 *
 * Gets the size of an orbit.
 *
 * Returns: the number of its cells
 */
guint
sudoku_thinning_get_size (const SudokuThinning *self,
                          guint orbit)
{
  return get_orbit (self, orbit)->n_cells;
}

/**
 * sudoku_thinning_get_values: (skip)
 *
 * Gets the current puzzle.
 *
 * Returns: (transfer none): for each cell its value, or 0
 */
const guint8 *
sudoku_thinning_get_values (const SudokuThinning *self)
{
  return self->puzzle;
}

/**
 * sudoku_thinning_get_work: (skip)
 *
 * Gets the work to obey.
 *
 * Returns: (transfer none): the work
 */
const SudokuTaskRun *
sudoku_thinning_get_work (const SudokuThinning *self)
{
  return self->work;
}

static guint64
get_conflicts (const SudokuThinning *self)
{
  return self->uniqueness != NULL ? sudoku_uniqueness_get_conflicts (self->uniqueness) : 0;
}

/**
 * sudoku_thinning_report: (skip)
 * @fraction: the part that is done
 *
 * Reports progress.
 */
void
sudoku_thinning_report (const SudokuThinning *self,
                        double fraction)
{
  sudoku_task_run_report (self->work, SUDOKU_STAGE_REMOVE, fraction, get_conflicts (self),
                          self->n_givens);
}

static gboolean
is_below_ceiling (const SudokuThinning *self)
{
  g_autoptr (SudokuGrid) grid =
    sudoku_grid_new_with_values (self->geometry, self->puzzle, SUDOKU_ORIGIN_GIVEN);

  return self->ceiling->allows (grid, self->ceiling->data);
}

/**
 * sudoku_thinning_take: (skip)
 * @first: the first of some orbits
 * @n: how many
 *
 * Removes orbits that are given, without a test.
 */
void
sudoku_thinning_take (SudokuThinning *self,
                      guint first,
                      guint n)
{
  for (guint i = first; i < first + n; i++)
    take (self, get_orbit (self, i));
}

/**
 * sudoku_thinning_try_quickly: (skip)
 * @first: the first of some orbits
 * @n: how many
 *
 * Removes orbits that are given if a quick test allows it.
 *
 * Returns: whether they were removed
 */
gboolean
sudoku_thinning_try_quickly (SudokuThinning *self,
                             guint first,
                             guint n)
{
  SudokuUniquenessAnswer answer = SUDOKU_UNIQUENESS_NO;

  sudoku_thinning_take (self, first, n);
  if (self->n_givens >= self->least && self->ceiling != NULL)
    answer = is_below_ceiling (self) ? SUDOKU_UNIQUENESS_YES : SUDOKU_UNIQUENESS_NO;
  else if (self->n_givens >= self->least)
    answer = sudoku_uniqueness_test_quickly (self->uniqueness, self->puzzle);
  if (answer == SUDOKU_UNIQUENESS_YES)
    return TRUE;
  for (guint i = first; i < first + n; i++)
    put_back (self, get_orbit (self, i));
  return FALSE;
}

/* How many conflicts the next question may take. */
static guint64
conflicts_left (const SudokuThinning *self,
                guint round)
{
  guint64 total = TOTAL_EFFORT / self->n_cells;
  guint64 spent = sudoku_uniqueness_get_conflicts (self->uniqueness);
  guint64 left = spent < total ? total - spent : 0;

  if (sudoku_geometry_get_side (self->geometry) <= COMPLETE_SIDE_MAX)
    return left;
  return MIN (left, question_conflicts[round]);
}

/**
 * sudoku_thinning_is_over: (skip)
 * @round: as for sudoku_thinning_try()
 *
 * Tells whether time or effort is used up.
 *
 * Returns: %TRUE if so: nothing more should be asked
 */
gboolean
sudoku_thinning_is_over (const SudokuThinning *self,
                         guint round)
{
  return sudoku_task_run_should_stop (self->work) ||
         (self->ceiling == NULL && conflicts_left (self, round) == 0);
}

static SudokuUniquenessAnswer
ask_without (SudokuThinning *self,
             guint first,
             guint n,
             guint round,
             GError **error)
{
  g_autofree guint *cells = g_new (guint, n * SUDOKU_ORBIT_MAX);
  guint n_cells = 0;

  if (self->ceiling != NULL)
    return is_below_ceiling (self) ? SUDOKU_UNIQUENESS_YES : SUDOKU_UNIQUENESS_NO;
  for (guint i = first; i < first + n; i++)
    for (guint k = 0; k < get_orbit (self, i)->n_cells; k++)
      cells[n_cells++] = get_orbit (self, i)->cells[k];
  return sudoku_uniqueness_test_without (self->uniqueness, self->puzzle, cells, n_cells,
                                         conflicts_left (self, round), error);
}

/**
 * sudoku_thinning_try: (skip)
 * @self: a thinning whose puzzle has one solution
 * @first: the first of some orbits
 * @n: how many: 1 if they are not all given
 * @round: 0, or 1 for more effort
 *
 * Removes orbits if a test allows it. Orbits known to be needed or already removed are skipped, and
 * nothing is removed that would leave too few givens.
 *
 * Returns: whether they were removed; %FALSE with G_IO_ERROR_CANCELLED when cancelled
 */
gboolean
sudoku_thinning_try (SudokuThinning *self,
                     guint first,
                     guint n,
                     guint round,
                     GError **error)
{
  SudokuUniquenessAnswer answer;
  guint n_cells = 0;

  for (guint i = first; i < first + n; i++)
    n_cells += get_orbit (self, i)->n_cells;
  if (n == 1 && (get_orbit (self, first)->needed || !is_given (self, get_orbit (self, first))))
    return FALSE;
  if (self->n_givens < self->least + n_cells)
    return FALSE;
  sudoku_thinning_take (self, first, n);
  answer = ask_without (self, first, n, round, error);
  if (answer == SUDOKU_UNIQUENESS_YES)
    return TRUE;
  for (guint i = first; i < first + n; i++)
    put_back (self, get_orbit (self, i));
  if (n == 1 && answer == SUDOKU_UNIQUENESS_NO)
    get_orbit (self, first)->needed = TRUE;
  return FALSE;
}

/**
 * sudoku_thinning_is_minimal: (skip)
 *
 * Tells whether it is certain that no given can be removed. Tests the cells one by one, as orbits
 * may be needed only as a whole.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_thinning_is_minimal (SudokuThinning *self)
{
  if (self->uniqueness == NULL)
    return FALSE;
  for (guint i = 0; i < self->orbits->len; i++)
    {
      const Orbit *orbit = get_orbit (self, i);

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
