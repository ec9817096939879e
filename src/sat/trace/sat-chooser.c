/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Chooses the next decision. The same formula and the same conflicts lead to the same decisions. */

#include "sat-chooser.h"

#define DECAY 0.95
#define ACTIVITY_MAX 1e100

struct _SatChooser
{
  /* Borrowed. */
  const SatTraceFormula *formula;
  const SatAssignment *assignment;

  /* Owned. */
  GArray *positive;   /* of guint: the clauses without a negation, such as “some value in a cell” */
  double *activities; /* by variable */

  SatTraceDecide decide;
  double bump;
};

static gboolean
is_positive (const SatTraceFormula *formula,
             guint clause)
{
  guint n_literals;
  const int *literals = sat_trace_formula_get_clause (formula, clause, &n_literals);

  for (guint i = 0; i < n_literals; i++)
    if (literals[i] < 0)
      return FALSE;
  return TRUE;
}

/**
 * sat_chooser_new: (skip)
 * @formula: the formula; must outlive the chooser
 * @assignment: the assignment; must outlive the chooser
 * @decide: how to decide
 *
 * Makes a chooser without conflicts.
 *
 * Returns: (transfer full): the chooser
 */
SatChooser *
sat_chooser_new (const SatTraceFormula *formula,
                 const SatAssignment *assignment,
                 SatTraceDecide decide)
{
  SatChooser *self = g_new0 (SatChooser, 1);

  self->formula = formula;
  self->assignment = assignment;
  self->decide = decide;
  self->bump = 1;
  self->positive = g_array_new (FALSE, FALSE, sizeof (guint));
  self->activities = g_new0 (double, (gsize)sat_trace_formula_get_n_variables (formula) + 1);
  for (guint i = 0; i < sat_trace_formula_get_n_clauses (formula); i++)
    if (is_positive (formula, i))
      g_array_append_val (self->positive, i);
  return self;
}

/**
 * sat_chooser_free: (skip)
 * @self: (nullable): a chooser
 *
 * Frees it.
 */
void
sat_chooser_free (SatChooser *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->positive);
  g_free (self->activities);
  g_free (self);
}

static gboolean
is_free (const SatChooser *self,
         int literal)
{
  return self->assignment->values[literal] == 0;
}

static int
choose_first (const SatChooser *self)
{
  int n_variables = (int)sat_trace_formula_get_n_variables (self->formula);

  for (int i = 1; i <= n_variables; i++)
    if (is_free (self, i))
      return i;
  return 0;
}

/* How many literals of a clause are free, and the first of them.
 *
 * Returns: 0 when the clause is true already. */
static guint
count_free (const SatChooser *self,
            guint clause,
            int *first)
{
  guint n_literals;
  guint n_free = 0;
  const int *literals = sat_trace_formula_get_clause (self->formula, clause, &n_literals);

  for (guint i = 0; i < n_literals; i++)
    {
      if (self->assignment->values[literals[i]] > 0)
        return 0;
      if (is_free (self, literals[i]) && n_free++ == 0)
        *first = literals[i];
    }
  return n_free;
}

static void
choose_shorter (const SatChooser *self,
                guint clause,
                guint *fewest,
                int *choice)
{
  int first = 0;
  guint n_free = count_free (self, clause, &first);

  if (n_free == 0 || n_free >= *fewest)
    return;
  *fewest = n_free;
  *choice = first;
}

/* Clauses without negations first: nothing would be learned from a pair “not both”. */
static int
choose_fewest (const SatChooser *self)
{
  guint fewest = G_MAXUINT;
  int choice = 0;

  for (guint i = 0; i < self->positive->len; i++)
    choose_shorter (self, g_array_index (self->positive, guint, i), &fewest, &choice);
  for (guint i = 0; choice == 0 && i < sat_trace_formula_get_n_clauses (self->formula); i++)
    if (!sat_trace_formula_is_tautology (self->formula, i))
      choose_shorter (self, i, &fewest, &choice);
  return choice != 0 ? choice : choose_first (self);
}

static int
choose_most_active (const SatChooser *self)
{
  int n_variables = (int)sat_trace_formula_get_n_variables (self->formula);
  int best = 0;

  for (int i = 1; i <= n_variables; i++)
    if (is_free (self, i) && (best == 0 || self->activities[i] > self->activities[best]))
      best = i;
  return best != 0 && self->assignment->saved[best] < 0 ? -best : best;
}

/**
 * sat_chooser_choose: (skip)
 *
 * Chooses a decision. Costs a pass over the variables, or over the clauses.
 *
 * Returns: a free literal, or 0 when the user is to decide or no variable is free
 */
int
sat_chooser_choose (SatChooser *self)
{
  switch (self->decide)
    {
    case SAT_TRACE_DECIDE_FIRST:
      return choose_first (self);
    case SAT_TRACE_DECIDE_FEWEST:
      return choose_fewest (self);
    case SAT_TRACE_DECIDE_VSIDS:
      return choose_most_active (self);
    case SAT_TRACE_DECIDE_BY_HAND:
    default:
      return 0;
    }
}

/* Later conflicts weigh more, so that old ones weigh less; all weights are scaled down from time to
 * time. */
static void
rescale (SatChooser *self)
{
  guint n_variables = sat_trace_formula_get_n_variables (self->formula);

  for (guint i = 1; i <= n_variables; i++)
    self->activities[i] /= ACTIVITY_MAX;
  self->bump /= ACTIVITY_MAX;
}

/**
 * sat_chooser_bump: (skip)
 * @variables: (element-type int): the variables involved in a conflict
 *
 * Records a conflict.
 */
void
sat_chooser_bump (SatChooser *self,
                  const GArray *variables)
{
  for (guint i = 0; i < variables->len; i++)
    self->activities[g_array_index (variables, int, i)] += self->bump;
  self->bump /= DECAY;
  if (self->bump > ACTIVITY_MAX)
    rescale (self);
}
