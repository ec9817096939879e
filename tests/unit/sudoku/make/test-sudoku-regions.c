/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sudoku-regions.h>

#include "test-shapes.h"

/* Whether one can walk through all cells of the region, edge by edge. */
static gboolean
is_connected (guint side,
              const guint16 *regions,
              guint region)
{
  g_autofree gboolean *seen = g_new0 (gboolean, side * side);
  gboolean grown = TRUE;
  guint first = 0, n = 1;

  while (regions[first] != region)
    first++;
  seen[first] = TRUE;
  while (grown)
    {
      grown = FALSE;
      for (guint cell = 0; cell < side * side; cell++)
        {
          gboolean beside = (cell >= side && seen[cell - side]) ||
                            (cell + side < side * side && seen[cell + side]) ||
                            (cell % side > 0 && seen[cell - 1]) ||
                            (cell % side + 1 < side && seen[cell + 1]);

          if (seen[cell] || !beside || regions[cell] != region)
            continue;
          seen[cell] = TRUE;
          grown = TRUE;
          n++;
        }
    }
  return n == side;
}

static SudokuRule *
draw (const SudokuGeometry *geometry,
      double wildness,
      guint64 seed)
{
  SudokuRandom random;

  sudoku_random_init (&random, seed);
  return sudoku_regions_random (geometry, wildness, &random);
}

/* How many pairs of neighbours in a box, or in a row where there are none, were parted. */
static guint
count_parted (const SudokuGeometry *geometry,
              const guint16 *regions)
{
  guint side = sudoku_geometry_get_side (geometry), n = 0;

  for (guint cell = 0; cell + 1 < side * side; cell++)
    if ((cell + 1) % side != 0 &&
        sudoku_geometry_get_cell_region (geometry, cell) ==
          sudoku_geometry_get_cell_region (geometry, cell + 1))
      n += regions[cell] != regions[cell + 1];
  return n;
}

/* At every side: connected, all of one size (the rule takes no others), irregular, and the same
 * again from the same seed. */
static void
test_all_sides (void)
{
  for (guint side = 3; side <= 25; side++)
    {
      g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new_for_side (side, FALSE, NULL);
      g_autoptr (SudokuRule) rule = draw (geometry, 1, side);
      g_autoptr (SudokuRule) again = draw (geometry, 1, side);
      g_autoptr (SudokuRule) other = draw (geometry, 1, side + 1);
      guint n_cells = 0;
      const guint16 *regions;

      g_assert_nonnull (rule);
      regions = sudoku_rule_get_cells (rule, &n_cells);
      g_assert_cmpuint (n_cells, ==, side * side);
      for (guint region = 0; region < side; region++)
        g_assert_true (is_connected (side, regions, region));
      g_assert_cmpint (sudoku_rule_compare (rule, again), ==, 0);
      g_assert_cmpuint (count_parted (geometry, regions), >=, side / 2);
      if (side > 3)
        g_assert_cmpint (sudoku_rule_compare (rule, other), !=, 0);
    }
}

/* Without any exchange the boxes stay, of whatever size. */
static void
test_tame (void)
{
  for (gsize i = 0; i < test_n_shapes; i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&test_shapes[i]);
      g_autoptr (SudokuRule) rule = draw (geometry, 0, 1);
      guint n_cells = 0;
      const guint16 *regions = sudoku_rule_get_cells (rule, &n_cells);

      for (guint cell = 0; sudoku_geometry_has_boxes (geometry) && cell < n_cells; cell++)
        g_assert_cmpuint (regions[cell], ==, sudoku_geometry_get_cell_region (geometry, cell));
    }
}

/* A region at a time, in any order: at the end the map is the one that was wanted, and until then
 * all regions keep their size (the rule takes no others). */
static void
test_make_one (void)
{
  for (guint side = 4; side <= 12; side += 2)
    {
      g_autoptr (SudokuGeometry) boxes = sudoku_geometry_new_for_side (side, FALSE, NULL);
      g_autoptr (SudokuGeometry) map = sudoku_geometry_ref (boxes);
      g_autoptr (SudokuRule) wanted = draw (boxes, 5, side), made = NULL;
      guint n_cells = 0;
      const guint16 *regions = sudoku_rule_get_cells (wanted, &n_cells);

      for (guint region = side; region-- > 0;)
        {
          g_autoptr (SudokuGeometry) before = g_steal_pointer (&map);
          g_autofree guint *cells = g_new (guint, side);
          guint n = 0;

          for (guint cell = 0; cell < n_cells; cell++)
            if (regions[cell] == region)
              cells[n++] = cell;
          g_assert_cmpuint (n, ==, side);
          g_clear_pointer (&made, sudoku_rule_unref);
          made = sudoku_regions_make_one (before, cells);
          g_assert_nonnull (made);
          map = sudoku_geometry_add_rules (before, &made, 1, NULL);
        }
      g_assert_cmpint (sudoku_rule_compare (made, wanted), ==, 0);
    }
}

/* Who loses cells gets others that it touches: the boxes stay in one piece. */
static void
test_make_one_beside (void)
{
  g_autoptr (SudokuGeometry) boxes = sudoku_geometry_new (2, 2, FALSE, NULL);
  /* 1 1 2 2    the first row takes the place of the first box */
  static const guint row[] = { 0, 1, 2, 3 };
  static const guint16 expected[] = { 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3 };
  g_autoptr (SudokuRule) rule = sudoku_regions_make_one (boxes, row);
  guint n_cells = 0;
  const guint16 *regions = sudoku_rule_get_cells (rule, &n_cells);

  g_assert_cmpmem (regions, n_cells * sizeof *regions, expected, sizeof expected);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/regions/all-sides", test_all_sides);
  g_test_add_func ("/sudoku/regions/tame", test_tame);
  g_test_add_func ("/sudoku/regions/make-one", test_make_one);
  g_test_add_func ("/sudoku/regions/make-one-beside", test_make_one_beside);
  return g_test_run ();
}
