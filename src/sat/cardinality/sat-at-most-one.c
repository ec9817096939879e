/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The encodings of "at most one of n variables", as a table, and what they have in common: below
 * four variables nothing is shorter than the pairs. Does not know what the variables mean. */

#include "sat-at-most-one.h"

#include <math.h>

/* From so many variables on an encoding differs from the pairs. */
#define OWN_MIN 4

#define ADDRESS(name) &sat_at_most_one_##name,
static const SatAtMostOne *const rows[] = { &sat_at_most_one_pairwise, SAT_AT_MOST_ONES (ADDRESS) };
#undef ADDRESS

/**
 * sat_at_most_ones: (skip)
 * @n_rows: (out): how many there are
 *
 * Gets all encodings, the pairs first.
 *
 * Returns: (transfer none) (array length=n_rows): the table
 */
const SatAtMostOne *const *
sat_at_most_ones (gsize *n_rows)
{
  g_return_val_if_fail (n_rows != NULL, NULL);

  *n_rows = G_N_ELEMENTS (rows);
  return rows;
}

/**
 * sat_at_most_one_find: (skip)
 * @id: an id
 *
 * Finds an encoding by its id.
 *
 * Returns: (transfer none) (nullable): the encoding; %NULL if there is none
 */
const SatAtMostOne *
sat_at_most_one_find (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (g_strcmp0 (rows[i]->id, id) == 0)
      return rows[i];
  return NULL;
}

/* The encoding used for n variables. */
static const SatAtMostOne *
choose (const SatAtMostOne *self,
        guint n)
{
  return n < OWN_MIN ? &sat_at_most_one_pairwise : self;
}

/**
 * sat_at_most_one_is_exact: (skip)
 * @n: how many variables there are
 *
 * Tells whether the clauses imply at least one, too.
 *
 * Returns: %TRUE if so
 */
gboolean
sat_at_most_one_is_exact (const SatAtMostOne *self,
                          guint n)
{
  return choose (self, n)->exact;
}

/**
 * sat_at_most_one_count: (skip)
 * @n: how many variables there are
 *
 * Counts its clauses.
 *
 * Returns: the number
 */
guint
sat_at_most_one_count (const SatAtMostOne *self,
                       guint n)
{
  return choose (self, n)->count (n);
}

/**
 * sat_at_most_one_count_auxiliary: (skip)
 * @n: how many variables there are
 *
 * Counts its auxiliary variables.
 *
 * Returns: the number
 */
guint
sat_at_most_one_count_auxiliary (const SatAtMostOne *self,
                                 guint n)
{
  return choose (self, n)->count_auxiliary (n);
}

/**
 * sat_at_most_one_get_clause: (skip)
 * @n: how many variables there are
 * @index: the number of a clause, from 0
 * @literals: (out): its literals: 1…n for the variables, then the auxiliary ones
 *
 * Makes one clause by arithmetic; O(log n).
 *
 * Returns: how many literals it has
 */
guint
sat_at_most_one_get_clause (const SatAtMostOne *self,
                            guint n,
                            guint index,
                            int literals[SAT_AT_MOST_ONE_LENGTH_MAX])
{
  return choose (self, n)->get_clause (n, index, literals);
}

/**
 * sat_at_most_one_covers: (skip)
 * @n: how many variables there are
 * @auxiliary: an auxiliary variable, from 0
 * @place: the place of a variable, from 0
 *
 * Tells whether an auxiliary variable covers a place, that is, whether it is true when the variable
 * there is.
 *
 * Returns: %TRUE if so
 */
gboolean
sat_at_most_one_covers (const SatAtMostOne *self,
                        guint n,
                        guint auxiliary,
                        guint place)
{
  return choose (self, n)->covers (n, auxiliary, place);
}

/**
 * sat_at_most_one_describe: (skip)
 * @n: how many variables there are
 * @auxiliary: an auxiliary variable, from 0
 * @meaning: (out caller-allocates): the best description of its places
 *
 * Describes the meaning of an auxiliary variable.
 */
void
sat_at_most_one_describe (const SatAtMostOne *self,
                          guint n,
                          guint auxiliary,
                          SatAuxiliary *meaning)
{
  *meaning = (SatAuxiliary){ .kind = SAT_AUXILIARY_AMONG };
  if (choose (self, n)->describe != NULL)
    choose (self, n)->describe (n, auxiliary, meaning);
}

/**
 * sat_pairs_count:
 * @n: how many things there are
 *
 * Counts the pairs of n things.
 *
 * Returns: their number
 */
guint
sat_pairs_count (guint n)
{
  return n == 0 ? 0 : n * (n - 1) / 2;
}

/* How many pairs come before those whose first member is at @place. */
static guint
pairs_before (guint n,
              guint place)
{
  return place * (2 * n - 1 - place) / 2;
}

/**
 * sat_pairs_get:
 * @n: how many things there are
 * @index: the number of a pair, from 0
 * @first: (out): the place of its first member
 * @second: (out): the place of its second one, larger than @first
 *
 * Gets a pair, in the order (0, 1), (0, 2), … (0, n − 1), (1, 2), … Constant time: the first place
 * is the rounded-down root of a quadratic equation, corrected in integers.
 */
void
sat_pairs_get (guint n,
               guint index,
               guint *first,
               guint *second)
{
  double middle = n - 0.5;
  guint place = (guint)(middle - sqrt (MAX (middle * middle - 2.0 * index, 0)));

  while (place > 0 && pairs_before (n, place) > index)
    place--;
  while (pairs_before (n, place + 1) <= index)
    place++;
  *first = place;
  *second = place + 1 + index - pairs_before (n, place);
}

/**
 * sat_count_bits:
 * @n: how many numbers, at least 1
 *
 * Counts the bits that distinguish the numbers 0…n − 1.
 *
 * Returns: ⌈log₂ n⌉
 */
guint
sat_count_bits (guint n)
{
  guint bits = 0;

  while (1u << bits < n)
    bits++;
  return bits;
}
