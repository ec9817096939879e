/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Some premises and the rules: is there a solution? The clauses that a solver gets are those of
 * what propagation leaves, made anew for each question: loading all clauses of the rules once, with
 * the premises assumed, took longer at each size. Knows nothing of why it is asked. */

#include "sudoku-premise-solver.h"

#include <string.h>

#include "sudoku-candidates.h"
#include "sudoku-fill.h"
#include "sudoku-pattern-grid.h"
#include "sudoku-sat-search.h"
#include "sudoku-search.h"

/* Guesses of the search before the solver of clauses is asked. */
#define GUESSES_SMALL 20000
#define GUESSES_LARGE 500
#define SMALL_SIDE_MAX 9
/* Conflicts for one question. */
#define CONFLICTS_SMALL 200000
#define CONFLICTS_LARGE 3000
#define CONFLICTS_HUGE 300
#define CONFLICTS_FIRST 20000
#define LARGE_SIDE_MIN 17
#define HUGE_SIDE_MIN 26
/* On the largest boards no more questions than this are answered by the solver of clauses. */
#define N_SOLVED_MAX 20
/* On large ones none is any more when so many had no answer: the others are hardly easier. */
#define N_UNKNOWN_MAX 4
/* A board counts as nearly empty when this part of its cells is filled, or less. */
#define SPARSE_PART 5
/* So many solutions are remembered, the last ones. */
#define N_SOLUTIONS_MAX 64

struct _SudokuPremiseSolver
{
  const SudokuPremises *premises; /* borrowed */
  guint side;
  guint n_cells;
  SudokuCandidates *candidates; /* owned: those of the question */
  guint8 *values;               /* owned: by cell: what the question fills */
  SudokuSearch *search;         /* (nullable), owned: for small sides */
  guint8 *solutions;            /* owned: by solution, by cell */
  guint n_solutions;
  guint n_solved;  /* questions that the solver of clauses got */
  guint n_unknown; /* of which it had no answer */
  guint last;      /* the solution that was found or used last */
};

/**
 * sudoku_premise_solver_new: (skip)
 * @premises: what a position says; must outlive the solver
 *
 * Makes a solver that has been asked nothing yet.
 *
 * Returns: (transfer full): the solver
 */
SudokuPremiseSolver *
sudoku_premise_solver_new (const SudokuPremises *premises)
{
  SudokuPremiseSolver *self = NULL;
  SudokuGeometry *geometry = NULL;

  g_return_val_if_fail (premises != NULL, NULL);

  geometry = sudoku_premises_get_geometry (premises);
  self = g_new0 (SudokuPremiseSolver, 1);
  self->premises = premises;
  self->side = sudoku_geometry_get_side (geometry);
  self->n_cells = sudoku_geometry_get_n_cells (geometry);
  self->candidates = sudoku_candidates_new_for (geometry);
  self->values = g_new0 (guint8, self->n_cells);
  if (self->side <= SUDOKU_SEARCH_SIDE_MAX)
    self->search = sudoku_search_new (geometry);
  self->solutions = g_new (guint8, (gsize)N_SOLUTIONS_MAX * self->n_cells);
  return self;
}

/**
 * sudoku_premise_solver_free:
 * @self: (transfer full): a solver
 *
 * Frees it.
 */
void
sudoku_premise_solver_free (SudokuPremiseSolver *self)
{
  g_return_if_fail (self != NULL);

  sudoku_candidates_free (self->candidates);
  sudoku_search_free (self->search);
  g_free (self->values);
  g_free (self->solutions);
  g_free (self);
}

/**
 * sudoku_premise_solver_get_premises: (skip)
 * @self: a solver
 *
 * Gets what it is asked about.
 *
 * Returns: (transfer none): the premises
 */
const SudokuPremises *
sudoku_premise_solver_get_premises (const SudokuPremiseSolver *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->premises;
}

static const SudokuPremise *
get (const SudokuPremiseSolver *self,
     guint premise)
{
  return sudoku_premises_get (self->premises, premise);
}

static gboolean
agrees (const SudokuPremise *premise,
        const guint8 *solution)
{
  gboolean same = solution[premise->cell] == premise->value;

  return premise->kind == SUDOKU_PREMISE_MARK ? !same : same;
}

