/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Do the rules have a solution together with some of the premises? */

#pragma once

#include <sat-solver.h>

#include "sudoku-premises.h"
#include "sudoku-task-run.h"

G_BEGIN_DECLS

/**
 * SudokuPremiseSolver:
 *
 * Answers again and again whether the rules have a solution together with some premises, each time
 * by the cheapest reliable means: a known solution, propagation and Hall's test, a search, and a
 * SAT solver.
 */
typedef struct _SudokuPremiseSolver SudokuPremiseSolver;

SudokuPremiseSolver *sudoku_premise_solver_new (const SudokuPremises *premises);
void sudoku_premise_solver_free (SudokuPremiseSolver *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuPremiseSolver, sudoku_premise_solver_free)

const SudokuPremises *sudoku_premise_solver_get_premises (const SudokuPremiseSolver *self);
void sudoku_premise_solver_set_effort (SudokuPremiseSolver *self, guint64 effort);
guint64 sudoku_premise_solver_get_effort (const SudokuPremiseSolver *self);
gboolean sudoku_premise_solver_refute (SudokuPremiseSolver *self, const guint8 *chosen);
SatStatus sudoku_premise_solver_try (SudokuPremiseSolver *self,
                                     const guint8 *chosen,
                                     const SudokuTaskRun *run);
gboolean sudoku_premise_solver_refute_by_counting (SudokuPremiseSolver *self,
                                                   const guint8 *chosen);
gboolean sudoku_premise_solver_find_core (SudokuPremiseSolver *self,
                                          guint8 *chosen,
                                          const SudokuTaskRun *run,
                                          GError **error);
SatStatus sudoku_premise_solver_solve (SudokuPremiseSolver *self,
                                       const guint8 *chosen,
                                       const SudokuTaskRun *run,
                                       GError **error);
const guint8 *sudoku_premise_solver_get_solution (const SudokuPremiseSolver *self);
const guint8 *sudoku_premise_solver_find_nearest (const SudokuPremiseSolver *self,
                                                  guint n_broken_max);

G_END_DECLS
