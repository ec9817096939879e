/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever goes must hit each set of things that don't go together (R. Reiter, Artificial
 * Intelligence 1987). With one, two, three … that may go, the sets that are known are hit in all
 * ways; where all are hit and the rest still does not go together, that makes another set known.
 * When there are too many ways, one thing after the other is kept that goes with those before it:
 * none of what then goes can be kept, but fewer might do. Knows nothing of what the things are. */

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

/* One thing after the other is kept when it goes with those before. */
static gboolean
keep_greedily (Search *self,
               guint8 *gone,
               GError **error)
{
  memset (self->kept, FALSE, self->job->n + 1);
  for (guint i = 0; i < self->job->n; i++)
    {
      GError *local_error = NULL;

      self->kept[i] = TRUE;
      self->kept[i] = self->job->ask (self->kept, NULL, self->job->user_data, &local_error) ==
                      SAT_STATUS_SATISFIABLE;
      gone[i] = !self->kept[i];
      if (local_error == NULL)
        continue;
      g_propagate_error (error, local_error);
      return FALSE;
    }
  return TRUE;
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
 * exponential in their number, and stops trying after so many questions as the job allows: then as
 * many questions again as there are things lead to a set of which each is needed.
 *
 * Returns: %FALSE with an error
 */
gboolean
sudoku_hitting_set_find (const SudokuHittingJob *job,
                         const SudokuTaskRun *run,
                         guint8 *gone,
                         gboolean *fewest,
                         GError **error)
{
  g_auto (Search) self = { .job = job, .run = run };
  GError *local_error = NULL;

  g_return_val_if_fail (job != NULL && run != NULL && gone != NULL && fewest != NULL, FALSE);

  self.cores = g_ptr_array_new_with_free_func (g_free);
  self.fates = g_new0 (guint8, job->n + 1);
  self.kept = g_new0 (guint8, job->n + 1);
  *fewest = FALSE;
  for (guint n = 0; n <= job->n && !is_over (&self) && !*fewest && local_error == NULL; n++)
    *fewest = hit (&self, n, &local_error);
  for (guint i = 0; i < job->n && *fewest; i++)
    gone[i] = self.fates[i] == GONE;
  if (local_error == NULL && !*fewest)
    keep_greedily (&self, gone, &local_error);
  if (local_error == NULL)
    return TRUE;
  g_propagate_error (error, local_error);
  return FALSE;
}
