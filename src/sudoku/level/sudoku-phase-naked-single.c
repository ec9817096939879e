/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Naked single: a cell has one candidate left, which is its value. */

#include "sudoku-phase.h"

static gboolean
find (SudokuPosition *position)
{
  const SudokuSet *cells = NULL, *places = NULL;
  guint side = sudoku_geometry_get_side (sudoku_position_get_geometry (position));
  gboolean found = FALSE;

  sudoku_candidates_peek (sudoku_position_get_candidates (position), &cells, &places);
  for (guint cell = 0; cell < side * side; cell++)
    if (!sudoku_position_is_filled (position, cell) && sudoku_set_count (cells[cell]) == 1)
      {
        sudoku_position_place (position, cell, sudoku_set_first (cells[cell]));
        found = TRUE;
      }
  return found;
}

const SudokuPhase sudoku_phase_naked_single = {
  .id = "naked-single",
  .difficulty = SUDOKU_DIFFICULTY_TRIVIAL,
  .find = find,
};
