/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The results of benchmark runs, in the same words for the app and the command line. */

#include "satdoku-config.h"

#include "words-bench.h"

#include <glib/gi18n.h>

#include "words-terms.h"

static const char *const statuses[] = {
  /* Translators: what came of a run of a SAT solver, in a column of a table. */
  [SUDOKU_BENCH_SAT] = N_ ("satisfiable"),
  [SUDOKU_BENCH_UNSAT] = N_ ("unsatisfiable"),
  /* Translators: the solver gave up by itself. */
  [SUDOKU_BENCH_UNKNOWN] = N_ ("gave up"),
  [SUDOKU_BENCH_TIMEOUT] = N_ ("out of time"),
  [SUDOKU_BENCH_CPU] = N_ ("out of processor time"),
  [SUDOKU_BENCH_MEMORY] = N_ ("out of memory"),
  /* Translators: the answer of a solver is wrong. */
  [SUDOKU_BENCH_WRONG] = N_ ("wrong"),
  [SUDOKU_BENCH_NO_MODEL] = N_ ("no model"),
  /* Translators: what the solver printed can’t be understood. */
  [SUDOKU_BENCH_GARBLED] = N_ ("not understood"),
  [SUDOKU_BENCH_FLOOD] = N_ ("printed too much"),
  [SUDOKU_BENCH_FAILED] = N_ ("failed"),
  [SUDOKU_BENCH_MISSING] = N_ ("not installed"),
};

/**
 * words_bench_status:
 * @status: the status of a run
 *
 * Returns: (transfer none): "out of time"
 */
const char *
words_bench_status (SudokuBenchStatus status)
{
  g_return_val_if_fail (status < SUDOKU_N_BENCH_STATUSES, "");

  return _ (statuses[status]);
}

/**
 * words_bench_wrong:
 * @row: a run with a wrong answer
 * @witness: (nullable): another run that has a model of the same puzzle
 *
 * Returns: (transfer full): the fault, without a full stop
 */
char *
words_bench_wrong (const SudokuBenchRow *row,
                   const SudokuBenchRow *witness)
{
  g_autofree char *clauses = NULL;

  g_return_val_if_fail (row != NULL, NULL);

  if (witness != NULL)
    {
      clauses = words_n_clauses ((guint64)witness->clauses);
      /* Translators: the first two %s are names of solvers, the last is "120 clauses". */
      return g_strdup_printf (_ ("%s is wrong: it reports no solution, but %s found a model that "
                                 "satisfies all %s"),
                              row->solver, witness->solver, clauses);
    }
  if (g_str_equal (row->checked, "inside"))
    /* Translators: %s is the name of a solver. */
    return g_strdup_printf (_ ("%s is wrong: it reports no solution, but the built-in solver found "
                               "one"),
                            row->solver);
  clauses = words_n_clauses ((guint64)row->clauses);
  /* Translators: the first %s is the name of a solver, the second is "120 clauses". */
  return g_strdup_printf (_ ("%s is wrong: its model does not satisfy all %s"), row->solver,
                          clauses);
}
