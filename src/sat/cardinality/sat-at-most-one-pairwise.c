/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pairs, also called binomial: no two of the variables are true. */

#include <glib/gi18n.h>

#include "sat-at-most-one.h"

static guint
count_auxiliary (guint n G_GNUC_UNUSED)
{
  return 0;
}

static guint
get_clause (guint n,
            guint index,
            int literals[SAT_AT_MOST_ONE_LENGTH_MAX])
{
  guint first = 0, second = 0;

  sat_pairs_get (n, index, &first, &second);
  literals[0] = -(int)(first + 1);
  literals[1] = -(int)(second + 1);
  return 2;
}

const SatAtMostOne sat_at_most_one_pairwise = {
  .id = "pairwise",
  .name = N_ ("Pairwise"),
  .summary = N_ ("a clause for each pair: not both are true"),
  .count = sat_pairs_count,
  .count_auxiliary = count_auxiliary,
  .get_clause = get_clause,
};
