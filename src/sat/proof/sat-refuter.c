/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Our own solver, for proofs that depend on no other program: conflict-driven clause learning with
 * two watched literals, decisions by activity, saved phases, Luby restarts, and learned clauses
 * that are dropped when they are of little use. Each clause that it learns follows from those
 * before it by unit propagation, because nothing is ever rewritten; what it does not do for that
 * reason, other solvers do faster. It is deterministic.
 *
 * Variables are numbered in the order in which they first occur, and a literal is twice that
 * number, plus 1 when it is negative. */

#include "sat-refuter.h"

#include "sat-literals.h"
#include "sat-memory.h"
#include "sat-table.h"

#define NONE G_MAXUINT32
#define LOOK_INTERVAL 1024     /* literals between looks at the clock */
#define RESTART_INTERVAL 64    /* conflicts: times 1 1 2 1 1 2 4 … */
#define FIRST_REDUCTION 2000   /* conflicts before learned clauses are first dropped */
#define REDUCTION_GROWTH 500   /* so many more each time */
#define GOOD_LEVELS 3          /* clauses over so few levels are kept */
#define ACTIVITY_GROWTH 1.0526 /* 1 / 0.95 */
#define ACTIVITY_MAX 1e100

/* A clause in the arena: its header, then its literals, of which the first two are watched. */
enum
{
  HEAD_LENGTH,
  HEAD_LEVELS, /* how many levels a learned clause was over; 0: it is of the formula */
  HEAD_SIZE
};

typedef struct
{
  guint32 clause;
  guint32 blocker; /* another literal of it: the clause is satisfied when this is true */
} Watch;

struct _SatRefuter
{
  SatSink sink;
  SatTable numbers; /* variable → its number + 1 */
  GArray *names;    /* of int: the variable of each number */
  gboolean contradiction;

  guint32 *arena;
  gsize n_arena;
  gsize n_arena_allocated;
  guint32 first_learned; /* where learned clauses begin */

  /* For each literal. */
  signed char *values; /* 1: true, -1: false, 0: neither */
  GArray **watches;    /* of Watch */

  /* For each variable. */
  guint32 *levels;
  guint32 *reasons; /* a clause, or NONE */
  double *activities;
  guint32 *places; /* in the heap, or NONE */
  guint8 *seen;
  signed char *phases;
  guint32 n_variables;

  GArray *trail;     /* of guint32: literals that are true */
  GArray *decisions; /* of guint: where in the trail each level begins */
  guint n_propagated;
  GArray *heap; /* of guint32: variables, the most active first */
  double growth;

  GArray *learned; /* of guint32: the clause that is learned */
  GArray *marked;  /* of guint32: variables that are seen */
  GArray *stamps;  /* of guint: for each level, the conflict that it was counted for */
  guint n_conflicts;
  guint n_settled; /* literals of level 0 that the proof says */

  SatProof *proof; /* borrowed */
  GCancellable *cancellable;
  gint64 deadline;
  guint n_looks;
  gboolean stopped;
};

static gboolean add_clauses (SatSink *sink,
                             const int *literals,
                             gsize n_literals,
                             GError **error);

/**
 * sat_refuter_new: (skip)
 *
 * Makes a solver that knows no clause.
 *
 * Returns: (transfer full): the solver
 */
SatRefuter *
sat_refuter_new (void)
{
  SatRefuter *self = g_new0 (SatRefuter, 1);

  self->sink.add = add_clauses;
  self->names = g_array_new (FALSE, FALSE, sizeof (int));
  self->trail = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->decisions = g_array_new (FALSE, FALSE, sizeof (guint));
  self->heap = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->learned = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->marked = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->stamps = g_array_new (FALSE, TRUE, sizeof (guint));
  self->growth = 1;
  return self;
}

/**
 * sat_refuter_free: (skip)
 *
 * Frees it with its clauses.
 */
