/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What may stand for a given, against trying each value in each cell: by brute force on small
 * boards under all rules, by counting at 9×9. */

#include <sudoku-exchange.h>
#include <sudoku-repair.h>
#include <sudoku-solve.h>

#include "test-brute.h"
#include "test-grid.h"
#include "test-puzzle.h"

#define N_PUZZLES 132
#define UNIQUE \
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/* So many solutions are listed, and the solver is asked where there are more. */
#define N_LISTED_MAX 1000
#define N_MORE 3

typedef guint64 (*CountFunc) (const SudokuGrid *grid);

static guint64
count_by_force (const SudokuGrid *grid)
{
  return test_brute_count (grid, 2);
}

static guint64
count_by_solving (const SudokuGrid *grid)
{
  guint64 n = 0;

  g_assert_true (sudoku_count (grid, 2, NULL, &n, NULL, NULL));
  return n;
}

/* Whether the puzzle with something else in the place of a given is unique. */
static gboolean
is_unique_with (const SudokuGrid *grid,
                guint given,
                guint cell,
                guint value,
                CountFunc count)
{
  g_autoptr (SudokuGrid) other = sudoku_grid_copy (grid);

  sudoku_grid_set (other, given, 0, SUDOKU_ORIGIN_NONE);
  sudoku_grid_set (other, cell, value, SUDOKU_ORIGIN_GIVEN);
  return count (other) == 1;
}

/* All of them are found, and no others. Returns how many change the solution. */
static guint
check (const SudokuGrid *grid,
       guint given,
       CountFunc count,
       guint *n_same)
{
  g_autoptr (SudokuExchange) found = sudoku_exchange_find (grid, given, NULL, NULL);
  g_autoptr (SudokuGrid) solution = NULL;
  guint n = 0, n_other = 0;

  g_assert_nonnull (found);
  g_assert_cmpint (found->verdict, ==, SUDOKU_VERDICT_UNIQUE);
  g_assert_true (found->complete);
  g_assert_cmpint (sudoku_check (grid, NULL, &solution, NULL, NULL), ==, SUDOKU_VERDICT_UNIQUE);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    for (guint value = 1; value <= sudoku_grid_get_side (grid); value++)
      {
        gboolean same = sudoku_grid_get_value (solution, cell) == value;

        if ((sudoku_grid_get_fixed (grid, cell) != 0 && cell != given) ||
            (cell == given && same) || !is_unique_with (grid, given, cell, value, count))
          continue;
        g_assert_cmpuint (n, <, found->n_substitutes);
        g_assert_cmpuint (found->substitutes[n].cell, ==, cell);
        g_assert_cmpuint (found->substitutes[n].value, ==, value);
        g_assert_cmpint (found->substitutes[n].same, ==, same);
        n++;
        *n_same += same;
        n_other += !same;
      }
  g_assert_cmpuint (n, ==, found->n_substitutes);
  return n_other;
}

static void
test_brute_force_all (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (81);
  guint n_same = 0, n_other = 0;

  for (guint i = 0; i < N_PUZZLES; i++)
    {
      g_autoptr (SudokuGrid) grid = test_puzzle_make_unique (i, 0.3, rand);

      for (guint cell = 0; grid != NULL && cell < sudoku_grid_get_n_cells (grid); cell++)
        if (sudoku_grid_get_fixed (grid, cell) != 0)
          n_other += check (grid, cell, count_by_force, &n_same);
    }
  g_test_message ("%u with the same solution, %u with another one", n_same, n_other);
  g_assert_cmpuint (n_same, >, 1000);
  g_assert_cmpuint (n_other, >, 1000);
}

static void
test_nine (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, UNIQUE, FALSE);
  guint n_same = 0, n_other = 0;

  for (guint cell = 0; cell < 81; cell++)
    if (sudoku_grid_get_fixed (grid, cell) != 0)
      n_other += check (grid, cell, count_by_solving, &n_same);
  g_test_message ("%u with the same solution, %u with another one", n_same, n_other);
  g_assert_cmpuint (n_same, >, 0);
  g_assert_cmpuint (n_other, >, 0);
}

/* Where there are more solutions than are listed. */
static void
test_many (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (82);
  guint n_same = 0, n_other = 0, n = 0;

  while (n < N_MORE)
    {
      g_autoptr (SudokuGrid) whole = test_puzzle_make_large (9, 0.2, rand);
      g_autoptr (SudokuRepair) minimal =
        sudoku_repair_find (whole, SUDOKU_REPAIR_MINIMAL, NULL, NULL, NULL);

      for (guint cell = 0; cell < 81 && n < N_MORE; cell++)
        {
          g_autoptr (SudokuGrid) without = sudoku_grid_copy (minimal->grid);
          guint64 n_solutions = 0;

          if (sudoku_grid_get_fixed (without, cell) == 0)
            continue;
          sudoku_grid_set (without, cell, 0, SUDOKU_ORIGIN_NONE);
          g_assert_true (
            sudoku_count (without, N_LISTED_MAX + 1, NULL, &n_solutions, NULL, NULL));
          if (n_solutions <= N_LISTED_MAX)
            continue;
          n_other += check (minimal->grid, cell, count_by_solving, &n_same);
          n++;
        }
    }
  g_test_message ("%u with the same solution, %u with another one", n_same, n_other);
  g_assert_cmpuint (n_same + n_other, >, 0);
}

static void
test_refused (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const SudokuTask task = { .cancellable = cancellable };
  g_autoptr (SudokuExchange) found = NULL;
  g_autoptr (GError) error = NULL;

  sudoku_grid_set (grid, 0, 5, SUDOKU_ORIGIN_ENTRY);
  found = sudoku_exchange_find (grid, 0, NULL, NULL);
  g_assert_cmpint (found->verdict, ==, SUDOKU_VERDICT_SEVERAL);
  g_assert_cmpuint (found->n_substitutes, ==, 0);
  g_cancellable_cancel (cancellable);
  g_assert_null (sudoku_exchange_find (grid, 0, &task, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exchange/brute-force", test_brute_force_all);
  g_test_add_func ("/exchange/nine", test_nine);
  g_test_add_func ("/exchange/many", test_many);
  g_test_add_func ("/exchange/refused", test_refused);
  return g_test_run ();
}
