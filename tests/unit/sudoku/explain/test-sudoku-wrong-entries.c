/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which entries are to blame when there is no solution, against trying everything. */

#include <sudoku-solve.h>
#include <sudoku-wrong-entries.h>

#include "test-brute.h"
#include "test-grid.h"
#include "test-shapes.h"

#define PUZZLE \
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define SOLUTION \
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

static SudokuWrongEntries *
find (const SudokuGrid *grid)
{
  g_autoptr (GError) error = NULL;
  SudokuWrongEntries *wrong = sudoku_wrong_entries_find (grid, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (wrong);
  return wrong;
}

/* With one solution all wrong entries are named, and no right one. */
static void
test_one_solution (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, PUZZLE, FALSE);
  g_autoptr (SudokuWrongEntries) wrong = NULL;

  sudoku_grid_set (grid, 2, 4, SUDOKU_ORIGIN_ENTRY);
  sudoku_grid_set (grid, 3, 2, SUDOKU_ORIGIN_ENTRY);
  sudoku_grid_set (grid, 10, 7, SUDOKU_ORIGIN_ENTRY);
  sudoku_grid_set (grid, 80 - 7, 2, SUDOKU_ORIGIN_ENTRY);
  wrong = find (grid);
  g_assert_cmpint (wrong->puzzle, ==, SUDOKU_VERDICT_UNIQUE);
  g_assert_cmpuint (wrong->n_cells, ==, 2);
  g_assert_cmpuint (wrong->cells[0], ==, 3);
  g_assert_cmpuint (wrong->cells[1], ==, 73);
  g_assert_true (SOLUTION[2] == '4' && SOLUTION[10] == '7');
}

/* It is no fault of the player's: there is nobody to blame. */
static void
test_puzzle_without_solution (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) stuck = test_grid_from_line (geometry, "12....34........", FALSE);
  g_autoptr (SudokuGrid) broken = test_grid_from_line (geometry, "11..............", FALSE);
  g_autoptr (SudokuWrongEntries) first = NULL;
  g_autoptr (SudokuWrongEntries) second = NULL;

  sudoku_grid_set (stuck, 15, 1, SUDOKU_ORIGIN_ENTRY);
  g_assert_cmpuint (test_brute_count (stuck, 0), ==, 0);
  first = find (stuck);
  second = find (broken);
  g_assert_cmpint (first->puzzle, ==, SUDOKU_VERDICT_NO_SOLUTION);
  g_assert_cmpuint (first->n_cells, ==, 0);
  g_assert_cmpint (second->puzzle, ==, SUDOKU_VERDICT_CONFLICT);
  g_assert_cmpuint (second->n_cells, ==, 0);
}

static SudokuGrid *
only_givens (const SudokuGrid *grid)
{
  SudokuGrid *givens = sudoku_grid_copy (grid);

  sudoku_grid_clear_origin (givens, SUDOKU_ORIGIN_ENTRY);
  return givens;
}

/* Has none together, and has one without any of them. */
static void
assert_minimal (const SudokuGrid *grid,
                const SudokuWrongEntries *wrong)
{
  for (guint left_out = 0; left_out <= wrong->n_cells; left_out++)
    {
      g_autoptr (SudokuGrid) part = only_givens (grid);

      for (guint i = 0; i < wrong->n_cells; i++)
        if (i != left_out)
          sudoku_grid_set (part, wrong->cells[i],
                           sudoku_grid_get_value (grid, wrong->cells[i]), SUDOKU_ORIGIN_ENTRY);
      g_assert_true ((test_brute_count (part, 1) == 0) == (left_out == wrong->n_cells));
    }
}

/* Random numbers on a 4×4 board with a few givens. */
static void
test_several_solutions (void)
{
  const TestShape shape = { 2, 2, FALSE };
  g_autoptr (SudokuGeometry) geometry = test_shape_make (&shape);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (SudokuGrid) solution = test_canonical_grid (geometry);
  guint n_checked = 0, largest = 0;

  for (guint round = 0; round < 3000; round++)
    {
      g_autoptr (SudokuGrid) grid = test_thin_out (solution, rand, 0.15);
      g_autoptr (SudokuWrongEntries) wrong = NULL;

      for (guint cell = 0; cell < 16; cell++)
        if (sudoku_grid_get_value (grid, cell) == 0 && g_rand_boolean (rand))
          sudoku_grid_set (grid, cell, (guint)g_rand_int_range (rand, 1, 5), SUDOKU_ORIGIN_ENTRY);
      if (test_brute_count (grid, 1) > 0)
        continue;
      wrong = find (grid);
      if (wrong->puzzle != SUDOKU_VERDICT_SEVERAL)
        continue;
      assert_minimal (grid, wrong);
      largest = MAX (largest, wrong->n_cells);
      n_checked++;
    }
  g_assert_cmpuint (n_checked, >, 200);
  g_assert_cmpuint (largest, >=, 3);
}

static void
test_cancelled (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const SudokuTask task = { .cancellable = cancellable };
  g_autoptr (GError) error = NULL;

  sudoku_grid_set (grid, 0, 1, SUDOKU_ORIGIN_ENTRY);
  sudoku_grid_set (grid, 1, 1, SUDOKU_ORIGIN_ENTRY);
  g_cancellable_cancel (cancellable);
  g_assert_null (sudoku_wrong_entries_find (grid, &task, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/wrong-entries/one-solution", test_one_solution);
  g_test_add_func ("/wrong-entries/puzzle-without-solution", test_puzzle_without_solution);
  g_test_add_func ("/wrong-entries/several-solutions", test_several_solutions);
  g_test_add_func ("/wrong-entries/cancelled", test_cancelled);
  return g_test_run ();
}
