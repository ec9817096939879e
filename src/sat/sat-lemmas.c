/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts lemmas by their length. Written by one thread and read by any: the numbers need
 * not fit to each other. Knows no solver. */

#include "sat-lemmas.h"

static guint64
increase (atomic_uint_least64_t *number)
{
  return atomic_fetch_add_explicit (number, 1, memory_order_relaxed) + 1;
}

/**
 * sat_lemmas_count:
 * @self: the numbers
 * @clause: (array zero-terminated=1): a lemma
 *
 * Counts a lemma.
 *
 * Returns: how many there are now
 */
guint64
sat_lemmas_count (SatLemmas *self,
                  const int *clause)
{
  if (clause[0] != 0 && clause[1] == 0)
    increase (&self->n_units);
  else if (clause[0] != 0 && clause[2] == 0)
    increase (&self->n_pairs);
  return increase (&self->n_lemmas);
}
