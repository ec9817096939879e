/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The nearest puzzle that has a solution, only one, or no given too many. */

#pragma once

#include "sudoku-grid.h"

G_BEGIN_DECLS

/**
 * SudokuRepairAim:
 * @SUDOKU_REPAIR_SOLVABLE: what has no solution gets one, or several; what has several gets one
 * @SUDOKU_REPAIR_UNIQUE: exactly one solution
 * @SUDOKU_REPAIR_MINIMAL: exactly one solution, and no given can go without there being more
 *
 * What a puzzle shall be like.
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
 * @possible: whether it is as it shall be; %FALSE when that was not reached within the effort
 * @fewest: whether it is proven that there is no solution with fewer taken away, and after that not
 *   only one with fewer added; and of a minimal puzzle that none of its givens can go
 *
 * A puzzle that was mended.
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
