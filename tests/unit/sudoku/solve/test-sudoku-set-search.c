/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sudoku-search.h>
#include <sudoku-set-search.h>

#include "test-brute.h"
#include "test-frames.h"
#include "test-grid.h"

static guint8 *
get_values (const SudokuGrid *grid)
{
  guint n_cells = sudoku_grid_get_n_cells (grid);
  guint8 *values = g_new (guint8, n_cells);

  for (guint cell = 0; cell < n_cells; cell++)
    values[cell] = (guint8)sudoku_grid_get_fixed (grid, cell);
  return values;
}

/* The last solution found keeps all rules, and the puzzle. */
static void
check_solution (const SudokuSetSearch *search,
                const SudokuGrid *puzzle)
{
  g_autoptr (SudokuGrid) solution = sudoku_grid_copy (puzzle);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (puzzle); cell++)
    if (sudoku_grid_get_fixed (puzzle, cell) == 0)
      sudoku_grid_set (solution, cell, sudoku_set_search_get_solution (search)[cell],
                       SUDOKU_ORIGIN_ANSWER);
  test_assert_solves (solution, puzzle);
}

/* Some cells of a solution, now and then one of them with any value. */
static SudokuGrid *
make_puzzle (const SudokuGrid *full,
             guint number,
             double density,
             GRand *rand)
{
  SudokuGrid *puzzle = test_thin_out (full, rand, density);

  if (number % 3 == 1)
    sudoku_grid_set (puzzle,
                     (guint)g_rand_int_range (rand, 0, (gint32)sudoku_grid_get_n_cells (puzzle)),
                     (guint)g_rand_int_range (rand, 1, (gint32)sudoku_grid_get_side (puzzle) + 1),
                     SUDOKU_ORIGIN_ENTRY);
  return puzzle;
}

/* As many solutions as trying everything finds. */
static void
test_against_brute_force (void)
{
  static const struct
  {
    TestFrame frame;
    const char *rules;
    double density;
  } cases[] = {
    { { 4, 2 }, "", 0.1 },
    { { 4, 2 }, "jigsaw", 0.1 },
    { { 5, 0 }, "x", 0.2 },
    { { 6, 2 }, "anti-king", 0.2 },
    { { 6, 2 }, "even", 0.2 },
    { { 6, 2 }, "odd+jigsaw", 0.2 },
    { { 6, 0 }, "", 0.4 },
    { { 9, 3 }, "", 0.45 },
    { { 9, 3 }, "windows", 0.4 },
    { { 9, 3 }, "anti-knight", 0.4 },
    { { 9, 3 }, "non-consecutive", 0.4 },
    { { 9, 3 }, "x+even", 0.45 },
    { { 10, 2 }, "", 0.7 },
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (19);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SudokuGrid) full = NULL;
      g_autoptr (SudokuSetSearch) search = NULL;

      while (full == NULL)
        full = test_frame_fill (&cases[i].frame, cases[i].rules, rand);
      search = sudoku_set_search_new (sudoku_grid_get_geometry (full));
      for (guint round = 0; round < 25; round++)
        {
          g_autoptr (SudokuGrid) puzzle = make_puzzle (full, round, cases[i].density, rand);
          g_autofree guint8 *values = get_values (puzzle);
          SudokuSearchResult result;

          sudoku_set_search_load (search, values);
          sudoku_set_search_run (search, 50, 0, NULL, &result);
          g_assert_true (result.complete);
          g_assert_cmpuint (result.n_found, ==, test_brute_count (puzzle, 50));
          if (result.n_found > 0)
            check_solution (search, puzzle);
        }
    }
}

/* The same counts as the other search has, of far more solutions. */
static void
test_counts (void)
{
  static const TestFrame frame = { 9, 3 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (23);

  for (gsize i = 0; i < test_n_frame_rules; i++)
    {
      g_autoptr (SudokuGrid) full = NULL;
      g_autoptr (SudokuGrid) puzzle = NULL;
      g_autofree guint8 *values = NULL;
      g_autoptr (SudokuSetSearch) sets = NULL;
      g_autoptr (SudokuSearch) search = NULL;
      SudokuSearchResult result, expected;

      while (full == NULL)
        full = test_frame_fill (&frame, test_frame_rules[i], rand);
      puzzle = test_thin_out (full, rand, 0.25);
      values = get_values (puzzle);
      sets = sudoku_set_search_new (sudoku_grid_get_geometry (full));
      if (sets == NULL)
        continue;
      search = sudoku_search_new (sudoku_grid_get_geometry (full));
      sudoku_set_search_load (sets, values);
      sudoku_set_search_run (sets, 3000, 0, NULL, &result);
      sudoku_search_load (search, values);
      sudoku_search_run (search, 3000, 0, NULL, &expected);
      g_assert_cmpuint (result.n_found, ==, expected.n_found);
      g_assert_cmpint (result.complete, ==, expected.complete);
    }
}

/* A puzzle without the solution it has must have none. */
static void
test_forbid (void)
{
  static const TestFrame frame = { 9, 3 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (29);
  g_autoptr (SudokuGrid) full = test_frame_fill (&frame, "anti-king", rand);
  g_autoptr (SudokuGrid) puzzle = test_thin_out (full, rand, 0.6);
  g_autoptr (SudokuSetSearch) search = sudoku_set_search_new (sudoku_grid_get_geometry (full));
  g_autofree guint8 *values = get_values (puzzle);
  SudokuSearchResult result;

  sudoku_set_search_load (search, values);
  sudoku_set_search_run (search, 0, 0, NULL, &result);
  g_assert_cmpuint (result.n_found, ==, 1);
  for (guint cell = 0; cell < 81; cell++)
    {
      sudoku_set_search_load (search, values);
      sudoku_set_search_forbid (search, cell, sudoku_grid_get_value (full, cell));
      sudoku_set_search_run (search, 0, 0, NULL, &result);
      g_assert_cmpuint (result.n_found, ==, 0);
    }
}

static void
test_limits (void)
{
  static const TestFrame frame = { 9, 3 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (31);
  g_autoptr (SudokuGeometry) geometry = test_frame_make (&frame, "windows", rand);
  g_autoptr (SudokuGeometry) truths = test_frame_make (&frame, "complete", rand);
  g_autoptr (SudokuGeometry) large = sudoku_geometry_new (3, 4, FALSE, NULL);
  g_autoptr (SudokuSetSearch) search = sudoku_set_search_new (geometry);
  g_autofree guint8 *values = g_new0 (guint8, 81);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  SudokuTask task = { .cancellable = cancellable };
  SudokuTaskRun work;
  SudokuSearchResult result;

  g_assert_null (sudoku_set_search_new (truths));
  g_assert_null (sudoku_set_search_new (large));
  sudoku_set_search_load (search, values);
  sudoku_set_search_run (search, 1234, 0, NULL, &result);
  g_assert_cmpuint (result.n_found, ==, 1234);
  sudoku_set_search_run (search, 0, 1000, NULL, &result);
  g_assert_cmpuint (result.n_guesses, ==, 1000);
  g_assert_false (result.complete);
  g_cancellable_cancel (cancellable);
  sudoku_task_run_init (&work, &task);
  sudoku_set_search_run (search, 0, 0, &work, &result);
  g_assert_false (result.complete);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/set-search/against-brute-force", test_against_brute_force);
  g_test_add_func ("/set-search/counts", test_counts);
  g_test_add_func ("/set-search/forbid", test_forbid);
  g_test_add_func ("/set-search/limits", test_limits);
  return g_test_run ();
}
