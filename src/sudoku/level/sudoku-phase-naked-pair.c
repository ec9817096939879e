/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Naked pair: two cells of a house have the same two candidates, so that no other cell of it holds
 * either. */

#include "sudoku-phase.h"

/* Takes the candidates of the cell at @a from all cells of a house but those at @a and @b. */
static gboolean
remove_from_others (SudokuPosition *position,
                    const SudokuSet *cells,
                    const guint16 *house_cells,
                    guint a,
                    guint b)
{
  guint side = sudoku_geometry_get_side (sudoku_position_get_geometry (position));
  gboolean found = FALSE;

  for (guint i = 0; i < side; i++)
    if (i != a && i != b)
      found |= sudoku_position_remove (position, house_cells[i], cells[house_cells[a]]);
  return found;
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

      for (guint a = 0; a + 1 < side; a++)
        for (guint b = a + 1; b < side && sudoku_set_count (cells[house_cells[a]]) == 2; b++)
          if (sudoku_set_equal (cells[house_cells[a]], cells[house_cells[b]]))
            found |= remove_from_others (position, cells, house_cells, a, b);
    }
  return found;
}

const SudokuPhase sudoku_phase_naked_pair = {
  .id = "naked-pair",
  .difficulty = SUDOKU_DIFFICULTY_MODERATE,
  .find = find,
};
