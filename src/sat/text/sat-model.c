/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The answer of a solver as a value: the status, and a value for each mentioned variable. Knows
 * nothing of texts; see sat-model-reader.c and sat-model-writer.c. */

#include "sat-model.h"

#include "sat-getter.h"
#include "sat-table.h"

struct _SatModel
{
  SatStatus status;
  SatTable values; /* 1 true, -1 false, 0 not mentioned */
  int max_variable;
  gsize n_literals;
  gboolean has_literals;
  gboolean incomplete;
  gboolean bare;
  char *solver; /* owned, nullable */
};

G_DEFINE_BOXED_TYPE (SatModel, sat_model, sat_model_copy, sat_model_free)

/**
 * sat_model_new:
 * @status: the status
 *
 * Makes an answer that mentions no variable yet.
 *
 * Returns: (transfer full): the answer
 */
SatModel *
sat_model_new (SatStatus status)
{
  SatModel *self = g_new0 (SatModel, 1);

  self->status = status;
  return self;
}

/**
 * sat_model_copy:
 *
 * Copies an answer. O(literals).
 *
 * Returns: (transfer full): the copy
 */
SatModel *
sat_model_copy (const SatModel *self)
{
  SatModel *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_new (SatModel, 1);
  *copy = *self;
  copy->solver = g_strdup (self->solver);
  sat_table_copy (&self->values, &copy->values);
  return copy;
}

/**
 * sat_model_free:
 * @self: (nullable): an answer
 *
 * Frees it.
 */
void
sat_model_free (SatModel *self)
{
  if (self == NULL)
    return;
  sat_table_clear (&self->values);
  g_free (self->solver);
  g_free (self);
}

/**
 * sat_model_get_status:
 *
 * Gets the status of an answer.
 *
 * Returns: the status
 */
SAT_DEFINE_GETTER (SatModel, sat_model, status, SatStatus)

/**
 * sat_model_has_literals:
 *
 * Tells whether there is a list of literals. Some solvers print only that there is a model. The
 * model of a formula without variables, a single 0, counts as a list of literals.
 *
 * Returns: %TRUE if so, even if it is empty
 */
gboolean
sat_model_has_literals (const SatModel *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->has_literals;
}

/**
 * sat_model_is_complete:
 *
 * Tells whether the list of literals has its end.
 *
 * Returns: %FALSE when it was read from a list of literals without a 0 at its end, so that the text
 *   may have been truncated
 */
gboolean
sat_model_is_complete (const SatModel *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return !self->incomplete;
}

/**
 * sat_model_is_bare:
 *
 * Tells whether it consists of bare numbers, without a status or a "v" before them, so that it may
 * be something else.
 *
 * Returns: %TRUE if so
 */
gboolean
sat_model_is_bare (const SatModel *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->bare;
}

/**
 * sat_model_get_n_literals:
 *
 * Counts the mentioned variables.
 *
 * Returns: the number
 */
SAT_DEFINE_GETTER (SatModel, sat_model, n_literals, gsize)

/**
 * sat_model_get_max_variable:
 *
 * Gets the largest mentioned variable.
 *
 * Returns: the variable, 0 when there is none
 */
SAT_DEFINE_GETTER (SatModel, sat_model, max_variable, int)

/**
 * sat_model_get_value:
 * @variable: any number from 1 on
 *
 * Gets the value of a variable.
 *
 * Returns: 1 if it is true, -1 if it is false, 0 if it is not mentioned
 */
int
sat_model_get_value (const SatModel *self,
                     int variable)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (variable >= 1, 0);

  return sat_table_lookup (&self->values, (guint)variable);
}

/**
 * sat_model_next_literal:
 * @variable: 0, or any variable
 *
 * Iterates over the mentioned variables: `for (int l = 0; (l = sat_model_next_literal (model, ABS
 * (l))) != 0;)`. Large gaps are skipped at once.
 *
 * Returns: the literal of the next mentioned variable above @variable, 0 if there is none
 */
int
sat_model_next_literal (const SatModel *self,
                        int variable)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (variable >= 0, 0);

  variable = sat_table_next (&self->values, variable);
  return variable > 0 ? variable * sat_table_lookup (&self->values, (guint)variable) : 0;
}

/**
 * sat_model_get_solver:
 *
 * Gets the solver that gave the answer, as far as its text tells.
 *
 * Returns: (nullable): the name, such as "MiniSat"
 */
SAT_DEFINE_GETTER (SatModel, sat_model, solver, const char *)

/**
 * sat_model_add:
 * @literal: a literal that is true
 *
 * Sets a variable. Repetition is no error.
 *
 * Returns: %FALSE with SAT_ERROR_SYNTAX for 0 and when the variable has the opposite value, with
 *   SAT_ERROR_LIMIT above SAT_VARIABLE_MAX
 */
gboolean
sat_model_add (SatModel *self,
               int literal,
               GError **error)
{
  guint variable = sat_literal_variable (literal);
  int sign = literal < 0 ? -1 : 1;
  int *value;

  g_return_val_if_fail (self != NULL, FALSE);

  if (!sat_literal_is_valid (literal))
    {
      sat_error_set (error, literal == 0 ? SAT_ERROR_SYNTAX : SAT_ERROR_LIMIT, NULL,
                     "literal-invalid", sat_arg_number (literal),
                     sat_arg_number (SAT_VARIABLE_MAX));
      return FALSE;
    }
  value = sat_table_ensure (&self->values, variable);
  if (*value == -sign)
    {
      sat_error_set (error, SAT_ERROR_SYNTAX, NULL, "literal-contradicts",
                     sat_arg_number (literal), sat_arg_number (-literal));
      return FALSE;
    }
  self->n_literals += *value == 0;
  *value = sign;
  self->max_variable = MAX (self->max_variable, (int)variable);
  self->has_literals = TRUE;
  return TRUE;
}

/**
 * sat_model_set_status:
 * @status: the status
 *
 * Sets the status. The caller makes sure that only satisfiable answers have literals.
 */
void
sat_model_set_status (SatModel *self,
                      SatStatus status)
{
  g_return_if_fail (self != NULL);

  self->status = status;
}

/**
 * sat_model_set_has_literals:
 *
 * Records that there was a list of literals, even if it is empty.
 */
void
sat_model_set_has_literals (SatModel *self)
{
  g_return_if_fail (self != NULL);

  self->has_literals = TRUE;
}

/**
 * sat_model_set_incomplete:
 *
 * Records that the list of literals has no 0 at its end, see sat_model_is_complete().
 */
void
sat_model_set_incomplete (SatModel *self)
{
  g_return_if_fail (self != NULL);

  self->incomplete = TRUE;
}

/**
 * sat_model_set_bare:
 *
 * Records that it may be something else, see sat_model_is_bare().
 */
void
sat_model_set_bare (SatModel *self)
{
  g_return_if_fail (self != NULL);

  self->bare = TRUE;
}

/**
 * sat_model_set_solver:
 * @solver: (nullable): its name, as commonly written
 *
 * Sets the solver that gave the answer.
 */
void
sat_model_set_solver (SatModel *self,
                      const char *solver)
{
  char *copy;

  g_return_if_fail (self != NULL);

  copy = g_strdup (solver); /* @solver may be the one that is freed */
  g_free (self->solver);
  self->solver = copy;
}
