/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs an external solver that reads DIMACS. */

#pragma once

#include "sat-model.h"
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
 * @text: what the program has just printed: bytes of any kind
 * @length: how many
 * @user_data: what was given with the function
 *
 * Sees the output of a program while it runs, on both channels, in the thread that waits for it.
 */
typedef void (*SatOutputFunc) (const char *text, gsize length, gpointer user_data);

/**
 * SatProcessJob:
 * @command: the id of a profile, or a command line with %f for the file of the formula
 *   and %r for the file of the result, and %% for a percent sign; without %f the file
 *   is appended. It is split into words as a shell does, but never given to one
 * @n_variables: the largest variable
 * @n_clauses: the number of clauses
 * @stream: (scope call): pushes the formula into a sink
 * @stream_data: for @stream
 * @time_limit: seconds of running, 0: no limit
 * @output: (nullable) (scope call): sees what the program prints
 * @output_data: for @output
 *
 * What is to be solved, and by what.
 */
typedef struct
{
  const char *command;
  int n_variables;
  guint64 n_clauses;
  SatStreamFunc stream;
  gpointer stream_data;
  double time_limit;
  SatOutputFunc output;
  gpointer output_data;
} SatProcessJob;

SatModel *sat_process_solve (const SatProcessJob *job,
                             gboolean *timed_out,
                             GBytes **text,
                             GCancellable *cancellable,
                             GError **error);
void sat_process_clean (void);

G_END_DECLS
