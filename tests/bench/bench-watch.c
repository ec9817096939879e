/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A solver that is watched, on the hardest 9×9 puzzles: how long all steps of the longest run take
 * to be made, how many they are, and how long it takes to find out what holds at a step. */

#include <sat-trace-solve.h>
#include <sat-trace-state.h>
#include <string.h>
#include <sudoku-cnf.h>

#include "bench.h"
#include "test-data.h"
#include "test-grid.h"

#define N_RUNS 5

typedef struct
{
  SatTraceFormula *formula;
  SatTraceOptions options;
  SatTrace *trace;
} Run;

static SatTraceFormula *
make_formula (const SudokuGrid *puzzle,
              const char *encoding)
{
  g_autoptr (SudokuCnf) cnf =
    sudoku_cnf_new (puzzle, sudoku_encoding_find (encoding), sudoku_numbering_find ("compact"));
  g_autoptr (SatClauses) clauses = sat_clauses_new ();
  SatTraceFormula *formula;

  g_assert_true (sudoku_cnf_stream (cnf, sat_clauses_get_sink (clauses), NULL, NULL));
  formula = sat_trace_formula_new (clauses, NULL);
  g_assert_nonnull (formula);
  return formula;
}

static void
solve (gpointer data)
{
  Run *run = data;

  g_clear_pointer (&run->trace, sat_trace_unref);
  run->trace = sat_trace_solve (run->formula, &run->options, NULL, G_MAXUINT, NULL, NULL);
}

static void
look_back (gpointer data)
{
  const Run *run = data;
  g_autoptr (SatTraceState) state =
    sat_trace_state_new (run->trace, sat_trace_get_n_steps (run->trace) - 1);

  g_assert_cmpuint (sat_trace_state_get_n_trail (state), >, 0);
}

static void
bench_encoding (GStrv lines,
                const char *encoding,
                const SatTraceOptions *options,
                const char *name)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  double longest = 0, back = 0;
  guint most = 0;
  g_autofree char *title = NULL;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (SudokuGrid) puzzle = NULL;
      Run run = { .options = *options };

      if (strspn (lines[i], ".0123456789") < 81)
        continue;
      puzzle = test_grid_from_line (geometry, lines[i], FALSE);
      run.formula = make_formula (puzzle, encoding);
      longest = MAX (longest, bench_run (N_RUNS, solve, &run).wall);
      back = MAX (back, bench_run (N_RUNS, look_back, &run).wall);
      most = MAX (most, sat_trace_get_n_steps (run.trace));
      sat_trace_unref (run.trace);
      sat_trace_formula_unref (run.formula);
    }
  title = g_strdup_printf ("%s, %s: steps of the longest run", encoding, name);
  bench_print (title, most, "", NULL);
  bench_print ("  made in", longest * 1000, "ms", "50");
  bench_print ("  what holds at a step", back * 1000, "ms", "16");
}

int
main (int argc,
      char *argv[])
{
  static const SatTraceOptions fewest = { .decide = SAT_TRACE_DECIDE_FEWEST, .minimise = TRUE };
  static const SatTraceOptions vsids = { .decide = SAT_TRACE_DECIDE_VSIDS, .minimise = TRUE };
  static const SatTraceOptions first = { .decide = SAT_TRACE_DECIDE_FIRST, .minimise = TRUE };
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_test_init (&argc, &argv, NULL);
  text = test_data_load ("9x9/norvig_hardest.tsv", NULL);
  if (text == NULL)
    return 77;
  lines = g_strsplit (text, "\n", -1);
  bench_encoding (lines, "full", &first, "first free");
  bench_encoding (lines, "full", &fewest, "fewest candidates");
  bench_encoding (lines, "full", &vsids, "VSIDS");
  bench_encoding (lines, "minimal", &fewest, "fewest candidates");
  return 0;
}
