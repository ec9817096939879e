/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Have the rules a solution together with some of the premises? */

#pragma once

#include <sat-solver.h>

#include "sudoku-premises.h"
#include "sudoku-task-run.h"

G_BEGIN_DECLS

/**
 * SudokuPremiseSolver:
 *
 * Answers again and again whether the rules have a solution together with some premises, each time
 * by the cheapest means that is sure: a solution it knows, propagation and Hall's test, a search,
 * and the solver of clauses.
 */
typedef struct _SudokuPremiseSolver SudokuPremiseSolver;

SudokuPremiseSolver *sudoku_premise_solver_new (const SudokuPremises *premises);
void sudoku_premise_solver_free (SudokuPremiseSolver *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuPremiseSolver, sudoku_premise_solver_free)

const SudokuPremises *sudoku_premise_solver_get_premises (const SudokuPremiseSolver *self);
gboolean sudoku_premise_solver_refute (SudokuPremiseSolver *self, const guint8 *chosen);
SatStatus sudoku_premise_solver_solve (SudokuPremiseSolver *self,
                                       const guint8 *chosen,
                                       const SudokuTaskRun *run,
                                       GError **error);
const guint8 *sudoku_premise_solver_get_solution (const SudokuPremiseSolver *self);

G_END_DECLS
