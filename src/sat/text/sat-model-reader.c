/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the answers of solvers, in every dialect: the lines "s" and "v" of the SAT competitions,
 * MiniSat's result file and its messages, the first "s cnf" form of the DIMACS challenge, bare
 * lists of literals, and what sat-tidy.c converts. A line is recognised by its beginning; all
 * others are messages. What would be a guess is an error: two models, literals with an answer that
 * has none, something other than literals between them.
 *
 * Does not know the formula: sat-check.c checks the model. */

#include "sat-model.h"

#include "sat-text.h"

#include <string.h>

typedef struct
{
  SatText text;
  SatModel *model; /* borrowed */
  gboolean has_status;
  gboolean has_list; /* a literal or a 0 was read */
  gboolean closed;   /* and that 0 */
  gboolean has_key;  /* a "v" before literals */
  gboolean has_comment;
  SatText first_literal;
  SatText first_chatter; /* .at is NULL when there was none */
  gboolean gives_up;     /* a comment says so */
} Reader;

typedef struct
{
  const char *word; /* in any case of letters */
  SatStatus status;
  gboolean alone; /* may stand in a line without "s" */
} StatusWord;

static const StatusWord status_words[] = {
  { "SATISFIABLE", SAT_STATUS_SATISFIABLE, TRUE },
  { "SAT", SAT_STATUS_SATISFIABLE, TRUE },
  { "OPTIMUM FOUND", SAT_STATUS_SATISFIABLE, FALSE },
  { "1", SAT_STATUS_SATISFIABLE, FALSE },
  { "UNSATISFIABLE", SAT_STATUS_UNSATISFIABLE, TRUE },
  { "UNSAT", SAT_STATUS_UNSATISFIABLE, TRUE },
  { "0", SAT_STATUS_UNSATISFIABLE, FALSE },
  { "UNKNOWN", SAT_STATUS_UNKNOWN, TRUE },
  { "INDET", SAT_STATUS_UNKNOWN, TRUE },
  { "INDETERMINATE", SAT_STATUS_UNKNOWN, TRUE },
  { "NOT SOLVED", SAT_STATUS_UNKNOWN, FALSE },
  { "-1", SAT_STATUS_UNKNOWN, FALSE },
};

/* Beginnings of messages that identify a solver, without "c" and blanks. */
static const struct
{
  const char *line;
  gboolean is_comment;
  const char *solver;
} banners[] = {
  { "WARNING: for repeatability", FALSE, "MiniSat" },
  { "============================[ Problem Statistics ]", FALSE, "MiniSat" },
  { "CaDiCaL ", TRUE, "CaDiCaL" },
  { "Kissat ", TRUE, "Kissat" },
  { "PicoSAT ", TRUE, "PicoSAT" },
  { "clasp version", TRUE, "clasp" },
  { "CryptoMiniSat version", TRUE, "CryptoMiniSat" },
  { "SAT4J:", TRUE, "Sat4j" },
  { "This is glucose", TRUE, "Glucose" },
  { "Lingeling ", TRUE, "Lingeling" },
};

/* The rest of the line from here on, without blanks at its end. */
static const char *
end_of_content (const SatText *text)
{
  const char *end = text->end;

  if (text->at < text->end)
    end = memchr (text->at, '\n', (gsize)(text->end - text->at));
  if (end == NULL)
    end = text->end;
  while (end > text->at && sat_text_is_blank (end[-1]))
    end--;
  return end;
}

static const StatusWord *
find_status (const char *word,
             gsize length)
{
  for (gsize i = 0; i < G_N_ELEMENTS (status_words); i++)
    if (strlen (status_words[i].word) == length &&
        g_ascii_strncasecmp (status_words[i].word, word, length) == 0)
      return &status_words[i];
  return NULL;
}

static gboolean
set_status (Reader *self,
            SatStatus status,
            GError **error)
{
  if (self->has_status && sat_model_get_status (self->model) != status)
    {
      sat_text_fail (&self->text, error, SAT_ERROR_SEVERAL, "answer-differs");
      return FALSE;
    }
  self->has_status = TRUE;
  sat_model_set_status (self->model, status);
  return TRUE;
}

