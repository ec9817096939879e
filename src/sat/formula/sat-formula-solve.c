/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solves a formula that was read and judges answers to it: a model by looking at every clause, a
 * claim that there is none by our own solver. Does not know how answers are written. */

#include "sat-formula-solve.h"

#include "sat-check.h"
#include "sat-deadline.h"
#include "sat-memory.h"
#include "sat-renumbering.h"

/* Seconds for our own solver to confirm that there is no model. */
#define CONFIRM_SECONDS 10
/* How many variables that occur in no clause, but are implied by the header or a larger one, get a
 * value in a model. */
#define UNUSED_MAX 1000000
/* An upper bound of the bytes per literal of a long clause inside CaDiCaL, in the clause and in its
 * watches and occurrences. */
#define MEMORY_PER_LITERAL 16

/**
 * sat_formula_check_memory: (skip)
 * @formula: a formula
 * @renumbering: the numbers of its variables
 *
 * Checks that there is memory for solving it.
 *
 * Returns: %FALSE with %SAT_ERROR_MEMORY when there is not
 */
gboolean
sat_formula_check_memory (const SatFormula *formula,
                          const SatRenumbering *renumbering,
                          GError **error)
{
  g_return_val_if_fail (formula != NULL && renumbering != NULL, FALSE);

  return sat_memory_check (
    "memory-formula",
    sat_formula_get_n_clauses (formula) * SAT_MEMORY_PER_CLAUSE +
      sat_formula_get_n_literals (formula) * MEMORY_PER_LITERAL +
      (guint64)sat_renumbering_get_n (renumbering) * SAT_MEMORY_PER_VARIABLE,
    error);
}

/* The variables of an answer. */
typedef struct
{
  const SatRenumbering *renumbering;
  gboolean all; /* those that don't occur, too */
  int n;
} Wanted;

static Wanted
list_wanted (const SatFormula *formula,
             const SatRenumbering *renumbering)
{
  int announced = sat_formula_get_n_variables (formula);
  int used = sat_renumbering_get_n (renumbering);
  gboolean all = announced - used <= UNUSED_MAX;

  return (Wanted){ renumbering, all, all ? announced : used };
}

static int
get_wanted (const Wanted *self,
            int i)
{
  return self->all ? i : sat_renumbering_get_variable (self->renumbering, i);
}

static SatModel *
collect_model (SatSolver *solver,
               const Wanted *wanted,
               GError **error)
{
  g_autoptr (SatModel) model = sat_model_new (SAT_STATUS_SATISFIABLE);

  sat_model_set_has_literals (model);
  for (int i = 1; i <= wanted->n; i++)
    {
      int variable = get_wanted (wanted, i);
      int number = sat_renumbering_find (wanted->renumbering, variable);
      gboolean value = number > 0 && sat_solver_value (solver, number);

      if (!sat_model_add (model, value ? variable : -variable, error))
        return NULL;
    }
  return g_steal_pointer (&model);
}

/**
 * sat_formula_solve: (skip)
 * @formula: a formula
 * @run: (nullable): limits and progress
 * @stats: (out) (optional): the statistics
 *
 * Solves a formula with the built-in solver. Blocks until it has an answer.
 *
 * Returns: (transfer full) (nullable): a model, a claim that there is none, or, at the time limit,
 *   an answer that is unknown; %NULL with %G_IO_ERROR_CANCELLED or %SAT_ERROR_MEMORY
 */
SatModel *
sat_formula_solve (const SatFormula *formula,
                   const SatFormulaRun *run,
                   SatSolverStats *stats,
                   GError **error)
{
  const SatFormulaRun plain = { 0 };
  g_autoptr (SatRenumbering) renumbering = NULL;
  g_autoptr (SatSolver) solver = NULL;
  g_autoptr (GError) local_error = NULL;
  SatStatus status;
  Wanted wanted;

  g_return_val_if_fail (formula != NULL, NULL);

  if (run == NULL)
    run = &plain;
  renumbering = sat_renumbering_new (formula, error);
  if (renumbering == NULL || !sat_formula_check_memory (formula, renumbering, error))
    return NULL;
  solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  sat_solver_set_cancellable (solver, run->cancellable);
  if (run->progress != NULL)
    sat_solver_set_progress (solver, run->progress, run->progress_data);
  sat_solver_set_deadline (solver, sat_deadline_begin (run->time_limit));
  status = SAT_STATUS_UNKNOWN;
  if (sat_renumbering_stream (renumbering, sat_solver_get_sink (solver), run->cancellable,
                              &local_error))
    status = sat_solver_solve (solver, &local_error);
  if (g_error_matches (local_error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT))
    g_clear_error (&local_error);
  if (stats != NULL)
    sat_solver_get_stats (solver, stats);
  if (local_error != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return NULL;
    }
  wanted = list_wanted (formula, renumbering);
  return status == SAT_STATUS_SATISFIABLE ? collect_model (solver, &wanted, error)
                                          : sat_model_new (status);
}

