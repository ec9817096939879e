/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Several solvers of one formula at the same time. */

#pragma once

#include "sat-solver.h"

G_BEGIN_DECLS

/**
 * SAT_RACE_MAX:
 *
 * The most solvers of a race.
 */
#define SAT_RACE_MAX 4

SatStatus sat_race_solve (SatSolver *const *solvers,
                          guint n_solvers,
                          guint *winner,
                          gboolean *stopped,
                          GError **error);

G_END_DECLS
