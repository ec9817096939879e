/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where all solutions are known and there are not too many, all pairs are compared. Otherwise a
 * solver gets the puzzle twice, with a counter of the cells that differ (C. Sinz, CP 2005), and is
 * asked for fewer until there are none. */

#include "sudoku-difference.h"

#include <string.h>

#include "sudoku-residual.h"
#include "sudoku-solution-search.h"

/* All pairs of up to so many solutions are compared. */
#define N_COMPARED_MAX 1500
/* Two solutions differ in at least two rows, and in two cells of each. */
#define N_DIFFERING_MIN 4
/* Above this side the solver is not asked for fewer: the proof would be too long. */
#define PROVEN_SIDE_MAX 16
/* The counter counts up to this. */
#define COUNT_MAX 40
#define CONFLICTS_SMALL 200000
#define CONFLICTS_LARGE 20000
#define SMALL_SIDE_MAX 9

static guint
count_differing (const guint8 *one,
                 const guint8 *other,
                 guint n_cells,
                 guint limit)
{
  guint n = 0;

  for (guint cell = 0; cell < n_cells && n < limit; cell++)
    n += one[cell] != other[cell];
  return n;
}

static void
keep_better (SudokuDifference *self,
             const guint8 *one,
             const guint8 *other,
             guint n_cells)
{
  guint n = count_differing (one, other, n_cells, self->n_cells);

  if (n == 0 || n >= self->n_cells)
    return;
  self->n_cells = n;
  memcpy (self->one, one, n_cells);
  memcpy (self->other, other, n_cells);
}

static void
compare_pairs (SudokuDifference *self,
               const SudokuAmbiguity *ambiguity)
{
  const GPtrArray *solutions = ambiguity->solutions;
  guint n = MIN (solutions->len, N_COMPARED_MAX);

  for (guint i = 0; i < n && self->n_cells > N_DIFFERING_MIN; i++)
    for (guint k = i + 1; k < n; k++)
      keep_better (self, solutions->pdata[i], solutions->pdata[k], ambiguity->n_cells);
  self->smallest =
    self->n_cells == N_DIFFERING_MIN || (ambiguity->complete && n == solutions->len);
}

/* Another solution that differs from @one only in cells where @other does, but not in all of them.
 * FALSE with an error. */
static gboolean
shrink (SudokuDifference *self,
        const SudokuGrid *grid,
        const SudokuAmbiguity *ambiguity,
        const SudokuTaskRun *run,
        GError **error)
{
  g_autoptr (SudokuSolutionSearch) search = sudoku_solution_search_new (grid, run);
  g_autofree guint8 *found = g_new0 (guint8, ambiguity->n_cells);
  GError *local_error = NULL;

  for (guint tried = 0; tried < ambiguity->n_cells; tried++)
    {
      if (self->one[tried] == self->other[tried])
        continue;
      for (guint cell = 0; cell < ambiguity->n_cells; cell++)
        if (cell == tried || self->one[cell] == self->other[cell])
          sudoku_solution_search_hold (search, cell, self->one[cell]);
      sudoku_solution_search_want_other (search, self->one);
      if (sudoku_solution_search_find (search, found, &local_error) == SAT_STATUS_SATISFIABLE)
        {
          memcpy (self->other, found, ambiguity->n_cells);
          self->n_cells = count_differing (self->one, found, ambiguity->n_cells, G_MAXUINT);
        }
      if (local_error == NULL)
        continue;
      g_propagate_error (error, local_error);
      return FALSE;
    }
  return TRUE;
}

/* Passes clauses to a solver, with each variable raised. */
typedef struct
{
  SatSink sink;
  SatSink *target; /* borrowed */
  int raise;
} Shift;

static gboolean
shift_add (SatSink *sink,
           const int *literals,
           gsize n_literals,
           GError **error)
{
  const Shift *self = (const Shift *)sink;
  g_autofree int *raised = g_new (int, n_literals);

  for (gsize i = 0; i < n_literals; i++)
    raised[i] = literals[i] == 0 ? 0
                                 : literals[i] + (literals[i] > 0 ? self->raise : -self->raise);
  return sat_sink_add (self->target, raised, n_literals, error);
}

/* The puzzle twice. */
typedef struct
{
  const SudokuAmbiguity *ambiguity; /* borrowed */
  SudokuCandidates *candidates;     /* owned */
  SudokuResidual *formula;          /* owned */
  SatSolver *solver;                /* owned */
  const SudokuTaskRun *run;
  GArray *differs; /* of int, owned: by open cell: says that it differs */
  int copy;        /* what is added to a variable for that of the copy */
  int n_variables;
  guint n_max; /* to this the counter counts */
  int first;   /* of the outputs of the counter: at least one, two, … */
} Twin;

