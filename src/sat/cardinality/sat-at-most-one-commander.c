/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commander encoding (Klieber and Kwon 2007): groups of three have a commander, which is true
 * when one of them is; the commanders are commanded in turn, until four or fewer are left. */

#include <glib/gi18n.h>

#include "sat-at-most-one.h"

#define GROUP 3
#define PAIRS_MAX 4 /* so many need no commanders */

/* One level of command: @n variables, the first of them literal @first. */
typedef struct
{
  guint n;
  guint first;
} Level;

static guint
count_groups (guint n)
{
  return (n + GROUP - 1) / GROUP;
}

/* Pairs within groups. */
static guint
count_inner (guint n)
{
  return n / GROUP * sat_pairs_count (GROUP) + sat_pairs_count (n % GROUP);
}

/* What a level says by itself. */
static guint
count_level (guint n)
{
  return n <= PAIRS_MAX ? sat_pairs_count (n) : count_inner (n) + n + count_groups (n);
}

static guint
count (guint n)
{
  guint sum = count_level (n);

  while (n > PAIRS_MAX)
    {
      n = count_groups (n);
      sum += count_level (n);
    }
  return sum;
}

static guint
count_auxiliary (guint n)
{
  guint sum = 0;

  while (n > PAIRS_MAX)
    {
      n = count_groups (n);
      sum += n;
    }
  return sum;
}

static guint
get_pair (const Level *level,
          guint start,
          guint n,
          guint index,
          int *literals)
{
  guint first = 0, second = 0;

  sat_pairs_get (n, index, &first, &second);
  literals[0] = -(int)(level->first + start + first);
  literals[1] = -(int)(level->first + start + second);
  return 2;
}

static guint
get_level_clause (const Level *level,
                  guint index,
                  int *literals)
{
  guint start = index / sat_pairs_count (GROUP) * GROUP, length = 0;
  guint commanders = level->first + level->n;

  if (level->n <= PAIRS_MAX)
    return get_pair (level, 0, level->n, index, literals);
  if (index < count_inner (level->n))
    return get_pair (level, start, MIN (GROUP, level->n - start),
                     index % sat_pairs_count (GROUP), literals);
  index -= count_inner (level->n);
  if (index < level->n)
    {
      literals[0] = -(int)(level->first + index);
      literals[1] = (int)(commanders + index / GROUP);
      return 2;
    }
  index -= level->n;
  literals[length++] = -(int)(commanders + index);
  for (guint i = index * GROUP; i < MIN ((index + 1) * GROUP, level->n); i++)
    literals[length++] = (int)(level->first + i);
  return length;
}

static guint
get_clause (guint n,
            guint index,
            int literals[SAT_AT_MOST_ONE_LENGTH_MAX])
{
  Level level = { n, 1 };

  while (index >= count_level (level.n))
    {
      index -= count_level (level.n);
      level.first += level.n;
      level.n = count_groups (level.n);
    }
  return get_level_clause (&level, index, literals);
}

static gboolean
covers (guint n,
        guint auxiliary,
        guint place)
{
  guint n_level = count_groups (n), below = GROUP;

  while (auxiliary >= n_level)
    {
      auxiliary -= n_level;
      n_level = count_groups (n_level);
      below *= GROUP;
    }
  return place / below == auxiliary;
}

const SatAtMostOne sat_at_most_one_commander = {
  .id = "commander",
  .name = N_ ("Commander"),
  .summary = N_ ("commanders of groups of three, and of commanders (Klieber and Kwon 2007)"),
  .count = count,
  .count_auxiliary = count_auxiliary,
  .get_clause = get_clause,
  .covers = covers,
};
