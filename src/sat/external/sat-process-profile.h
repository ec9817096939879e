/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The external solvers whose command lines are known. */

#pragma once

#include "sat-types.h"

G_BEGIN_DECLS

/**
 * SatExitCode:
 * @code: an exit status of a program
 * @status: its meaning
 *
 * The meaning of an exit status.
 */
typedef struct
{
  int code;
  SatStatus status;
} SatExitCode;

/**
 * SatProfileTraits:
 * @SAT_PROFILE_RESERVES_ADDRESSES: it reserves more addresses than memory, so that it has to
 *   enforce the memory limit itself (%m): a Java machine
 * @SAT_PROFILE_RESULT_IS_PREFIX: %r is only the beginning of its result file's name
 * @SAT_PROFILE_ENDS_GENTLY: it is asked to end before it is killed, because it has to end others
 * @SAT_PROFILE_FINDS_CORES: it is for unsatisfiable formulas, and prints no models
 * @SAT_PROFILE_COUNTS_MODELS: it counts models, and prints none
 *
 * The peculiarities of a solver.
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
 * @id: its id, such as “minisat”
 * @command: its command, such as “minisat %f %r”, see #SatProcessJob
 * @count_command: (nullable): the same to count models; %NULL: @command, or it can't
 * @summary: its common name
 * @needs: (nullable): what is needed besides the program: the path of a file, or the name of a
 *   program in PATH
 * @environment: (nullable): additions to its environment, “NAME=VALUE”
 * @exit_codes: (nullable) (array zero-terminated=0): the meanings of its exit statuses, ended by a
 *   negative code; %NULL: 10 is satisfiable, 20 unsatisfiable, 0 anything
 * @conflicts: (nullable): the beginning of the line with the number of conflicts: # stands for the
 *   number, a blank for any number of blanks
 * @decisions: (nullable): the same for decisions
 * @propagations: (nullable): the same for propagations
 * @version: (nullable): the beginning of the line whose next word is its version
 * @proof: (nullable): the format of the proofs that it writes to %p: “drat”, “frat” or “rupd32”
 * @traits: its peculiarities
 *
 * How an external solver is called, and how its output is read.
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
