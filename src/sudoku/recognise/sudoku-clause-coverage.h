/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which clauses of the rules of a shape a formula has. */

#pragma once

#include "sudoku-candidate.h"
#include "sudoku-clause.h"
#include "sudoku-geometry.h"

G_BEGIN_DECLS

/**
 * SudokuClauseCoverage:
 *
 * Which clauses of the rules of a shape have been seen, and whether they imply the others.
 */
typedef struct _SudokuClauseCoverage SudokuClauseCoverage;

SudokuClauseCoverage *sudoku_clause_coverage_new (SudokuGeometry *geometry);
void sudoku_clause_coverage_free (SudokuClauseCoverage *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuClauseCoverage, sudoku_clause_coverage_free)

gboolean sudoku_clause_coverage_add_pair (SudokuClauseCoverage *self,
                                          SudokuCandidate a,
                                          SudokuCandidate b);
gboolean sudoku_clause_coverage_add_at_least (SudokuClauseCoverage *self,
                                              const SudokuCandidate *candidates);
gboolean sudoku_clause_coverage_is_complete (SudokuClauseCoverage *self, SudokuClause *missing);

G_END_DECLS
