/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Unit propagation in two ways that find the same but look at different clauses. By counting, each
 * clause knows how many of its literals are true and false, and every clause of a literal is looked
 * at when the literal gets a value, and again when it loses it. By watched literals, only the
 * clauses watched by the literal are looked at, and taking back costs nothing.
 *
 * Clauses of fewer than two literals are not looked at: the caller implies them when adding them.
 *
 * The checker of proofs has a SatPropagator instead. That one skips clauses with any true literal,
 * and neither keeps nor reports reasons, as this one does, which would make it a tenth slower; and
 * here each clause that is looked at is to be seen. */

#include "sat-trace-propagator.h"

/* The numbers of clauses, of those that contain a literal or are watched by it. */
typedef struct
{
  guint *items;
  guint n;
  guint n_allocated;
} List;

typedef struct
{
  gsize start;
  guint n_literals;
  guint n_true;  /* by counting, of the literals that have been looked at */
  guint n_false; /* like n_true */
} Clause;

struct _SatTracePropagator
{
  /* Borrowed. */
  SatAssignment *assignment;
  SatTrace *trace;

  /* Owned. */
  List *allocated;
  GArray *clauses;  /* of Clause, by number */
  GArray *literals; /* of int; the first two of a clause watch it */

  List *lists; /* by literal, that of 0 in its middle */
  guint n_variables;
  guint head; /* how many literals of the trail have been looked at */
  gboolean counting;
};

/**
 * sat_trace_propagator_new: (skip)
 * @assignment: the assignment; must outlive the propagator
 * @trace: the run to append steps to; must outlive the propagator
 * @n_variables: how many variables there are
 * @counting: whether to propagate by counting, or else by watched literals
 *
 * Makes a propagator without clauses.
 *
 * Returns: (transfer full): the propagator
 */
SatTracePropagator *
sat_trace_propagator_new (SatAssignment *assignment,
                          SatTrace *trace,
                          guint n_variables,
                          gboolean counting)
{
  SatTracePropagator *self = g_new0 (SatTracePropagator, 1);

  self->assignment = assignment;
  self->trace = trace;
  self->allocated = g_new0 (List, 2 * (gsize)n_variables + 1);
  self->lists = self->allocated + n_variables;
  self->n_variables = n_variables;
  self->clauses = g_array_new (FALSE, TRUE, sizeof (Clause));
  self->literals = g_array_new (FALSE, FALSE, sizeof (int));
  self->counting = counting;
  return self;
}

/**
 * sat_trace_propagator_free: (skip)
 * @self: (nullable): a propagator
 *
 * Frees the propagator.
 */
void
sat_trace_propagator_free (SatTracePropagator *self)
{
  if (self == NULL)
    return;
  for (gsize i = 0; i < 2 * (gsize)self->n_variables + 1; i++)
    g_free (self->allocated[i].items);
  g_free (self->allocated);
  g_array_unref (self->clauses);
  g_array_unref (self->literals);
  g_free (self);
}

static void
list_append (List *self,
             guint clause)
{
  if (self->n == self->n_allocated)
    {
      self->n_allocated = MAX (4, 2 * self->n_allocated);
      self->items = g_renew (guint, self->items, self->n_allocated);
    }
  self->items[self->n++] = clause;
}

static Clause *
get_clause (SatTracePropagator *self,
            guint clause)
{
  return &g_array_index (self->clauses, Clause, clause);
}

static int *
get_literals (SatTracePropagator *self,
              const Clause *clause)
{
  return (int *)self->literals->data + clause->start;
}

/**
 * sat_trace_propagator_get_clause: (skip)
 * @clause: the number of a clause that was added
 * @n_literals: (out): its length
 *
 * Gets a clause.
 *
 * Returns: (transfer none): its literals, in any order, valid until the next clause is added
 */
const int *
sat_trace_propagator_get_clause (SatTracePropagator *self,
                                 guint clause,
                                 guint *n_literals)
{
  *n_literals = get_clause (self, clause)->n_literals;
  return get_literals (self, get_clause (self, clause));
}

/**
 * sat_trace_propagator_add: (skip)
 * @self: a propagator with nothing left to propagate
 * @clause: the number of the clause; those before it that are not added are empty
 * @literals: (array length=n_literals): its literals, each once; the first is not false, and of the
 *   others none has become false after the second
 * @n_literals: their number
 *
 * Adds a clause.
 */
void
sat_trace_propagator_add (SatTracePropagator *self,
                          guint clause,
                          const int *literals,
                          guint n_literals)
{
  Clause added = { .start = self->literals->len, .n_literals = n_literals };
  guint n_listed = self->counting ? n_literals : 2;

  g_array_set_size (self->clauses, clause);
  if (n_literals > 0)
    g_array_append_vals (self->literals, literals, n_literals);
  for (guint i = 0; self->counting && i < n_literals; i++)
    {
      added.n_true += self->assignment->values[literals[i]] > 0;
      added.n_false += self->assignment->values[literals[i]] < 0;
    }
  g_array_append_val (self->clauses, added);
  for (guint i = 0; n_literals >= 2 && i < n_listed; i++)
    list_append (&self->lists[literals[i]], clause);
}

