/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The run of a solver as a list of steps that only grows.
 *
 * The state after k steps follows from these steps alone, and costs the same forwards and
 * backwards, because each step knows which step is on top of the trail after it. An assignment lies
 * on the one that was on top before it; so the trails of all moments form one tree, and the path
 * from any of its nodes to the root is a trail. Nothing is replayed or kept twice.
 *
 * Literals of steps and clauses have their names in the formula. Does not know how the run is
 * made. */

#include "sat-trace.h"

#include "sat-getter.h"

/* From some step on, a clause is watched by another literal. */
typedef struct
{
  guint step;
  guint clause;
  int from;
  int to;
} Move;

struct _SatTrace
{
  gatomicrefcount references;

  /* Owned. */
  SatTraceFormula *formula;
  GArray *steps;    /* of SatTraceStep */
  GArray *tops;     /* of guint: after each step, the one on top of the trail, from 1 */
  GArray *literals; /* of int: of what is learned, by name */
  GArray *starts;   /* of guint: by learned clause, and the end */
  GArray *moves;    /* of Move */

  SatTraceEnd end;
};

G_DEFINE_BOXED_TYPE (SatTrace, sat_trace, sat_trace_ref, sat_trace_unref)

/**
 * sat_trace_new:
 * @formula: the formula that is solved
 *
 * Makes a run without steps.
 *
 * Returns: (transfer full): the run
 */
SatTrace *
sat_trace_new (SatTraceFormula *formula)
{
  SatTrace *self;
  guint first = 0;

  g_return_val_if_fail (formula != NULL, NULL);

  self = g_new0 (SatTrace, 1);
  g_atomic_ref_count_init (&self->references);
  self->formula = sat_trace_formula_ref (formula);
  self->steps = g_array_new (FALSE, FALSE, sizeof (SatTraceStep));
  self->tops = g_array_new (FALSE, FALSE, sizeof (guint));
  self->literals = g_array_new (FALSE, FALSE, sizeof (int));
  self->starts = g_array_new (FALSE, FALSE, sizeof (guint));
  self->moves = g_array_new (FALSE, FALSE, sizeof (Move));
  g_array_append_val (self->starts, first);
  self->end = SAT_TRACE_END_LIMIT;
  return self;
}

/**
 * sat_trace_ref:
 *
 * Takes another reference.
 *
 * Returns: (transfer full): @self
 */
SatTrace *
sat_trace_ref (SatTrace *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->references);
  return self;
}

/**
 * sat_trace_unref:
 *
 * Drops a reference.
 */
void
sat_trace_unref (SatTrace *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->references))
    return;
  sat_trace_formula_unref (self->formula);
  g_array_unref (self->steps);
  g_array_unref (self->tops);
  g_array_unref (self->literals);
  g_array_unref (self->starts);
  g_array_unref (self->moves);
  g_free (self);
}

static int
name (const SatTrace *self,
      int literal)
{
  return literal != 0 ? sat_trace_formula_name (self->formula, literal) : 0;
}

/* The number from 1 of the highest step of the trail that is at most on @level. */
static guint
find_top (const SatTrace *self,
          guint top,
          guint level)
{
  while (top > 0 && g_array_index (self->steps, SatTraceStep, top - 1).level > level)
    top = sat_trace_get_top (self, top - 1);
  return top;
}

/**
 * sat_trace_append:
 * @self: a run that is being made
 * @step: the next step; its literal is numbered without gaps
 *
 * Appends a step.
 */
void
sat_trace_append (SatTrace *self,
                  const SatTraceStep *step)
{
  SatTraceStep named = *step;
  guint top = sat_trace_get_top (self, self->steps->len);

  named.literal = name (self, step->literal);
  g_array_append_val (self->steps, named);
  if (step->kind == SAT_TRACE_DECIDE || step->kind == SAT_TRACE_IMPLY)
    top = self->steps->len;
  else if (step->kind == SAT_TRACE_JUMP || step->kind == SAT_TRACE_RESTART)
    top = find_top (self, top, step->level);
  g_array_append_val (self->tops, top);
}

