/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The product (Chen 2010): the variables stand in a rectangle, in runs of q; auxiliary variables
 * say in which run the true one is, and at which place of its run. */

#include <glib/gi18n.h>

#include "sat-at-most-one.h"

/* ⌈√n⌉ */
static guint
get_run (guint n)
{
  guint q = 1;

  while (q * q < n)
    q++;
  return q;
}

static guint
count_runs (guint n)
{
  return (n + get_run (n) - 1) / get_run (n);
}

static guint
count (guint n)
{
  return 2 * n + sat_pairs_count (count_runs (n)) + sat_pairs_count (get_run (n));
}

static guint
count_auxiliary (guint n)
{
  return count_runs (n) + get_run (n);
}

static guint
get_clause (guint n,
            guint index,
            int literals[SAT_AT_MOST_ONE_LENGTH_MAX])
{
  guint q = get_run (n), p = count_runs (n);
  guint place = index / 2, first = 0, second = 0, base = n;

  if (index < 2 * n)
    {
      literals[0] = -(int)(place + 1);
      literals[1] = (int)(index % 2 == 0 ? n + place / q + 1 : n + p + place % q + 1);
      return 2;
    }
  index -= 2 * n;
  if (index < sat_pairs_count (p))
    sat_pairs_get (p, index, &first, &second);
  else
    {
      base += p;
      sat_pairs_get (q, index - sat_pairs_count (p), &first, &second);
    }
  literals[0] = -(int)(base + first + 1);
  literals[1] = -(int)(base + second + 1);
  return 2;
}

static gboolean
covers (guint n,
        guint auxiliary,
        guint place)
{
  guint q = get_run (n), p = count_runs (n);

  return auxiliary < p ? place / q == auxiliary : place % q == auxiliary - p;
}

static void
describe (guint n,
          guint auxiliary,
          SatAuxiliary *meaning)
{
  guint p = count_runs (n);

  meaning->kind = auxiliary < p ? SAT_AUXILIARY_RUN : SAT_AUXILIARY_RANK;
  meaning->number = (auxiliary < p ? auxiliary : auxiliary - p) + 1;
  meaning->size = get_run (n);
}

const SatAtMostOne sat_at_most_one_product = {
  .id = "product",
  .name = N_ ("Product"),
  .summary = N_ ("the literals in a rectangle, with its rows and columns (Chen 2010)"),
  .count = count,
  .count_auxiliary = count_auxiliary,
  .get_clause = get_clause,
  .covers = covers,
  .describe = describe,
};