void
sat_refuter_free (SatRefuter *self)
{
  g_return_if_fail (self != NULL);

  for (gsize i = 0; i < 2 * (gsize)self->n_variables; i++)
    g_array_unref (self->watches[i]);
  g_free (self->watches);
  g_free (self->values);
  g_free (self->levels);
  g_free (self->reasons);
  g_free (self->activities);
  g_free (self->places);
  g_free (self->seen);
  g_free (self->phases);
  g_free (self->arena);
  g_array_unref (self->names);
  g_array_unref (self->trail);
  g_array_unref (self->decisions);
  g_array_unref (self->heap);
  g_array_unref (self->learned);
  g_array_unref (self->marked);
  g_array_unref (self->stamps);
  sat_table_clear (&self->numbers);
  g_free (self);
}

/**
 * sat_refuter_get_sink: (skip)
 *
 * Gets the sink for the clauses of the formula.
 *
 * Returns: (transfer none): the sink
 */
SatSink *
sat_refuter_get_sink (SatRefuter *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->sink;
}

static guint32
translate (SatRefuter *self,
           int literal)
{
  guint variable = sat_literal_variable (literal);
  int number = sat_table_lookup (&self->numbers, variable);

  if (number == 0)
    {
      number = (int)self->names->len + 1;
      *sat_table_ensure (&self->numbers, variable) = number;
      g_array_append_val (self->names, variable);
    }
  return 2 * (guint32)(number - 1) + (literal < 0);
}

static int
get_name (const SatRefuter *self,
          guint32 literal)
{
  int variable = g_array_index (self->names, int, literal / 2);

  return literal % 2 == 0 ? variable : -variable;
}

/* Stores a clause in the arena; NONE when there is no room. */
static guint32
store (SatRefuter *self,
       const guint32 *literals,
       guint32 n_literals,
       guint32 n_levels,
       GError **error)
{
  gsize wanted = self->n_arena + HEAD_SIZE + n_literals;
  guint32 clause = (guint32)self->n_arena;

  if (wanted > self->n_arena_allocated)
    {
      gsize n_allocated = MAX (2 * self->n_arena_allocated, wanted + 4096);

      if (!sat_memory_check_array ("memory-formula", n_allocated * sizeof (guint32), error))
        return NONE;
      if (n_allocated >= NONE)
        {
          sat_error_set_memory (error, "memory-formula", n_allocated * sizeof (guint32),
                                NONE * (guint64)sizeof (guint32));
          return NONE;
        }
      self->arena = g_renew (guint32, self->arena, n_allocated);
      self->n_arena_allocated = n_allocated;
    }
  self->arena[clause + HEAD_LENGTH] = n_literals;
  self->arena[clause + HEAD_LEVELS] = n_levels;
  memcpy (self->arena + clause + HEAD_SIZE, literals, n_literals * sizeof *literals);
  self->n_arena = wanted;
  return clause;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  guint32 first = *(const guint32 *)a, second = *(const guint32 *)b;

  return first < second ? -1 : first > second;
}

/* Adds a clause of the formula, without repeated literals; a tautology is left out. */
static gboolean
add_clause (SatRefuter *self,
            const int *literals,
            gsize n_literals,
            GError **error)
{
  guint n = 0;
  guint32 *found = NULL;

  g_array_set_size (self->learned, (guint)n_literals);
  found = (guint32 *)(void *)self->learned->data;
  for (gsize i = 0; i < n_literals; i++)
    found[i] = translate (self, literals[i]);
  g_array_sort (self->learned, compare);
  for (gsize i = 0; i < n_literals; i++)
    {
      if (n > 0 && found[n - 1] == found[i])
        continue;
      if (n > 0 && (found[n - 1] ^ 1) == found[i])
        return TRUE;
      found[n++] = found[i];
    }
  return store (self, found, n, 0, error) != NONE;
}

