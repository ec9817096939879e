/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Does a model satisfy a stream of clauses? Shares no code with solver or encoder. */

#pragma once

#include "sat-model.h"
#include "sat-sink.h"

G_BEGIN_DECLS

/**
 * SatChecker:
 *
 * A sink that checks whether a model satisfies the clauses that are pushed into it. It shares no
 * code with the solver or an encoder, so that it can find their errors.
 */
typedef struct _SatChecker SatChecker;

SatChecker *sat_checker_new (const SatModel *model);
void sat_checker_free (SatChecker *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatChecker, sat_checker_free)
SatSink *sat_checker_get_sink (SatChecker *self);
guint64 sat_checker_get_n_clauses (const SatChecker *self);
guint64 sat_checker_get_n_false (const SatChecker *self);
guint64 sat_checker_get_first_false (const SatChecker *self);

G_END_DECLS
