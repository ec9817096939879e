/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A solver takes memory for every number up to the largest variable. If a formula leaves most of
 * them out, its variables are renumbered without gaps. A formula with as many literals as numbers
 * keeps its own, which takes no memory. Knows no solver. */

#include "sat-renumbering.h"

#include <sat-memory.h>
#include <stdlib.h>

#include "sat-getter.h"

struct _SatRenumbering
{
  const SatFormula *formula; /* borrowed */
  int *variables;            /* ascending; NULL: each variable is its own number */
  int n;
};

static int
compare (const void *a,
         const void *b)
{
  int first = *(const int *)a, second = *(const int *)b;

  return (first > second) - (first < second);
}

/* Each variable once, in ascending order. */
static void
sort (SatRenumbering *self,
      gsize n)
{
  qsort (self->variables, n, sizeof (int), compare);
  for (gsize i = 0; i < n; i++)
    if (self->n == 0 || self->variables[self->n - 1] != self->variables[i])
      self->variables[self->n++] = self->variables[i];
  self->variables = g_renew (int, self->variables, self->n);
}

/* A sink that keeps the variable of every literal. */
typedef struct
{
  SatSink sink;
  int *next;
} Collector;

static gboolean
collect_cb (SatSink *sink,
            const int *literals,
            gsize n_literals,
            GError **error)
{
  Collector *self = (Collector *)sink;

  for (gsize i = 0; i < n_literals; i++)
    if (literals[i] != 0)
      *self->next++ = (int)sat_literal_variable (literals[i]);
  return TRUE;
}

/**
 * sat_renumbering_new: (skip)
 * @formula: a formula; must outlive the result
 *
 * Numbers the variables of a formula. If they are scattered this takes O(n log n) time for n
 * literals, and four bytes for each.
 *
 * Returns: (transfer full) (nullable): the numbers; %NULL with %SAT_ERROR_MEMORY
 */
SatRenumbering *
sat_renumbering_new (const SatFormula *formula,
                     GError **error)
{
  guint64 n_literals;
  Collector collector = { .sink = { collect_cb } };
  SatRenumbering *self = NULL;

  g_return_val_if_fail (formula != NULL, NULL);

  n_literals = sat_formula_get_n_literals (formula);
  if ((guint64)sat_formula_get_max_variable (formula) > n_literals &&
      !sat_memory_check_array ("memory-formula", n_literals * sizeof (int), error))
    return NULL;
  self = g_new0 (SatRenumbering, 1);
  self->formula = formula;
  if ((guint64)sat_formula_get_max_variable (formula) <= n_literals)
    {
      self->n = sat_formula_get_max_variable (formula);
      return self;
    }
  self->variables = collector.next = g_new (int, n_literals);
  sat_formula_stream (formula, &collector.sink, NULL, NULL);
  sort (self, n_literals);
  return self;
}

/**
 * sat_renumbering_free:
 * @self: (nullable): numbers
 *
 * Frees them, but not the formula.
 */
void
sat_renumbering_free (SatRenumbering *self)
{
  if (self == NULL)
    return;
  g_free (self->variables);
  g_free (self);
}

/**
 * sat_renumbering_get_n:
 *
 * Gets the largest number in use.
 *
 * Returns: how many variables occur or, where each is its own number, the largest one
 */
SAT_DEFINE_GETTER (SatRenumbering, sat_renumbering, n, int)

/**
 * sat_renumbering_get_variable:
 * @number: a number, from 1 to sat_renumbering_get_n()
 *
 * Gets the variable of a number.
 *
 * Returns: the variable
 */
int
sat_renumbering_get_variable (const SatRenumbering *self,
                              int number)
{
  g_return_val_if_fail (self != NULL && number >= 1 && number <= self->n, 0);

  return self->variables != NULL ? self->variables[number - 1] : number;
}

/**
 * sat_renumbering_find:
 * @variable: any variable
 *
 * Finds the number of a variable. O(log n) time.
 *
 * Returns: the number; 0 for a variable that has none
 */
int
sat_renumbering_find (const SatRenumbering *self,
                      int variable)
{
  const int *found = NULL;

  g_return_val_if_fail (self != NULL, 0);

  if (self->variables == NULL)
    return variable <= self->n ? variable : 0;
  found = bsearch (&variable, self->variables, (gsize)self->n, sizeof (int), compare);
  return found != NULL ? (int)(found - self->variables) + 1 : 0;
}

/* A sink in front of another, which receives numbers instead of variables. */
typedef struct
{
  SatSink sink;
  const SatRenumbering *renumbering;
  SatSink *target;
  GArray *literals; /* (element-type int) */
} Translator;

static gboolean
translate_cb (SatSink *sink,
              const int *literals,
              gsize n_literals,
              GError **error)
{
  Translator *self = (Translator *)sink;
  int *numbers = NULL;

  g_array_set_size (self->literals, (guint)n_literals);
  numbers = (int *)(void *)self->literals->data;
  for (gsize i = 0; i < n_literals; i++)
    {
      int variable = (int)sat_literal_variable (literals[i]);
      int number = sat_renumbering_find (self->renumbering, variable);

      numbers[i] = literals[i] < 0 ? -number : number;
    }
  return sat_sink_add (self->target, numbers, n_literals, error);
}

/**
 * sat_renumbering_stream:
 * @sink: where the clauses go
 * @cancellable: (nullable): ends the work
 *
 * Pushes all clauses of the formula into a sink, in order, with numbers instead of variables.
 *
 * Returns: as for sat_formula_stream()
 */
gboolean
sat_renumbering_stream (const SatRenumbering *self,
                        SatSink *sink,
                        GCancellable *cancellable,
                        GError **error)
{
  Translator translator = { .sink = { translate_cb }, .renumbering = self, .target = sink };
  gboolean done;

  g_return_val_if_fail (self != NULL && sink != NULL, FALSE);

  if (self->variables == NULL)
    return sat_formula_stream (self->formula, sink, cancellable, error);
  translator.literals = g_array_new (FALSE, FALSE, sizeof (int));
  done = sat_formula_stream (self->formula, &translator.sink, cancellable, error);
  g_array_unref (translator.literals);
  return done;
}
