/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Measures and prints. Knows nothing of what is measured. */

#include "bench.h"

#include <stdio.h>
#include <time.h>

static double
cpu_now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  double x = *(const double *)a, y = *(const double *)b;

  return (x > y) - (x < y);
}

/**
 * bench_median:
 * @times: (element-type double): at least one; sorted afterwards
 *
 * Returns: the median
 */
double
bench_median (GArray *times)
{
  g_array_sort (times, compare_times);
  return g_array_index (times, double, times->len / 2);
}

/* The times of one thing that runs several times. */
typedef struct
{
  GArray *walls;
  GArray *cpus;
} Times;

static Times
times_new (void)
{
  return (Times){ .walls = g_array_new (FALSE, FALSE, sizeof (double)),
                  .cpus = g_array_new (FALSE, FALSE, sizeof (double)) };
}

static void
run_once (Times *times,
          void (*run) (gpointer data),
          gpointer data)
{
  gint64 wall_start = g_get_monotonic_time ();
  double cpu_start = cpu_now (), wall, cpu;

  run (data);
  cpu = cpu_now () - cpu_start;
  wall = 1e-6 * (double)(g_get_monotonic_time () - wall_start);
  g_array_append_val (times->walls, wall);
  g_array_append_val (times->cpus, cpu);
}

static BenchTime
times_finish (Times *times)
{
  BenchTime medians = { .wall = bench_median (times->walls), .cpu = bench_median (times->cpus) };

  g_array_unref (times->walls);
  g_array_unref (times->cpus);
  return medians;
}

/**
 * bench_run:
 * @n_runs: how often, at least once
 * @run: what is measured
 * @data: for @run
 *
 * Returns: the medians of the times of all runs
 */
BenchTime
bench_run (guint n_runs,
           void (*run) (gpointer data),
           gpointer data)
{
  Times times = times_new ();

  for (guint i = 0; i < n_runs; i++)
    run_once (&times, run, data);
  return times_finish (&times);
}

/**
 * bench_run_in_turns:
 * @n_runs: how often each, at least once
 * @first: what is measured
 * @second: what it is measured against
 * @data: for both
 * @against: (out): the medians of the times of @second
 *
 * Runs two things by turns, so that a machine that is busy for a while slows down both.
 *
 * Returns: the medians of the times of @first
 */
BenchTime
bench_run_in_turns (guint n_runs,
                    void (*first) (gpointer data),
                    void (*second) (gpointer data),
                    gpointer data,
                    BenchTime *against)
{
  Times times = times_new (), others = times_new ();

  for (guint i = 0; i < n_runs; i++)
    {
      run_once (&times, first, data);
      run_once (&others, second, data);
    }
  *against = times_finish (&others);
  return times_finish (&times);
}

/**
 * bench_print:
 * @name: what was measured, without blanks
 * @value: the result
 * @unit: its unit
 * @target: (nullable): what it should be, such as ">= 4"
 *
 * Prints a line for the result.
 */
void
bench_print (const char *name,
             double value,
             const char *unit,
             const char *target)
{
  printf ("%-32s %12.4g %s", name, value, unit);
  if (target != NULL)
    printf (" (target %s)", target);
  printf ("\n");
  fflush (stdout);
}
