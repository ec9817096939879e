/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Domains of errors that carry an issue. */

#pragma once

#include "sat-issue.h"

G_BEGIN_DECLS

/**
 * SatIssueError:
 * @issue: (nullable): owned: what is wrong
 *
 * The data of an error besides its code.
 */
typedef struct
{
  SatIssue *issue;
} SatIssueError;

void sat_issue_error_copy (const SatIssueError *self, SatIssueError *copy);
void sat_issue_error_clear (SatIssueError *self);
GError *sat_issue_error_new (GQuark domain, int code, const SatIssue *issue);
void sat_issue_error_take (SatIssueError *self, SatIssue *issue);
const SatIssue *sat_issue_error_get (const SatIssueError *self);
void sat_issue_error_add_place (SatIssueError *self, GError *error, const SatPlace *place);

/**
 * SAT_DEFINE_ISSUE_ERROR:
 * @ErrorName: the type of the codes: SatError
 * @error_name: the prefix of functions: sat_error
 *
 * Defines a domain of errors that carry an issue: error_name_quark(), and error_name_get_private(),
 * which gets the #SatIssueError of an error of that domain.
 */
#define SAT_DEFINE_ISSUE_ERROR(ErrorName, error_name)                    \
  typedef SatIssueError ErrorName##Private;                              \
  static void error_name##_private_init (ErrorName##Private *self)       \
  {                                                                      \
  }                                                                      \
  static void error_name##_private_copy (const ErrorName##Private *self, \
                                         ErrorName##Private *copy)       \
  {                                                                      \
    sat_issue_error_copy (self, copy);                                   \
  }                                                                      \
  static void error_name##_private_clear (ErrorName##Private *self)      \
  {                                                                      \
    sat_issue_error_clear (self);                                        \
  }                                                                      \
  /* GLib aligns what it puts before an error, as clang can't know. */   \
  _Pragma ("GCC diagnostic push")                                        \
    _Pragma ("GCC diagnostic ignored \"-Wcast-align\"")                  \
      G_DEFINE_EXTENDED_ERROR (ErrorName, error_name)                    \
        _Pragma ("GCC diagnostic pop")

G_END_DECLS
