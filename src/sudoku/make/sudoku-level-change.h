/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The nearest puzzle that is harder or easier. */

#pragma once

#include "sudoku-difficulty.h"
#include "sudoku-grid.h"

G_BEGIN_DECLS

/**
 * SudokuLevelDirection:
 * @SUDOKU_LEVEL_EASIER: a lower level
 * @SUDOKU_LEVEL_HARDER: a higher level
 *
 * The direction of a change of level.
 */
typedef enum
{
  SUDOKU_LEVEL_EASIER,
  SUDOKU_LEVEL_HARDER,
} SudokuLevelDirection;

/**
 * SudokuLevelOutcome:
 * @SUDOKU_LEVEL_CHANGED: there is such a puzzle
 * @SUDOKU_LEVEL_NOT_UNIQUE: the puzzle hasn't exactly one solution, or that is undecided
 * @SUDOKU_LEVEL_AT_END: the puzzle is already Trivial, or Diabolical
 * @SUDOKU_LEVEL_OUT_OF_REACH: no puzzle of the shape is harder
 * @SUDOKU_LEVEL_NOT_FOUND: none was found within the effort
 *
 * The outcome of changing the level.
 */
typedef enum
{
  SUDOKU_LEVEL_CHANGED,
  SUDOKU_LEVEL_NOT_UNIQUE,
  SUDOKU_LEVEL_AT_END,
  SUDOKU_LEVEL_OUT_OF_REACH,
  SUDOKU_LEVEL_NOT_FOUND,
} SudokuLevelOutcome;

/**
 * SudokuLevelChange:
 * @outcome: whether there is such a puzzle
 * @verdict: what the puzzle is
 * @before: its level
 * @after: the level of @grid
 * @grid: (nullable): the changed puzzle, with the same unique solution; added values are givens
 * @n_changed: how many cells got or lost their given
 * @fewest: whether it is proven that fewer changes would not suffice with the same solution
 *
 * A puzzle of another level.
 */
typedef struct
{
  SudokuLevelOutcome outcome;
  SudokuVerdict verdict;
  SudokuDifficulty before;
  SudokuDifficulty after;
  SudokuGrid *grid;
  guint n_changed;
  gboolean fewest;
} SudokuLevelChange;

SudokuLevelChange *sudoku_level_change_find (const SudokuGrid *grid,
                                             SudokuLevelDirection direction,
                                             const guint *orbits,
                                             guint64 seed,
                                             const SudokuTask *task,
                                             GError **error);
void sudoku_level_change_free (SudokuLevelChange *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuLevelChange, sudoku_level_change_free)

G_END_DECLS
