/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Does a step of an LRAT proof follow from the clauses that it names, in their order? Assume that
 * the step is false; each clause then has one literal that is not false, which must be true, and
 * the last has none. If that fails, each clause with the negation of the first literal has to be
 * resolved with: the negative number of such a clause is followed by those which show that the
 * result follows (RAT). Nothing else is looked at, so this takes hardly any time. */

#include "sat-hint-check.h"

struct _SatHintChecker
{
  SatPropagator *propagator; /* borrowed */
  GHashTable *clauses;       /* number → clause + 1 */
  GArray *false_literals;    /* of guint8: for each literal, is it false? */
  GArray *trail;             /* of guint32: those that are */
};

/**
 * sat_hint_checker_new: (skip)
 * @propagator: has the clauses; must outlive the checker
 *
 * Makes a checker that knows no number.
 *
 * Returns: (transfer full): the checker
 */
SatHintChecker *
sat_hint_checker_new (SatPropagator *propagator)
{
  SatHintChecker *self = NULL;

  g_return_val_if_fail (propagator != NULL, NULL);

  self = g_new0 (SatHintChecker, 1);
  self->propagator = propagator;
  self->clauses = g_hash_table_new (NULL, NULL);
  self->false_literals = g_array_new (FALSE, TRUE, sizeof (guint8));
  self->trail = g_array_new (FALSE, FALSE, sizeof (guint32));
  return self;
}

/**
 * sat_hint_checker_free: (skip)
 *
 * Frees it, but no clause.
 */
void
sat_hint_checker_free (SatHintChecker *self)
{
  g_return_if_fail (self != NULL);

  g_hash_table_unref (self->clauses);
  g_array_unref (self->false_literals);
  g_array_unref (self->trail);
  g_free (self);
}

/**
 * sat_hint_checker_add: (skip)
 * @number: the number of the clause in the proof from now on
 * @clause: the clause of the propagator
 *
 * Gives a clause a number.
 */
void
sat_hint_checker_add (SatHintChecker *self,
                      guint number,
                      guint32 clause)
{
  g_return_if_fail (self != NULL);

  g_hash_table_insert (self->clauses, GUINT_TO_POINTER (number), GUINT_TO_POINTER (clause + 1));
}

/* The clause with a number, or SAT_CLAUSE_NONE. */
static guint32
find (const SatHintChecker *self,
      guint number)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (self->clauses, GUINT_TO_POINTER (number))) - 1;
}

/**
 * sat_hint_checker_delete: (skip)
 * @number: a number
 *
 * Deletes the clause with a number.
 *
 * Returns: %FALSE when there is none
 */
gboolean
sat_hint_checker_delete (SatHintChecker *self,
                         guint number)
{
  guint32 clause = SAT_CLAUSE_NONE;

  g_return_val_if_fail (self != NULL, FALSE);

  clause = find (self, number);
  if (clause == SAT_CLAUSE_NONE)
    return FALSE;
  g_hash_table_remove (self->clauses, GUINT_TO_POINTER (number));
  sat_propagator_delete (self->propagator, clause);
  return TRUE;
}

static gboolean
is_false (const SatHintChecker *self,
          guint32 literal)
{
  return literal < self->false_literals->len &&
         g_array_index (self->false_literals, guint8, literal) != 0;
}

static void
make_false (SatHintChecker *self,
            guint32 literal)
{
  if (literal >= self->false_literals->len)
    g_array_set_size (self->false_literals, MAX (2 * self->false_literals->len, literal + 1));
  if (is_false (self, literal))
    return;
  g_array_index (self->false_literals, guint8, literal) = 1;
  g_array_append_val (self->trail, literal);
}

static void
undo (SatHintChecker *self,
      guint n_trail)
{
  for (guint i = n_trail; i < self->trail->len; i++)
    g_array_index (self->false_literals, guint8, g_array_index (self->trail, guint32, i)) = 0;
  g_array_set_size (self->trail, n_trail);
}

typedef enum
{
  HINT_WRONG,    /* there is no such clause, or more than one literal may be true */
  HINT_IMPLIES,  /* its one literal that is left is true */
  HINT_CONFLICT, /* none is left */
} HintResult;

static HintResult
follow_hint (SatHintChecker *self,
             int hint)
{
  guint32 clause = find (self, (guint)hint), left = G_MAXUINT32;
  const guint32 *literals = NULL;
  gsize n = 0;

  if (clause == SAT_CLAUSE_NONE)
    return HINT_WRONG;
  literals = sat_propagator_get_clause (self->propagator, clause, &n);
  for (gsize i = 0; i < n; i++)
    {
      if (is_false (self, literals[i]))
        continue;
      if (left != G_MAXUINT32)
        return HINT_WRONG;
      left = literals[i];
    }
  if (left == G_MAXUINT32)
    return HINT_CONFLICT;
  make_false (self, left ^ 1);
  return HINT_IMPLIES;
}

