/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The nearest puzzle that has a solution, only one, or no superfluous given. */

#pragma once

#include "sudoku-grid.h"

G_BEGIN_DECLS

/**
 * SudokuRepairAim:
 * @SUDOKU_REPAIR_SOLVABLE: a puzzle without a solution gets one, or several; one with several gets
 *   one
 * @SUDOKU_REPAIR_UNIQUE: exactly one solution
 * @SUDOKU_REPAIR_MINIMAL: exactly one solution, and none of the givens is superfluous
 *
 * The wanted result.
 */
typedef enum
{
  SUDOKU_REPAIR_SOLVABLE,
  SUDOKU_REPAIR_UNIQUE,
  SUDOKU_REPAIR_MINIMAL,
} SudokuRepairAim;

/**
 * SudokuRepair:
 * @grid: the puzzle; what was added are givens
 * @possible: whether the aim is reached; %FALSE when it was not within the effort
 * @fewest: whether it is proven that there is no solution with fewer removed, and no single one
 *   with fewer added; for a minimal puzzle also that no given is superfluous
 *
 * A repaired puzzle.
 */
typedef struct
{
  SudokuGrid *grid;
  gboolean possible;
  gboolean fewest;
} SudokuRepair;

SudokuRepair *sudoku_repair_find (const SudokuGrid *grid,
                                  SudokuRepairAim aim,
                                  const guint *orbits,
                                  const SudokuTask *task,
                                  GError **error);
void sudoku_repair_free (SudokuRepair *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuRepair, sudoku_repair_free)

G_END_DECLS
