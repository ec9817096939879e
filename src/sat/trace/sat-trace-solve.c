/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A traced solver: CDCL, or DPLL when it learns nothing, that records each step. It is there to be
 * understood; whatever only makes a solver fast is left out.
 *
 * It is deterministic: the same formula with the same decisions gives the same steps. So a run
 * continues another one from any step by repeating the steps before it, with the same decisions.
 * Only the decisions are copied, and a returned run never changes. */

#include "sat-trace-solve.h"

/* Conflicts between restarts: this number times 1 1 2 1 1 2 4 …, see luby(). */
#define RESTART_INTERVAL 16

typedef struct
{
  const SatTraceFormula *formula;
  const SatTraceOptions *options;
  const SatTraceStart *start; /* (nullable) */
  SatTrace *trace;
  SatAssignment *assignment;
  SatTracePropagator *propagator;
  SatConflict *conflict;
  SatChooser *chooser;

  guint next;        /* where in the run before it the next decision is looked for */
  gboolean decided;  /* the decision of the start has been made, or could not be */
  guint n_conflicts; /* since the last restart */
  guint n_restarts;
} Solver;

static void
append (Solver *self,
        SatTraceKind kind,
        int literal,
        guint clause)
{
  const SatTraceStep step = { kind, literal, clause, sat_assignment_level (self->assignment) };

  sat_trace_append (self->trace, &step);
}

static void
end (Solver *self,
     SatTraceEnd how)
{
  if (how == SAT_TRACE_END_SATISFIED)
    append (self, SAT_TRACE_SATISFIED, 0, SAT_TRACE_NO_CLAUSE);
  else if (how == SAT_TRACE_END_UNSATISFIABLE)
    append (self, SAT_TRACE_UNSATISFIABLE, 0, SAT_TRACE_NO_CLAUSE);
  sat_trace_set_end (self->trace, how);
}

/* What clauses of at most one literal say.
 *
 * Returns: FALSE when one of them can't be true */
static gboolean
imply_short (Solver *self,
             guint *conflict)
{
  guint n_clauses = sat_trace_formula_get_n_clauses (self->formula);

  for (guint i = 0; i < n_clauses; i++)
    {
      guint n_literals;
      const int *literals = sat_trace_formula_get_clause (self->formula, i, &n_literals);

      if (n_literals > 1)
        continue;
      if (n_literals == 1 && self->assignment->values[literals[0]] == 0)
        sat_trace_propagator_imply (self->propagator, literals[0], i);
      if (n_literals == 1 && self->assignment->values[literals[0]] > 0)
        continue;
      *conflict = i;
      return FALSE;
    }
  return TRUE;
}

static void
add_clauses (Solver *self)
{
  guint n_clauses = sat_trace_formula_get_n_clauses (self->formula);

  for (guint i = 0; i < n_clauses; i++)
    {
      guint n_literals;
      const int *literals = sat_trace_formula_get_clause (self->formula, i, &n_literals);

      if (!sat_trace_formula_is_tautology (self->formula, i))
        sat_trace_propagator_add (self->propagator, i, literals, n_literals);
    }
}

static void
jump (Solver *self,
      SatTraceKind kind,
      guint level)
{
  sat_trace_propagator_undo (self->propagator, level);
  append (self, kind, 0, SAT_TRACE_NO_CLAUSE);
}

/* To the level on which the clause that was learned would have implied its first literal. */
static void
learn (Solver *self,
       guint clause)
{
  const GArray *learned = sat_conflict_get_learned (self->conflict);
  int first;
  guint number;
  guint level;

  sat_conflict_analyse (self->conflict, clause, self->options->learn, self->options->minimise);
  sat_chooser_bump (self->chooser, sat_conflict_get_touched (self->conflict));
  first = g_array_index (learned, int, 0);
  level = learned->len > 1 ? self->assignment->levels[abs (g_array_index (learned, int, 1))] : 0;
  number = sat_trace_learn (self->trace, (const int *)learned->data, learned->len);
  append (self, SAT_TRACE_LEARN, first, number);
  jump (self, SAT_TRACE_JUMP, level);
  sat_trace_propagator_add (self->propagator, number, (const int *)learned->data, learned->len);
  sat_trace_propagator_imply (self->propagator, first, number);
}

/* The last decision was wrong, so its negation holds with the decisions before it. */
static void
try_other_branch (Solver *self)
{
  guint level = sat_assignment_level (self->assignment);
  int decision = sat_assignment_trail (self->assignment,
                                       sat_assignment_start (self->assignment, level));

  jump (self, SAT_TRACE_JUMP, level - 1);
  sat_trace_propagator_imply (self->propagator, -decision, SAT_TRACE_NO_CLAUSE);
}

/* Returns: FALSE when the formula is unsatisfiable */
static gboolean
handle_conflict (Solver *self,
                 guint clause)
{
  append (self, SAT_TRACE_CONFLICT, 0, clause);
  self->n_conflicts++;
  if (sat_assignment_level (self->assignment) == 0)
    return FALSE;
  if (self->options->learn == SAT_TRACE_LEARN_NOTHING)
    try_other_branch (self);
  else
    learn (self, clause);
  return TRUE;
}

