/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A random solution of a puzzle that has many. A SAT solver finds much the same one each time, so
 * random values are given to more and more cells, some of the open ones at a time, as long as a
 * solution is left. Small boards are searched with values in random order. */

#include "sudoku-fill-rest.h"

#include <string.h>

#include "sudoku-candidates.h"
#include "sudoku-random.h"
#include "sudoku-sat-search.h"
#include "sudoku-search.h"
#include "sudoku-solve.h"

/* A random search that takes more guesses than this is given up. */
#define SEARCH_GUESSES 2000
#define GENERAL_GUESSES 300
/* This part of the open cells gets random values at a time; after each failure less. */
#define SOWN_FRACTION 0.3
#define SOWN_SHRINK 0.5
#define N_ROUNDS 24
#define ROUND_CONFLICTS 1000
/* With more candidates the formula can't be loaded often. */
#define N_CANDIDATES_MAX 100000

typedef struct
{
  SudokuGeometry *geometry; /* borrowed */
  guint n_cells;
  SudokuTaskRun run;
  SudokuTaskRun part; /* of one question, which tells no progress */
  SudokuRandom random;
  guint8 *fixed;  /* owned */
  guint8 *values; /* owned: a solution */
} Filling;

static void
filling_clear (Filling *self)
{
  g_free (self->fixed);
  g_free (self->values);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Filling, filling_clear)

/* Whether it found a solution. */
static gboolean
search (Filling *self)
{
  g_autoptr (SudokuSearch) search = NULL;
  SudokuSearchResult result = { 0 };

  if (sudoku_geometry_get_side (self->geometry) > SUDOKU_SEARCH_SIDE_MAX)
    return FALSE;
  search = sudoku_search_new (self->geometry);
  sudoku_search_set_random (search, &self->random);
  sudoku_search_load (search, self->fixed);
  sudoku_search_run (search, 1, sudoku_search_is_fast (search) ? SEARCH_GUESSES : GENERAL_GUESSES,
                     &self->part, &result);
  if (result.n_found == 0)
    return FALSE;
  memcpy (self->values, sudoku_search_get_solution (search), self->n_cells);
  return TRUE;
}

/* Gives random values to @n open cells, as far as propagation allows. */
static SudokuCandidates *
sow (Filling *self,
     const SudokuCandidates *from,
     guint n)
{
  g_autofree guint16 *order = g_new (guint16, self->n_cells);
  SudokuCandidates *now = sudoku_candidates_copy (from);
  g_autoptr (SudokuCandidates) next = sudoku_candidates_copy (from);

  sudoku_random_permutation (&self->random, order, self->n_cells);
  for (guint i = 0; i < self->n_cells && n > 0 && !sudoku_task_run_should_stop (&self->run); i++)
    {
      SudokuSet set = sudoku_candidates_get (now, order[i]);
      guint n_values = sudoku_set_count (set);

      if (n_values < 2)
        continue;
      n--;
      if (sudoku_candidates_assign (
            next, order[i],
            sudoku_set_nth (set, sudoku_random_below (&self->random, n_values))) &&
          sudoku_candidates_propagate (next))
        sudoku_candidates_assign_from (now, next);
      else
        sudoku_candidates_assign_from (next, now);
    }
  return now;
}

/* Makes a known solution more random. FALSE with an error. */
static gboolean
mix (Filling *self,
     GError **error)
{
  g_autoptr (SudokuCandidates) now = sudoku_candidates_new_for (self->geometry);
  double fraction = SOWN_FRACTION;

  sudoku_candidates_reset (now, self->fixed);
  if (!sudoku_candidates_propagate (now) || sudoku_candidates_count (now) > N_CANDIDATES_MAX)
    return TRUE;
  for (guint round = 0; round < N_ROUNDS && sudoku_candidates_get_n_open (now) > 0 &&
                        !sudoku_task_run_should_stop (&self->run);
       round++)
    {
      guint n = MAX (1, (guint)(fraction * sudoku_candidates_get_n_open (now)));
      g_autoptr (SudokuCandidates) sown = sow (self, now, n);
      g_autoptr (SudokuCandidates) asked = sudoku_candidates_copy (sown);
      GError *local_error = NULL;

      sudoku_task_run_report (&self->run, SUDOKU_STAGE_FILL, (double)round / N_ROUNDS, 0, 0);
      if (sudoku_sat_search_complete (asked, &self->part, ROUND_CONFLICTS, self->values, NULL,
                                      &local_error) == SAT_STATUS_SATISFIABLE)
        sudoku_candidates_assign_from (now, sown);
      else
        fraction *= SOWN_SHRINK;
      if (local_error == NULL)
        continue;
      g_propagate_error (error, local_error);
      return FALSE;
    }
  return TRUE;
}

