/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The formula of a traced run. A clause keeps its number and the order of its literals; a repeated
 * literal is kept once. Variables may have any number, and a formula of two clauses may have the
 * variable 99999999: inside, those that occur are numbered from 1 without gaps, in their order, and
 * the solver's arrays have that length. One that occurs in no clause does not exist here, and is
 * never decided. Knows nothing of runs. */

#include "sat-trace-formula.h"

#include <stdlib.h>

#include "sat-literals.h"

struct _SatTraceFormula
{
  gatomicrefcount references;

  /* Owned. */
  GArray *variables; /* of int, ascending: their names */
  GArray *literals;  /* of int, named from 1 without gaps */
  GArray *starts;    /* of guint, by clause, and the end */
  GArray *tautology; /* of gboolean, by clause */
};

G_DEFINE_BOXED_TYPE (SatTraceFormula,
                     sat_trace_formula,
                     sat_trace_formula_ref,
                     sat_trace_formula_unref)

static gboolean
check_size (guint64 n_clauses,
            guint64 n_literals,
            GError **error)
{
  if (n_clauses <= SAT_TRACE_CLAUSES_MAX && n_literals <= SAT_TRACE_LITERALS_MAX)
    return TRUE;
  if (n_clauses > SAT_TRACE_CLAUSES_MAX)
    sat_error_set (error, SAT_ERROR_LIMIT, NULL, "trace-clauses", sat_arg_count (n_clauses),
                   sat_arg_number (SAT_TRACE_CLAUSES_MAX));
  else
    sat_error_set (error, SAT_ERROR_LIMIT, NULL, "trace-literals", sat_arg_count (n_literals),
                   sat_arg_number (SAT_TRACE_LITERALS_MAX));
  return FALSE;
}

/**
 * sat_trace_formula_check:
 * @n_clauses: the number of clauses of a formula
 *
 * Tells whether a formula is small enough for tracing, before its clauses are made.
 *
 * Returns: %FALSE when there are more than SAT_TRACE_CLAUSES_MAX (SAT_ERROR_LIMIT)
 */
gboolean
sat_trace_formula_check (guint64 n_clauses,
                         GError **error)
{
  return check_size (n_clauses, 0, error);
}

static void
collect_variables (SatTraceFormula *self,
                   const int *literals,
                   gsize n_literals)
{
  guint n = 0;
  int *variables;

  for (gsize i = 0; i < n_literals; i++)
    if (literals[i] != 0)
      {
        int variable = abs (literals[i]);

        g_array_append_val (self->variables, variable);
      }
  g_array_sort (self->variables, sat_literals_compare);
  variables = (int *)self->variables->data;
  for (guint i = 0; i < self->variables->len; i++)
    if (n == 0 || variables[n - 1] != variables[i])
      variables[n++] = variables[i];
  g_array_set_size (self->variables, n);
}

/* Appends a clause. @seen holds, by literal, the number from 1 of the last clause with it. */
static void
append_clause (SatTraceFormula *self,
               const int *literals,
               guint *seen)
{
  guint n_variables = self->variables->len;
  guint number = self->tautology->len + 1;
  gboolean tautology = FALSE;

  for (; *literals != 0; literals++)
    {
      int literal = sat_trace_formula_find (self, *literals);

      if (seen[(int)n_variables + literal] == number)
        continue;
      seen[(int)n_variables + literal] = number;
      tautology |= seen[(int)n_variables - literal] == number;
      g_array_append_val (self->literals, literal);
    }
  g_array_append_val (self->tautology, tautology);
  g_array_append_val (self->starts, self->literals->len);
}

/**
 * sat_trace_formula_new: (skip)
 * @clauses: the clauses, of variables up to %SAT_VARIABLE_MAX
 *
 * Makes a traceable formula. O(n log n) for n literals.
 *
 * Returns: (transfer full) (nullable): the formula; %NULL when it is too large (SAT_ERROR_LIMIT)
 */
