/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sudoku-bench-summary.h>

static void
add (GPtrArray *rows,
     const char *puzzle,
     const char *solver,
     const char *status,
     const char *checked,
     double wall)
{
  SudokuBenchRow *row = g_new0 (SudokuBenchRow, 1);

  row->run = rows->len + 1;
  row->puzzle = g_strdup (puzzle);
  row->scheme = g_strdup ("full");
  row->at_most_one = g_strdup ("pairwise");
  row->reduction = g_strdup ("none");
  row->solver = g_strdup (solver);
  row->seed = g_strdup ("");
  row->repeat = 1;
  row->status = g_strdup (status);
  row->checked = g_strdup (checked);
  row->wall = wall;
  row->limit = 10;
  g_ptr_array_add (rows, row);
}

/* Three puzzles, three solvers: sums worked out by hand. */
static void
test_scores (void)
{
  g_autoptr (GPtrArray) rows =
    g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_bench_row_free);
  g_autoptr (SudokuBenchSummary) summary = NULL;
  const SudokuBenchLine *line;

  add (rows, "p", "good", "sat", "model", 1);
  add (rows, "q", "good", "sat", "model", 3);
  add (rows, "r", "good", "timeout", "none", 10);
  add (rows, "p", "liar", "unsat", "none", 0.5);
  add (rows, "q", "liar", "wrong", "model", 0.5);
  add (rows, "r", "liar", "unsat", "none", 2);
  add (rows, "p", "other", "sat", "model", 2);
  add (rows, "q", "other", "sat", "model", 2);
  add (rows, "r", "other", "failed", "none", 0.1);
  summary = sudoku_bench_summary_new (rows);
  g_assert_cmpuint (sudoku_bench_summary_get_n_lines (summary), ==, 3);
  g_assert_cmpuint (sudoku_bench_summary_get_n_wrong (summary), ==, 2);

  /* (1 + 3 + 20) / 3 and (2 + 2 + 20) / 3 are the same; (20 + 20 + 2) / 3 is worse. */
  line = sudoku_bench_summary_get_line (summary, 2);
  g_assert_cmpstr (line->solver, ==, "liar");
  g_assert_cmpfloat_with_epsilon (line->par2, 14, 1e-9);
  g_assert_cmpuint (line->n_solved, ==, 1);
  g_assert_cmpuint (line->n_wrong, ==, 2);
  g_assert_cmpfloat_with_epsilon (sudoku_bench_line_get_quantile (line, 0), 2, 1e-9);
  g_assert_cmpfloat_with_epsilon (sudoku_bench_line_get_quantile (line, 0.25), 11, 1e-9);
  g_assert_cmpfloat_with_epsilon (sudoku_bench_line_get_quantile (line, 1), 20, 1e-9);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpfloat_with_epsilon (sudoku_bench_summary_get_line (summary, i)->par2, 8, 1e-9);

  /* The best in each run: 1, 2 and the 2 that nobody could refute. */
  line = sudoku_bench_summary_get_best (summary);
  g_assert_null (line->solver);
  g_assert_cmpuint (line->n_runs, ==, 3);
  g_assert_cmpuint (line->n_solved, ==, 3);
  g_assert_cmpfloat_with_epsilon (line->par2, 5.0 / 3, 1e-9);

  g_assert_true (sudoku_bench_summary_is_wrong (summary, 3));
  g_assert_cmpstr (sudoku_bench_summary_get_witness (summary, 3)->solver, ==, "good");
  g_assert_true (sudoku_bench_summary_is_wrong (summary, 4));
  g_assert_null (sudoku_bench_summary_get_witness (summary, 4));
  g_assert_false (sudoku_bench_summary_is_wrong (summary, 5));
  g_assert_false (sudoku_bench_summary_is_wrong (summary, 8));
}

static void
test_empty (void)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();
  g_autoptr (SudokuBenchSummary) summary = sudoku_bench_summary_new (rows);

  g_assert_cmpuint (sudoku_bench_summary_get_n_lines (summary), ==, 0);
  g_assert_cmpuint (sudoku_bench_summary_get_best (summary)->n_runs, ==, 0);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/bench-summary/scores", test_scores);
  g_test_add_func ("/sudoku/bench-summary/empty", test_empty);
  return g_test_run ();
}
