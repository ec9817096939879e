/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The only access to CaDiCaL. No order of calls and no argument makes the library abort. */

#pragma once

#include "sat-error.h"
#include "sat-sink.h"

G_BEGIN_DECLS

/**
 * SatSolver:
 *
 * A session of the SAT solver CaDiCaL: clauses, assumptions, answers. It tracks the state, so that
 * no order of calls and no argument makes the library abort, as it does on its own: invalid calls
 * are errors. One thread uses it at a time.
 */
typedef struct _SatSolver SatSolver;

/**
 * SatProfile:
 * @SAT_PROFILE_DEFAULT: the defaults of CaDiCaL
 * @SAT_PROFILE_STABLE: stable mode only and phase 0 first (stabilizeonly=1 phase=0): for large
 *   Sudoku formulas
 * @SAT_PROFILE_RESTLESS: like %SAT_PROFILE_STABLE, with ten times as many restarts (reluctant=100):
 *   for formulas on whose first decisions everything depends
 * @SAT_PROFILE_PROOF: no rewriting of clauses between searches (inprocessing=0) and at conflicts
 *   (otfs=0), so that each learned clause should follow from those before by unit propagation
 * @SAT_N_PROFILES: their number
 *
 * Sets of options of the solver.
 */
typedef enum
{
  SAT_PROFILE_DEFAULT,
  SAT_PROFILE_STABLE,
  SAT_PROFILE_RESTLESS,
  SAT_PROFILE_PROOF,
  SAT_N_PROFILES
} SatProfile;

/**
 * SatSolverStats:
 * @n_clauses: the clauses added
 * @n_variables: the largest variable used
 * @conflicts: see sat_solver_get_conflicts()
 * @learned_units: learned clauses of one literal: variables that are settled permanently
 * @learned_pairs: learned clauses of two
 * @simplifying: whether it has learned nothing for a while, as when it rewrites clauses
 * @n_calls: the number of solves
 * @add_time: µs of monotonic time for adding clauses
 * @solve_time: µs of monotonic time for solving
 *
 * The statistics of a solver.
 */
typedef struct
{
  guint64 n_clauses;
  int n_variables;
  guint64 conflicts;
  guint64 learned_units;
  guint64 learned_pairs;
  gboolean simplifying;
  guint n_calls;
  gint64 add_time;
  gint64 solve_time;
} SatSolverStats;

/**
 * SatSolverFunc:
 * @self: the solver, to be asked for its counts only
 * @user_data: what was given with the function
 *
 * Called now and then in the thread of a working solver.
 */
typedef void (*SatSolverFunc) (SatSolver *self, gpointer user_data);

/**
 * SatSolverLemmaFunc:
 * @literals: (array length=n_literals): a learned clause, without a 0
 * @n_literals: its length
 * @user_data: what was given with the function
 *
 * Called with a learned clause, in the working thread.
 */
typedef void (*SatSolverLemmaFunc) (const int *literals, gsize n_literals, gpointer user_data);

SatSolver *sat_solver_new (SatProfile profile);
void sat_solver_free (SatSolver *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatSolver, sat_solver_free)

void sat_solver_set_cancellable (SatSolver *self, GCancellable *cancellable);
void sat_solver_set_progress (SatSolver *self, SatSolverFunc progress, gpointer user_data);
void sat_solver_set_lemma_func (SatSolver *self, SatSolverLemmaFunc func, gpointer user_data);
SatSink *sat_solver_get_sink (SatSolver *self);
void sat_solver_number_downwards (SatSolver *self, int highest);
gboolean sat_solver_add_clause (SatSolver *self,
                                const int *literals,
                                gsize n_literals,
                                GError **error);

/* For the next solve only. */
gboolean sat_solver_assume (SatSolver *self, int literal, GError **error);
gboolean sat_solver_constrain (SatSolver *self,
                               const int *literals,
                               gsize n_literals,
                               GError **error);
void sat_solver_set_conflict_limit (SatSolver *self, int conflicts);
void sat_solver_set_deadline (SatSolver *self, gint64 monotonic_time);
void sat_solver_limit_memory (SatSolver *self, guint64 n_bytes);
void sat_solver_set_stop (SatSolver *self, const gint *stop);

SatStatus sat_solver_solve (SatSolver *self, GError **error);

/* The answer, valid until a clause is added or the next solve begins. */
SatStatus sat_solver_get_status (const SatSolver *self);
gboolean sat_solver_value (SatSolver *self, int variable);
const int *sat_solver_get_core (const SatSolver *self, gsize *n_literals);
gboolean sat_solver_failed (SatSolver *self, int literal);
gboolean sat_solver_constraint_failed (SatSolver *self);

guint64 sat_solver_get_conflicts (const SatSolver *self);
void sat_solver_get_stats (const SatSolver *self, SatSolverStats *stats);
const char *sat_solver_signature (void);

G_END_DECLS
