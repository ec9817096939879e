/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Only what has exactly one solution has a level, and entries don't change it. */

#include <sudoku-puzzle-level.h>

#include "test-grid.h"

#define EASY "...26.7.168..7..9.19...45..82.1...4...46.29...5...3.28..93...74.4..5..367.3.18..."
#define EXTREME "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
#define SEVERAL "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9......."
#define NONE "88.........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
#define EMPTY "................................................................................."

static SudokuLevel
judge (const SudokuGrid *puzzle)
{
  const SudokuTask task = { .time_limit = 60 };
  GError *error = NULL;
  SudokuLevel level = sudoku_puzzle_level (puzzle, &task, &error);

  g_assert_no_error (error);
  return level;
}

static void
test_unique (void)
{
  static const struct
  {
    const char *line;
    SudokuLevel level;
  } puzzles[] = {
    { EASY, SUDOKU_LEVEL_BEGINNER },
    { EXTREME, SUDOKU_LEVEL_EXTREME },
    { SEVERAL, SUDOKU_LEVEL_UNKNOWN },
    { NONE, SUDOKU_LEVEL_UNKNOWN },
    { EMPTY, SUDOKU_LEVEL_UNKNOWN },
  };
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      g_autoptr (SudokuGrid) puzzle = test_grid_from_line (geometry, puzzles[i].line, FALSE);

      g_assert_cmpint (judge (puzzle), ==, puzzles[i].level);
    }
}

/* The cell of a wrong entry is as empty as the others. */
static void
test_entries (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) puzzle = test_grid_from_line (geometry, EASY, FALSE);
  SudokuLevel level = judge (puzzle);

  sudoku_grid_set (puzzle, 0, 9, SUDOKU_ORIGIN_ENTRY);
  sudoku_grid_set (puzzle, 1, 9, SUDOKU_ORIGIN_ANSWER);
  g_assert_cmpint (judge (puzzle), ==, level);
}

/* There is nothing to solve. */
static void
test_full (void)
{
  const SudokuTask task = { .time_limit = 60 };
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) puzzle = test_grid_from_line (geometry, EASY, FALSE);
  g_autoptr (SudokuGrid) full = sudoku_grid_new (geometry);
  g_autoptr (SudokuGrid) solution = NULL;

  sudoku_solve (puzzle, &task, &solution, NULL, NULL);
  g_assert_nonnull (solution);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (full); cell++)
    sudoku_grid_set (full, cell, sudoku_grid_get_value (solution, cell), SUDOKU_ORIGIN_GIVEN);
  g_assert_cmpint (judge (full), ==, SUDOKU_LEVEL_UNKNOWN);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/puzzle-level/unique", test_unique);
  g_test_add_func ("/sudoku/puzzle-level/entries", test_entries);
  g_test_add_func ("/sudoku/puzzle-level/full", test_full);
  return g_test_run ();
}
