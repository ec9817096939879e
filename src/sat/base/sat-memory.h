/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Is there enough memory for what is about to be done? A refusal with a number is better
 * than being killed half-way. */

#pragma once

#include "sat-error.h"

G_BEGIN_DECLS

/* What is free when that can't be found out. */
#define SAT_MEMORY_UNKNOWN G_MAXUINT64

/* An upper bound of the bytes that a clause and a variable take inside of CaDiCaL. */
#define SAT_MEMORY_PER_CLAUSE 130
#define SAT_MEMORY_PER_VARIABLE 160

guint64 sat_memory_get_available (const char *root);
gboolean sat_memory_check (const char *what, guint64 n_bytes, GError **error);
gboolean
sat_memory_check_growth (const char *what, gsize n_bytes, gsize n_more, GError **error);

G_END_DECLS
