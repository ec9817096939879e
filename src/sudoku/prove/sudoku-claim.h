/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is to be proved of a puzzle: see the top of sudoku-claim.c. */

#pragma once

#include "sudoku-cnf.h"

G_BEGIN_DECLS

#define SUDOKU_TYPE_CLAIM (sudoku_claim_get_type ())

/**
 * SudokuClaim:
 *
 * That a puzzle has no solution, or none but one that is known: a formula without a model. It is
 * immutable and reference-counted (atomic), so that it may be shared with a worker.
 */
typedef struct _SudokuClaim SudokuClaim;

GType sudoku_claim_get_type (void) G_GNUC_CONST;

SudokuClaim *sudoku_claim_new (SudokuCnf *cnf, const SudokuGrid *solution);
SudokuClaim *sudoku_claim_ref (SudokuClaim *self);
void sudoku_claim_unref (SudokuClaim *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuClaim, sudoku_claim_unref)

SudokuCnf *sudoku_claim_get_cnf (const SudokuClaim *self);
const SudokuGrid *sudoku_claim_get_solution (const SudokuClaim *self);
const int *sudoku_claim_get_exclusion (const SudokuClaim *self, gsize *n_literals);
guint64 sudoku_claim_get_n_clauses (const SudokuClaim *self);
gboolean sudoku_claim_stream (const SudokuClaim *self,
                              SatSink *sink,
                              const SudokuTask *task,
                              GError **error);

G_END_DECLS
