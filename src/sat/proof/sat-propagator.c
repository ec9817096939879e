/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Unit propagation with two watched literals in each clause. What follows from the clauses alone
 * stays even when they are deleted. On top of it literals are tried and taken back.
 *
 * When a proof is traced backward, necessary clauses are marked and tried before others, and
 * consequences of the clauses are taken back, too, to the state in which a clause was added.
 *
 * Variables are numbered in the order in which they first occur, and a literal is twice that
 * number, plus 1 when it is negative. */

#include "sat-propagator.h"

#include "sat-memory.h"
#include "sat-table.h"

#define CANCEL_INTERVAL 4096 /* literals */

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

/* Which clauses are looked at. */
typedef enum
{
  LOOK_AT_ALL,
  LOOK_AT_NEEDED,
  LOOK_AT_OTHERS,
} Look;

struct _SatPropagator
{
  GCancellable *cancellable; /* owned, nullable */
  gint64 deadline;           /* µs of monotonic time; 0: none */
  gboolean stopped;          /* it was cancelled, or the time was over */
  guint n_looks;

  SatTable numbers; /* variable → its number + 1 */
  guint32 n_variables;
  guint32 n_variables_allocated;

  /* For each literal. */
  signed char *values; /* 1: true, -1: false, 0: neither */
  signed char *marks;
  Watches *watches;
  GArray **occurrences; /* (nullable): of guint32: the clauses with it; made when first asked for */

  guint32 *reasons; /* for each variable: the clause it followed from, or SAT_CLAUSE_NONE */
  guint32 *trail;   /* literals that are true, those that follow from the clauses first */
  gsize n_trail;
  gsize n_propagated;
  gsize n_needed_propagated; /* as far as the clauses that are needed were looked at */
  guint32 conflict;          /* the clause that was found to be false last */
  gboolean contradiction;

  /* A clause is its length, or the complement of that when it is deleted, and its literals; the
   * first two are watched. */
  guint32 *arena;
  gsize n_arena;
  gsize n_arena_allocated;

  gboolean keeps; /* deleted clauses may come back */
  guint8 *needed; /* (nullable): a bit for each place in the arena */
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
  self->conflict = SAT_CLAUSE_NONE;
  return self;
}

static void
free_occurrences (SatPropagator *self)
{
  if (self->occurrences == NULL)
    return;
  for (gsize i = 0; i < 2 * (gsize)self->n_variables_allocated; i++)
    g_clear_pointer (&self->occurrences[i], g_array_unref);
  g_clear_pointer (&self->occurrences, g_free);
}

/**
 * sat_propagator_free: (skip)
 *
 * Frees it with its clauses.
 */
