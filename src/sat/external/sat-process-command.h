/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of a command line with placeholders for file names and numbers. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SatProcessWords:
 * @formula: for %f: the file of the formula
 * @result: for %r: the file of the result
 * @proof: (nullable): for %p: the file of the proof
 * @seed: (nullable): for %s: a seed
 * @seconds: (nullable): for %t: the time limit
 * @megabytes: (nullable): for %m: the memory limit
 * @threads: (nullable): for %j: the number of threads
 *
 * The values of a command's placeholders.
 */
typedef struct
{
  const char *formula;
  const char *result;
  const char *proof;
  const char *seed;
  const char *seconds;
  const char *megabytes;
  const char *threads;
} SatProcessWords;

GStrv sat_process_command_expand (const char *command,
                                  const SatProcessWords *words,
                                  GError **error);
char *sat_process_command_describe (const char *command, const char *seed);

G_END_DECLS
