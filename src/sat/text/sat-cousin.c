/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cousins of DIMACS CNF: weighted, quantified, incremental formulas and their like, and other
 * languages for constraints. None is read, but the error names the format. It is recognised by the
 * first line that is no comment, or the first that begins with one of its letters. */

#include "sat-cousin.h"

#include <string.h>

/* After the "p" of a header, in upper or lower case. */
static const struct
{
  const char *word;
  const char *id;
} headers[] = {
  { "wcnf", "cousin-weighted" },
  { "pwcnf", "cousin-weighted" },
  { "gcnf", "cousin-groups" },
  { "knf", "cousin-counts" },
  { "cnf+", "cousin-counts" },
  { "lcnf", "cousin-incremental" },
  { "inccnf", "cousin-incremental" },
  { "icnf", "cousin-incremental" },
  { "qcnf", "cousin-quantified" },
  { "qdimacs", "cousin-quantified" },
  { "pcnf", "cousin-projected" },
  { "xcnf", "cousin-xor" },
  { "cnfx", "cousin-xor" },
};

/* Keys of lines that end with 0 like clauses. */
static const struct
{
  char key;
  gboolean glued; /* a number may follow without a blank */
  const char *id;
} keys[] = {
  { 'x', TRUE, "cousin-xor" },
  { 'a', FALSE, "cousin-quantified" },
  { 'e', FALSE, "cousin-quantified" },
  { 'h', FALSE, "cousin-weighted" },
  { 'k', FALSE, "cousin-counts" },
  { '{', TRUE, "cousin-groups" },
};

/* How texts in other languages begin. */
static const struct
{
  const char *beginning;
  const char *id;
} languages[] = {
  { "(set-", "cousin-smt" },
  { "(declare-", "cousin-smt" },
  { "(define-", "cousin-smt" },
  { "(assert", "cousin-smt" },
  { "(check-sat", "cousin-smt" },
  { "* #variable", "cousin-opb" },
  { "*#variable", "cousin-opb" },
  { "min:", "cousin-opb" },
  { "max:", "cousin-opb" },
  { "aag ", "cousin-aiger" },
  { "aig ", "cousin-aiger" },
  { "#QCIR", "cousin-quantified" },
  { "asp ", "cousin-asp" },
};

/* A line of a text, without blanks around it. */
typedef struct
{
  const char *at;
  const char *end;
} Line;

static gboolean
begins (const Line *line,
        const char *word)
{
  gsize length = strlen (word);

  return (gsize)(line->end - line->at) >= length &&
         g_ascii_strncasecmp (line->at, word, length) == 0;
}

/* The next line that is not empty, at @text; FALSE at the end of the text. */
static gboolean
next_line (SatText *text,
           Line *line)
{
  for (;; sat_text_next_line (text, NULL))
    {
      const char *newline = NULL;

      sat_text_skip_blanks (text);
      if (text->at >= text->end)
        return FALSE;
      newline = memchr (text->at, '\n', (gsize)(text->end - text->at));
      line->at = text->at;
      line->end = newline != NULL ? newline : text->end;
      while (line->end > line->at && sat_text_is_blank (line->end[-1]))
        line->end--;
      if (line->end > line->at)
        return TRUE;
    }
}

/* In one of the formats that have a header, or in one of SMT-LIB. */
static gboolean
is_comment (const Line *line)
{
  return *line->at == ';' || (*line->at == '*' && !begins (line, "* #v")) ||
         (*line->at == 'c' && (line->end == line->at + 1 || sat_text_is_blank (line->at[1])));
}

static gboolean
ends_with_zero (const Line *line)
{
  return line->end - line->at >= 3 && line->end[-1] == '0' && sat_text_is_blank (line->end[-2]);
}

/* The word after "p", or NULL. */
static const char *
find_header (const Line *line,
             gsize *length)
{
  const char *word = line->at + 1, *end = NULL;

  if (g_ascii_tolower (*line->at) != 'p' || word == line->end || !sat_text_is_blank (*word))
    return NULL;
  while (word < line->end && sat_text_is_blank (*word))
    word++;
  for (end = word; end < line->end && !sat_text_is_blank (*end);)
    end++;
  *length = (gsize)(end - word);
  return word;
}

