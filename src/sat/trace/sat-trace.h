/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The run of a solver, step by step. */

#pragma once

#include "sat-trace-formula.h"

G_BEGIN_DECLS

/**
 * SAT_TRACE_NO_CLAUSE:
 *
 * No clause.
 */
#define SAT_TRACE_NO_CLAUSE G_MAXUINT

/**
 * SatTraceKind:
 * @SAT_TRACE_DECIDE: a literal is assumed to be true; a level begins
 * @SAT_TRACE_IMPLY: all other literals of a clause are false, so this one is true; without a clause
 *   it is the other branch of a decision that was tried
 * @SAT_TRACE_CONFLICT: all literals of a clause are false
 * @SAT_TRACE_RESOLVE: the clause in hand loses the negation of a literal by resolution with the
 *   clause that implied the literal
 * @SAT_TRACE_LEARN: the clause in hand joins the formula
 * @SAT_TRACE_JUMP: everything above a level is taken back
 * @SAT_TRACE_RESTART: everything above level 0 is taken back
 * @SAT_TRACE_SATISFIED: the literals on the trail are a model
 * @SAT_TRACE_UNSATISFIABLE: there is no model
 *
 * The kinds of steps.
 */
typedef enum
{
  SAT_TRACE_DECIDE,
  SAT_TRACE_IMPLY,
  SAT_TRACE_CONFLICT,
  SAT_TRACE_RESOLVE,
  SAT_TRACE_LEARN,
  SAT_TRACE_JUMP,
  SAT_TRACE_RESTART,
  SAT_TRACE_SATISFIED,
  SAT_TRACE_UNSATISFIABLE,
} SatTraceKind;

/**
 * SatTraceStep:
 * @kind: its kind
 * @literal: becomes true, is resolved away, or will be true by the learned clause; 0: none
 * @clause: the number of the clause of the step, or the learned one, or %SAT_TRACE_NO_CLAUSE
 * @level: the level of the step; for a jump, the level that it ends on
 *
 * A step of a run.
 */
typedef struct
{
  SatTraceKind kind;
  int literal;
  guint clause;
  guint level;
} SatTraceStep;

/**
 * SatTraceEnd:
 * @SAT_TRACE_END_SATISFIED: with a model
 * @SAT_TRACE_END_UNSATISFIABLE: with the proof that there is none
 * @SAT_TRACE_END_CHOICE: the user is to decide
 * @SAT_TRACE_END_LIMIT: after enough steps
 *
 * How a run ends.
 */
typedef enum
{
  SAT_TRACE_END_SATISFIED,
  SAT_TRACE_END_UNSATISFIABLE,
  SAT_TRACE_END_CHOICE,
  SAT_TRACE_END_LIMIT,
} SatTraceEnd;

/**
 * SatTrace:
 *
 * The steps of a run and its learned clauses. Reference-counted (atomic) and immutable once
 * sat_trace_solve() has returned it, so it may be shared with a worker.
 */
typedef struct _SatTrace SatTrace;

#define SAT_TYPE_TRACE (sat_trace_get_type ())
GType sat_trace_get_type (void) G_GNUC_CONST;

SatTrace *sat_trace_new (SatTraceFormula *formula);
SatTrace *sat_trace_ref (SatTrace *self);
void sat_trace_unref (SatTrace *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatTrace, sat_trace_unref)

/* For the maker of the run. */
void sat_trace_append (SatTrace *self, const SatTraceStep *step);
guint sat_trace_learn (SatTrace *self, const int *literals, guint n_literals);
void sat_trace_move_watch (SatTrace *self, guint clause, int from, int to);
void sat_trace_set_end (SatTrace *self, SatTraceEnd end);

SatTraceFormula *sat_trace_get_formula (const SatTrace *self);
SatTraceEnd sat_trace_get_end (const SatTrace *self);
guint sat_trace_get_n_steps (const SatTrace *self);
const SatTraceStep *sat_trace_get_step (const SatTrace *self, guint step);
gboolean sat_trace_is_learned (const SatTrace *self, guint clause);
GArray *sat_trace_dup_clause (const SatTrace *self, guint clause);
gboolean sat_trace_get_watches (const SatTrace *self, guint n_steps, guint clause, int watches[2]);
guint sat_trace_get_top (const SatTrace *self, guint n_steps);
guint sat_trace_find_conflict (const SatTrace *self, guint n_steps);
char *sat_trace_print_proof (const SatTrace *self, guint n_steps);

G_END_DECLS
