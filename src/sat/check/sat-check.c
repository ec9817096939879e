/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Does a model satisfy a stream of clauses? By the plain definition: each clause has a true
 * literal. Shares no code with the solver and knows none of the formulas, so that it can be trusted
 * to judge both. */

#include "sat-check.h"

#include "sat-getter.h"

struct _SatChecker
{
  SatSink sink;
  const SatModel *model; /* borrowed */
  guint64 n_clauses;
  guint64 n_false;
  guint64 first_false;
};

static gboolean
is_true (const SatModel *model,
         int literal)
{
  if (!sat_literal_is_valid (literal))
    return FALSE;
  return literal > 0 ? sat_model_get_value (model, literal) > 0
                     : sat_model_get_value (model, -literal) < 0;
}

static gboolean
check_clauses (SatSink *sink,
               const int *literals,
               gsize n_literals,
               GError **error)
{
  SatChecker *self = (SatChecker *)sink;
  gboolean satisfied = FALSE;

  g_return_val_if_fail (n_literals == 0 || literals[n_literals - 1] == 0, FALSE);

  for (gsize i = 0; i < n_literals; i++)
    if (literals[i] != 0)
      {
        satisfied = satisfied || is_true (self->model, literals[i]);
      }
    else
      {
        if (!satisfied && self->n_false++ == 0)
          self->first_false = self->n_clauses;
        self->n_clauses++;
        satisfied = FALSE;
      }
  return TRUE;
}

/**
 * sat_checker_new: (skip)
 * @model: a model; must outlive the checker
 *
 * Makes a checker without clauses. A variable that the model does not mention satisfies nothing.
 *
 * Returns: (transfer full): the checker
 */
SatChecker *
sat_checker_new (const SatModel *model)
{
  SatChecker *self;

  g_return_val_if_fail (model != NULL, NULL);

  self = g_new0 (SatChecker, 1);
  self->sink.add = check_clauses;
  self->model = model;
  return self;
}

/**
 * sat_checker_free:
 * @self: (nullable): a checker
 *
 * Frees it, but not the model.
 */
void
sat_checker_free (SatChecker *self)
{
  g_free (self);
}

/**
 * sat_checker_get_sink:
 *
 * Gets the sink for the clauses to check.
 *
 * Returns: (transfer none): the sink
 */
SatSink *
sat_checker_get_sink (SatChecker *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->sink;
}

/**
 * sat_checker_get_n_clauses:
 *
 * Counts the clauses so far.
 *
 * Returns: the number
 */
SAT_DEFINE_GETTER (SatChecker, sat_checker, n_clauses, guint64)

/**
 * sat_checker_get_n_false:
 *
 * Counts the clauses that the model does not satisfy.
 *
 * Returns: the number
 */
SAT_DEFINE_GETTER (SatChecker, sat_checker, n_false, guint64)

/**
 * sat_checker_get_first_false:
 * @self: a checker that has seen a clause that is not satisfied
 *
 * Gets the first clause that the model does not satisfy.
 *
 * Returns: its index, from 0
 */
guint64
sat_checker_get_first_false (const SatChecker *self)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (self->n_false > 0, 0);

  return self->first_false;
}
