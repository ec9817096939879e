/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever goes must hit each set of things that don't go together (R. Reiter, Artificial
 * Intelligence 1987). With one, two, three … that may go, the sets that are known are hit in all
 * ways; where all are hit and the rest still does not go together, that makes another set known.
 * When there are too many ways, what hits the most goes first, until the rest goes together, and
 * what need not have gone is kept again: fewer might do. Knows nothing of what the things are. */

#include "sudoku-hitting-set.h"

#include <string.h>

/* What is gone and what shall be kept, on one way. */
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
  GPtrArray *cores; /* of guint8 *, owned: by thing */
  guint8 *fates;    /* owned: by thing */
  guint8 *kept;     /* owned: by thing: for questions */
  guint n_asked;
  gboolean gap; /* a question was not answered: nothing is proven any more */
} Search;

static void
search_clear (Search *self)
{
  g_ptr_array_unref (self->cores);
  g_free (self->fates);
  g_free (self->kept);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Search, search_clear)

static gboolean
is_over (const Search *self)
{
  return self->gap || self->n_asked >= self->job->n_asked_max ||
         sudoku_task_run_should_stop (self->run);
}

static gboolean
is_hit (const Search *self,
        const guint8 *core)
{
  for (guint i = 0; i < self->job->n; i++)
    if (core[i] && self->fates[i] == GONE)
      return TRUE;
  return FALSE;
}

static guint
count_open (const Search *self,
            const guint8 *core)
{
  guint n = 0;

  for (guint i = 0; i < self->job->n; i++)
    n += core[i] && self->fates[i] == OPEN;
  return n;
}

/* Of the known cores that are not hit, the one that can be hit in the fewest ways. */
static const guint8 *
find_core (const Search *self)
{
  const guint8 *best = NULL;
  guint fewest = G_MAXUINT;

  for (guint i = 0; i < self->cores->len; i++)
    {
      const guint8 *core = g_ptr_array_index (self->cores, i);
      guint n = is_hit (self, core) ? G_MAXUINT : count_open (self, core);

      if (n >= fewest)
        continue;
      best = core;
      fewest = n;
    }
  return best;
}

/* Whether what is left goes together. @core: (out) (nullable): else a new one */
static SatStatus
ask (Search *self,
     const guint8 **core,
     GError **error)
{
  g_autofree guint8 *found = g_new0 (guint8, self->job->n + 1);
  SatStatus status;

  for (guint i = 0; i < self->job->n; i++)
    self->kept[i] = self->fates[i] != GONE;
  self->n_asked++;
  status = self->job->ask (self->kept, found, self->job->user_data, error);
  if (status != SAT_STATUS_UNSATISFIABLE)
    return status;
  *core = found;
  g_ptr_array_add (self->cores, g_steal_pointer (&found));
  return status;
}

/* Tries all ways to let @n_more go. Returns whether one does; its things are GONE then. */
static gboolean
hit (Search *self,
     guint n_more,
     GError **error)
{
  const guint8 *core = find_core (self);
  g_autofree guint8 *before = NULL;

  if (core == NULL)
    {
      SatStatus status = is_over (self) ? SAT_STATUS_UNKNOWN : ask (self, &core, error);

      if (status == SAT_STATUS_SATISFIABLE)
        return TRUE;
      if (status == SAT_STATUS_UNKNOWN)
        self->gap = TRUE;
    }
  if (core == NULL || n_more == 0 || self->gap)
    return FALSE;
  before = g_memdup2 (self->fates, self->job->n + 1);
  for (guint i = 0; i < self->job->n && !self->gap; i++)
    {
      if (!core[i] || before[i] != OPEN)
        continue;
      self->fates[i] = GONE;
      if (hit (self, n_more - 1, error))
        return TRUE;
      /* What goes together with this one gone was tried: from here on it stays. */
      self->fates[i] = STAYS;
    }
  memcpy (self->fates, before, self->job->n + 1);
  return FALSE;
}

