/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each model is excluded by a clause, and the solver asked again. Variables that occur in no clause
 * have no value in a model, since they are free, nor do those that don't count. Does not know what
 * variables mean. */

#include "sat-models.h"

static SatModel *
collect (SatSolver *solver,
         const SatRenumbering *renumbering,
         const guint8 *occurs,
         GArray *exclusion,
         GError **error)
{
  g_autoptr (SatModel) model = sat_model_new (SAT_STATUS_SATISFIABLE);

  sat_model_set_has_literals (model);
  g_array_set_size (exclusion, 0);
  for (int number = 1; number <= sat_renumbering_get_n (renumbering); number++)
    {
      gboolean value = sat_solver_value (solver, number);
      int variable = sat_renumbering_get_variable (renumbering, number);
      int other = value ? -number : number;

      if (!occurs[number])
        continue;
      g_array_append_val (exclusion, other);
      if (!sat_model_add (model, value ? variable : -variable, error))
        return NULL;
    }
  return g_steal_pointer (&model);
}

static gboolean
search (SatModels *self,
        const SatFormula *formula,
        SatSolver *solver,
        const SatRenumbering *renumbering,
        guint limit,
        const SatAnalysisRun *run,
        GError **error)
{
  g_autofree guint8 *occurs = sat_analysis_run_mark (run, formula, renumbering, error);
  g_autoptr (GArray) exclusion = g_array_new (FALSE, FALSE, sizeof (int));
  gint64 deadline = sat_analysis_run_get_deadline (run);

  if (occurs == NULL)
    return FALSE;
  while (!self->complete)
    {
      SatModel *model = NULL;
      GError *local_error = NULL;
      SatStatus status;

      sat_solver_set_deadline (solver, deadline);
      status = sat_solver_solve (solver, &local_error);
      if (status == SAT_STATUS_UNKNOWN)
        return sat_analysis_run_end (run, local_error, error);
      self->complete = status == SAT_STATUS_UNSATISFIABLE;
      /* One more than wanted tells whether these are all. */
      if (self->complete || self->models->len == limit)
        break;
      model = collect (solver, renumbering, occurs, exclusion, error);
      if (model == NULL)
        return FALSE;
      g_ptr_array_add (self->models, model);
      sat_analysis_run_tell (run, -1, self->models->len);
      if (!sat_solver_add_clause (solver, (const int *)(void *)exclusion->data, exclusion->len,
                                  error))
        return FALSE;
    }
  return TRUE;
}

/**
 * sat_models_find: (skip)
 * @formula: a formula
 * @limit: the most models
 * @run: (nullable): limits and progress
 *
 * Finds models of a formula. At the limit of models or time there may be others.
 *
 * Returns: (transfer full) (nullable): the models; %NULL with %G_IO_ERROR_CANCELLED or
 *   %SAT_ERROR_MEMORY
 */
SatModels *
sat_models_find (const SatFormula *formula,
                 guint limit,
                 const SatAnalysisRun *run,
                 GError **error)
{
  const SatAnalysisRun plain = { 0 };
  g_autoptr (SatModels) self = NULL;
  g_autoptr (SatRenumbering) renumbering = NULL;
  g_autoptr (SatSolver) solver = NULL;

  g_return_val_if_fail (formula != NULL, NULL);

  if (run == NULL)
    run = &plain;
  renumbering = sat_renumbering_new (formula, error);
  if (renumbering == NULL)
    return NULL;
  solver = sat_analysis_run_load (run, formula, renumbering, error);
  if (solver == NULL)
    return NULL;
  self = g_new0 (SatModels, 1);
  self->models = g_ptr_array_new_with_free_func ((GDestroyNotify)sat_model_free);
  if (!search (self, formula, solver, renumbering, limit, run, error))
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * sat_models_free: (skip)
 *
 * Frees them.
 */
void
sat_models_free (SatModels *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->models);
  g_free (self);
}
