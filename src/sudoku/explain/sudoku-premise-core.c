/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The clauses of the rules are loaded once, and premises assumed. The failed core of an
 * unsatisfiable set is usually small, and found in the time of a few propagations. It depends on
 * the order, so several orders are tried. What was learned about the rules for one question helps
 * with the next. Does not know what a core is for. */

#include "sudoku-premise-core.h"

#include <string.h>

#include "sudoku-candidates.h"
#include "sudoku-random.h"
#include "sudoku-residual.h"

/* How many orders are tried. */
#define N_ORDERS 4
/* Up to this side the solver may search long, which wants other clauses and options than cores do,
 * as these hardly need a search. */
#define SMALL_SIDE_MAX 9

struct _SudokuPremiseCore
{
  const SudokuPremises *premises; /* borrowed */
  guint n;                        /* of these */
  SudokuResidual *formula;        /* owned */
  SatSolver *solver;              /* owned */
  gboolean loaded;
  guint16 *order; /* owned: of premises */
  SudokuRandom random;
};

/**
 * sudoku_premise_core_new: (skip)
 * @premises: what a position says; must outlive it
 *
 * Makes a solver that has loaded nothing yet.
 *
 * Returns: (transfer full): the solver
 */
SudokuPremiseCore *
sudoku_premise_core_new (const SudokuPremises *premises)
{
  SudokuPremiseCore *self = NULL;
  SudokuGeometry *geometry = NULL;
  g_autoptr (SudokuCandidates) candidates = NULL;
  g_autofree guint8 *nothing = NULL;
  gboolean small;

  g_return_val_if_fail (premises != NULL, NULL);

  geometry = sudoku_premises_get_geometry (premises);
  small = sudoku_geometry_get_side (geometry) <= SMALL_SIDE_MAX;
  nothing = g_new0 (guint8, sudoku_geometry_get_n_cells (geometry));
  candidates = sudoku_candidates_new_for (geometry);
  sudoku_candidates_reset (candidates, nothing);
  /* Where the rules alone have no solution, nothing is asked about premises. */
  if (!sudoku_candidates_propagate (candidates))
    sudoku_candidates_reset (candidates, nothing);
  self = g_new0 (SudokuPremiseCore, 1);
  self->premises = premises;
  self->n = sudoku_premises_get_n (premises);
  self->formula = sudoku_residual_new (candidates, small ? SUDOKU_RESIDUAL_PAIRWISE
                                                         : SUDOKU_RESIDUAL_TRIAD);
  self->solver = sat_solver_new (small ? SAT_PROFILE_STABLE : SAT_PROFILE_DEFAULT);
  self->order = g_new (guint16, self->n + 1);
  sudoku_random_init (&self->random, 0);
  return self;
}

/**
 * sudoku_premise_core_free:
 * @self: (transfer full) (nullable): a solver
 *
 * Frees it.
 */
void
sudoku_premise_core_free (SudokuPremiseCore *self)
{
  if (self == NULL)
    return;
  sat_solver_free (self->solver);
  sudoku_residual_free (self->formula);
  g_free (self->order);
  g_free (self);
}

/* The literal of a premise; 0 where the rules alone decide it. */
static int
get_literal (const SudokuPremiseCore *self,
             guint premise)
{
  const SudokuPremise *said = sudoku_premises_get (self->premises, premise);
  int variable = sudoku_residual_get_variable (self->formula, said->cell, said->value);

  return said->kind == SUDOKU_PREMISE_MARK ? -variable : variable;
}

/* Returns FALSE without an error when the time is over. */
static gboolean
load (SudokuPremiseCore *self,
      const SudokuTaskRun *run,
      GError **error)
{
  GError *local_error = NULL;

  sat_solver_set_deadline (self->solver, run->deadline);
  if (!self->loaded)
    self->loaded = sudoku_residual_stream (self->formula, sat_solver_get_sink (self->solver), run,
                                           &local_error);
  if (g_error_matches (local_error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT))
    g_clear_error (&local_error);
  if (local_error != NULL)
    g_propagate_error (error, local_error);
  return self->loaded;
}

/* Assumes the chosen premises in a new order; the less doubtful come first, so that the core needs
 * few of the others. */
static gboolean
assume (SudokuPremiseCore *self,
        const guint8 *chosen,
        GError **error)
{
  sudoku_random_permutation (&self->random, self->order, self->n);
  for (guint given = 0; given < 2; given++)
    for (guint i = 0; i < self->n; i++)
      {
        guint premise = self->order[i];
        SudokuPremiseKind kind = sudoku_premises_get (self->premises, premise)->kind;
        int literal = get_literal (self, premise);

        if (!chosen[premise] || literal == 0 || (kind == SUDOKU_PREMISE_GIVEN) != (given == 0))
          continue;
        if (!sat_solver_assume (self->solver, literal, error))
          return FALSE;
      }
  return TRUE;
}