static gboolean
add_clauses (SatSink *sink,
             const int *literals,
             gsize n_literals,
             GError **error)
{
  SatRefuter *self = (SatRefuter *)sink;
  gsize start = 0;

  if (!sat_literals_check (literals, n_literals, TRUE, error))
    return FALSE;
  for (gsize i = 0; i < n_literals; i++)
    if (literals[i] == 0)
      {
        if (!add_clause (self, literals + start, i - start, error))
          return FALSE;
        start = i + 1;
      }
  return TRUE;
}

/* Appends a step to the proof. */
static gboolean
say (SatRefuter *self,
     SatProofStepKind kind,
     const guint32 *literals,
     guint n_literals,
     GError **error)
{
  g_autofree int *names = g_new (int, n_literals + 1);
  const SatProofStep step = {
    .kind = kind,
    .place = sat_proof_get_n_steps (self->proof) + 1,
    .literals = names,
    .n_literals = n_literals,
  };

  for (guint i = 0; i < n_literals; i++)
    names[i] = get_name (self, literals[i]);
  return sat_proof_add (self->proof, &step, error);
}

static guint
get_level (const SatRefuter *self)
{
  return self->decisions->len;
}

static void
assign (SatRefuter *self,
        guint32 literal,
        guint32 reason)
{
  self->values[literal] = 1;
  self->values[literal ^ 1] = -1;
  self->levels[literal / 2] = get_level (self);
  self->reasons[literal / 2] = reason;
  g_array_append_val (self->trail, literal);
}

static void
watch (SatRefuter *self,
       guint32 clause)
{
  const guint32 *literals = self->arena + clause + HEAD_SIZE;

  for (guint i = 0; i < 2; i++)
    {
      const Watch entry = { clause, literals[1 - i] };

      g_array_append_val (self->watches[literals[i]], entry);
    }
}

static gboolean
is_more_active (const SatRefuter *self,
                guint32 a,
                guint32 b)
{
  double first = self->activities[a], second = self->activities[b];

  return first > second || (first == second && a < b);
}

static void
put (SatRefuter *self,
     guint place,
     guint32 variable)
{
  g_array_index (self->heap, guint32, place) = variable;
  self->places[variable] = place;
}

static void
rise (SatRefuter *self,
      guint place)
{
  guint32 variable = g_array_index (self->heap, guint32, place);

  while (place > 0)
    {
      guint32 above = g_array_index (self->heap, guint32, (place - 1) / 2);

      if (!is_more_active (self, variable, above))
        break;
      put (self, place, above);
      place = (place - 1) / 2;
    }
  put (self, place, variable);
}

static void
fall (SatRefuter *self,
      guint place)
{
  guint32 variable = g_array_index (self->heap, guint32, place);

  for (guint child = 2 * place + 1; child < self->heap->len; child = 2 * place + 1)
    {
      guint32 below = g_array_index (self->heap, guint32, child);

      if (child + 1 < self->heap->len &&
          is_more_active (self, g_array_index (self->heap, guint32, child + 1), below))
        below = g_array_index (self->heap, guint32, ++child);
      if (!is_more_active (self, below, variable))
        break;
      put (self, place, below);
      place = child;
    }
  put (self, place, variable);
}

static void
enter_heap (SatRefuter *self,
            guint32 variable)
{
  if (self->places[variable] != NONE)
    return;
  g_array_append_val (self->heap, variable);
  rise (self, self->heap->len - 1);
}

static guint32
leave_heap (SatRefuter *self)
{
  guint32 first = g_array_index (self->heap, guint32, 0);
  guint32 last = g_array_index (self->heap, guint32, self->heap->len - 1);

  g_array_set_size (self->heap, self->heap->len - 1);
  self->places[first] = NONE;
  if (self->heap->len > 0)
    {
      put (self, 0, last);
      fall (self, 0);
    }
  return first;
}

