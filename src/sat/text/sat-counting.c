/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formulas for model counters have comments for them: "c t pmc" gives the kind of count, "c p show
 * 1 2 0" (formerly "c ind 1 2 0") the variables, "c p weight 1 0.3 0" the weight of a literal. The
 * variables are obeyed. Everything else is reported: a number that is not what was asked for must
 * not look as if it were. */

#include "sat-counting.h"

#include <stdlib.h>
#include <string.h>

#include "sat-literals.h"
#include "sat-text.h"

/**
 * sat_counting_new: (skip)
 *
 * Makes a counting of all models.
 *
 * Returns: (transfer full): the counting
 */
SatCounting *
sat_counting_new (void)
{
  SatCounting *self = g_new0 (SatCounting, 1);

  self->issues = g_ptr_array_new_with_free_func ((GDestroyNotify)sat_issue_unref);
  return self;
}

/**
 * sat_counting_free: (skip)
 * @self: (transfer full) (nullable): a counting
 *
 * Frees it.
 */
void
sat_counting_free (SatCounting *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->shown, g_array_unref);
  g_ptr_array_unref (self->issues);
  g_free (self);
}

static void
tell (SatCounting *self,
      const SatText *text,
      SatIssue *issue)
{
  const SatPlace place = { text->name, text->line, 0 };

  g_ptr_array_add (self->issues, sat_issue_new_placed (issue, &place));
  sat_issue_unref (issue);
}

/* Takes the next word of the line. */
static gboolean
take_word (SatText *text,
           const char **word,
           gsize *length)
{
  sat_text_skip_blanks (text);
  *word = text->at;
  while (!sat_text_at_break (text))
    text->at++;
  *length = (gsize)(text->at - *word);
  return *length > 0;
}

static gboolean
is_word (const char *word,
         gsize length,
         const char *other)
{
  return strlen (other) == length && g_ascii_strncasecmp (word, other, length) == 0;
}

static void
read_shown (SatCounting *self,
            SatText *text)
{
  for (;;)
    {
      int variable = 0;
      const char *start;

      sat_text_skip_blanks (text);
      start = text->at;
      if (!sat_text_read_any_literal (text, &variable, NULL) || variable < 0)
        {
          text->at = start;
          self->broken = TRUE;
          tell (self, text, sat_issue_new (NULL, "show-bad", sat_text_found (text)));
          return;
        }
      if (variable == 0)
        return;
      g_array_append_val (self->shown, variable);
    }
}

static void
begin_shown (SatCounting *self,
             SatText *text)
{
  if (self->shown == NULL)
    self->shown = g_array_new (FALSE, FALSE, sizeof (int));
  read_shown (self, text);
}

static void
read_weight (SatCounting *self,
             SatText *text)
{
  if (!self->weighted)
    tell (self, text, sat_issue_new (NULL, "counting-weighted"));
  self->weighted = TRUE;
}

/* After "t": a kind of count, or any other comment. */
static gboolean
read_kind (SatCounting *self,
           SatText *text)
{
  const char *word = NULL;
  gsize length = 0;

  if (!take_word (text, &word, &length) || length < 2 ||
      g_ascii_strncasecmp (word + length - 2, "mc", 2) != 0)
    return FALSE;
  sat_text_skip_blanks (text);
  if (!sat_text_at_end_of_line (text))
    return FALSE;
  if (is_word (word, length, "mc"))
    return TRUE;
  if (is_word (word, length, "pmc"))
    self->projected_line = text->line;
  else if (is_word (word, length, "wmc") || is_word (word, length, "pwmc"))
    {
      self->projected_line = is_word (word, length, "pwmc") ? text->line : self->projected_line;
      read_weight (self, text);
    }
  else
    tell (self, text, sat_issue_new (NULL, "counting-kind", sat_arg_quote (word, length)));
  return TRUE;
}

