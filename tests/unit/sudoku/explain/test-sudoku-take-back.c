/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What to take back, against trying all that could be. */

#include <sudoku-check.h>
#include <sudoku-solve.h>
#include <sudoku-take-back.h>

#include "test-brute.h"
#include "test-config.h"
#include "test-frames.h"
#include "test-grid.h"
#include "test-shapes.h"

#define PUZZLE \
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

static SudokuTakeBack *
find (const SudokuGrid *grid,
      const SudokuSet *removed)
{
  g_autoptr (GError) error = NULL;
  SudokuTakeBack *answer = sudoku_take_back_find (grid, removed, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (answer);
  return answer;
}

/* The grid without the cells of a set; bit i of @cells: the i-th cell. */
static gboolean
is_solvable_without (const SudokuGrid *grid,
                     guint64 cells)
{
  g_autoptr (SudokuGrid) rest = sudoku_grid_copy (grid);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (cells >> cell & 1)
      sudoku_grid_set (rest, cell, 0, SUDOKU_ORIGIN_NONE);
  return test_brute_count (rest, 1) > 0;
}

/* The fewest of the cells that must go, by trying all sets of them. */
static guint
find_fewest (const SudokuGrid *grid,
             guint64 doubted)
{
  guint fewest = 64;

  for (guint64 cells = doubted;; cells = (cells - 1) & doubted)
    {
      guint n = (guint)__builtin_popcountll (cells);

      if (n < fewest && is_solvable_without (grid, cells))
        fewest = n;
      if (cells == 0)
        return fewest;
    }
}

static guint64
find_cells (const SudokuGrid *grid,
            SudokuOrigin origin)
{
  guint64 cells = 0;

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_origin (grid, cell) == origin)
      cells |= G_GUINT64_CONSTANT (1) << cell;
  return cells;
}

static void
check_grid (const SudokuGrid *grid,
            guint *n_by_size)
{
  guint64 entries = find_cells (grid, SUDOKU_ORIGIN_ENTRY);
  guint64 givens = find_cells (grid, SUDOKU_ORIGIN_GIVEN);
  gboolean puzzle = !is_solvable_without (grid, entries);
  g_autoptr (SudokuTakeBack) answer = find (grid, NULL);
  guint64 taken = 0;

  for (guint i = 0; i < answer->n_premises; i++)
    taken |= G_GUINT64_CONSTANT (1) << answer->premises[i].cell;
  g_assert_true (answer->possible && answer->smallest);
  g_assert_cmpint (answer->puzzle, ==, puzzle);
  g_assert_true (puzzle || (taken & givens) == 0);
  g_assert_true (is_solvable_without (grid, taken));
  g_assert_cmpuint (answer->n_premises, ==,
                    find_fewest (grid, puzzle ? entries | givens : entries));
  n_by_size[MIN (answer->n_premises, 5)]++;
}

/* Random numbers on a 4×4 board. */
static void
test_smallest (void)
{
  const TestShape shape = { 2, 2, FALSE };
  g_autoptr (SudokuGeometry) geometry = test_shape_make (&shape);
  g_autoptr (SudokuGrid) solution = test_canonical_grid (geometry);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  guint n_rounds = TEST_SANITIZED ? 60 : 300;
  guint n_by_size[6] = { 0 };

  for (guint round = 0; round < n_rounds; round++)
    {
      g_autoptr (SudokuGrid) grid = test_thin_out (solution, rand, 0.2);
      guint n_changed = (guint)g_rand_int_range (rand, 0, 9);

      for (guint i = 0; i < n_changed; i++)
        sudoku_grid_set (grid, (guint)g_rand_int_range (rand, 0, 16),
                         (guint)g_rand_int_range (rand, 1, 5),
                         g_rand_int_range (rand, 0, 6) == 0 ? SUDOKU_ORIGIN_GIVEN
                                                            : SUDOKU_ORIGIN_ENTRY);
      check_grid (grid, n_by_size);
    }
  for (guint size = 0; size < 4; size++)
    g_assert_cmpuint (n_by_size[size], >, n_rounds / 30);
}

