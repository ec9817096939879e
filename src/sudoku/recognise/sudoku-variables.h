/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The variables of a formula that may be a puzzle. */

#pragma once

#include <sat-sink.h>

#include "sudoku-error.h"
#include "sudoku-numbering.h"

G_BEGIN_DECLS

/**
 * SudokuVariables:
 *
 * The variables of a formula, and their ranks.
 */
typedef struct _SudokuVariables SudokuVariables;

SudokuVariables *sudoku_variables_new (const char *name,
                                       const SatClauses *clauses,
                                       GCancellable *cancellable,
                                       GError **error);
void sudoku_variables_free (SudokuVariables *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuVariables, sudoku_variables_free)

guint sudoku_variables_get_side (const SudokuVariables *self);
guint sudoku_variables_get_rank (const SudokuVariables *self, int variable);
const SudokuNumbering *sudoku_variables_find_numbering (const SudokuVariables *self);

G_END_DECLS
