/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sudoku-candidates.h>
#include <words-trouble.h>

#include "test-brute.h"
#include "test-frames.h"
#include "test-rules.h"
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

/* Shapes with rules that brute force gets through. */
static const TestFrame small_frames[] = {
  { 4, 2 },
  { 5, 0 },
  { 6, 3 },
};

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
check_sound (SudokuGeometry *geometry,
             double density,
             GRand *rand)
{
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
  g_autoptr (SudokuGrid) solution = NULL;

  if (test_brute_count (empty, 1) == 0)
    return;
  solution = any_solution (geometry);
  for (guint round = 0; round < 60; round++)
    {
      g_autoptr (SudokuGrid) puzzle = test_thin_out (solution, rand, density);
      guint cell = (guint)g_rand_int_range (rand, 0, (gint32)sudoku_grid_get_n_cells (puzzle));
      guint value = (guint)g_rand_int_range (rand, 1, (gint32)sudoku_grid_get_side (puzzle) + 1);
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

static void
test_sound (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (gsize i = 0; i < G_N_ELEMENTS (small_shapes); i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&small_shapes[i]);

      check_sound (geometry, 0.4, rand);
    }
}

static void
test_sound_rules (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);

  for (gsize i = 0; i < G_N_ELEMENTS (small_frames); i++)
    for (gsize k = 0; k < test_n_frame_rules; k++)
      {
        g_autoptr (SudokuGeometry) geometry =
          test_frame_make (&small_frames[i], test_frame_rules[k], rand);

        if (geometry != NULL)
          check_sound (geometry, 0.3, rand);
      }
}

/* Items, too. */
static void
test_sound_items (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (gsize i = 0; i < test_n_rules; i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_rules_make (&test_rules[i]);

      g_test_message ("%s", test_rules[i].rules);
      if (test_rules[i].side <= 6)
        check_sound (geometry, test_rules[i].side > 4 ? 0.3 : 0.15, rand);
    }
}

/* Removing the same candidates in another order, with or without propagation between,
 * ends in the same fixpoint. */
static void
check_any_order (SudokuGeometry *geometry,
                 GRand *rand)
{
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

static void
test_any_order (void)
{
  static const TestFrame frame = { 9, 3 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);

  for (gsize i = 0; i < test_n_shapes; i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&test_shapes[i]);

      check_any_order (geometry, rand);
    }
  for (gsize i = 0; i < test_n_frame_rules; i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_frame_make (&frame, test_frame_rules[i], rand);

      check_any_order (geometry, rand);
    }
  for (gsize i = 0; i < test_n_rules; i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_rules_make (&test_rules[i]);

      check_any_order (geometry, rand);
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

static SudokuCandidates *
make_candidates (guint side,
                 guint box_rows,
                 const char *rules)
{
  const TestFrame frame = { side, box_rows };
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (SudokuGeometry) geometry = test_frame_make (&frame, rules, rand);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  return sudoku_candidates_new (grid);
}

/* Two values of a cell can forbid a third one beside it together. */
static void
test_pairs (void)
{
  g_autoptr (SudokuCandidates) candidates = make_candidates (6, 2, "non-consecutive");

  for (guint value = 1; value <= 6; value++)
    if (value != 2 && value != 4)
      g_assert_true (sudoku_candidates_remove (candidates, 14, value));
  g_assert_true (sudoku_candidates_propagate (candidates));
  g_assert_false (sudoku_set_has (sudoku_candidates_get (candidates, 8), 3));
  g_assert_false (sudoku_set_has (sudoku_candidates_get (candidates, 13), 3));
  g_assert_true (sudoku_set_has (sudoku_candidates_get (candidates, 8), 1));
  g_assert_true (sudoku_set_has (sudoku_candidates_get (candidates, 7), 3));
  g_assert_cmpuint (sudoku_candidates_count (candidates), ==, 216 - 4 - 4);
}

/* "Complete": what is left of box 1 of the columns of values, line 1, lies in one cell, in which
 * nothing else can stand then; and it may not be nothing. */
static void
test_truths (void)
{
  g_autoptr (SudokuCandidates) a = make_candidates (9, 3, "complete");
  g_autoptr (SudokuCandidates) b = sudoku_candidates_copy (a);
  const SudokuGeometry *geometry = sudoku_candidates_get_geometry (a);
  const SudokuDeadEnd *dead_end = sudoku_candidates_get_dead_end (b);
  g_autofree char *sentence = NULL;

  for (guint value = 1; value <= 3; value++)
    for (guint row = 1; row < 3; row++)
      g_assert_true (sudoku_candidates_remove (a, row * 9, value));
  g_assert_true (sudoku_candidates_propagate (a));
  g_assert_true (
    sudoku_set_equal (sudoku_candidates_get (a, 0), sudoku_set_range (1, 3)));
  for (guint i = 0; i < 8; i++)
    g_assert_true (sudoku_candidates_remove (b, i / 3 * 9, i % 3 + 1));
  g_assert_false (sudoku_candidates_remove (b, 18, 3));
  g_assert_cmpint (dead_end->kind, ==, SUDOKU_DEAD_END_TRUTH);
  sentence = words_dead_end (geometry, dead_end);
  g_assert_cmpstr (sentence, ==, "Box 1 of the columns of values needs column 1 somewhere, "
                                 "but no place is left");
}

/* Three lines of a derived grid have two places in a box of it, which no house knows. */
static void
test_hall_truths (void)
{
  g_autoptr (SudokuCandidates) candidates = make_candidates (9, 3, "complete");
  const SudokuDeadEnd *dead_end = sudoku_candidates_get_dead_end (candidates);
  g_autofree char *sentence = NULL;

  for (guint column = 0; column < 9; column += 3)
    for (guint i = 2; i < 9; i++)
      g_assert_true (
        sudoku_candidates_remove (candidates, i / 3 * 9 + column, i % 3 + 1));
  g_assert_false (sudoku_candidates_check_hall (candidates));
  g_assert_cmpint (dead_end->kind, ==, SUDOKU_DEAD_END_HALL_TRUTHS);
  g_assert_cmpuint (sudoku_set_count (dead_end->values), ==, 3);
  g_assert_cmpuint (sudoku_set_count (dead_end->places), ==, 2);
  sentence = words_dead_end (sudoku_candidates_get_geometry (candidates), dead_end);
  g_assert_cmpstr (sentence, ==, "box 1 of the columns of values has too few places left for 1, 4 "
                                 "and 7");
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
  g_test_add_func ("/sudoku/candidates/sound-rules", test_sound_rules);
  g_test_add_func ("/sudoku/candidates/sound-items", test_sound_items);
  g_test_add_func ("/sudoku/candidates/pairs", test_pairs);
  g_test_add_func ("/sudoku/candidates/truths", test_truths);
  g_test_add_func ("/sudoku/candidates/hall-truths", test_hall_truths);
  g_test_add_func ("/sudoku/candidates/any-order", test_any_order);
  g_test_add_func ("/sudoku/candidates/locked", test_locked);
  g_test_add_func ("/sudoku/candidates/dead-ends", test_dead_ends);
  g_test_add_func ("/sudoku/candidates/pigeonhole", test_pigeonhole);
  g_test_add_func ("/sudoku/candidates/hall-reason", test_hall_reason);
  return g_test_run ();
}
