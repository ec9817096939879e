/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sequential counter (Sinz 2005): a chain of auxiliary variables, each of which tells whether
 * the true one has occurred up to its place. */

#include <glib/gi18n.h>

#include "sat-at-most-one.h"

static guint
count (guint n)
{
  return 3 * n - 4;
}

static guint
count_auxiliary (guint n)
{
  return n - 1;
}

static guint
get_clause (guint n,
            guint index,
            int literals[SAT_AT_MOST_ONE_LENGTH_MAX])
{
  guint i = index == 0 ? 0 : 1 + (index - 1) / 3;
  int x = (int)(i + 1), a = (int)(n + i + 1);
  guint which = index == 0 ? 0 : (index - 1) % 3;

  /* The last variable has no successor to warn. */
  if (i == n - 1)
    which = 2;
  literals[0] = which == 1 ? -(a - 1) : -x;
  literals[1] = which == 2 ? -(a - 1) : a;
  return 2;
}

static gboolean
covers (guint n G_GNUC_UNUSED,
        guint auxiliary,
        guint place)
{
  return place <= auxiliary;
}

static void
describe (guint n G_GNUC_UNUSED,
          guint auxiliary,
          SatAuxiliary *meaning)
{
  *meaning = (SatAuxiliary){ .kind = SAT_AUXILIARY_FIRST, .number = auxiliary + 1 };
}

const SatAtMostOne sat_at_most_one_sequential = {
  .id = "sequential",
  .name = N_ ("Sequential"),
  .summary = N_ ("a counter that runs along the literals (Sinz 2005)"),
  .count = count,
  .count_auxiliary = count_auxiliary,
  .get_clause = get_clause,
  .covers = covers,
  .describe = describe,
};
