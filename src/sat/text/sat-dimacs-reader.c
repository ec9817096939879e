/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads DIMACS text as it is found in practice: what can be understood is accepted, with a warning
 * for each kind of deviation; what can't is an error with its place. */

#include "sat-dimacs.h"

#include "sat-clause-lists.h"
#include "sat-cousin.h"
#include "sat-memory.h"
#include "sat-printable.h"
#include "sat-text.h"

#include <string.h>

/* At least so many literals are passed on at once. */
#define PENDING_LITERALS 65536
/* At most so many bytes of comments are kept. */
#define COMMENTS_MAX 32768

typedef struct
{
  SatText text;
  SatDimacs *dimacs; /* borrowed */
  int *pending;      /* whole clauses, and the beginning of the one being read */
  gsize n_pending;
  gsize n_allocated;
  GString *comments;
  gsize header_line;
  gboolean in_clause;
  gboolean ended;   /* by % */
  gboolean is_list; /* of lists, which has no header */
  gboolean has_inline_comment;
  gboolean has_other_comment; /* with another sign than "c" */
} Reader;

static void
reader_clear (Reader *self)
{
  g_free (self->pending);
  g_string_free (self->comments, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Reader, reader_clear)

/* Something that was tolerated. */
#define warn(self, line, id, ...) \
  add_warning (self, line, sat_issue_new (NULL, id, ##__VA_ARGS__))

static void
add_warning (Reader *self,
             gsize line,
             SatIssue *issue)
{
  const SatPlace place = { self->text.name, line, 0 };

  g_ptr_array_add (self->dimacs->warnings, sat_issue_new_placed (issue, &place));
  sat_issue_unref (issue);
}

/* Passes on the pending literals, which end with a whole clause. */
static gboolean
hand_on (Reader *self,
         GError **error)
{
  SatSink *sink = sat_clauses_get_sink (self->dimacs->clauses);
  gsize n_pending = self->n_pending;

  self->n_pending = 0;
  if (sat_sink_add (sink, self->pending, n_pending, error))
    return TRUE;
  sat_error_add_place (error, &(SatPlace){ .name = self->text.name });
  return FALSE;
}

/* Makes room for one more literal of a clause, which may be as long as the text. */
static gboolean
make_room (Reader *self,
           GError **error)
{
  gsize n_allocated = MAX (2 * self->n_allocated, 1024);

  if (!sat_memory_check_array ("memory-formula", n_allocated * sizeof (int), error))
    {
      sat_error_add_place (error, &(SatPlace){ .name = self->text.name });
      return FALSE;
    }
  self->n_allocated = n_allocated;
  self->pending = g_renew (int, self->pending, self->n_allocated);
  return TRUE;
}

static gboolean
add_literal (Reader *self,
             int literal,
             GError **error)
{
  if (G_UNLIKELY (self->n_pending == self->n_allocated) && !make_room (self, error))
    return FALSE;
  self->pending[self->n_pending++] = literal;
  self->in_clause = literal != 0;
  return literal != 0 || self->n_pending < PENDING_LITERALS || hand_on (self, error);
}

static gboolean
has_clauses (const Reader *self)
{
  return self->in_clause || self->n_pending > 0 ||
         sat_clauses_get_n_clauses (self->dimacs->clauses) > 0;
}

static gboolean
expect_word (Reader *self,
             const char *word,
             GError **error)
{
  SatText *text = &self->text;
  gsize length = strlen (word);

  sat_text_skip_blanks (text);
  if ((gsize)(text->end - text->at) >= length &&
      g_ascii_strncasecmp (text->at, word, length) == 0)
    {
      SatText next = *text;

      next.at += length;
      if (sat_text_at_break (&next))
        {
          *text = next;
          return TRUE;
        }
    }
  sat_text_fail (text, error, SAT_ERROR_SYNTAX, "word-expected",
                 sat_arg_text (word), sat_text_found (text));
  return FALSE;
}

/* Other content instead of a literal: a comment, or the end mark. Returns whether the rest of the
 * line is done. */
static gboolean
skip_mark (Reader *self)
{
  SatText next = self->text;
  char key = *self->text.at;

  next.at++;
  if ((key != 'c' && key != '%') || !sat_text_at_break (&next))
    return FALSE;
  if (key == '%')
    {
      warn (self, self->text.line, "percent-end");
      self->ended = TRUE;
      return TRUE;
    }
  if (!self->has_inline_comment)
    warn (self, self->text.line, "comment-late");
  self->has_inline_comment = TRUE;
  return TRUE;
}

static gboolean
read_literals (Reader *self,
               GError **error)
{
  for (;;)
    {
      int literal;

      sat_text_skip_blanks (&self->text);
      if (sat_text_at_end_of_line (&self->text) || skip_mark (self))
        return TRUE;
      if (!sat_text_read_literal (&self->text, &literal, error) ||
          !add_literal (self, literal, error))
        return FALSE;
    }
}

/* Whether the line ends with a clause. */
static gboolean
ends_clause (const SatText *text)
{
  const char *end = memchr (text->at, '\n', (gsize)(text->end - text->at));

  if (end == NULL)
    end = text->end;
  while (end > text->at && sat_text_is_blank (end[-1]))
    end--;
  return end - text->at >= 2 && end[-1] == '0' && sat_text_is_blank (end[-2]);
}

/* After the counts: the clauses of a formula that has lost its line ends, or anything else. */
static gboolean
read_header_tail (Reader *self,
                  GError **error)
{
  gboolean clauses = ends_clause (&self->text);

  warn (self, self->text.line, clauses ? "header-and-clauses" : "header-tail");
  return !clauses || read_literals (self, error);
}

static gboolean
read_header (Reader *self,
             GError **error)
{
  SatText *text = &self->text;
  SatDimacs *dimacs = self->dimacs;

  if (dimacs->has_header)
    {
      sat_text_fail (text, error, SAT_ERROR_SYNTAX, "header-second");
      return FALSE;
    }
  if (has_clauses (self))
    warn (self, self->text.line, "header-late");
  if (!expect_word (self, "p", error) || !expect_word (self, "cnf", error))
    return FALSE;
  sat_text_skip_blanks (text);
  if (!sat_text_read_count (text, &dimacs->declared_variables, error))
    return FALSE;
  sat_text_skip_blanks (text);
  if (!sat_text_read_count (text, &dimacs->declared_clauses, error))
    return FALSE;
  dimacs->has_header = TRUE;
  self->header_line = text->line;
  sat_text_skip_blanks (text);
  return sat_text_at_end_of_line (text) || read_header_tail (self, error);
}

/* Keeps a comment, without its "c", up to @end. */
static void
keep_comment (Reader *self,
              const char *end)
{
  const char *start = self->text.at + 1;

  if (self->comments->len + (gsize)(end - start) > COMMENTS_MAX)
    return;
  if (start < end && sat_text_is_blank (*start))
    start++;
  while (end > start && sat_text_is_blank (end[-1]))
    end--;
  g_string_append_len (self->comments, start, end - start);
  g_string_append_c (self->comments, '\n');
}

/* Those at the beginning are kept, and those for counters, which begin with a short word,
 * anywhere. */
static void
read_comment (Reader *self)
{
  const char *start = self->text.at + 1;
  const char *end = memchr (start, '\n', (gsize)(self->text.end - start));
  const char *word = start;
  gboolean counts = FALSE;

  end = end != NULL ? end : self->text.end;
  while (word < end && sat_text_is_blank (*word))
    word++;
  if (word > start && word < end && strchr ("tpi", g_ascii_tolower (*word)) != NULL)
    {
      if (self->dimacs->counting == NULL)
        self->dimacs->counting = sat_counting_new ();
      counts = sat_counting_read (self->dimacs->counting, self->text.name, self->text.line, word,
                                  (gsize)(end - word));
    }
  if (counts || !has_clauses (self))
    keep_comment (self, end);
}

/* "#" and "//" begin comments elsewhere. */
static gboolean
is_other_comment (const SatText *text)
{
  return *text->at == '#' ||
         (*text->at == '/' && text->end - text->at >= 2 && text->at[1] == '/');
}

static gboolean
read_line (Reader *self,
           GError **error)
{
  sat_text_skip_blanks (&self->text);
  if (sat_text_at_end_of_line (&self->text))
    return TRUE;
  if (is_other_comment (&self->text))
    {
      if (!self->has_other_comment)
        warn (self, self->text.line, "comment-sign");
      self->has_other_comment = TRUE;
      return TRUE;
    }
  if (*self->text.at == 'c')
    {
      read_comment (self);
      return TRUE;
    }
  if (g_ascii_tolower (*self->text.at) == 'p')
    return read_header (self, error);
  if (g_ascii_isdigit (*self->text.at) || *self->text.at == '-')
    return read_literals (self, error);
  return !sat_cousin_refuse_line (&self->text, error) && read_literals (self, error);
}

/* In a formula without line ends the header follows the first comments. */
static void
skip_to_header (Reader *self)
{
  static const char header[] = " p cnf ";
  SatText *text = &self->text;
  const char *p = NULL;

  if (text->at == text->end || *text->at != 'c' ||
      memchr (text->at, '\n', (gsize)(text->end - text->at)) != NULL)
    return;
  p = g_strstr_len (text->at, text->end - text->at, header);
  if (p == NULL)
    return;
  keep_comment (self, p);
  text->at = p + 1;
}

static gboolean
conclude (Reader *self,
          GError **error)
{
  SatDimacs *dimacs = self->dimacs;
  guint64 n_clauses;
  int max_variable;

  if (self->in_clause)
    {
      warn (self, self->text.line, "clause-open");
      if (!add_literal (self, 0, error))
        return FALSE;
    }
  if (!hand_on (self, error))
    return FALSE;
  n_clauses = sat_clauses_get_n_clauses (dimacs->clauses);
  max_variable = sat_clauses_get_max_variable (dimacs->clauses);
  if (!dimacs->has_header && n_clauses == 0)
    {
      sat_text_fail (&self->text, error, SAT_ERROR_SYNTAX, "formula-empty");
      return FALSE;
    }
  if (!dimacs->has_header && !self->is_list)
    warn (self, 1, "header-missing");
  if (dimacs->has_header && dimacs->declared_clauses != n_clauses)
    warn (self, self->header_line, "header-clauses",
          sat_arg_count (n_clauses), sat_arg_count (dimacs->declared_clauses));
  if (self->comments->len > 0)
    {
      g_string_truncate (self->comments, self->comments->len - 1);
      dimacs->comments = sat_printable_lines (self->comments->str, self->comments->len);
    }
  if (dimacs->counting != NULL)
    sat_counting_conclude (dimacs->counting, self->text.name,
                           (int)CLAMP (dimacs->declared_variables, (guint64)max_variable,
                                       G_MAXINT));
  if (dimacs->has_header && dimacs->declared_variables < (guint64)max_variable)
    warn (self, self->header_line, "header-variables",
          sat_arg_number (max_variable), sat_arg_count (dimacs->declared_variables));
  return TRUE;
}

/* Converts other syntax to DIMACS; returns the text itself where it is plain. */
static char *
make_plain (Reader *self)
{
  gsize length = (gsize)(self->text.end - self->text.at);
  char *plain = NULL;

  if (!sat_clause_lists_begin (self->text.at, length))
    return sat_text_tidy (&self->text, SAT_TIDY_FORMULA);
  self->is_list = TRUE;
  plain = sat_clause_lists_write (self->text.at, length);
  self->text.at = self->text.line_start = plain;
  self->text.end = plain + length;
  return plain;
}

/**
 * sat_dimacs_read: (skip)
 * @name: the name of the text in messages
 * @text: (array length=length): DIMACS text
 * @length: its length in bytes
 * @cancellable: (nullable): ends the work
 *
 * Reads a formula. Tolerates comments anywhere, wrong counts, a missing header, the end mark "%" of
 * old SATLIB files, a missing final 0, CRLF and a byte order mark, and what sat-tidy.c converts:
 * commas, quoted mail, Markdown fences; and lists of lists. Linear time; the memory is at most a
 * small multiple of the length of the text.
 *
 * Returns: (transfer full) (nullable): the formula with its warnings; %NULL with SAT_ERROR_SYNTAX
 *   or SAT_ERROR_LIMIT and the place, or G_IO_ERROR_CANCELLED
 */
SatDimacs *
sat_dimacs_read (const char *name,
                 const char *text,
                 gsize length,
                 GCancellable *cancellable,
                 GError **error)
{
  g_autoptr (SatDimacs) dimacs = g_new0 (SatDimacs, 1);
  g_auto (Reader) self = { .dimacs = dimacs, .comments = g_string_new (NULL) };
  g_autofree char *tidied = NULL;

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (text != NULL || length == 0, NULL);

  dimacs->clauses = sat_clauses_new ();
  dimacs->warnings = g_ptr_array_new_with_free_func ((GDestroyNotify)sat_issue_unref);
  if (!sat_text_init (&self.text, name, text, length, cancellable, error))
    return NULL;
  /* Checked before and after the conversion, which removes the traces of other languages. */
  if (sat_cousin_refuse_text (&self.text, error))
    return NULL;
  /* The text is read from it to the end.
   * NOLINTNEXTLINE(clang-analyzer-deadcode.DeadStores) */
  tidied = make_plain (&self);
  if (sat_cousin_refuse_text (&self.text, error))
    return NULL;
  skip_to_header (&self);
  while (self.text.at < self.text.end && !self.ended)
    if (!read_line (&self, error) || !sat_text_next_line (&self.text, error))
      return NULL;
  return conclude (&self, error) ? g_steal_pointer (&dimacs) : NULL;
}

/**
 * sat_dimacs_free:
 * @self: (nullable): a formula that was read
 *
 * Frees it with its clauses and warnings.
 */
void
sat_dimacs_free (SatDimacs *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->clauses, sat_clauses_free);
  g_free (self->comments);
  sat_counting_free (self->counting);
  g_clear_pointer (&self->warnings, g_ptr_array_unref);
  g_free (self);
}
