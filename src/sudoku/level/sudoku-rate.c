/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How hard a puzzle is if the easiest step is taken each time. Knows nothing of solvers: what the
 * phases can't do is Diabolical, whatever it takes. */

#include "sudoku-rate.h"

#include "sudoku-phase.h"
#include "sudoku-rate-words.h"

static SudokuDifficulty
use_easiest (SudokuPosition *position)
{
  gsize n_phases = 0;
  const SudokuPhase *const *phases = sudoku_phases (&n_phases);

  for (gsize i = 0; i < n_phases; i++)
    if (phases[i]->find (position))
      return phases[i]->difficulty;
  return SUDOKU_DIFFICULTY_DIABOLICAL;
}

/**
 * sudoku_rate_by_phases: (skip)
 * @grid: a puzzle with one solution; only givens count
 *
 * Does what sudoku_rate() promises, for every shape.
 *
 * Returns: how hard it is
 */
SudokuDifficulty
sudoku_rate_by_phases (const SudokuGrid *grid)
{
  g_autoptr (SudokuPosition) position = NULL;
  SudokuDifficulty hardest = SUDOKU_DIFFICULTY_TRIVIAL;

  g_return_val_if_fail (grid != NULL, SUDOKU_DIFFICULTY_UNKNOWN);

  position = sudoku_position_new (grid);
  while (sudoku_position_get_n_open (position) > 0 && hardest != SUDOKU_DIFFICULTY_DIABOLICAL)
    {
      SudokuDifficulty step = use_easiest (position);

      hardest = sudoku_position_is_dead_end (position) ? SUDOKU_DIFFICULTY_DIABOLICAL
                                                       : MAX (hardest, step);
    }
  return hardest;
}

/**
 * sudoku_rate: (skip)
 * @grid: a puzzle with one solution; only givens count
 *
 * Solves the puzzle with the easiest phase each time. Takes about side⁴ steps for all but the most
 * contrived puzzles: a millisecond at 36.
 *
 * Returns: how hard the hardest of them was; `SUDOKU_DIFFICULTY_DIABOLICAL` when they do not
 *   suffice, as they never do when there is no solution or more than one
 */
SudokuDifficulty
sudoku_rate (const SudokuGrid *grid)
{
  g_return_val_if_fail (grid != NULL, SUDOKU_DIFFICULTY_UNKNOWN);

  if (sudoku_rate_words_fit (sudoku_grid_get_geometry (grid)))
    return sudoku_rate_words (grid);
  return sudoku_rate_by_phases (grid);
}
