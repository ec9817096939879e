/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds a full grid that is determined by its values in the cells of a pattern. Where there are few
 * grids, all of them are looked at, which can prove that there is none. Otherwise a local search
 * gives some of the givens other values that the rules allow; the fewer solutions they leave, the
 * more likely the change is kept (simulated annealing). The effort is bounded by counting, so that
 * the same random numbers give the same grid on every machine. */

#include "sudoku-pattern-fill.h"

#include <math.h>
#include <string.h>

#include "sudoku-candidates.h"
#include "sudoku-error.h"
#include "sudoku-fill.h"
#include "sudoku-sat-search.h"
#include "sudoku-search.h"

/* Up to this side there are at most some hundreds of grids. */
#define EXHAUST_SIDE_MAX 4

/* Solutions are counted up to here; grids with more are judged by their open candidates. */
#define COUNT_MAX 400
/* Guesses for counting. */
#define COUNT_GUESSES 3000
/* The weight of an open candidate, in halvings of the solutions. */
#define CANDIDATE_WEIGHT 0.05
/* Larger grids are only tested for a second solution, with so many conflicts. */
#define SECOND_CONFLICTS 2000

/* Changes that are tried, divided by the cells, or those of 9×9 where there are fewer; and how many
 * at a time. */
#define TOTAL_CHANGES 6000000
#define CELLS_MIN 81
#define CHANGES_PER_WALK 1500
/* By how many halvings of the solutions a change may be worse, at first and at last. */
#define FIRST_TEMPERATURE 1.0
#define LAST_TEMPERATURE 0.15
/* Changes between two reports. */
#define REPORT_STEPS 20
/* Cells that change together. */
#define CHANGE_MAX 3

typedef struct
{
  SudokuGeometry *geometry;  /* borrowed */
  SudokuRandom *random;      /* borrowed */
  const SudokuTaskRun *work; /* borrowed */
  guint n_cells;
  guint16 *cells; /* owned: those of the pattern */
  guint n_allowed;
  SudokuCandidates *candidates; /* owned */
  SudokuSearch *search;         /* owned (nullable): small sides only */
  guint8 *puzzle;               /* owned: what is tried */
  guint8 *solution;             /* owned: one of its solutions */
  guint64 n_tried;
} Filler;

static void
filler_init (Filler *self,
             SudokuGeometry *geometry,
             const SudokuPattern *pattern,
             SudokuRandom *random,
             const SudokuTaskRun *work)
{
  self->geometry = geometry;
  self->random = random;
  self->work = work;
  self->n_cells = sudoku_geometry_get_n_cells (geometry);
  self->cells = g_new (guint16, self->n_cells);
  for (guint cell = 0; cell < self->n_cells; cell++)
    if (sudoku_pattern_has (pattern, cell))
      self->cells[self->n_allowed++] = (guint16)cell;
  self->candidates = sudoku_candidates_new_for (geometry);
  if (sudoku_geometry_get_side (geometry) <= SUDOKU_SEARCH_SIDE_MAX)
    self->search = sudoku_search_new (geometry);
  self->puzzle = g_new0 (guint8, self->n_cells);
  self->solution = g_new0 (guint8, self->n_cells);
}

static void
filler_clear (Filler *self)
{
  g_free (self->cells);
  g_free (self->puzzle);
  g_free (self->solution);
  sudoku_candidates_free (self->candidates);
  sudoku_search_free (self->search);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Filler, filler_clear)

/* The values of the cells of the pattern. */
static char *
make_key (const Filler *self,
          const guint8 *values)
{
  char *key = g_new0 (char, self->n_allowed + 1);

  for (guint i = 0; i < self->n_allowed; i++)
    key[i] = (char)values[self->cells[i]];
  return key;
}

/* Lists all grids by their values in the pattern; NULL for values that several grids share. FALSE
 * when stopped. */
static gboolean
list_grids (Filler *self,
            GHashTable *only,
            GPtrArray *keys,
            GError **error)
{
  g_autofree guint8 *values = g_new (guint8, self->n_cells);
  g_autoptr (SudokuResidual) formula = NULL;
  g_autoptr (SudokuSatSearch) search = NULL;
  SatStatus status;

  memset (self->puzzle, 0, self->n_cells);
  sudoku_candidates_reset (self->candidates, self->puzzle);
  if (!sudoku_candidates_propagate (self->candidates))
    return TRUE;
  formula = sudoku_residual_new (self->candidates, SUDOKU_RESIDUAL_PAIRWISE);
  search = sudoku_sat_search_new (formula, self->work);
  while ((status = sudoku_sat_search_solve (search, values, error)) == SAT_STATUS_SATISFIABLE)
    {
      char *key = make_key (self, values);
      gboolean known = g_hash_table_contains (only, key);

      if (!known)
        g_ptr_array_add (keys, key);
      g_hash_table_insert (only, key, known ? NULL : g_memdup2 (values, self->n_cells));
      if (!sudoku_sat_search_block (search, values, error))
        return FALSE;
    }
  return status == SAT_STATUS_UNSATISFIABLE;
}

