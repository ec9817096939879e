/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sudoku-candidates.h>

#include "test-brute.h"
#include "test-shapes.h"

/* Shapes that brute force gets through from few givens. */
static const TestShape small_shapes[] = {
  { 2, 2, FALSE },
  { 2, 3, FALSE },
  { 3, 2, FALSE },
  { 1, 5, FALSE },
  { 2, 2, TRUE },
  { 1, 4, TRUE },
};

static gboolean
keep_cb (const guint8 *values,
         gpointer user_data)
{
  SudokuGrid *grid = user_data;

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    sudoku_grid_set (grid, cell, values[cell], SUDOKU_ORIGIN_ANSWER);
  return FALSE;
}

static SudokuGrid *
any_solution (SudokuGeometry *geometry)
{
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
  SudokuGrid *grid = sudoku_grid_new (geometry);

  g_assert_cmpuint (test_brute_force (empty, keep_cb, grid), ==, 1);
  return grid;
}

static gboolean
contained_cb (const guint8 *values,
              gpointer user_data)
{
  const SudokuCandidates *candidates = user_data;
  guint n_cells = sudoku_geometry_get_n_cells (sudoku_candidates_get_geometry (candidates));

  for (guint cell = 0; cell < n_cells; cell++)
    g_assert_true (sudoku_set_has (sudoku_candidates_get (candidates, cell), values[cell]));
  return TRUE;
}

/* No candidate of any solution is ever removed, and a dead end is one. */
static void
test_sound (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (gsize i = 0; i < G_N_ELEMENTS (small_shapes); i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&small_shapes[i]);
      g_autoptr (SudokuGrid) solution = any_solution (geometry);

      for (guint round = 0; round < 60; round++)
        {
          g_autoptr (SudokuGrid) puzzle = test_thin_out (solution, rand, 0.4);
          guint cell = (guint)g_rand_int_range (rand, 0, (gint32)sudoku_grid_get_n_cells (puzzle));
          guint value = (guint)g_rand_int_range (rand, 1,
                                                 (gint32)sudoku_grid_get_side (puzzle) + 1);
          g_autoptr (SudokuCandidates) candidates = NULL;

          /* A wrong value in every second round leads to dead ends as well. */
          if (round % 2 == 1)
            sudoku_grid_set (puzzle, cell, value, SUDOKU_ORIGIN_ENTRY);
          candidates = sudoku_candidates_new (puzzle);
          if (sudoku_candidates_propagate (candidates) && sudoku_candidates_check_hall (candidates))
            test_brute_force (puzzle, contained_cb, candidates);
          else
            g_assert_cmpuint (test_brute_count (puzzle, 1), ==, 0);
        }
    }
}

/* Removing the same candidates in another order, with or without propagation between,
 * ends in the same fixpoint. */
static void
test_any_order (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);

  for (gsize i = 0; i < test_n_shapes; i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&test_shapes[i]);
      g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
      guint n_cells = sudoku_grid_get_n_cells (empty), side = sudoku_grid_get_side (empty);

      for (guint round = 0; round < 20; round++)
        {
          g_autoptr (SudokuCandidates) a = sudoku_candidates_new (empty);
          g_autoptr (SudokuCandidates) b = sudoku_candidates_new (empty);
          guint n = n_cells * side / 3;
          g_autofree guint *removals = g_new (guint, n);

          for (guint k = 0; k < n; k++)
            {
              removals[k] = (guint)g_rand_int_range (rand, 0, (gint32)(n_cells * side));
              sudoku_candidates_remove (a, removals[k] / side, removals[k] % side + 1);
              if (k % 3 == 0)
                sudoku_candidates_propagate (a);
            }
          for (guint k = n; k > 0; k--)
            sudoku_candidates_remove (b, removals[k - 1] / side, removals[k - 1] % side + 1);
          g_assert_cmpint (sudoku_candidates_propagate (a), ==, sudoku_candidates_propagate (b));
          if (sudoku_candidates_get_dead_end (a)->kind != SUDOKU_DEAD_END_NONE)
            continue;
          for (guint cell = 0; cell < n_cells; cell++)
            g_assert_true (sudoku_set_equal (sudoku_candidates_get (a, cell),
                                             sudoku_candidates_get (b, cell)));
        }
    }
}

