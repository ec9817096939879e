/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Types shared by all of the SAT layer. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The largest variable number that is read or handed to the solver: bounds the
 * memory that one number in a file can ask for. */
#define SAT_VARIABLE_MAX 100000000

/* The numbers are the exit codes that SAT solvers agree on. */
typedef enum
{
  SAT_STATUS_UNKNOWN = 0,
  SAT_STATUS_SATISFIABLE = 10,
  SAT_STATUS_UNSATISFIABLE = 20,
} SatStatus;

G_END_DECLS
