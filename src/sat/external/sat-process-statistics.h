/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What solvers tell about their work. */

#pragma once

#include "sat-process-profile.h"

G_BEGIN_DECLS

/**
 * SAT_PROCESS_VERSION_MAX:
 *
 * The longest version of a program that is kept, in bytes.
 */
#define SAT_PROCESS_VERSION_MAX 31
/**
 * SAT_PROCESS_COUNT_MAX:
 *
 * How many digits of a number of models are kept; longer ones are not told.
 */
#define SAT_PROCESS_COUNT_MAX 240

/**
 * SatProcessStatistics:
 * @conflicts: conflicts, -1: not told
 * @decisions: decisions, -1: not told
 * @propagations: propagated literals, -1: not told
 * @version: the version of the solver, empty: not told
 * @n_models: how many models a model counter has found, in decimal digits, empty: not told
 *
 * What a solver says that it is and has done.
 */
typedef struct
{
  gint64 conflicts;
  gint64 decisions;
  gint64 propagations;
  char version[SAT_PROCESS_VERSION_MAX + 1];
  char n_models[SAT_PROCESS_COUNT_MAX + 1];
} SatProcessStatistics;

void sat_process_statistics_init (SatProcessStatistics *self);
void sat_process_statistics_read (SatProcessStatistics *self,
                                  const SatProcessProfile *profile,
                                  const char *text,
                                  gsize length);

G_END_DECLS