static gboolean
fill_by_list (Filler *self,
              guint8 *values,
              GError **error)
{
  g_autoptr (GHashTable) only = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GPtrArray) keys = g_ptr_array_new ();
  g_autoptr (GPtrArray) grids = g_ptr_array_new ();

  if (!list_grids (self, only, keys, error))
    {
      if (error != NULL && *error == NULL)
        g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT, "timed-out");
      return FALSE;
    }
  for (guint i = 0; i < keys->len; i++)
    {
      gpointer grid = g_hash_table_lookup (only, keys->pdata[i]);

      if (grid != NULL)
        g_ptr_array_add (grids, grid);
    }
  if (grids->len == 0)
    {
      sudoku_error_set (error, SUDOKU_ERROR_NO_SOLUTION, NULL, "pattern-impossible");
      return FALSE;
    }
  memcpy (values, grids->pdata[sudoku_random_below (self->random, grids->len)], self->n_cells);
  return TRUE;
}

/* For a grid too large to count: is there another solution? */
static gboolean
has_second (Filler *self,
            const guint8 *values,
            GError **error)
{
  g_autofree guint8 *other = g_new (guint8, self->n_cells);
  g_autoptr (SudokuResidual) formula =
    sudoku_residual_new (self->candidates, SUDOKU_RESIDUAL_TRIAD);
  g_autoptr (SudokuSatSearch) search = sudoku_sat_search_new (formula, self->work);

  sudoku_sat_search_set_conflict_limit (search, SECOND_CONFLICTS);
  return !sudoku_sat_search_block (search, values, error) ||
         sudoku_sat_search_solve (search, other, error) != SAT_STATUS_UNSATISFIABLE;
}

/* As judge(), where the solutions can't be counted. */
static double
ask_solver (Filler *self,
            double open,
            GError **error)
{
  if (sudoku_sat_search_complete (self->candidates, self->work, SECOND_CONFLICTS, self->solution,
                                  NULL, error) != SAT_STATUS_SATISFIABLE)
    return -1;
  return has_second (self, self->solution, error) ? 1 + log2 (COUNT_MAX) + open : 0;
}

/* How far the givens are from a unique solution: the logarithm of the number of solutions; 0:
 * unique; negative: there is none, or it was not found. */
static double
judge (Filler *self,
       GError **error)
{
  SudokuSearchResult result = { 0 };
  double open;

  self->n_tried++;
  sudoku_candidates_reset (self->candidates, self->puzzle);
  if (!sudoku_candidates_propagate (self->candidates))
    return -1;
  if (sudoku_candidates_get_n_open (self->candidates) == 0)
    {
      sudoku_candidates_get_values (self->candidates, self->solution);
      return 0;
    }
  open = CANDIDATE_WEIGHT * (double)sudoku_candidates_count (self->candidates);
  if (self->search == NULL)
    return ask_solver (self, open, error);
  sudoku_search_load (self->search, self->puzzle);
  sudoku_search_run (self->search, COUNT_MAX, COUNT_GUESSES, self->work, &result);
  if (result.n_found == 0)
    return result.complete ? -1 : ask_solver (self, open, error);
  memcpy (self->solution, sudoku_search_get_solution (self->search), self->n_cells);
  if (result.complete && result.n_found == 1)
    return 0;
  return 1 + log2 ((double)result.n_found) + open;
}

/* Gives some cells other values that the rest allows. FALSE: there are none. */
static gboolean
change (Filler *self)
{
  guint n = 1 + sudoku_random_below (self->random, CHANGE_MAX);
  guint cells[CHANGE_MAX];

  for (guint i = 0; i < n; i++)
    {
      cells[i] = self->cells[sudoku_random_below (self->random, self->n_allowed)];
      self->puzzle[cells[i]] = 0;
    }
  sudoku_candidates_reset (self->candidates, self->puzzle);
  for (guint i = 0; i < n; i++)
    {
      SudokuSet set;

      if (!sudoku_candidates_propagate (self->candidates))
        return FALSE;
      set = sudoku_candidates_get (self->candidates, cells[i]);
      self->puzzle[cells[i]] = (guint8)sudoku_set_nth (
        set, sudoku_random_below (self->random, sudoku_set_count (set)));
      if (!sudoku_candidates_assign (self->candidates, cells[i], self->puzzle[cells[i]]))
        return FALSE;
    }
  return TRUE;
}

