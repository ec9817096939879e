/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The choice of the next cell for a search that tries all values of a cell. */

#include "sudoku-open-cell.h"

/**
 * sudoku_open_cell_choose: (skip)
 * @candidates: candidates with an open cell
 *
 * Finds the first open cell with the fewest candidates.
 *
 * Returns: its index
 */
guint
sudoku_open_cell_choose (const SudokuCandidates *candidates)
{
  guint n_cells = 0, best = 0, fewest = G_MAXUINT;

  g_return_val_if_fail (candidates != NULL, 0);

  n_cells = sudoku_geometry_get_n_cells (sudoku_candidates_get_geometry (candidates));
  for (guint cell = 0; cell < n_cells && fewest > 2; cell++)
    {
      guint n = sudoku_set_count (sudoku_candidates_get (candidates, cell));

      if (n < 2 || n >= fewest)
        continue;
      best = cell;
      fewest = n;
    }
  return best;
}
