/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A property that is reached by adding elements (uniqueness) and one that is reached by removing
 * elements (not being easy) pull in two directions. Each set without the wanted properties yields a
 * demand: one of these must be added, or one of these removed. With a cost of one, two, three … the
 * known demands are met in all ways, unless too many of them are disjoint; when all are met, the
 * set is tested, which yields another demand. Does not know what the elements are. */

#include "sudoku-nearest-set.h"

#include <string.h>

#define WORD_BITS 64
/* Sets between two looks at the clock. */
#define N_UNWATCHED 1024

/* One of these must be added, or removed. */
typedef struct
{
  gboolean excess;
  guint64 *things; /* owned: a set */
} Demand;

/* The demands not met after so many changes. */
typedef struct
{
  GArray *unmet; /* of guint, owned */
  guint n_seen;  /* so many demands were looked at; those that are known since are further ones */
} Level;

typedef struct
{
  const SudokuNearestJob *job;
  guint n_words;       /* of a set */
  guint cheapest;      /* cost */
  GArray *demands;     /* of Demand, owned */
  GArray *levels;      /* of Level, owned: by how many changes there are */
  GPtrArray *lacks;    /* of GArray of guint, owned: by thing: the demands it meets by coming */
  GPtrArray *excesses; /* likewise, by going */
  guint8 *in;          /* owned: by thing */
  guint8 *open;        /* owned: by thing: not decided yet on the way at hand */
  guint64 *now;        /* owned: the set of @in */
  guint64 *free;       /* owned: the set of @open */
  guint64 *packed;     /* owned: a set */
  guint64 *common;     /* owned: a set */
  guint8 *things;      /* owned: by thing: for questions */
  guint64 n_sets;
  guint64 effort;
  gboolean found;
  gboolean cut; /* something would cost more */
  gboolean gap; /* some set was not tried */
} Search;

static void
demand_clear (gpointer data)
{
  g_free (((Demand *)data)->things);
}

static void
level_clear (gpointer data)
{
  g_array_unref (((Level *)data)->unmet);
}

static void
search_clear (Search *self)
{
  g_array_unref (self->demands);
  g_array_unref (self->levels);
  g_ptr_array_unref (self->lacks);
  g_ptr_array_unref (self->excesses);
  g_free (self->in);
  g_free (self->open);
  g_free (self->now);
  g_free (self->free);
  g_free (self->packed);
  g_free (self->common);
  g_free (self->things);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Search, search_clear)

static void
set_bit (guint64 *set,
         guint i,
         gboolean on)
{
  guint64 bit = G_GUINT64_CONSTANT (1) << (i % WORD_BITS);

  if (on)
    set[i / WORD_BITS] |= bit;
  else
    set[i / WORD_BITS] &= ~bit;
}

static gboolean
has_bit (const guint64 *set,
         guint i)
{
  return (set[i / WORD_BITS] >> (i % WORD_BITS) & 1) != 0;
}

static void
flip (Search *self,
      guint thing)
{
  self->in[thing] = !self->in[thing];
  set_bit (self->now, thing, self->in[thing]);
}

static void
set_open (Search *self,
          guint thing,
          gboolean open)
{
  self->open[thing] = (guint8)open;
  set_bit (self->free, thing, open);
}

static gboolean
is_over (Search *self)
{
  if (!self->gap && self->n_sets++ % N_UNWATCHED == 0)
    self->gap = sudoku_task_run_should_stop (self->job->run);
  self->gap = self->gap || self->effort >= self->job->effort;
  return self->gap;
}

static const Demand *
get_demand (const Search *self,
            guint i)
{
  return &g_array_index (self->demands, Demand, i);
}

static gboolean
is_met (Search *self,
        const Demand *demand)
{
  self->effort += self->n_words;
  for (guint i = 0; i < self->n_words; i++)
    if ((demand->things[i] & (demand->excess ? ~self->now[i] : self->now[i])) != 0)
      return TRUE;
  return FALSE;
}

static Level *
get_level (Search *self,
           guint depth)
{
  while (self->levels->len <= depth)
    {
      Level level = { .unmet = g_array_new (FALSE, FALSE, sizeof (guint)) };

      g_array_append_val (self->levels, level);
    }
  return &g_array_index (self->levels, Level, depth);
}

