/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each clause is loaded with one more literal: “not its group”. The groups that must hold are
 * assumed, so the same solver answers for any of them, keeps what it has learned, and tells which
 * of them it has used. Does not know what the answers are for. */

#include "sat-guarded-solver.h"

#include <sat-literals.h>
#include <sat-memory.h>

/* An upper bound of the bytes per literal of a long clause inside CaDiCaL. */
#define MEMORY_PER_LITERAL 16

struct _SatGuardedSolver
{
  SatSolver *solver;
  int n_variables; /* of the formula; those of the groups come after them */
  gint64 deadline;
};

/* In front of the solver: adds the literal of its group to each clause. */
typedef struct
{
  SatSink sink;
  SatSink *target;
  const SatGroups *groups;
  int n_variables;
  guint64 clause; /* the one that begins next */
  GArray *literals;
} Guard;

static int
get_variable (int n_variables,
              guint32 group)
{
  return n_variables + 1 + (int)group;
}

static gboolean
guard_cb (SatSink *sink,
          const int *literals,
          gsize n_literals,
          GError **error)
{
  Guard *self = (Guard *)sink;

  g_array_set_size (self->literals, 0);
  for (gsize start = 0, end = 0; start < n_literals; start = end)
    {
      guint32 group = sat_groups_get (self->groups, self->clause++);
      int guard = -get_variable (self->n_variables, group);

      while (literals[end++] != 0)
        ;
      if (group == SAT_GROUP_NONE)
        continue;
      g_array_append_val (self->literals, guard);
      g_array_append_vals (self->literals, literals + start, (guint)(end - start));
    }
  return self->literals->len == 0 ||
         sat_sink_add (self->target, (const int *)(void *)self->literals->data,
                       self->literals->len, error);
}

static gboolean
load (SatGuardedSolver *self,
      const SatRenumbering *renumbering,
      const SatGroups *groups,
      const SatAnalysisRun *run,
      GError **error)
{
  Guard guard = {
    .sink = { guard_cb },
    .target = sat_solver_get_sink (self->solver),
    .groups = groups,
    .n_variables = self->n_variables,
  };
  gboolean done;

  guard.literals = g_array_new (FALSE, FALSE, sizeof (int));
  done = sat_renumbering_stream (renumbering, &guard.sink, run->cancellable, error);
  g_array_unref (guard.literals);
  return done;
}

static gboolean
check_size (const SatFormula *formula,
            const SatRenumbering *renumbering,
            const SatGroups *groups,
            const SatAnalysisRun *run,
            GError **error)
{
  guint64 n_variables = (guint64)sat_renumbering_get_n (renumbering) + groups->n_groups;

  if (n_variables > SAT_VARIABLE_MAX)
    return sat_literals_check ((const int[]){ SAT_VARIABLE_MAX + 1 }, 1, FALSE, error);
  return sat_analysis_run_check_memory (
    run,
    sat_formula_get_n_clauses (formula) * SAT_MEMORY_PER_CLAUSE +
      sat_formula_get_n_literals (formula) * MEMORY_PER_LITERAL +
      n_variables * SAT_MEMORY_PER_VARIABLE,
    error);
}

/**
 * sat_guarded_solver_new: (skip)
 * @formula: a formula
 * @groups: the groups of clauses
 * @run: its limits; the time begins now
 *
 * Loads the clauses of a formula. Neither it nor @groups is needed afterwards.
 *
 * Returns: (transfer full) (nullable): the solver; %NULL with %G_IO_ERROR_CANCELLED,
 *   %SAT_ERROR_MEMORY, or %SAT_ERROR_LIMIT when there are too many groups
 */
SatGuardedSolver *
sat_guarded_solver_new (const SatFormula *formula,
                        const SatGroups *groups,
                        const SatAnalysisRun *run,
                        GError **error)
{
  g_autoptr (SatGuardedSolver) self = NULL;
  g_autoptr (SatRenumbering) renumbering = NULL;

  g_return_val_if_fail (formula != NULL && groups != NULL && run != NULL, NULL);

  renumbering = sat_renumbering_new (formula, error);
  if (renumbering == NULL || !check_size (formula, renumbering, groups, run, error))
    return NULL;
  self = g_new0 (SatGuardedSolver, 1);
  self->n_variables = sat_renumbering_get_n (renumbering);
  self->deadline = sat_analysis_run_get_deadline (run);
  self->solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  sat_solver_set_cancellable (self->solver, run->cancellable);
  sat_solver_limit_memory (self->solver, run->memory);
  if (!load (self, renumbering, groups, run, error))
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * sat_guarded_solver_free: (skip)
 * @self: (nullable): a solver
 *
 * Frees it.
 */
void
sat_guarded_solver_free (SatGuardedSolver *self)
{
  if (self == NULL)
    return;
  sat_solver_free (self->solver);
  g_free (self);
}

/**
 * sat_guarded_solver_fix: (skip)
 * @group: a group
 *
 * Makes a group hold permanently. It is no longer listed among the used ones.
 *
 * Returns: %FALSE with %G_IO_ERROR_CANCELLED
 */
gboolean
sat_guarded_solver_fix (SatGuardedSolver *self,
                        guint32 group,
                        GError **error)
{
  int literal;

  g_return_val_if_fail (self != NULL, FALSE);

  literal = get_variable (self->n_variables, group);
  return sat_solver_add_clause (self->solver, &literal, 1, error);
}

/**
 * sat_guarded_solver_solve: (skip)
 * @groups: (array length=n_groups): the groups that must hold, besides the fixed ones
 * @n_groups: how many these are
 *
 * Finds out whether groups have a model. If several sets of them have none, the used ones are
 * mostly those in front.
 *
 * Returns: the answer; %SAT_STATUS_UNKNOWN at the time limit, or with %G_IO_ERROR_CANCELLED
 */
SatStatus
sat_guarded_solver_solve (SatGuardedSolver *self,
                          const guint32 *groups,
                          gsize n_groups,
                          GError **error)
{
  g_return_val_if_fail (self != NULL && (groups != NULL || n_groups == 0), SAT_STATUS_UNKNOWN);

  for (gsize i = 0; i < n_groups; i++)
    if (!sat_solver_assume (self->solver, get_variable (self->n_variables, groups[i]), error))
      return SAT_STATUS_UNKNOWN;
  sat_solver_set_deadline (self->solver, self->deadline);
  return sat_solver_solve (self->solver, error);
}

/**
 * sat_guarded_solver_failed: (skip)
 * @self: a solver that has found that groups have no model
 * @group: one of these groups
 *
 * Tells whether a group was used for that.
 *
 * Returns: whether it was
 */
gboolean
sat_guarded_solver_failed (SatGuardedSolver *self,
                           guint32 group)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return sat_solver_failed (self->solver, get_variable (self->n_variables, group));
}

/**
 * sat_guarded_solver_get_n_calls: (skip)
 *
 * Counts the calls of the solver.
 *
 * Returns: how often
 */
guint
sat_guarded_solver_get_n_calls (const SatGuardedSolver *self)
{
  SatSolverStats stats;

  g_return_val_if_fail (self != NULL, 0);

  sat_solver_get_stats (self->solver, &stats);
  return stats.n_calls;
}
