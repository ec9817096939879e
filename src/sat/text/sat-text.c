/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the readers of formulas and of models have in common: they go once through any text, by
 * lines and tokens, and report errors with their places. Knows nothing of either format. */

#include "sat-text.h"

#include <sat-memory.h>
#include <string.h>

/* So many bytes show whether it is text. */
#define LOOK_MAX 1024

static SatPlace
get_place (const SatText *self)
{
  return (SatPlace){
    self->name,
    self->line,
    sat_place_count_columns (self->line_start, self->at),
  };
}

/**
 * sat_text_take_issue:
 * @self: a text, at the faulty place
 * @error: (out) (optional): return location for the error
 * @code: code of the error
 * @issue: (transfer full): the fault
 *
 * Sets an error of SAT_ERROR with the place. Usually called as sat_text_fail().
 */
void
sat_text_take_issue (const SatText *self,
                     GError **error,
                     SatError code,
                     SatIssue *issue)
{
  const SatPlace place = get_place (self);

  sat_error_take_issue (error, code, sat_issue_new_placed (issue, &place));
  sat_issue_unref (issue);
}

/**
 * sat_text_add_place:
 * @self: a text, at the faulty place
 * @error: (inout) (optional): an error without a place
 *
 * Adds the place to an error.
 */
void
sat_text_add_place (const SatText *self,
                    GError **error)
{
  const SatPlace place = get_place (self);

  sat_error_add_place (error, &place);
}

/**
 * sat_text_found: (skip)
 *
 * Makes a fact of the token at this place, or of the end of the line or text.
 *
 * Returns: the fact
 */
SatArg
sat_text_found (const SatText *self)
{
  SatText end = *self;

  if (sat_text_at_end_of_line (self))
    return sat_arg_term (self->at == self->end ? "end-of-text" : "end-of-line");
  while (!sat_text_at_break (&end))
    end.at++;
  return sat_arg_quote (self->at, (gsize)(end.at - self->at));
}

/* By the byte order mark, or by the zeros that the digits have as one of their two bytes. */
static gboolean
is_utf16 (const char *text,
          gsize length)
{
  if (length >= 2 && (memcmp (text, "\xff\xfe", 2) == 0 || memcmp (text, "\xfe\xff", 2) == 0))
    return TRUE;
  if (length < 4)
    return FALSE;
  return (text[0] == '\0' && text[1] != '\0' && text[2] == '\0' && text[3] != '\0') ||
         (text[0] != '\0' && text[1] == '\0' && text[2] != '\0' && text[3] == '\0');
}

/* Whether a line is a comment, which may contain anything. */
static gboolean
is_comment (const char *line,
            const char *end)
{
  return end - line >= 2 && *line == 'c' && sat_text_is_blank (line[1]);
}

/* Control characters except those of layout, colours, and the end of a DOS file; a NUL has its own
 * message. */
static gboolean
has_control (const char *text,
             gsize length)
{
  const char *end = text + length, *line = text;

  for (const char *at = text; at < end; at++)
    if (*at == '\n')
      line = at + 1;
    else if ((guchar)*at < ' ' && strchr ("\t\v\f\r\x1a\x1b", *at) == NULL &&
             (*at == '\0' || !is_comment (line, end)))
      return TRUE;
  return FALSE;
}

/* Text of another kind is reported as such before anything is read. */
static gboolean
check_kind (SatText *self,
            GError **error)
{
  gsize length = (gsize)(self->end - self->at);
  const char *nul;

  if (length == 0)
    return TRUE;
  if (has_control (self->at, MIN (length, LOOK_MAX)))
    {
      sat_text_fail (self, error, SAT_ERROR_SYNTAX, "not-text");
      return FALSE;
    }
  nul = memchr (self->at, '\0', length);
  if (is_utf16 (self->at, length))
    {
      sat_text_fail (self, error, SAT_ERROR_SYNTAX, "utf16");
      return FALSE;
    }
  if (nul == NULL)
    return TRUE;
  for (const char *p = self->at; p < nul; p++)
    if (*p == '\n')
      {
        self->line++;
        self->line_start = p + 1;
      }
  self->at = nul;
  sat_text_fail (self, error, SAT_ERROR_SYNTAX, "nul-byte");
  return FALSE;
}

/**
 * sat_text_init:
 * @self: (out caller-allocates): the text
 * @name: the name of the text in messages
 * @text: (array length=length): the text, not necessarily ended by a NUL
 * @length: its length in bytes
 * @cancellable: (nullable): checked by sat_text_step()
 *
 * Goes to the beginning of a text, after a byte order mark of UTF-8. Borrows its arguments.
 *
 * Returns: %FALSE with SAT_ERROR_SYNTAX for UTF-16, with or without a byte order mark, and for
 *   anything with NUL bytes; with SAT_ERROR_MEMORY when there is no room for a second copy
 */
