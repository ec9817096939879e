/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all searches about a formula have in common: when they end, whom they tell, and a solver
 * that has the clauses. Knows nothing of what is asked. */

#include "sat-analysis-run.h"

#include <sat-deadline.h>
#include <sat-memory.h>
#include <string.h>

/* An upper bound of the bytes that a literal of a long clause takes inside of CaDiCaL. */
#define MEMORY_PER_LITERAL 16

/**
 * sat_analysis_run_get_deadline: (skip)
 * @self: a run that begins now
 *
 * Finds out when it has to end.
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
 * @self: a run
 * @n_bytes: about how much memory something needs
 * @error: return location for an error
 *
 * Asks whether there is enough memory, and whether the run may take it.
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
 * @self: how
 * @local_error: (nullable) (transfer full): what the solver has failed with
 * @error: return location for an error
 *
 * Ends a search at what its solver said last. That it was cancelled meanwhile is an error also
 * where the solver has not noticed.
 *
 * Returns: %FALSE with an error, %TRUE when what was found out counts
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
 * @self: a run
 * @fraction: how much is done, negative when it can't be known
 * @count: what was found so far
 *
 * Tells how far it is to whoever wants to know.
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
 * Finds out over which variables its models are counted.
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

/* A sink that marks the variables that it sees. */
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
 * @self: a run
 * @formula: a formula
 * @renumbering: the numbers of its variables
 * @error: return location for an error
 *
 * Finds out which variables occur in clauses and count: there may be numbers for others, too.
 *
 * Returns: (transfer full) (nullable): by number: whether it does; %NULL with
 *   %G_IO_ERROR_CANCELLED
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
 * Gets over how many variables its models are counted, those that occur in no clause included.
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
 * @self: a run
 * @formula: a formula
 * @renumbering: the numbers of its variables
 * @error: return location for an error
 *
 * Makes a solver that has all clauses, and obeys the cancellable.
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
