/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs finders over a position, chooses among what they find, and drops what is not proven. Knows
 * no technique. */

#include "sudoku-step-search.h"

#include <sat-getter.h>

struct _SudokuStepSearch
{
  SudokuLinks *links; /* owned */
  gboolean unique;
  GCancellable *cancellable; /* owned, nullable */
  guint64 budget;
  guint64 total_left; /* for all runs together */
  double time_limit;  /* seconds of each run; 0: none */
  guint64 spent;
  gboolean cut_short;
  guint n_refused;
  /* Of the current run: */
  const SudokuPosition *position;
  SudokuTrial *trial; /* owned, nullable: tables of the shape */
  gboolean is_loaded; /* whether the trial has the position */
  SudokuStepChoice choice;
  GPtrArray *found;  /* owned: SudokuStep */
  GHashTable *index; /* owned: of all: by technique and conclusions, as GBytes: 1 + index */
};

/**
 * sudoku_step_search_new: (skip)
 * @links: the links of the positions to come
 *
 * Makes a search without limits, which takes no uniqueness for granted.
 *
 * Returns: (transfer full): the search
 */
SudokuStepSearch *
sudoku_step_search_new (SudokuLinks *links)
{
  SudokuStepSearch *self = NULL;

  g_return_val_if_fail (links != NULL, NULL);

  self = g_new0 (SudokuStepSearch, 1);
  self->links = sudoku_links_ref (links);
  self->budget = G_MAXUINT64;
  self->total_left = G_MAXUINT64;
  self->index =
    g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify)g_bytes_unref, NULL);
  return self;
}

/**
 * sudoku_step_search_free: (skip)
 *
 * Frees it.
 */
void
sudoku_step_search_free (SudokuStepSearch *self)
{
  g_return_if_fail (self != NULL && self->found == NULL);

  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->trial, sudoku_trial_free);
  g_hash_table_unref (self->index);
  sudoku_links_unref (self->links);
  g_free (self);
}

/**
 * sudoku_step_search_set_unique: (skip)
 * @unique: whether the puzzle is known to have one solution only
 *
 * Allows techniques that assume a unique solution. They know what can be exchanged only where laws
 * and own clauses say nothing.
 */
void
sudoku_step_search_set_unique (SudokuStepSearch *self,
                               gboolean unique)
{
  g_return_if_fail (self != NULL);

  self->unique = unique && !sudoku_groups_has_clauses (sudoku_geometry_get_groups (
                             sudoku_links_get_geometry (self->links)));
}

/**
 * sudoku_step_search_set_cancellable: (skip)
 * @cancellable: (nullable): what ends searches early
 *
 * Sets what ends the runs to come early; %NULL: nothing.
 */
void
sudoku_step_search_set_cancellable (SudokuStepSearch *self,
                                    GCancellable *cancellable)
{
  g_return_if_fail (self != NULL);

  g_set_object (&self->cancellable, cancellable);
}

/**
 * sudoku_step_search_set_budget: (skip)
 * @work: the budget of each run, in the units of sudoku_step_search_spend(), about one propagated
 *   candidate each; it means the same on every machine
 *
 * Limits each run.
 */
void
sudoku_step_search_set_budget (SudokuStepSearch *self,
                               guint64 work)
{
  g_return_if_fail (self != NULL);

  self->budget = work;
}

/**
 * sudoku_step_search_set_total: (skip)
 * @work: the budget of all runs to come together, in the same units
 *
 * Limits all runs together, besides sudoku_step_search_set_budget(), so that many of them come to
 * an end, too.
 */
void
sudoku_step_search_set_total (SudokuStepSearch *self,
                              guint64 work)
{
  g_return_if_fail (self != NULL);

  self->total_left = work;
}

/**
 * sudoku_step_search_set_time_limit: (skip)
 * @seconds: the time limit of each run; 0: none
 *
 * Limits runs by the clock, when somebody is waiting. The results then depend on the machine.
 */
void
sudoku_step_search_set_time_limit (SudokuStepSearch *self,
                                   double seconds)
{
  g_return_if_fail (self != NULL && seconds >= 0);

  self->time_limit = seconds;
}

/* From @first on, drops steps that are wrong, which is an error of their finder, and those that
 * there is no time to prove when there are many. */
static void
drop_unproven (SudokuStepSearch *self,
               guint first)
{
  guint n_new = self->found->len - first;

  for (guint i = self->found->len; i-- > first;)
    {
      gboolean stopped = n_new > 1 && sudoku_links_should_stop (self->links);

      self->cut_short |= stopped;
      if (!stopped &&
          sudoku_step_check (g_ptr_array_index (self->found, i), self->position, self->links))
        continue;
      g_ptr_array_remove_index (self->found, i);
      self->n_refused += !stopped;
    }
}