/* Is one of the known solutions one of this question? The last ones are looked at first. */
static gboolean
find_known (SudokuPremiseSolver *self,
            const guint8 *chosen)
{
  guint n = sudoku_premises_get_n (self->premises);
  guint n_known = MIN (self->n_solutions, N_SOLUTIONS_MAX);

  for (guint k = 0; k < n_known; k++)
    {
      guint which = (self->n_solutions - 1 - k) % N_SOLUTIONS_MAX;
      const guint8 *solution = self->solutions + (gsize)which * self->n_cells;
      guint i = 0;

      while (i < n && (!chosen[i] || agrees (get (self, i), solution)))
        i++;
      if (i < n)
        continue;
      self->last = which;
      return TRUE;
    }
  return FALSE;
}

static SatStatus
remember (SudokuPremiseSolver *self,
          const guint8 *solution)
{
  self->last = self->n_solutions++ % N_SOLUTIONS_MAX;
  memcpy (self->solutions + (gsize)self->last * self->n_cells, solution, self->n_cells);
  return SAT_STATUS_SATISFIABLE;
}

/* The candidates of the question at the fixpoint. FALSE: a dead end. */
static gboolean
propagate (SudokuPremiseSolver *self,
           const guint8 *chosen)
{
  guint n = sudoku_premises_get_n (self->premises);

  memset (self->values, 0, self->n_cells);
  for (guint i = 0; i < n; i++)
    if (chosen[i] && get (self, i)->kind != SUDOKU_PREMISE_MARK)
      self->values[get (self, i)->cell] = (guint8)get (self, i)->value;
  sudoku_candidates_reset (self->candidates, self->values);
  for (guint i = 0; i < n; i++)
    if (chosen[i] && get (self, i)->kind == SUDOKU_PREMISE_MARK &&
        !sudoku_candidates_remove (self->candidates, get (self, i)->cell, get (self, i)->value))
      return FALSE;
  return sudoku_candidates_propagate (self->candidates) &&
         sudoku_candidates_check_hall (self->candidates);
}

/* What propagation or the search says. */
static SatStatus
search (SudokuPremiseSolver *self,
        const guint8 *chosen,
        const SudokuTaskRun *run)
{
  SudokuSearchResult result;

  if (self->search == NULL)
    return SAT_STATUS_UNKNOWN;
  sudoku_search_load (self->search, self->values);
  for (guint i = 0; i < sudoku_premises_get_n (self->premises); i++)
    if (chosen[i] && get (self, i)->kind == SUDOKU_PREMISE_MARK)
      sudoku_search_forbid (self->search, get (self, i)->cell, get (self, i)->value);
  sudoku_search_run (self->search, 1,
                     self->side <= SMALL_SIDE_MAX ? GUESSES_SMALL : GUESSES_LARGE, run, &result);
  if (result.n_found > 0)
    return remember (self, sudoku_search_get_solution (self->search));
  return result.complete ? SAT_STATUS_UNSATISFIABLE : SAT_STATUS_UNKNOWN;
}

static int
get_conflict_limit (const SudokuPremiseSolver *self)
{
  if (self->side < LARGE_SIDE_MIN)
    return CONFLICTS_SMALL;
  if (self->n_solved <= 1)
    return CONFLICTS_FIRST;
  return self->side < HUGE_SIDE_MIN ? CONFLICTS_LARGE : CONFLICTS_HUGE;
}

/* A board that is nearly empty gets a solution almost without searching. The largest are left out:
 * there it might be tried for ever where there is none. */
