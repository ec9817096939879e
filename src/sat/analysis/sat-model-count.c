/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A model is found, and a few of its literals that suffice: with n other variables, these are 2ⁿ
 * models. They are excluded, and the solver is asked for another one. The resulting number is
 * exact; if a limit ends it, a lower bound. As in the competitions of model counters all variables
 * of the header count, whether they occur or not, or those that "c p show" names. */

#include "sat-model-count.h"

#include "sat-model-cover.h"

/* Adds 2ⁿ; %FALSE on overflow. */
static gboolean
add_power (guint64 *sum,
           guint64 exponent)
{
  if (exponent >= 64 || *sum > G_MAXUINT64 - (G_GUINT64_CONSTANT (1) << exponent))
    {
      *sum = G_MAXUINT64;
      return FALSE;
    }
  *sum += G_GUINT64_CONSTANT (1) << exponent;
  return TRUE;
}

/* Excludes what was found. */
static gboolean
exclude (SatSolver *solver,
         const int *literals,
         gsize n_literals,
         GError **error)
{
  g_autofree int *clause = g_new (int, n_literals + 1);

  for (gsize i = 0; i < n_literals; i++)
    clause[i] = -literals[i];
  return sat_solver_add_clause (solver, clause, n_literals, error);
}

static gboolean
search (SatModelCount *self,
        guint64 n_variables,
        guint64 limit,
        SatSolver *solver,
        SatModelCover *cover,
        const SatAnalysisRun *run,
        gint64 deadline,
        GError **error)
{
  for (;;)
    {
      const int *literals = NULL;
      GError *local_error = NULL;
      gsize n_literals = 0;
      SatStatus status;

      sat_solver_set_deadline (solver, deadline);
      status = sat_solver_solve (solver, &local_error);
      self->exact = status == SAT_STATUS_UNSATISFIABLE;
      self->timed_out = status == SAT_STATUS_UNKNOWN;
      if (status != SAT_STATUS_SATISFIABLE)
        return sat_analysis_run_end (run, local_error, error);
      literals = sat_model_cover_find (cover, solver, &n_literals);
      if (!add_power (&self->n_models, n_variables - n_literals) || self->n_models > limit)
        return TRUE;
      sat_analysis_run_tell (run, -1, self->n_models);
      if (!exclude (solver, literals, n_literals, error))
        return FALSE;
    }
}

/**
 * sat_model_count: (skip)
 * @formula: a formula
 * @limit: counting stops above it; %G_MAXUINT64: no limit
 * @run: (nullable): limits and progress
 * @count: (out caller-allocates): the result
 *
 * Counts the assignments of all variables of a formula, including those in no clause, that make
 * every clause true; if the formula says which variables count, the assignments of these that can
 * be completed.
 *
 * Returns: %FALSE with %G_IO_ERROR_CANCELLED or %SAT_ERROR_MEMORY
 */
gboolean
sat_model_count (const SatFormula *formula,
                 guint64 limit,
                 const SatAnalysisRun *run,
                 SatModelCount *count,
                 GError **error)
{
  const SatAnalysisRun plain = { 0 };
  g_autoptr (SatRenumbering) renumbering = NULL;
  g_autoptr (SatSolver) solver = NULL;
  g_autoptr (SatModelCover) cover = NULL;
  gint64 deadline;

  g_return_val_if_fail (formula != NULL && count != NULL, FALSE);

  *count = (SatModelCount){ 0 };
  if (run == NULL)
    run = &plain;
  deadline = sat_analysis_run_get_deadline (run);
  renumbering = sat_renumbering_new (formula, error);
  if (renumbering == NULL)
    return FALSE;
  cover = sat_model_cover_new (formula, renumbering, run, error);
  if (cover == NULL)
    return FALSE;
  solver = sat_analysis_run_load (run, formula, renumbering, error);
  if (solver == NULL)
    return FALSE;
  return search (count, sat_analysis_count_shown (formula), limit, solver, cover, run, deadline,
                 error);
}
