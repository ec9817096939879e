/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs an external solver that reads DIMACS. */

#pragma once

#include "sat-model.h"
#include "sat-sink.h"

G_BEGIN_DECLS

/* How a solver is called; %f stands for the formula's file, %r for the file of the result.
 * A command without %f gets the file appended. */
typedef struct
{
  const char *id;      /* "minisat" */
  const char *command; /* "minisat %f %r" */
  const char *summary;
} SatProcessProfile;

const SatProcessProfile *sat_process_profiles (gsize *n_profiles);
const SatProcessProfile *sat_process_profile_find (const char *id);

/* Pushes the whole formula into the sink. */
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
