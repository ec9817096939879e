/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The only door to CaDiCaL. No order of calls and no argument makes the library abort. */

#pragma once

#include "sat-error.h"
#include "sat-sink.h"

G_BEGIN_DECLS

typedef struct _SatSolver SatSolver;

typedef enum
{
  SAT_PROFILE_DEFAULT,
  SAT_PROFILE_STABLE, /* stabilizeonly=1 phase=0: large Sudoku formulas */
  SAT_N_PROFILES
} SatProfile;

typedef struct
{
  guint64 n_clauses;
  int n_variables;       /* the largest variable used */
  guint64 conflicts;     /* see sat_solver_get_conflicts() */
  guint64 learned_units; /* lemmas of one literal */
  guint64 learned_pairs; /* lemmas of two */
  gboolean simplifying;  /* it has learned nothing for a while, as when it rewrites clauses */
  guint n_calls;
  gint64 add_time; /* µs of monotonic time that pushing into the sink took */
  gint64 solve_time;
} SatSolverStats;

typedef void (*SatSolverFunc) (SatSolver *self, gpointer user_data);

SatSolver *sat_solver_new (SatProfile profile);
void sat_solver_free (SatSolver *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatSolver, sat_solver_free)

void sat_solver_set_cancellable (SatSolver *self, GCancellable *cancellable);
void sat_solver_set_progress (SatSolver *self, SatSolverFunc progress, gpointer user_data);
SatSink *sat_solver_get_sink (SatSolver *self);
gboolean sat_solver_add_clause (SatSolver *self,
                                const int *literals,
                                gsize n_literals,
                                GError **error);

/* What is asked of the next solve, and of that one only. */
gboolean sat_solver_assume (SatSolver *self, int literal, GError **error);
gboolean sat_solver_constrain (SatSolver *self,
                               const int *literals,
                               gsize n_literals,
                               GError **error);
void sat_solver_set_conflict_limit (SatSolver *self, int conflicts);
void sat_solver_set_deadline (SatSolver *self, gint64 monotonic_time);

SatStatus sat_solver_solve (SatSolver *self, GError **error);

/* The answer, in force until a clause is added or the next solve begins. */
SatStatus sat_solver_get_status (const SatSolver *self);
gboolean sat_solver_value (SatSolver *self, int variable);
const int *sat_solver_get_core (const SatSolver *self, gsize *n_literals);
gboolean sat_solver_failed (SatSolver *self, int literal);
gboolean sat_solver_constraint_failed (SatSolver *self);

guint64 sat_solver_get_conflicts (const SatSolver *self);
void sat_solver_get_stats (const SatSolver *self, SatSolverStats *stats);
const char *sat_solver_signature (void);

G_END_DECLS