static void
twin_clear (Twin *self)
{
  sat_solver_free (self->solver);
  g_clear_pointer (&self->formula, sudoku_residual_free);
  g_clear_pointer (&self->candidates, sudoku_candidates_free);
  g_clear_pointer (&self->differs, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Twin, twin_clear)

static gboolean
add (Twin *self,
     int a,
     int b,
     int c,
     GError **error)
{
  const int literals[3] = { a, b, c };

  return sat_solver_add_clause (self->solver, literals, c != 0 ? 3 : 2, error);
}

static gboolean
load_twice (Twin *self,
            GError **error)
{
  Shift shift = { .sink = { .add = shift_add } };
  SatSolverStats stats;

  self->formula = sudoku_residual_new (self->candidates, SUDOKU_RESIDUAL_PAIRWISE);
  self->solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  sat_solver_set_cancellable (self->solver, self->run->cancellable);
  shift.target = sat_solver_get_sink (self->solver);
  if (!sudoku_residual_stream (self->formula, shift.target, self->run, error))
    return FALSE;
  sat_solver_get_stats (self->solver, &stats);
  self->copy = stats.n_variables;
  self->n_variables = 2 * self->copy;
  shift.raise = self->copy;
  return sudoku_residual_stream (self->formula, &shift.sink, self->run, error);
}

/* For each open cell a variable that is true when it differs, and a clause: some cell differs. */
static gboolean
add_differences (Twin *self,
                 GError **error)
{
  g_autoptr (GArray) some = g_array_new (FALSE, FALSE, sizeof (int));
  guint value;

  self->differs = g_array_new (FALSE, FALSE, sizeof (int));
  for (guint cell = 0; cell < self->ambiguity->n_cells; cell++)
    {
      SudokuSet set = sudoku_candidates_get (self->candidates, cell);
      int seen = self->n_variables + 1, real = seen + 1;

      if (sudoku_set_count (set) < 2)
        continue;
      self->n_variables += 2;
      g_array_append_val (self->differs, seen);
      g_array_append_val (some, real);
      SUDOKU_SET_FOREACH (set, value)
      {
        int here = sudoku_residual_get_variable (self->formula, cell, value);
        int there = here + self->copy;

        if (!add (self, -here, there, seen, error) || !add (self, -here, -there, -real, error))
          return FALSE;
      }
    }
  return sat_solver_add_clause (self->solver, (const int *)(void *)some->data, some->len, error);
}

/* After each cell, for each number up to the largest: at least so many cells differ so far. */
static gboolean
add_counter (Twin *self,
             GError **error)
{
  int before = 0;

  for (guint i = 0; i < self->differs->len; i++)
    {
      int differs = g_array_index (self->differs, int, i);
      int here = self->n_variables + 1;

      self->n_variables += (int)self->n_max;
      for (int n = 0; n < (int)self->n_max; n++)
        {
          if (n == 0 && !add (self, -differs, here, 0, error))
            return FALSE;
          if (before != 0 && !add (self, -(before + n), here + n, 0, error))
            return FALSE;
          if (before != 0 && n > 0 &&
              !add (self, -differs, -(before + n - 1), here + n, error))
            return FALSE;
        }
      before = here;
    }
  self->first = before;
  return TRUE;
}

static void
read_copy (const Twin *self,
           guint8 *values)
{
  guint value;

  for (guint cell = 0; cell < self->ambiguity->n_cells; cell++)
    {
      SudokuSet set = sudoku_candidates_get (self->candidates, cell);
      gboolean open = sudoku_set_count (set) > 1;

      SUDOKU_SET_FOREACH (set, value)
      {
        int here = sudoku_residual_get_variable (self->formula, cell, value);

        if (!open || sat_solver_value (self->solver, here + self->copy))
          values[cell] = (guint8)value;
      }
    }
}

/* Asks for fewer and fewer cells. FALSE with an error. */
static gboolean
ask_for_fewer (Twin *self,
               SudokuDifference *best,
               GError **error)
{
  guint n_cells = self->ambiguity->n_cells;
  g_autofree guint8 *one = g_new0 (guint8, n_cells);
  g_autofree guint8 *other = g_new0 (guint8, n_cells);
  GError *local_error = NULL;

  while (local_error == NULL && !best->smallest)
    {
      guint most = MIN (best->n_cells - 1, self->n_max - 1);
      SatStatus status;

      if (!sat_solver_assume (self->solver, -(self->first + (int)most), error))
        return FALSE;
      sat_solver_set_conflict_limit (self->solver, self->ambiguity->side <= SMALL_SIDE_MAX
                                                     ? CONFLICTS_SMALL
                                                     : CONFLICTS_LARGE);
      sat_solver_set_deadline (self->solver, self->run->deadline);
      status = sat_solver_solve (self->solver, &local_error);
      best->smallest = status == SAT_STATUS_UNSATISFIABLE && most == best->n_cells - 1;
      if (status != SAT_STATUS_SATISFIABLE)
        break;
      sudoku_residual_read_model (self->formula, self->solver, one);
      read_copy (self, other);
      keep_better (best, one, other, n_cells);
      best->smallest = best->n_cells == N_DIFFERING_MIN;
    }
  if (local_error == NULL)
    return TRUE;
  g_propagate_error (error, local_error);
  return FALSE;
}

/* What propagation leaves, without values known to be in no solution. */
static SudokuCandidates *
make_candidates (const SudokuGrid *grid,
                 const SudokuAmbiguity *ambiguity)
{
  SudokuCandidates *candidates = sudoku_candidates_new (grid);
  guint value;

  sudoku_candidates_propagate (candidates);
  for (guint cell = 0; cell < ambiguity->n_cells && ambiguity->exact; cell++)
    {
      SudokuSet wrong =
        sudoku_set_minus (sudoku_candidates_get (candidates, cell), ambiguity->values[cell]);

      SUDOKU_SET_FOREACH (wrong, value)
      {
        sudoku_candidates_remove (candidates, cell, value);
      }
    }
  sudoku_candidates_propagate (candidates);
  return candidates;
}

static gboolean
find_by_solving (SudokuDifference *self,
                 const SudokuGrid *grid,
                 const SudokuAmbiguity *ambiguity,
                 const SudokuTaskRun *run,
                 GError **error)
{
  g_auto (Twin) twin = { .ambiguity = ambiguity, .run = run };

  if (!shrink (self, grid, ambiguity, run, error))
    return FALSE;
  self->smallest = self->n_cells == N_DIFFERING_MIN;
  if (self->smallest || ambiguity->side > PROVEN_SIDE_MAX || sudoku_task_run_is_late (run))
    return TRUE;
  twin.candidates = make_candidates (grid, ambiguity);
  twin.n_max = MIN (self->n_cells, COUNT_MAX);
  return load_twice (&twin, error) && add_differences (&twin, error) &&
         add_counter (&twin, error) && ask_for_fewer (&twin, self, error);
}

static void
list_cells (SudokuDifference *self,
            guint n_cells)
{
  guint n = 0;

  self->cells = g_new (guint, self->n_cells);
  for (guint cell = 0; cell < n_cells; cell++)
    if (self->one[cell] != self->other[cell])
      self->cells[n++] = cell;
}

/**
 * sudoku_difference_find: (skip)
 * @grid: a puzzle; its answers are left aside
 * @ambiguity: what is known of its solutions, of which there are at least two
 * @task: (nullable): cancellable, and a time limit, at which the best result so far is returned
 *
 * Finds two solutions that differ in as few cells as possible. It is proven that no others differ
 * in fewer where all solutions are known, up to some 1,500, and nearly always up to 9×9. Above
 * 16×16 the difference of two solutions is reduced until no part of it can be swapped alone.
 *
 * Returns: (transfer full) (nullable): what was found; %NULL with `G_IO_ERROR_CANCELLED` or an
 *   error of the solver
 */
SudokuDifference *
sudoku_difference_find (const SudokuGrid *grid,
                        const SudokuAmbiguity *ambiguity,
                        const SudokuTask *task,
                        GError **error)
{
  g_autoptr (SudokuDifference) self = NULL;
  SudokuTaskRun run;

  g_return_val_if_fail (grid != NULL && ambiguity != NULL, NULL);
  g_return_val_if_fail (ambiguity->solutions->len >= 2, NULL);

  sudoku_task_run_init (&run, task);
  if (g_cancellable_set_error_if_cancelled (run.cancellable, error))
    return NULL;
  self = g_new0 (SudokuDifference, 1);
  self->one = g_new0 (guint8, ambiguity->n_cells);
  self->other = g_new0 (guint8, ambiguity->n_cells);
  self->n_cells = G_MAXUINT;
  compare_pairs (self, ambiguity);
  if (!self->smallest && !find_by_solving (self, grid, ambiguity, &run, error))
    return NULL;
  list_cells (self, ambiguity->n_cells);
  return g_steal_pointer (&self);
}

/**
 * sudoku_difference_free:
 *
 * Frees it.
 */
void
sudoku_difference_free (SudokuDifference *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->one);
  g_free (self->other);
  g_free (self->cells);
  g_free (self);
}