static void
test_first_state (void)
{
  for (gsize i = 0; i < test_n_shapes; i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&test_shapes[i]);
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
      g_autoptr (SudokuCandidates) candidates = NULL;
      guint side = sudoku_grid_get_side (grid);

      sudoku_grid_set (grid, side + 1, 2, SUDOKU_ORIGIN_GIVEN);
      sudoku_grid_set (grid, 0, 1, SUDOKU_ORIGIN_ANSWER);
      candidates = sudoku_candidates_new (grid);
      for (guint cell = 0; cell < side * side; cell++)
        {
          SudokuSet expected = sudoku_set_range (1, side);

          if (cell == side + 1)
            expected = sudoku_set_single (2);
          else if (sudoku_geometry_are_peers (geometry, cell, side + 1))
            expected = sudoku_set_minus (expected, sudoku_set_single (2));
          g_assert_true (sudoku_set_equal (sudoku_candidates_get (candidates, cell), expected));
        }
      g_assert_cmpuint (sudoku_candidates_get_n_open (candidates), ==, side * side - 1);
    }
}

/* 9×9: the value 1 can stand in the first row only in the first box, so that it can't
 * stand in the rest of that box. */
static void
test_locked (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuCandidates) candidates = sudoku_candidates_new (grid);

  for (guint column = 3; column < 9; column++)
    g_assert_true (sudoku_candidates_remove (candidates, column, 1));
  g_assert_true (sudoku_candidates_propagate (candidates));
  g_assert_true (sudoku_set_has (sudoku_candidates_get (candidates, 0), 1));
  g_assert_false (sudoku_set_has (sudoku_candidates_get (candidates, 10), 1));
  g_assert_false (sudoku_set_has (sudoku_candidates_get (candidates, 20), 1));
  g_assert_true (sudoku_set_has (sudoku_candidates_get (candidates, 12), 1));
  g_assert_cmpuint (sudoku_candidates_count (candidates), ==, 729 - 6 - 6);
}

static void
test_dead_ends (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuCandidates) a = sudoku_candidates_new (grid);
  g_autoptr (SudokuCandidates) b = sudoku_candidates_copy (a);
  g_autoptr (SudokuCandidates) twice = NULL;

  for (guint value = 1; value < 6; value++)
    g_assert_true (sudoku_candidates_remove (a, 7, value));
  g_assert_false (sudoku_candidates_remove (a, 7, 6));
  g_assert_cmpint (sudoku_candidates_get_dead_end (a)->kind, ==, SUDOKU_DEAD_END_CELL);
  g_assert_cmpuint (sudoku_candidates_get_dead_end (a)->cell, ==, 7);
  g_assert_false (sudoku_candidates_propagate (a));

  for (guint row = 0; row < 5; row++)
    g_assert_true (sudoku_candidates_remove (b, row * 6 + 2, 4));
  g_assert_false (sudoku_candidates_remove (b, 32, 4));
  g_assert_cmpint (sudoku_candidates_get_dead_end (b)->kind, ==, SUDOKU_DEAD_END_VALUE);
  g_assert_cmpuint (sudoku_candidates_get_dead_end (b)->house, ==, 8);
  g_assert_cmpuint (sudoku_candidates_get_dead_end (b)->value, ==, 4);

  sudoku_grid_set (grid, 3, 5, SUDOKU_ORIGIN_GIVEN);
  sudoku_grid_set (grid, 33, 5, SUDOKU_ORIGIN_ENTRY);
  twice = sudoku_candidates_new (grid);
  g_assert_false (sudoku_candidates_propagate (twice));
}

