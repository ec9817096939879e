/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever is removed must hit each set of things that don't go together (R. Reiter, Artificial
 * Intelligence 1987). With one, two, three … removals, all ways to hit the known sets are tried,
 * unless too many of these are disjoint; if all are hit and the rest still does not go together,
 * another set becomes known. When there are too many ways, what hits the most is removed first,
 * until the rest goes together, and what need not have been removed is put back: fewer might do.
 * Does not know what the things are. */

#include "sudoku-hitting-set.h"

#include <string.h>

/* This part of the doubtful things is removed at once. */
#define LET_GO_PART 8

/* What is removed and what must be kept, in one attempt. */
typedef enum
{
  OPEN,
  GONE,
  STAYS,
} Fate;

typedef struct
{
  const SudokuHittingJob *job;
  const SudokuTaskRun *run;
  GPtrArray *cores; /* of GArray of guint, owned: things, in order; the fewest first */
  guint8 *fates;    /* owned: by thing */
  guint8 *kept;     /* owned: by thing: for questions */
  guint *packed;    /* owned: by thing: in which packing it was taken last */
  guint n_packings;
  guint n_asked;
  guint n_ways;
  gboolean gap; /* something was not found out: that no fewer do is not proven any more */
} Search;

static void
search_clear (Search *self)
{
  g_ptr_array_unref (self->cores);
  g_free (self->fates);
  g_free (self->kept);
  g_free (self->packed);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Search, search_clear)

/* Where only few removals are wanted, an unproven result is not wanted either. */
static gboolean
is_over (const Search *self)
{
  return (self->gap && self->job->n_gone_max > 0) || self->n_asked >= self->job->n_asked_max ||
         (self->job->n_ways_max > 0 && self->n_ways >= self->job->n_ways_max) ||
         sudoku_task_run_should_stop (self->run);
}

static gboolean
is_hit (const Search *self,
        const GArray *core)
{
  for (guint i = 0; i < core->len; i++)
    if (self->fates[g_array_index (core, guint, i)] == GONE)
      return TRUE;
  return FALSE;
}

static guint
count_open (const Search *self,
            const GArray *core)
{
  guint n = 0;

  for (guint i = 0; i < core->len; i++)
    n += self->fates[g_array_index (core, guint, i)] == OPEN;
  return n;
}

/* Of the known cores that are not hit, the one that can be hit in the fewest ways. */
static const GArray *
find_core (const Search *self)
{
  const GArray *best = NULL;
  guint fewest = G_MAXUINT;

  for (guint i = 0; i < self->cores->len; i++)
    {
      const GArray *core = g_ptr_array_index (self->cores, i);
      guint n = is_hit (self, core) ? G_MAXUINT : count_open (self, core);

      if (n >= fewest)
        continue;
      best = core;
      fewest = n;
    }
  return best;
}

/* Whether no open thing of a core is in the current packing. If so, adds all of them to it. */
static gboolean
pack (Search *self,
      const GArray *core)
{
  for (guint i = 0; i < core->len; i++)
    {
      guint thing = g_array_index (core, guint, i);

      if (self->fates[thing] == OPEN && self->packed[thing] == self->n_packings)
        return FALSE;
    }
  for (guint i = 0; i < core->len; i++)
    self->packed[g_array_index (core, guint, i)] = self->n_packings;
  return TRUE;
}

/* Whether there are more disjoint known cores that are not hit than removals left: each takes one
 * of its own. */
static gboolean
is_hopeless (Search *self,
             guint n_more)
{
  guint n = 0;

  self->n_packings++;
  for (guint i = 0; i < self->cores->len && n <= n_more; i++)
    {
      const GArray *core = g_ptr_array_index (self->cores, i);

      if (!is_hit (self, core) && pack (self, core))
        n++;
    }
  return n > n_more;
}

/* Keeps the smallest first. @things: by thing: whether it is in the core */
static const GArray *
add_core (Search *self,
          const guint8 *things)
{
  GArray *core = g_array_new (FALSE, FALSE, sizeof (guint));
  guint place = 0;

  for (guint i = 0; i < self->job->n; i++)
    if (things[i])
      g_array_append_val (core, i);
  while (place < self->cores->len &&
         ((GArray *)g_ptr_array_index (self->cores, place))->len <= core->len)
    place++;
  g_ptr_array_insert (self->cores, (int)place, core);
  return core;
}

static SatStatus
ask_whether (Search *self,
             guint8 *core,
             GError **error)
{
  for (guint i = 0; i < self->job->n; i++)
    self->kept[i] = self->fates[i] != GONE;
  self->n_asked++;
  return self->job->ask (self->kept, core, self->job->user_data, error);
}

