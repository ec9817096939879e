/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hidden pair: two values have the same two places in a house, which hold nothing else. */

#include "sudoku-phase.h"

/* Leaves two values alone in the two places they have. */
static gboolean
remove_others (SudokuPosition *position,
               const guint16 *house_cells,
               SudokuSet places,
               SudokuSet values)
{
  const SudokuCandidates *candidates = sudoku_position_get_candidates (position);
  gboolean found = FALSE;
  guint place;

  SUDOKU_SET_FOREACH (places, place)
  found |= sudoku_position_remove (
    position, house_cells[place],
    sudoku_set_minus (sudoku_candidates_get (candidates, house_cells[place]), values));
  return found;
}

/* As the places were when the house was come to. */
static gboolean
find_in_house (SudokuPosition *position,
               guint house)
{
  SudokuGeometry *geometry = sudoku_position_get_geometry (position);
  const SudokuCandidates *candidates = sudoku_position_get_candidates (position);
  const guint16 *house_cells = sudoku_geometry_get_house_cells (geometry, house);
  guint side = sudoku_geometry_get_side (geometry);
  SudokuSet places[SUDOKU_SIDE_MAX + 1];
  gboolean found = FALSE;

  for (guint value = 1; value <= side; value++)
    places[value] = sudoku_candidates_get_house_places (candidates, house, value);
  for (guint a = 1; a < side; a++)
    for (guint b = a + 1; b <= side && sudoku_set_count (places[a]) == 2; b++)
      if (sudoku_set_equal (places[a], places[b]))
        found |= remove_others (position, house_cells, places[a],
                                sudoku_set_or (sudoku_set_single (a), sudoku_set_single (b)));
  return found;
}

static gboolean
find (SudokuPosition *position)
{
  return sudoku_phase_find_in_houses (position, find_in_house);
}

const SudokuPhase sudoku_phase_hidden_pair = {
  .id = "hidden-pair",
  .difficulty = SUDOKU_DIFFICULTY_HARD,
  .find = find,
};
