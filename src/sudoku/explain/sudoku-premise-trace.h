/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which of many premises does propagation need to reach a dead end? */

#pragma once

#include "sudoku-premises.h"

G_BEGIN_DECLS

/**
 * SudokuPremiseTrace:
 *
 * A propagation that remembers the reason of each conclusion.
 */
typedef struct _SudokuPremiseTrace SudokuPremiseTrace;

SudokuPremiseTrace *sudoku_premise_trace_new (const SudokuPremises *premises);
void sudoku_premise_trace_free (SudokuPremiseTrace *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuPremiseTrace, sudoku_premise_trace_free)

gboolean sudoku_premise_trace_find (SudokuPremiseTrace *self, guint8 *chosen);

G_END_DECLS
