/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Stands between a program and the clock of the wall, which a test sets forward or back while the
 * program runs. The clock that only counts goes on as it does. */

#include "test-time.h"

#include <stdatomic.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static atomic_llong shift;

/* From now on the clock is so many seconds before, or after, what it is. */
void
test_time_shift (gint64 seconds)
{
  shift = seconds;
}

int
clock_gettime (clockid_t id,
               struct timespec *now)
{
  int result = (int)syscall (SYS_clock_gettime, id, now);

  if (result == 0 && (id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE))
    now->tv_sec += (time_t)shift;
  return result;
}

int
gettimeofday (struct timeval *restrict now,
              void *restrict zone)
{
  struct timespec time;
  int result = clock_gettime (CLOCK_REALTIME, &time);

  now->tv_sec = time.tv_sec;
  now->tv_usec = time.tv_nsec / 1000;
  return result;
}

time_t
time (time_t *seconds)
{
  struct timespec now;

  clock_gettime (CLOCK_REALTIME, &now);
  if (seconds != NULL)
    *seconds = now.tv_sec;
  return now.tv_sec;
}
