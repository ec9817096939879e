/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said of solving. */

#include "words-solver.h"

static void
test_seconds (void)
{
  static const struct
  {
    double seconds;
    const char *words;
  } cases[] = {
    { 0, "under 0.001 s" },
    { 0.0009, "under 0.001 s" },
    { 0.001, "0.001 s" },
    { 0.1329, "0.133 s" },
    { 61.5, "61.500 s" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = words_seconds (cases[i].seconds);

      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

static const char *
find_value (GPtrArray *facts,
            const char *name)
{
  for (guint i = 0; i < facts->len; i++)
    {
      const WordsFact *fact = g_ptr_array_index (facts, i);

      if (g_str_equal (fact->name, name))
        return fact->value;
    }
  return NULL;
}

/* A person reads how long it took; a program gets all the digits there are. */
static void
test_stats (void)
{
  const SudokuSolveStats stats = {
    .n_fixed = 31, .n_entries = 1, .n_clauses = 12018, .search_seconds = 0.25
  };
  g_autoptr (GPtrArray) shown = words_solve_stats (&stats, TRUE);
  g_autoptr (GPtrArray) printed = words_solve_stats (&stats, FALSE);

  g_assert_cmpstr (find_value (shown, "Givens"), ==, "30");
  g_assert_cmpstr (find_value (shown, "Entries"), ==, "1");
  g_assert_cmpstr (find_value (shown, "Propagating"), ==, "under 0.001 s");
  g_assert_cmpstr (find_value (shown, "Searching"), ==, "0.250 s");
  g_assert_cmpstr (find_value (printed, "Propagating"), ==, "0.000000 s");
  g_assert_cmpstr (find_value (printed, "Clauses"), ==, "12018");
}

/* Of puzzles that are made until one has a level, their number says most. */
static void
test_tries (void)
{
  SudokuProgress progress = { .stage = SUDOKU_STAGE_REMOVE, .count = 30 };
  g_autofree char *first = words_work (&progress, 0);
  g_autofree char *later = NULL;

  progress.restarts = 7;
  later = words_work (&progress, 0);
  g_assert_cmpstr (first, ==, "30 givens left");
  g_assert_cmpstr (later, ==, "7 puzzles tried");
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words-solver/seconds", test_seconds);
  g_test_add_func ("/words-solver/stats", test_stats);
  g_test_add_func ("/words/solver/tries", test_tries);
  return g_test_run ();
}
