/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Values and origins of cells. Knows nothing of rules: any value may be anywhere. */

#include "sudoku-grid.h"

#include <sat-getter.h>
#include <string.h>

struct _SudokuGrid
{
  SudokuGeometry *geometry;
  guint n_cells;
  guint8 *values; /* n_cells values, then n_cells origins, in one block */
  guint8 *origins;
};

/**
 * sudoku_grid_new: (skip)
 * @geometry: the shape
 *
 * Makes an empty grid.
 *
 * Returns: (transfer full): the grid
 */
SudokuGrid *
sudoku_grid_new (SudokuGeometry *geometry)
{
  SudokuGrid *self = NULL;

  g_return_val_if_fail (geometry != NULL, NULL);

  self = g_new0 (SudokuGrid, 1);
  self->geometry = sudoku_geometry_ref (geometry);
  self->n_cells = sudoku_geometry_get_n_cells (geometry);
  self->values = g_new0 (guint8, 2 * (gsize)self->n_cells);
  self->origins = self->values + self->n_cells;
  return self;
}

/**
 * sudoku_grid_new_with_values: (skip)
 * @geometry: a shape
 * @values: (array): for each cell its value, or 0
 * @origin: where the values come from
 *
 * Makes a grid with values that all come from the same.
 *
 * Returns: (transfer full): the grid
 */
SudokuGrid *
sudoku_grid_new_with_values (SudokuGeometry *geometry,
                             const guint8 *values,
                             SudokuOrigin origin)
{
  SudokuGrid *grid = sudoku_grid_new (geometry);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (values[cell] != 0)
      sudoku_grid_set (grid, cell, values[cell], origin);
  return grid;
}

/**
 * sudoku_grid_copy: (skip)
 *
 * Makes an independent copy, which another thread may own.
 *
 * Returns: (transfer full): the copy
 */
SudokuGrid *
sudoku_grid_copy (const SudokuGrid *self)
{
  SudokuGrid *copy = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  copy = sudoku_grid_new (self->geometry);
  memcpy (copy->values, self->values, 2 * (gsize)self->n_cells);
  return copy;
}

/**
 * sudoku_grid_copy_givens: (skip)
 *
 * Copies the puzzle alone, without entries and answers.
 *
 * Returns: (transfer full): the copy
 */
SudokuGrid *
sudoku_grid_copy_givens (const SudokuGrid *self)
{
  SudokuGrid *copy = sudoku_grid_copy (self);

  g_return_val_if_fail (copy != NULL, NULL);

  sudoku_grid_clear_origin (copy, SUDOKU_ORIGIN_ENTRY);
  sudoku_grid_clear_origin (copy, SUDOKU_ORIGIN_ANSWER);
  return copy;
}

/**
 * sudoku_grid_free:
 *
 * Frees it.
 */
void
sudoku_grid_free (SudokuGrid *self)
{
  g_return_if_fail (self != NULL);

  sudoku_geometry_unref (self->geometry);
  g_free (self->values);
  g_free (self);
}

/**
 * sudoku_grid_get_geometry:
 *
 * Gets its shape.
 *
 * Returns: (transfer none): the geometry
 */
SAT_DEFINE_GETTER (SudokuGrid, sudoku_grid, geometry, SudokuGeometry *)

/**
 * sudoku_grid_set_geometry:
 * @geometry: another shape of the same side
 *
 * Puts the grid under other rules. The values stay, whether or not they obey them.
 */
void
sudoku_grid_set_geometry (SudokuGrid *self,
                          SudokuGeometry *geometry)
{
  SudokuGeometry *before = NULL;

  g_return_if_fail (self != NULL && geometry != NULL);
  g_return_if_fail (sudoku_geometry_get_n_cells (geometry) == self->n_cells);

  before = self->geometry;
  self->geometry = sudoku_geometry_ref (geometry);
  sudoku_geometry_unref (before);
}

/**
 * sudoku_grid_get_side:
 *
 * Gets the side N.
 *
 * Returns: N
 */
guint
sudoku_grid_get_side (const SudokuGrid *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return sudoku_geometry_get_side (self->geometry);
}

/**
 * sudoku_grid_get_n_cells:
 *
 * Gets N².
 *
 * Returns: the number of cells
 */
SAT_DEFINE_GETTER (SudokuGrid, sudoku_grid, n_cells, guint)

