/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Deadlines of work. Time limits are in seconds; 0 is none. */

#include "sat-deadline.h"

/* Some thirty years, which fit into microseconds. */
#define SECONDS_MAX 1e9
/* Seconds that mean none, as 0 is no limit. */
#define SECONDS_MIN 1e-6

/**
 * sat_deadline_begin: (skip)
 * @seconds: a time limit; 0: none
 *
 * Makes the deadline of a time limit that begins now.
 *
 * Returns: µs of g_get_monotonic_time(); 0: never
 */
gint64
sat_deadline_begin (double seconds)
{
  if (seconds <= 0)
    return 0;
  return g_get_monotonic_time () + (gint64)(MIN (seconds, SECONDS_MAX) * G_USEC_PER_SEC);
}

/**
 * sat_deadline_get_rest: (skip)
 * @deadline: µs of g_get_monotonic_time(); 0: never
 *
 * Makes a time limit of the remaining time, for work with a clock of its own.
 *
 * Returns: seconds, next to none when it is late; 0: there is no limit
 */
double
sat_deadline_get_rest (gint64 deadline)
{
  double seconds;

  if (deadline == 0)
    return 0;
  /* MAX() would read the clock twice, and there may be less than the minimum the second time. */
  seconds = (double)(deadline - g_get_monotonic_time ()) / G_USEC_PER_SEC;
  return MAX (seconds, SECONDS_MIN);
}
