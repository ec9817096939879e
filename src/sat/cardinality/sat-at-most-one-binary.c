/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The binary encoding (Frisch and Giannaros 2010): the bits of the place of the true one. */

#include <glib/gi18n.h>

#include "sat-at-most-one.h"

static guint
count (guint n)
{
  return n * sat_count_bits (n);
}

static guint
get_clause (guint n,
            guint index,
            int literals[SAT_AT_MOST_ONE_LENGTH_MAX])
{
  guint place = index / sat_count_bits (n), bit = index % sat_count_bits (n);

  literals[0] = -(int)(place + 1);
  literals[1] = (place >> bit & 1) != 0 ? (int)(n + bit + 1) : -(int)(n + bit + 1);
  return 2;
}

static gboolean
covers (guint n G_GNUC_UNUSED,
        guint auxiliary,
        guint place)
{
  return (place >> auxiliary & 1) != 0;
}

static void
describe (guint n G_GNUC_UNUSED,
          guint auxiliary,
          SatAuxiliary *meaning)
{
  *meaning = (SatAuxiliary){ .kind = SAT_AUXILIARY_BIT, .number = auxiliary, .size = 1 };
}

const SatAtMostOne sat_at_most_one_binary = {
  .id = "binary",
  .name = N_ ("Binary"),
  .summary = N_ ("the bits of the position (Frisch and Giannaros 2010)"),
  .count = count,
  .count_auxiliary = sat_count_bits,
  .get_clause = get_clause,
  .covers = covers,
  .describe = describe,
};
