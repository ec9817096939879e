/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many solutions each value leaves: by brute force on small boards with all rules, by MiniSat
 * at 9×9. */

#include <sudoku-candidate-counts.h>
#include <sudoku-solve.h>

#include "test-brute.h"
#include "test-frames.h"
#include "test-grid.h"
#include "test-minisat.h"
#include "test-shapes.h"

#define LIMIT 40
/* MiniSat is started anew for each solution. */
#define MINISAT_LIMIT 4
#define UNIQUE \
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

static SudokuCandidateCounts *
find (const SudokuGrid *grid,
      guint n_listed,
      guint limit)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuAmbiguity) ambiguity = sudoku_ambiguity_find (grid, n_listed, NULL, &error);
  SudokuCandidateCounts *counts = NULL;

  g_assert_no_error (error);
  counts = sudoku_candidate_counts_find (grid, ambiguity, limit, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (counts);
  return counts;
}

/* Exact, or at least the limit where it is said that there may be more. */
static void
assert_count (const SudokuCandidateCounts *counts,
              guint cell,
              guint value,
              guint64 n,
              guint limit)
{
  guint count = counts->counts[cell * counts->side + value - 1];

  if (!sudoku_set_has (counts->more[cell], value))
    g_assert_cmpuint (count, ==, n);
  else
    {
      g_assert_cmpuint (count, >=, limit);
      g_assert_cmpuint (count, <=, n);
    }
}

static void
check_by_brute_force (const SudokuGrid *grid,
                      guint n_listed)
{
  g_autoptr (SudokuCandidateCounts) counts = find (grid, n_listed, LIMIT);
  guint side = sudoku_grid_get_side (grid);

  for (guint cell = 0; cell < side * side; cell++)
    for (guint value = 1; value <= side; value++)
      {
        g_autoptr (SudokuGrid) with = sudoku_grid_copy (grid);

        if (sudoku_grid_get_fixed (grid, cell) != 0)
          continue;
        sudoku_grid_set (with, cell, value, SUDOKU_ORIGIN_GIVEN);
        assert_count (counts, cell, value, test_brute_count (with, 0), LIMIT);
      }
}

/* All solutions listed, and only two of them. */
static void
test_brute (void)
{
  static const TestFrame frames[] = { { 4, 2 }, { 4, 0 }, { 6, 2 } };
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);
  guint n = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (frames); i++)
    for (gsize rule = 0; rule <= test_n_frame_rules; rule++)
      {
        g_autoptr (SudokuGrid) full =
          test_frame_fill (&frames[i], rule < test_n_frame_rules ? test_frame_rules[rule] : "",
                           rand);
        double density = frames[i].side == 4 ? 0.2 : 0.4;

        for (guint k = 0; full != NULL && k < 3; k++)
          {
            g_autoptr (SudokuGrid) grid = test_thin_out (full, rand, density);

            check_by_brute_force (grid, 2);
            check_by_brute_force (grid, 1000);
            n++;
          }
      }
  g_assert_cmpuint (n, >=, 60);
}

/* Answers are left aside, entries are not. */
static void
test_origins (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuCandidateCounts) counts = NULL;

  sudoku_grid_set (grid, 0, 1, SUDOKU_ORIGIN_ENTRY);
  sudoku_grid_set (grid, 1, 2, SUDOKU_ORIGIN_ANSWER);
  counts = find (grid, 2, 1000);
  g_assert_cmpuint (counts->counts[1], ==, 0);
  for (guint value = 2; value <= 4; value++)
    g_assert_cmpuint (counts->counts[4 + value - 1], ==, 24);
}

static void
test_unique (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, UNIQUE, FALSE);
  g_autoptr (SudokuCandidateCounts) counts = find (grid, 10, 10);
  guint n = 0;

  for (guint i = 0; i < 729; i++)
    n += counts->counts[i];
  g_assert_cmpuint (n, ==, 81);
  g_assert_cmpuint (counts->counts[2 * 9 + 4 - 1], ==, 1);
}

/* Each value of a puzzle of 9×9, by enumeration. */
static void
check_by_minisat (const SudokuGrid *grid)
{
  g_autoptr (TestMinisat) minisat = test_minisat_new_plain (sudoku_grid_get_geometry (grid));
  g_autoptr (SudokuCandidateCounts) counts = find (grid, 2, MINISAT_LIMIT);

  for (guint cell = 0; cell < 81; cell++)
    for (guint value = 1; value <= 9 && sudoku_grid_get_fixed (grid, cell) == 0; value++)
      {
        g_autoptr (SudokuGrid) with = sudoku_grid_copy (grid);

        sudoku_grid_set (with, cell, value, SUDOKU_ORIGIN_GIVEN);
        /* As far as it takes to contradict. */
        assert_count (counts, cell, value, test_minisat_count (minisat, with, MINISAT_LIMIT + 1),
                      MINISAT_LIMIT);
      }
}

static void
test_minisat (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) full = test_canonical_grid (geometry);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (SudokuGrid) grid = test_thin_out (full, rand, 0.45);

  if (!test_minisat_is_there ())
    {
      g_test_skip ("minisat is not there");
      return;
    }
  check_by_minisat (grid);
}

/* When the time is over, what is known is told as such. */
static void
test_late (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuAmbiguity) ambiguity = sudoku_ambiguity_find (grid, 2, NULL, NULL);
  const SudokuTask task = { .time_limit = 1e-6 };
  g_autoptr (SudokuCandidateCounts) counts =
    sudoku_candidate_counts_find (grid, ambiguity, 1000, &task, NULL);

  for (guint cell = 0; cell < 81; cell++)
    for (guint value = 1; value <= 9; value++)
      {
        g_assert_cmpuint (counts->counts[cell * 9 + value - 1], >=, 1);
        g_assert_true (sudoku_set_has (counts->more[cell], value));
      }
}

static void
test_cancelled (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuAmbiguity) ambiguity = sudoku_ambiguity_find (grid, 2, NULL, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const SudokuTask task = { .cancellable = cancellable };
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (sudoku_candidate_counts_find (grid, ambiguity, 10, &task, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/candidate-counts/brute", test_brute);
  g_test_add_func ("/candidate-counts/origins", test_origins);
  g_test_add_func ("/candidate-counts/unique", test_unique);
  g_test_add_func ("/candidate-counts/minisat", test_minisat);
  g_test_add_func ("/candidate-counts/late", test_late);
  g_test_add_func ("/candidate-counts/cancelled", test_cancelled);
  return g_test_run ();
}
