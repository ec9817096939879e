/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles from text, for tests that should not depend on the program's own readers. */

#include "test-grid.h"

#include <stdlib.h>

#include "test-data.h"

/**
 * test_grid_load:
 * @relative: a path inside the folder of shared test data
 *
 * Returns: (transfer full) (nullable): the puzzle; %NULL, with the running test marked
 *   as skipped, when the file is not there
 */
SudokuGrid *
test_grid_load (const char *relative)
{
  g_autofree char *text = test_data_load (relative, NULL);
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  SudokuGrid *grid;
  const char *at = text;

  if (text == NULL)
    return NULL;
  while (*at != '\0')
    {
      char *end = NULL;
      guint number;

      if (*at == '#')
        at += strcspn (at, "\n");
      number = (guint)strtoul (at, &end, 10);
      if (end == at)
        break;
      g_array_append_val (numbers, number);
      at = end + strspn (end, " \t\r\n");
    }
  geometry = sudoku_geometry_new (g_array_index (numbers, guint, 1),
                                  g_array_index (numbers, guint, 2), FALSE, NULL);
  grid = sudoku_grid_new (geometry);
  g_assert_cmpuint (numbers->len, ==, 3 + sudoku_grid_get_n_cells (grid));
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      guint value = g_array_index (numbers, guint, 3 + cell);

      sudoku_grid_set (grid, cell, value, value != 0 ? SUDOKU_ORIGIN_GIVEN : SUDOKU_ORIGIN_NONE);
    }
  return grid;
}

/**
 * test_grid_from_line:
 * @geometry: a shape of side 9 or less
 * @line: a character for each cell
 * @solved: whether the values are answers instead of givens
 *
 * Returns: (transfer full): the grid
 */
SudokuGrid *
test_grid_from_line (SudokuGeometry *geometry,
                     const char *line,
                     gboolean solved)
{
  SudokuGrid *grid = sudoku_grid_new (geometry);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      g_assert_cmpint (line[cell], !=, '\0');
      if (line[cell] >= '1' && line[cell] <= '9')
        sudoku_grid_set (grid, cell, (guint)(line[cell] - '0'),
                         solved ? SUDOKU_ORIGIN_ANSWER : SUDOKU_ORIGIN_GIVEN);
    }
  return grid;
}

/**
 * test_assert_solves:
 * @solution: what is said to be a solution
 * @puzzle: of what
 *
 * Checks it by the plain rules.
 */
void
test_assert_solves (const SudokuGrid *solution,
                    const SudokuGrid *puzzle)
{
  const SudokuGeometry *geometry = sudoku_grid_get_geometry (puzzle);
  guint side = sudoku_grid_get_side (puzzle);

  g_assert_nonnull (solution);
  for (guint house = 0; house < sudoku_geometry_get_n_houses (geometry); house++)
    {
      gboolean seen[SUDOKU_SIDE_MAX + 1] = { FALSE };

      for (guint place = 0; place < side; place++)
        {
          guint cell = sudoku_geometry_get_house_cells (geometry, house)[place];
          guint value = sudoku_grid_get_value (solution, cell);

          g_assert_cmpuint (value, >=, 1);
          g_assert_cmpuint (value, <=, side);
          g_assert_false (seen[value]);
          seen[value] = TRUE;
        }
    }
  for (guint cell = 0; cell < side * side; cell++)
    {
      guint fixed = sudoku_grid_get_fixed (puzzle, cell);

      if (fixed == 0)
        continue;
      g_assert_cmpuint (sudoku_grid_get_value (solution, cell), ==, fixed);
      g_assert_cmpint (sudoku_grid_get_origin (solution, cell), ==,
                       sudoku_grid_get_origin (puzzle, cell));
    }
}

/* More values than cells are left for them: of the first row all boxes hold them elsewhere, but for
 * the first boxes, which have one cell too few. */
SudokuGrid *
test_grid_pigeonhole (guint order,
                      guint n_values)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (order, order, FALSE, NULL);
  SudokuGrid *grid = sudoku_grid_new (geometry);
  guint side = order * order, n_open = n_values - 1;

  for (guint value = 1; value <= n_values; value++)
    for (guint box = n_open / order; box < order; box++)
      {
        guint row = 1 + ((value - 1) / order + box) % (order - 1);
        guint column = box * order + (value - 1) % order;

        sudoku_grid_set (grid, row * side + column, value, SUDOKU_ORIGIN_GIVEN);
      }
  return grid;
}
