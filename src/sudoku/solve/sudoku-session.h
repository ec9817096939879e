/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solves a reduced formula, again and again with more of its solutions blocked. */

#pragma once

#include "sudoku-reduced.h"
#include "sudoku-work.h"

G_BEGIN_DECLS

typedef struct _SudokuSession SudokuSession;

SudokuSession *sudoku_session_new (SudokuReduced *formula, const SudokuWork *work);
void sudoku_session_free (SudokuSession *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuSession, sudoku_session_free)

/* A pure limit of effort, the same on every machine; 0: none. */
void sudoku_session_set_conflict_limit (SudokuSession *self, guint64 conflicts);
SatStatus sudoku_session_solve (SudokuSession *self, guint8 *values, GError **error);
gboolean sudoku_session_block (SudokuSession *self, const guint8 *values, GError **error);
/* Solves candidates at once: a solution, UNKNOWN after about so many conflicts. */
SatStatus sudoku_session_complete (SudokuCandidates *candidates,
                                   const SudokuWork *work,
                                   guint64 conflict_limit,
                                   guint8 *values,
                                   guint64 *conflicts,
                                   GError **error);
guint64 sudoku_session_get_n_restarts (const SudokuSession *self);
void sudoku_session_get_stats (const SudokuSession *self, SatSolverStats *stats);

G_END_DECLS