/**
 * sudoku_grid_get_value:
 * @cell: a cell, from 0
 *
 * Gets the value of a cell.
 *
 * Returns: 1…N, or 0 when it is empty
 */
guint
sudoku_grid_get_value (const SudokuGrid *self,
                       guint cell)
{
  g_return_val_if_fail (self != NULL && cell < self->n_cells, 0);

  return self->values[cell];
}

/**
 * sudoku_grid_get_origin:
 * @cell: a cell, from 0
 *
 * Gets the origin of a cell's value.
 *
 * Returns: the origin; SUDOKU_ORIGIN_NONE exactly when it is empty
 */
SudokuOrigin
sudoku_grid_get_origin (const SudokuGrid *self,
                        guint cell)
{
  g_return_val_if_fail (self != NULL && cell < self->n_cells, SUDOKU_ORIGIN_NONE);

  return (SudokuOrigin)self->origins[cell];
}

/**
 * sudoku_grid_get_fixed:
 * @cell: a cell, from 0
 *
 * Gets the value that solving must respect: that of a given or an entry.
 *
 * Returns: the value; 0 for an empty cell and for an answer, which the solver may replace
 */
guint
sudoku_grid_get_fixed (const SudokuGrid *self,
                       guint cell)
{
  g_return_val_if_fail (self != NULL && cell < self->n_cells, 0);

  return self->origins[cell] == SUDOKU_ORIGIN_ANSWER ? 0 : self->values[cell];
}

/**
 * sudoku_grid_copy_values:
 *
 * Copies the values, whatever their origins.
 *
 * Returns: (transfer full) (array): by cell: 1…N, or 0
 */
guint8 *
sudoku_grid_copy_values (const SudokuGrid *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_memdup2 (self->values, self->n_cells);
}

/**
 * sudoku_grid_set:
 * @cell: a cell, from 0
 * @value: 1…N, or 0 to empty the cell
 * @origin: where the value comes from; SUDOKU_ORIGIN_NONE exactly when @value is 0
 *
 * Sets a cell.
 */
void
sudoku_grid_set (SudokuGrid *self,
                 guint cell,
                 guint value,
                 SudokuOrigin origin)
{
  g_return_if_fail (self != NULL && cell < self->n_cells);
  g_return_if_fail (value <= sudoku_geometry_get_side (self->geometry));
  g_return_if_fail ((value == 0) == (origin == SUDOKU_ORIGIN_NONE));

  self->values[cell] = (guint8)value;
  self->origins[cell] = (guint8)origin;
}

/**
 * sudoku_grid_clear_origin:
 * @origin: an origin
 *
 * Empties all cells whose value comes from @origin.
 */
void
sudoku_grid_clear_origin (SudokuGrid *self,
                          SudokuOrigin origin)
{
  g_return_if_fail (self != NULL);

  for (guint cell = 0; cell < self->n_cells; cell++)
    if (self->origins[cell] == origin)
      sudoku_grid_set (self, cell, 0, SUDOKU_ORIGIN_NONE);
}

/**
 * sudoku_grid_count:
 * @origin: an origin; SUDOKU_ORIGIN_NONE for the empty cells
 *
 * Gets how many cells have this origin.
 *
 * Returns: their number
 */
guint
sudoku_grid_count (const SudokuGrid *self,
                   SudokuOrigin origin)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint cell = 0; cell < self->n_cells; cell++)
    n += self->origins[cell] == origin;
  return n;
}

/**
 * sudoku_grid_is_full:
 *
 * Tells whether no cell is empty, whether or not the rules are kept.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_grid_is_full (const SudokuGrid *self)
{
  return sudoku_grid_count (self, SUDOKU_ORIGIN_NONE) == 0;
}

/**
 * sudoku_grid_equal:
 * @a: a grid
 * @b: a grid
 *
 * Tells whether shape, values and origins are the same.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_grid_equal (const SudokuGrid *a,
                   const SudokuGrid *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  return sudoku_geometry_equal (a->geometry, b->geometry) &&
         memcmp (a->values, b->values, 2 * (gsize)a->n_cells) == 0;
}

/**
 * sudoku_grid_same_values:
 * @a: a grid
 * @b: a grid
 *
 * Tells whether the sides and values are the same, whatever the origins and boxes.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_grid_same_values (const SudokuGrid *a,
                         const SudokuGrid *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  return a->n_cells == b->n_cells && memcmp (a->values, b->values, a->n_cells) == 0;
}