/* After "s": a word, or "cnf" and one of the numbers and two counts. */
static gboolean
read_status (Reader *self,
             GError **error)
{
  SatText *text = &self->text;
  const StatusWord *word;
  const char *end;

  sat_text_skip_blanks (text);
  end = end_of_content (text);
  if (end - text->at > 4 && memcmp (text->at, "cnf ", 4) == 0)
    {
      text->at += 4;
      sat_text_skip_blanks (text);
      for (end = text->at; end < text->end && !g_ascii_isspace (*end);)
        end++;
    }
  word = find_status (text->at, (gsize)(end - text->at));
  if (word != NULL)
    return set_status (self, word->status, error);
  sat_text_fail (text, error, SAT_ERROR_SYNTAX, "status-expected", sat_text_found (text));
  return FALSE;
}

static gboolean
add_literal (Reader *self,
             const SatText *place,
             int literal,
             GError **error)
{
  if (literal == 0)
    {
      self->closed = TRUE;
      return TRUE;
    }
  if (self->first_literal.at == NULL)
    self->first_literal = *place;
  if (self->closed)
    {
      sat_text_fail (place, error, SAT_ERROR_SEVERAL, "literal-after-end",
                     sat_arg_number (literal));
      return FALSE;
    }
  if (sat_model_add (self->model, literal, error))
    return TRUE;
  sat_text_add_place (place, error);
  return FALSE;
}

static gboolean
read_literals (Reader *self,
               GError **error)
{
  for (;;)
    {
      SatText place;
      int literal;

      sat_text_skip_blanks (&self->text);
      if (sat_text_at_end_of_line (&self->text))
        return TRUE;
      place = self->text;
      if (!sat_text_read_literal (&self->text, &literal, error) ||
          !add_literal (self, &place, literal, error))
        return FALSE;
      self->has_list = TRUE;
    }
}

static void
recognise_solver (Reader *self,
                  gboolean is_comment)
{
  SatText *text = &self->text;

  if (sat_model_get_solver (self->model) != NULL)
    return;
  sat_text_skip_blanks (text);
  for (gsize i = 0; i < G_N_ELEMENTS (banners); i++)
    {
      gsize length = strlen (banners[i].line);

      if (banners[i].is_comment == is_comment &&
          (gsize)(text->end - text->at) >= length &&
          g_ascii_strncasecmp (text->at, banners[i].line, length) == 0)
        sat_model_set_solver (self->model, banners[i].solver);
    }
}

/* Any other line: a status alone, or a message. */
static gboolean
read_other (Reader *self,
            GError **error)
{
  SatText *text = &self->text;
  const StatusWord *word = find_status (text->at, (gsize)(end_of_content (text) - text->at));

  if (word != NULL && word->alone)
    return set_status (self, word->status, error);
  if (self->first_chatter.at == NULL)
    self->first_chatter = *text;
  recognise_solver (self, FALSE);
  return TRUE;
}

/* CaDiCaL reports only in a comment that it has reached its own limit. */
static void
read_comment (Reader *self)
{
  SatText *text = &self->text;
  const StatusWord *word;

  self->has_comment = TRUE;
  recognise_solver (self, TRUE);
  sat_text_skip_blanks (text);
  word = find_status (text->at, (gsize)(end_of_content (text) - text->at));
  self->gives_up |= word != NULL && word->alone && word->status == SAT_STATUS_UNKNOWN;
}

static gboolean
begins_number (const SatText *text)
{
  const char *p = text->at;

  p += p < text->end && *p == '-';
  return p < text->end && g_ascii_isdigit (*p);
}

/* A line of "d" and numbers deletes a clause in a DRAT proof; a word may begin like that, too. */
static gboolean
refuse_proof (Reader *self,
              SatText *next,
              GError **error)
{
  sat_text_skip_blanks (next);
  if (!begins_number (next))
    return read_other (self, error);
  sat_text_fail (&self->text, error, SAT_ERROR_SYNTAX, "answer-proof");
  return FALSE;
}

static gboolean
read_line (Reader *self,
           GError **error)
{
  SatText *text = &self->text;
  SatText next = *text;
  char key;

  if (begins_number (text))
    return read_literals (self, error);
  key = *text->at;
  next.at++;
  if (strchr ("svV", key) != NULL && begins_number (&next))
    {
      sat_text_fail (&next, error, SAT_ERROR_SYNTAX, "blank-expected", sat_arg_quote (&key, 1));
      return FALSE;
    }
  if (!sat_text_at_break (&next))
    return read_other (self, error);
  switch (key)
    {
    case 'c':
      text->at = next.at;
      read_comment (self);
      return TRUE;
    case 's':
      text->at = next.at;
      return read_status (self, error);
    case 'v':
    case 'V':
      self->has_key = TRUE;
      text->at = next.at;
      return read_literals (self, error);
    case 'p':
      sat_text_fail (text, error, SAT_ERROR_SYNTAX, "answer-formula");
      return FALSE;
    case 'd':
      return refuse_proof (self, &next, error);
    default:
      return read_other (self, error);
    }
}

