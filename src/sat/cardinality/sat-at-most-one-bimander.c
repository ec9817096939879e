/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The bimander encoding (Hölldobler and Nguyen 2013): pairs by themselves, and the bits of the
 * number of the pair that has the true one. */

#include <glib/gi18n.h>

#include "sat-at-most-one.h"

#define GROUP 2

static guint
count_auxiliary (guint n)
{
  return sat_count_bits ((n + GROUP - 1) / GROUP);
}

static guint
count (guint n)
{
  return n / GROUP + n * count_auxiliary (n);
}

static guint
get_clause (guint n,
            guint index,
            int literals[SAT_AT_MOST_ONE_LENGTH_MAX])
{
  guint n_bits = count_auxiliary (n), place = 0, bit = 0;

  if (index < n / GROUP)
    {
      literals[0] = -(int)(GROUP * index + 1);
      literals[1] = -(int)(GROUP * index + 2);
      return 2;
    }
  index -= n / GROUP;
  place = index / n_bits;
  bit = index % n_bits;
  literals[0] = -(int)(place + 1);
  literals[1] = (place / GROUP >> bit & 1) != 0 ? (int)(n + bit + 1) : -(int)(n + bit + 1);
  return 2;
}

static gboolean
covers (guint n G_GNUC_UNUSED,
        guint auxiliary,
        guint place)
{
  return (place / GROUP >> auxiliary & 1) != 0;
}

static void
describe (guint n G_GNUC_UNUSED,
          guint auxiliary,
          SatAuxiliary *meaning)
{
  *meaning = (SatAuxiliary){ .kind = SAT_AUXILIARY_BIT, .number = auxiliary, .size = GROUP };
}

const SatAtMostOne sat_at_most_one_bimander = {
  .id = "bimander",
  .name = N_ ("Bimander"),
  .summary = N_ ("pairs, and the bits of the pair’s number (Hölldobler and Nguyen 2013)"),
  .count = count,
  .count_auxiliary = count_auxiliary,
  .get_clause = get_clause,
  .covers = covers,
  .describe = describe,
};
