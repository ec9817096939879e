/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts learned clauses by their length. Written by one thread and read by any: the numbers need
 * not be consistent. A searching solver learns all the time; when nothing comes for a while, it is
 * rewriting its clauses. Knows no solver. */

#include "sat-learnt-counts.h"

#define TELL_INTERVAL 16 /* lemmas */
#define TELL_TIME 10000  /* µs: no more often, and no later when there is something new */
#define IDLE_TIME 300000 /* µs: hundreds of times what a lemma takes in a large formula */

static guint64
increase (atomic_uint_least64_t *number)
{
  return atomic_fetch_add_explicit (number, 1, memory_order_relaxed) + 1;
}

/**
 * sat_learnt_counts_count:
 * @clause: (array zero-terminated=1): a learned clause
 *
 * Counts a learned clause.
 *
 * Returns: whether there are enough new ones to report
 */
gboolean
sat_learnt_counts_count (SatLearntCounts *self,
                         const int *clause)
{
  if (clause[0] != 0 && clause[1] == 0)
    increase (&self->n_units);
  else if (clause[0] != 0 && clause[2] == 0)
    increase (&self->n_pairs);
  return increase (&self->n_lemmas) % TELL_INTERVAL == 0;
}

/**
 * sat_learnt_counts_watch:
 * @now: monotonic time in µs
 *
 * To be called often while the solver works, even when it learns nothing. Finds out whether it is
 * idle.
 *
 * Returns: whether there is something new to report, and the last report is old enough
 */
gboolean
sat_learnt_counts_watch (SatLearntCounts *self,
                         gint64 now)
{
  guint64 n_lemmas = sat_learnt_counts_get (&self->n_lemmas);

  if (self->seen_at == 0 || n_lemmas != self->n_seen)
    {
      self->n_seen = n_lemmas;
      self->seen_at = now;
    }
  self->idle = now - self->seen_at >= IDLE_TIME;
  if ((n_lemmas == self->n_told && self->idle == self->told_idle) ||
      now - self->told_at < TELL_TIME)
    return FALSE;
  self->n_told = n_lemmas;
  self->told_idle = self->idle;
  self->told_at = now;
  return TRUE;
}

/**
 * sat_learnt_counts_rest:
 *
 * To be called when the solver has stopped, which does not make it idle.
 */
void
sat_learnt_counts_rest (SatLearntCounts *self)
{
  self->idle = FALSE;
  self->seen_at = 0;
}
