/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A stream of clauses: makers of clauses push them, in batches, into a sink, which writes them,
 * counts them, checks them or loads them into a solver. */

#pragma once

#include <gio/gio.h>

#include "sat-types.h"

G_BEGIN_DECLS

typedef struct _SatSink SatSink;

/**
 * SatSinkAddFunc:
 * @self: the sink
 * @literals: (array length=n_literals): whole clauses, each ended by a 0
 * @n_literals: how many numbers these are, with the zeros
 * @error: return location for an error
 *
 * Takes the next clauses of a stream.
 *
 * Returns: %FALSE when the stream is to end, with an error of the kind of sink
 */
typedef gboolean (*SatSinkAddFunc) (SatSink *self,
                                    const int *literals,
                                    gsize n_literals,
                                    GError **error);

/**
 * SAT_NO_TWO_MAX:
 *
 * The most literals of a #SatSinkAddNoTwoFunc.
 */
#define SAT_NO_TWO_MAX 128

/**
 * SatSinkAddNoTwoFunc:
 * @self: the sink
 * @literals: (array length=n_literals): some literals
 * @n_literals: how many these are, at most %SAT_NO_TWO_MAX
 * @error: return location for an error
 *
 * Takes the clauses that no two of some literals are true: one for each pair of their negations, by
 * the first literal, then by the second.
 *
 * Returns: %FALSE when the stream is to end, with an error of the kind of sink
 */
typedef gboolean (*SatSinkAddNoTwoFunc) (SatSink *self,
                                         const int *literals,
                                         gsize n_literals,
                                         GError **error);

/**
 * SatSink:
 * @add: takes the next clauses
 * @add_no_two: (nullable): takes the pairs of some literals; %NULL: they come one by one through
 *   @add
 *
 * The destination of a stream of clauses: a solver, a file, a check or a count. It is the first
 * member of every kind of sink, so that makers of clauses need not know the kind.
 */
struct _SatSink
{
  SatSinkAddFunc add;
  SatSinkAddNoTwoFunc add_no_two;
};

/**
 * sat_sink_add:
 * @literals: (array length=n_literals): whole clauses, each ended by a 0
 * @n_literals: how many numbers these are, with the zeros
 *
 * Pushes clauses into a sink.
 *
 * Returns: %FALSE when the stream is to end, with an error of the kind of sink
 */
static inline gboolean
sat_sink_add (SatSink *self,
              const int *literals,
              gsize n_literals,
              GError **error)
{
  return self->add (self, literals, n_literals, error);
}

/**
 * SAT_BATCH_SIZE:
 *
 * How many literals, including the zeros, a #SatBatch holds.
 */
#define SAT_BATCH_SIZE 8192

/**
 * SatBatch:
 * @sink: (not nullable): where full batches go
 * @cancellable: (nullable): checked whenever the batch is passed on
 * @n_literals: how many numbers of @literals are in use
 * @literals: whole clauses, each ended by a 0
 *
 * Collects clauses in front of a sink, so that it is called once for thousands of clauses. It lives
 * on the stack of their maker: reserve room with sat_batch_reserve(), write the literals there, and
 * sat_batch_commit() them.
 */
typedef struct
{
  SatSink *sink;
  GCancellable *cancellable;
  gsize n_literals;
  int literals[SAT_BATCH_SIZE];
} SatBatch;

void sat_batch_init (SatBatch *self, SatSink *sink, GCancellable *cancellable);
gboolean sat_batch_flush (SatBatch *self, GError **error);
gboolean sat_batch_add_no_two (SatBatch *self,
                               const int *literals,
                               gsize n_literals,
                               GError **error);

/**
 * sat_batch_reserve:
 * @n: length of the clause, below %SAT_BATCH_SIZE
 *
 * Makes room for a clause and its 0; passes the batch on first when it is too full.
 *
 * Returns: (transfer none) (nullable): where to write the literals; %NULL with
 *   %G_IO_ERROR_CANCELLED or the error of the sink
 */
static inline int *
sat_batch_reserve (SatBatch *self,
                   gsize n,
                   GError **error)
{
  if (G_UNLIKELY (self->n_literals + n + 1 > SAT_BATCH_SIZE) && !sat_batch_flush (self, error))
    return NULL;
  return self->literals + self->n_literals;
}

/**
 * sat_batch_commit:
 * @n: length of the clause written to the reserved room
 *
 * Adds the clause to the batch.
 */
static inline void
sat_batch_commit (SatBatch *self,
                  gsize n)
{
  self->literals[self->n_literals + n] = 0;
  self->n_literals += n + 1;
}

/**
 * SatClauses:
 *
 * A sink that keeps all clauses in memory.
 */
typedef struct _SatClauses SatClauses;

SatClauses *sat_clauses_new (void);
void sat_clauses_free (SatClauses *self);
SatSink *sat_clauses_get_sink (SatClauses *self);
guint64 sat_clauses_get_n_clauses (const SatClauses *self);
int sat_clauses_get_max_variable (const SatClauses *self);
const int *sat_clauses_get_literals (const SatClauses *self, gsize *n_literals);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatClauses, sat_clauses_free)

/**
 * SatCounter:
 * @sink: to push clauses into
 * @n_clauses: the clauses so far
 * @n_literals: their literals, without the zeros
 * @max_variable: the largest variable that occurs, 0 when there is none
 *
 * A sink that only counts.
 */
typedef struct
{
  SatSink sink;
  guint64 n_clauses;
  guint64 n_literals;
  int max_variable;
} SatCounter;

void sat_counter_init (SatCounter *self);

G_END_DECLS
