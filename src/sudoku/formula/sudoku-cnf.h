/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The enumerable formula: the rules and givens of a grid as clauses, none of them stored. */

#pragma once

#include <sat-formula.h>
#include <sat-model.h>
#include <sat-sink.h>

#include "sudoku-candidates.h"
#include "sudoku-clause-set.h"
#include "sudoku-clause.h"
#include "sudoku-encoding.h"
#include "sudoku-filter.h"
#include "sudoku-grid.h"
#include "sudoku-meaning.h"
#include "sudoku-numbering.h"
#include "sudoku-reduction.h"

G_BEGIN_DECLS

/**
 * SudokuCnf:
 *
 * The formula of a puzzle. Immutable and reference-counted (atomic), so it may be shared with a
 * worker.
 */
typedef struct _SudokuCnf SudokuCnf;

SudokuCnf *sudoku_cnf_new (const SudokuGrid *grid,
                           const SudokuEncoding *encoding,
                           const SudokuNumbering *numbering);
SudokuCnf *sudoku_cnf_new_reduced (const SudokuGrid *grid,
                                   const SudokuEncoding *encoding,
                                   const SudokuNumbering *numbering,
                                   const SudokuReduction *reduction);
SudokuCnf *sudoku_cnf_ref (SudokuCnf *self);
void sudoku_cnf_unref (SudokuCnf *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuCnf, sudoku_cnf_unref)

const SudokuGrid *sudoku_cnf_get_grid (const SudokuCnf *self);
const SudokuEncoding *sudoku_cnf_get_encoding (const SudokuCnf *self);
const SudokuNumbering *sudoku_cnf_get_numbering (const SudokuCnf *self);
const SudokuReduction *sudoku_cnf_get_reduction (const SudokuCnf *self);
const SudokuDeadEnd *sudoku_cnf_get_dead_end (const SudokuCnf *self);
int sudoku_cnf_get_n_variables (const SudokuCnf *self);
guint64 sudoku_cnf_get_n_clauses (const SudokuCnf *self);
const SudokuFamily *sudoku_cnf_get_families (const SudokuCnf *self, gsize *n_families);
const SudokuFamily *sudoku_cnf_find_family (const SudokuCnf *self, guint64 clause);
const SudokuFamily *sudoku_cnf_lookup_family (const SudokuCnf *self, const char *id);
guint sudoku_cnf_get_clause (const SudokuCnf *self,
                             guint64 clause,
                             int literals[SUDOKU_SIDE_MAX]);
void sudoku_cnf_describe (const SudokuCnf *self, guint64 clause, SudokuClause *meaning);
guint sudoku_cnf_get_clause_cells (const SudokuCnf *self,
                                   guint64 clause,
                                   guint16 cells[SUDOKU_SIDE_MAX]);
int sudoku_cnf_get_variable (const SudokuCnf *self, guint cell, guint value);
gboolean sudoku_cnf_get_meaning (const SudokuCnf *self, int variable, guint *cell, guint *value);
guint sudoku_cnf_get_n_auxiliaries (const SudokuCnf *self);
gboolean sudoku_cnf_describe_variable (const SudokuCnf *self,
                                       int variable,
                                       SudokuMeaning *meaning);
int sudoku_cnf_get_known (const SudokuCnf *self, guint cell, guint value);
void sudoku_cnf_complete_model (const SudokuCnf *self, SatModel *model);
SudokuClauseSet *sudoku_cnf_filter (const SudokuCnf *self, const SudokuFilter *filter);
gboolean sudoku_cnf_stream (const SudokuCnf *self,
                            SatSink *sink,
                            const SudokuTask *task,
                            GError **error);
SatFormula *
sudoku_cnf_make_formula (const SudokuCnf *self, GCancellable *cancellable, GError **error);
guint64 sudoku_cnf_get_text_length (const SudokuCnf *self);

G_END_DECLS