/* A run ends with the work of the links, or earlier. */
static SudokuTaskRun
begin_work (const SudokuStepSearch *self)
{
  const SudokuTask task = { .cancellable = self->cancellable, .time_limit = self->time_limit };
  gint64 deadline = sudoku_links_get_work (self->links)->deadline;
  SudokuTaskRun work;

  sudoku_task_run_init (&work, &task);
  work.task = NULL;
  if (deadline != 0 && (work.deadline == 0 || deadline < work.deadline))
    work.deadline = deadline;
  return work;
}

static gboolean
may_run (const SudokuStepSearch *self,
         const SudokuTechnique *technique)
{
  return (technique->find != NULL || technique->find_on_trial != NULL) &&
         (self->unique || !technique->needs_unique);
}

/* (nullable): the position with tables for fast inferences, made when it is first asked for, if
 * there is time and memory for it. */
static SudokuTrial *
get_trial (SudokuStepSearch *self)
{
  if (self->trial == NULL)
    self->trial = sudoku_trial_new (self->links);
  if (self->trial == NULL)
    return NULL;
  if (!self->is_loaded)
    sudoku_trial_load (self->trial, self->position);
  self->is_loaded = TRUE;
  return self->trial;
}

/* Without a trial, for which there may be no time or memory, nothing is found. */
static void
find (SudokuStepSearch *self,
      const SudokuTechnique *technique)
{
  SudokuTrial *trial = NULL;

  if (technique->find != NULL)
    technique->find (self, technique);
  if (technique->find_on_trial != NULL)
    trial = get_trial (self);
  if (trial != NULL)
    technique->find_on_trial (self, technique, trial);
}

/* Runs one technique. What the earlier ones found is proven already. */
static void
run_technique (SudokuStepSearch *self,
               const SudokuTechnique *technique)
{
  guint first = self->found->len;

  if (may_run (self, technique))
    find (self, technique);
  if (self->choice != SUDOKU_STEP_EASIEST)
    drop_unproven (self, first);
  g_hash_table_remove_all (self->index);
  sudoku_step_search_spend (self, 0);
}

/**
 * sudoku_step_search_run: (skip)
 * @position: a position without a dead end
 * @techniques: (array length=n_techniques): what to look for, in this order
 * @n_techniques: how many
 * @choice: which steps of all these techniques together are wanted
 *
 * Looks for steps. Each one returned is proven by sudoku_step_check().
 *
 * Returns: (transfer full) (element-type SudokuStep): the steps; at most one unless all are wanted
 */
GPtrArray *
sudoku_step_search_run (SudokuStepSearch *self,
                        const SudokuPosition *position,
                        const SudokuTechnique *const *techniques,
                        gsize n_techniques,
                        SudokuStepChoice choice)
{
  SudokuTaskRun outer, work;

  g_return_val_if_fail (self != NULL && position != NULL && techniques != NULL, NULL);

  outer = *sudoku_links_get_work (self->links);
  work = begin_work (self);
  sudoku_links_obey (self->links, &work);
  self->position = position;
  self->is_loaded = FALSE;
  self->choice = choice;
  self->spent = 0;
  self->cut_short = FALSE;
  self->found = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_step_unref);
  for (gsize i = 0; i < n_techniques && !self->cut_short; i++)
    {
      run_technique (self, techniques[i]);
      if (choice == SUDOKU_STEP_FIRST && self->found->len > 0)
        break;
    }
  if (choice == SUDOKU_STEP_EASIEST)
    drop_unproven (self, 0);
  sudoku_links_obey (self->links, &outer);
  self->position = NULL;
  return g_steal_pointer (&self->found);
}

/**
 * sudoku_step_search_was_cut_short: (skip)
 *
 * Tells whether the last run ended before it had looked at everything.
 *
 * Returns: whether the budget or the time was used up, the run was cancelled, or a technique was
 *   skipped that would need too much memory: see sudoku_links_check_memory()
 */
gboolean
sudoku_step_search_was_cut_short (const SudokuStepSearch *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->cut_short || !sudoku_links_check_memory (self->links, NULL);
}

/**
 * sudoku_step_search_get_n_refused: (skip)
 *
 * Counts the steps that their certificates did not prove, each an error of its finder.
 *
 * Returns: how many there were in all runs
 */
SAT_DEFINE_GETTER (SudokuStepSearch, sudoku_step_search, n_refused, guint)

/**
 * sudoku_step_search_get_position: (skip)
 * @self: a search that runs
 *
 * Gets the position to search.
 *
 * Returns: (transfer none): the position
 */
