/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Unit propagation with two watched literals in each clause. What follows from the clauses alone
 * stays: it follows still when they are deleted. On top of it literals are tried and taken back.
 *
 * Variables are numbered in the order in which they first occur, and a literal is twice that
 * number, plus 1 when it is negative. */

#include "sat-propagator.h"

#include "sat-memory.h"
#include "sat-table.h"

#define CANCEL_INTERVAL 16384 /* literals */

/* A clause that is looked at when a literal becomes false. */
typedef struct
{
  guint32 clause;
  guint32 blocker; /* another literal of it: the clause is satisfied when this is true */
} Watch;

typedef struct
{
  Watch *watches;
  guint32 n;
  guint32 n_allocated;
} Watches;

struct _SatPropagator
{
  GCancellable *cancellable; /* owned, nullable */
  guint n_looks;

  SatTable numbers; /* variable → its number + 1 */
  guint32 n_variables;
  guint32 n_variables_allocated;

  /* For each literal. */
  signed char *values; /* 1: true, -1: false, 0: neither */
  signed char *marks;
  Watches *watches;

  guint32 *trail; /* literals that are true, those that follow from the clauses first */
  gsize n_trail;
  gsize n_propagated;
  gboolean contradiction;

  /* A clause is its length, or the complement of that when it is deleted, and its literals; the
   * first two are watched. */
  guint32 *arena;
  gsize n_arena;
  gsize n_arena_allocated;

  GArray *normal; /* of guint32 */
};

/**
 * sat_propagator_new: (skip)
 *
 * Makes a propagator without clauses.
 *
 * Returns: (transfer full): the propagator
 */
SatPropagator *
sat_propagator_new (void)
{
  SatPropagator *self = g_new0 (SatPropagator, 1);

  self->normal = g_array_new (FALSE, FALSE, sizeof (guint32));
  return self;
}

/**
 * sat_propagator_free: (skip)
 * @self: (transfer full): a propagator
 *
 * Frees it with its clauses.
 */
void
sat_propagator_free (SatPropagator *self)
{
  g_return_if_fail (self != NULL);

  for (gsize i = 0; i < 2 * (gsize)self->n_variables; i++)
    g_free (self->watches[i].watches);
  g_free (self->watches);
  g_free (self->values);
  g_free (self->marks);
  g_free (self->trail);
  g_free (self->arena);
  g_array_unref (self->normal);
  sat_table_clear (&self->numbers);
  g_clear_object (&self->cancellable);
  g_free (self);
}

/**
 * sat_propagator_set_cancellable: (skip)
 * @self: a propagator
 * @cancellable: (nullable): what to obey from now on
 *
 * While it is cancelled, nothing is propagated to the end: what is found out then is worth nothing.
 */
void
sat_propagator_set_cancellable (SatPropagator *self,
                                GCancellable *cancellable)
{
  g_return_if_fail (self != NULL);

  g_set_object (&self->cancellable, cancellable);
}

/**
 * sat_propagator_knows: (skip)
 * @self: a propagator
 * @literal: a literal
 *
 * Tells whether its variable has occurred.
 *
 * Returns: whether it has
 */
gboolean
sat_propagator_knows (const SatPropagator *self,
                      int literal)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return sat_table_lookup (&self->numbers, sat_literal_variable (literal)) != 0;
}

static void
make_variables (SatPropagator *self)
{
  gsize before = 2 * (gsize)self->n_variables_allocated;
  gsize n = MAX (2 * before, 512);

  self->values = g_renew (signed char, self->values, n);
  self->marks = g_renew (signed char, self->marks, n);
  self->watches = g_renew (Watches, self->watches, n);
  self->trail = g_renew (guint32, self->trail, n / 2);
  for (gsize i = before; i < n; i++)
    {
      self->values[i] = self->marks[i] = 0;
      self->watches[i] = (Watches){ NULL, 0, 0 };
    }
  self->n_variables_allocated = (guint32)(n / 2);
}

static guint32
translate (SatPropagator *self,
           int literal)
{
  guint variable = sat_literal_variable (literal);
  int number = sat_table_lookup (&self->numbers, variable);

  if (G_UNLIKELY (number == 0))
    {
      if (self->n_variables == self->n_variables_allocated)
        make_variables (self);
      number = (int)++self->n_variables;
      *sat_table_ensure (&self->numbers, variable) = number;
    }
  return 2 * (guint32)(number - 1) + (literal < 0);
}

/**
 * sat_propagator_normalise: (skip)
 * @self: a propagator
 * @literals: (array length=n_literals): a clause, with variables up to %SAT_VARIABLE_MAX
 * @n_literals: its length
 * @n_normal: (out): the number of different literals
 *
 * Translates a clause. What occurs twice in it is there once.
 *
 * Returns: (transfer none) (array length=n_normal): the literals, until the next call
 */
