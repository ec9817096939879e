/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules as clauses over the candidates that are still open, and nothing else: what
 * a solver is given. The formula that is shown and exported is SudokuCnf. */

#pragma once

#include <sat-solver.h>

#include "sudoku-candidates.h"

G_BEGIN_DECLS

typedef enum
{
  SUDOKU_REDUCED_PAIRWISE, /* each value in each house: one place, no two */
  SUDOKU_REDUCED_TRIAD,    /* through the segments that a line and a box share */
} SudokuReducedKind;

typedef struct _SudokuReduced SudokuReduced;

SudokuReduced *sudoku_reduced_new (const SudokuCandidates *candidates, SudokuReducedKind kind);
void sudoku_reduced_free (SudokuReduced *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuReduced, sudoku_reduced_free)

gboolean sudoku_reduced_stream (SudokuReduced *self,
                                SatSink *sink,
                                GCancellable *cancellable,
                                GError **error);
int sudoku_reduced_get_variable (const SudokuReduced *self, guint cell, guint value);
/* Of the open candidates; the formula has more. */
int sudoku_reduced_get_n_candidates (const SudokuReduced *self);
void sudoku_reduced_read_model (const SudokuReduced *self, SatSolver *solver, guint8 *values);
guint sudoku_reduced_get_blocking_clause (const SudokuReduced *self,
                                          const guint8 *values,
                                          int *literals);

G_END_DECLS
