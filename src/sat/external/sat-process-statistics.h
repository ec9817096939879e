/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Statistics in the output of solvers. */

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
 * How many digits of a number of models are kept; longer numbers are ignored.
 */
#define SAT_PROCESS_COUNT_MAX 240

/**
 * SatProcessStatistics:
 * @conflicts: conflicts, −1: unknown
 * @decisions: decisions, −1: unknown
 * @propagations: propagated literals, −1: unknown
 * @version: the version of the solver, empty: unknown
 * @n_models: the result of a model counter, in decimal digits, empty: unknown
 *
 * What a solver reports about itself and its work.
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