/* A mark that was removed is put in again when it is to blame. */
static void
test_marks (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, PUZZLE, FALSE);
  g_autofree SudokuSet *removed = g_new0 (SudokuSet, 81);
  g_autoptr (SudokuTakeBack) answer = NULL;

  removed[2] = sudoku_set_or (sudoku_set_single (4), sudoku_set_single (1));
  sudoku_grid_set (grid, 10, 7, SUDOKU_ORIGIN_ENTRY);
  answer = find (grid, removed);
  g_assert_true (answer->possible && answer->smallest && !answer->puzzle);
  g_assert_cmpuint (answer->n_premises, ==, 1);
  g_assert_cmpint (answer->premises[0].kind, ==, SUDOKU_PREMISE_MARK);
  g_assert_cmpuint (answer->premises[0].cell, ==, 2);
  g_assert_cmpuint (answer->premises[0].value, ==, 4);
}

/* Nothing is to be taken back. */
static void
test_solvable (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, PUZZLE, FALSE);
  g_autoptr (SudokuTakeBack) answer = find (grid, NULL);

  g_assert_true (answer->possible && answer->smallest);
  g_assert_cmpuint (answer->n_premises, ==, 0);
}

/* Rules that no grid keeps: nothing helps. */
static void
test_impossible_rules (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new_plain (3, TRUE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuTakeBack) answer = NULL;
  gboolean solvable = test_brute_count (grid, 1) > 0;

  answer = find (grid, NULL);
  g_assert_cmpint (answer->possible, ==, solvable);
  g_assert_cmpuint (answer->n_premises, ==, 0);
}

/* A puzzle that was not made for such rules breaks them so often that the smallest set is out of
 * reach: some other one is found. */
static void
test_many (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (SudokuGeometry) geometry =
    test_frame_make (&(TestFrame){ 9, 3 }, "anti-knight", rand);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, PUZZLE, FALSE);
  g_autoptr (SudokuTakeBack) answer = find (grid, NULL);

  g_assert_true (answer->possible && answer->puzzle);
  for (guint i = 0; i < answer->n_premises; i++)
    sudoku_grid_set (grid, answer->premises[i].cell, 0, SUDOKU_ORIGIN_NONE);
  g_assert_cmpint (sudoku_solve (grid, NULL, NULL, NULL, NULL), !=, SUDOKU_VERDICT_NO_SOLUTION);
}

static void
test_cancelled (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, PUZZLE, FALSE);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const SudokuTask task = { .cancellable = cancellable };
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (sudoku_take_back_find (grid, NULL, &task, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* Where counting shows that there is no solution, on a board that is nearly empty: one value too
 * many, and three. There is always something that helps. */
static void
test_pigeonhole (void)
{
  for (guint n_too_many = 1; n_too_many <= 3; n_too_many += 2)
    {
      g_autoptr (SudokuGrid) grid = test_grid_pigeonhole (6, 12 + n_too_many);
      g_autoptr (SudokuTakeBack) answer = find (grid, NULL);
      g_autoptr (SudokuGrid) solution = NULL;

      g_assert_true (answer->possible);
      g_assert_true (answer->puzzle);
      g_assert_cmpuint (answer->n_premises, ==, n_too_many);
      g_assert_true (answer->smallest || n_too_many > 1);
      for (guint i = 0; i < answer->n_premises; i++)
        sudoku_grid_set (grid, answer->premises[i].cell, 0, SUDOKU_ORIGIN_NONE);
      sudoku_solve (grid, NULL, &solution, NULL, NULL);
      g_assert_nonnull (solution);
      g_assert_true (sudoku_check_is_solved (solution));
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/take-back/smallest", test_smallest);
  g_test_add_func ("/take-back/marks", test_marks);
  g_test_add_func ("/take-back/solvable", test_solvable);
  g_test_add_func ("/take-back/impossible-rules", test_impossible_rules);
  g_test_add_func ("/take-back/cancelled", test_cancelled);
  g_test_add_func ("/take-back/many", test_many);
  g_test_add_func ("/take-back/pigeonhole", test_pigeonhole);
  return g_test_run ();
}
