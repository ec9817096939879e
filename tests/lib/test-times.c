/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "test-times.h"

#include <time.h>

/**
 * test_times_now:
 *
 * Returns: the time of the processor that this process has taken so far, in seconds
 */
double
test_times_now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/**
 * test_times_new:
 *
 * Returns: (transfer full) (element-type double): no times yet
 */
GArray *
test_times_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (double));
}

/**
 * test_times_add:
 * @times: times
 * @start: when it began, from test_times_now()
 *
 * Adds what has passed since then.
 */
void
test_times_add (GArray *times,
                double start)
{
  double taken = test_times_now () - start;

  g_array_append_val (times, taken);
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  double first = *(const double *)a, second = *(const double *)b;

  return (first > second) - (first < second);
}

/**
 * test_times_sort:
 * @times: times
 *
 * Puts the shortest first.
 */
void
test_times_sort (GArray *times)
{
  g_array_sort (times, compare);
}

/**
 * test_times_print:
 * @times: times; sorted by this
 * @what: what took them
 *
 * Prints a line with the median, the 99th percentile and the longest; nothing when there are none.
 */
void
test_times_print (GArray *times,
                  const char *what)
{
  guint n = times->len;

  test_times_sort (times);
  if (n > 0)
    g_print ("#   %s: %.6f s median, %.6f s p99, %.6f s at most\n", what,
             g_array_index (times, double, n / 2), g_array_index (times, double, n * 99 / 100),
             g_array_index (times, double, n - 1));
}
