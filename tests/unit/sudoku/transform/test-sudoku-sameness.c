/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles that were shuffled are the same, under each rule as far as it is promised; those in which
 * a number was moved are not. */

#include <sudoku-arrangement.h>
#include <sudoku-sameness.h>

#include "test-puzzle.h"

static SudokuGrid *
arrange (const SudokuGrid *grid,
         const SudokuArrangement *arrangement)
{
  g_autoptr (SudokuGeometry) geometry =
    sudoku_arrangement_apply (arrangement, sudoku_grid_get_geometry (grid), NULL);
  SudokuGrid *result = NULL;

  if (geometry == NULL)
    return NULL;
  result = sudoku_grid_new (geometry);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_value (grid, cell) != 0)
      sudoku_grid_set (
        result, sudoku_arrangement_get_cell (arrangement, cell),
        sudoku_arrangement_get_value (arrangement, sudoku_grid_get_value (grid, cell)),
        SUDOKU_ORIGIN_GIVEN);
  return result;
}

/* Turned, and with other digits where the rules allow it. */
static void
test_turned (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (51);
  guint n = 0;

  for (guint i = 0; i < 88; i++)
    {
      g_autoptr (SudokuGrid) grid = test_puzzle_make_unique (i, 0.4, rand);
      g_autoptr (SudokuArrangement) arrangement = NULL;
      g_autoptr (SudokuGrid) other = NULL;

      if (grid == NULL)
        continue;
      g_assert_cmpint (sudoku_sameness_find (grid, grid), ==, SUDOKU_SAMENESS_IDENTICAL);
      arrangement = sudoku_arrangement_new (sudoku_grid_get_side (grid));
      sudoku_arrangement_turn (arrangement, (SudokuTurn)(i % SUDOKU_N_TURNS));
      if (i % 2 == 0)
        sudoku_arrangement_exchange_values (arrangement, 1, 3);
      other = arrange (grid, arrangement);
      if (other == NULL)
        continue;
      g_assert_cmpint (sudoku_sameness_find (grid, other), <=, SUDOKU_SAMENESS_ARRANGED);
      g_assert_cmpint (sudoku_sameness_find (other, grid), <=, SUDOKU_SAMENESS_ARRANGED);
      n++;
    }
  g_assert_cmpuint (n, >, 40);
}

/* All of it at 9×9; a number that is moved makes another puzzle. */
static void
test_shuffled (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (52);

  for (guint i = 0; i < 30; i++)
    {
      g_autoptr (SudokuGrid) grid = test_puzzle_make_large (9, 0.3, rand);
      g_autoptr (SudokuArrangement) arrangement = sudoku_arrangement_new (9);
      g_autoptr (SudokuGrid) other = NULL;
      guint from = 0, to = 0, value;
      SudokuRandom random;

      sudoku_random_init (&random, i);
      sudoku_arrangement_shuffle (arrangement, sudoku_grid_get_geometry (grid), &random);
      other = arrange (grid, arrangement);
      g_assert_cmpint (sudoku_sameness_find (grid, other), ==, SUDOKU_SAMENESS_ARRANGED);
      while (sudoku_grid_get_value (other, from) == 0)
        from++;
      while (sudoku_grid_get_value (other, to) != 0)
        to++;
      value = sudoku_grid_get_value (other, from);
      sudoku_grid_set (other, from, 0, SUDOKU_ORIGIN_NONE);
      g_assert_cmpint (sudoku_sameness_find (grid, other), ==, SUDOKU_SAMENESS_DIFFERENT);
      sudoku_grid_set (other, to, value, SUDOKU_ORIGIN_GIVEN);
      g_assert_cmpint (sudoku_sameness_find (grid, other), ==, SUDOKU_SAMENESS_DIFFERENT);
    }
}

/* Larger ones: sure of turns, not of rows; and of a number that is missing. */
static void
test_large (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (53);
  g_autoptr (SudokuGrid) grid = test_puzzle_make_large (16, 0.6, rand);
  g_autoptr (SudokuGrid) small = test_puzzle_make_large (9, 0.6, rand);
  g_autoptr (SudokuArrangement) turned = sudoku_arrangement_new (16);
  g_autoptr (SudokuArrangement) rows = sudoku_arrangement_new (16);
  g_autoptr (SudokuGrid) other = NULL;
  g_autoptr (SudokuGrid) exchanged = NULL;

  sudoku_arrangement_turn (turned, SUDOKU_TURN_OTHER_DIAGONAL);
  sudoku_arrangement_exchange_values (turned, 2, 16);
  sudoku_arrangement_exchange_lines (rows, SUDOKU_LINES_ROWS, 0, 1, 1);
  other = arrange (grid, turned);
  exchanged = arrange (grid, rows);
  g_assert_cmpint (sudoku_sameness_find (grid, other), ==, SUDOKU_SAMENESS_ARRANGED);
  g_assert_cmpint (sudoku_sameness_find (grid, exchanged), ==, SUDOKU_SAMENESS_UNKNOWN);
  g_assert_cmpint (sudoku_sameness_find (grid, small), ==, SUDOKU_SAMENESS_DIFFERENT);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sameness/turned", test_turned);
  g_test_add_func ("/sameness/shuffled", test_shuffled);
  g_test_add_func ("/sameness/large", test_large);
  return g_test_run ();
}