/* 36×36: of the last row's columns only 12 can hold the values 1…13, but no cell and
 * no value alone is at an end. */
static void
test_pigeonhole (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (6, 6, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuCandidates) candidates = sudoku_candidates_new (grid);
  const SudokuDeadEnd *dead_end = sudoku_candidates_get_dead_end (candidates);

  for (guint column = 0; column < 36; column++)
    for (guint value = 1; column % 3 != 0 && value <= 13; value++)
      g_assert_true (sudoku_candidates_remove (candidates, 35 * 36 + column, value));
  g_assert_true (sudoku_candidates_propagate (candidates));
  g_assert_false (sudoku_candidates_check_hall (candidates));
  g_assert_cmpint (dead_end->kind, ==, SUDOKU_DEAD_END_HALL);
  g_assert_cmpuint (dead_end->house, ==, 35);
  g_assert_true (sudoku_set_equal (dead_end->values, sudoku_set_range (1, 13)));
  g_assert_cmpuint (sudoku_set_count (dead_end->places), ==, 12);
  g_assert_true (sudoku_set_has (dead_end->places, 33));
}

/* Whatever set is blamed does violate, by the plain definition. */
static void
test_hall_reason (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 4, TRUE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  guint n_found = 0;

  for (guint round = 0; round < 400; round++)
    {
      g_autoptr (SudokuCandidates) candidates = sudoku_candidates_new (grid);
      const SudokuDeadEnd *dead_end = sudoku_candidates_get_dead_end (candidates);
      SudokuSet left = SUDOKU_SET_EMPTY, places = SUDOKU_SET_EMPTY;

      guint column = (guint)g_rand_int_range (rand, 0, 12);
      guint n = (guint)g_rand_int_range (rand, 3, 12);

      /* n cells of a column have no more than n - 1 values left, and some noise. */
      for (guint k = 0; k < n * 12; k++)
        if (k % 12 >= n - 1)
          sudoku_candidates_remove (candidates, k / 12 * 12 + column, k % 12 + 1);
      for (guint k = 0; k < 100; k++)
        sudoku_candidates_remove (candidates, (guint)g_rand_int_range (rand, 0, 144),
                                  (guint)g_rand_int_range (rand, 1, 13));
      g_assert_false (sudoku_candidates_check_hall (candidates));
      if (dead_end->kind != SUDOKU_DEAD_END_HALL)
        continue;
      n_found++;
      for (guint place = 0; place < 12; place++)
        {
          SudokuSet cell = sudoku_candidates_get (
            candidates, sudoku_geometry_get_house_cells (geometry, dead_end->house)[place]);

          if (sudoku_set_has (dead_end->places, place))
            left = sudoku_set_or (left, cell);
          if (!sudoku_set_is_empty (sudoku_set_and (cell, dead_end->values)))
            places = sudoku_set_or (places, sudoku_set_single (place));
        }
      if (sudoku_set_count (dead_end->places) > sudoku_set_count (dead_end->values))
        g_assert_true (sudoku_set_equal (left, dead_end->values));
      else
        g_assert_true (sudoku_set_equal (places, dead_end->places));
      g_assert_cmpuint (sudoku_set_count (dead_end->places), !=,
                        sudoku_set_count (dead_end->values));
    }
  g_assert_cmpuint (n_found, >, 200);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/candidates/first-state", test_first_state);
  g_test_add_func ("/sudoku/candidates/sound", test_sound);
  g_test_add_func ("/sudoku/candidates/any-order", test_any_order);
  g_test_add_func ("/sudoku/candidates/locked", test_locked);
  g_test_add_func ("/sudoku/candidates/dead-ends", test_dead_ends);
  g_test_add_func ("/sudoku/candidates/pigeonhole", test_pigeonhole);
  g_test_add_func ("/sudoku/candidates/hall-reason", test_hall_reason);
  return g_test_run ();
}
