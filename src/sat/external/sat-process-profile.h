/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The external solvers whose command lines are known. */

#pragma once

#include "sat-types.h"

G_BEGIN_DECLS

/**
 * SatExitCode:
 * @code: an exit status of a program
 * @status: what the program says by it
 *
 * What an exit status means.
 */
typedef struct
{
  int code;
  SatStatus status;
} SatExitCode;

/**
 * SatProfileTraits:
 * @SAT_PROFILE_RESERVES_ADDRESSES: it takes more addresses than memory, so that the memory limit
 *   is left to itself (%m): a machine of Java
 * @SAT_PROFILE_RESULT_IS_PREFIX: the name of its result file only begins with %r
 * @SAT_PROFILE_ENDS_GENTLY: it is told to end before it is killed, because it has to end others
 * @SAT_PROFILE_FINDS_CORES: it is there for what is unsatisfiable, and prints no models
 * @SAT_PROFILE_COUNTS_MODELS: it says how many models there are, and prints none
 *
 * What is unusual about a solver.
 */
typedef enum
{
  SAT_PROFILE_RESERVES_ADDRESSES = 1 << 0,
  SAT_PROFILE_RESULT_IS_PREFIX = 1 << 1,
  SAT_PROFILE_ENDS_GENTLY = 1 << 2,
  SAT_PROFILE_FINDS_CORES = 1 << 3,
  SAT_PROFILE_COUNTS_MODELS = 1 << 4,
} SatProfileTraits;

/**
 * SatProcessProfile:
 * @id: what the user calls it by, such as “minisat”
 * @command: how it is called, such as “minisat %f %r”, see #SatProcessJob
 * @count_command: (nullable): the same to count models; %NULL: @command, or it can't
 * @summary: the name of the solver, as people write it
 * @needs: (nullable): what has to be there besides the program: the path of a file, or the name of
 *   a program in PATH
 * @environment: (nullable): what is set in its environment, “NAME=VALUE”
 * @exit_codes: (nullable) (array zero-terminated=0): what its exit statuses mean, ended by a
 *   negative code; %NULL: 10 is satisfiable, 20 unsatisfiable, 0 anything
 * @conflicts: (nullable): how the line begins that tells the number of conflicts: # stands for
 *   the number, a blank for any number of blanks
 * @decisions: (nullable): the same for decisions
 * @propagations: (nullable): the same for propagations
 * @version: (nullable): how the line begins whose next word is its version
 * @proof: (nullable): the format of the proofs that it writes to %p: “drat”, “frat” or “rupd32”
 * @traits: what is unusual about it
 *
 * How an external solver is called, and what it means by what it says.
 */
typedef struct
{
  const char *id;
  const char *command;
  const char *count_command;
  const char *summary;
  const char *needs;
  const char *environment;
  const SatExitCode *exit_codes;
  const char *conflicts;
  const char *decisions;
  const char *propagations;
  const char *version;
  const char *proof;
  SatProfileTraits traits;
} SatProcessProfile;

const SatProcessProfile *sat_process_profiles (gsize *n_profiles);
const SatProcessProfile *sat_process_profile_find (const char *id);
gboolean sat_process_profile_is_installed (const SatProcessProfile *self);
gboolean sat_process_profile_finds_models (const SatProcessProfile *self);
SatStatus sat_process_profile_get_status (const SatProcessProfile *self,
                                          int code,
                                          gboolean *is_known);

G_END_DECLS