void
sat_propagator_free (SatPropagator *self)
{
  g_return_if_fail (self != NULL);

  for (gsize i = 0; i < 2 * (gsize)self->n_variables; i++)
    g_free (self->watches[i].watches);
  free_occurrences (self);
  g_free (self->needed);
  g_free (self->reasons);
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
 * @cancellable: (nullable): the new cancellable
 *
 * Sets a cancellable. While it is cancelled propagation is incomplete, and its results are
 * worthless.
 */
void
sat_propagator_set_cancellable (SatPropagator *self,
                                GCancellable *cancellable)
{
  g_return_if_fail (self != NULL);

  g_set_object (&self->cancellable, cancellable);
}

/**
 * sat_propagator_set_deadline: (skip)
 * @monotonic_time: the deadline, in µs of g_get_monotonic_time(); 0: none
 *
 * Sets a deadline. Results after it are worthless, as when it is cancelled.
 */
void
sat_propagator_set_deadline (SatPropagator *self,
                             gint64 monotonic_time)
{
  g_return_if_fail (self != NULL);

  self->deadline = monotonic_time;
}

/**
 * sat_propagator_is_stopped: (skip)
 *
 * Tells whether some propagation was incomplete, since it was cancelled or late.
 *
 * Returns: whether it was
 */
gboolean
sat_propagator_is_stopped (const SatPropagator *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->stopped;
}

/**
 * sat_propagator_knows: (skip)
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
  self->reasons = g_renew (guint32, self->reasons, n / 2);
  if (self->occurrences != NULL)
    self->occurrences = g_renew (GArray *, self->occurrences, n);
  for (gsize i = before; i < n; i++)
    {
      self->values[i] = self->marks[i] = 0;
      self->watches[i] = (Watches){ NULL, 0, 0 };
      if (self->occurrences != NULL)
        self->occurrences[i] = NULL;
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
 * @literals: (array length=n_literals): a clause, with variables up to %SAT_VARIABLE_MAX
 * @n_literals: its length
 * @n_normal: (out): the number of different literals
 *
 * Translates a clause, without repetitions.
 *
 * Returns: (transfer none) (array length=n_normal): the literals, valid until the next call
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
        guint32 literal,
        guint32 reason)
{
  self->reasons[literal / 2] = reason;
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
  self->n_needed_propagated = n_trail;
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

/* Moves up to two literals that are not false to the front, and watches them. What is true stays
 * true, so a clause with a true literal needs no watch. */
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
    {
      self->contradiction = TRUE;
      self->conflict = clause;
    }
  else if (n_open == 1)
    assign (self, literals[0], clause);
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

static void
note_occurrences (SatPropagator *self,
                  guint32 clause)
{
  gsize n = get_length (self, clause);

  for (gsize i = 0; i < n; i++)
    {
      GArray **list = &self->occurrences[self->arena[clause + 1 + i]];

      if (*list == NULL)
        *list = g_array_new (FALSE, FALSE, sizeof (guint32));
      g_array_append_val (*list, clause);
    }
}

/**
 * sat_propagator_add: (skip)
 * @literals: (array length=n_literals): a clause, with variables up to %SAT_VARIABLE_MAX
 * @n_literals: its length
 * @clause: (out): its number
 *
 * Adds a clause. sat_propagator_settle() finds out what follows.
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
  if (self->occurrences != NULL)
    note_occurrences (self, *clause);
  if (!self->contradiction && !is_tautology (self, normal, n))
    attach (self, *clause);
  return TRUE;
}

/**
 * sat_propagator_is_deleted: (skip)
 * @clause: the number of a clause
 *
 * Tells whether a clause is deleted.
 *
 * Returns: whether it is
 */
gboolean
sat_propagator_is_deleted (const SatPropagator *self,
                           guint32 clause)
{
  g_return_val_if_fail (self != NULL && clause < self->n_arena, FALSE);

  return is_deleted (self, clause);
}

/**
 * sat_propagator_delete: (skip)
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
 * @clause: the number of a clause, or %SAT_CLAUSE_NONE for the first
 *
 * Iterates over the current clauses.
 *
 * Returns: the next one, or %SAT_CLAUSE_NONE
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
 * @clause: the number of a clause
 * @n_literals: (out): its length
 *
 * Gets the literals of a clause, in any order.
 *
 * Returns: (transfer none) (array length=n_literals): its literals, as made by
 *   sat_propagator_normalise(), valid until a clause is added
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
 * @clause: the number of a clause
 * @normal: (array length=n_normal): literals from sat_propagator_normalise()
 * @n_normal: their number
 *
 * Tells whether a clause has exactly these literals.
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

/* Finds another literal to watch instead of the second one, which has become false. */
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

static gboolean
is_needed (const SatPropagator *self,
           guint32 clause)
{
  return (self->needed[clause / 8] >> (clause % 8) & 1) != 0;
}

/* Propagates a literal that has become false. Returns FALSE at a conflict. */
static gboolean
visit (SatPropagator *self,
       guint32 literal,
       Look look)
{
  Watches *list = &self->watches[literal];
  guint32 n_kept = 0;
  gboolean fine = TRUE;

  for (guint32 i = 0; i < list->n; i++)
    {
      Watch found = list->watches[i];
      guint32 *literals = self->arena + found.clause + 1;

      if (!fine || self->values[found.blocker] > 0 ||
          (look != LOOK_AT_ALL && is_needed (self, found.clause) != (look == LOOK_AT_NEEDED)))
        {
          list->watches[n_kept++] = found;
          continue;
        }
      if (is_deleted (self, found.clause))
        {
          /* A revived clause is watched as before: everything since is undone then. */
          if (self->keeps)
            list->watches[n_kept++] = found;
          continue;
        }
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
        assign (self, found.blocker, found.clause);
      else if (self->values[found.blocker] < 0)
        {
          self->conflict = found.clause;
          fine = FALSE;
        }
    }
  list->n = n_kept;
  return fine;
}

static gboolean
must_stop (SatPropagator *self)
{
  if (++self->n_looks % CANCEL_INTERVAL == 0)
    self->stopped = self->stopped || g_cancellable_is_cancelled (self->cancellable) ||
                    (self->deadline != 0 && g_get_monotonic_time () >= self->deadline);
  return self->stopped;
}

/* Looks at necessary clauses first. Returns FALSE at a conflict. */
static gboolean
propagate_needed_first (SatPropagator *self)
{
  while (self->n_propagated < self->n_trail && !must_stop (self))
    {
      if (self->n_needed_propagated < self->n_trail)
        {
          if (!visit (self, self->trail[self->n_needed_propagated++] ^ 1, LOOK_AT_NEEDED))
            return FALSE;
        }
      else if (!visit (self, self->trail[self->n_propagated++] ^ 1, LOOK_AT_OTHERS))
        return FALSE;
    }
  return TRUE;
}

/* Returns FALSE at a conflict. */
static gboolean
propagate (SatPropagator *self)
{
  if (self->needed != NULL)
    return propagate_needed_first (self);
  while (self->n_propagated < self->n_trail && !must_stop (self))
    if (!visit (self, self->trail[self->n_propagated++] ^ 1, LOOK_AT_ALL))
      return FALSE;
  return TRUE;
}

/**
 * sat_propagator_settle: (skip)
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

static void
need_clause (SatPropagator *self,
             guint32 clause)
{
  gsize n = 0;
  const guint32 *literals = sat_propagator_get_clause (self, clause, &n);

  self->needed[clause / 8] |= (guint8)(1 << clause % 8);
  for (gsize i = 0; i < n; i++)
    self->marks[literals[i] & ~1u] = 1;
}

/* Marks what has led to a false clause, or to the literal that a clause has made true. */
static void
need (SatPropagator *self,
      guint32 clause)
{
  if (clause == SAT_CLAUSE_NONE)
    return;
  need_clause (self, clause);
  for (gsize i = self->n_trail; i-- > 0;)
    {
      guint32 variable = self->trail[i] & ~1u;

      if (!self->marks[variable])
        continue;
      if (self->reasons[variable / 2] != SAT_CLAUSE_NONE)
        need_clause (self, self->reasons[variable / 2]);
      self->marks[variable] = 0;
    }
}

/* Assumes that a clause is false. Returns FALSE if that is a contradiction. */
static gboolean
refuse (SatPropagator *self,
        const int *literals,
        gsize n_literals)
{
  for (gsize i = 0; i < n_literals; i++)
    {
      guint32 literal = translate (self, literals[i]);

      if (self->values[literal] > 0)
        {
          self->conflict = self->reasons[literal / 2];
          return FALSE;
        }
      if (self->values[literal] == 0)
        assign (self, literal ^ 1, SAT_CLAUSE_NONE);
    }
  return propagate (self);
}

/**
 * sat_propagator_implies: (skip)
 * @self: a propagator that is settled
 * @literals: (array length=n_literals): a clause
 * @n_literals: its length
 *
 * Tells whether unit propagation finds a conflict when the clause is false. On the way back, marks
 * the clauses that led to it as necessary.
 *
 * Returns: whether the clause follows (RUP)
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
  if (implied && self->needed != NULL)
    need (self, self->conflict);
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
      if (follows)
        self->conflict = self->reasons[literal / 2];
      else if (self->values[literal] == 0)
        assign (self, literal ^ 1, SAT_CLAUSE_NONE);
    }
  follows = follows || !propagate (self);
  if (follows && self->needed != NULL)
    need (self, self->conflict);
  undo (self, n_trail);
  return follows;
}

/**
 * sat_propagator_get_occurrences: (skip)
 * @literal: a literal from sat_propagator_normalise()
 * @n_clauses: (out): how many there are
 *
 * Finds the clauses with a literal, even deleted ones. The first call looks at each clause.
 *
 * Returns: (transfer none) (nullable) (array length=n_clauses): their numbers, valid until one is
 *   added
 */
const guint32 *
sat_propagator_get_occurrences (SatPropagator *self,
                                guint32 literal,
                                gsize *n_clauses)
{
  const GArray *list = NULL;

  g_return_val_if_fail (self != NULL && n_clauses != NULL, NULL);
  g_return_val_if_fail (literal < 2 * self->n_variables, NULL);

  if (self->occurrences == NULL)
    {
      self->occurrences = g_new0 (GArray *, 2 * (gsize)self->n_variables_allocated);
      for (gsize at = 0; at < self->n_arena; at += 1 + get_length (self, (guint32)at))
        note_occurrences (self, (guint32)at);
    }
  list = self->occurrences[literal];
  *n_clauses = list != NULL ? list->len : 0;
  return list != NULL ? (const guint32 *)(void *)list->data : NULL;
}

/* Whether the clause that was assumed to be false makes another literal of this one true. @reason:
 * (out): the earliest clause from which that follows; %SAT_CLAUSE_NONE when it was assumed */
static gboolean
is_blocked (SatPropagator *self,
            guint32 clause,
            guint32 pivot,
            guint32 *reason)
{
  gsize n = 0;
  const guint32 *literals = sat_propagator_get_clause (self, clause, &n);
  gboolean blocked = FALSE;

  for (gsize i = 0; i < n; i++)
    {
      guint32 why = self->reasons[literals[i] / 2];

      if (literals[i] == (pivot ^ 1) || self->values[literals[i]] <= 0)
        continue;
      if (!blocked || why == SAT_CLAUSE_NONE || (*reason != SAT_CLAUSE_NONE && why < *reason))
        *reason = why;
      blocked = TRUE;
    }
  return blocked;
}

/* Is the clause there, and necessary where that is known? */
static gboolean
counts (const SatPropagator *self,
        guint32 clause)
{
  return !sat_propagator_is_deleted (self, clause) &&
         (self->needed == NULL || is_needed (self, clause));
}

/* Tries a literal in the manner of drat-trim after another one has failed: from the last clause to
 * the first, propagating again only once a clause has been blocked by a consequence. */
static gboolean
resolves_later (SatPropagator *self,
                const int *literals,
                gsize n_literals,
                guint32 pivot)
{
  gsize n_clauses = 0, n_trail = self->n_trail;
  const guint32 *clauses = sat_propagator_get_occurrences (self, pivot ^ 1, &n_clauses);
  gboolean resolves = self->values[pivot] >= 0, propagates = FALSE;

  refuse (self, literals, n_literals);
  for (gsize i = n_clauses; i-- > 0 && resolves;)
    {
      guint32 reason = SAT_CLAUSE_NONE;

      if (!counts (self, clauses[i]))
        continue;
      if (!is_blocked (self, clauses[i], pivot, &reason))
        resolves = propagates && resolves_with (self, clauses[i], pivot);
      else if (reason != SAT_CLAUSE_NONE)
        {
          need (self, reason);
          propagates = TRUE;
        }
    }
  undo (self, n_trail);
  return resolves && !self->stopped;
}

/* Whether resolving a clause by this literal, which isn't permanently false, gives only what
 * follows. */
static gboolean
resolves_by (SatPropagator *self,
             const int *literals,
             gsize n_literals,
             guint32 pivot)
{
  gsize n_clauses = 0, n_trail = self->n_trail;
  const guint32 *clauses = sat_propagator_get_occurrences (self, pivot ^ 1, &n_clauses);
  gboolean resolves = self->values[pivot] >= 0;

  refuse (self, literals, n_literals);
  for (gsize i = 0; i < n_clauses && resolves; i++)
    if (counts (self, clauses[i]))
      resolves = resolves_with (self, clauses[i], pivot);
  undo (self, n_trail);
  return resolves && !self->stopped;
}

/**
 * sat_propagator_resolves: (skip)
 * @self: a propagator that is settled
 * @literals: (array length=n_literals): a clause that does not follow by unit propagation
 * @n_literals: its length
 *
 * Tells whether a clause may be added without making the others unsatisfiable, because resolving it
 * by its first literal gives only what follows (RAT). On the way back this need only hold for the
 * necessary clauses, as the others could have been deleted before. The other literals are then
 * tried, too, in the manner of drat-trim.
 *
 * Returns: whether it may
 */
gboolean
sat_propagator_resolves (SatPropagator *self,
                         const int *literals,
                         gsize n_literals)
{
  g_return_val_if_fail (self != NULL && (literals != NULL || n_literals == 0), FALSE);

  if (n_literals == 0 || self->stopped)
    return FALSE;
  if (resolves_by (self, literals, n_literals, translate (self, literals[0])))
    return TRUE;
  for (gsize i = 1; i < n_literals && self->needed != NULL && !self->stopped; i++)
    if (resolves_later (self, literals, n_literals, translate (self, literals[i])))
      return TRUE;
  return FALSE;
}

/**
 * sat_propagator_get_n_settled: (skip)
 * @self: a propagator that is settled
 *
 * Counts the literals that follow from the clauses, for sat_propagator_rewind().
 *
 * Returns: their number
 */
gsize
sat_propagator_get_n_settled (const SatPropagator *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_trail;
}

/**
 * sat_propagator_keep: (skip)
 *
 * Keeps clauses that are deleted from now on, so that they can be revived.
 */
void
sat_propagator_keep (SatPropagator *self)
{
  g_return_if_fail (self != NULL);

  self->keeps = TRUE;
}

/**
 * sat_propagator_turn_back: (skip)
 * @self: a propagator that has kept deleted clauses, and whose clauses contradict each other
 *
 * Starts the way back: marks the clauses that the contradiction needs. No clause can be added after
 * that.
 */
void
sat_propagator_turn_back (SatPropagator *self)
{
  g_return_if_fail (self != NULL && self->contradiction && self->keeps);

  self->needed = g_malloc0 (self->n_arena / 8 + 1);
  need (self, self->conflict);
}

/**
 * sat_propagator_rewind: (skip)
 * @self: a propagator on the way back
 * @n_settled: the value of sat_propagator_get_n_settled() before a clause was added
 *
 * Takes back what has followed since.
 */
void
sat_propagator_rewind (SatPropagator *self,
                       gsize n_settled)
{
  g_return_if_fail (self != NULL && n_settled <= self->n_trail);

  undo (self, n_settled);
  self->contradiction = FALSE;
}

/**
 * sat_propagator_revive: (skip)
 * @self: a propagator that was rewound to the state in which the clause was deleted
 * @clause: the number of a clause that is deleted
 *
 * Takes back a deletion.
 */
void
sat_propagator_revive (SatPropagator *self,
                       guint32 clause)
{
  g_return_if_fail (self != NULL && self->keeps && is_deleted (self, clause));

  self->arena[clause] = ~self->arena[clause];
}

/**
 * sat_propagator_is_needed: (skip)
 * @self: a propagator on the way back
 * @clause: the number of a clause
 *
 * Tells whether the contradiction needs a clause, as far as is known.
 *
 * Returns: whether it does
 */
gboolean
sat_propagator_is_needed (const SatPropagator *self,
                          guint32 clause)
{
  g_return_val_if_fail (self != NULL && self->needed != NULL, FALSE);

  return is_needed (self, clause);
}
