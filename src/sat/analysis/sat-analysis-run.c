/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all searches about a formula have in common: their limits, their progress, and a solver with
 * the clauses. Does not know the question. */

#include "sat-analysis-run.h"

#include <sat-deadline.h>
#include <sat-memory.h>
#include <string.h>

/* An upper bound of the bytes per literal of a long clause inside CaDiCaL. */
#define MEMORY_PER_LITERAL 16

/**
 * sat_analysis_run_get_deadline: (skip)
 * @self: a run that begins now
 *
 * Gets its deadline.
 *
 * Returns: µs of monotonic time; 0: never
 */
gint64
sat_analysis_run_get_deadline (const SatAnalysisRun *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return sat_deadline_begin (self->time_limit);
}

/**
 * sat_analysis_run_check_memory: (skip)
 * @n_bytes: about how much memory something needs
 *
 * Checks that there is enough memory, within the limit of the run.
 *
 * Returns: %FALSE with %SAT_ERROR_MEMORY
 */
gboolean
sat_analysis_run_check_memory (const SatAnalysisRun *self,
                               guint64 n_bytes,
                               GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->memory == 0 || n_bytes <= self->memory)
    return sat_memory_check ("memory-formula", n_bytes, error);
  sat_error_set_memory (error, "memory-budget", n_bytes, self->memory);
  return FALSE;
}

/**
 * sat_analysis_run_end: (skip)
 * @local_error: (nullable) (transfer full): the error of the solver
 *
 * Ends a search at the last answer of its solver. A cancellation meanwhile is an error even when
 * the solver has not noticed.
 *
 * Returns: %FALSE with an error, %TRUE when the results count
 */
gboolean
sat_analysis_run_end (const SatAnalysisRun *self,
                      GError *local_error,
                      GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (local_error == NULL)
    return !g_cancellable_set_error_if_cancelled (self->cancellable, error);
  g_propagate_error (error, local_error);
  return FALSE;
}

/**
 * sat_analysis_run_tell: (skip)
 * @fraction: the part that is done, negative when unknown
 * @count: the results so far
 *
 * Reports progress.
 */
void
sat_analysis_run_tell (const SatAnalysisRun *self,
                       double fraction,
                       guint64 count)
{
  g_return_if_fail (self != NULL);

  if (self->progress != NULL)
    self->progress (fraction, count, self->progress_data);
}

/**
 * sat_analysis_mark_shown: (skip)
 * @formula: a formula
 * @renumbering: the numbers of its variables
 *
 * Finds the variables over which models are counted.
 *
 * Returns: (transfer full): by number: whether it counts
 */
guint8 *
sat_analysis_mark_shown (const SatFormula *formula,
                         const SatRenumbering *renumbering)
{
  const SatCounting *counting = sat_formula_get_counting (formula);
  gsize n = (gsize)sat_renumbering_get_n (renumbering);
  guint8 *shown = g_new (guint8, n + 1);
  gboolean all = counting == NULL || counting->shown == NULL;

  memset (shown, all, n + 1);
  for (guint i = 0; !all && i < counting->shown->len; i++)
    {
      int number = sat_renumbering_find (renumbering, g_array_index (counting->shown, int, i));

      if (number > 0)
        shown[number] = TRUE;
    }
  return shown;
}

/* A sink that marks the variables it gets. */
typedef struct
{
  SatSink sink;
  guint8 *occurs;
} Marker;

static gboolean
mark_cb (SatSink *sink,
         const int *literals,
         gsize n_literals,
         GError **error)
{
  Marker *self = (Marker *)sink;

  for (gsize i = 0; i < n_literals; i++)
    self->occurs[ABS (literals[i])] = TRUE;
  return TRUE;
}

/**
 * sat_analysis_run_mark: (skip)
 * @formula: a formula
 * @renumbering: the numbers of its variables
 *
 * Finds the variables that occur in clauses and count: there may be numbers for others, too.
 *
 * Returns: (transfer full) (nullable): by number: whether it does; %NULL with %G_IO_ERROR_CANCELLED
 */
guint8 *
sat_analysis_run_mark (const SatAnalysisRun *self,
                       const SatFormula *formula,
                       const SatRenumbering *renumbering,
                       GError **error)
{
  g_autofree guint8 *occurs = NULL;
  g_autofree guint8 *shown = NULL;
  Marker marker = { .sink = { mark_cb } };

  g_return_val_if_fail (self != NULL && formula != NULL && renumbering != NULL, NULL);

  occurs = marker.occurs = g_new0 (guint8, (gsize)sat_renumbering_get_n (renumbering) + 1);
  if (!sat_renumbering_stream (renumbering, &marker.sink, self->cancellable, error))
    return NULL;
  shown = sat_analysis_mark_shown (formula, renumbering);
  for (int number = 1; number <= sat_renumbering_get_n (renumbering); number++)
    occurs[number] &= shown[number];
  return g_steal_pointer (&occurs);
}

/**
 * sat_analysis_count_shown: (skip)
 * @formula: a formula
 *
 * Counts the variables over which models are counted, including those that occur in no clause.
 *
 * Returns: their number
 */
guint64
sat_analysis_count_shown (const SatFormula *formula)
{
  const SatCounting *counting = sat_formula_get_counting (formula);

  return counting != NULL && counting->shown != NULL
           ? counting->shown->len
           : sat_formula_get_n_declared (formula);
}

/**
 * sat_analysis_run_load: (skip)
 * @formula: a formula
 * @renumbering: the numbers of its variables
 *
 * Makes a solver with all clauses, which obeys the cancellable.
 *
 * Returns: (transfer full) (nullable): the solver; %NULL with %G_IO_ERROR_CANCELLED or
 *   %SAT_ERROR_MEMORY
 */
SatSolver *
sat_analysis_run_load (const SatAnalysisRun *self,
                       const SatFormula *formula,
                       const SatRenumbering *renumbering,
                       GError **error)
{
  g_autoptr (SatSolver) solver = NULL;
  guint64 n_bytes;

  g_return_val_if_fail (self != NULL && formula != NULL && renumbering != NULL, NULL);

  n_bytes = sat_formula_get_n_clauses (formula) * SAT_MEMORY_PER_CLAUSE +
            sat_formula_get_n_literals (formula) * MEMORY_PER_LITERAL +
            (guint64)sat_renumbering_get_n (renumbering) * SAT_MEMORY_PER_VARIABLE;
  if (!sat_analysis_run_check_memory (self, n_bytes, error))
    return NULL;
  solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  sat_solver_limit_memory (solver, self->memory);
  sat_solver_set_cancellable (solver, self->cancellable);
  if (!sat_renumbering_stream (renumbering, sat_solver_get_sink (solver), self->cancellable, error))
    return NULL;
  return g_steal_pointer (&solver);
}
