/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The formula of a traced run. */

#pragma once

#include "sat-error.h"
#include "sat-sink.h"

G_BEGIN_DECLS

/**
 * SAT_TRACE_CLAUSES_MAX:
 *
 * The most clauses of a formula for tracing.
 */
#define SAT_TRACE_CLAUSES_MAX 200000

/**
 * SAT_TRACE_LITERALS_MAX:
 *
 * The most literals of a formula for tracing, including zeros.
 */
#define SAT_TRACE_LITERALS_MAX 8000000

/**
 * SatTraceFormula:
 *
 * The clauses of a formula by number, each literal once, over variables from 1 without gaps.
 * Immutable and reference-counted (atomic), so it may be shared with a worker.
 */
typedef struct _SatTraceFormula SatTraceFormula;

#define SAT_TYPE_TRACE_FORMULA (sat_trace_formula_get_type ())
GType sat_trace_formula_get_type (void) G_GNUC_CONST;

gboolean sat_trace_formula_check (guint64 n_clauses, GError **error);
SatTraceFormula *sat_trace_formula_new (const SatClauses *clauses, GError **error);
SatTraceFormula *sat_trace_formula_ref (SatTraceFormula *self);
void sat_trace_formula_unref (SatTraceFormula *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatTraceFormula, sat_trace_formula_unref)

guint sat_trace_formula_get_n_clauses (const SatTraceFormula *self);
guint sat_trace_formula_get_n_variables (const SatTraceFormula *self);
const int *sat_trace_formula_get_clause (const SatTraceFormula *self,
                                         guint clause,
                                         guint *n_literals);
gboolean sat_trace_formula_is_tautology (const SatTraceFormula *self, guint clause);
int sat_trace_formula_find (const SatTraceFormula *self, int literal);
int sat_trace_formula_name (const SatTraceFormula *self, int literal);

G_END_DECLS