/* Whether what is left goes together. @core: (out) (nullable): a new core if not */
static SatStatus
ask (Search *self,
     const GArray **core,
     GError **error)
{
  g_autofree guint8 *found = g_new0 (guint8, self->job->n + 1);
  SatStatus status = ask_whether (self, found, error);

  if (status != SAT_STATUS_UNSATISFIABLE)
    return status;
  *core = add_core (self, found);
  return status;
}

/* By thing: how many known cores that are not hit yet contain it. */
static guint *
count_hits (const Search *self)
{
  guint *counts = g_new0 (guint, self->job->n + 1);

  for (guint k = 0; k < self->cores->len; k++)
    {
      const GArray *core = g_ptr_array_index (self->cores, k);

      if (is_hit (self, core))
        continue;
      for (guint i = 0; i < core->len; i++)
        counts[g_array_index (core, guint, i)]++;
    }
  return counts;
}

/* A thing that may be removed, and how many known cores it newly hits. */
typedef struct
{
  guint thing;
  guint n_hit;
} Way;

static int
compare_ways (gconstpointer a,
              gconstpointer b)
{
  const Way *first = a, *second = b;

  if (first->n_hit != second->n_hit)
    return first->n_hit > second->n_hit ? -1 : 1;
  return (first->thing > second->thing) - (first->thing < second->thing);
}

/* The open things of a core, those that hit the most first. */
static GArray *
list_ways (const Search *self,
           const GArray *core)
{
  GArray *ways = g_array_new (FALSE, FALSE, sizeof (Way));
  g_autofree guint *counts = count_hits (self);

  for (guint i = 0; i < core->len; i++)
    {
      guint thing = g_array_index (core, guint, i);
      Way way = { thing, counts[thing] };

      if (self->fates[thing] == OPEN)
        g_array_append_val (ways, way);
    }
  g_array_sort (ways, compare_ways);
  return ways;
}

/* Tries all ways to remove @n_more things. Returns whether one succeeds; its things are GONE
 * then. */
static gboolean
hit (Search *self,
     guint n_more,
     GError **error)
{
  const GArray *core = find_core (self);
  g_autofree guint8 *before = NULL;
  g_autoptr (GArray) ways = NULL;

  self->n_ways++;
  if (is_over (self))
    self->gap = TRUE;
  if (core == NULL)
    {
      SatStatus status = is_over (self) ? SAT_STATUS_UNKNOWN : ask (self, &core, error);

      if (status == SAT_STATUS_SATISFIABLE)
        return TRUE;
      if (status == SAT_STATUS_UNKNOWN)
        self->gap = TRUE;
    }
  if (core == NULL || n_more == 0 || *error != NULL || is_hopeless (self, n_more))
    return FALSE;
  before = g_memdup2 (self->fates, self->job->n + 1);
  ways = list_ways (self, core);
  for (guint i = 0; i < ways->len && *error == NULL && !is_over (self); i++)
    {
      guint thing = g_array_index (ways, Way, i).thing;

      self->fates[thing] = GONE;
      if (hit (self, n_more - 1, error))
        return TRUE;
      /* All ways with this thing removed were tried: from here on it stays. */
      self->fates[thing] = STAYS;
    }
  memcpy (self->fates, before, self->job->n + 1);
  return FALSE;
}

/* The thing that hits the most of the known cores that are not hit yet; the number of things when
 * all are hit. */
static guint
find_most_hit (const Search *self)
{
  g_autofree guint *counts = count_hits (self);
  guint best = self->job->n;

  for (guint i = 0; i < self->job->n; i++)
    if (counts[i] > counts[best])
      best = i;
  return best;
}

static void
relax (const Search *self)
{
  if (self->job->relax != NULL)
    self->job->relax (self->job->user_data);
}

/* What was removed but goes together with what is left is put back. */
static void
keep_again (Search *self,
            GError **error)
{
  relax (self);
  for (guint i = 0; i < self->job->n; i++)
    {
      GError *local_error = NULL;

      if (self->fates[i] != GONE)
        continue;
      self->fates[i] = OPEN;
      if (find_core (self) != NULL ||
          ask_whether (self, NULL, &local_error) != SAT_STATUS_SATISFIABLE)
        self->fates[i] = GONE;
      if (local_error == NULL)
        continue;
      g_propagate_error (error, local_error);
      return;
    }
}

/* The thing not yet removed that is in the most cores, even if they are hit already; the number of
 * things when all are removed. */
