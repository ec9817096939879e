/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Issues: what is wrong, as an id, facts and a place. The sentences are in tables elsewhere, so
 * that each user reads them in their own language. Knows nothing of sentences and of the sources of
 * errors. */

#include "sat-issue.h"

#include <string.h>

#include "sat-getter.h"
#include "sat-printable.h"

/* How many characters of a text are quoted at most. */
#define QUOTE_MAX 24

struct _SatIssue
{
  gatomicrefcount n_refs;
  const char *id; /* interned */
  SatPlace place; /* owns its name */
  gsize n_args;
  SatArg args[SAT_ISSUE_ARGS_MAX]; /* own their texts and causes */
};

/**
 * sat_arg_text: (skip)
 * @text: a text that is no sentence, such as the name of a program
 *
 * Makes a fact that is shown as it is.
 *
 * Returns: the fact
 */
SatArg
sat_arg_text (const char *text)
{
  return (SatArg){ .kind = SAT_ARG_TEXT, .text = text, .length = strlen (text) };
}

/**
 * sat_arg_quote: (skip)
 * @text: any bytes
 * @length: how many
 *
 * Makes a fact that quotes the beginning of a text. What is not printable is escaped.
 *
 * Returns: the fact
 */
SatArg
sat_arg_quote (const char *text,
               gsize length)
{
  return (SatArg){ .kind = SAT_ARG_QUOTE, .text = text, .length = length };
}

/**
 * sat_arg_term: (skip)
 * @id: id of a term, such as "end-of-line", or a text of a table that is marked for translation
 *
 * Makes a fact that is translated.
 *
 * Returns: the fact
 */
SatArg
sat_arg_term (const char *id)
{
  return (SatArg){ .kind = SAT_ARG_TERM, .text = id, .length = strlen (id) };
}

/**
 * sat_arg_number: (skip)
 * @number: a number
 *
 * Makes a fact that is a number.
 *
 * Returns: the fact
 */
SatArg
sat_arg_number (gint64 number)
{
  return (SatArg){ .kind = SAT_ARG_NUMBER, .number = number };
}

/**
 * sat_arg_count: (skip)
 * @count: how many there are; capped at 2⁶³ − 1
 *
 * Makes a fact that is a count.
 *
 * Returns: the fact
 */
SatArg
sat_arg_count (guint64 count)
{
  return sat_arg_number ((gint64)MIN (count, (guint64)G_MAXINT64));
}

/**
 * sat_arg_size: (skip)
 * @n_bytes: a number of bytes
 *
 * Makes a fact that is shown as a size, with a unit.
 *
 * Returns: the fact
 */
SatArg
sat_arg_size (guint64 n_bytes)
{
  return (SatArg){ .kind = SAT_ARG_SIZE, .number = (gint64)MIN (n_bytes, (guint64)G_MAXINT64) };
}

/**
 * sat_arg_cause: (skip)
 * @cause: an error of a library that words its errors itself
 *
 * Makes a fact that is another error.
 *
 * Returns: the fact
 */
SatArg
sat_arg_cause (const GError *cause)
{
  return (SatArg){ .kind = SAT_ARG_CAUSE, .cause = cause };
}

static SatArg
copy_arg (const SatArg *arg)
{
  SatArg copy = *arg;

  if (arg->text != NULL)
    copy.text = sat_printable (arg->text, arg->length,
                               arg->kind == SAT_ARG_QUOTE ? QUOTE_MAX : G_MAXSIZE);
  copy.length = copy.text != NULL ? strlen (copy.text) : 0;
  if (arg->cause != NULL)
    copy.cause = g_error_copy (arg->cause);
  return copy;
}

static void
clear_arg (SatArg *arg)
{
  g_free ((char *)arg->text);
  g_clear_error ((GError **)&arg->cause);
}

/**
 * sat_issue_new_array: (skip)
 * @place: (nullable): where it is
 * @id: (transfer none): id of the sentence that says what is wrong: small letters, digits, hyphens
 * @args: (array length=n_args): the facts the sentence mentions, in its order; they are copied
 * @n_args: how many, at most SAT_ISSUE_ARGS_MAX
 *
 * Makes an issue. The facts are copied.
 *
 * Returns: (transfer full): the issue
 */
SatIssue *
sat_issue_new_array (const SatPlace *place,
                     const char *id,
                     const SatArg *args,
                     gsize n_args)
{
  SatIssue *self = NULL;

  g_return_val_if_fail (id != NULL && n_args <= SAT_ISSUE_ARGS_MAX, NULL);

  self = g_new0 (SatIssue, 1);
  g_atomic_ref_count_init (&self->n_refs);
  self->id = g_intern_string (id);
  if (place != NULL)
    {
      self->place = *place;
      if (place->name != NULL)
        self->place.name = sat_printable (place->name, strlen (place->name), G_MAXSIZE);
    }
  self->n_args = n_args;
  for (gsize i = 0; i < n_args; i++)
    self->args[i] = copy_arg (&args[i]);
  return self;
}