/* After "p": a request that ends with 0, or a header that was made a comment. */
static gboolean
read_wish (SatCounting *self,
           SatText *text)
{
  const char *word = NULL;
  gsize length = 0;

  if (!take_word (text, &word, &length))
    return FALSE;
  if (is_word (word, length, "show"))
    begin_shown (self, text);
  else if (is_word (word, length, "weight"))
    read_weight (self, text);
  else if (text->end - word >= 2 && text->end[-1] == '0' && sat_text_is_blank (text->end[-2]) &&
           !is_word (word, length, "cnf"))
    tell (self, text, sat_issue_new (NULL, "counting-line", sat_arg_quote (word, length)));
  else
    return FALSE;
  return TRUE;
}

/**
 * sat_counting_read: (skip)
 * @self: a counting
 * @name: the name of the text in messages
 * @line: the number of the comment’s line
 * @comment: (array length=length): a comment, without its "c"
 * @length: its length in bytes
 *
 * Obeys a comment for model counters.
 *
 * Returns: %FALSE for any other comment
 */
gboolean
sat_counting_read (SatCounting *self,
                   const char *name,
                   gsize line,
                   const char *comment,
                   gsize length)
{
  SatText text = {
    .name = name,
    .at = comment,
    .end = comment + length,
    .line_start = comment,
    .line = line,
  };
  const char *word = NULL;
  gsize n = 0;

  while (text.end > text.at && sat_text_is_blank (text.end[-1]))
    text.end--;
  if (!take_word (&text, &word, &n))
    return FALSE;
  if (is_word (word, n, "t"))
    return read_kind (self, &text);
  if (is_word (word, n, "p"))
    return read_wish (self, &text);
  if (!is_word (word, n, "ind"))
    return FALSE;
  begin_shown (self, &text);
  return TRUE;
}

static int
compare (const void *a,
         const void *b)
{
  return *(const int *)a - *(const int *)b;
}

/**
 * sat_counting_conclude: (skip)
 * @self: a counting, after all comments
 * @name: the name of the text in messages
 * @n_variables: how many variables the formula has
 *
 * Checks whether the requests are possible.
 */
void
sat_counting_conclude (SatCounting *self,
                       const char *name,
                       int n_variables)
{
  SatText text = { .name = name, .line = self->projected_line };
  int *shown = self->shown != NULL ? (int *)(gpointer)self->shown->data : NULL;
  guint n = 0;

  if (self->broken)
    g_clear_pointer (&self->shown, g_array_unref);
  if (self->shown == NULL)
    {
      if (self->projected_line > 0 && !self->broken)
        tell (self, &text, sat_issue_new (NULL, "show-missing"));
      return;
    }
  if (self->shown->len > 0)
    qsort (shown, self->shown->len, sizeof *shown, compare);
  for (guint i = 0; i < self->shown->len; i++)
    if (n == 0 || shown[n - 1] != shown[i])
      shown[n++] = shown[i];
  g_array_set_size (self->shown, n);
  if (n == 0 || shown[n - 1] <= n_variables)
    return;
  self->broken = TRUE;
  text.line = 0;
  tell (self, &text,
        sat_issue_new (NULL, "show-unknown", sat_arg_number (shown[n - 1]),
                       sat_arg_number (n_variables)));
  g_clear_pointer (&self->shown, g_array_unref);
}

/**
 * sat_counting_write: (skip)
 * @self: (nullable): a counting
 *
 * Writes the comments with the variables for a counter.
 *
 * Returns: (transfer full): lines, or the empty text when all variables count
 */
char *
sat_counting_write (const SatCounting *self)
{
  GString *text = g_string_new (NULL);

  if (self == NULL || self->shown == NULL)
    return g_string_free (text, FALSE);
  g_string_append (text, "c t pmc\nc p show ");
  for (guint i = 0; i < self->shown->len; i++)
    g_string_append_printf (text, "%d ", g_array_index (self->shown, int, i));
  g_string_append (text, "0\n");
  return g_string_free (text, FALSE);
}
