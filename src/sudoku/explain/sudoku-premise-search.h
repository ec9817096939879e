/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The fastest search for a shape, asked about values and removed marks. */

#pragma once

#include <sat-solver.h>

#include "sudoku-premises.h"
#include "sudoku-task-run.h"

G_BEGIN_DECLS

/**
 * SudokuPremiseSearch:
 *
 * A search for solutions that agree with some premises.
 */
typedef struct _SudokuPremiseSearch SudokuPremiseSearch;

SudokuPremiseSearch *sudoku_premise_search_new (const SudokuPremises *premises);
void sudoku_premise_search_free (SudokuPremiseSearch *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuPremiseSearch, sudoku_premise_search_free)

gboolean sudoku_premise_search_is_fast (const SudokuPremiseSearch *self);
SatStatus sudoku_premise_search_run (SudokuPremiseSearch *self,
                                     const guint8 *values,
                                     const guint8 *chosen,
                                     guint64 guess_limit,
                                     const SudokuTaskRun *run,
                                     const guint8 **solution);
guint64 sudoku_premise_search_get_guess_limit (const SudokuPremiseSearch *self);
guint64 sudoku_premise_search_get_effort (const SudokuPremiseSearch *self);

G_END_DECLS
