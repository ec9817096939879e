/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Colouring in words: places of a number that are joined by houses with just two of them fall into
 * two groups, one of which is right. */

#include <glib/gi18n.h>

#include "words-telling.h"

/* Two groups: all places of the one have the number, or all of the other. */
typedef struct
{
  GArray *houses;    /* owned: guint */
  GArray *groups[2]; /* owned: guint32 */
} Cluster;

typedef struct
{
  WordsTelling *telling;
  guint value;
  GArray *pairs;    /* owned: guint32: two places for each truth */
  GArray *clusters; /* owned: Cluster */
} Colours;

static void
clear_cluster (gpointer data)
{
  Cluster *cluster = data;

  g_array_unref (cluster->houses);
  g_array_unref (cluster->groups[0]);
  g_array_unref (cluster->groups[1]);
}

static void
colours_clear (Colours *self)
{
  g_clear_pointer (&self->pairs, g_array_unref);
  g_clear_pointer (&self->clusters, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Colours, colours_clear)

static guint32
get_candidate (const GArray *candidates,
               guint i)
{
  return g_array_index (candidates, guint32, i);
}

static gboolean
has (const GArray *candidates,
     guint32 candidate)
{
  for (guint i = 0; i < candidates->len; i++)
    if (get_candidate (candidates, i) == candidate)
      return TRUE;
  return FALSE;
}

static const Cluster *
get_cluster (const Colours *self,
             guint i)
{
  return &g_array_index (self->clusters, Cluster, i);
}

/* Returns FALSE when a truth is not about the same number, with two places. */
static gboolean
collect_pairs (Colours *self,
               WordsTelling *telling)
{
  guint number = 0;

  self->telling = telling;
  self->pairs = g_array_new (FALSE, FALSE, sizeof (guint32));
  for (guint i = 0; i < telling->n_truths; i++)
    {
      g_autoptr (GArray) left = words_telling_list_left (telling, telling->truths[i]);

      if (words_telling_take_apart (telling, telling->truths[i], &number) != WORDS_ABOUT_HOUSE ||
          left->len != 2)
        return FALSE;
      if (i == 0)
        self->value = words_telling_get_value (telling, telling->truths[i]);
      if (words_telling_get_value (telling, telling->truths[i]) != self->value)
        return FALSE;
      g_array_append_vals (self->pairs, left->data, 2);
    }
  return telling->n_truths > 1;
}

/* Adds the other place of a pair to the other group. Returns whether that was new; FALSE at @fits
 * when it is in the same group. */
static gboolean
grow (const Colours *self,
      Cluster *cluster,
      guint pair,
      gboolean *fits)
{
  guint32 one = get_candidate (self->pairs, 2 * pair);
  guint32 other = get_candidate (self->pairs, 2 * pair + 1);
  guint house = 0;
  gboolean known = FALSE;

  words_telling_take_apart (self->telling, self->telling->truths[pair], &house);
  for (guint i = 0; i < 2; i++)
    {
      GArray *group = cluster->groups[i], *opposite = cluster->groups[1 - i];

      known = has (group, one) || has (group, other);
      if (!known)
        continue;
      *fits = *fits && !(has (group, one) && has (group, other));
      if (has (group, one) && !has (opposite, other))
        g_array_append_val (opposite, other);
      if (has (group, other) && !has (opposite, one))
        g_array_append_val (opposite, one);
      g_array_append_val (cluster->houses, house);
      return TRUE;
    }
  return FALSE;
}

static gint
compare_houses (gconstpointer a,
                gconstpointer b)
{
  guint one = *(const guint *)a, other = *(const guint *)b;

  return one < other ? -1 : one > other;
}

/* Returns FALSE when places would have to be in both groups. */
static gboolean
collect_clusters (Colours *self)
{
  g_autofree gboolean *used = g_new0 (gboolean, self->telling->n_truths + 1);
  gboolean fits = TRUE;

  self->clusters = g_array_new (FALSE, FALSE, sizeof (Cluster));
  g_array_set_clear_func (self->clusters, clear_cluster);
  for (guint first = 0; first < self->telling->n_truths && fits; first++)
    {
      Cluster cluster = { .houses = g_array_new (FALSE, FALSE, sizeof (guint)) };
      gboolean grown = TRUE;

      if (used[first])
        {
          g_array_unref (cluster.houses);
          continue;
        }
      cluster.groups[0] = g_array_new (FALSE, FALSE, sizeof (guint32));
      cluster.groups[1] = g_array_new (FALSE, FALSE, sizeof (guint32));
      g_array_append_val (cluster.groups[0], g_array_index (self->pairs, guint32, 2 * first));
      while (grown)
        {
          grown = FALSE;
          for (guint i = 0; i < self->telling->n_truths; i++)
            if (!used[i] && grow (self, &cluster, i, &fits))
              used[i] = grown = TRUE;
        }
      g_array_sort (cluster.houses, compare_houses);
      g_array_append_val (self->clusters, cluster);
    }
  return fits;
}

static gboolean
sees_some (const Colours *self,
           guint32 candidate,
           const GArray *group)
{
  for (guint i = 0; i < group->len; i++)
    if (sudoku_links_conflict (self->telling->links, candidate, get_candidate (group, i)))
      return TRUE;
  return FALSE;
}

/* Whether each conclusion sees a place of each of two groups. */
static gboolean
see_both (const Colours *self,
          const GArray *one,
          const GArray *other)
{
  for (guint i = 0; i < self->telling->n_conclusions; i++)
    if (self->telling->conclusions[i].placed ||
        !sees_some (self, self->telling->conclusions[i].candidate, one) ||
        !sees_some (self, self->telling->conclusions[i].candidate, other))
      return FALSE;
  return TRUE;
}

/* Whether a group is what the conclusions remove. */
static gboolean
is_removed (const Colours *self,
            const GArray *group)
{
  for (guint i = 0; i < self->telling->n_conclusions; i++)
    if (self->telling->conclusions[i].placed ||
        !has (group, self->telling->conclusions[i].candidate))
      return FALSE;
  return TRUE;
}

/* Two places, one of each group, that see each other. */
static gboolean
find_clash (const Colours *self,
            const GArray *one,
            const GArray *other,
            GArray *clash)
{
  for (guint i = 0; i < one->len; i++)
    for (guint k = 0; k < other->len; k++)
      if (sudoku_links_conflict (self->telling->links, get_candidate (one, i),
                                 get_candidate (other, k)))
        {
          g_array_append_val (clash, g_array_index (one, guint32, i));
          g_array_append_val (clash, g_array_index (other, guint32, k));
          return TRUE;
        }
  return FALSE;
}

static void
say_cluster (const Colours *self,
             const Cluster *cluster)
{
  WordsTelling *telling = self->telling;
  g_autofree char *inside = words_telling_name_inside (
    telling, (const guint *)(gpointer)cluster->houses->data, cluster->houses->len);
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;

  words_telling_light (telling, cluster->groups[0]);
  words_telling_light (telling, cluster->groups[1]);
  /* Translators: "in rows 5 and 8 and in box 9", and a number. */
  words_telling_say (telling, 0,
                     cluster->houses->len == 1
                       ? g_strdup_printf (_ ("%s, %u has just two places."), inside, self->value)
                       /* Translators: likewise. */
                       : g_strdup_printf (_ ("%s, %u has just two places each."), inside,
                                          self->value));
  one = words_telling_name_cells (telling, cluster->groups[0]);
  other = words_telling_name_cells (telling, cluster->groups[1]);
  if (cluster->houses->len == 1)
    /* Translators: a number, and a cell twice. */
    words_telling_say (telling, 0,
                       g_strdup_printf (_ ("So %u is either in %s, or in %s."), self->value, one,
                                        other));
  else
    /* Translators: a number, and cells, twice. */
    words_telling_say (telling, 0,
                       g_strdup_printf (_ ("Each place decides the next, so either all of these "
                                           "are %u: %s; or all of these are %u: %s."),
                                        self->value, one, self->value, other));
}

static void
say_clash (const Colours *self,
           const GArray *clash)
{
  g_autofree char *cells = words_telling_name_cells (self->telling, clash);

  /* Translators: two cells and a number. */
  words_telling_say (self->telling, 0,
                     g_strdup_printf (_ ("%s see each other, so they can’t both be %u."), cells,
                                      self->value));
}

/* One cluster both of whose groups are seen. */
static gboolean
tell_trap (const Colours *self)
{
  const Cluster *cluster = get_cluster (self, 0);

  if (self->clusters->len != 1 || !see_both (self, cluster->groups[0], cluster->groups[1]))
    return FALSE;
  say_cluster (self, cluster);
  words_telling_light (self->telling, cluster->groups[0]);
  words_telling_light (self->telling, cluster->groups[1]);
  /* Translators: a number. */
  words_telling_say (self->telling, 0,
                     g_strdup_printf (_ ("A cell that sees a cell of the one group and a "
                                         "cell of the other can’t be %u."),
                                      self->value));
  return TRUE;
}

/* A group two of whose places see each other. */
static gboolean
tell_wrap (const Colours *self)
{
  const Cluster *cluster = get_cluster (self, 0);

  for (guint i = 0; i < 2 && self->clusters->len == 1; i++)
    {
      g_autoptr (GArray) clash = g_array_new (FALSE, FALSE, sizeof (guint32));
      g_autofree char *cells = NULL;

      if (!is_removed (self, cluster->groups[i]) ||
          !find_clash (self, cluster->groups[i], cluster->groups[i], clash))
        continue;
      say_cluster (self, cluster);
      say_clash (self, clash);
      cells = words_telling_name_cells (self->telling, cluster->groups[1 - i]);
      /* Translators: one of two groups of cells has the number: a number, and the cells of the
       * other group. */
      words_telling_say (self->telling, 0,
                         g_strdup_printf (_ ("So it can’t be their group, and %u is in %s."),
                                          self->value, cells));
      return TRUE;
    }
  return FALSE;
}

/* A group of one cluster sees one of the other: one of the two opposite groups is right. */
static gboolean
tell_across (const Colours *self)
{
  for (guint i = 0; i < 4 && self->clusters->len == 2; i++)
    {
      const Cluster *first = get_cluster (self, 0), *second = get_cluster (self, 1);
      g_autoptr (GArray) clash = g_array_new (FALSE, FALSE, sizeof (guint32));
      g_autofree char *one = NULL;
      g_autofree char *other = NULL;

      if (!find_clash (self, first->groups[i / 2], second->groups[i % 2], clash) ||
          !see_both (self, first->groups[1 - i / 2], second->groups[1 - i % 2]))
        continue;
      say_cluster (self, first);
      say_cluster (self, second);
      say_clash (self, clash);
      one = words_telling_name_cells (self->telling, first->groups[1 - i / 2]);
      other = words_telling_name_cells (self->telling, second->groups[1 - i % 2]);
      /* Translators: a number, and cells twice. */
      words_telling_say (self->telling, 0,
                         g_strdup_printf (_ ("So their two groups can’t both be right, and "
                                             "at least one of the two others is: %u is "
                                             "everywhere in %s, or everywhere in %s."),
                                          self->value, one, other));
      words_telling_light (self->telling, first->groups[1 - i / 2]);
      words_telling_light (self->telling, second->groups[1 - i % 2]);
      /* Translators: a number. */
      words_telling_say (self->telling, 0,
                         g_strdup_printf (_ ("A cell that sees a cell of the one and a cell of the "
                                             "other can’t be %u."),
                                          self->value));
      return TRUE;
    }
  return FALSE;
}

/* A group of one cluster sees both of the other, one of which is right. */
static gboolean
tell_between (const Colours *self)
{
  guint side = self->telling->side;

  for (guint i = 0; i < 4 && self->clusters->len == 2; i++)
    {
      const Cluster *own = get_cluster (self, i / 2), *other = get_cluster (self, 1 - i / 2);
      g_autoptr (GArray) clash = g_array_new (FALSE, FALSE, sizeof (guint32));
      g_autoptr (GArray) second = g_array_new (FALSE, FALSE, sizeof (guint32));
      g_autofree char *cells = NULL;
      g_autofree char *one = NULL;
      g_autofree char *two = NULL;

      if (!is_removed (self, own->groups[i % 2]) ||
          !find_clash (self, own->groups[i % 2], other->groups[0], clash) ||
          !find_clash (self, own->groups[i % 2], other->groups[1], second))
        continue;
      say_cluster (self, own);
      say_cluster (self, other);
      say_clash (self, clash);
      say_clash (self, second);
      cells = words_telling_name_cells (self->telling, own->groups[i % 2]);
      one = words_telling_name_cell (self->telling, get_candidate (clash, 1) / side);
      two = words_telling_name_cell (self->telling, get_candidate (second, 1) / side);
      /* Translators: two cells of opposite groups, a number, and cells. */
      words_telling_say (self->telling, 0,
                         g_strdup_printf (_ ("Either %s or %s is %u, and each of them makes this "
                                             "whole group wrong: %s."),
                                          one, two, self->value, cells));
      return TRUE;
    }
  return FALSE;
}

/**
 * words_tell_colours:
 *
 * Tells of places of a number that fall into two groups, or twice two.
 *
 * Returns: whether the certificate is that, and makes all conclusions in one way
 */
gboolean
words_tell_colours (WordsTelling *self)
{
  g_auto (Colours) colours = { 0 };
  guint n_guardians = 0;

  sudoku_step_get_guardians (self->step, &n_guardians);
  return n_guardians == 0 && self->n_conclusions > 0 && collect_pairs (&colours, self) &&
         collect_clusters (&colours) &&
         (tell_trap (&colours) || tell_wrap (&colours) || tell_across (&colours) ||
          tell_between (&colours));
}
