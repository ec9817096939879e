/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a learned clause is derived. */

#pragma once

#include "sat-trace.h"

G_BEGIN_DECLS

GArray *sat_trace_dup_in_hand (const SatTrace *self, guint n_steps);

G_END_DECLS
