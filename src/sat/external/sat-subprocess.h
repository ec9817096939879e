/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A single run of an external program, within limits. Private to sat-process.c. */

#pragma once

#include "sat-error.h"
#include "sat-work-folder.h"

G_BEGIN_DECLS

/**
 * SAT_SUBPROCESS_OUTPUT_MAX:
 *
 * The most output of a program, in bytes.
 */
#define SAT_SUBPROCESS_OUTPUT_MAX (64 * 1024 * 1024)

/**
 * SatSubprocessOutputFunc:
 * @text: the new output: bytes of any kind
 * @length: how many
 * @user_data: what was given with the function
 *
 * Called with the output of a running program, on both channels, in the thread that waits for it.
 */
typedef void (*SatSubprocessOutputFunc) (const char *text, gsize length, gpointer user_data);

/**
 * SatSubprocessOrder:
 * @argv: program and arguments, ended by %NULL; the program is looked for in PATH
 * @environment: its environment, ended by %NULL
 * @time_limit: seconds after which it is stopped, 0: never
 * @cpu_limit: seconds of processor time that each of its processes may take, 0: no limit
 * @memory_limit: bytes of address space that each of its processes may have, 0: no limit
 * @grace: milliseconds for it to end by itself when it is stopped, 0: it is killed
 *
 * What to run, and within which limits.
 */
typedef struct
{
  const char *const *argv;
  const char *const *environment;
  double time_limit;
  guint64 cpu_limit;
  guint64 memory_limit;
  guint grace;
} SatSubprocessOrder;

/**
 * SatSubprocessEnd:
 * @SAT_SUBPROCESS_EXITED: by itself
 * @SAT_SUBPROCESS_SIGNALED: by a signal from elsewhere
 * @SAT_SUBPROCESS_TIMED_OUT: by the time limit
 *
 * The end of a program.
 */
typedef enum
{
  SAT_SUBPROCESS_EXITED,
  SAT_SUBPROCESS_SIGNALED,
  SAT_SUBPROCESS_TIMED_OUT,
} SatSubprocessEnd;

/**
 * SatSubprocessResult:
 * @end: how it ended
 * @code: the exit code, or the number of the signal
 * @output: all of standard output
 * @errors: the beginning of standard error
 * @wall_time: seconds from its start to its end
 * @cpu_time: seconds of processor time of all its processes
 * @peak_memory: resident memory of the largest of its processes at its peak, in bytes; 0: unknown
 *
 * The result of running a program.
 */
typedef struct
{
  SatSubprocessEnd end;
  int code;
  GByteArray *output;
  GByteArray *errors;
  double wall_time;
  double cpu_time;
  guint64 peak_memory;
} SatSubprocessResult;

/**
 * SatSubprocess:
 *
 * A program to be run once, with a folder that is removed at the end.
 */
typedef struct _SatSubprocess SatSubprocess;

SatSubprocess *
sat_subprocess_new (const SatSubprocessOrder *order, SatWorkFolder *folder, GError **error);
gboolean sat_subprocess_run (SatSubprocess *self,
                             SatSubprocessOutputFunc output,
                             gpointer user_data,
                             SatSubprocessResult *result,
                             GCancellable *cancellable,
                             GError **error);
void sat_subprocess_free (SatSubprocess *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatSubprocess, sat_subprocess_free)

void sat_subprocess_result_clear (SatSubprocessResult *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SatSubprocessResult, sat_subprocess_result_clear)

G_END_DECLS