static guint
find_doubtful (const Search *self)
{
  g_autofree guint *counts = g_new0 (guint, self->job->n + 1);
  guint best = self->job->n;

  for (guint k = 0; k < self->cores->len; k++)
    {
      const GArray *core = g_ptr_array_index (self->cores, k);

      for (guint i = 0; i < core->len; i++)
        counts[g_array_index (core, guint, i)]++;
    }
  for (guint i = 0; i < self->job->n; i++)
    if (self->fates[i] == OPEN && (best == self->job->n || counts[i] > counts[best]))
      best = i;
  return best;
}

/* Removes some of the doubtful things at once: what is hard to decide for all but a few is hard for
 * all but one more, too. Returns FALSE when everything was removed before. */
static gboolean
let_doubtful_go (Search *self)
{
  guint n = 0;

  for (guint i = 0; i < self->job->n; i++)
    n += self->fates[i] == OPEN;
  for (guint i = 0; i < n; i += LET_GO_PART)
    self->fates[find_doubtful (self)] = GONE;
  return n > 0;
}

/* Removes, one after the other, what hits the most, until the rest goes together; and doubtful
 * things where that is too hard to decide. */
static SatStatus
let_go (Search *self,
        GError **error)
{
  memset (self->fates, OPEN, self->job->n + 1);
  relax (self);
  for (;;)
    {
      const GArray *core = NULL;
      guint most = find_most_hit (self);
      SatStatus status;

      if (most < self->job->n)
        {
          self->fates[most] = GONE;
          continue;
        }
      status = ask (self, &core, error);
      if (status == SAT_STATUS_SATISFIABLE)
        keep_again (self, error);
      if (status == SAT_STATUS_SATISFIABLE ||
          (status == SAT_STATUS_UNSATISFIABLE && count_open (self, core) == 0))
        return status;
      if (status == SAT_STATUS_UNKNOWN &&
          (*error != NULL || sudoku_task_run_should_stop (self->run) || !let_doubtful_go (self)))
        return status;
    }
}

/* Tries one, two, three … removals. */
static SatStatus
find_fewest (Search *self,
             GError **error)
{
  guint n_max = self->job->n_gone_max > 0 ? self->job->n_gone_max : self->job->n;

  for (guint n = 0; n <= n_max && !is_over (self); n++)
    {
      const GArray *core = NULL;

      if (hit (self, n, error))
        return SAT_STATUS_SATISFIABLE;
      core = find_core (self);
      if (core != NULL && count_open (self, core) == 0)
        return SAT_STATUS_UNSATISFIABLE;
      if (self->cores->len == 0 || *error != NULL)
        break;
    }
  return SAT_STATUS_UNKNOWN;
}

/**
 * sudoku_hitting_set_find: (skip)
 * @job: what to search
 * @run: what to obey
 * @gone: (out caller-allocates): by thing: whether it must be removed
 * @fewest: (out): whether it is proven that no fewer suffice
 *
 * Finds the fewest things to remove so that the rest goes together; none when all do. This is
 * exponential in their number; after as many questions as the job allows, it removes things one
 * after the other, as few as it can.
 *
 * Returns: %SAT_STATUS_UNSATISFIABLE when nothing helps, as the empty set does not go together
 *   either; %SAT_STATUS_UNKNOWN when nothing was found, also with an error
 */
SatStatus
sudoku_hitting_set_find (const SudokuHittingJob *job,
                         const SudokuTaskRun *run,
                         guint8 *gone,
                         gboolean *fewest,
                         GError **error)
{
  g_auto (Search) self = { .job = job, .run = run };
  GError *local_error = NULL;
  SatStatus status;

  g_return_val_if_fail (job != NULL && run != NULL, SAT_STATUS_UNKNOWN);
  g_return_val_if_fail (gone != NULL && fewest != NULL, SAT_STATUS_UNKNOWN);

  self.cores = g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref);
  self.fates = g_new0 (guint8, job->n + 1);
  self.kept = g_new0 (guint8, job->n + 1);
  self.packed = g_new0 (guint, job->n + 1);
  status = find_fewest (&self, &local_error);
  *fewest = status == SAT_STATUS_SATISFIABLE && !self.gap;
  if (job->n_gone_max > 0 && self.gap)
    status = SAT_STATUS_UNKNOWN;
  if (status == SAT_STATUS_UNKNOWN && local_error == NULL && job->n_gone_max == 0)
    status = let_go (&self, &local_error);
  for (guint i = 0; i < job->n; i++)
    gone[i] = self.fates[i] == GONE;
  if (local_error == NULL)
    return status;
  g_propagate_error (error, local_error);
  return SAT_STATUS_UNKNOWN;
}
