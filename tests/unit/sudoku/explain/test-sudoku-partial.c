/* SPDX-License-Identifier: GPL-3.0-or-later */

/* As far as possible, against trying everything. */

#include <sudoku-check.h>
#include <sudoku-partial.h>

#include "test-brute.h"
#include "test-rules.h"
#include "test-shapes.h"

static SudokuPartial *
find (const SudokuGrid *grid)
{
  g_autoptr (GError) error = NULL;
  SudokuPartial *partial = sudoku_partial_find (grid, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (partial);
  return partial;
}

/* Can the cells from @cell on be filled so that at least @wanted of all are? Only what is empty or
 * @loose is tried; a loose cell has its value or none. */
static gboolean
can_fill (SudokuGrid *grid,
          const guint8 *loose,
          guint cell,
          guint n_filled,
          guint wanted)
{
  guint side = sudoku_grid_get_side (grid), n_cells = sudoku_grid_get_n_cells (grid);
  gboolean possible = FALSE;

  if (n_filled + n_cells - cell < wanted)
    return FALSE;
  if (cell == n_cells)
    return TRUE;
  if (loose[cell] == 0 && sudoku_grid_get_value (grid, cell) != 0)
    return can_fill (grid, loose, cell + 1, n_filled + 1, wanted);
  for (guint value = 1; value <= side && !possible; value++)
    {
      if (loose[cell] != 0 && loose[cell] != value)
        continue;
      sudoku_grid_set (grid, cell, value, SUDOKU_ORIGIN_ANSWER);
      possible = !sudoku_check_has_conflict (grid) &&
                 can_fill (grid, loose, cell + 1, n_filled + 1, wanted);
      sudoku_grid_set (grid, cell, 0, SUDOKU_ORIGIN_NONE);
    }
  return possible || can_fill (grid, loose, cell + 1, n_filled, wanted);
}

/* By trying everything: can so many cells be filled? */
static gboolean
can_fill_so_many (const SudokuGrid *grid,
                  guint wanted)
{
  g_autoptr (SudokuGrid) start = sudoku_grid_copy (grid);
  g_autoptr (GPtrArray) conflicts = sudoku_check_find_conflicts (grid);
  g_autofree guint8 *loose = g_new0 (guint8, sudoku_grid_get_n_cells (grid));

  for (guint i = 0; i < conflicts->len; i++)
    {
      const SudokuConflict *conflict = g_ptr_array_index (conflicts, i);

      for (guint k = 0; k < conflict->n_cells; k++)
        loose[conflict->cells[k]] = (guint8)sudoku_grid_get_value (grid, conflict->cells[k]);
    }
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (loose[cell] != 0)
      sudoku_grid_set (start, cell, 0, SUDOKU_ORIGIN_NONE);
  return can_fill (start, loose, 0, 0, wanted);
}

/* No rule is broken, what was there is there, and the counts are right. */
static void
check_partial (const SudokuPartial *partial,
               const SudokuGrid *grid)
{
  gboolean broken = sudoku_check_has_conflict (grid);
  guint n_filled = 0, n_dropped = 0;

  g_assert_false (sudoku_check_has_conflict (partial->grid));
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      guint before = sudoku_grid_get_value (grid, cell);
      guint after = sudoku_grid_get_value (partial->grid, cell);

      n_filled += after != 0;
      n_dropped += before != 0 && after == 0;
      g_assert_true (before == 0 || after == before || (broken && after == 0));
      g_assert_true (before != 0 || after == 0 ||
                     sudoku_grid_get_origin (partial->grid, cell) == SUDOKU_ORIGIN_ANSWER);
    }
  g_assert_cmpuint (n_filled, ==, partial->n_filled);
  g_assert_cmpuint (n_dropped, ==, partial->n_dropped);
}