/* The thing that hits the most of the known cores that are not hit yet; as many as there are things
 * when all are hit. */
static guint
find_most_hit (const Search *self)
{
  g_autofree guint *counts = g_new0 (guint, self->job->n + 1);
  guint best = self->job->n;

  for (guint k = 0; k < self->cores->len; k++)
    {
      const guint8 *core = g_ptr_array_index (self->cores, k);

      for (guint i = 0; i < self->job->n && !is_hit (self, core); i++)
        counts[i] += core[i];
    }
  for (guint i = 0; i < self->job->n; i++)
    if (counts[i] > counts[best])
      best = i;
  return best;
}

/* What went and goes together with what is left stays after all. */
static void
keep_again (Search *self,
            GError **error)
{
  for (guint i = 0; i < self->job->n; i++)
    {
      const guint8 *core = NULL;
      GError *local_error = NULL;

      if (self->fates[i] != GONE)
        continue;
      self->fates[i] = OPEN;
      if (find_core (self) != NULL || ask (self, &core, &local_error) != SAT_STATUS_SATISFIABLE)
        self->fates[i] = GONE;
      if (local_error == NULL)
        continue;
      g_propagate_error (error, local_error);
      return;
    }
}

/* Any thing that did not go yet; as many as there are when all went. */
static guint
find_any (const Search *self)
{
  guint i = 0;

  while (i < self->job->n && self->fates[i] != OPEN)
    i++;
  return i;
}

/* Lets go, one after the other, what hits the most, until the rest goes together; and anything
 * where that is too hard to find out. */
static SatStatus
let_go (Search *self,
        GError **error)
{
  memset (self->fates, OPEN, self->job->n + 1);
  for (;;)
    {
      const guint8 *core = NULL;
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
      most = find_any (self);
      if (status == SAT_STATUS_UNKNOWN &&
          (most == self->job->n || sudoku_task_run_should_stop (self->run)))
        return status;
      if (status == SAT_STATUS_UNKNOWN)
        self->fates[most] = GONE;
    }
}

/* With one, two, three … that may go. */
static SatStatus
find_fewest (Search *self,
             GError **error)
{
  for (guint n = 0; n <= self->job->n && !is_over (self); n++)
    {
      const guint8 *core = NULL;

      if (hit (self, n, error))
        return SAT_STATUS_SATISFIABLE;
      core = find_core (self);
      if (core != NULL && count_open (self, core) == 0)
        return SAT_STATUS_UNSATISFIABLE;
    }
  return SAT_STATUS_UNKNOWN;
}

/**
 * sudoku_hitting_set_find: (skip)
 * @job: what is searched
 * @run: what to obey
 * @gone: (out caller-allocates): by thing: whether it must go
 * @fewest: (out): whether it is proven that no fewer would do
 * @error: return location for an error
 *
 * Finds the fewest things that must go so that the rest goes together; none when all do. It is
 * exponential in their number, and stops trying after so many questions as the job allows: then it
 * lets things go one after the other, as few as it can.
 *
 * Returns: %SAT_STATUS_UNSATISFIABLE when nothing helps, as not even no things at all go together;
 *   %SAT_STATUS_UNKNOWN when nothing was found, also with an error
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

  self.cores = g_ptr_array_new_with_free_func (g_free);
  self.fates = g_new0 (guint8, job->n + 1);
  self.kept = g_new0 (guint8, job->n + 1);
  status = find_fewest (&self, &local_error);
  *fewest = status == SAT_STATUS_SATISFIABLE;
  if (status == SAT_STATUS_UNKNOWN && local_error == NULL)
    status = let_go (&self, &local_error);
  for (guint i = 0; i < job->n; i++)
    gone[i] = self.fates[i] == GONE;
  if (local_error == NULL)
    return status;
  g_propagate_error (error, local_error);
  return SAT_STATUS_UNKNOWN;
}