const guint32 *
sat_propagator_normalise (SatPropagator *self,
                          const int *literals,
                          gsize n_literals,
                          gsize *n_normal)
{
  guint32 *normal = NULL;

  g_return_val_if_fail (self != NULL && n_normal != NULL, NULL);
  g_return_val_if_fail (literals != NULL || n_literals == 0, NULL);

  g_array_set_size (self->normal, 0);
  for (gsize i = 0; i < n_literals; i++)
    {
      guint32 literal = translate (self, literals[i]);

      if (!self->marks[literal])
        g_array_append_val (self->normal, literal);
      self->marks[literal] = 1;
    }
  normal = (guint32 *)(void *)self->normal->data;
  *n_normal = self->normal->len;
  for (gsize i = 0; i < *n_normal; i++)
    self->marks[normal[i]] = 0;
  return normal;
}

static void
assign (SatPropagator *self,
        guint32 literal)
{
  self->values[literal] = 1;
  self->values[literal ^ 1] = -1;
  self->trail[self->n_trail++] = literal;
}

static void
undo (SatPropagator *self,
      gsize n_trail)
{
  while (self->n_trail > n_trail)
    {
      guint32 literal = self->trail[--self->n_trail];

      self->values[literal] = self->values[literal ^ 1] = 0;
    }
  self->n_propagated = n_trail;
}

static void
watch (SatPropagator *self,
       guint32 literal,
       guint32 clause,
       guint32 blocker)
{
  Watches *list = &self->watches[literal];

  if (list->n == list->n_allocated)
    {
      list->n_allocated = MAX (2 * list->n_allocated, 4);
      list->watches = g_renew (Watch, list->watches, list->n_allocated);
    }
  list->watches[list->n++] = (Watch){ clause, blocker };
}

/* Brings two literals that are not false to the front, as far as there are any, and watches them.
 * What is true stays true, so that a clause with a true literal needs no watch. */
static void
attach (SatPropagator *self,
        guint32 clause)
{
  guint32 n = self->arena[clause];
  guint32 *literals = self->arena + clause + 1;
  guint32 n_open = 0;

  for (guint32 i = 0; i < n && n_open < 2; i++)
    {
      guint32 literal = literals[i];

      if (self->values[literal] > 0)
        return;
      if (self->values[literal] < 0)
        continue;
      literals[i] = literals[n_open];
      literals[n_open++] = literal;
    }
  if (n_open == 0)
    self->contradiction = TRUE;
  else if (n_open == 1)
    assign (self, literals[0]);
  else
    {
      watch (self, literals[0], clause, literals[1]);
      watch (self, literals[1], clause, literals[0]);
    }
}

/* Whether a clause has a literal and its negation. */
static gboolean
is_tautology (SatPropagator *self,
              const guint32 *literals,
              gsize n_literals)
{
  gboolean found = FALSE;

  for (gsize i = 0; i < n_literals; i++)
    {
      found = found || self->marks[literals[i] ^ 1];
      self->marks[literals[i]] = 1;
    }
  for (gsize i = 0; i < n_literals; i++)
    self->marks[literals[i]] = 0;
  return found;
}

static gboolean
make_room (SatPropagator *self,
           gsize n,
           GError **error)
{
  gsize n_allocated = MAX (2 * self->n_arena_allocated, 4096);

  while (n_allocated < n)
    n_allocated *= 2;
  if (!sat_memory_check_array ("memory-formula", n_allocated * sizeof (guint32), error))
    return FALSE;
  self->arena = g_renew (guint32, self->arena, n_allocated);
  self->n_arena_allocated = n_allocated;
  return TRUE;
}

/**
 * sat_propagator_add: (skip)
 * @self: a propagator
 * @literals: (array length=n_literals): a clause, with variables up to %SAT_VARIABLE_MAX
 * @n_literals: its length
 * @clause: (out): its number
 * @error: return location for an error
 *
 * Adds a clause. What follows is found out by sat_propagator_settle().
 *
 * Returns: %FALSE with %SAT_ERROR_MEMORY
 */
gboolean
sat_propagator_add (SatPropagator *self,
                    const int *literals,
                    gsize n_literals,
                    guint32 *clause,
                    GError **error)
{
  const guint32 *normal = NULL;
  gsize n = 0;

  g_return_val_if_fail (self != NULL && clause != NULL, FALSE);
  g_return_val_if_fail (self->n_arena + n_literals < SAT_CLAUSE_NONE - 1, FALSE);

  normal = sat_propagator_normalise (self, literals, n_literals, &n);
  if (self->n_arena + n + 1 > self->n_arena_allocated &&
      !make_room (self, self->n_arena + n + 1, error))
    return FALSE;
  *clause = (guint32)self->n_arena;
  self->arena[self->n_arena++] = (guint32)n;
  for (gsize i = 0; i < n; i++)
    self->arena[self->n_arena++] = normal[i];
  if (!self->contradiction && !is_tautology (self, normal, n))
    attach (self, *clause);
  return TRUE;
}