/**
 * sat_trace_propagator_imply: (skip)
 * @literal: a literal that is free
 * @clause: the clause that implies it, or %SAT_TRACE_NO_CLAUSE
 *
 * Makes a literal true and records it in the run.
 */
void
sat_trace_propagator_imply (SatTracePropagator *self,
                            int literal,
                            guint clause)
{
  const SatTraceStep step = { SAT_TRACE_IMPLY, literal, clause,
                              sat_assignment_level (self->assignment) };

  sat_assignment_assign (self->assignment, literal, clause);
  sat_trace_append (self->trace, &step);
}

/* Looks at a clause of which all literals but one are false.
 *
 * Returns: FALSE when that one is false as well. */
static gboolean
look_at_last (SatTracePropagator *self,
              guint number)
{
  const Clause *clause = get_clause (self, number);
  const int *literals = get_literals (self, clause);
  const gint8 *values = self->assignment->values;

  for (guint i = 0; i < clause->n_literals; i++)
    {
      if (values[literals[i]] > 0)
        return TRUE;
      if (values[literals[i]] == 0)
        {
          sat_trace_propagator_imply (self, literals[i], number);
          return TRUE;
        }
    }
  return FALSE;
}

/* All clauses of the literal are counted, even after a conflict. */
static gboolean
count (SatTracePropagator *self,
       int literal,
       guint *conflict)
{
  const List *true_in = &self->lists[literal];
  const List *false_in = &self->lists[-literal];
  gboolean ok = TRUE;

  for (guint i = 0; i < true_in->n; i++)
    get_clause (self, true_in->items[i])->n_true++;
  for (guint i = 0; i < false_in->n; i++)
    {
      Clause *clause = get_clause (self, false_in->items[i]);

      clause->n_false++;
      if (ok && clause->n_true == 0 && clause->n_false + 1 >= clause->n_literals &&
          !look_at_last (self, false_in->items[i]))
        {
          *conflict = false_in->items[i];
          ok = FALSE;
        }
    }
  return ok;
}

/* Finds another literal to watch instead of the second one, which is false. */
static gboolean
move_watch (SatTracePropagator *self,
            guint number)
{
  const Clause *clause = get_clause (self, number);
  int *literals = get_literals (self, clause);

  for (guint k = 2; k < clause->n_literals; k++)
    if (self->assignment->values[literals[k]] >= 0)
      {
        int from = literals[1];

        literals[1] = literals[k];
        literals[k] = from;
        list_append (&self->lists[literals[1]], number);
        sat_trace_move_watch (self->trace, number, from, literals[1]);
        return TRUE;
      }
  return FALSE;
}

static gboolean
visit_watched (SatTracePropagator *self,
               int literal,
               guint *conflict)
{
  List *list = &self->lists[-literal];
  gboolean ok = TRUE;
  guint n_kept = 0;

  for (guint i = 0; i < list->n; i++)
    {
      guint number = list->items[i];
      int *literals = get_literals (self, get_clause (self, number));

      if (ok && literals[0] == -literal)
        {
          literals[0] = literals[1];
          literals[1] = -literal;
        }
      if (ok && self->assignment->values[literals[0]] <= 0)
        {
          if (move_watch (self, number))
            continue;
          if (self->assignment->values[literals[0]] == 0)
            sat_trace_propagator_imply (self, literals[0], number);
          else
            {
              *conflict = number;
              ok = FALSE;
            }
        }
      list->items[n_kept++] = number;
    }
  list->n = n_kept;
  return ok;
}

/**
 * sat_trace_propagator_propagate: (skip)
 * @conflict: (out): the number of a clause of which all literals are false
 *
 * Propagates until nothing more follows.
 *
 * Returns: %FALSE when a clause can't be true
 */
gboolean
sat_trace_propagator_propagate (SatTracePropagator *self,
                                guint *conflict)
{
  while (self->head < self->assignment->trail->len)
    {
      int literal = sat_assignment_trail (self->assignment, self->head++);

      if (self->counting ? !count (self, literal, conflict)
                         : !visit_watched (self, literal, conflict))
        return FALSE;
    }
  return TRUE;
}

/**
 * sat_trace_propagator_undo: (skip)
 * @level: a level
 *
 * Takes back everything above a level. The remaining levels are fully propagated, so nothing is
 * left to look at.
 */
void
sat_trace_propagator_undo (SatTracePropagator *self,
                           guint level)
{
  guint start = level < sat_assignment_level (self->assignment)
                  ? sat_assignment_start (self->assignment, level + 1)
                  : self->assignment->trail->len;

  for (guint i = start; self->counting && i < self->head; i++)
    {
      int literal = sat_assignment_trail (self->assignment, i);
      const List *true_in = &self->lists[literal];
      const List *false_in = &self->lists[-literal];

      for (guint k = 0; k < true_in->n; k++)
        get_clause (self, true_in->items[k])->n_true--;
      for (guint k = 0; k < false_in->n; k++)
        get_clause (self, false_in->items[k])->n_false--;
    }
  self->head = MIN (self->head, start);
  sat_assignment_undo (self->assignment, level);
}