/* An unknown word followed by a number: "p edge 5 7". */
static gboolean
is_unknown_header (const Line *line,
                   const char *word,
                   gsize length)
{
  const char *behind = word + length;

  if (length < 3 || (length == 3 && g_ascii_strncasecmp (word, "cnf", 3) == 0))
    return FALSE;
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isalpha (word[i]))
      return FALSE;
  while (behind < line->end && sat_text_is_blank (*behind))
    behind++;
  return behind < line->end && g_ascii_isdigit (*behind);
}

static const char *
find_id_of_header (const Line *line)
{
  gsize length = 0;
  const char *word = find_header (line, &length);

  if (word == NULL)
    return NULL;
  for (gsize i = 0; i < G_N_ELEMENTS (headers); i++)
    if (strlen (headers[i].word) == length &&
        g_ascii_strncasecmp (word, headers[i].word, length) == 0)
      return headers[i].id;
  return is_unknown_header (line, word, length) ? "cousin-other" : NULL;
}

/* "+1 x1 -2 ~x2 >= 1 ;" */
static gboolean
is_linear (const Line *line)
{
  const char *variable = memchr (line->at, 'x', (gsize)(line->end - line->at));

  return strchr ("+-0123456789", *line->at) != NULL && line->end[-1] == ';' && variable != NULL &&
         variable + 1 < line->end && g_ascii_isdigit (variable[1]) &&
         memchr (line->at, '=', (gsize)(line->end - line->at)) != NULL;
}

static const char *
find_id_of_language (const Line *line)
{
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    if (begins (line, languages[i].beginning))
      return languages[i].id;
  return is_linear (line) ? "cousin-opb" : NULL;
}

static const char *
find_id_of_key (const Line *line)
{
  const char *behind = line->at + 1;

  if (!ends_with_zero (line))
    return NULL;
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    if (*line->at == keys[i].key &&
        (sat_text_is_blank (*behind) ||
         (keys[i].glued && (g_ascii_isdigit (*behind) || *behind == '-'))))
      return keys[i].id;
  return NULL;
}

/* Goes to the first line that is no comment; NULL when it belongs to no known format. */
static const char *
find_id (SatText *text)
{
  Line line;

  while (next_line (text, &line))
    {
      const char *id = find_id_of_language (&line);

      if (id == NULL && !is_comment (&line))
        {
          id = find_id_of_header (&line);
          return id != NULL ? id : find_id_of_key (&line);
        }
      if (id != NULL)
        return id;
      sat_text_next_line (text, NULL);
    }
  return NULL;
}

/**
 * sat_cousin_begins: (skip)
 * @text: (array length=length): a text or its beginning
 * @length: its length in bytes
 *
 * Tells whether a text is of one of these formats, by its first line that is no comment.
 *
 * Returns: whether it is
 */
gboolean
sat_cousin_begins (const char *text,
                   gsize length)
{
  SatText at = { .name = "", .at = text, .end = text + length, .line_start = text, .line = 1 };

  return find_id (&at) != NULL;
}

/**
 * sat_cousin_refuse_text: (skip)
 * @text: a text, at its beginning
 *
 * Reports the format of a text if it is one of these.
 *
 * Returns: %TRUE with an error when it is; %FALSE when it isn't
 */
gboolean
sat_cousin_refuse_text (const SatText *text,
                        GError **error)
{
  SatText at = *text;
  const char *id = NULL;

  at.cancellable = NULL;
  id = find_id (&at);
  if (id == NULL)
    return FALSE;
  sat_text_fail (&at, error, SAT_ERROR_SYNTAX, id);
  return TRUE;
}

/**
 * sat_cousin_refuse_line: (skip)
 * @text: a text, at the beginning of a line of a formula
 *
 * Reports the meaning of a line that these formats have besides clauses.
 *
 * Returns: %TRUE with an error when it is; %FALSE when it isn't
 */
gboolean
sat_cousin_refuse_line (const SatText *text,
                        GError **error)
{
  SatText at = *text;
  Line line;
  const char *id = NULL;

  at.cancellable = NULL;
  if (!next_line (&at, &line))
    return FALSE;
  id = find_id_of_key (&line);
  if (id == NULL)
    return FALSE;
  sat_text_fail (&at, error, SAT_ERROR_SYNTAX, id);
  return TRUE;
}