gboolean
sat_text_init (SatText *self,
               const char *name,
               const char *text,
               gsize length,
               GCancellable *cancellable,
               GError **error)
{
  *self = (SatText){
    .name = name,
    .at = text,
    .end = length > 0 ? text + length : text,
    .line_start = text,
    .line = 1,
    .cancellable = cancellable,
  };
  if (!check_kind (self, error) || !sat_text_check_cancelled (self, error))
    return FALSE;
  /* For a converted text. */
  if (!sat_memory_check_array ("memory-text", length, error))
    {
      sat_error_add_place (error, &(SatPlace){ .name = name });
      return FALSE;
    }
  if (length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0)
    self->at += 3;
  return TRUE;
}

/**
 * sat_text_tidy:
 * @self: a text, at its beginning
 * @kind: what it is read as
 *
 * Replaces the text by the result of sat_tidy(), if that changes anything.
 *
 * Returns: (transfer full) (nullable): the memory of the new text, which is borrowed
 */
char *
sat_text_tidy (SatText *self,
               SatTidyKind kind)
{
  gsize length = 0;
  char *tidied = sat_tidy (kind, self->at, (gsize)(self->end - self->at), &length);

  if (tidied != NULL)
    {
      self->at = self->line_start = tidied;
      self->end = tidied + length;
    }
  return tidied;
}

/**
 * sat_text_check_cancelled:
 *
 * Checks the cancellable; see sat_text_step(), which does so now and then.
 *
 * Returns: %FALSE with G_IO_ERROR_CANCELLED
 */
gboolean
sat_text_check_cancelled (SatText *self,
                          GError **error)
{
  return !g_cancellable_set_error_if_cancelled (self->cancellable, error);
}

/**
 * sat_text_next_line:
 *
 * Goes to the beginning of the next line, or to the end of the text.
 *
 * Returns: %FALSE with G_IO_ERROR_CANCELLED
 */
gboolean
sat_text_next_line (SatText *self,
                    GError **error)
{
  const char *newline = NULL;

  if (self->at < self->end)
    newline = memchr (self->at, '\n', (gsize)(self->end - self->at));
  if (newline == NULL)
    {
      self->at = self->end;
      return TRUE;
    }
  self->at = self->line_start = newline + 1;
  self->line++;
  return sat_text_step (self, error);
}

/* Reads digits up to the end of the token; stops counting above @limit. */
static gboolean
read_digits (SatText *self,
             guint64 limit,
             guint64 *number)
{
  const char *start = self->at;

  *number = 0;
  for (; self->at < self->end && g_ascii_isdigit (*self->at); self->at++)
    if (*number <= limit)
      *number = 10 * *number + (guint64)(*self->at - '0');
  return self->at > start && sat_text_at_break (self);
}

/**
 * sat_text_read_any_literal:
 * @self: a text, at a token
 * @literal: (out): the literal, or 0
 *
 * Reads a literal, or the 0 that ends a list of them, and moves behind it; with an error, stays at
 * the token.
 *
 * Returns: %FALSE with SAT_ERROR_SYNTAX, SAT_ERROR_LIMIT above SAT_VARIABLE_MAX, or
 *   G_IO_ERROR_CANCELLED
 */
gboolean
sat_text_read_any_literal (SatText *self,
                           int *literal,
                           GError **error)
{
  const char *start = self->at;
  gboolean negative = start < self->end && *start == '-';
  guint64 number;
  gboolean fine;

  self->at += negative;
  fine = read_digits (self, SAT_VARIABLE_MAX, &number);
  if (fine && number <= SAT_VARIABLE_MAX && !(negative && number == 0))
    {
      *literal = negative ? -(int)number : (int)number;
      return sat_text_step (self, error);
    }
  self->at = start;
  if (fine && number > 0)
    sat_text_fail (self, error, SAT_ERROR_LIMIT, "variable-limit",
                   sat_text_found (self), sat_arg_number (SAT_VARIABLE_MAX));
  else
    sat_text_fail (self, error, SAT_ERROR_SYNTAX, "literal-expected", sat_text_found (self));
  return FALSE;
}

/**
 * sat_text_read_count:
 * @self: a text, at a token
 * @count: (out): the number
 *
 * Reads a count, and moves behind it; with an error, stays at the token.
 *
 * Returns: %FALSE with SAT_ERROR_SYNTAX, or SAT_ERROR_LIMIT from 10¹⁸ on
 */
gboolean
sat_text_read_count (SatText *self,
                     guint64 *count,
                     GError **error)
{
  const guint64 limit = G_GUINT64_CONSTANT (1000000000000000000);
  const char *start = self->at;
  gboolean fine = read_digits (self, limit, count);

  if (fine && *count < limit)
    return TRUE;
  self->at = start;
  if (fine)
    sat_text_fail (self, error, SAT_ERROR_LIMIT, "number-limit", sat_text_found (self));
  else
    sat_text_fail (self, error, SAT_ERROR_SYNTAX, "number-expected", sat_text_found (self));
  return FALSE;
}
