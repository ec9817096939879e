/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs other programs and takes their CPU time, which other load on the machine disturbs
 * less than the time on the clock. */

#include "bench-peer.h"

#include <gio/gio.h>
#include <sys/resource.h>

#include "bench.h"

static double
children_cpu (void)
{
  struct rusage usage;

  getrusage (RUSAGE_CHILDREN, &usage);
  return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
         1e-6 * (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

/**
 * bench_peer:
 * @command: a command line
 * @input: (nullable): what it reads
 *
 * Returns: its CPU time in seconds; 0 when it can't be run
 */
double
bench_peer (const char *command,
            const char *input)
{
  g_auto (GStrv) argv = NULL;
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *output = NULL;
  double start = children_cpu ();

  if (!g_shell_parse_argv (command, NULL, &argv, NULL))
    return 0;
  process = g_subprocess_newv ((const char *const *)argv,
                               G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                                 G_SUBPROCESS_FLAGS_STDERR_SILENCE,
                               NULL);
  if (process == NULL ||
      !g_subprocess_communicate_utf8 (process, input, NULL, &output, NULL, NULL))
    return 0;
  return children_cpu () - start;
}

/**
 * bench_print_ratio:
 * @name: what was measured, without blanks
 * @own: our time
 * @peer: the time of the other program for the same; 0: unknown
 * @target: what the ratio should be, such as ">= 4"
 *
 * Prints how many times faster we are.
 */
void
bench_print_ratio (const char *name,
                   double own,
                   double peer,
                   const char *target)
{
  if (peer > 0)
    bench_print (name, peer / own, "times", target);
}
