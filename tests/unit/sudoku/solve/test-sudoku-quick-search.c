/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the quick search says of values is what trying everything says. */

#include <sudoku-generate.h>
#include <sudoku-quick-search.h>

#include "test-brute.h"
#include "test-shapes.h"

#define SIDE_MAX 6
#define N_PUZZLES 200
#define COUNT_MAX 5

static guint8 *
get_values (const SudokuGrid *grid)
{
  guint n_cells = sudoku_grid_get_n_cells (grid);
  guint8 *values = g_new (guint8, n_cells);

  for (guint cell = 0; cell < n_cells; cell++)
    values[cell] = (guint8)sudoku_grid_get_value (grid, cell);
  return values;
}

/* Solution or not, one value of some puzzles is exchanged. */
static void
spoil (SudokuGrid *puzzle,
       GRand *rand)
{
  guint cell = (guint)g_rand_int_range (rand, 0, (gint32)sudoku_grid_get_n_cells (puzzle));
  guint value = (guint)g_rand_int_range (rand, 1, (gint32)sudoku_grid_get_side (puzzle) + 1);

  if (g_rand_int_range (rand, 0, 3) == 0)
    sudoku_grid_set (puzzle, cell, value, SUDOKU_ORIGIN_GIVEN);
}

static void
check_puzzle (SudokuQuickSearch *search,
              const SudokuGrid *puzzle)
{
  static const SudokuVerdict expected[] = {
    SUDOKU_VERDICT_NO_SOLUTION,
    SUDOKU_VERDICT_UNIQUE,
    SUDOKU_VERDICT_SEVERAL,
  };
  g_autofree guint8 *values = get_values (puzzle);
  guint64 n_solutions = test_brute_count (puzzle, COUNT_MAX);
  SudokuVerdict verdict;
  SudokuSearchResult result;

  verdict = sudoku_quick_search_judge (search, values, TRUE, NULL, &result);
  g_assert_cmpint (verdict, ==, expected[MIN (n_solutions, 2)]);
  if (n_solutions > 0)
    {
      g_autoptr (SudokuGrid) solution = sudoku_grid_copy (puzzle);

      for (guint cell = 0; cell < sudoku_grid_get_n_cells (puzzle); cell++)
        if (values[cell] == 0)
          sudoku_grid_set (solution, cell, sudoku_quick_search_get_solution (search)[cell],
                           SUDOKU_ORIGIN_GIVEN);
        else
          g_assert_cmpuint (values[cell], ==, sudoku_quick_search_get_solution (search)[cell]);
      g_assert_cmpuint (test_brute_count (solution, 0), ==, 1);
    }
  verdict = sudoku_quick_search_judge (search, values, FALSE, NULL, &result);
  g_assert_true ((verdict == SUDOKU_VERDICT_NO_SOLUTION) == (n_solutions == 0));
  g_assert_true (sudoku_quick_search_count (search, values, COUNT_MAX, NULL, &result));
  g_assert_cmpuint (result.n_found, ==, n_solutions);
}

static void
check_shape (const TestShape *shape,
             gpointer user_data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (SudokuGeometry) geometry = test_shape_make (shape);
  g_autoptr (SudokuQuickSearch) search = sudoku_quick_search_new (geometry);

  g_assert_nonnull (search);
  for (guint i = 0; i < N_PUZZLES; i++)
    {
      g_autoptr (SudokuGrid) full = sudoku_generate_full (geometry, i, NULL, NULL);
      g_autoptr (SudokuGrid) puzzle = NULL;

      /* Some shapes have no grid, such as a Latin square of side 2 with diagonals. */
      if (full == NULL)
        return;
      puzzle = test_thin_out (full, rand, 0.3 + 0.01 * (i % 50));
      spoil (puzzle, rand);
      check_puzzle (search, puzzle);
    }
}

static void
test_answers (void)
{
  test_shapes_foreach (SIDE_MAX, check_shape, NULL);
}

/* Where it is of no use there is none. */
static void
test_none (void)
{
  g_autoptr (SudokuGeometry) large = sudoku_geometry_new (4, 5, FALSE, NULL);

  g_assert_null (sudoku_quick_search_new (large));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/quick-search/answers", test_answers);
  g_test_add_func ("/sudoku/quick-search/none", test_none);
  return g_test_run ();
}
