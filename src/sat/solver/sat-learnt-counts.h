/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a solver has learned, in numbers that any thread may look at while it works. */

#pragma once

#include <glib.h>

/* The scanner of the documentation does not know atomic types. */
#ifndef __GI_SCANNER__
#  include <stdatomic.h>

G_BEGIN_DECLS

typedef struct
{
  atomic_uint_least64_t n_lemmas;
  atomic_uint_least64_t n_units; /* of one literal: a variable is settled for good */
  atomic_uint_least64_t n_pairs; /* of two */

  /* Of the thread that solves. */
  gboolean idle; /* there was none for a while */
  guint64 n_seen;
  gint64 seen_at; /* when @n_seen was another number, 0 = not known */
  guint64 n_told;
  gint64 told_at;
  gboolean told_idle;
} SatLearntCounts;

gboolean sat_learnt_counts_count (SatLearntCounts *self, const int *clause);
gboolean sat_learnt_counts_watch (SatLearntCounts *self, gint64 now);
void sat_learnt_counts_rest (SatLearntCounts *self);

static inline guint64
sat_learnt_counts_get (const atomic_uint_least64_t *number)
{
  return atomic_load_explicit (number, memory_order_relaxed);
}

G_END_DECLS
#endif