static void
bump (SatRefuter *self,
      guint32 variable)
{
  self->activities[variable] += self->growth;
  if (self->activities[variable] > ACTIVITY_MAX)
    {
      for (guint32 i = 0; i < self->n_variables; i++)
        self->activities[i] /= ACTIVITY_MAX;
      self->growth /= ACTIVITY_MAX;
    }
  if (self->places[variable] != NONE)
    rise (self, self->places[variable]);
}

static void
jump (SatRefuter *self,
      guint level)
{
  guint n_kept;

  if (level >= get_level (self))
    return;
  n_kept = g_array_index (self->decisions, guint, level);
  for (guint i = self->trail->len; i-- > n_kept;)
    {
      guint32 literal = g_array_index (self->trail, guint32, i);

      self->values[literal] = self->values[literal ^ 1] = 0;
      self->phases[literal / 2] = literal % 2 == 0 ? 1 : -1;
      enter_heap (self, literal / 2);
    }
  g_array_set_size (self->trail, n_kept);
  g_array_set_size (self->decisions, level);
  self->n_propagated = n_kept;
}

/* Finds another literal to watch instead of the second one, which has become false. */
static gboolean
move_watch (SatRefuter *self,
            guint32 clause)
{
  guint32 n = self->arena[clause + HEAD_LENGTH];
  guint32 *literals = self->arena + clause + HEAD_SIZE;

  for (guint32 i = 2; i < n; i++)
    if (self->values[literals[i]] >= 0)
      {
        const Watch entry = { clause, literals[0] };
        guint32 literal = literals[i];

        literals[i] = literals[1];
        literals[1] = literal;
        g_array_append_val (self->watches[literal], entry);
        return TRUE;
      }
  return FALSE;
}