SAT_DEFINE_GETTER (SudokuStepSearch, sudoku_step_search, position, const SudokuPosition *)

/**
 * sudoku_step_search_get_links: (skip)
 *
 * Gets the truths and conflicts of the shape.
 *
 * Returns: (transfer none): these
 */
SAT_DEFINE_GETTER (SudokuStepSearch, sudoku_step_search, links, SudokuLinks *)

/**
 * sudoku_step_search_get_best_rating: (skip)
 * @self: a search that runs
 *
 * Gets the rating above which a step is of no use any more, so that finders can skip it.
 *
 * Returns: the lowest rating found, in tenths, when only the easiest step is wanted; otherwise
 *   %G_MAXUINT
 */
guint
sudoku_step_search_get_best_rating (const SudokuStepSearch *self)
{
  g_return_val_if_fail (self != NULL, 0);

  if (self->choice != SUDOKU_STEP_EASIEST || self->found->len == 0)
    return G_MAXUINT;
  return sudoku_step_get_rating (g_ptr_array_index (self->found, 0));
}

/**
 * sudoku_step_search_spend: (skip)
 * @self: a search that runs
 * @work: the work done
 *
 * Counts work against the budget. A finder that does more than a few passes over the position calls
 * it now and then.
 *
 * Returns: whether to go on; %FALSE when the budget is used up or the search was cancelled
 */
gboolean
sudoku_step_search_spend (SudokuStepSearch *self,
                          guint work)
{
  g_return_val_if_fail (self != NULL, FALSE);

  self->spent += work;
  self->total_left -= MIN (work, self->total_left);
  if (self->spent > self->budget || self->total_left == 0 || sudoku_links_should_stop (self->links))
    self->cut_short = TRUE;
  return !self->cut_short;
}

/* (transfer full): a key that is equal for steps of one technique with the same conclusions */
static GBytes *
make_key (const SudokuStep *step)
{
  guint n = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (step, &n);
  const SudokuTechnique *technique = sudoku_step_get_technique (step);
  GByteArray *bytes = g_byte_array_new ();

  g_byte_array_append (bytes, (const guint8 *)&technique, sizeof technique);
  g_byte_array_append (bytes, (const guint8 *)conclusions, n * sizeof *conclusions);
  return g_byte_array_free_to_bytes (bytes);
}

/* Keeps the shortest of several steps of one technique with the same conclusions, and the easiest
 * of those. */
static void
add_to_all (SudokuStepSearch *self,
            SudokuStep *step)
{
  g_autoptr (GBytes) key = make_key (step);
  guint index = GPOINTER_TO_UINT (g_hash_table_lookup (self->index, key));
  SudokuStep *other = NULL;
  guint n = 0, n_other = 0;

  if (index == 0)
    {
      g_ptr_array_add (self->found, sudoku_step_ref (step));
      g_hash_table_insert (self->index, g_steal_pointer (&key),
                           GUINT_TO_POINTER (self->found->len));
      return;
    }
  other = g_ptr_array_index (self->found, index - 1);
  sudoku_step_get_truths (step, &n);
  sudoku_step_get_truths (other, &n_other);
  if (n > n_other || (n == n_other && sudoku_step_get_rating (step) >=
                                        sudoku_step_get_rating (other)))
    return;
  g_ptr_array_index (self->found, index - 1) = sudoku_step_ref (step);
  sudoku_step_unref (other);
}

static gboolean
is_easier (const SudokuStep *step,
           const SudokuStep *other)
{
  guint rating = sudoku_step_get_rating (step), other_rating = sudoku_step_get_rating (other);

  return rating < other_rating ||
         (rating == other_rating &&
          sudoku_step_get_length (step) < sudoku_step_get_length (other));
}

/**
 * sudoku_step_search_add: (skip)
 * @self: a search that runs
 * @step: (transfer full): a step; conclusions that say nothing new are dropped
 *
 * Hands over a step that was found.
 *
 * Returns: whether to go on
 */
gboolean
sudoku_step_search_add (SudokuStepSearch *self,
                        SudokuStep *step)
{
  g_autoptr (SudokuStep) owned = step;

  g_return_val_if_fail (self != NULL && step != NULL, FALSE);

  if (!sudoku_step_restrict (step, self->position))
    return TRUE;
  if (self->choice == SUDOKU_STEP_ALL)
    {
      add_to_all (self, step);
      return TRUE;
    }
  if (self->found->len == 0 || is_easier (step, g_ptr_array_index (self->found, 0)))
    {
      g_ptr_array_set_size (self->found, 0);
      g_ptr_array_add (self->found, g_steal_pointer (&owned));
    }
  return self->choice == SUDOKU_STEP_EASIEST;
}