/* Those of the formula, then those learned in the run. */
static guint
get_n_clauses (const SatTrace *self)
{
  return sat_trace_formula_get_n_clauses (self->formula) + self->starts->len - 1;
}

/**
 * sat_trace_learn:
 * @self: a run that is being made
 * @literals: (array length=n_literals): a clause, numbered without gaps
 * @n_literals: its length
 *
 * Keeps a learned clause.
 *
 * Returns: its number; the first comes after those of the formula
 */
guint
sat_trace_learn (SatTrace *self,
                 const int *literals,
                 guint n_literals)
{
  for (guint i = 0; i < n_literals; i++)
    {
      int literal = name (self, literals[i]);

      g_array_append_val (self->literals, literal);
    }
  g_array_append_val (self->starts, self->literals->len);
  return get_n_clauses (self) - 1;
}

/**
 * sat_trace_move_watch:
 * @self: a run that is being made
 * @clause: the number of a clause
 * @from: a literal that no longer watches it, numbered without gaps
 * @to: the literal that does so instead
 *
 * Records that after the steps so far another literal watches a clause.
 */
void
sat_trace_move_watch (SatTrace *self,
                      guint clause,
                      int from,
                      int to)
{
  Move move = { self->steps->len, clause, name (self, from), name (self, to) };

  g_array_append_val (self->moves, move);
}

/**
 * sat_trace_set_end:
 * @self: a run that is being made
 * @end: how it ends
 *
 * Sets how the run ends; at first %SAT_TRACE_END_LIMIT.
 */
void
sat_trace_set_end (SatTrace *self,
                   SatTraceEnd end)
{
  self->end = end;
}

/**
 * sat_trace_get_formula:
 *
 * Gets the formula that is solved.
 *
 * Returns: (transfer none): the formula
 */
SAT_DEFINE_GETTER (SatTrace, sat_trace, formula, SatTraceFormula *)

/**
 * sat_trace_get_end:
 *
 * Gets how the run ends.
 *
 * Returns: how it ends
 */
SatTraceEnd
sat_trace_get_end (const SatTrace *self)
{
  g_return_val_if_fail (self != NULL, SAT_TRACE_END_LIMIT);

  return self->end;
}

/**
 * sat_trace_get_n_steps:
 *
 * Gets the number of steps.
 *
 * Returns: the number
 */
guint
sat_trace_get_n_steps (const SatTrace *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->steps->len;
}

/**
 * sat_trace_get_step:
 * @step: the number of a step from 0
 *
 * Gets a step.
 *
 * Returns: (transfer none): the step
 */
const SatTraceStep *
sat_trace_get_step (const SatTrace *self,
                    guint step)
{
  g_return_val_if_fail (self != NULL && step < self->steps->len, NULL);

  return &g_array_index (self->steps, SatTraceStep, step);
}

/**
 * sat_trace_is_learned:
 * @clause: the number of a clause
 *
 * Tells whether a clause was learned in the run.
 *
 * Returns: %TRUE if so; %FALSE for one of the formula
 */
gboolean
sat_trace_is_learned (const SatTrace *self,
                      guint clause)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return clause != SAT_TRACE_NO_CLAUSE && clause >= sat_trace_formula_get_n_clauses (self->formula);
}

/**
 * sat_trace_dup_clause: (skip)
 * @clause: the number of a clause
 *
 * Copies a clause. The first literal of a learned clause is the one that it implies at once, and
 * the others follow from the last that became false to the first.
 *
 * Returns: (transfer full) (element-type int): its literals, each once
 */
GArray *
sat_trace_dup_clause (const SatTrace *self,
                      guint clause)
{
  GArray *literals = g_array_new (FALSE, FALSE, sizeof (int));

  g_return_val_if_fail (self != NULL && clause < get_n_clauses (self), literals);

  if (sat_trace_is_learned (self, clause))
    {
      guint number = clause - sat_trace_formula_get_n_clauses (self->formula);
      guint start = g_array_index (self->starts, guint, number);
      guint end = g_array_index (self->starts, guint, number + 1);

      g_array_append_vals (literals, (const int *)self->literals->data + start, end - start);
    }
  else
    {
      guint n_literals = 0;
      const int *inside = sat_trace_formula_get_clause (self->formula, clause, &n_literals);

      for (guint i = 0; i < n_literals; i++)
        {
          int literal = name (self, inside[i]);

          g_array_append_val (literals, literal);
        }
    }
  return literals;
}

