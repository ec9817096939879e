/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Locked candidates: all places that a value has in a house are in another house, too, so that it
 * is nowhere else there. */

#include "sudoku-phase.h"

/* Is @cell in @house? */
static gboolean
is_in_house (const SudokuGroups *groups,
             guint cell,
             guint house)
{
  guint n_houses = 0;
  const SudokuPlace *houses = sudoku_groups_get_places (groups, cell, &n_houses);

  for (guint i = 0; i < n_houses; i++)
    if (houses[i].house == house)
      return TRUE;
  return FALSE;
}

/* Takes @value from the cells of @other that are not in @house, if its @places in @house are all in
 * @other. */
static gboolean
remove_elsewhere (SudokuPosition *position,
                  guint house,
                  guint other,
                  SudokuSet places,
                  guint value)
{
  SudokuGeometry *geometry = sudoku_position_get_geometry (position);
  const SudokuGroups *groups = sudoku_geometry_get_groups (geometry);
  const guint16 *cells = sudoku_geometry_get_house_cells (geometry, house);
  const guint16 *others = sudoku_geometry_get_house_cells (geometry, other);
  gboolean found = FALSE;
  guint place;

  SUDOKU_SET_FOREACH (places, place)
  if (!is_in_house (groups, cells[place], other))
    return FALSE;
  for (guint i = 0; i < sudoku_geometry_get_side (geometry); i++)
    if (!is_in_house (groups, others[i], house))
      found |= sudoku_position_remove (position, others[i], sudoku_set_single (value));
  return found;
}

/* As the places were when the house was come to. */
static gboolean
find_in_house (SudokuPosition *position,
               guint house)
{
  SudokuGeometry *geometry = sudoku_position_get_geometry (position);
  const SudokuGroups *groups = sudoku_geometry_get_groups (geometry);
  const SudokuCandidates *candidates = sudoku_position_get_candidates (position);
  const guint16 *cells = sudoku_geometry_get_house_cells (geometry, house);
  guint side = sudoku_geometry_get_side (geometry);
  SudokuSet places[SUDOKU_SIDE_MAX + 1];
  gboolean found = FALSE;

  for (guint value = 1; value <= side; value++)
    places[value] = sudoku_candidates_get_house_places (candidates, house, value);
  for (guint value = 1; value <= side; value++)
    {
      const SudokuPlace *houses = NULL;
      guint n_houses = 0;

      if (sudoku_set_count (places[value]) < 2)
        continue;
      houses =
        sudoku_groups_get_places (groups, cells[sudoku_set_first (places[value])], &n_houses);
      for (guint i = 0; i < n_houses; i++)
        if (houses[i].house != house)
          found |= remove_elsewhere (position, house, houses[i].house, places[value], value);
    }
  return found;
}

static gboolean
find (SudokuPosition *position)
{
  return sudoku_phase_find_in_houses (position, find_in_house);
}

const SudokuPhase sudoku_phase_locked_candidates = {
  .id = "locked-candidates",
  .difficulty = SUDOKU_DIFFICULTY_HARD,
  .find = find,
};
