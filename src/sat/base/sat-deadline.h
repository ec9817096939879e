/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Deadlines: µs of g_get_monotonic_time(), or 0, which is never. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gint64 sat_deadline_begin (double seconds);
double sat_deadline_get_rest (gint64 deadline);

G_END_DECLS
