/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Does a model satisfy a stream of clauses? Shares no code with solver or encoder. */

#pragma once

#include "sat-model.h"
#include "sat-sink.h"

G_BEGIN_DECLS

typedef struct _SatChecker SatChecker;

/* @model is borrowed and must outlive the checker. A variable that the model does not mention satisfies nothing. */
SatChecker *sat_checker_new (const SatModel *model);
void sat_checker_free (SatChecker *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatChecker, sat_checker_free)
SatSink *sat_checker_get_sink (SatChecker *self);
guint64 sat_checker_get_n_clauses (const SatChecker *self);
guint64 sat_checker_get_n_false (const SatChecker *self);
/* Index, from 0, of the first clause that is not satisfied; only if there is one. */
guint64 sat_checker_get_first_false (const SatChecker *self);

G_END_DECLS