SatTraceFormula *
sat_trace_formula_new (const SatClauses *clauses,
                       GError **error)
{
  SatTraceFormula *self;
  g_autofree guint *seen = NULL;
  gsize n_literals = 0;
  const int *literals;
  guint first = 0;

  g_return_val_if_fail (clauses != NULL, NULL);

  literals = sat_clauses_get_literals (clauses, &n_literals);
  if (!check_size (sat_clauses_get_n_clauses (clauses), n_literals, error))
    return NULL;
  self = g_new0 (SatTraceFormula, 1);
  g_atomic_ref_count_init (&self->references);
  self->variables = g_array_new (FALSE, FALSE, sizeof (int));
  self->literals = g_array_new (FALSE, FALSE, sizeof (int));
  self->starts = g_array_new (FALSE, FALSE, sizeof (guint));
  self->tautology = g_array_new (FALSE, FALSE, sizeof (gboolean));
  g_array_append_val (self->starts, first);
  collect_variables (self, literals, n_literals);
  seen = g_new0 (guint, 2 * (gsize)self->variables->len + 1);
  for (gsize i = 0; i < n_literals; i++)
    if (i == 0 || literals[i - 1] == 0)
      append_clause (self, literals + i, seen);
  return self;
}

/**
 * sat_trace_formula_ref:
 *
 * Takes another reference.
 *
 * Returns: (transfer full): @self
 */
SatTraceFormula *
sat_trace_formula_ref (SatTraceFormula *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->references);
  return self;
}

/**
 * sat_trace_formula_unref:
 *
 * Drops a reference.
 */
void
sat_trace_formula_unref (SatTraceFormula *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->references))
    return;
  g_array_unref (self->variables);
  g_array_unref (self->literals);
  g_array_unref (self->starts);
  g_array_unref (self->tautology);
  g_free (self);
}

/**
 * sat_trace_formula_get_n_clauses:
 *
 * Gets the number of clauses.
 *
 * Returns: the number
 */
guint
sat_trace_formula_get_n_clauses (const SatTraceFormula *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->tautology->len;
}

/**
 * sat_trace_formula_get_n_variables:
 *
 * Counts the variables that occur in its clauses.
 *
 * Returns: the number
 */
guint
sat_trace_formula_get_n_variables (const SatTraceFormula *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->variables->len;
}

/**
 * sat_trace_formula_get_clause:
 * @clause: the number of a clause from 0
 * @n_literals: (out): its length
 *
 * Gets a clause with the variables numbered from 1 without gaps, each literal once.
 *
 * Returns: (transfer none): its literals
 */
const int *
sat_trace_formula_get_clause (const SatTraceFormula *self,
                              guint clause,
                              guint *n_literals)
{
  const guint *starts;

  g_return_val_if_fail (self != NULL && n_literals != NULL, NULL);
  g_return_val_if_fail (clause < self->tautology->len, NULL);

  starts = (const guint *)self->starts->data;
  *n_literals = starts[clause + 1] - starts[clause];
  return (const int *)self->literals->data + starts[clause];
}

/**
 * sat_trace_formula_is_tautology:
 * @clause: the number of a clause from 0
 *
 * Tells whether a clause is a tautology, that is, contains a literal and its negation.
 *
 * Returns: %TRUE if so
 */
gboolean
sat_trace_formula_is_tautology (const SatTraceFormula *self,
                                guint clause)
{
  g_return_val_if_fail (self != NULL && clause < self->tautology->len, FALSE);

  return g_array_index (self->tautology, gboolean, clause);
}

/**
 * sat_trace_formula_find:
 * @literal: a literal by its name
 *
 * Finds the literal among those numbered without gaps, by bisection where there are gaps.
 *
 * Returns: the literal, or 0 when its variable is in no clause
 */
int
sat_trace_formula_find (const SatTraceFormula *self,
                        int literal)
{
  int name;
  guint at;

  g_return_val_if_fail (self != NULL, 0);

  if (!sat_literal_is_valid (literal))
    return 0;
  name = abs (literal);
  at = (guint)name - 1;
  if ((at >= self->variables->len || g_array_index (self->variables, int, at) != name) &&
      !g_array_binary_search (self->variables, &name, sat_literals_compare, &at))
    return 0;
  return literal < 0 ? -(int)(at + 1) : (int)(at + 1);
}

/**
 * sat_trace_formula_name:
 * @literal: a literal numbered without gaps
 *
 * The inverse of sat_trace_formula_find().
 *
 * Returns: the literal by its name
 */
int
sat_trace_formula_name (const SatTraceFormula *self,
                        int literal)
{
  int name;

  g_return_val_if_fail (self != NULL && literal != 0, 0);
  g_return_val_if_fail ((guint)abs (literal) <= self->variables->len, 0);

  name = g_array_index (self->variables, int, abs (literal) - 1);
  return literal < 0 ? -name : name;
}
