/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is learned from a conflict. The clause in hand, at first the false one, loses its literals
 * backwards from the last that became false: each is resolved away with the clause that has made it
 * false, until the clause is as wanted. Literals false on level 0 are permanently false and left
 * out at once. Marks tell which variables are in the clause in hand; the trail gives the order.
 * Each resolution is a step of the run. */

#include "sat-conflict.h"

struct _SatConflict
{
  /* Borrowed. */
  const SatAssignment *assignment;
  SatTracePropagator *propagator;
  SatTrace *trace;

  /* Owned. */
  gboolean *marks; /* by variable: is it in the clause in hand? */
  GArray *learned; /* of int, from the last that became false to the first */
  GArray *touched; /* of int: the variables that were ever in hand, each once for each time */

  guint n_last; /* how many literals of the level of the conflict are in hand */
};

/**
 * sat_conflict_new: (skip)
 * @assignment: the assignment; must outlive the object
 * @propagator: the clauses; must outlive the object
 * @trace: the run to append steps to; must outlive the object
 * @n_variables: how many variables there are
 *
 * Prepares for conflicts.
 *
 * Returns: (transfer full): the object
 */
SatConflict *
sat_conflict_new (const SatAssignment *assignment,
                  SatTracePropagator *propagator,
                  SatTrace *trace,
                  guint n_variables)
{
  SatConflict *self = g_new0 (SatConflict, 1);

  self->assignment = assignment;
  self->propagator = propagator;
  self->trace = trace;
  self->marks = g_new0 (gboolean, (gsize)n_variables + 1);
  self->learned = g_array_new (FALSE, FALSE, sizeof (int));
  self->touched = g_array_new (FALSE, FALSE, sizeof (int));
  return self;
}

/**
 * sat_conflict_free: (skip)
 * @self: (nullable): what works out what is learned
 *
 * Frees it.
 */
void
sat_conflict_free (SatConflict *self)
{
  if (self == NULL)
    return;
  g_free (self->marks);
  g_array_unref (self->learned);
  g_array_unref (self->touched);
  g_free (self);
}

/* Adds the literals of a clause to the one in hand, except that of @pivot. */
static void
take_in_hand (SatConflict *self,
              guint clause,
              int pivot)
{
  guint n_literals;
  const int *literals = sat_trace_propagator_get_clause (self->propagator, clause, &n_literals);

  for (guint i = 0; i < n_literals; i++)
    {
      int variable = abs (literals[i]);
      guint level = self->assignment->levels[variable];

      if (variable == abs (pivot) || level == 0 || self->marks[variable])
        continue;
      self->marks[variable] = TRUE;
      self->n_last += level == sat_assignment_level (self->assignment);
      g_array_append_val (self->touched, variable);
    }
}

static void
resolve (SatConflict *self,
         int literal)
{
  int variable = abs (literal);
  guint reason = self->assignment->reasons[variable];
  const SatTraceStep step = { SAT_TRACE_RESOLVE, literal, reason,
                              sat_assignment_level (self->assignment) };

  sat_trace_append (self->trace, &step);
  self->marks[variable] = FALSE;
  self->n_last -= self->assignment->levels[variable] == sat_assignment_level (self->assignment);
  take_in_hand (self, reason, literal);
}

static gboolean
is_implied (const SatConflict *self,
            int literal)
{
  return self->assignment->reasons[abs (literal)] != SAT_TRACE_NO_CLAUSE;
}

/* From the last literal of the trail backwards. */
static void
resolve_all (SatConflict *self,
             SatTraceLearn learn)
{
  guint first = sat_assignment_start (self->assignment, 1);

  for (guint i = self->assignment->trail->len; i-- > first;)
    {
      int literal = sat_assignment_trail (self->assignment, i);

      if (learn == SAT_TRACE_LEARN_UIP && self->n_last == 1)
        return;
      if (self->marks[abs (literal)] && is_implied (self, literal))
        resolve (self, literal);
    }
}

/* Whether resolving a literal away adds no other one to the clause in hand. */
static gboolean
is_redundant (SatConflict *self,
              int literal)
{
  guint n_literals;
  const int *literals;

  if (!is_implied (self, literal))
    return FALSE;
  literals = sat_trace_propagator_get_clause (self->propagator,
                                              self->assignment->reasons[abs (literal)],
                                              &n_literals);
  for (guint i = 0; i < n_literals; i++)
    if (literals[i] != literal && self->assignment->levels[abs (literals[i])] > 0 &&
        !self->marks[abs (literals[i])])
      return FALSE;
  return TRUE;
}

/* The literal of the level of the conflict stays: it is what the clause implies. */
static void
resolve_redundant (SatConflict *self)
{
  guint first = sat_assignment_start (self->assignment, 1);
  guint end = sat_assignment_start (self->assignment, sat_assignment_level (self->assignment));

  for (guint i = end; i-- > first;)
    {
      int literal = sat_assignment_trail (self->assignment, i);

      if (self->marks[abs (literal)] && is_redundant (self, literal))
        resolve (self, literal);
    }
}

static void
collect (SatConflict *self)
{
  guint first = sat_assignment_start (self->assignment, 1);

  for (guint i = self->assignment->trail->len; i-- > first;)
    {
      int negation = -sat_assignment_trail (self->assignment, i);

      if (!self->marks[abs (negation)])
        continue;
      self->marks[abs (negation)] = FALSE;
      g_array_append_val (self->learned, negation);
    }
}

/**
 * sat_conflict_analyse: (skip)
 * @clause: a clause whose literals are all false
 * @learn: what to learn: not %SAT_TRACE_LEARN_NOTHING
 * @minimise: whether to leave out what the other literals imply
 *
 * Works out a clause that follows from the formula and is also false, with one literal on the
 * current level, which is above 0. Appends the resolutions to the run.
 */
void
sat_conflict_analyse (SatConflict *self,
                      guint clause,
                      SatTraceLearn learn,
                      gboolean minimise)
{
  g_array_set_size (self->learned, 0);
  g_array_set_size (self->touched, 0);
  self->n_last = 0;
  take_in_hand (self, clause, 0);
  resolve_all (self, learn);
  if (minimise)
    resolve_redundant (self);
  collect (self);
}

/**
 * sat_conflict_get_learned: (skip)
 *
 * Gets the clause learned from the last conflict.
 *
 * Returns: (transfer none) (element-type int): its literals, from the last that became false to the
 *   first
 */
const GArray *
sat_conflict_get_learned (const SatConflict *self)
{
  return self->learned;
}

/**
 * sat_conflict_get_touched: (skip)
 *
 * Gets the variables involved in the last conflict.
 *
 * Returns: (transfer none) (element-type int): variables
 */
const GArray *
sat_conflict_get_touched (const SatConflict *self)
{
  return self->touched;
}
