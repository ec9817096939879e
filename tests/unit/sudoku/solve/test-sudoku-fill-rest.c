/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random solutions: each keeps what is there and breaks no rule, and chance finds all that brute
 * force finds. */

#include <sudoku-check.h>
#include <sudoku-fill-rest.h>

#include "test-brute.h"
#include "test-grid.h"
#include "test-puzzle.h"

static SudokuGrid *
fill (const SudokuGrid *grid,
      guint64 seed)
{
  SudokuGrid *filled = NULL;
  SudokuVerdict verdict = sudoku_fill_rest (grid, seed, NULL, &filled, NULL);

  g_assert_true (verdict == SUDOKU_VERDICT_SOLVABLE || verdict == SUDOKU_VERDICT_UNIQUE);
  g_assert_nonnull (filled);
  g_assert_true (sudoku_check_is_solved (filled));
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_fixed (grid, cell) != 0)
      g_assert_cmpuint (sudoku_grid_get_fixed (filled, cell), ==,
                        sudoku_grid_get_fixed (grid, cell));
  return filled;
}

/* What is left of a puzzle. */
static SudokuGrid *
take_some (const SudokuGrid *puzzle,
           GRand *rand)
{
  SudokuGrid *grid = sudoku_grid_copy (puzzle);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (g_rand_double (rand) > 0.4)
      sudoku_grid_set (grid, cell, 0, SUDOKU_ORIGIN_NONE);
  return grid;
}

/* Few are left out in many tries. */
static void
test_all_found (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, "1...............", FALSE);
  g_autoptr (GHashTable) found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint seed = 0; seed < 1000; seed++)
    {
      g_autoptr (SudokuGrid) filled = fill (grid, seed);
      g_autofree guint8 *values = sudoku_grid_copy_values (filled);

      g_hash_table_add (found, g_strndup ((const char *)values, 16));
    }
  g_assert_cmpuint (test_brute_count (grid, 0), ==, 72);
  g_assert_cmpuint (g_hash_table_size (found), ==, 72);
}

static void
test_rules (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (61);
  guint n = 0;

  for (guint i = 0; i < 44; i++)
    {
      g_autoptr (SudokuGrid) unique = test_puzzle_make_unique (i, 0.5, rand);
      g_autoptr (SudokuGrid) grid = NULL;
      g_autoptr (SudokuGrid) filled = NULL;
      g_autoptr (SudokuGrid) again = NULL;

      if (unique == NULL)
        continue;
      grid = take_some (unique, rand);
      filled = fill (grid, i);
      again = fill (grid, i);
      g_assert_true (sudoku_grid_equal (filled, again));
      n++;
    }
  g_assert_cmpuint (n, >, 30);
}

/* What the solver of clauses fills is no less different each time. */
static void
test_large (void)
{
  static const guint sides[] = { 16, 25 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (62);

  for (gsize i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      guint n_cells = sides[i] * sides[i], n_same = 0;
      g_autoptr (SudokuGrid) unique = test_puzzle_make_large (sides[i], 0.6, rand);
      g_autoptr (SudokuGrid) grid = take_some (unique, rand);
      g_autoptr (SudokuGrid) one = fill (grid, 1);
      g_autoptr (SudokuGrid) other = fill (grid, 2);

      for (guint cell = 0; cell < n_cells; cell++)
        n_same += sudoku_grid_get_value (one, cell) == sudoku_grid_get_value (other, cell);
      g_test_message ("%u of %u cells are the same", n_same, n_cells);
      g_assert_cmpuint (n_same, <, n_cells / 2);
    }
}

static void
test_none (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) conflict = test_grid_from_line (geometry, "11..............", FALSE);
  g_autoptr (SudokuGrid) dead = test_grid_from_line (geometry, "123....4........", FALSE);
  g_autoptr (SudokuGrid) filled = NULL;

  g_assert_cmpint (sudoku_fill_rest (conflict, 1, NULL, &filled, NULL), ==,
                   SUDOKU_VERDICT_CONFLICT);
  g_assert_null (filled);
  g_assert_cmpint (sudoku_fill_rest (dead, 1, NULL, &filled, NULL), ==,
                   SUDOKU_VERDICT_NO_SOLUTION);
  g_assert_null (filled);
}

static void
test_cancelled (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (4, 4, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const SudokuTask task = { .cancellable = cancellable };
  g_autoptr (SudokuGrid) filled = NULL;
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_cmpint (sudoku_fill_rest (grid, 1, &task, &filled, &error), ==,
                   SUDOKU_VERDICT_UNKNOWN);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (filled);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fill-rest/all-found", test_all_found);
  g_test_add_func ("/fill-rest/rules", test_rules);
  g_test_add_func ("/fill-rest/large", test_large);
  g_test_add_func ("/fill-rest/none", test_none);
  g_test_add_func ("/fill-rest/cancelled", test_cancelled);
  return g_test_run ();
}
