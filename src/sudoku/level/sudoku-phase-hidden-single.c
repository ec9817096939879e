/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hidden single: a value has one place left in a house, which it takes. */

#include "sudoku-phase.h"

/* The values that have several places in a house. */
static SudokuSet
find_repeated (const SudokuSet *cells,
               const guint16 *house_cells,
               guint side)
{
  SudokuSet once = SUDOKU_SET_EMPTY, twice = SUDOKU_SET_EMPTY;

  for (guint i = 0; i < side; i++)
    {
      SudokuSet here = cells[house_cells[i]];

      twice = sudoku_set_or (twice, sudoku_set_and (once, here));
      once = sudoku_set_or (once, here);
    }
  return twice;
}

static gboolean
find (SudokuPosition *position)
{
  SudokuGeometry *geometry = sudoku_position_get_geometry (position);
  const SudokuSet *cells = NULL, *places = NULL;
  guint side = sudoku_geometry_get_side (geometry);
  gboolean found = FALSE;

  sudoku_candidates_peek (sudoku_position_get_candidates (position), &cells, &places);
  for (guint house = 0; house < sudoku_geometry_get_n_houses (geometry); house++)
    {
      const guint16 *house_cells = sudoku_geometry_get_house_cells (geometry, house);
      SudokuSet repeated = find_repeated (cells, house_cells, side);

      for (guint i = 0; i < side; i++)
        {
          SudokuSet only = sudoku_set_minus (cells[house_cells[i]], repeated);

          if (sudoku_set_is_empty (only) || sudoku_position_is_filled (position, house_cells[i]))
            continue;
          sudoku_position_place (position, house_cells[i], sudoku_set_first (only));
          found = TRUE;
        }
    }
  return found;
}

const SudokuPhase sudoku_phase_hidden_single = {
  .id = "hidden-single",
  .difficulty = SUDOKU_DIFFICULTY_EASY,
  .find = find,
};