/**
 * sat_issue_new_placed: (skip)
 * @place: where it is
 *
 * Adds a place. The parts that are known already are kept: a name, and a line with its column.
 *
 * Returns: (transfer full): the issue with its place
 */
SatIssue *
sat_issue_new_placed (const SatIssue *self,
                      const SatPlace *place)
{
  SatPlace both;
  SatIssue *placed = NULL;

  g_return_val_if_fail (self != NULL && place != NULL, NULL);

  both = self->place.line != 0 ? self->place : *place;
  both.name = self->place.name != NULL ? self->place.name : place->name;
  placed = sat_issue_new_array (&both, self->id, NULL, 0);
  placed->n_args = self->n_args;
  for (gsize i = 0; i < self->n_args; i++)
    {
      placed->args[i] = self->args[i];
      placed->args[i].text = g_strdup (self->args[i].text);
      if (self->args[i].cause != NULL)
        placed->args[i].cause = g_error_copy (self->args[i].cause);
    }
  return placed;
}

/**
 * sat_issue_ref: (skip)
 *
 * Takes a reference. Atomic.
 *
 * Returns: (transfer full): @self
 */
SatIssue *
sat_issue_ref (SatIssue *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->n_refs);
  return self;
}

/**
 * sat_issue_unref:
 *
 * Drops a reference; the last one frees it. Atomic.
 */
void
sat_issue_unref (SatIssue *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->n_refs))
    return;
  g_free ((char *)self->place.name);
  for (gsize i = 0; i < self->n_args; i++)
    clear_arg (&self->args[i]);
  g_free (self);
}

/**
 * sat_issue_get_id:
 *
 * Gets the id, which never changes between versions.
 *
 * Returns: (transfer none): the id
 */
SAT_DEFINE_GETTER (SatIssue, sat_issue, id, const char *)

/**
 * sat_issue_get_place:
 *
 * Gets the place, all of which may be unknown.
 *
 * Returns: (transfer none): the place
 */
const SatPlace *
sat_issue_get_place (const SatIssue *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->place;
}

/**
 * sat_issue_get_args:
 * @n_args: (out): how many facts it has
 *
 * Gets the facts. Their texts are valid UTF-8 that ends with a NUL.
 *
 * Returns: (transfer none) (array length=n_args): the array
 */
const SatArg *
sat_issue_get_args (const SatIssue *self,
                    gsize *n_args)
{
  g_return_val_if_fail (self != NULL && n_args != NULL, NULL);

  *n_args = self->n_args;
  return self->args;
}

/**
 * sat_issue_describe:
 *
 * Describes everything in it for debugging: "name:3:7: literal-expected “x”".
 *
 * Returns: (transfer full): the description
 */
char *
sat_issue_describe (const SatIssue *self)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (self != NULL, NULL);

  if (self->place.name != NULL)
    g_string_append_printf (text, "%s:", self->place.name);
  if (self->place.line != 0)
    g_string_append_printf (text, "%" G_GSIZE_FORMAT ":", self->place.line);
  if (self->place.column != 0)
    g_string_append_printf (text, "%" G_GSIZE_FORMAT ":", self->place.column);
  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", self->id);
  for (gsize i = 0; i < self->n_args; i++)
    {
      const SatArg *arg = &self->args[i];

      if (arg->kind == SAT_ARG_CAUSE)
        g_string_append_printf (text, " (%s)", arg->cause->message);
      else if (arg->text != NULL)
        g_string_append_printf (text, " “%s”", arg->text);
      else
        g_string_append_printf (text, " %" G_GINT64_FORMAT, arg->number);
    }
  return g_string_free (text, FALSE);
}

/**
 * sat_place_count_columns:
 * @line: begin of a line
 * @at: a place in it
 *
 * Counts columns as text editors do: an invalid byte counts as one. Linear in the length of the
 * line.
 *
 * Returns: the column of @at, from 1
 */
gsize
sat_place_count_columns (const char *line,
                         const char *at)
{
  gsize n = 1;

  while (line < at)
    {
      gunichar c = g_utf8_get_char_validated (line, at - line);

      line = c == (gunichar)-1 || c == (gunichar)-2 ? line + 1 : g_utf8_next_char (line);
      n++;
    }
  return n;
}
