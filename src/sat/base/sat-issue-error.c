/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Errors that carry an issue; the message of one only repeats that for whoever debugs the program.
 * Each layer has a domain with codes of its own. Knows none of them. */

#include "sat-issue-error.h"

/**
 * sat_issue_error_copy: (skip)
 * @self: what an error carries
 * @copy: (out caller-allocates): what its copy is to carry
 *
 * Lets the copy of an error share its issue.
 */
void
sat_issue_error_copy (const SatIssueError *self,
                      SatIssueError *copy)
{
  g_return_if_fail (self != NULL && copy != NULL);

  copy->issue = self->issue != NULL ? sat_issue_ref (self->issue) : NULL;
}

/**
 * sat_issue_error_clear: (skip)
 * @self: what an error carries
 *
 * Lets go of the issue.
 */
void
sat_issue_error_clear (SatIssueError *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->issue, sat_issue_unref);
}

/**
 * sat_issue_error_new: (skip)
 * @domain: a domain that SAT_DEFINE_ISSUE_ERROR() defined
 * @code: code of the error
 * @issue: what is wrong
 *
 * Makes an error with the message of an issue; sat_issue_error_take() lets it carry that.
 *
 * Returns: (transfer full): the error
 */
GError *
sat_issue_error_new (GQuark domain,
                     int code,
                     const SatIssue *issue)
{
  g_autofree char *message = NULL;

  g_return_val_if_fail (issue != NULL, NULL);

  message = sat_issue_describe (issue);
  return g_error_new_literal (domain, code, message);
}

/**
 * sat_issue_error_take: (skip)
 * @self: what an error carries
 * @issue: (transfer full): what is wrong
 *
 * Lets the error carry an issue instead of the one it has.
 */
void
sat_issue_error_take (SatIssueError *self,
                      SatIssue *issue)
{
  g_return_if_fail (self != NULL && issue != NULL);

  g_clear_pointer (&self->issue, sat_issue_unref);
  self->issue = issue;
}

/**
 * sat_issue_error_get: (skip)
 * @self: what an error carries
 *
 * Gets what is wrong.
 *
 * Returns: (transfer none) (nullable): what is wrong
 */
const SatIssue *
sat_issue_error_get (const SatIssueError *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->issue;
}

/**
 * sat_issue_error_add_place: (skip)
 * @self: what @error carries
 * @error: the error
 * @place: where it was met
 *
 * Adds the place to an issue that does not name one, and puts it into the message.
 */
void
sat_issue_error_add_place (SatIssueError *self,
                           GError *error,
                           const SatPlace *place)
{
  g_return_if_fail (self != NULL && self->issue != NULL && error != NULL && place != NULL);

  sat_issue_error_take (self, sat_issue_new_placed (self->issue, place));
  g_free (error->message);
  error->message = sat_issue_describe (self->issue);
}
