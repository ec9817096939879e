/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A solver in which groups of clauses can be left out. */

#pragma once

#include "sat-analysis-run.h"

G_BEGIN_DECLS

/**
 * SAT_GROUP_NONE:
 *
 * The group of clauses that are left out.
 */
#define SAT_GROUP_NONE G_MAXUINT32

/**
 * SatGroups:
 * @of_clause: (nullable): by clause its group, or %SAT_GROUP_NONE; %NULL: each clause is a group of
 *   its own, with its index
 * @n_groups: how many there are; without @of_clause the number of clauses
 * @ranks: (nullable): by group: those of lower rank are doubted before others
 *
 * The groups of clauses of a formula.
 */
typedef struct
{
  const guint32 *of_clause;
  guint32 n_groups;
  const guint8 *ranks;
} SatGroups;

/**
 * sat_groups_get:
 * @clause: the index of a clause
 *
 * Returns: its group, or %SAT_GROUP_NONE
 */
static inline guint32
sat_groups_get (const SatGroups *self,
                guint64 clause)
{
  return self->of_clause != NULL ? self->of_clause[clause] : (guint32)clause;
}

/**
 * SatGuardedSolver:
 *
 * A solver with the clauses of a formula, which finds out whether some groups of them have a
 * model, again and again.
 */
typedef struct _SatGuardedSolver SatGuardedSolver;

SatGuardedSolver *sat_guarded_solver_new (const SatFormula *formula,
                                          const SatGroups *groups,
                                          const SatAnalysisRun *run,
                                          GError **error);
void sat_guarded_solver_free (SatGuardedSolver *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatGuardedSolver, sat_guarded_solver_free)

gboolean sat_guarded_solver_fix (SatGuardedSolver *self, guint32 group, GError **error);
SatStatus sat_guarded_solver_solve (SatGuardedSolver *self,
                                    const guint32 *groups,
                                    gsize n_groups,
                                    GError **error);
gboolean sat_guarded_solver_failed (SatGuardedSolver *self, guint32 group);
guint sat_guarded_solver_get_n_calls (const SatGuardedSolver *self);

G_END_DECLS
