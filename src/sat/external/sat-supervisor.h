/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The process between this program and another. Private to sat-subprocess.c. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SatSupervisorOrder:
 * @program: path of the program
 * @argv: its arguments, ended by %NULL
 * @environment: its environment, ended by %NULL
 * @cpu_limit: seconds of processor time that each of its processes may take, 0: no limit
 * @memory_limit: bytes of address space that each of its processes may have, 0: no limit
 * @grace: milliseconds for it to end by itself when asked to, 0: it is killed
 * @folder: the folder to remove at the end
 * @lock: a file descriptor to keep open until then
 * @control: file descriptor of a pipe: a byte starts the program, the end of the pipe ends it
 * @report: file descriptor of a pipe: gets one #SatSupervisorReport when the program has ended
 * @output: the standard output of the program
 * @errors: its standard error
 *
 * Everything the supervisor needs, since it can't allocate memory.
 */
typedef struct
{
  const char *program;
  char *const *argv;
  char **environment;
  guint64 cpu_limit;
  guint64 memory_limit;
  guint grace;
  const char *folder;
  int lock;
  int control;
  int report;
  int output;
  int errors;
} SatSupervisorOrder;

/**
 * SatSupervisorEnd:
 * @SAT_SUPERVISOR_NOT_STARTED: not at all
 * @SAT_SUPERVISOR_EXITED: by itself
 * @SAT_SUPERVISOR_SIGNALED: by a signal
 *
 * The end of a program.
 */
typedef enum
{
  SAT_SUPERVISOR_NOT_STARTED,
  SAT_SUPERVISOR_EXITED,
  SAT_SUPERVISOR_SIGNALED,
} SatSupervisorEnd;

/**
 * SatSupervisorReport:
 * @end: how the program ended
 * @code: errno, the exit status or the number of the signal
 * @cpu_time: processor time of all its processes, in µs
 * @peak_memory: resident memory of the largest of its processes at its peak, in bytes; 0: unknown
 *
 * The report of the supervisor when nothing of the program is left.
 */
typedef struct
{
  SatSupervisorEnd end;
  int code;
  guint64 cpu_time;
  guint64 peak_memory;
} SatSupervisorReport;

_Noreturn void sat_supervisor_run (const SatSupervisorOrder *order);

G_END_DECLS