/* There was no answer: what was there instead? */
static gboolean
refuse_nothing (Reader *self,
                GError **error)
{
  SatText place = self->first_chatter.at != NULL ? self->first_chatter : self->text;

  if (self->first_chatter.at != NULL)
    sat_text_fail (&place, error, SAT_ERROR_SYNTAX, "answer-missing", sat_text_found (&place));
  else if (self->has_comment)
    sat_text_fail (&place, error, SAT_ERROR_SYNTAX, "answer-comments");
  else
    sat_text_fail (&place, error, SAT_ERROR_SYNTAX, "answer-empty");
  return FALSE;
}

/* Markup is often saved in the place of a file from the web. */
static gboolean
check_markup (Reader *self,
              GError **error)
{
  SatText place = self->text;

  while (place.at < place.end && g_ascii_isspace (*place.at))
    place.at++;
  if (place.at == place.end || *place.at != '<')
    return TRUE;
  sat_text_fail (&self->text, error, SAT_ERROR_SYNTAX, "answer-markup");
  return FALSE;
}

/* Is everything that was read one answer? */
static gboolean
conclude (Reader *self,
          GError **error)
{
  if (!self->has_status && !self->has_list && self->gives_up)
    return TRUE;
  if (!self->has_status && !self->has_list)
    return refuse_nothing (self, error);
  if (!self->has_status && !self->has_key)
    sat_model_set_bare (self->model);
  if (!self->has_status)
    sat_model_set_status (self->model, SAT_STATUS_SATISFIABLE);
  if (sat_model_get_status (self->model) == SAT_STATUS_SATISFIABLE)
    {
      if (self->has_list)
        sat_model_set_has_literals (self->model);
      if (self->has_list && !self->closed)
        sat_model_set_incomplete (self->model);
      return TRUE;
    }
  if (self->first_literal.at == NULL)
    return TRUE;
  sat_text_fail (&self->first_literal, error, SAT_ERROR_SYNTAX, "model-unexpected");
  return FALSE;
}

/**
 * sat_model_read:
 * @name: the name of the text in messages
 * @text: (array length=length): the output of a solver
 * @length: its length in bytes
 * @cancellable: (nullable): ends the work
 *
 * Reads one answer of any solver. Literals without a status are a model. The lists may have the
 * forms of mails, spreadsheets, JSON and Python, see sat-tidy.c. Linear time; the memory is at most
 * 4 KiB for each literal, 400 MB in all, and the length of a text that needs conversion.
 *
 * Returns: (transfer full) (nullable): the answer; %NULL with SAT_ERROR_SYNTAX, SAT_ERROR_LIMIT,
 *   SAT_ERROR_SEVERAL (more than one model, or different answers), each with its place, or
 *   G_IO_ERROR_CANCELLED
 */
SatModel *
sat_model_read (const char *name,
                const char *text,
                gsize length,
                GCancellable *cancellable,
                GError **error)
{
  g_autoptr (SatModel) model = sat_model_new (SAT_STATUS_UNKNOWN);
  Reader self = { .model = model };
  g_autofree char *tidied = NULL;

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (text != NULL || length == 0, NULL);

  if (!sat_text_init (&self.text, name, text, length, cancellable, error) ||
      !check_markup (&self, error))
    return NULL;
  /* The text is read from it to the end.
   * NOLINTNEXTLINE(clang-analyzer-deadcode.DeadStores) */
  tidied = sat_text_tidy (&self.text, SAT_TIDY_ANSWER);
  while (self.text.at < self.text.end)
    {
      sat_text_skip_blanks (&self.text);
      if ((!sat_text_at_end_of_line (&self.text) && !read_line (&self, error)) ||
          !sat_text_next_line (&self.text, error))
        return NULL;
    }
  return conclude (&self, error) ? g_steal_pointer (&model) : NULL;
}
