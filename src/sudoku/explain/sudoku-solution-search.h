/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solutions of one puzzle with wishes: other ones than those known, with or without some values. */

#pragma once

#include <sat-solver.h>

#include "sudoku-candidates.h"
#include "sudoku-task-run.h"

G_BEGIN_DECLS

/**
 * SudokuSolutionSearch:
 *
 * Finds solutions of one puzzle again and again. Holding and wanting count for the next question
 * only; a blocked solution stays blocked.
 */
typedef struct _SudokuSolutionSearch SudokuSolutionSearch;

SudokuSolutionSearch *sudoku_solution_search_new (const SudokuGrid *grid, const SudokuTaskRun *run);
void sudoku_solution_search_free (SudokuSolutionSearch *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuSolutionSearch, sudoku_solution_search_free)

const SudokuCandidates *sudoku_solution_search_get_candidates (const SudokuSolutionSearch *self);
void sudoku_solution_search_hold (SudokuSolutionSearch *self, guint cell, guint value);
void sudoku_solution_search_want (SudokuSolutionSearch *self, guint cell, guint value);
void sudoku_solution_search_want_other (SudokuSolutionSearch *self, const guint8 *values);
gboolean
sudoku_solution_search_block (SudokuSolutionSearch *self, const guint8 *values, GError **error);
SatStatus
sudoku_solution_search_find (SudokuSolutionSearch *self, guint8 *values, GError **error);

G_END_DECLS