/**
 * sat_trace_find_conflict:
 * @n_steps: a number of steps
 *
 * Finds the conflict in progress after so many steps.
 *
 * Returns: the number from 0 of the step of the conflict, or %G_MAXUINT when the last of the steps
 *   is neither a conflict nor part of its analysis
 */
guint
sat_trace_find_conflict (const SatTrace *self,
                         guint n_steps)
{
  g_return_val_if_fail (self != NULL && n_steps <= self->steps->len, G_MAXUINT);

  while (n_steps-- > 0)
    {
      SatTraceKind kind = sat_trace_get_step (self, n_steps)->kind;

      if (kind == SAT_TRACE_CONFLICT)
        return n_steps;
      if (kind != SAT_TRACE_RESOLVE && kind != SAT_TRACE_LEARN)
        return G_MAXUINT;
    }
  return G_MAXUINT;
}

/**
 * sat_trace_get_watches:
 * @self: a run that propagates by watched literals
 * @n_steps: a number of steps
 * @clause: the number of a clause
 * @watches: (out) (array fixed-size=2): the literals that watch it
 *
 * Finds the literals that watch a clause after so many steps, just before the next one. Costs a
 * pass over all moves of watches.
 *
 * Returns: %FALSE when the clause is too short to be watched
 */
gboolean
sat_trace_get_watches (const SatTrace *self,
                       guint n_steps,
                       guint clause,
                       int watches[2])
{
  g_autoptr (GArray) literals = NULL;

  g_return_val_if_fail (self != NULL && watches != NULL, FALSE);

  literals = sat_trace_dup_clause (self, clause);
  if (literals->len < 2)
    return FALSE;
  watches[0] = g_array_index (literals, int, 0);
  watches[1] = g_array_index (literals, int, 1);
  for (guint i = 0; i < self->moves->len; i++)
    {
      const Move *move = &g_array_index (self->moves, Move, i);

      if (move->step > n_steps)
        break;
      if (move->clause == clause)
        watches[watches[1] == move->from] = move->to;
    }
  return TRUE;
}

/**
 * sat_trace_get_top:
 * @n_steps: a number of steps
 *
 * Gets the step on top of the trail after so many steps. The one below it is on top after the steps
 * before it.
 *
 * Returns: the number of the step from 1, 0 when the trail is empty
 */
guint
sat_trace_get_top (const SatTrace *self,
                   guint n_steps)
{
  g_return_val_if_fail (self != NULL && n_steps <= self->steps->len, 0);

  return n_steps > 0 ? g_array_index (self->tops, guint, n_steps - 1) : 0;
}

/**
 * sat_trace_print_proof:
 * @n_steps: a number of steps
 *
 * Prints the clauses learned in so many steps as a DRUP proof: one per line, each following by unit
 * propagation from the formula and the lines before it; at the end the empty clause, if these steps
 * find the formula unsatisfiable.
 *
 * Returns: (transfer full): the text
 */
char *
sat_trace_print_proof (const SatTrace *self,
                       guint n_steps)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (self != NULL && n_steps <= self->steps->len,
                        g_string_free (text, FALSE));

  for (guint i = 0; i < n_steps; i++)
    {
      const SatTraceStep *step = sat_trace_get_step (self, i);
      g_autoptr (GArray) literals = NULL;

      if (step->kind == SAT_TRACE_UNSATISFIABLE)
        g_string_append (text, "0\n");
      if (step->kind != SAT_TRACE_LEARN)
        continue;
      literals = sat_trace_dup_clause (self, step->clause);
      for (guint k = 0; k < literals->len; k++)
        g_string_append_printf (text, "%d ", g_array_index (literals, int, k));
      g_string_append (text, "0\n");
    }
  return g_string_free (text, FALSE);
}
