/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is wrong with something that was read or tried, as data. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * SatPlace:
 * @name: (nullable): name of the text: a file name, for example
 * @line: line from 1; 0 when it is unknown or does not matter
 * @column: character of the line from 1; 0 when the line as a whole is meant
 *
 * A place in a text.
 */
typedef struct
{
  const char *name;
  gsize line;
  gsize column;
} SatPlace;

/**
 * SatArgKind:
 * @SAT_ARG_TEXT: a text that is shown as it is: the name of a program, the id of a format
 * @SAT_ARG_QUOTE: a piece of what was read: printable and short, shown in quotation marks
 * @SAT_ARG_TERM: the id of a term that is translated, such as "end-of-line"
 * @SAT_ARG_NUMBER: a number
 * @SAT_ARG_SIZE: a number of bytes
 * @SAT_ARG_CAUSE: the error of another library
 *
 * The kinds of facts.
 */
typedef enum
{
  SAT_ARG_TEXT,
  SAT_ARG_QUOTE,
  SAT_ARG_TERM,
  SAT_ARG_NUMBER,
  SAT_ARG_SIZE,
  SAT_ARG_CAUSE,
} SatArgKind;

/**
 * SatArg:
 * @kind: how it is shown
 * @text: text of SAT_ARG_TEXT, SAT_ARG_QUOTE and SAT_ARG_TERM
 * @length: length of @text in bytes
 * @number: number of SAT_ARG_NUMBER and SAT_ARG_SIZE
 * @cause: error of SAT_ARG_CAUSE
 *
 * A fact of an issue. Made by the functions below, which copy nothing.
 */
typedef struct
{
  SatArgKind kind;
  const char *text;
  gsize length;
  gint64 number;
  const GError *cause;
} SatArg;

SatArg sat_arg_text (const char *text);
SatArg sat_arg_quote (const char *text, gsize length);
SatArg sat_arg_term (const char *id);
SatArg sat_arg_number (gint64 number);
SatArg sat_arg_count (guint64 count);
SatArg sat_arg_size (guint64 n_bytes);
SatArg sat_arg_cause (const GError *cause);

/**
 * SAT_ISSUE_ARGS_MAX:
 *
 * The most facts of an issue.
 */
#define SAT_ISSUE_ARGS_MAX 6

/**
 * SatIssue:
 *
 * What is wrong with something that was read or tried, as data: an id that says what, the
 * facts that belong to it, and the place.
 */
typedef struct _SatIssue SatIssue;

SatIssue *sat_issue_new_array (const SatPlace *place,
                               const char *id,
                               const SatArg *args,
                               gsize n_args);
SatIssue *sat_issue_new_placed (const SatIssue *self, const SatPlace *place);
SatIssue *sat_issue_ref (SatIssue *self);
void sat_issue_unref (SatIssue *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatIssue, sat_issue_unref)

const char *sat_issue_get_id (const SatIssue *self);
const SatPlace *sat_issue_get_place (const SatIssue *self);
const SatArg *sat_issue_get_args (const SatIssue *self, gsize *n_args);
char *sat_issue_describe (const SatIssue *self);

gsize sat_place_count_columns (const char *line, const char *at);

/**
 * SAT_ARGS:
 * @...: facts, each a #SatArg
 *
 * Makes an array of facts and its length, for functions that take both. Without a first element the
 * list is empty.
 */
#define SAT_ARGS(...)                                              \
  (const SatArg[]){ { .kind = SAT_ARG_TEXT }, ##__VA_ARGS__ } + 1, \
    G_N_ELEMENTS (((const SatArg[]){ { .kind = SAT_ARG_TEXT }, ##__VA_ARGS__ })) - 1

/**
 * sat_issue_new:
 * @place: (nullable): where it is
 * @id: the id of the sentence
 * @...: the facts of the sentence, each a #SatArg
 *
 * Makes an issue, as sat_issue_new_array() does, with the facts as arguments.
 */
#define sat_issue_new(place, id, ...) sat_issue_new_array (place, id, SAT_ARGS (__VA_ARGS__))

G_END_DECLS
