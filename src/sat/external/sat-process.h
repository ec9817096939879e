/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs an external solver that reads DIMACS. */

#pragma once

#include "sat-model.h"
#include "sat-process-statistics.h"
#include "sat-sink.h"

G_BEGIN_DECLS

/**
 * SatStreamFunc:
 * @sink: where the clauses go
 * @user_data: what was given with the function
 * @cancellable: (nullable): ends it
 * @error: return location for an error
 *
 * Pushes a whole formula into a sink.
 *
 * Returns: %FALSE with an error of the sink or of its own, or %G_IO_ERROR_CANCELLED
 */
typedef gboolean (*SatStreamFunc) (SatSink *sink,
                                   gpointer user_data,
                                   GCancellable *cancellable,
                                   GError **error);

/**
 * SatOutputFunc:
 * @text: the new output: bytes of any kind
 * @length: how many
 * @user_data: what was given with the function
 *
 * Called with the output of a running program, on both channels, in the thread that waits for it.
 */
typedef void (*SatOutputFunc) (const char *text, gsize length, gpointer user_data);

/**
 * SatProcessLimits:
 * @time: seconds of running, 0: no limit
 * @cpu: seconds of processor time that each process of the program may take, 0: no limit
 * @memory: bytes of memory that each process of the program may have, 0: no limit
 *
 * The limits of a program.
 */
typedef struct
{
  double time;
  guint64 cpu;
  guint64 memory;
} SatProcessLimits;

/**
 * SatProcessJob:
 * @command: the id of a profile, or a command line with %f for the file of the formula, %r for the
 *   file of the result, %p for the file of the proof, %s for the seed, %t for the time limit in
 *   seconds, %m for the memory limit in MiB, %j for the number of threads, and %% for a percent
 *   sign. A word with a placeholder that is not set is left out; without %f the file of the formula
 *   is appended. It is split into words as a shell does, but never given to one
 * @n_variables: the largest variable
 * @n_clauses: the number of clauses
 * @stream: (scope call): pushes the formula into a sink
 * @stream_data: for @stream
 * @limits: when to end it
 * @proof: (nullable): the file for a proof
 * @seed: (nullable): the seed, a number
 * @threads: the number of threads, 0: as many as the program likes
 * @output: (nullable) (scope call): called with the output
 * @output_data: for @output
 * @counts: whether to count models
 * @head: (nullable): comments before the header, whole lines
 *
 * What to solve, and with which program.
 */
typedef struct
{
  const char *command;
  int n_variables;
  guint64 n_clauses;
  SatStreamFunc stream;
  gpointer stream_data;
  SatProcessLimits limits;
  const char *proof;
  const char *seed;
  guint threads;
  SatOutputFunc output;
  gpointer output_data;
  gboolean counts;
  const char *head;
} SatProcessJob;

/**
 * SatProcessReport:
 * @timed_out: whether it was ended by the time limit
 * @cpu_exceeded: whether it has no answer, and has used up its processor time
 * @wall_time: seconds from its start to its end
 * @cpu_time: seconds of processor time of all its processes
 * @peak_memory: resident memory of the largest of its processes at its peak, in bytes; 0: unknown
 * @statistics: its statistics
 * @text: (nullable): the text of the answer; empty when it is only an exit status; %NULL when there
 *   is no answer
 *
 * The report on the run of a program. Clear it with sat_process_report_clear().
 */
typedef struct
{
  gboolean timed_out;
  gboolean cpu_exceeded;
  double wall_time;
  double cpu_time;
  guint64 peak_memory;
  SatProcessStatistics statistics;
  GBytes *text;
} SatProcessReport;

SatModel *sat_process_solve (const SatProcessJob *job,
                             SatProcessReport *report,
                             GCancellable *cancellable,
                             GError **error);
void sat_process_report_clear (SatProcessReport *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SatProcessReport, sat_process_report_clear)
void sat_process_clean (void);

G_END_DECLS