/* Follows the hints up to the end, or the next that is negative. */
static HintResult
follow_hints (SatHintChecker *self,
              const SatProofStep *step,
              gsize *at)
{
  HintResult result = HINT_IMPLIES;

  while (result == HINT_IMPLIES && *at < step->n_hints && step->hints[*at] > 0)
    result = follow_hint (self, step->hints[(*at)++]);
  return result;
}

/* Whether the step resolved with a clause, whose negative number is at @at, follows. */
static gboolean
resolves_with (SatHintChecker *self,
               const SatProofStep *step,
               guint32 clause,
               guint32 pivot,
               gsize at)
{
  guint n_trail = self->trail->len;
  gsize n = 0;
  const guint32 *literals = sat_propagator_get_clause (self->propagator, clause, &n);
  gboolean follows = FALSE;

  for (gsize i = 0; i < n && !follows; i++)
    {
      if (literals[i] == (pivot ^ 1))
        continue;
      /* It is true. */
      follows = is_false (self, literals[i] ^ 1);
      make_false (self, literals[i]);
    }
  at++;
  follows = follows || follow_hints (self, step, &at) == HINT_CONFLICT;
  undo (self, n_trail);
  return follows;
}

/* (transfer full): where each clause to be resolved with is first named, from @at on: clause + 1 →
 * place + 1. */
static GHashTable *
index_groups (const SatHintChecker *self,
              const SatProofStep *step,
              gsize at)
{
  GHashTable *groups = g_hash_table_new (NULL, NULL);

  for (; at < step->n_hints; at++)
    {
      guint32 clause = step->hints[at] < 0 ? find (self, (guint)-step->hints[at]) : SAT_CLAUSE_NONE;
      gpointer key = GUINT_TO_POINTER (clause + 1);

      if (clause != SAT_CLAUSE_NONE && !g_hash_table_contains (groups, key))
        g_hash_table_insert (groups, key, GSIZE_TO_POINTER (at + 1));
    }
  return groups;
}

/* Whether each clause named for resolution can be resolved with. */
static gboolean
are_groups_right (const SatHintChecker *self,
                  const SatProofStep *step,
                  guint32 pivot,
                  gsize at)
{
  for (; at < step->n_hints; at++)
    {
      guint32 clause = step->hints[at] < 0 ? find (self, (guint)-step->hints[at]) : SAT_CLAUSE_NONE;
      const guint32 *literals = NULL;
      gsize n = 0, i = 0;

      if (step->hints[at] > 0)
        continue;
      if (clause == SAT_CLAUSE_NONE)
        return FALSE;
      literals = sat_propagator_get_clause (self->propagator, clause, &n);
      while (i < n && literals[i] != (pivot ^ 1))
        i++;
      if (i == n)
        return FALSE;
    }
  return TRUE;
}

static gboolean
resolves (SatHintChecker *self,
          const SatProofStep *step,
          guint32 pivot,
          gsize at)
{
  g_autoptr (GHashTable) groups = index_groups (self, step, at);
  gsize n_clauses = 0;
  const guint32 *clauses =
    sat_propagator_get_occurrences (self->propagator, pivot ^ 1, &n_clauses);

  if (!are_groups_right (self, step, pivot, at))
    return FALSE;
  for (gsize i = 0; i < n_clauses; i++)
    {
      gsize group;

      if (sat_propagator_is_deleted (self->propagator, clauses[i]))
        continue;
      group = GPOINTER_TO_SIZE (g_hash_table_lookup (groups, GUINT_TO_POINTER (clauses[i] + 1)));
      if (group == 0 || !resolves_with (self, step, clauses[i], pivot, group - 1))
        return FALSE;
    }
  return TRUE;
}

/**
 * sat_hint_checker_follows: (skip)
 * @self: a checker with all current clauses
 * @step: a step that adds a clause
 *
 * Tells whether a step follows from the clauses that it names. A tautology always does.
 *
 * Returns: whether it does
 */
gboolean
sat_hint_checker_follows (SatHintChecker *self,
                          const SatProofStep *step)
{
  const guint32 *normal = NULL;
  gsize n = 0, at = 0;
  guint32 pivot = 0;
  HintResult result = HINT_IMPLIES;
  gboolean follows = FALSE;

  g_return_val_if_fail (self != NULL && step != NULL, FALSE);

  normal = sat_propagator_normalise (self->propagator, step->literals, step->n_literals, &n);
  for (gsize i = 0; i < n; i++)
    {
      follows = follows || is_false (self, normal[i] ^ 1);
      make_false (self, normal[i]);
    }
  if (n > 0)
    pivot = normal[0];
  if (!follows)
    result = follow_hints (self, step, &at);
  follows = follows || result == HINT_CONFLICT ||
            (result == HINT_IMPLIES && n > 0 && resolves (self, step, pivot, at));
  undo (self, 0);
  return follows;
}
