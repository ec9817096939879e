/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The regions of a puzzle as a map of the board: many programs write boxes like irregular regions.
 * Knows no format. */

#include "sudoku-shape-map.h"

/* Whether the regions are the boxes of so many rows and columns, whatever their numbers. */
static gboolean
are_boxes (guint side,
           const guint16 *regions,
           guint rows)
{
  guint columns = side / rows;

  for (guint cell = 0; cell < side * side; cell++)
    {
      guint row = cell / side, column = cell % side;
      guint first = row / rows * rows * side + column / columns * columns;

      if (regions[cell] != regions[first])
        return FALSE;
    }
  return TRUE;
}

/**
 * sudoku_shape_map_add_rule: (skip)
 * @side: the side N
 * @regions: for each of the N² cells the number of its region
 * @rules: (element-type SudokuRule): rules
 *
 * Adds the rule of a map: boxes, irregular regions, or nothing when the regions are the rows or the
 * columns.
 *
 * Returns: %FALSE with SUDOKU_ERROR_SHAPE when there are not N regions of N cells
 */
gboolean
sudoku_shape_map_add_rule (guint side,
                           const guint16 *regions,
                           GPtrArray *rules,
                           GError **error)
{
  SudokuRule *rule = NULL;

  g_return_val_if_fail (regions != NULL && rules != NULL, FALSE);

  rule = sudoku_rule_new_regions (side, regions, error);
  if (rule == NULL)
    return FALSE;
  for (guint rows = 1; rows <= side; rows++)
    if (side % rows == 0 && are_boxes (side, regions, rows))
      {
        sudoku_rule_unref (rule);
        rule = rows > 1 && rows < side ? sudoku_rule_new_boxes (rows, side / rows) : NULL;
        break;
      }
  if (rule != NULL)
    g_ptr_array_add (rules, rule);
  return TRUE;
}

/**
 * sudoku_shape_map_new: (skip)
 * @geometry: a shape
 *
 * Makes the map of the boxes or regions, or of the rows without either.
 *
 * Returns: (transfer full): for each cell the number of its region, from 0
 */
guint16 *
sudoku_shape_map_new (const SudokuGeometry *geometry)
{
  guint n_cells = sudoku_geometry_get_n_cells (geometry);
  guint16 *regions = g_new (guint16, n_cells);

  for (guint cell = 0; cell < n_cells; cell++)
    regions[cell] = (guint16)(sudoku_geometry_has_regions (geometry)
                                ? sudoku_geometry_get_cell_region (geometry, cell)
                                : cell / sudoku_geometry_get_side (geometry));
  return regions;
}
