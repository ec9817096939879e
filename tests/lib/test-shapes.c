/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shapes for tests: squares, boxes wider than high and higher than wide, no boxes, and
 * diagonals, so that a mix-up of rows and columns shows. */

#include "test-shapes.h"

const TestShape test_shapes[] = {
  { 2, 2, FALSE },
  { 2, 3, FALSE },
  { 3, 2, FALSE },
  { 3, 3, FALSE },
  { 3, 4, FALSE },
  { 1, 5, FALSE },
  { 2, 2, TRUE },
  { 2, 3, TRUE },
  { 1, 7, TRUE },
};
const gsize test_n_shapes = G_N_ELEMENTS (test_shapes);

const TestKnownCount test_known_counts[] = {
  { { 2, 2, FALSE }, 288 },
  { { 1, 2, FALSE }, 2 },
  { { 1, 3, FALSE }, 12 },
  { { 1, 4, FALSE }, 576 },
  { { 1, 5, FALSE }, 161280 },
  { { 1, 2, TRUE }, 0 },
  { { 1, 3, TRUE }, 0 },
  { { 1, 4, TRUE }, 48 },
  { { 1, 5, TRUE }, 960 },
};
const gsize test_n_known_counts = G_N_ELEMENTS (test_known_counts);

/**
 * test_shapes_foreach:
 * @side_max: a side
 * @func: a test
 * @user_data: for @func
 *
 * Calls it for every shape there is up to that side: all sizes of boxes and none, each with and
 * without diagonals.
 */
void
test_shapes_foreach (guint side_max,
                     TestShapesFunc func,
                     gpointer user_data)
{
  for (guint side = SUDOKU_SIDE_MIN; side <= side_max; side++)
    for (guint rows = 1; rows < side; rows++)
      for (guint diagonals = 0; diagonals < 2 && side % rows == 0; diagonals++)
        {
          const TestShape shape = { rows, side / rows, diagonals == 1 };

          func (&shape, user_data);
        }
}

/**
 * test_shape_get_side:
 * @self: a shape
 *
 * Returns: the side N
 */
guint
test_shape_get_side (const TestShape *self)
{
  return self->rows * self->columns;
}

/**
 * test_shape_make:
 * @self: a shape
 *
 * Returns: (transfer full): its geometry
 */
SudokuGeometry *
test_shape_make (const TestShape *self)
{
  g_autoptr (GError) error = NULL;
  SudokuGeometry *geometry =
    sudoku_geometry_new (self->rows, self->columns, self->diagonals, &error);

  g_assert_no_error (error);
  return geometry;
}

/**
 * test_canonical_grid:
 * @geometry: a shape
 *
 * Each row is the one above shifted by the width of a box, and by one more when a new
 * band of boxes begins: a solution of the rules of rows, columns and boxes.
 *
 * Returns: (transfer full): a full grid of answers
 */
SudokuGrid *
test_canonical_grid (SudokuGeometry *geometry)
{
  SudokuGrid *grid = sudoku_grid_new (geometry);
  guint side = sudoku_grid_get_side (grid);
  guint rows = MAX (sudoku_geometry_get_box_rows (geometry), 1);
  guint columns = side / rows;

  for (guint cell = 0; cell < side * side; cell++)
    {
      guint row = cell / side, column = cell % side;
      guint shift = row % rows * columns + row / rows;

      sudoku_grid_set (grid, cell, (column + shift) % side + 1, SUDOKU_ORIGIN_ANSWER);
    }
  return grid;
}

/**
 * test_fill_randomly:
 * @grid: a grid
 * @rand: where the choices come from
 * @density: about this part of the cells gets a value, 0…1
 *
 * Fills cells with random values of random origins; rules may be broken.
 */
void
test_fill_randomly (SudokuGrid *grid,
                    GRand *rand,
                    double density)
{
  guint side = sudoku_grid_get_side (grid);

  for (guint cell = 0; cell < side * side; cell++)
    {
      guint value = (guint)g_rand_int_range (rand, 1, (gint32)side + 1);
      SudokuOrigin origin =
        (SudokuOrigin)g_rand_int_range (rand, SUDOKU_ORIGIN_GIVEN, SUDOKU_ORIGIN_ANSWER + 1);

      if (g_rand_double (rand) < density)
        sudoku_grid_set (grid, cell, value, origin);
      else
        sudoku_grid_set (grid, cell, 0, SUDOKU_ORIGIN_NONE);
    }
}

/**
 * test_random_grid:
 * @shape: a shape
 * @seed: the same seed makes the same grid
 *
 * Returns: (transfer full): a grid filled by half with test_fill_randomly()
 */
SudokuGrid *
test_random_grid (const TestShape *shape,
                  guint seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (SudokuGeometry) geometry = test_shape_make (shape);
  SudokuGrid *grid = sudoku_grid_new (geometry);

  test_fill_randomly (grid, rand, 0.5);
  return grid;
}
