/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include <sudoku-search.h>

#include "test-brute.h"
#include "test-grid.h"
#include "test-shapes.h"

/* A search that uses the instructions with that id. */
static SudokuSearch *
new_search (SudokuGeometry *geometry,
            gconstpointer variant)
{
  SudokuSearch *search = sudoku_search_new (geometry);

  sudoku_search_set_variant (search, variant);
  return search;
}

static void
load (SudokuSearch *search,
      const SudokuGrid *grid)
{
  guint n_cells = sudoku_grid_get_n_cells (grid);
  g_autofree guint8 *values = g_new (guint8, n_cells);

  for (guint cell = 0; cell < n_cells; cell++)
    values[cell] = (guint8)sudoku_grid_get_fixed (grid, cell);
  sudoku_search_load (search, values);
}

static SudokuGrid *
take_solution (const SudokuSearch *search,
               const SudokuGrid *puzzle)
{
  SudokuGrid *grid = sudoku_grid_copy (puzzle);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_fixed (grid, cell) == 0)
      sudoku_grid_set (grid, cell, sudoku_search_get_solution (search)[cell], SUDOKU_ORIGIN_ANSWER);
  return grid;
}

static void
test_counts (gconstpointer variant)
{
  for (gsize i = 0; i < test_n_known_counts; i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&test_known_counts[i].shape);
      g_autoptr (SudokuSearch) search = new_search (geometry, variant);
      g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
      SudokuSearchResult result;

      load (search, empty);
      sudoku_search_run (search, 0, 0, NULL, &result);
      g_assert_true (result.complete);
      g_assert_cmpuint (result.n_found, ==, test_known_counts[i].n_grids);
      /* What is tried and the rest are swept at least once each. */
      g_assert_cmpuint (result.n_sweeps, >=, 1 + 2 * result.n_guesses);
    }
}

static void
test_against_brute_force (gconstpointer variant)
{
  static const TestShape more_shapes[] = {
    { 2, 4, FALSE },
    { 4, 2, FALSE },
    { 3, 3, TRUE },
    { 1, 9, FALSE },
    { 2, 5, TRUE },
    { 4, 3, FALSE },
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (gsize i = 0; i < test_n_shapes + G_N_ELEMENTS (more_shapes); i++)
    {
      const TestShape *shape =
        i < test_n_shapes ? &test_shapes[i] : &more_shapes[i - test_n_shapes];
      g_autoptr (SudokuGeometry) geometry = test_shape_make (shape);
      g_autoptr (SudokuSearch) search = new_search (geometry, variant);
      g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
      g_autoptr (SudokuGrid) solution = NULL;
      SudokuSearchResult result;

      load (search, empty);
      sudoku_search_run (search, 1, 0, NULL, &result);
      g_assert_cmpuint (result.n_found, ==, 1);
      solution = take_solution (search, empty);
      test_assert_solves (solution, empty);
      for (guint round = 0; round < 60; round++)
        {
          g_autoptr (SudokuGrid) puzzle = test_thin_out (solution, rand,
                                                         round % 4 == 0 ? 0.7 : 0.55);
          guint cell = (guint)g_rand_int_range (rand, 0, (gint32)sudoku_grid_get_n_cells (puzzle));
          guint value = (guint)g_rand_int_range (rand, 1,
                                                 (gint32)sudoku_grid_get_side (puzzle) + 1);

          if (round % 3 == 1)
            sudoku_grid_set (puzzle, cell, value, SUDOKU_ORIGIN_ENTRY);
          load (search, puzzle);
          sudoku_search_run (search, 50, 0, NULL, &result);
          g_assert_cmpuint (result.n_found, ==, test_brute_count (puzzle, 50));
          g_assert_true (result.complete);
          if (result.n_found == 0)
            continue;
          g_autoptr (SudokuGrid) found = take_solution (search, puzzle);
          test_assert_solves (found, puzzle);
        }
    }
}

/* A puzzle without the solution it has must have none. */
static void
test_forbid (gconstpointer variant)
{
  static const char line[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuSearch) search = new_search (geometry, variant);
  g_autoptr (SudokuGrid) puzzle = test_grid_from_line (geometry, line, FALSE);
  SudokuSearchResult result;

  load (search, puzzle);
  sudoku_search_run (search, 0, 0, NULL, &result);
  g_assert_cmpuint (result.n_found, ==, 1);
  for (guint cell = 0; cell < 81; cell++)
    {
      load (search, puzzle);
      sudoku_search_forbid (search, cell, sudoku_search_get_solution (search)[cell]);
      sudoku_search_run (search, 0, 0, NULL, &result);
      g_assert_cmpuint (result.n_found, ==, 0);
    }
}

static void
test_limits (gconstpointer variant)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuSearch) search = new_search (geometry, variant);
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  SudokuTask task = { .cancellable = cancellable };
  SudokuTaskRun work;
  SudokuSearchResult result;

  load (search, empty);
  sudoku_search_run (search, 12345, 0, NULL, &result);
  g_assert_cmpuint (result.n_found, ==, 12345);
  load (search, empty);
  sudoku_search_run (search, 0, 1000, NULL, &result);
  g_assert_cmpuint (result.n_guesses, ==, 1000);
  g_assert_false (result.complete);

  g_cancellable_cancel (cancellable);
  sudoku_task_run_init (&work, &task);
  load (search, empty);
  sudoku_search_run (search, 0, 0, &work, &result);
  g_assert_false (result.complete);
}

