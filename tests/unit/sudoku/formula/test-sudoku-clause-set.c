/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The set of clause numbers against a plain list of them. */

#include "sudoku-clause-set.h"

/* Every rank and every number, also those between and beyond. */
static void
compare (const SudokuClauseSet *matches,
         const GArray *numbers)
{
  guint64 end = numbers->len > 0 ? g_array_index (numbers, guint64, numbers->len - 1) + 3 : 3;
  guint64 rank = 0;

  g_assert_cmpuint (sudoku_clause_set_get_n_clauses (matches), ==, numbers->len);
  for (guint i = 0; i < numbers->len; i++)
    {
      guint64 number = g_array_index (numbers, guint64, i);
      guint64 first, n = sudoku_clause_set_get_run (matches, i, &first);

      g_assert_cmpuint (sudoku_clause_set_get_nth (matches, i), ==, number);
      g_assert_cmpuint (first, ==, number);
      g_assert_cmpuint (g_array_index (numbers, guint64, i + n - 1), ==, number + n - 1);
    }
  for (guint64 number = 0; number < end; number++)
    {
      g_assert_cmpuint (sudoku_clause_set_get_rank (matches, number), ==, rank);
      if (rank < numbers->len && g_array_index (numbers, guint64, rank) == number)
        rank++;
    }
}

static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (guint round = 0; round < 100; round++)
    {
      g_autoptr (SudokuClauseSet) matches = sudoku_clause_set_new ();
      g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint64));
      guint64 next = 0;

      for (guint i = 0; i < round; i++)
        {
          guint n = (guint)g_rand_int_range (rand, 0, 4);

          next += (guint)g_rand_int_range (rand, 0, 3);
          sudoku_clause_set_append (matches, next, n);
          for (; n > 0; n--, next++)
            g_array_append_val (numbers, next);
        }
      compare (matches, numbers);
    }
}

/* Runs and patterns in turn, the same numbers in a list. */
static void
test_patterns (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (guint round = 0; round < 200; round++)
    {
      g_autoptr (SudokuClauseSet) matches = sudoku_clause_set_new ();
      g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint64));
      guint64 next = 0;

      for (guint i = 0; i < 4; i++)
        {
          SudokuClauseSet *pattern = sudoku_clause_set_new ();
          guint period = (guint)g_rand_int_range (rand, 1, 9);
          guint n_times = (guint)g_rand_int_range (rand, 1, 4);
          /* Sometimes none of the numbers, sometimes all. */
          guint wanted = (guint)g_rand_int_range (rand, 0, 1 << period);

          sudoku_clause_set_append (matches, next, 1);
          g_array_append_val (numbers, next);
          next++;
          for (guint k = 0; k < period; k++)
            sudoku_clause_set_append (pattern, k, wanted >> k & 1);
          sudoku_clause_set_append_pattern (matches, next, period, n_times, pattern);
          for (guint k = 0; k < n_times * period; k++, next++)
            if ((wanted >> k % period & 1) != 0)
              g_array_append_val (numbers, next);
        }
      compare (matches, numbers);
    }
}

/* A family of more clauses than a 32-bit number says is one run. */
static void
test_huge (void)
{
  g_autoptr (SudokuClauseSet) matches = sudoku_clause_set_new ();
  const guint64 n = G_GUINT64_CONSTANT (1) << 40;
  guint64 first;

  sudoku_clause_set_append (matches, 7, n);
  sudoku_clause_set_append (matches, 7 + n, 1);
  g_assert_cmpuint (sudoku_clause_set_get_n_clauses (matches), ==, n + 1);
  g_assert_cmpuint (sudoku_clause_set_get_run (matches, 1, &first), ==, n);
  g_assert_cmpuint (first, ==, 8);
  g_assert_cmpuint (sudoku_clause_set_get_rank (matches, n), ==, n - 7);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/matches/random", test_random);
  g_test_add_func ("/sudoku/matches/patterns", test_patterns);
  g_test_add_func ("/sudoku/matches/huge", test_huge);
  return g_test_run ();
}