static gboolean
fill_sparse (SudokuPremiseSolver *self,
             const guint8 *chosen,
             const SudokuTaskRun *run)
{
  SudokuGeometry *geometry = sudoku_premises_get_geometry (self->premises);
  g_autofree guint8 *solution = NULL;
  SudokuRandom random;
  guint n_filled = 0;

  for (guint i = 0; i < sudoku_premises_get_n (self->premises); i++)
    {
      if (chosen[i] && get (self, i)->kind == SUDOKU_PREMISE_MARK)
        return FALSE;
      n_filled += chosen[i];
    }
  if (self->side < LARGE_SIDE_MIN || self->side >= HUGE_SIDE_MIN ||
      n_filled * SPARSE_PART > self->n_cells)
    return FALSE;
  solution = g_new0 (guint8, self->n_cells);
  sudoku_random_init (&random, 0);
  if (!sudoku_pattern_grid_fit (geometry, &random, self->values, solution) &&
      !sudoku_fill_around (geometry, &random, run, self->values, solution))
    return FALSE;
  remember (self, solution);
  return TRUE;
}

/* The clauses of what the propagation of this question leaves. */
static SatStatus
solve_reduced (SudokuPremiseSolver *self,
               const SudokuTaskRun *run,
               GError **error)
{
  g_autofree guint8 *solution = NULL;
  SatStatus status;

  if ((self->side >= HUGE_SIDE_MIN && self->n_solved >= N_SOLVED_MAX) ||
      (self->side >= LARGE_SIDE_MIN && self->n_unknown >= N_UNKNOWN_MAX))
    return SAT_STATUS_UNKNOWN;
  self->n_solved++;
  solution = g_new0 (guint8, self->n_cells);
  status = sudoku_sat_search_complete (self->candidates, run, (guint64)get_conflict_limit (self),
                                       solution, NULL, error);
  self->n_unknown += status == SAT_STATUS_UNKNOWN;
  return status == SAT_STATUS_SATISFIABLE ? remember (self, solution) : status;
}

/**
 * sudoku_premise_solver_refute: (skip)
 * @self: a solver
 * @chosen: by premise: whether it is one of those asked about
 *
 * Tries to show by propagation and Hall's test alone that some premises have no solution. A
 * position like the pigeonhole is refuted at once, which no solver of clauses can do. Costs what a
 * propagation costs.
 *
 * Returns: whether they are shown to have no solution
 */
gboolean
sudoku_premise_solver_refute (SudokuPremiseSolver *self,
                              const guint8 *chosen)
{
  g_return_val_if_fail (self != NULL && chosen != NULL, FALSE);

  return !propagate (self, chosen);
}

/**
 * sudoku_premise_solver_solve: (skip)
 * @self: a solver
 * @chosen: by premise: whether it is one of those asked about
 * @run: what to obey
 * @error: return location for an error
 *
 * Finds out whether some premises have a solution. The effort is limited, by conflicts and guesses,
 * so that the same question has the same answer on each machine.
 *
 * Returns: whether they have; %SAT_STATUS_UNKNOWN when it was not found out within the limits,
 *   and with an error: `G_IO_ERROR_CANCELLED` or an error of the solver
 */
SatStatus
sudoku_premise_solver_solve (SudokuPremiseSolver *self,
                             const guint8 *chosen,
                             const SudokuTaskRun *run,
                             GError **error)
{
  SatStatus status;

  g_return_val_if_fail (self != NULL && chosen != NULL && run != NULL, SAT_STATUS_UNKNOWN);

  if (g_cancellable_set_error_if_cancelled (run->cancellable, error))
    return SAT_STATUS_UNKNOWN;
  if (find_known (self, chosen))
    return SAT_STATUS_SATISFIABLE;
  if (!propagate (self, chosen))
    return SAT_STATUS_UNSATISFIABLE;
  status = search (self, chosen, run);
  if (status != SAT_STATUS_UNKNOWN || sudoku_task_run_should_stop (run))
    {
      g_cancellable_set_error_if_cancelled (run->cancellable, error);
      return status;
    }
  return fill_sparse (self, chosen, run) ? SAT_STATUS_SATISFIABLE
                                         : solve_reduced (self, run, error);
}

/**
 * sudoku_premise_solver_get_solution: (skip)
 * @self: a solver whose last answer was that there is a solution
 *
 * Gets that solution.
 *
 * Returns: (transfer none): a value for each cell, until the next question
 */
const guint8 *
sudoku_premise_solver_get_solution (const SudokuPremiseSolver *self)
{
  g_return_val_if_fail (self != NULL && self->n_solutions > 0, NULL);

  return self->solutions + (gsize)self->last * self->n_cells;
}
