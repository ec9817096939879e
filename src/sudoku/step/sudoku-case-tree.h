/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cases within cases, until each contradicts itself: the way to prove what no chain proves. */

#pragma once

#include "sudoku-step.h"

G_BEGIN_DECLS

/**
 * SudokuCaseTree:
 * @nodes: (element-type guint32): truths and `SUDOKU_STEP_LEAF`, each before what is below it
 * @truths: (element-type guint32): all truths that it needs
 * @n_cases: how many cases it ends in
 * @depth: how deeply cases are nested
 *
 * A tree of cases, each of which ends in a contradiction by unit propagation alone.
 */
typedef struct
{
  GArray *nodes;
  GArray *truths;
  guint n_cases;
  guint depth;
} SudokuCaseTree;

SudokuCaseTree *sudoku_case_tree_build (SudokuLinks *links,
                                        const SudokuPosition *position,
                                        guint32 candidate,
                                        gboolean holds,
                                        const GArray *truths,
                                        guint n_cases_max,
                                        guint64 *work);
void sudoku_case_tree_free (SudokuCaseTree *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuCaseTree, sudoku_case_tree_free)

G_END_DECLS
