/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solutions of the rules that came up on the way, for answering further questions. */

#pragma once

#include "sudoku-premises.h"

G_BEGIN_DECLS

/**
 * SudokuKnownSolutions:
 *
 * Remembers the last solutions of the rules, and the one that contradicts the fewest premises.
 */
typedef struct _SudokuKnownSolutions SudokuKnownSolutions;

SudokuKnownSolutions *sudoku_known_solutions_new (const SudokuPremises *premises);
void sudoku_known_solutions_free (SudokuKnownSolutions *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuKnownSolutions, sudoku_known_solutions_free)

const guint8 *sudoku_known_solutions_add (SudokuKnownSolutions *self, const guint8 *solution);
const guint8 *sudoku_known_solutions_find (const SudokuKnownSolutions *self,
                                           const guint8 *chosen,
                                           guint n_broken_max);

G_END_DECLS