/* All 28 200 960 solutions would take seconds; those with a first row of 1…6 are every
 * 720th of them. */
static void
test_six (gconstpointer variant)
{
  static const TestShape shapes[] = { { 2, 3, FALSE }, { 3, 2, FALSE } };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&shapes[i]);
      g_autoptr (SudokuSearch) search = new_search (geometry, variant);
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
      SudokuSearchResult result;

      for (guint cell = 0; cell < 6; cell++)
        sudoku_grid_set (grid, cell, cell + 1, SUDOKU_ORIGIN_GIVEN);
      load (search, grid);
      sudoku_search_run (search, 0, 0, NULL, &result);
      g_assert_cmpuint (result.n_found, ==, 28200960 / 720);
    }
}

/* The same seed gives the same grid, others give others, and all are solutions. */
static void
test_random (gconstpointer variant)
{
  for (gsize i = 0; i < test_n_shapes; i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&test_shapes[i]);
      g_autoptr (SudokuSearch) search = new_search (geometry, variant);
      g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
      g_autoptr (GPtrArray) grids =
        g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_grid_free);
      guint n_different = 0;

      for (guint k = 0; k < 10; k++)
        {
          SudokuRandom random;
          SudokuSearchResult result;

          sudoku_random_init (&random, k / 2);
          sudoku_search_set_random (search, &random);
          load (search, empty);
          sudoku_search_run (search, 1, 0, NULL, &result);
          g_ptr_array_add (grids, take_solution (search, empty));
          test_assert_solves (grids->pdata[k], empty);
          if (k % 2 == 1)
            g_assert_true (sudoku_grid_equal (grids->pdata[k], grids->pdata[k - 1]));
          else
            n_different += k > 0 && !sudoku_grid_equal (grids->pdata[k], grids->pdata[0]);
        }
      g_assert_cmpuint (n_different, >=, 3);
    }
}

/* Nearly empty boards have solutions everywhere: a search that goes wrong early must see it. The
 * givens are those of a random solution. */
static void
test_sparse (gconstpointer variant)
{
  static const TestShape shapes[] = {
    { 3, 3, FALSE },
    { 3, 3, TRUE },
    { 4, 4, FALSE },
    { 2, 8, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&shapes[i]);
      guint n_cells = sudoku_geometry_get_n_cells (geometry);
      g_autoptr (SudokuSearch) search = new_search (geometry, variant);
      g_autofree guint8 *puzzle = g_new0 (guint8, n_cells);
      SudokuRandom random;
      SudokuSearchResult result;

      sudoku_random_init (&random, i);
      for (guint n_givens = 0; n_givens < n_cells / 5; n_givens += 4)
        {
          memset (puzzle, 0, n_cells);
          sudoku_search_set_random (search, &random);
          sudoku_search_load (search, puzzle);
          sudoku_search_run (search, 1, 0, NULL, &result);
          for (guint k = 0; k < n_givens; k++)
            {
              guint cell = sudoku_random_below (&random, n_cells);

              puzzle[cell] = sudoku_search_get_solution (search)[cell];
            }
          sudoku_search_set_random (search, NULL);
          sudoku_search_load (search, puzzle);
          sudoku_search_run (search, 1, 1000, NULL, &result);
          g_assert_cmpuint (result.n_found, ==, 1);
        }
    }
}

static const struct
{
  const char *name;
  GTestDataFunc func;
} tests[] = {
  { "known-counts", test_counts },
  { "against-brute-force", test_against_brute_force },
  { "forbid", test_forbid },
  { "limits", test_limits },
  { "six", test_six },
  { "random", test_random },
  { "sparse", test_sparse },
};

int
main (int argc,
      char *argv[])
{
  g_auto (GStrv) variants = sudoku_search_list_variants ();

  g_test_init (&argc, &argv, NULL);
  for (guint v = 0; variants[v] != NULL; v++)
    for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
      {
        g_autofree char *path =
          g_strdup_printf ("/sudoku/search/%s/%s", variants[v], tests[i].name);

        g_test_add_data_func (path, variants[v], tests[i].func);
      }
  return g_test_run ();
}