/* Propagates a literal that has become false. Returns a clause that is false, or NONE. */
static guint32
visit (SatRefuter *self,
       guint32 literal)
{
  GArray *list = self->watches[literal];
  Watch *entries = (Watch *)(void *)list->data;
  guint32 conflict = NONE;
  guint n_kept = 0;

  for (guint i = 0; i < list->len; i++)
    {
      Watch found = entries[i];
      guint32 *literals = self->arena + found.clause + HEAD_SIZE;

      if (conflict != NONE || self->values[found.blocker] > 0)
        {
          entries[n_kept++] = found;
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
      entries[n_kept++] = found;
      if (self->values[found.blocker] == 0)
        assign (self, found.blocker, found.clause);
      else if (self->values[found.blocker] < 0)
        conflict = found.clause;
    }
  g_array_set_size (list, n_kept);
  return conflict;
}

static gboolean
must_stop (SatRefuter *self)
{
  if (++self->n_looks % LOOK_INTERVAL == 0)
    self->stopped = self->stopped || g_cancellable_is_cancelled (self->cancellable) ||
                    (self->deadline != 0 && g_get_monotonic_time () >= self->deadline);
  return self->stopped;
}

static guint32
propagate (SatRefuter *self)
{
  guint32 conflict = NONE;

  while (conflict == NONE && self->n_propagated < self->trail->len && !must_stop (self))
    conflict = visit (self, g_array_index (self->trail, guint32, self->n_propagated++) ^ 1);
  return conflict;
}

/* Adds the literals of a clause to the learned one. Returns how many of them are on the level of
 * the conflict. */
static guint
take (SatRefuter *self,
      guint32 clause)
{
  guint32 n = self->arena[clause + HEAD_LENGTH];
  const guint32 *literals = self->arena + clause + HEAD_SIZE;
  guint n_last = 0;

  for (guint32 i = 0; i < n; i++)
    {
      guint32 variable = literals[i] / 2;

      if (self->seen[variable] || self->levels[variable] == 0)
        continue;
      self->seen[variable] = 1;
      g_array_append_val (self->marked, variable);
      bump (self, variable);
      if (self->levels[variable] == get_level (self))
        n_last++;
      else
        g_array_append_val (self->learned, literals[i]);
    }
  return n_last;
}

/* Whether everything that a literal followed from is in the clause anyway. */
static gboolean
is_implied (const SatRefuter *self,
            guint32 literal)
{
  guint32 reason = self->reasons[literal / 2];

  if (reason == NONE)
    return FALSE;
  for (guint32 i = 0; i < self->arena[reason + HEAD_LENGTH]; i++)
    {
      guint32 variable = self->arena[reason + HEAD_SIZE + i] / 2;

      if (!self->seen[variable] && self->levels[variable] > 0)
        return FALSE;
    }
  return TRUE;
}

/* Leaves out literals that the others imply, and moves the one of the highest level after the
 * first. Returns that level. */
static guint
minimise (SatRefuter *self)
{
  guint32 *literals = (guint32 *)(void *)self->learned->data;
  guint n = 1, level = 0;

  for (guint i = 1; i < self->learned->len; i++)
    {
      guint32 literal = literals[i];

      if (is_implied (self, literal))
        continue;
      literals[n] = literal;
      if (self->levels[literal / 2] > level)
        {
          level = self->levels[literal / 2];
          literals[n] = literals[1];
          literals[1] = literal;
        }
      n++;
    }
  g_array_set_size (self->learned, n);
  return level;
}

/* Counts the levels of the learned clause. */
static guint32
count_levels (SatRefuter *self)
{
  guint32 n_levels = 0;

  if (self->stamps->len <= get_level (self))
    g_array_set_size (self->stamps, 2 * get_level (self) + 1);
  for (guint i = 0; i < self->learned->len; i++)
    {
      guint32 literal = g_array_index (self->learned, guint32, i);
      guint *stamp = &g_array_index (self->stamps, guint, self->levels[literal / 2]);

      n_levels += *stamp != self->n_conflicts;
      *stamp = self->n_conflicts;
    }
  return n_levels;
}

/* Computes the first unique implication point. Returns the level to jump to. */
static guint
analyse (SatRefuter *self,
         guint32 conflict)
{
  const guint32 open = 0;
  guint at = self->trail->len, level;
  guint32 literal = 0;

  g_array_set_size (self->learned, 0);
  g_array_append_val (self->learned, open);
  for (guint n_open = take (self, conflict); n_open > 0; n_open--)
    {
      do
        literal = g_array_index (self->trail, guint32, --at);
      while (!self->seen[literal / 2]);
      if (n_open > 1)
        n_open += take (self, self->reasons[literal / 2]);
    }
  g_array_index (self->learned, guint32, 0) = literal ^ 1;
  level = minimise (self);
  for (guint i = 0; i < self->marked->len; i++)
    self->seen[g_array_index (self->marked, guint32, i)] = 0;
  g_array_set_size (self->marked, 0);
  return level;
}

/* Returns FALSE with an error. */
static gboolean
learn (SatRefuter *self,
       guint32 conflict,
       GError **error)
{
  guint level;
  guint32 n_levels, clause = NONE;
  const guint32 *literals = NULL;

  self->n_conflicts++;
  level = analyse (self, conflict);
  n_levels = count_levels (self);
  literals = (const guint32 *)(void *)self->learned->data;
  jump (self, level);
  if (!say (self, SAT_STEP_ADD, literals, self->learned->len, error))
    return FALSE;
  if (self->learned->len > 1)
    {
      clause = store (self, literals, self->learned->len, n_levels, error);
      if (clause == NONE)
        return FALSE;
      watch (self, clause);
    }
  assign (self, literals[0], clause);
  self->growth *= ACTIVITY_GROWTH;
  return TRUE;
}

/* Makes permanently true literals clauses of their own, so that the clauses that they followed from
 * can be dropped. */
static gboolean
say_settled (SatRefuter *self,
             GError **error)
{
  for (; self->n_settled < self->trail->len; self->n_settled++)
    {
      guint32 literal = g_array_index (self->trail, guint32, self->n_settled);

      if (self->reasons[literal / 2] != NONE &&
          !say (self, SAT_STEP_ADD, &literal, 1, error))
        return FALSE;
      self->reasons[literal / 2] = NONE;
    }
  return TRUE;
}

/* Drops learned clauses with more levels than half of the others, and closes the gaps. On level 0
 * nothing refers to a clause. */
static gboolean
reduce (SatRefuter *self,
        GError **error)
{
  g_autoptr (GArray) n_levels = g_array_new (FALSE, FALSE, sizeof (guint32));
  gsize to = self->first_learned;
  guint32 limit;

  if (!say_settled (self, error))
    return FALSE;
  for (gsize at = to; at < self->n_arena; at += HEAD_SIZE + self->arena[at + HEAD_LENGTH])
    g_array_append_val (n_levels, self->arena[at + HEAD_LEVELS]);
  if (n_levels->len == 0)
    return TRUE;
  g_array_sort (n_levels, compare);
  limit = MAX (g_array_index (n_levels, guint32, n_levels->len / 2), GOOD_LEVELS);
  for (gsize at = to; at < self->n_arena;)
    {
      guint32 length = self->arena[at + HEAD_LENGTH];

      if (self->arena[at + HEAD_LEVELS] > limit)
        {
          if (!say (self, SAT_STEP_DELETE, self->arena + at + HEAD_SIZE, length, error))
            return FALSE;
        }
      else
        {
          memmove (self->arena + to, self->arena + at, (HEAD_SIZE + length) * sizeof (guint32));
          to += HEAD_SIZE + length;
        }
      at += HEAD_SIZE + length;
    }
  self->n_arena = to;
  return TRUE;
}

/* Watches all clauses anew. Permanently false literals must not stay at the front of a clause. */
static void
watch_all (SatRefuter *self)
{
  for (gsize i = 0; i < 2 * (gsize)self->n_variables; i++)
    g_array_set_size (self->watches[i], 0);
  for (gsize at = 0; at < self->n_arena; at += HEAD_SIZE + self->arena[at + HEAD_LENGTH])
    {
      guint32 n = self->arena[at + HEAD_LENGTH], *literals = self->arena + at + HEAD_SIZE;
      guint32 n_front = 0;

      for (guint32 i = 0; i < n && n_front < 2; i++)
        if (self->values[literals[i]] >= 0)
          {
            guint32 literal = literals[i];

            literals[i] = literals[n_front];
            literals[n_front++] = literal;
          }
      if (n >= 2)
        watch (self, (guint32)at);
    }
}

/* The numbers 1 1 2 1 1 2 4 …, from 1 on. */
static guint
luby (guint index)
{
  guint k = 1;

  while ((1u << k) - 1 < index)
    k++;
  return (1u << k) - 1 == index ? 1u << (k - 1) : luby (index - (1u << (k - 1)) + 1);
}

/* Returns FALSE when each variable has a value. */
static gboolean
decide (SatRefuter *self)
{
  while (self->heap->len > 0)
    {
      guint32 variable = leave_heap (self);
      guint n_trail = self->trail->len;

      if (self->values[2 * variable] != 0)
        continue;
      g_array_append_val (self->decisions, n_trail);
      assign (self, 2 * variable + (self->phases[variable] < 0), NONE);
      return TRUE;
    }
  return FALSE;
}

/* Searches up to the next restart. */
static SatStatus
search (SatRefuter *self,
        guint n_conflicts,
        GError **error)
{
  for (guint n = 0; !self->stopped;)
    {
      guint32 conflict = propagate (self);

      if (conflict != NONE)
        {
          if (get_level (self) == 0)
            return SAT_STATUS_UNSATISFIABLE;
          if (!learn (self, conflict, error))
            return SAT_STATUS_UNKNOWN;
          n++;
        }
      else if (n >= n_conflicts || self->stopped)
        break;
      else if (!decide (self))
        return SAT_STATUS_SATISFIABLE;
    }
  jump (self, 0);
  return SAT_STATUS_UNKNOWN;
}

/* Allocates memory for all variables, and sets unit clauses. Returns FALSE for a contradiction. */
static gboolean
prepare (SatRefuter *self)
{
  guint32 n = self->names->len;
  gboolean fine = TRUE;

  self->n_variables = n;
  self->first_learned = (guint32)self->n_arena;
  self->values = g_new0 (signed char, 2 * (gsize)n);
  self->watches = g_new (GArray *, 2 * (gsize)n);
  self->levels = g_new0 (guint32, n);
  self->reasons = g_new (guint32, n);
  self->activities = g_new0 (double, n);
  self->places = g_new (guint32, n);
  self->seen = g_new0 (guint8, n);
  self->phases = g_new (signed char, n);
  for (gsize i = 0; i < 2 * (gsize)n; i++)
    self->watches[i] = g_array_new (FALSE, FALSE, sizeof (Watch));
  for (guint32 i = 0; i < n; i++)
    {
      self->places[i] = self->reasons[i] = NONE;
      self->phases[i] = -1;
      enter_heap (self, i);
    }
  for (gsize at = 0; at < self->n_arena; at += HEAD_SIZE + self->arena[at + HEAD_LENGTH])
    {
      guint32 length = self->arena[at + HEAD_LENGTH];
      const guint32 *literals = self->arena + at + HEAD_SIZE;

      if (length == 0 || (length == 1 && self->values[*literals] < 0))
        fine = FALSE;
      else if (length == 1 && self->values[*literals] == 0)
        assign (self, *literals, NONE);
      else if (length >= 2)
        watch (self, (guint32)at);
    }
  return fine;
}

static SatStatus
run (SatRefuter *self,
     GError **error)
{
  SatStatus status = prepare (self) ? SAT_STATUS_UNKNOWN : SAT_STATUS_UNSATISFIABLE;
  guint next = FIRST_REDUCTION;
  GError *local_error = NULL;

  for (guint i = 1; status == SAT_STATUS_UNKNOWN && !self->stopped && local_error == NULL; i++)
    {
      status = search (self, RESTART_INTERVAL * luby (i), &local_error);
      if (status != SAT_STATUS_UNKNOWN || self->n_conflicts < next || local_error != NULL)
        continue;
      next = self->n_conflicts + FIRST_REDUCTION + REDUCTION_GROWTH * i;
      if (reduce (self, &local_error))
        watch_all (self);
    }
  if (local_error == NULL && status == SAT_STATUS_UNSATISFIABLE &&
      say (self, SAT_STEP_ADD, NULL, 0, &local_error))
    return status;
  if (local_error == NULL)
    return status;
  g_propagate_error (error, local_error);
  return SAT_STATUS_UNKNOWN;
}

/**
 * sat_refuter_run: (skip)
 * @self: a solver that has all clauses of a formula, and has not run yet
 * @proof: a DRAT proof without steps, which receives them
 * @deadline: in µs of g_get_monotonic_time(); 0: none
 * @cancellable: (nullable): ends the work
 *
 * Looks for a proof that the clauses have no model. Blocks until that is found, or a model.
 *
 * Returns: whether there is a model; %SAT_STATUS_UNKNOWN at the deadline, or with %SAT_ERROR_MEMORY
 *   or %G_IO_ERROR_CANCELLED
 */
SatStatus
sat_refuter_run (SatRefuter *self,
                 SatProof *proof,
                 gint64 deadline,
                 GCancellable *cancellable,
                 GError **error)
{
  SatStatus status;

  g_return_val_if_fail (self != NULL && proof != NULL, SAT_STATUS_UNKNOWN);
  g_return_val_if_fail (self->proof == NULL, SAT_STATUS_UNKNOWN);

  self->proof = proof;
  self->deadline = deadline;
  self->cancellable = cancellable;
  status = run (self, error);
  self->cancellable = NULL;
  if (status == SAT_STATUS_UNKNOWN && (error == NULL || *error == NULL))
    g_cancellable_set_error_if_cancelled (cancellable, error);
  return status;
}
