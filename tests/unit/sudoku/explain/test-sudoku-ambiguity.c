/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What several solutions have in common, at the edges; long-ambiguity compares it with brute force
 * on many boards. */

#include <sudoku-addition.h>
#include <sudoku-difference.h>
#include <sudoku-further-rules.h>
#include <sudoku-generate.h>
#include <sudoku-solve.h>

#include "test-brute.h"
#include "test-grid.h"

#define UNIQUE \
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

static SudokuAmbiguity *
find (const SudokuGrid *grid,
      guint limit)
{
  g_autoptr (GError) error = NULL;
  SudokuAmbiguity *answer = sudoku_ambiguity_find (grid, limit, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (answer);
  return answer;
}

/* All 288 grids of 4×4; and no more of them than asked for. */
static void
test_limit (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  static const struct
  {
    guint limit;
    guint n;
    gboolean complete;
  } cases[] = {
    { 2, 2, FALSE },
    { 287, 287, FALSE },
    { 288, 288, TRUE },
    { 1000, 288, TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SudokuAmbiguity) answer = find (grid, cases[i].limit);

      g_assert_cmpuint (answer->solutions->len, ==, cases[i].n);
      g_assert_cmpint (answer->complete, ==, cases[i].complete);
      g_assert_true (answer->exact);
      for (guint cell = 0; cell < 16; cell++)
        g_assert_cmpuint (sudoku_set_count (answer->values[cell]), ==, 4);
      g_assert_true (!answer->complete || answer->counts[0] == 72);
    }
}

static void
test_one_and_none (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, UNIQUE, FALSE);
  g_autoptr (SudokuAmbiguity) one = find (grid, 10);
  g_autoptr (SudokuAmbiguity) none = NULL;
  g_autoptr (SudokuAddition) addition = NULL;

  g_assert_cmpuint (one->solutions->len, ==, 1);
  g_assert_true (one->complete && one->exact);
  addition = sudoku_addition_find (grid, one, NULL, NULL, NULL);
  g_assert_true (addition->possible && addition->fewest);
  g_assert_cmpuint (addition->n_cells, ==, 0);
  sudoku_grid_set (grid, 2, 1, SUDOKU_ORIGIN_ENTRY);
  none = find (grid, 10);
  g_assert_cmpuint (none->solutions->len, ==, 0);
  g_assert_true (none->complete && none->exact);
}

/* With a symmetry all cells of an orbit that are empty are given. */
static void
test_orbits (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  guint orbits[16];

  for (guint cell = 0; cell < 16; cell++)
    orbits[cell] = MIN (cell, 15 - cell);
  for (guint limit = 2; limit <= 288; limit += 286)
    {
      g_autoptr (SudokuAmbiguity) ambiguity = find (grid, limit);
      g_autoptr (SudokuAddition) addition =
        sudoku_addition_find (grid, ambiguity, orbits, NULL, NULL);
      g_autoptr (SudokuGrid) with = sudoku_grid_new (geometry);

      g_assert_true (addition->possible);
      for (guint i = 0; i < addition->n_cells; i++)
        sudoku_grid_set (with, addition->cells[i], addition->solution[addition->cells[i]],
                         SUDOKU_ORIGIN_GIVEN);
      for (guint cell = 0; cell < 16; cell++)
        g_assert_cmpint (sudoku_grid_get_fixed (with, cell) != 0, ==,
                         sudoku_grid_get_fixed (with, 15 - cell) != 0);
      g_assert_cmpuint (test_brute_count (with, 2), ==, 1);
    }
}

/* A board that is too large to list or prove all: what is said holds. */
static void
test_large (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (4, 4, FALSE, NULL);
  g_autoptr (SudokuGrid) full = sudoku_generate_full (geometry, 1, NULL, NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (SudokuGrid) grid = test_thin_out (full, rand, 0.38);
  g_autoptr (SudokuAmbiguity) ambiguity = find (grid, 50);
  g_autoptr (SudokuDifference) difference = NULL;
  g_autoptr (SudokuAddition) addition = NULL;

  g_assert_cmpuint (ambiguity->solutions->len, >, 1);
  difference = sudoku_difference_find (grid, ambiguity, NULL, NULL);
  g_assert_cmpuint (difference->n_cells, >=, 4);
  addition = sudoku_addition_find (grid, ambiguity, NULL, NULL, NULL);
  g_assert_true (addition->possible);
  for (guint i = 0; i < addition->n_cells; i++)
    sudoku_grid_set (grid, addition->cells[i], addition->solution[addition->cells[i]],
                     SUDOKU_ORIGIN_GIVEN);
  g_assert_cmpint (sudoku_check (grid, NULL, NULL, NULL, NULL), ==, SUDOKU_VERDICT_UNIQUE);
}

static void
test_cancelled (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuAmbiguity) ambiguity = find (grid, 2);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const SudokuTask task = { .cancellable = cancellable };
  g_autoptr (GError) error = NULL;
  gboolean complete = FALSE;

  g_cancellable_cancel (cancellable);
  g_assert_null (sudoku_ambiguity_find (grid, 2, &task, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  g_assert_null (sudoku_difference_find (grid, ambiguity, &task, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  g_assert_null (sudoku_addition_find (grid, ambiguity, NULL, &task, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  g_assert_null (sudoku_further_rules_find (grid, ambiguity, &task, &complete, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ambiguity/limit", test_limit);
  g_test_add_func ("/ambiguity/one-and-none", test_one_and_none);
  g_test_add_func ("/ambiguity/orbits", test_orbits);
  g_test_add_func ("/ambiguity/large", test_large);
  g_test_add_func ("/ambiguity/cancelled", test_cancelled);
  return g_test_run ();
}
