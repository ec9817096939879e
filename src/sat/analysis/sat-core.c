/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The groups of clauses that a solver has used to find that there is no model are usually few. It
 * is asked about these again as long as they become fewer. Then each is left out in turn: if the
 * rest has no model either, the group is dropped, with all that was not used; otherwise it is
 * necessary and stays. The result depends on the order, so another seed may find other groups. Does
 * not know what clauses mean.
 *
 * Which groups a solver has used depends on its version. If there are few, they are searched once
 * more, and only those are dropped that the order would drop anyway: those before the first used
 * one. That result is the same with each version, and is taken unless it is larger. */

#include "sat-core.h"

#include <sat-deadline.h>

/* How often the solver is asked about what it has used before. */
#define N_REPEATS_MAX 8
/* Up to so many groups are searched twice. */
#define N_GROUPS_ORDERED_MAX 1000

typedef struct
{
  const SatGroups *groups;
  const SatAnalysisRun *run;
  gboolean ordered; /* the order alone decides */
  SatGuardedSolver *solver;
  SatCore *core;     /* borrowed: what comes of it */
  guint32 *places;   /* by group: its place in the order of this search */
  GArray *remaining; /* (element-type guint32): may still go, the most doubtful first */
} Search;

static void
search_clear (Search *self)
{
  sat_guarded_solver_free (self->solver);
  g_free (self->places);
  g_array_unref (self->remaining);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Search, search_clear)

/* The order within a rank; with seed 0 that of the formula. */
static void
shuffle (Search *self,
         guint32 seed)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  guint32 n = self->groups->n_groups;

  self->places = g_new (guint32, MAX (n, 1));
  for (guint32 i = 0; i < n; i++)
    {
      guint32 other = seed != 0 ? (guint32)g_rand_int_range (random, 0, (gint32)i + 1) : i;

      self->places[i] = i;
      self->places[i] = self->places[other];
      self->places[other] = i;
    }
}

static guint8
get_rank (const Search *self,
          guint32 group)
{
  return self->groups->ranks != NULL ? self->groups->ranks[group] : 0;
}

static int
compare_doubt (gconstpointer a,
               gconstpointer b,
               gpointer user_data)
{
  const Search *self = user_data;
  guint32 one = *(const guint32 *)a, other = *(const guint32 *)b;

  if (get_rank (self, one) != get_rank (self, other))
    return get_rank (self, one) < get_rank (self, other) ? -1 : 1;
  return self->places[one] < self->places[other] ? -1 : 1;
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  guint32 one = *(const guint32 *)a, other = *(const guint32 *)b;

  return (one > other) - (one < other);
}

/* Asks about some groups. The less doubtful come first. */
static SatStatus
ask (Search *self,
     const guint32 *groups,
     gsize n_groups,
     GError **error)
{
  g_autofree guint32 *reversed = g_new (guint32, MAX (n_groups, 1));

  for (gsize i = 0; i < n_groups; i++)
    reversed[i] = groups[n_groups - 1 - i];
  return sat_guarded_solver_solve (self->solver, reversed, n_groups, error);
}

static const guint32 *
get_remaining (const Search *self)
{
  return (const guint32 *)(void *)self->remaining->data;
}

/* Drops what was not used, or what of it the order would drop. */
static void
keep_failed (Search *self)
{
  guint32 *remaining = (guint32 *)(void *)self->remaining->data;
  guint n = 0;

  for (guint i = 0; i < self->remaining->len; i++)
    if ((self->ordered && n > 0) || sat_guarded_solver_failed (self->solver, remaining[i]))
      remaining[n++] = remaining[i];
  g_array_set_size (self->remaining, n);
}

/* All groups, then those that were used, until they become no fewer. */
static SatStatus
find_first (Search *self,
            GError **error)
{
  SatStatus status = SAT_STATUS_UNKNOWN;
  guint n = 0;

  for (guint i = 0; i <= N_REPEATS_MAX; i++)
    {
      SatStatus answer;

      n = self->remaining->len;
      sat_analysis_run_tell (self->run, -1, n);
      answer = ask (self, get_remaining (self), n, error);
      /* At the time limit, the earlier result counts. */
      if (answer != SAT_STATUS_UNSATISFIABLE)
        return i == 0 ? answer : status;
      status = answer;
      keep_failed (self);
      if (self->remaining->len == n)
        break;
    }
  return status;
}

/* Leaves out one after the other. %FALSE with an error; at the time limit the rest stays. */
static gboolean delete (Search *self,
                        GError **error)
{
  guint n_first = self->remaining->len;

  while (self->remaining->len > 0)
    {
      g_autoptr (GError) local_error = NULL;
      guint32 group = g_array_index (self->remaining, guint32, 0);
      SatStatus status;

      sat_analysis_run_tell (self->run, 1 - (double)self->remaining->len / n_first,
                             self->remaining->len + self->core->groups->len);
      status = ask (self, get_remaining (self) + 1, self->remaining->len - 1, &local_error);
      if (local_error != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&local_error));
          return FALSE;
        }
      if (status == SAT_STATUS_UNKNOWN)
        return TRUE;
      g_array_remove_index (self->remaining, 0);
      if (status == SAT_STATUS_UNSATISFIABLE)
        {
          keep_failed (self);
          continue;
        }
      g_array_append_val (self->core->groups, group);
      if (!sat_guarded_solver_fix (self->solver, group, error))
        return FALSE;
    }
  self->core->minimal = TRUE;
  return TRUE;
}

