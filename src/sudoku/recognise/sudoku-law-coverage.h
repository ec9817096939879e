/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which clauses of laws of Latin squares a formula has. */

#pragma once

#include "sudoku-candidate.h"
#include "sudoku-geometry.h"

G_BEGIN_DECLS

/**
 * SudokuLawCoverage:
 *
 * Which clauses of the laws of Latin squares have been seen, and which laws they say.
 */
typedef struct _SudokuLawCoverage SudokuLawCoverage;

/**
 * SudokuLiteral:
 * @candidate: the candidate
 * @negative: whether it is said to be false
 *
 * A literal by its meaning.
 */
typedef struct
{
  SudokuCandidate candidate;
  gboolean negative;
} SudokuLiteral;

SudokuLawCoverage *sudoku_law_coverage_new (const SudokuGeometry *geometry);
void sudoku_law_coverage_free (SudokuLawCoverage *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuLawCoverage, sudoku_law_coverage_free)

void sudoku_law_coverage_add (SudokuLawCoverage *self,
                              const SudokuLiteral *literals,
                              gsize n_literals);
GPtrArray *sudoku_law_coverage_finish (SudokuLawCoverage *self);
gboolean sudoku_law_coverage_accepts (const SudokuLawCoverage *self,
                                      const SudokuLiteral *literals,
                                      gsize n_literals);
const SudokuLaw *sudoku_law_coverage_find_missing (const SudokuLawCoverage *self,
                                                   SudokuLawClause *missing);

G_END_DECLS
