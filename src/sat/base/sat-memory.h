/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Is there enough memory for a task? Refusing with a number is better than being killed
 * half-way. */

#pragma once

#include "sat-error.h"

G_BEGIN_DECLS

/**
 * SAT_MEMORY_UNKNOWN:
 *
 * The unknown amount of free memory.
 */
#define SAT_MEMORY_UNKNOWN G_MAXUINT64

/**
 * SAT_MEMORY_PER_CLAUSE:
 *
 * An upper bound of the bytes per clause inside CaDiCaL, measured with Sudoku formulas, whose
 * clauses mostly have two literals.
 */
#define SAT_MEMORY_PER_CLAUSE 130
/**
 * SAT_MEMORY_PER_VARIABLE:
 *
 * An upper bound of the bytes per variable inside CaDiCaL.
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
