/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The stream of clauses: the batch in front of a sink, and the two simplest sinks, one that keeps
 * and one that counts. Does not know what the clauses are for. */

#include "sat-sink.h"

#include "sat-getter.h"
#include "sat-memory.h"
#include <string.h>

/**
 * sat_batch_init:
 * @self: (out caller-allocates): the batch
 * @sink: where the clauses go; must outlive the batch
 * @cancellable: (nullable): checked on every flush
 *
 * Prepares an empty batch. It owns nothing, so there is nothing to free; but its contents reach the
 * sink only with sat_batch_flush().
 */
void
sat_batch_init (SatBatch *self,
                SatSink *sink,
                GCancellable *cancellable)
{
  self->sink = sink;
  self->cancellable = cancellable;
  self->n_literals = 0;
}

/**
 * sat_batch_flush:
 *
 * Passes the contents to the sink and empties the batch.
 *
 * Returns: %FALSE with G_IO_ERROR_CANCELLED, or with the error of the sink
 */
gboolean
sat_batch_flush (SatBatch *self,
                 GError **error)
{
  gsize n = self->n_literals;

  if (g_cancellable_set_error_if_cancelled (self->cancellable, error))
    return FALSE;
  self->n_literals = 0;
  return n == 0 || sat_sink_add (self->sink, self->literals, n, error);
}

/* Room is checked once per first literal, not once per clause: this loop makes nearly all of a
 * pairwise formula. */
static gboolean
write_no_two (SatBatch *self,
              const int *literals,
              gsize n_literals,
              GError **error)
{
  for (gsize first = 0; first + 1 < n_literals; first++)
    {
      gsize n_numbers = 3 * (n_literals - 1 - first);
      int *out = sat_batch_reserve (self, n_numbers - 1, error);
      int negated = -literals[first];

      if (out == NULL)
        return FALSE;
      for (gsize second = first + 1; second < n_literals; second++, out += 3)
        {
          out[0] = negated;
          out[1] = -literals[second];
          out[2] = 0;
        }
      sat_batch_commit (self, n_numbers - 1);
    }
  return TRUE;
}

/**
 * sat_batch_add_no_two:
 * @literals: (array length=n_literals): some literals
 * @n_literals: how many these are, at most %SAT_NO_TWO_MAX
 *
 * Adds a clause for each pair of their negations, by the first literal, then by the second: no two
 * of them are true. A sink with add_no_two gets the literals instead.
 *
 * Returns: %FALSE with G_IO_ERROR_CANCELLED, or with the error of the sink
 */
gboolean
sat_batch_add_no_two (SatBatch *self,
                      const int *literals,
                      gsize n_literals,
                      GError **error)
{
  g_return_val_if_fail (n_literals <= SAT_NO_TWO_MAX, FALSE);

  if (self->sink->add_no_two == NULL)
    return write_no_two (self, literals, n_literals, error);
  return sat_batch_flush (self, error) &&
         self->sink->add_no_two (self->sink, literals, n_literals, error);
}

struct _SatClauses
{
  SatSink sink;
  int *literals;
  gsize n_literals; /* with the zeros */
  gsize n_allocated;
  guint64 n_clauses;
  int max_variable;
};

/* Counts the clauses of a batch and keeps the largest variable in @max_variable. */
static gsize
survey (const int *literals,
        gsize n_literals,
        int *max_variable)
{
  guint max = (guint)*max_variable;
  gsize n_clauses = 0;

  for (gsize i = 0; i < n_literals; i++)
    {
      guint variable = sat_literal_variable (literals[i]);

      n_clauses += variable == 0;
      max = MAX (max, variable);
    }
  *max_variable = (int)MIN (max, G_MAXINT);
  return n_clauses;
}

static gboolean
clauses_add (SatSink *sink,
             const int *literals,
             gsize n_literals,
             GError **error)
{
  SatClauses *self = (SatClauses *)sink;

  g_return_val_if_fail (n_literals == 0 || literals[n_literals - 1] == 0, FALSE);

  if (n_literals == 0)
    return TRUE;
  if (self->n_allocated - self->n_literals < n_literals)
    {
      gsize n_allocated = MAX (2 * self->n_allocated, self->n_literals + n_literals);

      if (!sat_memory_check_array ("memory-formula", n_allocated * sizeof *literals, error))
        return FALSE;
      self->n_allocated = n_allocated;
      self->literals = g_renew (int, self->literals, self->n_allocated);
    }
  memcpy (self->literals + self->n_literals, literals, n_literals * sizeof *literals);
  self->n_literals += n_literals;
  self->n_clauses += survey (literals, n_literals, &self->max_variable);
  return TRUE;
}

/**
 * sat_clauses_new: (skip)
 *
 * Makes an empty store of clauses.
 *
 * Returns: (transfer full): a store of clauses, empty
 */
SatClauses *
sat_clauses_new (void)
{
  SatClauses *self = g_new0 (SatClauses, 1);

  self->sink.add = clauses_add;
  return self;
}

/**
 * sat_clauses_free:
 * @self: (nullable): a store of clauses
 *
 * Frees the store with its clauses.
 */
void
sat_clauses_free (SatClauses *self)
{
  if (self == NULL)
    return;
  g_free (self->literals);
  g_free (self);
}

/**
 * sat_clauses_get_sink:
 * @self: a store of clauses
 *
 * Gets the sink that fills the store: four bytes for each literal and each 0. It fails with
 * SAT_ERROR_MEMORY when there is not enough memory.
 *
 * Returns: (transfer none): the sink
 */
SatSink *
sat_clauses_get_sink (SatClauses *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->sink;
}

/**
 * sat_clauses_get_n_clauses:
 * @self: a store of clauses
 *
 * Gets the number of clauses.
 *
 * Returns: the number
 */
SAT_DEFINE_GETTER (SatClauses, sat_clauses, n_clauses, guint64)

/**
 * sat_clauses_get_max_variable:
 * @self: a store of clauses
 *
 * Gets the largest variable that occurs.
 *
 * Returns: the variable, 0 when there is none
 */
SAT_DEFINE_GETTER (SatClauses, sat_clauses, max_variable, int)

/**
 * sat_clauses_get_literals:
 * @self: a store of clauses
 * @n_literals: (out): their number, the zeros included
 *
 * Gets all clauses as one array, in order, each ended by 0.
 *
 * Returns: (transfer none): the array; valid until the next clause is added
 */
const int *
sat_clauses_get_literals (const SatClauses *self,
                          gsize *n_literals)
{
  static const int none = 0;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (n_literals != NULL, NULL);

  *n_literals = self->n_literals;
  /* Callers compute with the address; adding even 0 to NULL is undefined. */
  return self->literals != NULL ? self->literals : &none;
}

static gboolean
counter_add (SatSink *sink,
             const int *literals,
             gsize n_literals,
             GError **error)
{
  SatCounter *self = (SatCounter *)sink;
  gsize n_clauses = survey (literals, n_literals, &self->max_variable);

  self->n_clauses += n_clauses;
  self->n_literals += n_literals - n_clauses;
  return TRUE;
}

/**
 * sat_counter_init:
 * @self: (out caller-allocates): a counter
 *
 * Prepares a sink that only counts. It owns nothing.
 */
void
sat_counter_init (SatCounter *self)
{
  *self = (SatCounter){ .sink = { .add = counter_add } };
}
