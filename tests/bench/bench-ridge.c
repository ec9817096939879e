/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long do 36×36 grids take that keep 45 % of their cells, where the time of one configuration
 * of the solver varies by orders of magnitude? The search beside the pair of configurations of
 * version 0.1.0, which took turns in one thread, on the same grids by turns. Wall time, as the
 * search uses two threads: on a machine of one core, or a busy one, it shows nothing. */

#include <stdlib.h>
#include <sudoku-generate.h>
#include <sudoku-sat-search.h>

#include "bench.h"
#include "test-brute.h"
#include "test-grid.h"

#define BOX 6
#define N_GRIDS 30
#define FIRST_SEED 1000
#define DENSITY 0.45
#define TIME_LIMIT 15
/* As version 0.1.0 had it. */
#define FIRST_TURN 2000
#define GROWTH 125
#define TURNS_ALONE 8

/* The pair of version 0.1.0. */
static SatStatus
solve_in_turns (const SudokuCandidates *candidates)
{
  static const SatProfile profiles[] = { SAT_PROFILE_STABLE, SAT_PROFILE_DEFAULT };
  g_autoptr (SudokuResidual) formula = sudoku_residual_new (candidates, SUDOKU_RESIDUAL_TRIAD);
  SatSolver *solvers[] = { NULL, NULL };
  gint64 deadline = g_get_monotonic_time () + TIME_LIMIT * G_USEC_PER_SEC;
  int length = FIRST_TURN;
  SatStatus status = SAT_STATUS_UNKNOWN;

  for (guint turn = 0; status == SAT_STATUS_UNKNOWN && g_get_monotonic_time () < deadline; turn++)
    {
      guint i = turn < TURNS_ALONE ? 0 : turn % 2;

      if (solvers[i] == NULL)
        {
          solvers[i] = sat_solver_new (profiles[i]);
          sudoku_residual_stream (formula, sat_solver_get_sink (solvers[i]), NULL, NULL);
        }
      sat_solver_set_conflict_limit (solvers[i], length);
      sat_solver_set_deadline (solvers[i], deadline);
      status = sat_solver_solve (solvers[i], NULL);
      length = length * GROWTH / 100;
    }
  sat_solver_free (solvers[0]);
  sat_solver_free (solvers[1]);
  return status;
}

static SatStatus
solve (SudokuCandidates *candidates)
{
  const SudokuTask task = { .time_limit = TIME_LIMIT };
  guint8 values[SUDOKU_CELLS_MAX];
  SudokuTaskRun work;

  sudoku_task_run_init (&work, &task);
  return sudoku_sat_search_complete (candidates, &work, 0, values, NULL, NULL);
}

static double
get_mean (GArray *times)
{
  double sum = 0;

  for (guint i = 0; i < times->len; i++)
    sum += g_array_index (times, double, i);
  return sum / times->len;
}

static SudokuCandidates *
make_candidates (GRand *rand,
                 guint seed)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (BOX, BOX, FALSE, NULL);
  g_autoptr (SudokuGrid) full = sudoku_generate_full (geometry, seed, NULL, NULL);
  g_autoptr (SudokuGrid) puzzle = test_thin_out (full, rand, DENSITY);
  SudokuCandidates *candidates = sudoku_candidates_new (puzzle);

  g_assert_true (sudoku_candidates_propagate (candidates));
  return candidates;
}

static void
print_times (const char *name,
             GArray *times)
{
  g_autofree char *median = g_strdup_printf ("ridge-%s-median", name);
  g_autofree char *mean = g_strdup_printf ("ridge-%s-mean", name);
  g_autofree char *longest = g_strdup_printf ("ridge-%s-longest", name);

  bench_print (median, bench_median (times), "s", NULL);
  bench_print (mean, get_mean (times), "s", NULL);
  bench_print (longest, g_array_index (times, double, times->len - 1), "s", NULL);
}

int
main (int argc,
      char *argv[])
{
  guint n_grids = argc > 1 ? (guint)atoi (argv[1]) : N_GRIDS;
  guint first_seed = argc > 2 ? (guint)atoi (argv[2]) : FIRST_SEED;
  g_autoptr (GRand) rand = g_rand_new_with_seed (first_seed);
  g_autoptr (GArray) own = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) turns = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; i < n_grids; i++)
    {
      g_autoptr (SudokuCandidates) candidates = make_candidates (rand, first_seed + i);
      gint64 start = g_get_monotonic_time ();
      double time;

      g_assert_cmpint (solve_in_turns (candidates), !=, SAT_STATUS_UNSATISFIABLE);
      time = 1e-6 * (double)(g_get_monotonic_time () - start);
      g_array_append_val (turns, time);
      start = g_get_monotonic_time ();
      g_assert_cmpint (solve (candidates), !=, SAT_STATUS_UNSATISFIABLE);
      time = 1e-6 * (double)(g_get_monotonic_time () - start);
      g_array_append_val (own, time);
    }
  print_times ("turns", turns);
  print_times ("race", own);
  bench_print ("ridge-median", bench_median (own) / bench_median (turns), "times", "<= 0.7");
  bench_print ("ridge-mean", get_mean (own) / get_mean (turns), "times", "<= 0.7");
  return 0;
}
