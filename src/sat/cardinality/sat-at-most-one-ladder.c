/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The ladder (Gent and Nightingale 2004), also called regular: auxiliary variables that tell how
 * far the true one is, true up to there and false from there on. It implies that exactly one is
 * true. */

#include <glib/gi18n.h>

#include "sat-at-most-one.h"

static guint
count (guint n)
{
  return 4 * n - 4;
}

static guint
count_auxiliary (guint n)
{
  return n - 1;
}

/* The true one is at place @k when the ladder ends there. */
static guint
get_end (guint n,
         guint k,
         int *literals)
{
  guint length = 0;

  if (k > 0)
    literals[length++] = -(int)(n + k);
  if (k < n - 1)
    literals[length++] = (int)(n + k + 1);
  literals[length++] = (int)(k + 1);
  return length;
}

static guint
get_clause (guint n,
            guint index,
            int literals[SAT_AT_MOST_ONE_LENGTH_MAX])
{
  guint k = index;

  if (k < n - 2)
    {
      literals[0] = -(int)(n + k + 2);
      literals[1] = (int)(n + k + 1);
      return 2;
    }
  k -= n - 2;
  if (k < n)
    return get_end (n, k, literals);
  k -= n;
  if (k < n - 1)
    {
      literals[0] = -(int)(k + 2);
      literals[1] = (int)(n + k + 1);
      return 2;
    }
  k -= n - 1;
  literals[0] = -(int)(k + 1);
  literals[1] = -(int)(n + k + 1);
  return 2;
}

static gboolean
covers (guint n G_GNUC_UNUSED,
        guint auxiliary,
        guint place)
{
  return place > auxiliary;
}

static void
describe (guint n G_GNUC_UNUSED,
          guint auxiliary,
          SatAuxiliary *meaning)
{
  *meaning = (SatAuxiliary){ .kind = SAT_AUXILIARY_AFTER, .number = auxiliary + 1 };
}

const SatAtMostOne sat_at_most_one_ladder = {
  .id = "ladder",
  .name = N_ ("Ladder"),
  .summary = N_ ("a ladder of variables that ends at the true one (Gent and Nightingale 2004)"),
  .exact = TRUE,
  .count = count,
  .count_auxiliary = count_auxiliary,
  .get_clause = get_clause,
  .covers = covers,
  .describe = describe,
};
