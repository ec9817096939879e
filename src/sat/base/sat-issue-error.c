/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Errors that carry an issue; the message only repeats it for debugging. Each layer has a domain
 * with its own codes. Knows none of them. */

#include "sat-issue-error.h"

/**
 * sat_issue_error_copy: (skip)
 * @copy: (out caller-allocates): the data of the copy
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
 *
 * Releases the issue.
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
 * @issue: (transfer full): what is wrong
 *
 * Replaces the issue of an error.
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
 *
 * Gets the issue of an error.
 *
 * Returns: (transfer none) (nullable): the issue
 */
const SatIssue *
sat_issue_error_get (const SatIssueError *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->issue;
}

/**
 * sat_issue_error_add_place: (skip)
 * @self: the data of @error
 * @place: where it was met
 * @error: the error
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
