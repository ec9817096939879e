/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The error domain of the SAT layer. An error carries an issue. */

#include "sat-error.h"

#include "sat-issue-error.h"

/**
 * sat_error_quark:
 *
 * Gets the domain of the errors of this layer.
 *
 * Returns: the domain
 */
SAT_DEFINE_ISSUE_ERROR (SatError, sat_error)

/**
 * sat_error_take_issue:
 * @error: (out) (optional): return location for the error
 * @code: code of the error
 * @issue: (transfer full): the fault
 *
 * Sets an error of SAT_ERROR. Usually called as sat_error_set().
 */
void
sat_error_take_issue (GError **error,
                      SatError code,
                      SatIssue *issue)
{
  GError *taking = NULL;

  g_return_if_fail (issue != NULL);

  taking = sat_issue_error_new (SAT_ERROR, (int)code, issue);
  sat_issue_error_take (sat_error_get_private (taking), issue);
  g_propagate_error (error, taking);
}

/**
 * sat_error_get_issue:
 * @error: an error
 *
 * Gets the issue of an error of SAT_ERROR.
 *
 * Returns: (transfer none) (nullable): the issue
 */
const SatIssue *
sat_error_get_issue (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  return error->domain == SAT_ERROR ? sat_issue_error_get (sat_error_get_private (error)) : NULL;
}

/**
 * sat_error_add_place:
 * @error: (inout) (optional): an error
 * @place: where it was met
 *
 * Adds the place to an error without one. The message of an error from another library gets the
 * name as a prefix.
 */
void
sat_error_add_place (GError **error,
                     const SatPlace *place)
{
  g_return_if_fail (place != NULL && place->name != NULL);

  if (error == NULL || *error == NULL)
    return;
  if (sat_error_get_issue (*error) == NULL)
    {
      g_prefix_error (error, "%s: ", place->name);
      return;
    }
  sat_issue_error_add_place (sat_error_get_private (*error), *error, place);
}

/**
 * sat_error_set_memory:
 * @error: (out) (optional): return location for the error
 * @id: id of the sentence: "memory-formula"
 * @needed: about how many bytes it needs
 * @available: how many there are
 *
 * Sets SAT_ERROR_MEMORY.
 */
void
sat_error_set_memory (GError **error,
                      const char *id,
                      guint64 needed,
                      guint64 available)
{
  sat_error_set (error, SAT_ERROR_MEMORY, NULL, id,
                 sat_arg_size (needed), sat_arg_size (available));
}

/**
 * sat_error_get_memory:
 * @error: (nullable): an error
 * @needed: (out): about how many bytes are needed
 * @available: (out): how many there are
 *
 * Reads the numbers of an error about memory; for other errors both are 0.
 *
 * Returns: whether it is SAT_ERROR_MEMORY
 */
gboolean
sat_error_get_memory (const GError *error,
                      guint64 *needed,
                      guint64 *available)
{
  const SatArg *args = NULL;
  gsize n_args = 0;

  g_return_val_if_fail (needed != NULL && available != NULL, FALSE);

  if (g_error_matches (error, SAT_ERROR, SAT_ERROR_MEMORY))
    args = sat_issue_get_args (sat_error_get_issue (error), &n_args);
  *needed = n_args == 2 ? (guint64)args[0].number : 0;
  *available = n_args == 2 ? (guint64)args[1].number : 0;
  return n_args == 2;
}