/* The filled cells keep their origins, the rest are answers. */
static SudokuGrid *
make_filled (const Filling *self,
             const SudokuGrid *grid)
{
  SudokuGrid *filled = sudoku_grid_copy (grid);

  for (guint cell = 0; cell < self->n_cells; cell++)
    if (self->fixed[cell] == 0)
      sudoku_grid_set (filled, cell, self->values[cell], SUDOKU_ORIGIN_ANSWER);
  return filled;
}

/* Without randomness. */
static SudokuVerdict
solve (Filling *self,
       const SudokuGrid *grid,
       const SudokuTask *task,
       GError **error)
{
  g_autoptr (SudokuGrid) solution = NULL;
  SudokuVerdict verdict = sudoku_solve (grid, task, &solution, NULL, error);

  for (guint cell = 0; solution != NULL && cell < self->n_cells; cell++)
    self->values[cell] = (guint8)sudoku_grid_get_value (solution, cell);
  return verdict;
}

/**
 * sudoku_fill_rest: (skip)
 * @grid: a puzzle; its answers are left aside
 * @seed: any number; without a time limit the same one gives the same solution
 * @task: (nullable): cancellable, a time limit, progress
 * @filled: (out) (nullable): a solution, whose new values are answers; %NULL when there is none, or
 *   none was found
 *
 * Fills the empty cells with the values of a random solution. On boards larger than 36×36 with
 * hardly any values there is little variety.
 *
 * Returns: `SUDOKU_VERDICT_SOLVABLE` or `SUDOKU_VERDICT_UNIQUE` with a solution,
 *   `SUDOKU_VERDICT_NO_SOLUTION`, `SUDOKU_VERDICT_CONFLICT`, or `SUDOKU_VERDICT_UNKNOWN`, with
 *   `G_IO_ERROR_CANCELLED` when it was cancelled
 */
SudokuVerdict
sudoku_fill_rest (const SudokuGrid *grid,
                  guint64 seed,
                  const SudokuTask *task,
                  SudokuGrid **filled,
                  GError **error)
{
  g_auto (Filling) self = { 0 };
  SudokuVerdict verdict = SUDOKU_VERDICT_SOLVABLE;

  g_return_val_if_fail (grid != NULL && filled != NULL, SUDOKU_VERDICT_UNKNOWN);

  *filled = NULL;
  self.geometry = sudoku_grid_get_geometry (grid);
  self.n_cells = sudoku_grid_get_n_cells (grid);
  sudoku_task_run_init (&self.run, task);
  self.part = sudoku_task_run_get_part (&self.run, TRUE);
  sudoku_random_init (&self.random, seed);
  self.fixed = g_new (guint8, self.n_cells);
  self.values = g_new0 (guint8, self.n_cells);
  for (guint cell = 0; cell < self.n_cells; cell++)
    self.fixed[cell] = (guint8)sudoku_grid_get_fixed (grid, cell);
  if (!search (&self))
    {
      verdict = solve (&self, grid, task, error);
      if (verdict == SUDOKU_VERDICT_SOLVABLE && !mix (&self, error))
        return SUDOKU_VERDICT_UNKNOWN;
      if (verdict != SUDOKU_VERDICT_SOLVABLE && verdict != SUDOKU_VERDICT_UNIQUE)
        return verdict;
    }
  if (g_cancellable_set_error_if_cancelled (self.run.cancellable, error))
    return SUDOKU_VERDICT_UNKNOWN;
  *filled = make_filled (&self, grid);
  return verdict;
}
