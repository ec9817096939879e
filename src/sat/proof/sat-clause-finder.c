/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds a clause by its literals in any order, as deletions in proofs name them. A hash table with
 * chains of clause numbers: it holds no literals itself. */

#include "sat-clause-finder.h"

typedef struct
{
  guint32 clause;
  guint32 hash;
  guint32 next; /* index of the next entry of the same bucket + 1; 0: none */
} Entry;

struct _SatClauseFinder
{
  SatPropagator *propagator; /* borrowed */
  GArray *entries;           /* of Entry */
  guint32 *buckets;          /* index of the first entry + 1 */
  gsize n_buckets;           /* a power of 2 */
};

/* The same for every order of the literals. */
static guint32
hash_clause (const guint32 *literals,
             gsize n_literals)
{
  guint32 sum = 0, mixed = 0;

  for (gsize i = 0; i < n_literals; i++)
    {
      guint32 h = (literals[i] + 1) * 0x9e3779b1u;

      h ^= h >> 15;
      h *= 0x85ebca77u;
      sum += h;
      mixed ^= h * 0xc2b2ae3du;
    }
  return sum ^ (mixed >> 7) ^ (guint32)n_literals;
}

static void
link_entry (SatClauseFinder *self,
            guint32 index)
{
  Entry *entry = &g_array_index (self->entries, Entry, index);
  guint32 *bucket = &self->buckets[entry->hash & (self->n_buckets - 1)];

  entry->next = *bucket;
  *bucket = index + 1;
}

static void
grow (SatClauseFinder *self)
{
  self->n_buckets = MAX (2 * self->n_buckets, 1024);
  g_free (self->buckets);
  self->buckets = g_new0 (guint32, self->n_buckets);
  for (guint i = 0; i < self->entries->len; i++)
    if (g_array_index (self->entries, Entry, i).clause != SAT_CLAUSE_NONE)
      link_entry (self, i);
}

/**
 * sat_clause_finder_new: (skip)
 * @propagator: the clauses; must outlive the finder
 *
 * Makes an index of all clauses that are there.
 *
 * Returns: (transfer full): the index
 */
SatClauseFinder *
sat_clause_finder_new (SatPropagator *propagator)
{
  SatClauseFinder *self = NULL;
  guint32 clause = SAT_CLAUSE_NONE;

  g_return_val_if_fail (propagator != NULL, NULL);

  self = g_new0 (SatClauseFinder, 1);
  self->propagator = propagator;
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  grow (self);
  while ((clause = sat_propagator_next_clause (propagator, clause)) != SAT_CLAUSE_NONE)
    sat_clause_finder_add (self, clause);
  return self;
}

/**
 * sat_clause_finder_free: (skip)
 *
 * Frees it, but no clause.
 */
void
sat_clause_finder_free (SatClauseFinder *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->entries);
  g_free (self->buckets);
  g_free (self);
}

/**
 * sat_clause_finder_add: (skip)
 * @clause: a clause that was added since
 *
 * Adds a clause to the index.
 */
void
sat_clause_finder_add (SatClauseFinder *self,
                       guint32 clause)
{
  const guint32 *literals = NULL;
  gsize n = 0;
  Entry entry = { .clause = clause };

  g_return_if_fail (self != NULL);

  literals = sat_propagator_get_clause (self->propagator, clause, &n);
  entry.hash = hash_clause (literals, n);
  g_array_append_val (self->entries, entry);
  if (self->entries->len > self->n_buckets)
    grow (self);
  else
    link_entry (self, self->entries->len - 1);
}

/**
 * sat_clause_finder_find: (skip)
 * @literals: (array length=n_literals): literals, in any order
 * @n_literals: their number
 *
 * Finds a clause with exactly these literals.
 *
 * Returns: its number; %SAT_CLAUSE_NONE when there is none
 */
guint32
sat_clause_finder_find (SatClauseFinder *self,
                        const int *literals,
                        gsize n_literals)
{
  const guint32 *normal = NULL;
  gsize n = 0;
  guint32 hash;

  g_return_val_if_fail (self != NULL, SAT_CLAUSE_NONE);

  normal = sat_propagator_normalise (self->propagator, literals, n_literals, &n);
  hash = hash_clause (normal, n);
  for (guint32 i = self->buckets[hash & (self->n_buckets - 1)]; i != 0;)
    {
      const Entry *entry = &g_array_index (self->entries, Entry, i - 1);

      if (entry->hash == hash && sat_propagator_equals (self->propagator, entry->clause, normal, n))
        return entry->clause;
      i = entry->next;
    }
  return SAT_CLAUSE_NONE;
}

/**
 * sat_clause_finder_remove: (skip)
 * @clause: a clause that is in it
 *
 * Removes a clause from the index.
 */
void
sat_clause_finder_remove (SatClauseFinder *self,
                          guint32 clause)
{
  const guint32 *literals = NULL;
  guint32 *link = NULL;
  gsize n = 0;

  g_return_if_fail (self != NULL);

  literals = sat_propagator_get_clause (self->propagator, clause, &n);
  link = &self->buckets[hash_clause (literals, n) & (self->n_buckets - 1)];
  while (*link != 0)
    {
      Entry *entry = &g_array_index (self->entries, Entry, *link - 1);

      if (entry->clause == clause)
        {
          entry->clause = SAT_CLAUSE_NONE;
          *link = entry->next;
          return;
        }
      link = &entry->next;
    }
}
