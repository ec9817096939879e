/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Do some of many premises have a solution and, if not, which of them does a proof use? */

#pragma once

#include <sat-solver.h>

#include "sudoku-premises.h"
#include "sudoku-task-run.h"

G_BEGIN_DECLS

/**
 * SudokuPremiseCore:
 *
 * A solver that has the rules, and assumes premises.
 */
typedef struct _SudokuPremiseCore SudokuPremiseCore;

SudokuPremiseCore *sudoku_premise_core_new (const SudokuPremises *premises);
void sudoku_premise_core_free (SudokuPremiseCore *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuPremiseCore, sudoku_premise_core_free)

gboolean sudoku_premise_core_find (SudokuPremiseCore *self,
                                   guint8 *chosen,
                                   guint64 conflict_limit,
                                   const SudokuTaskRun *run,
                                   GError **error);
SatStatus sudoku_premise_core_solve (SudokuPremiseCore *self,
                                     const guint8 *chosen,
                                     guint64 conflict_limit,
                                     guint8 *solution,
                                     const SudokuTaskRun *run,
                                     GError **error);
guint64 sudoku_premise_core_get_conflicts (const SudokuPremiseCore *self);

G_END_DECLS