/* The sequence of Luby, Sinclair and Zuckerman: 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 … */
static guint
luby (guint n)
{
  guint size = 1;
  guint power = 1;

  while (size < n + 1)
    {
      size = 2 * size + 1;
      power *= 2;
    }
  while (size - 1 != n)
    {
      size = (size - 1) / 2;
      power /= 2;
      n %= size;
    }
  return power;
}

static gboolean
is_restart_due (const Solver *self)
{
  return self->options->restarts && self->options->learn != SAT_TRACE_LEARN_NOTHING &&
         sat_assignment_level (self->assignment) > 0 &&
         self->n_conflicts >= RESTART_INTERVAL * luby (self->n_restarts);
}

static void
restart (Solver *self)
{
  self->n_conflicts = 0;
  self->n_restarts++;
  jump (self, SAT_TRACE_RESTART, 0);
}

/* The next decision of the previous run; 0: there is no more. */
static int
repeat_decision (Solver *self)
{
  while (self->start != NULL && self->start->trace != NULL && self->next < self->start->n_steps)
    {
      const SatTraceStep *step = sat_trace_get_step (self->start->trace, self->next++);

      if (step->kind == SAT_TRACE_DECIDE)
        return sat_trace_formula_find (self->formula, step->literal);
    }
  return 0;
}

/* The decision that the start wants; 0: none, or it is not free. */
static int
take_decision (Solver *self)
{
  int literal = self->start != NULL && !self->decided
                  ? sat_trace_formula_find (self->formula, self->start->decision)
                  : 0;

  self->decided = TRUE;
  return literal != 0 && self->assignment->values[literal] == 0 ? literal : 0;
}

/* Returns: FALSE when the user is to decide */
static gboolean
decide (Solver *self)
{
  int literal = repeat_decision (self);

  if (literal == 0)
    literal = take_decision (self);
  if (literal == 0)
    literal = sat_chooser_choose (self->chooser);
  if (literal == 0)
    return FALSE;
  sat_assignment_begin_level (self->assignment);
  sat_assignment_assign (self->assignment, literal, SAT_TRACE_NO_CLAUSE);
  append (self, SAT_TRACE_DECIDE, literal, SAT_TRACE_NO_CLAUSE);
  return TRUE;
}

/* The next few steps, from one conflict or decision to the next.
 *
 * Returns: FALSE when the run has ended */
static gboolean
advance (Solver *self)
{
  guint clause;

  if (!sat_trace_propagator_propagate (self->propagator, &clause))
    {
      if (handle_conflict (self, clause))
        return TRUE;
      end (self, SAT_TRACE_END_UNSATISFIABLE);
      return FALSE;
    }
  if (self->assignment->trail->len == sat_trace_formula_get_n_variables (self->formula))
    {
      end (self, SAT_TRACE_END_SATISFIED);
      return FALSE;
    }
  if (is_restart_due (self))
    restart (self);
  else if (!decide (self))
    {
      end (self, SAT_TRACE_END_CHOICE);
      return FALSE;
    }
  return TRUE;
}

static gboolean
run (Solver *self,
     guint max_steps,
     GCancellable *cancellable,
     GError **error)
{
  guint clause;

  add_clauses (self);
  if (!imply_short (self, &clause))
    {
      handle_conflict (self, clause);
      end (self, SAT_TRACE_END_UNSATISFIABLE);
      return TRUE;
    }
  while (sat_trace_get_n_steps (self->trace) < max_steps)
    {
      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return FALSE;
      if (!advance (self))
        return TRUE;
    }
  return TRUE;
}

/**
 * sat_trace_solve:
 * @formula: the formula
 * @options: the options
 * @start: (nullable): how to continue another run
 * @max_steps: the run ends soon after so many steps, including those kept of another run
 * @cancellable: (nullable): ends the work
 *
 * Solves a formula step by step, until it is solved, the user is to decide, or there are enough
 * steps. The kept steps of @start are repeated, so the time is that of all steps.
 *
 * Returns: (transfer full) (nullable): the run; %NULL with %G_IO_ERROR_CANCELLED
 */
SatTrace *
sat_trace_solve (SatTraceFormula *formula,
                 const SatTraceOptions *options,
                 const SatTraceStart *start,
                 guint max_steps,
                 GCancellable *cancellable,
                 GError **error)
{
  g_autoptr (SatTrace) trace = NULL;
  g_auto (SatAssignment) assignment = { 0 };
  g_autoptr (SatTracePropagator) propagator = NULL;
  g_autoptr (SatConflict) conflict = NULL;
  g_autoptr (SatChooser) chooser = NULL;
  guint n_variables;
  Solver solver;

  g_return_val_if_fail (formula != NULL && options != NULL, NULL);

  n_variables = sat_trace_formula_get_n_variables (formula);
  trace = sat_trace_new (formula);
  sat_assignment_init (&assignment, n_variables);
  propagator = sat_trace_propagator_new (&assignment, trace, n_variables, options->counting);
  conflict = sat_conflict_new (&assignment, propagator, trace, n_variables);
  chooser = sat_chooser_new (formula, &assignment, options->decide);
  solver = (Solver){
    .formula = formula,
    .options = options,
    .start = start,
    .trace = trace,
    .assignment = &assignment,
    .propagator = propagator,
    .conflict = conflict,
    .chooser = chooser,
  };
  if (!run (&solver, max_steps, cancellable, error))
    return NULL;
  return g_steal_pointer (&trace);
}
