/* SPDX-License-Identifier: GPL-3.0-or-later */

/* "[[1, -2], [3]]": clauses as PySAT, JSON and others print them, with brackets of any kind, and
 * perhaps "clauses =" before them. Puzzles are printed as lists of lists, too: what tells a formula
 * is a variable that no value can be. */

#include "sat-clause-lists.h"

#include <string.h>

/* How many bytes may precede the first bracket. */
#define BEFORE_MAX 80

typedef struct
{
  const char *at;
  const char *end;
  gsize n_lists;
  gsize longest, shortest;
  gint64 max;        /* of the variables */
  gboolean negative; /* a literal, other than −1: that is an empty cell in some puzzles */
  gboolean minus;    /* a literal */
} Reader;

static gboolean
is_open (char c)
{
  return c == '[' || c == '(' || c == '{';
}

static gboolean
is_close (char c)
{
  return c == ']' || c == ')' || c == '}';
}

static void
skip_blanks (Reader *self)
{
  while (self->at < self->end && g_ascii_isspace (*self->at))
    self->at++;
}

/* The name of a list, or of a function that takes one. */
static gboolean
is_name (const char *from,
         const char *to)
{
  g_autofree char *name = g_ascii_strdown (from, to - from);

  for (const char *c = name; *c != '\0'; c++)
    if (!g_ascii_isalnum (*c) && strchr (" \t_.=:\"'({", *c) == NULL)
      return FALSE;
  return *name == '\0' || strstr (name, "clause") != NULL || strstr (name, "cnf") != NULL ||
         strstr (name, "formula") != NULL;
}

/* Moves after the outer bracket, past a name of the list. */
static gboolean
find_outer (Reader *self)
{
  const char *limit = NULL, *from = NULL;

  skip_blanks (self);
  from = self->at;
  limit = MIN (self->end, from + BEFORE_MAX);
  /* Two brackets in a row, whatever precedes them. */
  for (const char *at = from; at < limit; at++)
    {
      Reader inner = { .at = at + 1, .end = self->end };

      skip_blanks (&inner);
      if (is_open (*at) && inner.at < inner.end && is_open (*inner.at))
        {
          if (!is_name (from, at))
            return FALSE;
          self->at = inner.at;
          return TRUE;
        }
    }
  return FALSE;
}

static gboolean
read_literal (Reader *self)
{
  gint64 number = 0;
  const char *digits = NULL;
  gboolean minus = *self->at == '-';

  self->at += minus || *self->at == '+';
  digits = self->at;
  for (; self->at < self->end && g_ascii_isdigit (*self->at); self->at++)
    number = MIN (10 * number + (*self->at - '0'), G_MAXINT);
  if (self->at == digits)
    return self->at == self->end;
  self->max = MAX (self->max, number);
  self->minus |= minus;
  self->negative |= minus && number != 1;
  return number != 0 || self->at == self->end;
}

/* One list, at its bracket. */
static gboolean
read_list (Reader *self)
{
  gsize n = 0;

  for (self->at++, skip_blanks (self); self->at < self->end && !is_close (*self->at);
       skip_blanks (self))
    {
      if (!read_literal (self))
        return FALSE;
      n++;
      skip_blanks (self);
      if (self->at < self->end && *self->at == ',')
        self->at++;
      else if (self->at < self->end && !is_close (*self->at))
        return FALSE;
    }
  self->at += self->at < self->end;
  self->longest = MAX (self->longest, n);
  self->shortest = self->n_lists == 0 ? n : MIN (self->shortest, n);
  self->n_lists++;
  return TRUE;
}

/* All lists, to the end of the outer one or of the text, which may be cut anywhere. */
static gboolean
read_lists (Reader *self)
{
  if (!find_outer (self))
    return FALSE;
  while (self->at < self->end && is_open (*self->at))
    {
      if (!read_list (self))
        return FALSE;
      skip_blanks (self);
      if (self->at < self->end && *self->at == ',')
        self->at++;
      skip_blanks (self);
    }
  if (self->at < self->end && !is_close (*self->at))
    return FALSE;
  for (; self->at < self->end; self->at++)
    if (!is_close (*self->at) && strchr (" \t\r\n;,", *self->at) == NULL)
      return FALSE;
  return self->n_lists > 0;
}

/* Positive numbers alone may be anything, and with −1 for empty cells a puzzle. */
static gboolean
is_formula (const Reader *self)
{
  gboolean ragged = self->shortest < self->longest;
  gboolean square = !ragged && self->n_lists == self->longest && self->longest >= 4;

  return self->negative ||
         (self->max > (gint64)self->longest && (ragged || (self->minus && !square)));
}

/**
 * sat_clause_lists_begin: (skip)
 * @text: (array length=length): a text or its beginning
 * @length: its length in bytes
 *
 * Tells whether a text is a list of clauses.
 *
 * Returns: whether it is
 */
gboolean
sat_clause_lists_begin (const char *text,
                        gsize length)
{
  Reader self = { .at = text, .end = text + length };

  return read_lists (&self) && is_formula (&self);
}

/**
 * sat_clause_lists_write: (skip)
 * @text: (array length=length): a text accepted by sat_clause_lists_begin()
 * @length: its length in bytes
 *
 * Makes DIMACS clauses of the lists: brackets and commas become blanks, and a 0 follows each list.
 * Everything else keeps its place.
 *
 * Returns: (transfer full): a text of the same length
 */
char *
sat_clause_lists_write (const char *text,
                        gsize length)
{
  char *plain = g_memdup2 (text, length);
  Reader self = { .at = text, .end = text + length };
  guint depth = 1;
  gboolean closed = FALSE; /* a list whose 0 is still to come */

  find_outer (&self);
  memset (plain, ' ', (gsize)(self.at - text));
  for (char *at = plain + (self.at - text); at < plain + length; at++)
    {
      char c = *at;
      gboolean ends = closed && (c == ',' || is_close (c));

      if (depth == 0 || is_open (c) || is_close (c) || strchr (",;+", c) != NULL)
        *at = ends ? '0' : g_ascii_isspace (c) ? c
                                               : ' ';
      if (ends)
        closed = FALSE;
      else if (depth == 2 && is_close (c))
        closed = TRUE;
      if (depth > 0)
        depth = is_open (c) ? depth + 1 : is_close (c) ? depth - 1
                                                       : depth;
    }
  return plain;
}
