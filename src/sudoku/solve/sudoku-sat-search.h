/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solves a residual formula, again and again with more of its solutions blocked. */

#pragma once

#include "sudoku-residual.h"
#include "sudoku-task-run.h"

G_BEGIN_DECLS

/**
 * SudokuSatSearch:
 *
 * Solves a reduced formula, again and again with more of its solutions blocked.
 */
typedef struct _SudokuSatSearch SudokuSatSearch;

SudokuSatSearch *sudoku_sat_search_new (SudokuResidual *formula, const SudokuTaskRun *work);
void sudoku_sat_search_free (SudokuSatSearch *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuSatSearch, sudoku_sat_search_free)

void sudoku_sat_search_set_conflict_limit (SudokuSatSearch *self, guint64 conflicts);
SatStatus sudoku_sat_search_solve (SudokuSatSearch *self, guint8 *values, GError **error);
gboolean sudoku_sat_search_block (SudokuSatSearch *self, const guint8 *values, GError **error);
SatStatus sudoku_sat_search_complete (SudokuCandidates *candidates,
                                      const SudokuTaskRun *work,
                                      guint64 conflict_limit,
                                      guint8 *values,
                                      guint64 *conflicts,
                                      GError **error);
guint64 sudoku_sat_search_get_n_restarts (const SudokuSatSearch *self);
void sudoku_sat_search_get_stats (const SudokuSatSearch *self, SatSolverStats *stats);

G_END_DECLS
