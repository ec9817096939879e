/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far the techniques of levels lead. */

#pragma once

#include "sudoku-scale.h"
#include "sudoku-step-search.h"

G_BEGIN_DECLS

/**
 * SudokuLevelEnd:
 * @SUDOKU_LEVEL_END_SOLVED: all cells are filled
 * @SUDOKU_LEVEL_END_STUCK: no technique has a step
 * @SUDOKU_LEVEL_END_UNDECIDED: the budget, the time or the memory was used up, or it was cancelled
 *
 * Where the techniques of a level end.
 */
typedef enum
{
  SUDOKU_LEVEL_END_SOLVED,
  SUDOKU_LEVEL_END_STUCK,
  SUDOKU_LEVEL_END_UNDECIDED,
} SudokuLevelEnd;

/**
 * SudokuLevelSolver:
 *
 * Solves puzzles of one shape with the techniques up to a level.
 */
typedef struct _SudokuLevelSolver SudokuLevelSolver;

SudokuLevelSolver *sudoku_level_solver_new (SudokuGeometry *geometry,
                                            guint64 budget,
                                            const SudokuTask *task);
void sudoku_level_solver_free (SudokuLevelSolver *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuLevelSolver, sudoku_level_solver_free)

SudokuLevelEnd sudoku_level_solver_run (SudokuLevelSolver *self,
                                        SudokuPosition *position,
                                        SudokuLevel most,
                                        SudokuLevel *hardest);

G_END_DECLS
