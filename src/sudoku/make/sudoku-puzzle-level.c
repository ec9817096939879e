/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The level of any puzzle: one that has not exactly one solution has none. */

#include "sudoku-puzzle-level.h"

#include "sudoku-level-judge.h"

/* Larger puzzles take too long. */
#define SIDE_MAX 25

/**
 * sudoku_puzzle_level:
 * @puzzle: any puzzle; only its givens count
 * @task: with a time limit for each of the two questions: is it unique, and what is its level
 * @error: (out) (optional): a place for the error
 *
 * Judges the level of a puzzle that nothing is known of. It may take seconds: it is for a thread.
 *
 * Returns: the level; %SUDOKU_LEVEL_UNKNOWN when the puzzle has no or several solutions, no given
 *   or no empty cell, when its side is above 25, when time ran out, or on an error
 */
SudokuLevel
sudoku_puzzle_level (const SudokuGrid *puzzle,
                     const SudokuTask *task,
                     GError **error)
{
  g_autoptr (SudokuGrid) givens = NULL;
  guint n_givens;

  g_return_val_if_fail (puzzle != NULL && task != NULL, SUDOKU_LEVEL_UNKNOWN);

  n_givens = sudoku_grid_count (puzzle, SUDOKU_ORIGIN_GIVEN);
  if (n_givens == 0 || n_givens == sudoku_grid_get_n_cells (puzzle) ||
      sudoku_grid_get_side (puzzle) > SIDE_MAX)
    return SUDOKU_LEVEL_UNKNOWN;
  givens = sudoku_grid_copy_givens (puzzle);
  if (sudoku_check (givens, task, NULL, NULL, error) != SUDOKU_VERDICT_UNIQUE)
    return SUDOKU_LEVEL_UNKNOWN;
  return sudoku_level_judge (givens, task);
}