static SudokuGrid *
make_numbers (SudokuGeometry *geometry,
              GRand *rand,
              double density)
{
  SudokuGrid *grid = sudoku_grid_new (geometry);
  guint side = sudoku_grid_get_side (grid);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (g_rand_double (rand) < density)
      sudoku_grid_set (grid, cell, (guint)g_rand_int_range (rand, 1, (gint32)side + 1),
                       g_rand_boolean (rand) ? SUDOKU_ORIGIN_GIVEN : SUDOKU_ORIGIN_ENTRY);
  return grid;
}

/* On 4×4 it is the most, whether or not the numbers there break a rule. */
static void
test_most (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  guint n_partial = 0, n_dropped = 0;

  for (guint round = 0; round < 400; round++)
    {
      const TestShape shape = { round % 3 == 0 ? 1 : 2, round % 3 == 0 ? 4 : 2, round % 5 == 0 };
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&shape);
      g_autoptr (SudokuGrid) grid = make_numbers (geometry, rand, 0.2 + 0.1 * (round % 3));
      g_autoptr (SudokuPartial) partial = find (grid);

      check_partial (partial, grid);
      g_assert_true (partial->largest);
      g_assert_false (can_fill_so_many (grid, partial->n_filled + 1));
      n_partial += partial->n_filled < 16;
      n_dropped += partial->n_dropped > 0;
    }
  g_assert_cmpuint (n_partial, >, 100);
  g_assert_cmpuint (n_dropped, >, 50);
}

/* With all kinds of rules no rule is broken. */
static void
test_rules_of_all_kinds (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);

  for (gsize i = 0; i < test_n_rules; i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_rules_make (&test_rules[i]);

      for (guint round = 0; round < 5; round++)
        {
          g_autoptr (SudokuGrid) grid = make_numbers (geometry, rand, 0.1);
          g_autoptr (SudokuPartial) partial = find (grid);

          check_partial (partial, grid);
          /* With laws and tables it may not be the most, and then it is said. */
          g_assert_true (partial->largest || test_rules[i].side != 4 ||
                         sudoku_groups_has_clauses (sudoku_geometry_get_groups (geometry)));
          if (test_rules[i].side == 4 && partial->largest)
            g_assert_false (can_fill_so_many (grid, partial->n_filled + 1));
        }
    }
}

/* What has a solution is solved. */
static void
test_solvable (void)
{
  const TestShape shape = { 3, 3, FALSE };
  g_autoptr (SudokuGeometry) geometry = test_shape_make (&shape);
  g_autoptr (SudokuGrid) solution = test_canonical_grid (geometry);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (guint round = 0; round < 20; round++)
    {
      g_autoptr (SudokuGrid) grid = test_thin_out (solution, rand, 0.4);
      g_autoptr (SudokuPartial) partial = find (grid);

      check_partial (partial, grid);
      g_assert_true (partial->largest && sudoku_check_is_solved (partial->grid));
    }
}

static void
test_cancelled (void)
{
  const TestShape shape = { 3, 3, FALSE };
  g_autoptr (SudokuGeometry) geometry = test_shape_make (&shape);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const SudokuTask task = { .cancellable = cancellable };
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (sudoku_partial_find (grid, &task, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* Without any time left the first way that comes is taken: it need not be the most. */
static void
test_late (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  const SudokuTask task = { .time_limit = 1e-6 };

  for (guint i = 0; i < test_n_rules; i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_rules_make (&test_rules[i]);
      g_autoptr (SudokuGrid) grid = make_numbers (geometry, rand, 0.1);
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuPartial) partial = sudoku_partial_find (grid, &task, &error);

      g_assert_no_error (error);
      check_partial (partial, grid);
      g_assert_cmpuint (partial->n_filled, >, 0);
      g_assert_true (!partial->largest ||
                     partial->n_filled == sudoku_grid_get_n_cells (grid));
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/partial/most", test_most);
  g_test_add_func ("/partial/rules", test_rules_of_all_kinds);
  g_test_add_func ("/partial/solvable", test_solvable);
  g_test_add_func ("/partial/cancelled", test_cancelled);
  g_test_add_func ("/partial/late", test_late);
  return g_test_run ();
}
