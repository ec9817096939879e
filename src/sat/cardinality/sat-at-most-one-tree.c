/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tree, a totalizer with bound 1 (Bailleux and Boufkhad 2003): the variables are the leaves
 * n…2n − 1 of a heap, and there is an auxiliary variable at each inner node below the root. */

#include <glib/gi18n.h>

#include "sat-at-most-one.h"

static guint
count (guint n)
{
  return 3 * n - 5;
}

static guint
count_auxiliary (guint n)
{
  return n - 2;
}

/* The literal at a node of the heap. */
static int
get_node (guint n,
          guint node)
{
  return node >= n ? (int)(node - n + 1) : (int)(n + node - 1);
}

static guint
get_clause (guint n,
            guint index,
            int literals[SAT_AT_MOST_ONE_LENGTH_MAX])
{
  guint node = index == 0 ? 1 : 2 + (index - 1) / 3;
  guint which = index == 0 ? 2 : (index - 1) % 3;
  int left = get_node (n, 2 * node), right = get_node (n, 2 * node + 1);

  literals[0] = which == 1 ? -right : -left;
  literals[1] = which == 2 ? -right : get_node (n, node);
  return 2;
}

static gboolean
covers (guint n,
        guint auxiliary,
        guint place)
{
  guint node = n + place;

  while (node > auxiliary + 2)
    node /= 2;
  return node == auxiliary + 2;
}

const SatAtMostOne sat_at_most_one_tree = {
  .id = "tree",
  .name = N_ ("Tree"),
  .summary = N_ ("a tree of halves, a totalizer with bound 1 (Bailleux and Boufkhad 2003)"),
  .count = count,
  .count_auxiliary = count_auxiliary,
  .get_clause = get_clause,
  .covers = covers,
};