static gboolean
is_deleted (const SatPropagator *self,
            guint32 clause)
{
  return self->arena[clause] > G_MAXINT32;
}

static gsize
get_length (const SatPropagator *self,
            guint32 clause)
{
  return is_deleted (self, clause) ? ~self->arena[clause] : self->arena[clause];
}

/**
 * sat_propagator_delete: (skip)
 * @self: a propagator
 * @clause: the number of a clause that is there
 *
 * Deletes a clause. What followed from it stays.
 */
void
sat_propagator_delete (SatPropagator *self,
                       guint32 clause)
{
  g_return_if_fail (self != NULL && clause < self->n_arena && !is_deleted (self, clause));

  self->arena[clause] = ~self->arena[clause];
}

/**
 * sat_propagator_next_clause: (skip)
 * @self: a propagator
 * @clause: the number of a clause, or %SAT_CLAUSE_NONE for the first
 *
 * Steps through the clauses that are there.
 *
 * Returns: the number of the next one, or %SAT_CLAUSE_NONE
 */
guint32
sat_propagator_next_clause (const SatPropagator *self,
                            guint32 clause)
{
  gsize at = 0;

  g_return_val_if_fail (self != NULL, SAT_CLAUSE_NONE);

  if (clause != SAT_CLAUSE_NONE)
    at = clause + 1 + get_length (self, clause);
  while (at < self->n_arena && is_deleted (self, (guint32)at))
    at += 1 + get_length (self, (guint32)at);
  return at < self->n_arena ? (guint32)at : SAT_CLAUSE_NONE;
}

/**
 * sat_propagator_get_clause: (skip)
 * @self: a propagator
 * @clause: the number of a clause
 * @n_literals: (out): its length
 *
 * Gets the literals of a clause, in any order.
 *
 * Returns: (transfer none) (array length=n_literals): its literals, as sat_propagator_normalise()
 *   makes them, until a clause is added
 */
const guint32 *
sat_propagator_get_clause (const SatPropagator *self,
                           guint32 clause,
                           gsize *n_literals)
{
  g_return_val_if_fail (self != NULL && n_literals != NULL && clause < self->n_arena, NULL);

  *n_literals = get_length (self, clause);
  return self->arena + clause + 1;
}

/**
 * sat_propagator_equals: (skip)
 * @self: a propagator
 * @clause: the number of a clause
 * @normal: (array length=n_normal): literals as sat_propagator_normalise() makes them
 * @n_normal: their number
 *
 * Tells whether a clause has these literals and no others.
 *
 * Returns: whether it has
 */
gboolean
sat_propagator_equals (SatPropagator *self,
                       guint32 clause,
                       const guint32 *normal,
                       gsize n_normal)
{
  const guint32 *literals = NULL;
  gsize n = 0, n_common = 0;

  g_return_val_if_fail (self != NULL, FALSE);

  literals = sat_propagator_get_clause (self, clause, &n);
  if (n != n_normal)
    return FALSE;
  for (gsize i = 0; i < n; i++)
    self->marks[normal[i]] = 1;
  for (gsize i = 0; i < n; i++)
    n_common += (gsize)self->marks[literals[i]];
  for (gsize i = 0; i < n; i++)
    self->marks[normal[i]] = 0;
  return n_common == n;
}

/* Looks for a literal to watch in the place of the second one, which has become false. */
static gboolean
move_watch (SatPropagator *self,
            guint32 clause)
{
  guint32 n = self->arena[clause];
  guint32 *literals = self->arena + clause + 1;

  for (guint32 i = 2; i < n; i++)
    if (self->values[literals[i]] >= 0)
      {
        guint32 literal = literals[i];

        literals[i] = literals[1];
        literals[1] = literal;
        watch (self, literal, clause, literals[0]);
        return TRUE;
      }
  return FALSE;
}

/* What follows from a literal that has become false. Returns FALSE for a conflict. */
static gboolean
visit (SatPropagator *self,
       guint32 literal)
{
  Watches *list = &self->watches[literal];
  guint32 n_kept = 0;
  gboolean fine = TRUE;

  for (guint32 i = 0; i < list->n; i++)
    {
      Watch found = list->watches[i];
      guint32 *literals = self->arena + found.clause + 1;

      if (!fine || self->values[found.blocker] > 0)
        {
          list->watches[n_kept++] = found;
          continue;
        }
      if (is_deleted (self, found.clause))
        continue;
      if (literals[0] == literal)
        {
          literals[0] = literals[1];
          literals[1] = literal;
        }
      found.blocker = literals[0];
      if (self->values[found.blocker] <= 0 && move_watch (self, found.clause))
        continue;
      list->watches[n_kept++] = found;
      if (self->values[found.blocker] == 0)
        assign (self, found.blocker);
      else if (self->values[found.blocker] < 0)
        fine = FALSE;
    }
  list->n = n_kept;
  return fine;
}

