/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Removes premises as long as the others have no solution. */

#pragma once

#include "sudoku-premise-solver.h"

G_BEGIN_DECLS

/**
 * SudokuShrinkMeans:
 * @SUDOKU_SHRINK_BY_PROPAGATION: propagation and Hall's test alone; a solution that is quickly
 *   found avoids them, and is known later
 * @SUDOKU_SHRINK_BY_SOLVING: everything a solver can do
 *
 * How to decide that the others still have no solution.
 */
typedef enum
{
  SUDOKU_SHRINK_BY_PROPAGATION,
  SUDOKU_SHRINK_BY_SOLVING,
} SudokuShrinkMeans;

gboolean sudoku_premise_shrink (SudokuPremiseSolver *solver,
                                guint8 *chosen,
                                const guint *order,
                                guint n_order,
                                SudokuShrinkMeans means,
                                const SudokuTaskRun *task_run,
                                gboolean *minimal,
                                GError **error);
gboolean sudoku_premise_shrink_soon (SudokuPremiseSolver *solver,
                                     guint8 *chosen,
                                     const guint *order,
                                     guint n_order,
                                     SudokuShrinkMeans means,
                                     guint64 effort,
                                     const SudokuTaskRun *task_run,
                                     GError **error);

G_END_DECLS
