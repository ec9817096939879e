/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles with one solution: what chance leaves of a grid, and by brute force as much more of it as
 * it takes. */

#include "test-puzzle.h"

#include <sudoku-generate.h>
#include <sudoku-solve.h>

#include "test-brute.h"
#include "test-frames.h"

static const TestFrame frames[] = { { 4, 2 }, { 6, 2 }, { 4, 0 }, { 6, 3 } };

/* The i-th kind of puzzle: of 4×4 or 6×6, with one of all rules or none. NULL where the rule has no
 * grid of that size. */
SudokuGrid *
test_puzzle_make_unique (guint i,
                         double density,
                         GRand *rand)
{
  gsize rule = i % (test_n_frame_rules + 1);
  const TestFrame *frame = &frames[i / (test_n_frame_rules + 1) % G_N_ELEMENTS (frames)];
  const char *rules = rule < test_n_frame_rules ? test_frame_rules[rule] : "";
  g_autoptr (SudokuGrid) full = test_frame_fill (frame, rules, rand);
  SudokuGrid *grid;

  if (full == NULL)
    return NULL;
  grid = test_thin_out (full, rand, density);
  while (test_brute_count (grid, 2) > 1)
    {
      guint cell = (guint)g_rand_int_range (rand, 0, (gint32)(frame->side * frame->side));

      sudoku_grid_set (grid, cell, sudoku_grid_get_value (full, cell), SUDOKU_ORIGIN_GIVEN);
    }
  return grid;
}

/* Of the i-th symmetry; NULL for the one that is none. */
guint *
test_puzzle_make_orbits (guint i,
                         const SudokuGrid *grid)
{
  gsize n = 0;
  const SudokuSymmetry *symmetries = sudoku_symmetries (&n);

  if (i % n == 0)
    return NULL;
  return sudoku_symmetry_list_orbits (&symmetries[i % n], sudoku_grid_get_geometry (grid));
}

/* A puzzle of a larger side with boxes, a square number, with at least this part of its cells
 * given. */
SudokuGrid *
test_puzzle_make_large (guint side,
                        double density,
                        GRand *rand)
{
  guint order = side == 9 ? 3 : side == 16 ? 4
                                           : 5;
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (order, order, FALSE, NULL);
  g_autoptr (SudokuGrid) full =
    sudoku_generate_full (geometry, g_rand_int (rand), NULL, NULL);
  SudokuGrid *grid = test_thin_out (full, rand, density);

  while (sudoku_check (grid, NULL, NULL, NULL, NULL) != SUDOKU_VERDICT_UNIQUE)
    {
      guint cell = (guint)g_rand_int_range (rand, 0, (gint32)(side * side));

      sudoku_grid_set (grid, cell, sudoku_grid_get_value (full, cell), SUDOKU_ORIGIN_GIVEN);
    }
  return grid;
}