static double
get_temperature (guint step)
{
  double part = (double)step / CHANGES_PER_WALK;

  return FIRST_TEMPERATURE * pow (LAST_TEMPERATURE / FIRST_TEMPERATURE, part);
}

static gboolean
is_kept (Filler *self,
         double now,
         double next,
         guint step)
{
  double chance = (double)(sudoku_random_next (self->random) >> 11) / (double)(1ull << 53);

  return next >= 0 && (next <= now || chance < exp2 ((now - next) / get_temperature (step)));
}

/* Continues from @values, a full grid. Returns whether it is now determined by the pattern. */
static gboolean
walk (Filler *self,
      guint8 *values,
      guint64 n_most,
      GError **error)
{
  g_autofree guint8 *kept = g_new0 (guint8, self->n_cells);
  double now;

  memset (self->puzzle, 0, self->n_cells);
  for (guint i = 0; i < self->n_allowed; i++)
    self->puzzle[self->cells[i]] = values[self->cells[i]];
  now = judge (self, error);
  memcpy (kept, self->puzzle, self->n_cells);
  for (guint step = 0; now != 0 && step < CHANGES_PER_WALK && self->n_tried < n_most; step++)
    {
      double next;

      if (sudoku_task_run_should_stop (self->work))
        return FALSE;
      if (step % REPORT_STEPS == 0)
        sudoku_task_run_report (self->work, SUDOKU_STAGE_PATTERN,
                                (double)self->n_tried / (double)n_most, 0, self->n_tried);
      next = change (self) ? judge (self, error) : -1;
      if (is_kept (self, now < 0 ? INFINITY : now, next, step))
        {
          now = next;
          memcpy (kept, self->puzzle, self->n_cells);
        }
      else
        memcpy (self->puzzle, kept, self->n_cells);
    }
  if (now == 0)
    memcpy (values, self->solution, self->n_cells);
  return now == 0;
}

/**
 * sudoku_pattern_fill: (skip)
 * @geometry: a shape
 * @pattern: where givens may stand
 * @random: what chooses
 * @work: what to obey
 * @values: (inout) (array): a full grid; becomes the result
 *
 * Finds a grid that is determined by its values in these cells.
 *
 * Returns: %FALSE with SUDOKU_ERROR_NO_SOLUTION and “pattern-impossible” when there is certainly
 *   none, with “pattern-not-found” when none was found with bounded effort, with
 *   G_IO_ERROR_CANCELLED, or with G_IO_ERROR_TIMED_OUT
 */
gboolean
sudoku_pattern_fill (SudokuGeometry *geometry,
                     const SudokuPattern *pattern,
                     SudokuRandom *random,
                     const SudokuTaskRun *work,
                     guint8 *values,
                     GError **error)
{
  g_auto (Filler) self = { 0 };
  GError *failure = NULL;
  guint64 n_most;

  filler_init (&self, geometry, pattern, random, work);
  if (sudoku_geometry_get_side (geometry) <= EXHAUST_SIDE_MAX)
    return fill_by_list (&self, values, error);
  /* Without any given there is nothing to change. */
  n_most = self.n_allowed > 0 ? TOTAL_CHANGES / MAX (self.n_cells, CELLS_MIN) : 1;
  while (self.n_tried < n_most && !sudoku_task_run_should_stop (work))
    {
      if (walk (&self, values, n_most, &failure))
        return TRUE;
      /* Where the givens leave each other no choice, only another grid helps. */
      if (failure == NULL)
        sudoku_fill (geometry, random, work, values, &failure);
      if (failure != NULL)
        {
          g_propagate_error (error, failure);
          return FALSE;
        }
    }
  if (g_cancellable_set_error_if_cancelled (work->cancellable, error))
    return FALSE;
  if (self.n_tried < n_most)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT, "timed-out");
  else
    sudoku_error_set (error, SUDOKU_ERROR_NO_SOLUTION, NULL, "pattern-not-found",
                      sat_arg_number ((guint)self.n_tried));
  return FALSE;
}
