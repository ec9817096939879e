/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a solver has learned, in numbers that any thread may look at while it works. */

#pragma once

#include <glib.h>

/* The scanner of the documentation does not know atomic types. */
#ifndef __GI_SCANNER__
#  include <stdatomic.h>

G_BEGIN_DECLS

/**
 * SatLearntCounts:
 * @n_lemmas: learned clauses so far
 * @n_units: those of one literal, each of which settles a variable
 * @n_pairs: those of two literals
 * @idle: whether none came for a while
 * @n_seen: the clauses at the last look
 * @seen_at: monotonic time when @n_seen was another number; 0: not known
 * @n_told: the clauses at the last report
 * @told_at: monotonic time of that
 * @told_idle: what @idle was then
 *
 * What a solver has learned. The first three are written by the solving thread and may be read by
 * any; the rest belongs to that thread alone.
 */
typedef struct
{
  atomic_uint_least64_t n_lemmas;
  atomic_uint_least64_t n_units;
  atomic_uint_least64_t n_pairs;

  gboolean idle;
  guint64 n_seen;
  gint64 seen_at;
  guint64 n_told;
  gint64 told_at;
  gboolean told_idle;
} SatLearntCounts;

gboolean sat_learnt_counts_count (SatLearntCounts *self, const int *clause);
gboolean sat_learnt_counts_watch (SatLearntCounts *self, gint64 now);
void sat_learnt_counts_rest (SatLearntCounts *self);

/**
 * sat_learnt_counts_get:
 * @number: one of the first three members of #SatLearntCounts
 *
 * Reads a number from any thread.
 *
 * Returns: its recent value
 */
static inline guint64
sat_learnt_counts_get (const atomic_uint_least64_t *number)
{
  return atomic_load_explicit (number, memory_order_relaxed);
}

G_END_DECLS
#endif