/* Keeps those that are needed. One that the rules alone decide may be needed. */
static guint
keep_failed (SudokuPremiseCore *self,
             const guint8 *chosen,
             guint8 *core)
{
  guint n = 0;

  for (guint i = 0; i < self->n; i++)
    {
      int literal = get_literal (self, i);

      core[i] = chosen[i] && (literal == 0 || sat_solver_failed (self->solver, literal));
      n += core[i];
    }
  return n;
}

/**
 * sudoku_premise_core_find: (skip)
 * @chosen: (inout): by premise: a set of them that has no solution; gets a part of it that has none
 * @conflict_limit: how many conflicts each attempt may take
 * @run: what to obey
 *
 * Reduces an unsatisfiable set of premises to what a proof uses. The first call takes as long as
 * loading the clauses of all rules. If no proof is found within the limit, the set stays as it is.
 *
 * Returns: %FALSE with an error: `G_IO_ERROR_CANCELLED` or one of the solver
 */
gboolean
sudoku_premise_core_find (SudokuPremiseCore *self,
                          guint8 *chosen,
                          guint64 conflict_limit,
                          const SudokuTaskRun *run,
                          GError **error)
{
  g_autofree guint8 *core = NULL, *best = NULL;
  guint fewest = G_MAXUINT;
  GError *load_error = NULL;

  g_return_val_if_fail (self != NULL && chosen != NULL && run != NULL, FALSE);
  g_return_val_if_fail (conflict_limit <= G_MAXINT, FALSE);

  core = g_new0 (guint8, self->n + 1);
  best = g_new0 (guint8, self->n + 1);
  memcpy (best, chosen, self->n);
  sat_solver_set_cancellable (self->solver, run->cancellable);
  if (!load (self, run, &load_error))
    {
      if (load_error != NULL)
        g_propagate_error (error, load_error);
      return load_error == NULL;
    }
  for (guint i = 0; i < N_ORDERS && !sudoku_task_run_should_stop (run); i++)
    {
      GError *local_error = NULL;
      SatStatus status;
      guint n;

      if (!assume (self, chosen, error))
        return FALSE;
      sat_solver_set_conflict_limit (self->solver, (int)conflict_limit);
      sat_solver_set_deadline (self->solver, run->deadline);
      status = sat_solver_solve (self->solver, &local_error);
      if (local_error != NULL)
        {
          g_propagate_error (error, local_error);
          return FALSE;
        }
      if (status != SAT_STATUS_UNSATISFIABLE)
        break;
      n = keep_failed (self, chosen, core);
      if (n >= fewest)
        continue;
      fewest = n;
      memcpy (best, core, self->n);
    }
  memcpy (chosen, best, self->n);
  return !g_cancellable_set_error_if_cancelled (run->cancellable, error);
}

/**
 * sudoku_premise_core_solve: (skip)
 * @chosen: by premise: whether it takes part; propagation does not refute these
 * @conflict_limit: how many conflicts it may take
 * @solution: (out caller-allocates): a value for each cell, if there is a solution
 * @run: what to obey
 *
 * Decides whether some premises have a solution. What it learns about the rules helps with each
 * later question.
 *
 * Returns: whether they have; %SAT_STATUS_UNKNOWN when undecided within the limit, and with an
 *   error: `G_IO_ERROR_CANCELLED` or one of the solver
 */
SatStatus
sudoku_premise_core_solve (SudokuPremiseCore *self,
                           const guint8 *chosen,
                           guint64 conflict_limit,
                           guint8 *solution,
                           const SudokuTaskRun *run,
                           GError **error)
{
  SatStatus status;

  g_return_val_if_fail (self != NULL && chosen != NULL && run != NULL, SAT_STATUS_UNKNOWN);
  g_return_val_if_fail (solution != NULL && conflict_limit <= G_MAXINT, SAT_STATUS_UNKNOWN);

  sat_solver_set_cancellable (self->solver, run->cancellable);
  if (!load (self, run, error) || !assume (self, chosen, error))
    return SAT_STATUS_UNKNOWN;
  sat_solver_set_conflict_limit (self->solver, (int)conflict_limit);
  sat_solver_set_deadline (self->solver, run->deadline);
  status = sat_solver_solve (self->solver, error);
  if (status == SAT_STATUS_SATISFIABLE)
    sudoku_residual_read_model (self->formula, self->solver, solution);
  return status;
}

/**
 * sudoku_premise_core_get_conflicts: (skip)
 *
 * Gets the number of conflicts in all attempts.
 *
 * Returns: the number of conflicts
 */
guint64
sudoku_premise_core_get_conflicts (const SudokuPremiseCore *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return sat_solver_get_conflicts (self->solver);
}
