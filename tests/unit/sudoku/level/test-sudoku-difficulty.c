/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The levels of difficulty: their ids and names. */

#include <sudoku-difficulty.h>

static void
test_names (void)
{
  for (guint i = SUDOKU_DIFFICULTY_TRIVIAL; i < SUDOKU_N_DIFFICULTIES; i++)
    {
      g_assert_cmpint (sudoku_difficulty_find (sudoku_difficulty_get_id ((SudokuDifficulty)i)), ==,
                       i);
      g_assert_nonnull (sudoku_difficulty_get_name ((SudokuDifficulty)i));
    }
  g_assert_cmpint (sudoku_difficulty_find ("awful"), ==, SUDOKU_DIFFICULTY_UNKNOWN);
  g_assert_null (sudoku_difficulty_get_id (SUDOKU_DIFFICULTY_UNKNOWN));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/difficulty/names", test_names);
  return g_test_run ();
}
