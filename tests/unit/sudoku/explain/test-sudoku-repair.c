/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles that were mended, against brute force: each is as it shall be, and no fewer givens had to
 * go or to come. */

#include <sudoku-repair.h>
#include <sudoku-solve.h>

#include "test-brute.h"
#include "test-frames.h"
#include "test-grid.h"

#define UNIQUE \
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

/* Boards with more filled cells are not tried in all ways. */
#define N_CELLS_MAX 36

static SudokuRepair *
find (const SudokuGrid *grid,
      SudokuRepairAim aim,
      const guint *orbits)
{
  g_autoptr (GError) error = NULL;
  SudokuRepair *answer = sudoku_repair_find (grid, aim, orbits, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (answer);
  return answer;
}

static guint
count_more (const SudokuGrid *grid,
            const SudokuGrid *other)
{
  guint n = 0;

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    n += sudoku_grid_get_fixed (grid, cell) != 0 &&
         sudoku_grid_get_fixed (grid, cell) != sudoku_grid_get_fixed (other, cell);
  return n;
}

/* Whether there is a solution without @left more cells, from @first on. */
static gboolean
is_solvable_without (SudokuGrid *grid,
                     guint first,
                     guint left)
{
  if (left == 0)
    return test_brute_count (grid, 1) > 0;
  for (guint cell = first; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      guint value = sudoku_grid_get_fixed (grid, cell);
      gboolean solvable;

      if (value == 0)
        continue;
      sudoku_grid_set (grid, cell, 0, SUDOKU_ORIGIN_NONE);
      solvable = is_solvable_without (grid, cell + 1, left - 1);
      sudoku_grid_set (grid, cell, value, SUDOKU_ORIGIN_GIVEN);
      if (solvable)
        return TRUE;
    }
  return FALSE;
}

/* Whether there is only one solution with @left more givens, from @first on. */
static gboolean
is_unique_with (SudokuGrid *grid,
                guint first,
                guint left)
{
  guint64 n = test_brute_count (grid, 2);

  if (left == 0 || n < 2)
    return n == 1;
  for (guint cell = first; cell < sudoku_grid_get_n_cells (grid); cell++)
    for (guint value = 1; value <= sudoku_grid_get_side (grid); value++)
      {
        gboolean unique;

        if (sudoku_grid_get_fixed (grid, cell) != 0)
          break;
        sudoku_grid_set (grid, cell, value, SUDOKU_ORIGIN_GIVEN);
        unique = is_unique_with (grid, cell + 1, left - 1);
        sudoku_grid_set (grid, cell, 0, SUDOKU_ORIGIN_NONE);
        if (unique)
          return TRUE;
      }
  return FALSE;
}

/* What is left of the puzzle. */
static SudokuGrid *
get_common (const SudokuGrid *grid,
            const SudokuGrid *other)
{
  SudokuGrid *common = sudoku_grid_copy (grid);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_fixed (grid, cell) != sudoku_grid_get_fixed (other, cell))
      sudoku_grid_set (common, cell, 0, SUDOKU_ORIGIN_NONE);
  return common;
}

static void
check_unique (SudokuGrid *grid,
              guint *n_repaired)
{
  g_autoptr (SudokuRepair) answer = find (grid, SUDOKU_REPAIR_UNIQUE, NULL);
  g_autoptr (SudokuGrid) common = get_common (grid, answer->grid);
  guint n_gone = count_more (grid, answer->grid), n_new = count_more (answer->grid, grid);

  g_assert_true (answer->possible && answer->fewest);
  g_assert_cmpuint (test_brute_count (answer->grid, 2), ==, 1);
  g_assert_cmpuint (test_brute_count (common, 1), >, 0);
  if (n_gone > 0)
    g_assert_false (is_solvable_without (grid, 0, n_gone - 1));
  if (n_new > 0 && n_new <= 3)
    g_assert_false (is_unique_with (common, 0, n_new - 1));
  n_repaired[0] += n_gone > 0;
  n_repaired[1] += n_new > 0;
}

/* What has no solution gets one, and no more than that. */
static void
check_solvable (const SudokuGrid *grid)
{
  guint64 n = test_brute_count (grid, 2);
  g_autoptr (SudokuRepair) answer = find (grid, SUDOKU_REPAIR_SOLVABLE, NULL);

  g_assert_true (answer->possible);
  if (n == 0)
    g_assert_cmpuint (count_more (answer->grid, grid), ==, 0);
  if (n == 1)
    g_assert_true (sudoku_grid_same_values (grid, answer->grid));
  g_assert_cmpuint (test_brute_count (answer->grid, 1), >, 0);
  if (n > 0)
    g_assert_cmpuint (test_brute_count (answer->grid, 2), ==, 1);
}

/* No given can go; with orbits none of these. */
static void
check_minimal (const SudokuGrid *grid,
               const guint *orbits)
{
  g_autoptr (SudokuRepair) answer = find (grid, SUDOKU_REPAIR_MINIMAL, orbits);
  guint n_cells = sudoku_grid_get_n_cells (grid);

  g_assert_true (answer->possible && (answer->fewest || orbits != NULL));
  g_assert_cmpuint (test_brute_count (answer->grid, 2), ==, 1);
  for (guint cell = 0; cell < n_cells; cell++)
    {
      g_autoptr (SudokuGrid) rest = sudoku_grid_copy (answer->grid);

      if (sudoku_grid_get_fixed (rest, cell) == 0)
        continue;
      for (guint other = 0; other < n_cells; other++)
        if (other == cell || (orbits != NULL && orbits[other] == orbits[cell]))
          sudoku_grid_set (rest, other, 0, SUDOKU_ORIGIN_NONE);
      g_assert_cmpuint (test_brute_count (rest, 2), ==, 2);
    }
}