static gboolean
is_cancelled (SatPropagator *self)
{
  return ++self->n_looks % CANCEL_INTERVAL == 0 && g_cancellable_is_cancelled (self->cancellable);
}

/* Returns FALSE for a conflict. */
static gboolean
propagate (SatPropagator *self)
{
  while (self->n_propagated < self->n_trail && !is_cancelled (self))
    if (!visit (self, self->trail[self->n_propagated++] ^ 1))
      return FALSE;
  return TRUE;
}

/**
 * sat_propagator_settle: (skip)
 * @self: a propagator
 *
 * Finds out what follows from the clauses by unit propagation.
 *
 * Returns: %FALSE when they contradict each other
 */
gboolean
sat_propagator_settle (SatPropagator *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  self->contradiction = self->contradiction || !propagate (self);
  return !self->contradiction;
}

/* Assumes that a clause is false. Returns FALSE when that is a contradiction. */
static gboolean
refuse (SatPropagator *self,
        const int *literals,
        gsize n_literals)
{
  for (gsize i = 0; i < n_literals; i++)
    {
      guint32 literal = translate (self, literals[i]);

      if (self->values[literal] > 0)
        return FALSE;
      if (self->values[literal] == 0)
        assign (self, literal ^ 1);
    }
  return propagate (self);
}

/**
 * sat_propagator_implies: (skip)
 * @self: a propagator that is settled
 * @literals: (array length=n_literals): a clause
 * @n_literals: its length
 *
 * Tells whether unit propagation finds a conflict when the clause is false.
 *
 * Returns: whether the clause follows in that way (RUP)
 */
gboolean
sat_propagator_implies (SatPropagator *self,
                        const int *literals,
                        gsize n_literals)
{
  gsize n_trail;
  gboolean implied;

  g_return_val_if_fail (self != NULL && (literals != NULL || n_literals == 0), FALSE);

  if (self->contradiction)
    return TRUE;
  n_trail = self->n_trail;
  implied = !refuse (self, literals, n_literals);
  undo (self, n_trail);
  return implied;
}

/* Whether the clause that was assumed to be false, resolved with this one, follows. */
static gboolean
resolves_with (SatPropagator *self,
               guint32 clause,
               guint32 pivot)
{
  gsize n = 0, n_trail = self->n_trail;
  const guint32 *literals = sat_propagator_get_clause (self, clause, &n);
  gboolean follows = FALSE;

  for (gsize i = 0; i < n && !follows; i++)
    {
      guint32 literal = literals[i];

      if (literal == (pivot ^ 1))
        continue;
      follows = self->values[literal] > 0;
      if (self->values[literal] == 0)
        assign (self, literal ^ 1);
    }
  follows = follows || !propagate (self);
  undo (self, n_trail);
  return follows;
}

static gboolean
has_literal (const guint32 *literals,
             gsize n_literals,
             guint32 literal)
{
  for (gsize i = 0; i < n_literals; i++)
    if (literals[i] == literal)
      return TRUE;
  return FALSE;
}

/**
 * sat_propagator_resolves: (skip)
 * @self: a propagator that is settled
 * @literals: (array length=n_literals): a clause that does not follow by unit propagation
 * @n_literals: its length
 *
 * Tells whether a clause may be added without making the others unsatisfiable, because resolving
 * it by its first literal gives only what follows (RAT). Looks at each clause.
 *
 * Returns: whether it may
 */
gboolean
sat_propagator_resolves (SatPropagator *self,
                         const int *literals,
                         gsize n_literals)
{
  guint32 pivot, clause = SAT_CLAUSE_NONE;
  gsize n_trail;
  gboolean resolves = TRUE;

  g_return_val_if_fail (self != NULL && (literals != NULL || n_literals == 0), FALSE);

  if (n_literals == 0)
    return FALSE;
  n_trail = self->n_trail;
  pivot = translate (self, literals[0]);
  /* The literal is false already: it could not be made true. */
  if (self->values[pivot] < 0)
    return FALSE;
  refuse (self, literals, n_literals);
  while (resolves && (clause = sat_propagator_next_clause (self, clause)) != SAT_CLAUSE_NONE)
    {
      gsize n = 0;
      const guint32 *found = sat_propagator_get_clause (self, clause, &n);

      if (has_literal (found, n, pivot ^ 1))
        resolves = resolves_with (self, clause, pivot);
    }
  undo (self, n_trail);
  return resolves;
}
