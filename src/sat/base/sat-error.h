/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sat-issue.h"

G_BEGIN_DECLS

/* Cancelling is always reported as G_IO_ERROR_CANCELLED, input and output
 * failures as G_IO_ERROR_*. */
#define SAT_ERROR (sat_error_quark ())

/**
 * SatError:
 * @SAT_ERROR_SYNTAX: the text is not as expected
 * @SAT_ERROR_LIMIT: a number, size or nesting above its limit
 * @SAT_ERROR_COUNT: clauses or variables differ from the announced number
 * @SAT_ERROR_STATE: the call is not possible in the state of the object
 * @SAT_ERROR_SEVERAL: more than one model or status where one is wanted
 * @SAT_ERROR_MEMORY: more memory is needed than is free
 * @SAT_ERROR_PROCESS: an external solver could not be run or failed
 *
 * The errors of the SAT layer. Cancelling is always reported as %G_IO_ERROR_CANCELLED, failures of
 * input and output as errors of GIO. See sat_error_get_issue() for the details of an error.
 */
typedef enum
{
  SAT_ERROR_SYNTAX,
  SAT_ERROR_LIMIT,
  SAT_ERROR_COUNT,
  SAT_ERROR_STATE,
  SAT_ERROR_SEVERAL,
  SAT_ERROR_MEMORY,
  SAT_ERROR_PROCESS,
} SatError;

GQuark sat_error_quark (void);

/* SAT_ERROR_MEMORY and its numbers. */
void sat_error_set_memory (GError **error, const char *id, guint64 needed, guint64 available);
gboolean sat_error_get_memory (const GError *error, guint64 *needed, guint64 *available);

void sat_error_take_issue (GError **error, SatError code, SatIssue *issue);
const SatIssue *sat_error_get_issue (const GError *error);
void sat_error_add_place (GError **error, const SatPlace *place);

/**
 * sat_error_set:
 * @error: return location for an error
 * @code: the code
 * @place: (nullable): where it is
 * @id: the id of the sentence
 * @...: the facts of the sentence, each a #SatArg
 *
 * Sets an error of %SAT_ERROR.
 */
#define sat_error_set(error, code, place, id, ...) \
  sat_error_take_issue (error, code, sat_issue_new (place, id, ##__VA_ARGS__))

G_END_DECLS
