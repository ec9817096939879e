/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solving a formula that was read, and judging answers to it. */

#pragma once

#include "sat-formula.h"
#include "sat-model.h"
#include "sat-renumbering.h"
#include "sat-solver.h"

G_BEGIN_DECLS

/**
 * SatFormulaRun:
 * @cancellable: (nullable): ends the work with %G_IO_ERROR_CANCELLED
 * @time_limit: seconds; 0: none. Running out of time is not an error but an unknown answer
 * @progress: (nullable) (scope forever): called with the progress of the solver
 * @progress_data: for @progress
 *
 * The limits and progress of solving a formula. All members may be zero.
 */
typedef struct
{
  GCancellable *cancellable;
  double time_limit;
  SatSolverFunc progress;
  gpointer progress_data;
} SatFormulaRun;

gboolean sat_formula_check_memory (const SatFormula *formula,
                                   const SatRenumbering *renumbering,
                                   GError **error);
SatModel *sat_formula_solve (const SatFormula *formula,
                             const SatFormulaRun *run,
                             SatSolverStats *stats,
                             GError **error);

/**
 * SatVerdictKind:
 * @SAT_VERDICT_RIGHT: a model that satisfies every clause
 * @SAT_VERDICT_NO_MODEL: it claims a model without giving it
 * @SAT_VERDICT_UNKNOWN: the solver gave up
 * @SAT_VERDICT_VIOLATED: a model that leaves a clause false
 * @SAT_VERDICT_UNSATISFIABLE: it claims that there is no model, correctly
 * @SAT_VERDICT_UNCHECKED: it claims that there is no model, which was neither confirmed nor refuted
 *   in time
 * @SAT_VERDICT_REFUTED: it claims that there is no model, but there is one
 *
 * The kinds of verdicts on an answer.
 */
typedef enum
{
  SAT_VERDICT_RIGHT,
  SAT_VERDICT_NO_MODEL,
  SAT_VERDICT_UNKNOWN,
  SAT_VERDICT_VIOLATED,
  SAT_VERDICT_UNSATISFIABLE,
  SAT_VERDICT_UNCHECKED,
  SAT_VERDICT_REFUTED,
} SatVerdictKind;

/**
 * SatVerdict:
 * @kind: the kind of verdict
 * @n_false: clauses that the model leaves false
 * @first_false: the index of the first, if @n_false > 0
 * @n_missing: variables that occur in clauses, or might, and that the model does not mention
 * @n_foreign: literals of the model with variables that the formula doesn't have
 * @model: (nullable): with %SAT_VERDICT_REFUTED, the model that was found
 *
 * The verdict on an answer to a formula.
 */
typedef struct
{
  SatVerdictKind kind;
  guint64 n_false;
  guint64 first_false;
  guint64 n_missing;
  guint64 n_foreign;
  SatModel *model;
} SatVerdict;

SatVerdict *sat_formula_judge (const SatFormula *formula,
                               const SatModel *model,
                               gboolean trusted,
                               const SatFormulaRun *run,
                               GError **error);
void sat_verdict_free (SatVerdict *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatVerdict, sat_verdict_free)

G_END_DECLS
