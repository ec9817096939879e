/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules as clauses over the open candidates only, for solvers. SudokuCnf is the formula that is
 * shown and exported. */

#pragma once

#include <sat-solver.h>

#include "sudoku-candidates.h"
#include "sudoku-task-run.h"

G_BEGIN_DECLS

/**
 * SudokuResidualKind:
 * @SUDOKU_RESIDUAL_PAIRWISE: each value in each house: one place, no two
 * @SUDOKU_RESIDUAL_TRIAD: through the segments that a line and a box share
 *
 * The encoding of a residual formula.
 */
typedef enum
{
  SUDOKU_RESIDUAL_PAIRWISE,
  SUDOKU_RESIDUAL_TRIAD,
} SudokuResidualKind;

/**
 * SudokuResidual:
 *
 * The rules as clauses over the open candidates of a puzzle.
 */
typedef struct _SudokuResidual SudokuResidual;

SudokuResidual *sudoku_residual_new (const SudokuCandidates *candidates, SudokuResidualKind kind);
void sudoku_residual_free (SudokuResidual *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuResidual, sudoku_residual_free)

gboolean sudoku_residual_stream (SudokuResidual *self,
                                 SatSink *sink,
                                 const SudokuTaskRun *work,
                                 GError **error);
int sudoku_residual_get_variable (const SudokuResidual *self, guint cell, guint value);
int sudoku_residual_get_n_candidates (const SudokuResidual *self);
void sudoku_residual_read_model (const SudokuResidual *self, SatSolver *solver, guint8 *values);
guint sudoku_residual_get_blocking_clause (const SudokuResidual *self,
                                           const guint8 *values,
                                           int *literals);

G_END_DECLS