/* Puzzles whose givens are symmetric stay so. */
static void
check_symmetric (const SudokuGrid *grid)
{
  static const SudokuRepairAim aims[] = {
    SUDOKU_REPAIR_SOLVABLE,
    SUDOKU_REPAIR_UNIQUE,
    SUDOKU_REPAIR_MINIMAL,
  };
  guint n_cells = sudoku_grid_get_n_cells (grid);
  g_autoptr (SudokuGrid) even = sudoku_grid_copy (grid);
  guint orbits[N_CELLS_MAX];

  for (guint cell = 0; cell < n_cells; cell++)
    {
      orbits[cell] = MIN (cell, n_cells - 1 - cell);
      if (sudoku_grid_get_fixed (grid, n_cells - 1 - cell) == 0)
        sudoku_grid_set (even, cell, 0, SUDOKU_ORIGIN_NONE);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (aims); i++)
    {
      g_autoptr (SudokuRepair) answer = find (even, aims[i], orbits);

      g_assert_true (answer->possible);
      g_assert_cmpuint (test_brute_count (answer->grid, 1), ==, 1);
      for (guint cell = 0; cell < n_cells; cell++)
        g_assert_cmpint (sudoku_grid_get_fixed (answer->grid, cell) != 0, ==,
                         sudoku_grid_get_fixed (answer->grid, n_cells - 1 - cell) != 0);
    }
  check_minimal (even, orbits);
}

/* Random boards, some of them spoilt. */
static void
test_brute_force_all (void)
{
  static const TestFrame frames[] = { { 4, 2 }, { 6, 2 } };
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  guint n_repaired[2] = { 0 };

  for (guint i = 0; i < 132; i++)
    {
      gsize rule = i % (test_n_frame_rules + 1);
      const TestFrame *frame = &frames[i / (test_n_frame_rules + 1) % G_N_ELEMENTS (frames)];
      gboolean small = frame->side == 4;
      g_autoptr (SudokuGrid) full = test_frame_fill (
        frame, rule < test_n_frame_rules ? test_frame_rules[rule] : "", rand);
      g_autoptr (SudokuGrid) grid = NULL;
      guint n_cells = frame->side * frame->side;

      if (full == NULL)
        continue;
      grid = test_thin_out (full, rand, small ? 0.2 : 0.45);
      for (guint k = 0; k < i % 3; k++)
        sudoku_grid_set (grid, (guint)g_rand_int_range (rand, 0, (gint32)n_cells),
                         (guint)g_rand_int_range (rand, 1, (gint32)frame->side + 1),
                         SUDOKU_ORIGIN_GIVEN);
      check_unique (grid, n_repaired);
      check_solvable (grid);
      check_minimal (grid, NULL);
      check_symmetric (grid);
    }
  g_test_message ("%u with givens gone, %u with new ones", n_repaired[0], n_repaired[1]);
  g_assert_cmpuint (n_repaired[0], >, 20);
  g_assert_cmpuint (n_repaired[1], >, 20);
}

/* A given that is wrong in a puzzle that needs it is changed. */
static void
test_changed (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) whole = test_grid_from_line (geometry, UNIQUE, FALSE);
  g_autoptr (SudokuRepair) minimal = find (whole, SUDOKU_REPAIR_MINIMAL, NULL);
  guint n_tried = 0;

  for (guint cell = 0; cell < 81; cell++)
    {
      guint right = sudoku_grid_get_fixed (minimal->grid, cell);
      g_autoptr (SudokuGrid) spoilt = sudoku_grid_copy (minimal->grid);
      g_autoptr (SudokuRepair) answer = NULL;

      if (right == 0)
        continue;
      sudoku_grid_set (spoilt, cell, right % 9 + 1, SUDOKU_ORIGIN_GIVEN);
      if (sudoku_check (spoilt, NULL, NULL, NULL, NULL) == SUDOKU_VERDICT_UNIQUE ||
          sudoku_check (spoilt, NULL, NULL, NULL, NULL) == SUDOKU_VERDICT_SEVERAL)
        continue;
      answer = find (spoilt, SUDOKU_REPAIR_UNIQUE, NULL);
      g_assert_true (answer->possible);
      g_assert_cmpint (sudoku_check (answer->grid, NULL, NULL, NULL, NULL), ==,
                       SUDOKU_VERDICT_UNIQUE);
      if (sudoku_grid_get_fixed (answer->grid, cell) == sudoku_grid_get_fixed (spoilt, cell) ||
          count_more (spoilt, answer->grid) != 1 || count_more (answer->grid, spoilt) != 1)
        continue;
      g_assert_cmpuint (sudoku_grid_get_fixed (answer->grid, cell), !=, 0);
      n_tried++;
    }
  g_assert_cmpuint (n_tried, >, 3);
}

/* Rules that no grid keeps: there is nothing to mend. */
static void
test_impossible (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new_plain (2, TRUE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuRepair) answer = find (grid, SUDOKU_REPAIR_UNIQUE, NULL);

  g_assert_cmpuint (test_brute_count (grid, 1), ==, 0);
  g_assert_false (answer->possible);
}

static void
test_cancelled (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, UNIQUE, FALSE);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const SudokuTask task = { .cancellable = cancellable };
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (sudoku_repair_find (grid, SUDOKU_REPAIR_UNIQUE, NULL, &task, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/repair/brute-force", test_brute_force_all);
  g_test_add_func ("/repair/changed", test_changed);
  g_test_add_func ("/repair/impossible", test_impossible);
  g_test_add_func ("/repair/cancelled", test_cancelled);
  return g_test_run ();
}