static gboolean
search (Search *self,
        GError **error)
{
  g_autoptr (GError) local_error = NULL;

  for (guint32 i = 0; i < self->groups->n_groups; i++)
    g_array_append_val (self->remaining, i);
  g_array_sort_with_data (self->remaining, compare_doubt, self);
  self->core->status = find_first (self, &local_error);
  if (local_error != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return FALSE;
    }
  if (self->core->status != SAT_STATUS_UNSATISFIABLE)
    return TRUE;
  if (!delete (self, error))
    return FALSE;
  g_array_append_vals (self->core->groups, self->remaining->data, self->remaining->len);
  g_array_sort (self->core->groups, compare_numbers);
  return TRUE;
}

static SatCore *
find (const SatFormula *formula,
      const SatGroups *groups,
      guint32 seed,
      const SatAnalysisRun *run,
      gboolean ordered,
      GError **error)
{
  g_autoptr (SatCore) core = g_new0 (SatCore, 1);
  g_auto (Search) state = { .groups = groups, .run = run, .ordered = ordered, .core = core };

  core->groups = g_array_new (FALSE, FALSE, sizeof (guint32));
  state.remaining = g_array_new (FALSE, FALSE, sizeof (guint32));
  state.solver = sat_guarded_solver_new (formula, groups, state.run, error);
  if (state.solver == NULL)
    return NULL;
  shuffle (&state, seed);
  if (!search (&state, error))
    return NULL;
  core->n_calls = sat_guarded_solver_get_n_calls (state.solver);
  return g_steal_pointer (&core);
}

/**
 * sat_core_find: (skip)
 * @formula: a formula
 * @groups: the groups of clauses
 * @seed: 0: the order of the groups; another one for another order of dropping
 * @run: (nullable): limits and progress
 *
 * Finds groups of clauses that have no model together, as few as leaving out one at a time leads
 * to; there may be fewer. The same seed finds the same groups, unless time ends it.
 *
 * Returns: (transfer full) (nullable): the core; %NULL with %G_IO_ERROR_CANCELLED,
 *   %SAT_ERROR_MEMORY, or %SAT_ERROR_LIMIT when there are too many groups
 */
SatCore *
sat_core_find (const SatFormula *formula,
               const SatGroups *groups,
               guint32 seed,
               const SatAnalysisRun *run,
               GError **error)
{
  const SatAnalysisRun plain = { 0 };
  g_autoptr (SatCore) core = NULL;
  g_autoptr (SatCore) ordered = NULL;
  SatAnalysisRun left;
  gint64 deadline;

  g_return_val_if_fail (formula != NULL && groups != NULL, NULL);
  g_return_val_if_fail (groups->of_clause != NULL ||
                          groups->n_groups == sat_formula_get_n_clauses (formula),
                        NULL);

  if (run == NULL)
    run = &plain;
  left = *run;
  deadline = sat_analysis_run_get_deadline (run);
  core = find (formula, groups, seed, run, FALSE, error);
  if (core == NULL || !core->minimal || groups->n_groups > N_GROUPS_ORDERED_MAX)
    return g_steal_pointer (&core);
  left.time_limit = sat_deadline_get_rest (deadline);
  ordered = find (formula, groups, seed, &left, TRUE, error);
  if (ordered == NULL)
    return NULL;
  if (!ordered->minimal || ordered->groups->len > core->groups->len)
    return g_steal_pointer (&core);
  ordered->n_calls += core->n_calls;
  return g_steal_pointer (&ordered);
}

/**
 * sat_core_extract: (skip)
 * @formula: the formula of the core
 * @groups: the groups of clauses
 *
 * Makes a formula of the clauses of the core, in order. Its header has as many variables as that of
 * the whole, so that each keeps its meaning. O(clauses).
 *
 * Returns: (transfer full): the formula
 */
SatFormula *
sat_core_extract (const SatCore *self,
                  const SatFormula *formula,
                  const SatGroups *groups)
{
  SatClauses *clauses = NULL;
  g_autofree guint8 *chosen = NULL;

  g_return_val_if_fail (self != NULL && formula != NULL && groups != NULL, NULL);

  chosen = g_new0 (guint8, (gsize)groups->n_groups + 1);
  for (guint i = 0; i < self->groups->len; i++)
    chosen[g_array_index (self->groups, guint32, i)] = TRUE;
  clauses = sat_clauses_new ();
  for (guint64 i = 0; i < sat_formula_get_n_clauses (formula); i++)
    {
      guint32 group = sat_groups_get (groups, i);
      gsize n_literals = 0;
      const int *literals = NULL;

      if (group == SAT_GROUP_NONE || !chosen[group])
        continue;
      /* Includes the 0 after it. */
      literals = sat_formula_get_clause (formula, i, &n_literals);
      sat_sink_add (sat_clauses_get_sink (clauses), literals, n_literals + 1, NULL);
    }
  return sat_formula_new_from_clauses (clauses, sat_formula_get_n_variables (formula));
}

/**
 * sat_core_free: (skip)
 *
 * Frees it.
 */
void
sat_core_free (SatCore *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->groups);
  g_free (self);
}
