/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any text as a plan of comparisons and as rows of results: what is refused is said with its place;
 * of a plan that is read, each run chooses something that there is, and rows are written and read
 * back as the same. */

#include "fuzz.h"

#include <string.h>
#include <sudoku-bench-plan.h>
#include <sudoku-bench-row.h>
#include <sudoku-error.h>

#define N_PUZZLES 3
/* Of so many runs the order is made. */
#define RUNS_MAX 5000

static void
check_choice (const SudokuBenchPlan *plan,
              guint64 run)
{
  SudokuBenchChoice choice;

  sudoku_bench_plan_choose (plan, run, &choice);
  g_assert_cmpuint (choice.puzzle, <, N_PUZZLES);
  g_assert_cmpuint (choice.encoding, <, plan->encodings->len);
  g_assert_cmpuint (choice.reduction, <, plan->reductions->len);
  g_assert_cmpuint (choice.solver, <, plan->solvers->len);
}

/* Each run once. */
static void
check_order (const SudokuBenchPlan *plan,
             guint64 n_runs)
{
  g_autofree guint64 *order = sudoku_bench_plan_get_order (plan, n_runs);
  g_autofree gboolean *seen = g_new0 (gboolean, n_runs);

  for (guint64 i = 0; i < n_runs; i++)
    {
      g_assert_true (order[i] >= 1 && order[i] <= n_runs);
      g_assert_false (seen[order[i] - 1]);
      seen[order[i] - 1] = TRUE;
    }
}

static void
check_plan (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuBenchPlan) plan = sudoku_bench_plan_read ("fuzz", text, &error);
  guint64 n_runs;

  g_assert_true ((plan == NULL) == (error != NULL));
  if (plan == NULL)
    {
      fuzz_check_error (error);
      return;
    }
  n_runs = sudoku_bench_plan_count (plan, N_PUZZLES);
  if (n_runs == 0 || n_runs > SUDOKU_BENCH_RUNS_MAX)
    return;
  check_choice (plan, 1);
  check_choice (plan, (n_runs + 1) / 2);
  check_choice (plan, n_runs);
  if (n_runs <= RUNS_MAX)
    check_order (plan, n_runs);
}

static void
check_rows (const char *text,
            gsize length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) rows = sudoku_bench_rows_read ("fuzz", text, length, &error);

  g_assert_true ((rows == NULL) == (error != NULL));
  if (rows == NULL)
    fuzz_check_error (error);
  for (guint i = 0; rows != NULL && i < rows->len; i++)
    {
      g_autofree char *line = sudoku_bench_row_to_text (g_ptr_array_index (rows, i));
      g_autoptr (GPtrArray) back = sudoku_bench_rows_read ("back", line, strlen (line), NULL);
      g_autofree char *again = NULL;

      g_assert_true (back != NULL && back->len == 1);
      again = sudoku_bench_row_to_text (g_ptr_array_index (back, 0));
      g_assert_cmpstr (line, ==, again);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t size)
{
  g_autofree char *text = g_strndup ((const char *)data, size);

  check_plan (text);
  check_rows ((const char *)data, size);
  return 0;
}