/* Looks at the demands added since. */
static void
look_at_new (Search *self,
             guint depth)
{
  Level *level = get_level (self, depth);

  for (; level->n_seen < self->demands->len; level->n_seen++)
    if (!is_met (self, get_demand (self, level->n_seen)))
      g_array_append_val (level->unmet, level->n_seen);
}

/* The change of an element meets its demands, except those in the other direction, which it may
 * have met alone until now. */
static void
enter_level (Search *self,
             guint depth,
             guint thing)
{
  Level *level = get_level (self, depth);
  const Level *before = get_level (self, depth - 1);
  const GArray *others =
    g_ptr_array_index (self->in[thing] ? self->excesses : self->lacks, thing);

  g_array_set_size (level->unmet, 0);
  level->n_seen = before->n_seen;
  self->effort += before->unmet->len;
  for (guint i = 0; i < before->unmet->len; i++)
    {
      guint demand = g_array_index (before->unmet, guint, i);

      if (!has_bit (get_demand (self, demand)->things, thing))
        g_array_append_val (level->unmet, demand);
    }
  for (guint i = 0; i < others->len; i++)
    {
      guint demand = g_array_index (others, guint, i);

      if (!is_met (self, get_demand (self, demand)))
        g_array_append_val (level->unmet, demand);
    }
}

/* Counts the ways to meet a demand. @apart: (out): whether they are disjoint from those that are
 * packed */
static guint
count_ways (Search *self,
            const Demand *demand,
            gboolean *apart)
{
  guint n = 0;

  *apart = TRUE;
  self->effort += 2 * self->n_words;
  for (guint i = 0; i < self->n_words; i++)
    {
      guint64 ways = demand->things[i] & self->free[i];

      n += (guint)__builtin_popcountll (ways);
      *apart = *apart && (ways & self->packed[i]) == 0;
      self->common[i] &= ways;
    }
  for (guint i = 0; i < self->n_words && *apart; i++)
    self->packed[i] |= demand->things[i] & self->free[i];
  return n;
}

/* The unmet demand with the fewest ways to meet it; if only one change is left, the ways that meet
 * all demands. Leaves @ways empty when all are met. FALSE: they can't all be met at this cost. */
static gboolean
find_ways (Search *self,
           guint depth,
           guint left,
           guint64 *ways,
           gboolean *all_met)
{
  const GArray *unmet = get_level (self, depth)->unmet;
  guint fewest = G_MAXUINT, n_apart = 0;
  const Demand *best = NULL;

  memset (self->packed, 0, self->n_words * sizeof (guint64));
  memset (self->common, 0xff, self->n_words * sizeof (guint64));
  for (guint i = 0; i < unmet->len; i++)
    {
      const Demand *demand = get_demand (self, g_array_index (unmet, guint, i));
      gboolean apart;
      guint n = count_ways (self, demand, &apart);

      n_apart += apart;
      if (n == 0)
        return FALSE;
      if (n_apart * self->cheapest > left)
        {
          self->cut = TRUE;
          return FALSE;
        }
      if (n >= fewest)
        continue;
      fewest = n;
      best = demand;
    }
  *all_met = best == NULL;
  for (guint i = 0; i < self->n_words && best != NULL; i++)
    if (left < 2 * self->cheapest)
      ways[i] = self->common[i];
    else
      ways[i] = best->things[i] & self->free[i];
  self->cut = self->cut || (best != NULL && left < 2 * self->cheapest);
  return TRUE;
}

static void
add_demand (Search *self,
            gboolean excess)
{
  Demand demand = { .excess = excess, .things = g_new0 (guint64, self->n_words) };

  for (guint i = 0; i < self->job->n; i++)
    {
      GArray *list = g_ptr_array_index (excess ? self->excesses : self->lacks, i);

      if (!self->things[i])
        continue;
      set_bit (demand.things, i, TRUE);
      g_array_append_val (list, self->demands->len);
    }
  g_array_append_val (self->demands, demand);
}

/* All known demands are met. Returns whether the search is finished; otherwise @ways are those to
 * meet a new demand. */
