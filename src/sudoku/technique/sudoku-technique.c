/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The techniques of the list. Knows nothing of any of them. */

#include "sudoku-technique.h"

#include "sudoku-technique-list.h"

#define DECLARE(name) extern const SudokuTechnique sudoku_technique_##name;
#define ADDRESS(name) &sudoku_technique_##name,

SUDOKU_TECHNIQUE_LIST (DECLARE)

static const SudokuTechnique *const techniques[] = { SUDOKU_TECHNIQUE_LIST (ADDRESS) };

/**
 * sudoku_techniques: (skip)
 * @n_techniques: (out): how many there are
 *
 * Gets all techniques, in the order in which they are tried.
 *
 * Returns: (transfer none) (array length=n_techniques): all techniques, from the easiest
 */
const SudokuTechnique *const *
sudoku_techniques (gsize *n_techniques)
{
  g_return_val_if_fail (n_techniques != NULL, NULL);

  *n_techniques = G_N_ELEMENTS (techniques);
  return techniques;
}

/**
 * sudoku_technique_find_in_houses:
 * @position: a position
 * @func: (scope call): what looks for a step in a house
 *
 * Goes from house to house until there is a step.
 *
 * Returns: whether there was one
 */
gboolean
sudoku_technique_find_in_houses (SudokuPosition *position,
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
