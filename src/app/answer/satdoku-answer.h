/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sat-formula-solve.h>
#include <sudoku-contents.h>
#include <sudoku-examine.h>
#include <sudoku-prove.h>
#include <sudoku-solve.h>

#include "satdoku-formula-source.h"
#include "satdoku-worker.h"

/**
 * SatdokuAnswer:
 * @source: the formula it was checked against
 * @contents: (nullable): what was read; %NULL when it is our solver's
 * @text: all of it, in lines that can be shown
 * @model: (nullable): of @contents, or @own_model
 * @examination: (nullable): what the model is worth for a puzzle; there is one with a @model of it
 * @verdict: (nullable): what the model is worth for a formula that is no puzzle, likewise
 * @proof: (nullable): a proof that there is no model, in the place of a @model
 * @claim: (nullable): what of a puzzle @proof was held against
 * @proof_verdict: what @proof is worth
 * @own: whether it is of our solver, and not from elsewhere
 * @to_prove: whether our solver is to prove that there is one solution, or none
 * @proved: (nullable): what came of that
 * @own_model: (nullable): that of our solver
 * @dialect: (nullable): how the text of our solver is written
 * @stats: of our solver, for a puzzle
 * @solver_stats: of our solver, for a formula that is no puzzle
 * @time_limit: seconds for our solver, 0: none
 *
 * An answer of a solver with everything that was found out about it.
 */
typedef struct
{
  SatdokuFormulaSource *source;
  SudokuContents *contents;
  GBytes *text;
  const SatModel *model;
  SudokuExamination *examination;
  SatVerdict *verdict;
  SatProof *proof;
  SudokuClaim *claim;
  SatProofVerdict proof_verdict;

  gboolean own;
  gboolean to_prove;
  SudokuProved *proved;
  SatModel *own_model;
  const SatModelDialect *dialect;
  SudokuSolveStats stats;
  SatSolverStats solver_stats;
  double time_limit;
} SatdokuAnswer;

void satdoku_answer_free (SatdokuAnswer *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuAnswer, satdoku_answer_free)

gboolean satdoku_answer_is_right (const SatdokuAnswer *self);
gboolean satdoku_answer_is_of_formula (const SatdokuAnswer *self);
gboolean satdoku_answer_is_puzzle (const SatdokuAnswer *self);
const SudokuNumbering *satdoku_answer_get_fitting_numbering (const SatdokuAnswer *self);
gboolean satdoku_answer_is_formula (const SatdokuAnswer *self);
gboolean satdoku_answer_get_false_clause (const SatdokuAnswer *self, guint64 *clause);
GArray *satdoku_answer_get_wrong_cells (const SatdokuAnswer *self);

void satdoku_answer_read_async (SatdokuWorker *worker,
                                SudokuContents *contents,
                                SatdokuFormulaSource *source,
                                gboolean quiet,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data);
void satdoku_answer_solve_async (SatdokuWorker *worker,
                                 SatdokuFormulaSource *source,
                                 const char *dialect_id,
                                 double time_limit,
                                 const SatdokuAnswer *before,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);
void satdoku_answer_prove_async (SatdokuWorker *worker,
                                 SatdokuFormulaSource *source,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);
SatdokuAnswer *satdoku_answer_finish (GAsyncResult *result, GError **error);
