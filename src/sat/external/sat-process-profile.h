/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The external solvers whose command lines are known. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SatProcessProfile:
 * @id: what the user calls it by, such as “minisat”
 * @command: how it is called, such as “minisat %f %r”: %f stands for the file of the formula,
 *   %r for the file of the result. A command without %f gets the file appended
 * @summary: the name of the solver, as people write it
 * @file: (nullable): what has to be there besides the program
 *
 * How an external solver is called.
 */
typedef struct
{
  const char *id;
  const char *command;
  const char *summary;
  const char *file;
} SatProcessProfile;

const SatProcessProfile *sat_process_profiles (gsize *n_profiles);
const SatProcessProfile *sat_process_profile_find (const char *id);
gboolean sat_process_profile_is_installed (const SatProcessProfile *self);

G_END_DECLS
