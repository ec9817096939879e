/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The phases of the list. Knows nothing of any of them. */

#include "sudoku-phase.h"

#include "sudoku-phase-list.h"

#define DECLARE(name) extern const SudokuPhase sudoku_phase_##name;
#define ADDRESS(name) &sudoku_phase_##name,

SUDOKU_PHASE_LIST (DECLARE)

static const SudokuPhase *const phases[] = { SUDOKU_PHASE_LIST (ADDRESS) };

/**
 * sudoku_phases: (skip)
 * @n_phases: (out): how many there are
 *
 * Gets all phases, in the order in which they are tried.
 *
 * Returns: (transfer none) (array length=n_phases): all phases, from the easiest
 */
const SudokuPhase *const *
sudoku_phases (gsize *n_phases)
{
  g_return_val_if_fail (n_phases != NULL, NULL);

  *n_phases = G_N_ELEMENTS (phases);
  return phases;
}

/**
 * sudoku_phase_find_in_houses:
 * @position: a position
 * @func: (scope call): what looks for a step in a house
 *
 * Goes from house to house until there is a step.
 *
 * Returns: whether there was one
 */
gboolean
sudoku_phase_find_in_houses (SudokuPosition *position,
                             SudokuHouseFunc func)
{
  guint n_houses;

  g_return_val_if_fail (position != NULL && func != NULL, FALSE);

  n_houses = sudoku_geometry_get_n_houses (sudoku_position_get_geometry (position));
  for (guint house = 0; house < n_houses; house++)
    if (func (position, house))
      return TRUE;
  return FALSE;
}