static guint64
count_missing (const Wanted *wanted,
               const SatModel *model)
{
  guint64 n = 0;

  for (int i = 1; i <= wanted->n; i++)
    n += sat_model_get_value (model, get_wanted (wanted, i)) == 0;
  return n;
}

static guint64
count_foreign (const SatFormula *formula,
               const SatModel *model)
{
  guint64 n = 0;

  for (int literal = sat_formula_get_n_variables (formula);
       (literal = sat_model_next_literal (model, ABS (literal))) != 0;)
    n++;
  return n;
}

static gboolean
judge_literals (SatVerdict *self,
                const SatFormula *formula,
                const SatModel *model,
                GCancellable *cancellable,
                GError **error)
{
  g_autoptr (SatChecker) checker = sat_checker_new (model);
  g_autoptr (SatRenumbering) renumbering = sat_renumbering_new (formula, error);
  Wanted wanted;

  if (renumbering == NULL ||
      !sat_formula_stream (formula, sat_checker_get_sink (checker), cancellable, error))
    return FALSE;
  self->n_false = sat_checker_get_n_false (checker);
  if (self->n_false > 0)
    self->first_false = sat_checker_get_first_false (checker);
  self->kind = self->n_false > 0 ? SAT_VERDICT_VIOLATED : SAT_VERDICT_RIGHT;
  wanted = list_wanted (formula, renumbering);
  self->n_missing = count_missing (&wanted, model);
  self->n_foreign = count_foreign (formula, model);
  return TRUE;
}

/* Is there really no model? Without enough memory for our solver this stays unchecked. */
static gboolean
confirm (SatVerdict *self,
         const SatFormula *formula,
         const SatFormulaRun *run,
         GError **error)
{
  SatFormulaRun limited = { 0 };
  g_autoptr (SatModel) own = NULL;
  g_autoptr (GError) local_error = NULL;

  if (run != NULL)
    limited = *run;
  if (limited.time_limit <= 0 || limited.time_limit > CONFIRM_SECONDS)
    limited.time_limit = CONFIRM_SECONDS;
  self->kind = SAT_VERDICT_UNCHECKED;
  own = sat_formula_solve (formula, &limited, NULL, &local_error);
  if (g_error_matches (local_error, SAT_ERROR, SAT_ERROR_MEMORY))
    return TRUE;
  if (own == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return FALSE;
    }
  if (sat_model_get_status (own) == SAT_STATUS_UNSATISFIABLE)
    self->kind = SAT_VERDICT_UNSATISFIABLE;
  if (sat_model_get_status (own) != SAT_STATUS_SATISFIABLE)
    return TRUE;
  self->kind = SAT_VERDICT_REFUTED;
  self->model = g_steal_pointer (&own);
  return TRUE;
}

/**
 * sat_formula_judge: (skip)
 * @formula: a formula
 * @model: an answer to it
 * @trusted: whether a claim that there is no model is that of our own solver, so that it needs no
 *   confirmation
 * @run: (nullable): limits and progress
 *
 * Judges an answer. A model is checked clause by clause; a variable that it doesn't mention makes
 * no literal true. If the answer is that there is none, our own solver gets some seconds to find
 * one.
 *
 * Returns: (transfer full) (nullable): the verdict; %NULL with %G_IO_ERROR_CANCELLED or
 *   %SAT_ERROR_MEMORY
 */
SatVerdict *
sat_formula_judge (const SatFormula *formula,
                   const SatModel *model,
                   gboolean trusted,
                   const SatFormulaRun *run,
                   GError **error)
{
  g_autoptr (SatVerdict) self = NULL;
  GCancellable *cancellable = run != NULL ? run->cancellable : NULL;

  g_return_val_if_fail (formula != NULL && model != NULL, NULL);

  self = g_new0 (SatVerdict, 1);
  self->kind = SAT_VERDICT_UNKNOWN;
  if (sat_model_get_status (model) == SAT_STATUS_UNSATISFIABLE)
    {
      self->kind = SAT_VERDICT_UNSATISFIABLE;
      if (!trusted && !confirm (self, formula, run, error))
        return NULL;
    }
  else if (sat_model_has_literals (model))
    {
      if (!judge_literals (self, formula, model, cancellable, error))
        return NULL;
    }
  else if (sat_model_get_status (model) == SAT_STATUS_SATISFIABLE)
    self->kind = SAT_VERDICT_NO_MODEL;
  return g_steal_pointer (&self);
}

/**
 * sat_verdict_free:
 *
 * Frees it.
 */
void
sat_verdict_free (SatVerdict *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->model, sat_model_free);
  g_free (self);
}
