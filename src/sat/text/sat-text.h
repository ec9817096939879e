/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A place in a text, for the readers of the SAT layer. Private to them. */

#pragma once

#include "sat-error.h"
#include "sat-tidy.h"
#include "sat-types.h"

G_BEGIN_DECLS

/**
 * SatText:
 * @name: the name of the text in messages
 * @at: the place
 * @end: the end of the text
 * @line_start: where the line begins
 * @line: its number, from 1
 * @cancellable: (nullable): checked now and then
 * @steps: counts tokens, for @cancellable
 *
 * A place in a text.
 */
typedef struct
{
  const char *name;
  const char *at;
  const char *end;
  const char *line_start;
  gsize line;
  GCancellable *cancellable;
  guint steps;
} SatText;

gboolean sat_text_init (SatText *self,
                        const char *name,
                        const char *text,
                        gsize length,
                        GCancellable *cancellable,
                        GError **error);
char *sat_text_tidy (SatText *self, SatTidyKind kind);
gboolean sat_text_next_line (SatText *self, GError **error);
gboolean sat_text_read_any_literal (SatText *self, int *literal, GError **error);
gboolean sat_text_read_count (SatText *self, guint64 *count, GError **error);

void sat_text_take_issue (const SatText *self, GError **error, SatError code, SatIssue *issue);
void sat_text_add_place (const SatText *self, GError **error);
SatArg sat_text_found (const SatText *self);

/**
 * sat_text_fail:
 * @self: a text
 * @error: return location for an error
 * @code: the code
 * @id: the id of the sentence
 * @...: the facts of the sentence, each a #SatArg
 *
 * Sets an error of %SAT_ERROR at the place of a text.
 */
#define sat_text_fail(self, error, code, id, ...) \
  sat_text_take_issue (self, error, code, sat_issue_new (NULL, id, ##__VA_ARGS__))

/**
 * sat_text_is_blank:
 * @c: a byte
 *
 * Returns: whether it separates tokens of a line; a newline does not count
 */
static inline gboolean
sat_text_is_blank (char c)
{
  return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}

/**
 * sat_text_at_end_of_line:
 *
 * Returns: whether the line, or the text, ends here
 */
static inline gboolean
sat_text_at_end_of_line (const SatText *self)
{
  return self->at == self->end || *self->at == '\n';
}

/**
 * sat_text_at_break:
 *
 * Returns: whether a token ends here
 */
static inline gboolean
sat_text_at_break (const SatText *self)
{
  return sat_text_at_end_of_line (self) || sat_text_is_blank (*self->at);
}

/* To be called for each token and line. */
gboolean sat_text_check_cancelled (SatText *self, GError **error);

/**
 * sat_text_step:
 *
 * Counts a step of reading, and checks the cancellable at each 65,536th.
 *
 * Returns: %FALSE with %G_IO_ERROR_CANCELLED when reading is to end
 */
static inline gboolean
sat_text_step (SatText *self,
               GError **error)
{
  return G_LIKELY (++self->steps % 65536 != 0) || sat_text_check_cancelled (self, error);
}

/**
 * sat_text_skip_blanks:
 *
 * Goes to the next token of the line, or to its end.
 */
static inline void
sat_text_skip_blanks (SatText *self)
{
  while (self->at < self->end && sat_text_is_blank (*self->at))
    self->at++;
}

/**
 * sat_text_read_literal:
 * @self: a text, at a token
 * @literal: (out): the literal
 *
 * Does the same as sat_text_read_any_literal(), without a call for literals of at most eight
 * digits.
 *
 * Returns: %FALSE with its errors, or %G_IO_ERROR_CANCELLED
 */
static inline gboolean
sat_text_read_literal (SatText *self,
                       int *literal,
                       GError **error)
{
  SatText next = *self;
  gboolean negative = next.at < next.end && *next.at == '-';
  const char *start = next.at += negative;
  int number = 0;

  while (next.at < next.end && (guchar)(*next.at - '0') < 10 && next.at - start < 8)
    number = 10 * number + (*next.at++ - '0');
  if (G_UNLIKELY (next.at == start || !sat_text_at_break (&next) || (negative && number == 0)))
    return sat_text_read_any_literal (self, literal, error);
  self->at = next.at;
  *literal = negative ? -number : number;
  return sat_text_step (self, error);
}

G_END_DECLS
