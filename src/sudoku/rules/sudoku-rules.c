/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules by their plain definition: no value twice in a house. Everything cleverer
 * is checked against this file, so it may use nothing but the geometry and the grid. */

#include "sudoku-rules.h"

/* How often each value stands in a house; counts[0] is the number of empty cells. */
static void
count_values (const SudokuGrid *grid,
              guint house,
              guint counts[SUDOKU_SIDE_MAX + 1])
{
  guint side = sudoku_grid_get_side (grid);
  const guint16 *cells = sudoku_geometry_get_house_cells (sudoku_grid_get_geometry (grid), house);

  for (guint value = 0; value <= side; value++)
    counts[value] = 0;
  for (guint place = 0; place < side; place++)
    counts[sudoku_grid_get_value (grid, cells[place])]++;
}

static SudokuConflict *
make_conflict (const SudokuGrid *grid,
               guint house,
               guint value,
               guint n_cells)
{
  guint side = sudoku_grid_get_side (grid);
  const guint16 *cells = sudoku_geometry_get_house_cells (sudoku_grid_get_geometry (grid), house);
  SudokuConflict *conflict = g_malloc (sizeof *conflict + n_cells * sizeof conflict->cells[0]);
  guint n = 0;

  conflict->house = house;
  conflict->value = value;
  conflict->n_cells = n_cells;
  for (guint place = 0; place < side; place++)
    if (sudoku_grid_get_value (grid, cells[place]) == value)
      conflict->cells[n++] = cells[place];
  return conflict;
}

/**
 * sudoku_rules_find_conflicts:
 * @grid: a grid
 *
 * Finds every value that stands more than once in a house, whatever the origins of
 * the cells. Empty cells break no rule. O(houses × side).
 *
 * Returns: (transfer full) (element-type SudokuConflict): all of them, in the order of
 *   the houses and, within a house, of the values; empty when no rule is broken
 */
GPtrArray *
sudoku_rules_find_conflicts (const SudokuGrid *grid)
{
  g_autoptr (GPtrArray) conflicts = NULL;
  guint counts[SUDOKU_SIDE_MAX + 1];
  guint n_houses = 0;

  g_return_val_if_fail (grid != NULL, NULL);

  conflicts = g_ptr_array_new_with_free_func (g_free);
  n_houses = sudoku_geometry_get_n_houses (sudoku_grid_get_geometry (grid));
  for (guint house = 0; house < n_houses; house++)
    {
      count_values (grid, house, counts);
      for (guint value = 1; value <= sudoku_grid_get_side (grid); value++)
        if (counts[value] > 1)
          g_ptr_array_add (conflicts, make_conflict (grid, house, value, counts[value]));
    }
  return g_steal_pointer (&conflicts);
}

/**
 * sudoku_rules_has_conflict:
 * @grid: a grid
 *
 * The same question as sudoku_rules_find_conflicts() without its answers: it stops at
 * the first one and allocates nothing.
 *
 * Returns: whether some value stands more than once in a house
 */
gboolean
sudoku_rules_has_conflict (const SudokuGrid *grid)
{
  guint counts[SUDOKU_SIDE_MAX + 1];
  guint n_houses = 0;

  g_return_val_if_fail (grid != NULL, FALSE);

  n_houses = sudoku_geometry_get_n_houses (sudoku_grid_get_geometry (grid));
  for (guint house = 0; house < n_houses; house++)
    {
      count_values (grid, house, counts);
      for (guint value = 1; value <= sudoku_grid_get_side (grid); value++)
        if (counts[value] > 1)
          return TRUE;
    }
  return FALSE;
}

/**
 * sudoku_rules_is_solved:
 * @grid: a grid
 *
 * Returns: whether no cell is empty and no rule is broken
 */
gboolean
sudoku_rules_is_solved (const SudokuGrid *grid)
{
  g_return_val_if_fail (grid != NULL, FALSE);

  return sudoku_grid_is_full (grid) && !sudoku_rules_has_conflict (grid);
}

/**
 * sudoku_rules_get_candidates:
 * @grid: a grid
 * @cell: a cell, from 0
 *
 * Returns: the values that no other cell of the cell's houses holds
 */
SudokuSet
sudoku_rules_get_candidates (const SudokuGrid *grid,
                             guint cell)
{
  SudokuGeometry *geometry;
  SudokuSet held = SUDOKU_SET_EMPTY;
  guint16 houses[SUDOKU_CELL_HOUSES_MAX];
  guint side, n_houses;

  g_return_val_if_fail (grid != NULL && cell < sudoku_grid_get_n_cells (grid), SUDOKU_SET_EMPTY);

  geometry = sudoku_grid_get_geometry (grid);
  side = sudoku_grid_get_side (grid);
  n_houses = sudoku_geometry_get_cell_houses (geometry, cell, houses);
  for (guint i = 0; i < n_houses; i++)
    {
      const guint16 *cells = sudoku_geometry_get_house_cells (geometry, houses[i]);

      for (guint place = 0; place < side; place++)
        {
          guint value = sudoku_grid_get_value (grid, cells[place]);

          if (cells[place] != cell)
            held = sudoku_set_or (held, sudoku_set_single (value));
        }
    }
  return sudoku_set_minus (sudoku_set_range (1, side), held);
}
