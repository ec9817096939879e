/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Are numbers literals? */

#pragma once

#include "sat-error.h"
#include "sat-types.h"

G_BEGIN_DECLS

/**
 * SatWanted:
 * @variable: a variable, 0 = any
 * @sign: of its literal: above 0, below 0, or 0 = either
 *
 * What a literal is to be.
 */
typedef struct
{
  int variable;
  int sign;
} SatWanted;

/**
 * sat_wanted_fits:
 * @self: what is wanted
 * @literal: a literal, or the 0 at the end of a clause
 *
 * Returns: whether it is such a literal
 */
static inline gboolean
sat_wanted_fits (const SatWanted *self,
                 int literal)
{
  gboolean negative = literal < 0;
  int variable = negative ? -literal : literal;

  return literal != 0 && (self->variable == 0 || variable == self->variable) &&
         (self->sign == 0 || negative == (self->sign < 0));
}

gboolean sat_literals_have_all (const int *literals,
                                gsize n_literals,
                                const SatWanted *wanted,
                                gsize n_wanted);
gboolean sat_literals_check (const int *literals,
                             gsize n_literals,
                             gboolean whole_clauses,
                             GError **error);
int sat_literals_compare (gconstpointer a, gconstpointer b);

G_END_DECLS
