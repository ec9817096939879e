/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs an external solver that reads DIMACS. */

#pragma once

#include "sat-model.h"
#include "sat-sink.h"

G_BEGIN_DECLS

/**
 * SatProcessProfile:
 * @id: what the user calls it by, such as “minisat”
 * @command: how it is called, such as “minisat %f %r”: %f stands for the file of the formula,
 *   %r for the file of the result. A command without %f gets the file appended
 * @summary: the name of the solver, as people write it
 *
 * How an external solver is called.
 */
typedef struct
{
  const char *id;
  const char *command;
  const char *summary;
} SatProcessProfile;

const SatProcessProfile *sat_process_profiles (gsize *n_profiles);
const SatProcessProfile *sat_process_profile_find (const char *id);

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

SatModel *sat_process_solve (const char *command,
                             int n_variables,
                             guint64 n_clauses,
                             SatStreamFunc stream,
                             gpointer user_data,
                             double time_limit,
                             GCancellable *cancellable,
                             GError **error);

G_END_DECLS
