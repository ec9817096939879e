/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <sudoku-bench-plan.h>

#include "test-words.h"

#define PLAN                                                   \
  "# comment\n"                                                \
  "puzzles a.txt[3..5] 'b c.txt' d.txt[2..] e.txt[7] # more\n" \
  "encodings full simpler/pairwise\n"                          \
  "solvers inside \"./own %f\" minisat\n"                      \
  "seeds 1 2 3      time 2.5     memory 4G cpu 7\n"            \
  "\n"                                                         \
  "repeats 2 threads 4 shuffle 9 numbering original\n"

static void
test_read (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuBenchPlan) plan = sudoku_bench_plan_read ("p", PLAN, &error);
  const SudokuBenchFile *files[4];

  g_assert_no_error (error);
  g_assert_cmpuint (plan->files->len, ==, 4);
  for (guint i = 0; i < 4; i++)
    files[i] = g_ptr_array_index (plan->files, i);
  g_assert_cmpstr (files[0]->path, ==, "a.txt");
  g_assert_cmpuint (files[0]->first, ==, 3);
  g_assert_cmpuint (files[0]->last, ==, 5);
  g_assert_cmpstr (files[1]->path, ==, "b c.txt");
  g_assert_cmpuint (files[1]->first, ==, 1);
  g_assert_cmpuint (files[1]->last, ==, 0);
  g_assert_cmpuint (files[2]->first, ==, 2);
  g_assert_cmpuint (files[2]->last, ==, 0);
  g_assert_cmpuint (files[3]->first, ==, 7);
  g_assert_cmpuint (files[3]->last, ==, 7);
  g_assert_cmpuint (plan->encodings->len, ==, 2);
  g_assert_true (g_ptr_array_index (plan->encodings, 1) == sudoku_encoding_find ("simpler"));
  g_assert_cmpuint (plan->solvers->len, ==, 3);
  g_assert_cmpstr (g_ptr_array_index (plan->solvers, 1), ==, "./own %f");
  g_assert_cmpuint (plan->seeds->len, ==, 3);
  g_assert_cmpfloat (plan->time, ==, 2.5);
  g_assert_cmpuint (plan->memory, ==, G_GUINT64_CONSTANT (4) << 30);
  g_assert_cmpuint (plan->cpu, ==, 7);
  g_assert_cmpuint (plan->repeats, ==, 2);
  g_assert_cmpuint (plan->threads, ==, 4);
  g_assert_cmpuint (plan->shuffle, ==, 9);
  g_assert_cmpstr (plan->numbering->id, ==, "original");
}

static const char *const refused[] = {
  "",
  "puzzles a",
  "solvers inside",
  "puzzles a solvers",
  "puzzles a[] solvers b",
  "puzzles a[1-2] solvers b",
  "puzzles a[1..2..3] solvers b",
  "puzzles a[2..1] solvers b",
  "puzzles a[99999999999999999999] solvers b",
  "puzzles a solvers b seeds -1",
  "puzzles a solvers b seeds x",
  "puzzles a solvers b repeats 0",
  "puzzles a solvers b time inf",
  "puzzles a solvers b time nan",
  "puzzles a solvers b time -1",
  "puzzles a solvers b memory G",
  "puzzles a solvers b memory 99999999999T",
  "puzzles a solvers b reduce much",
  "puzzles a solvers b threads 0",
  "puzzles a solvers b numbering none",
  "puzzles a solvers b 'time",
  "puzzles a solvers b\nmore 3",
  "puzzles a solvers b time 1 2",
  "\xff",
};

static void
test_refused (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuBenchPlan) plan = sudoku_bench_plan_read ("p", refused[i], &error);

      g_test_message ("%s", refused[i]);
      g_assert_null (plan);
      g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SYNTAX);
      test_words_assert_part (error, "p:");
    }
}

/* Every choice has just one number, and the digits count as they are written down here. */
static void
test_choose (void)
{
  g_autoptr (SudokuBenchPlan) plan = sudoku_bench_plan_read ("p", PLAN, NULL);
  guint64 run = 0;

  g_assert_cmpuint (sudoku_bench_plan_count (plan, 5), ==, 5 * 2 * 1 * 3 * 3 * 2);
  for (guint puzzle = 0; puzzle < 5; puzzle++)
    for (guint encoding = 0; encoding < 2; encoding++)
      for (guint solver = 0; solver < 3; solver++)
        for (guint seed = 0; seed < 3; seed++)
          for (guint repeat = 0; repeat < 2; repeat++)
            {
              SudokuBenchChoice choice;

              sudoku_bench_plan_choose (plan, ++run, &choice);
              g_assert_cmpuint (choice.puzzle, ==, puzzle);
              g_assert_cmpuint (choice.encoding, ==, encoding);
              g_assert_cmpuint (choice.reduction, ==, 0);
              g_assert_cmpuint (choice.solver, ==, solver);
              g_assert_cmpuint (choice.seed, ==, seed);
              g_assert_cmpuint (choice.repeat, ==, repeat);
            }
  g_assert_cmpuint (sudoku_bench_plan_count (plan, G_MAXUINT), ==, SUDOKU_BENCH_RUNS_MAX + 1);
}

/* All numbers once, the same for the same seed, and not as they were. */
static void
test_order (void)
{
  g_autoptr (SudokuBenchPlan) plan = sudoku_bench_plan_read ("p", PLAN, NULL);
  g_autofree guint64 *order = sudoku_bench_plan_get_order (plan, 1000);
  g_autofree guint64 *again = sudoku_bench_plan_get_order (plan, 1000);
  g_autofree guint8 *seen = g_malloc0 (1001);
  guint n_kept = 0;

  g_assert_cmpmem (order, 1000 * sizeof *order, again, 1000 * sizeof *again);
  for (guint i = 0; i < 1000; i++)
    {
      g_assert_cmpuint (order[i], >=, 1);
      g_assert_cmpuint (order[i], <=, 1000);
      g_assert_cmpuint (seen[order[i]]++, ==, 0);
      n_kept += order[i] == i + 1;
    }
  g_assert_cmpuint (n_kept, <, 20);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/bench-plan/read", test_read);
  g_test_add_func ("/sudoku/bench-plan/refused", test_refused);
  g_test_add_func ("/sudoku/bench-plan/choose", test_choose);
  g_test_add_func ("/sudoku/bench-plan/order", test_order);
  return g_test_run ();
}
