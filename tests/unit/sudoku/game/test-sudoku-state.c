/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Is a state solved? Asked after each move, of every rule, and compared with the plain
 * definitions. */

#include <sudoku-check.h>
#include <sudoku-state.h>

#include "test-brute.h"
#include "test-frames.h"

static const TestFrame frame = { 4, 2 };

static void
assert_as_checked (const SudokuState *state)
{
  g_autoptr (SudokuState) copy = sudoku_state_copy (state);
  gboolean solved = sudoku_check_is_solved (sudoku_state_get_grid (state));

  g_assert_cmpint (sudoku_state_is_solved (state), ==, solved);
  g_assert_cmpint (sudoku_state_is_solved (copy), ==, solved);
}

/* Walks from full grid to full grid, with wrong values and empty cells on the way. */
static gboolean
walk_cb (const guint8 *values,
         gpointer user_data)
{
  SudokuState *state = user_data;

  for (guint cell = 0; cell < 16; cell++)
    {
      sudoku_state_set_value (state, cell, (values[cell] + cell) % 4 + 1, SUDOKU_ORIGIN_ENTRY);
      assert_as_checked (state);
      sudoku_state_set_value (state, cell, 0, SUDOKU_ORIGIN_NONE);
      assert_as_checked (state);
      sudoku_state_set_value (state, cell, values[cell], SUDOKU_ORIGIN_ENTRY);
    }
  assert_as_checked (state);
  return TRUE;
}

/* All 288 grids of rows, columns and boxes, of which each rule allows some. */
static void
test_rule (gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  g_autoptr (SudokuGeometry) plain = test_frame_make (&frame, "", rand);
  g_autoptr (SudokuGeometry) geometry = test_frame_make (&frame, data, rand);
  g_autoptr (SudokuGrid) boards = sudoku_grid_new (plain);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuState) state = sudoku_state_new (grid);

  g_assert_cmpuint (test_brute_force (boards, walk_cb, state), ==, 288);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < test_n_frame_rules; i++)
    {
      g_autofree char *path = g_strconcat ("/sudoku/state/", test_frame_rules[i], NULL);

      g_test_add_data_func (path, test_frame_rules[i], test_rule);
    }
  return g_test_run ();
}
