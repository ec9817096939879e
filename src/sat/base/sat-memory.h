/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Is there enough memory for what is about to be done? A refusal with a number is better
 * than being killed half-way. */

#pragma once

#include "sat-error.h"

G_BEGIN_DECLS

/**
 * SAT_MEMORY_UNKNOWN:
 *
 * What sat_memory_get_available() returns when it can't be found out how much is free.
 */
#define SAT_MEMORY_UNKNOWN G_MAXUINT64

/**
 * SAT_MEMORY_PER_CLAUSE:
 *
 * An upper bound of the bytes that a clause takes inside of CaDiCaL, measured with the
 * formulas of Sudoku, whose clauses are mostly of two literals.
 */
#define SAT_MEMORY_PER_CLAUSE 130
/**
 * SAT_MEMORY_PER_VARIABLE:
 *
 * An upper bound of the bytes that a variable takes inside of CaDiCaL.
 */
#define SAT_MEMORY_PER_VARIABLE 160

guint64 sat_memory_get_available (const char *root);
gboolean sat_memory_check (const char *id, guint64 n_bytes, GError **error);
guint64 sat_memory_get_budget (void);
gboolean sat_memory_check_budget (const char *id, guint64 n_bytes, GError **error);
guint64 sat_memory_get_used (void);
gboolean sat_memory_check_array (const char *id, gsize n_bytes, GError **error);
gboolean
sat_memory_check_growth (const char *id, gsize n_bytes, gsize n_more, GError **error);

G_END_DECLS
