/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which givens can go, against brute force: each is left out, with all that go with it. */

#include <sudoku-repair.h>
#include <sudoku-solve.h>
#include <sudoku-superfluous.h>

#include "test-brute.h"
#include "test-puzzle.h"

#define N_PUZZLES 220

static gboolean
can_go (const SudokuGrid *grid,
        const guint *orbits,
        guint cell)
{
  g_autoptr (SudokuGrid) rest = sudoku_grid_copy (grid);

  for (guint other = 0; other < sudoku_grid_get_n_cells (grid); other++)
    if (other == cell || (orbits != NULL && orbits[other] == orbits[cell]))
      sudoku_grid_set (rest, other, 0, SUDOKU_ORIGIN_NONE);
  return test_brute_count (rest, 2) == 1;
}

static void
check_found (const SudokuGrid *grid,
             const guint *orbits,
             guint *n_found)
{
  g_autoptr (SudokuSuperfluous) found = sudoku_superfluous_find (grid, orbits, NULL, NULL);
  guint n = 0;

  g_assert_nonnull (found);
  g_assert_cmpint (found->verdict, ==, SUDOKU_VERDICT_UNIQUE);
  g_assert_cmpuint (found->n_unknown, ==, 0);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      if (sudoku_grid_get_fixed (grid, cell) == 0 || !can_go (grid, orbits, cell))
        continue;
      g_assert_cmpuint (n, <, found->n_cells);
      g_assert_cmpuint (found->cells[n++], ==, cell);
    }
  g_assert_cmpuint (n, ==, found->n_cells);
  *n_found += n;
}

static SudokuGrid *
remove_all (const SudokuGrid *grid,
            const guint *orbits,
            guint64 seed)
{
  SudokuGrid *rest = sudoku_grid_copy (grid);
  g_autoptr (SudokuGrid) solution = NULL;
  g_autofree guint8 *values = NULL;
  gboolean minimal = FALSE;
  SudokuRandom random;
  SudokuTaskRun run;

  sudoku_task_run_init (&run, NULL);
  sudoku_random_init (&random, seed);
  g_assert_cmpint (sudoku_check (grid, NULL, &solution, NULL, NULL), ==, SUDOKU_VERDICT_UNIQUE);
  values = sudoku_grid_copy_values (solution);
  g_assert_true (
    sudoku_superfluous_remove (rest, values, orbits, &random, &run, &minimal, NULL));
  g_assert_true (minimal);
  return rest;
}

/* What is left has one solution, and none of it can go. */
static void
check_removed (const SudokuGrid *grid,
               const guint *orbits,
               guint64 seed)
{
  g_autoptr (SudokuGrid) rest = remove_all (grid, orbits, seed);
  g_autoptr (SudokuGrid) again = remove_all (grid, orbits, seed);

  g_assert_true (sudoku_grid_equal (rest, again));
  g_assert_cmpuint (test_brute_count (rest, 2), ==, 1);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      guint value = sudoku_grid_get_fixed (rest, cell);

      if (value == 0)
        continue;
      g_assert_cmpuint (value, ==, sudoku_grid_get_fixed (grid, cell));
      g_assert_false (can_go (rest, orbits, cell));
    }
}

/* All rules, without a symmetry and with each. */
static void
test_brute_force_all (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (71);
  guint n_found = 0;

  for (guint i = 0; i < N_PUZZLES; i++)
    {
      g_autoptr (SudokuGrid) grid = test_puzzle_make_unique (i, 0.5, rand);
      g_autofree guint *orbits = NULL;

      if (grid == NULL)
        continue;
      orbits = test_puzzle_make_orbits (i, grid);
      check_found (grid, orbits, &n_found);
      check_removed (grid, orbits, i);
    }
  g_test_message ("%u that can go", n_found);
  g_assert_cmpuint (n_found, >, 500);
}

/* Chance says which go, but entries go before givens of the puzzle. */
static void
test_order (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (72);
  g_autoptr (SudokuGrid) grid = test_puzzle_make_large (9, 0.5, rand);
  g_autoptr (SudokuRepair) minimal =
    sudoku_repair_find (grid, SUDOKU_REPAIR_MINIMAL, NULL, NULL, NULL);
  g_autoptr (SudokuGrid) one = remove_all (grid, NULL, 1);
  g_autoptr (SudokuGrid) other = remove_all (grid, NULL, 2);
  g_autoptr (SudokuGrid) rest = NULL;

  g_assert_false (sudoku_grid_same_values (one, other));
  g_assert_cmpint (sudoku_check (one, NULL, NULL, NULL, NULL), ==, SUDOKU_VERDICT_UNIQUE);
  for (guint cell = 0; cell < 81; cell++)
    if (sudoku_grid_get_fixed (minimal->grid, cell) == 0 && sudoku_grid_get_fixed (grid, cell) != 0)
      sudoku_grid_set (grid, cell, sudoku_grid_get_value (grid, cell), SUDOKU_ORIGIN_ENTRY);
  rest = remove_all (grid, NULL, 3);
  g_assert_cmpuint (sudoku_grid_count (rest, SUDOKU_ORIGIN_ENTRY), ==, 0);
  g_assert_true (sudoku_grid_same_values (rest, minimal->grid));
}

/* Of other puzzles there is nothing to say. */
static void
test_not_unique (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuSuperfluous) several = sudoku_superfluous_find (grid, NULL, NULL, NULL);
  g_autoptr (SudokuSuperfluous) none = NULL;

  g_assert_cmpint (several->verdict, ==, SUDOKU_VERDICT_SEVERAL);
  g_assert_cmpuint (several->n_cells, ==, 0);
  sudoku_grid_set (grid, 0, 5, SUDOKU_ORIGIN_GIVEN);
  sudoku_grid_set (grid, 1, 5, SUDOKU_ORIGIN_GIVEN);
  none = sudoku_superfluous_find (grid, NULL, NULL, NULL);
  g_assert_cmpint (none->verdict, ==, SUDOKU_VERDICT_CONFLICT);
}

static void
test_cancelled (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (73);
  g_autoptr (SudokuGrid) grid = test_puzzle_make_large (9, 0.5, rand);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const SudokuTask task = { .cancellable = cancellable };
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (sudoku_superfluous_find (grid, NULL, &task, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/superfluous/brute-force", test_brute_force_all);
  g_test_add_func ("/superfluous/order", test_order);
  g_test_add_func ("/superfluous/not-unique", test_not_unique);
  g_test_add_func ("/superfluous/cancelled", test_cancelled);
  return g_test_run ();
}
