/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far a kept game is, in words. */

#include <words-library.h>

/* A 4×4 with two givens, and so many entries. */
static char *
describe (guint n_entries,
          gboolean touched)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  sudoku_grid_set (grid, 0, 1, SUDOKU_ORIGIN_GIVEN);
  sudoku_grid_set (grid, 1, 2, SUDOKU_ORIGIN_GIVEN);
  for (guint i = 0; i < n_entries; i++)
    sudoku_grid_set (grid, 2 + i, 3, SUDOKU_ORIGIN_ENTRY);
  return words_game_progress (grid, FALSE, touched, 5);
}

/* Marks alone make it a game that was begun. */
static void
test_progress (void)
{
  static const struct
  {
    guint n_entries;
    gboolean touched;
    const char *expected;
  } rows[] = {
    { 0, FALSE, "New" },
    { 0, TRUE, "0 of 14 cells" },
    { 1, TRUE, "1 of 14 cells" },
    { 2, FALSE, "2 of 14 cells" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *words = describe (rows[i].n_entries, rows[i].touched);

      g_assert_cmpstr (words, ==, rows[i].expected);
    }
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words-library/progress", test_progress);
  return g_test_run ();
}
