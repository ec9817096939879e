/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Types shared by all of the SAT layer. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SAT_VARIABLE_MAX:
 *
 * The largest variable that is read or passed to the solver. It limits the memory that one number
 * in a file can ask for.
 */
#define SAT_VARIABLE_MAX 100000000

/**
 * SatStatus:
 * @SAT_STATUS_UNKNOWN: not known, because the solver gave up or was stopped
 * @SAT_STATUS_SATISFIABLE: there is a model
 * @SAT_STATUS_UNSATISFIABLE: there is none
 *
 * What is known of a formula. The numbers are the conventional exit codes of SAT solvers.
 */
typedef enum
{
  SAT_STATUS_UNKNOWN = 0,
  SAT_STATUS_SATISFIABLE = 10,
  SAT_STATUS_UNSATISFIABLE = 20,
} SatStatus;

/**
 * sat_literal_variable:
 * @literal: any int
 *
 * Returns: its variable, defined for every int: that of %G_MININT is 2³¹
 */
static inline guint
sat_literal_variable (int literal)
{
  return literal < 0 ? 0u - (guint)literal : (guint)literal;
}

/**
 * sat_literal_is_valid:
 * @literal: any int
 *
 * Returns: whether it is a literal, which 0 is not, of a variable up to %SAT_VARIABLE_MAX
 */
static inline gboolean
sat_literal_is_valid (int literal)
{
  return sat_literal_variable (literal) - 1 < SAT_VARIABLE_MAX;
}

G_END_DECLS
