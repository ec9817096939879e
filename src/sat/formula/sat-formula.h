/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A formula that was read. */

#pragma once

#include "sat-dimacs.h"
#include "sat-literals.h"

G_BEGIN_DECLS

#define SAT_TYPE_FORMULA (sat_formula_get_type ())

/**
 * SatFormula:
 *
 * A formula that was read from DIMACS CNF text, with quick access to each of its clauses. Immutable
 * and reference-counted (atomic), so it may be shared with a worker.
 */
typedef struct _SatFormula SatFormula;

/**
 * SatFormulaFunc:
 * @clause: the index of a clause
 * @user_data: what was given with the function
 *
 * Called for a clause.
 */
typedef void (*SatFormulaFunc) (guint64 clause, gpointer user_data);

GType sat_formula_get_type (void) G_GNUC_CONST;

SatFormula *sat_formula_new (SatDimacs *dimacs);
SatFormula *sat_formula_new_from_clauses (SatClauses *clauses, int n_variables);
SatFormula *sat_formula_ref (SatFormula *self);
void sat_formula_unref (SatFormula *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatFormula, sat_formula_unref)

const char *sat_formula_get_comments (const SatFormula *self);
const SatCounting *sat_formula_get_counting (const SatFormula *self);
const GPtrArray *sat_formula_get_warnings (const SatFormula *self);
int sat_formula_get_n_variables (const SatFormula *self);
guint64 sat_formula_get_n_declared (const SatFormula *self);
int sat_formula_get_max_variable (const SatFormula *self);
guint64 sat_formula_get_n_clauses (const SatFormula *self);
guint64 sat_formula_get_n_literals (const SatFormula *self);
guint64 sat_formula_get_text_length (const SatFormula *self);

const int *sat_formula_get_clause (const SatFormula *self, guint64 clause, gsize *n_literals);
void sat_formula_find_all (const SatFormula *self,
                           const SatWanted *wanted,
                           gsize n_wanted,
                           SatFormulaFunc func,
                           gpointer user_data);
gboolean sat_formula_stream (const SatFormula *self,
                             SatSink *sink,
                             GCancellable *cancellable,
                             GError **error);

G_END_DECLS
