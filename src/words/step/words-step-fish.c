/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fish in words: a number that in some houses fits only where as many other houses have it, but for
 * fins. */

#include <glib/gi18n.h>

#include "words-telling.h"

typedef struct
{
  WordsTelling *telling;
  guint value;
  guint n;
  guint *bases;  /* owned: houses */
  guint *covers; /* owned */
  GArray *all;   /* owned: the candidates of the bases */
  GArray *fins;  /* owned: those that are in no cover */
} Fish;

static void
fish_clear (Fish *self)
{
  g_free (self->bases);
  g_free (self->covers);
  g_clear_pointer (&self->all, g_array_unref);
  g_clear_pointer (&self->fins, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fish, fish_clear)

/* The houses of truths about one number; %NULL when they are about something else. */
static guint *
list_houses (const WordsTelling *self,
             const guint32 *truths,
             guint n,
             guint value)
{
  g_autofree guint *houses = g_new (guint, n);

  for (guint i = 0; i < n; i++)
    if (words_telling_take_apart (self, truths[i], &houses[i]) != WORDS_ABOUT_HOUSE ||
        words_telling_get_value (self, truths[i]) != value)
      return NULL;
  return g_steal_pointer (&houses);
}

static gboolean
is_covered (const Fish *self,
            guint32 candidate)
{
  for (guint i = 0; i < self->n; i++)
    if (words_telling_is_in_house (self->telling, candidate / self->telling->side,
                                   self->covers[i]))
      return TRUE;
  return FALSE;
}

/* Returns FALSE when a candidate is in two bases, which then may need fewer places than they
 * are. */
static gboolean
collect_places (Fish *self)
{
  self->all = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->fins = g_array_new (FALSE, FALSE, sizeof (guint32));
  for (guint i = 0; i < self->n; i++)
    {
      g_autoptr (GArray) left = words_telling_list_left (self->telling, self->telling->truths[i]);

      for (guint k = 0; k < left->len; k++)
        {
          guint32 candidate = g_array_index (left, guint32, k);

          for (guint m = 0; m < self->all->len; m++)
            if (g_array_index (self->all, guint32, m) == candidate)
              return FALSE;
          g_array_append_val (self->all, candidate);
          if (!is_covered (self, candidate))
            g_array_append_val (self->fins, candidate);
        }
    }
  return TRUE;
}

/* Whether all conclusions are about the covers outside the bases, and excluded by all fins. */
static gboolean
fits_conclusions (const Fish *self)
{
  for (guint i = 0; i < self->telling->n_conclusions; i++)
    {
      guint32 candidate = self->telling->conclusions[i].candidate;

      if (self->telling->conclusions[i].placed ||
          candidate % self->telling->side + 1 != self->value || !is_covered (self, candidate) ||
          !words_telling_conflict_with_all (self->telling, candidate, self->fins))
        return FALSE;
      for (guint k = 0; k < self->all->len; k++)
        if (g_array_index (self->all, guint32, k) == candidate)
          return FALSE;
    }
  return self->telling->n_conclusions > 0;
}

static gboolean
find_fish (Fish *self,
           WordsTelling *telling)
{
  guint n_links = 0, n_guardians = 0, number = 0;
  const guint32 *covers = sudoku_step_get_links (telling->step, &n_links);

  sudoku_step_get_guardians (telling->step, &n_guardians);
  self->telling = telling;
  self->n = telling->n_truths;
  if (n_guardians > 0 || self->n < 2 || n_links != self->n ||
      words_telling_take_apart (telling, telling->truths[0], &number) != WORDS_ABOUT_HOUSE)
    return FALSE;
  self->value = words_telling_get_value (telling, telling->truths[0]);
  self->bases = list_houses (telling, telling->truths, self->n, self->value);
  self->covers = list_houses (telling, covers, self->n, self->value);
  return self->bases != NULL && self->covers != NULL && collect_places (self) &&
         fits_conclusions (self);
}

static void
say_places (const Fish *self)
{
  WordsTelling *telling = self->telling;
  g_autofree char *inside = words_telling_name_inside (telling, self->bases, self->n);
  g_autofree char *covers = words_telling_name_inside (telling, self->covers, self->n);
  g_autofree char *fins = NULL;

  words_telling_light (telling, self->all);
  if (self->fins->len == 0)
    {
      words_telling_say (telling, 0,
                         g_strdup_printf (_ ("%s, %u fits only %s."), inside, self->value,
                                          covers));
      return;
    }
  fins = words_telling_name_cells (telling, self->fins);
  /* Translators: "in rows 1 and 9", a number, "in columns 3 and 9", and the cells where it fits
   * besides. */
  words_telling_say (telling, 0,
                     g_strdup_printf (_ ("%s, %u fits only %s, apart from %s."), inside,
                                      self->value, covers, fins));
}

static void
say_plain (const Fish *self)
{
  WordsTelling *telling = self->telling;
  g_autofree char *bases = words_telling_name_houses (telling, self->bases, self->n);
  g_autofree char *covers = words_telling_name_houses (telling, self->covers, self->n);
  g_autofree char *inside = NULL;

  /* Translators: houses, a number, and as many houses: "Rows 1 and 9 each need one 8, and columns 3
   * and 9 can each hold only one." */
  words_telling_say (telling, 0,
                     g_strdup_printf (_ ("%s each need one %u, and %s can each hold only one."),
                                      bases, self->value, covers));
  inside = words_telling_name_inside (telling, self->bases, self->n);
  g_free (words_telling_name_houses (telling, self->covers, self->n));
  /* Translators: houses, a number, and "in rows 1 and 9": "So columns 3 and 9 have their 8 in rows
   * 1 and 9, and nowhere else." */
  words_telling_say (telling, 0,
                     g_strdup_printf (_ ("So %s have their %u %s, and nowhere else."), covers,
                                      self->value, inside));
}

static char *
word_with_fins (const Fish *self,
                const char *fins)
{
  if (self->fins->len == 1)
    /* Translators: a number, a cell, and the number. */
    return g_strdup_printf (_ ("If %u is in %s, no cell that it sees can be %u."), self->value,
                            fins, self->value);
  if (self->fins->len == 2)
    /* Translators: a number, two cells as alternatives, and the number. */
    return g_strdup_printf (_ ("If %u is in %s, no cell that sees both can be %u."), self->value,
                            fins, self->value);
  /* Translators: a number, cells as alternatives, and the number. */
  return g_strdup_printf (_ ("If %u is in %s, no cell that sees all of these can be %u."),
                          self->value, fins, self->value);
}

static void
say_with_fins (const Fish *self)
{
  WordsTelling *telling = self->telling;
  g_autofree char *bases = words_telling_name_houses (telling, self->bases, self->n);
  g_autofree char *covers = words_telling_name_houses (telling, self->covers, self->n);
  g_autofree char *inside = words_telling_name_inside (telling, self->covers, self->n);
  g_autofree char *fins = words_telling_name_one_of (telling, self->fins);

  /* Translators: a number, a cell or alternatives, houses, the number, "in" as many houses, these
   * again, and the number: "If 8 is not in row 1 column 5, rows 1 and 9 have their 8 in columns 3
   * and 9, one in each. Then no other cell of columns 3 and 9 can be 8." */
  words_telling_say (
    telling, 0,
    g_strdup_printf (_ ("If %u is not in %s, %s have their %u %s, one in each. "
                        "Then no other cell of %s can be %u."),
                     self->value, fins, bases, self->value, inside, covers, self->value));
  words_telling_light (telling, self->fins);
  words_telling_say (telling, 0, word_with_fins (self, fins));
  g_free (words_telling_name_houses (telling, self->covers, self->n));
  /* Translators: houses and a number. */
  words_telling_say (telling, 0,
                     g_strdup_printf (_ ("A cell of %s that is ruled out both times can’t be %u."),
                                      covers, self->value));
}

/**
 * words_tell_fish:
 *
 * Tells of a number in as many houses as it is bound to, but for fins.
 *
 * Returns: whether all truths are such, and make all conclusions
 */
gboolean
words_tell_fish (WordsTelling *self)
{
  g_auto (Fish) fish = { 0 };

  if (!find_fish (&fish, self))
    return FALSE;
  say_places (&fish);
  if (fish.fins->len == 0)
    say_plain (&fish);
  else
    say_with_fins (&fish);
  return TRUE;
}