static gboolean
ask (Search *self,
     guint64 *ways)
{
  SudokuNearestAnswer answer;

  memset (self->things, FALSE, self->job->n);
  answer = self->job->ask (self->in, self->open, self->things, self->job->user_data);
  self->found = self->found || answer == SUDOKU_NEAREST_GOOD || answer == SUDOKU_NEAREST_BEST;
  self->gap = self->gap || answer == SUDOKU_NEAREST_UNKNOWN;
  if (answer != SUDOKU_NEAREST_LACKS && answer != SUDOKU_NEAREST_EXCESS)
    return answer == SUDOKU_NEAREST_BEST;
  add_demand (self, answer == SUDOKU_NEAREST_EXCESS);
  for (guint i = 0; i < self->job->n; i++)
    set_bit (ways, i, self->things[i] && self->open[i]);
  return FALSE;
}

/* Tries all ways to continue from the current set that cost at most @left. Returns whether the
 * search is finished. */
static gboolean
change (Search *self,
        guint depth,
        guint left)
{
  g_autofree guint64 *ways = g_new0 (guint64, self->n_words);
  gboolean all_met = FALSE, ended = FALSE;

  look_at_new (self, depth);
  if (is_over (self) || !find_ways (self, depth, left, ways, &all_met))
    return FALSE;
  if (all_met && ask (self, ways))
    return TRUE;
  for (guint i = 0; i < self->job->n && !self->gap && !ended; i++)
    {
      if (!has_bit (ways, i))
        continue;
      if (self->job->costs[i] > left)
        {
          self->cut = TRUE;
          continue;
        }
      /* All ways with this change were tried: from here on the element stays. */
      set_open (self, i, FALSE);
      look_at_new (self, depth);
      flip (self, i);
      enter_level (self, depth + 1, i);
      ended = change (self, depth + 1, left - self->job->costs[i]);
      flip (self, i);
    }
  for (guint i = 0; i < self->job->n; i++)
    if (has_bit (ways, i))
      set_open (self, i, TRUE);
  return ended;
}

static void
search_init (Search *self)
{
  const SudokuNearestJob *job = self->job;

  self->n_words = job->n / WORD_BITS + 1;
  self->demands = g_array_new (FALSE, FALSE, sizeof (Demand));
  g_array_set_clear_func (self->demands, demand_clear);
  self->in = g_memdup2 (job->in, job->n);
  self->open = g_new0 (guint8, job->n);
  self->now = g_new0 (guint64, self->n_words);
  self->free = g_new0 (guint64, self->n_words);
  self->packed = g_new0 (guint64, self->n_words);
  self->common = g_new0 (guint64, self->n_words);
  self->things = g_new0 (guint8, job->n);
  self->levels = g_array_new (FALSE, FALSE, sizeof (Level));
  g_array_set_clear_func (self->levels, level_clear);
  self->lacks = g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref);
  self->excesses = g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref);
  self->cheapest = G_MAXUINT;
  for (guint i = 0; i < job->n; i++)
    {
      set_bit (self->now, i, self->in[i]);
      set_open (self, i, TRUE);
      g_ptr_array_add (self->lacks, g_array_new (FALSE, FALSE, sizeof (guint)));
      g_ptr_array_add (self->excesses, g_array_new (FALSE, FALSE, sizeof (guint)));
      self->cheapest = MIN (self->cheapest, job->costs[i]);
    }
}

/**
 * sudoku_nearest_set_find: (skip)
 * @job: what to search; at least one element
 * @cost_excluded: (out): it is proven that nothing up to this cost suffices
 *
 * Finds the cheapest additions and removals that give a set the wanted properties. @job's function
 * sees each such set, and keeps the best one itself. Exponential in the cost.
 *
 * Returns: whether one was found; when @cost_excluded is %G_MAXUINT there is none
 */
gboolean
sudoku_nearest_set_find (const SudokuNearestJob *job,
                         guint *cost_excluded)
{
  g_auto (Search) self = { .job = job };

  g_return_val_if_fail (job != NULL && job->n > 0 && cost_excluded != NULL, FALSE);

  search_init (&self);
  *cost_excluded = 0;
  for (guint cost = 1;; cost++)
    {
      self.cut = FALSE;
      change (&self, 0, cost);
      if (self.found || self.gap)
        return self.found;
      *cost_excluded = self.cut ? cost : G_MAXUINT;
      if (!self.cut)
        return FALSE;
    }
}
