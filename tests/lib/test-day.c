/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "test-day.h"

#include "test-level.h"
#include "test-minisat.h"

static void
check_rules (const GDate *date,
             const SudokuGeometry *geometry)
{
  SudokuDayVariant variant = sudoku_day_get_variant (date);

  g_assert_cmpuint (sudoku_geometry_get_side (geometry), ==, 9);
  g_assert_cmpint (sudoku_geometry_has_boxes (geometry), ==, variant != SUDOKU_DAY_JIGSAW);
  g_assert_cmpint (sudoku_geometry_has_regions (geometry), ==, TRUE);
  g_assert_cmpint (sudoku_geometry_find_rule (geometry, "x") != NULL, ==,
                   variant == SUDOKU_DAY_X);
  g_assert_cmpint (sudoku_geometry_find_rule (geometry, "windows") != NULL, ==,
                   variant == SUDOKU_DAY_WINDOWS);
}

/* Makes the puzzle of a day and checks that it has its rules, one solution and its level. */
SudokuGrid *
test_day_make (const GDate *date)
{
  g_autoptr (GError) error = NULL;
  SudokuGrid *puzzle = sudoku_day_make (date, NULL, &error);

  g_assert_no_error (error);
  check_rules (date, sudoku_grid_get_geometry (puzzle));
  g_assert_true (test_level_is (puzzle, sudoku_day_get_level (date)));
  if (test_minisat_is_there ())
    {
      g_autoptr (TestMinisat) minisat =
        test_minisat_new_plain (sudoku_grid_get_geometry (puzzle));

      g_assert_cmpuint (test_minisat_count (minisat, puzzle, 2), ==, 1);
    }
  return puzzle;
}
