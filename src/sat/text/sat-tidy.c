/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Converts texts from mails, web pages, spreadsheets and Python to plain lists of literals: quoted
 * lines, numbered lines, Markdown fences, lists with commas and brackets, JSON, typographic minus
 * signs and blanks, old line ends. Each character becomes one character, so the places in messages
 * stay right. Unknown syntax stays, and the readers reject it. */

#include "sat-tidy.h"

#include <string.h>

typedef struct
{
  SatTidyKind kind;
  char *start; /* of the line */
  char *end;
} Line;

/* What may precede a list, as a name of it. */
static const char *const list_names[] = {
  "model",
  "solution",
  "assignment",
  "literals",
  "values",
  "answer",
  "result",
  "v",
};

static const char *const status_names[] = { "\"status\"", "\"result\"", "\"answer\"" };

static gboolean
is_blank (char c)
{
  return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}

/* The brackets of a list of clauses would mark the end of a clause, which only a 0 does. */
static gboolean
is_separator (const Line *line,
              char c)
{
  switch (c)
    {
    case ',':
    case ';':
      return TRUE;
    case '[':
    case ']':
    case '(':
    case ')':
    case '{':
    case '}':
    case '\'':
    case '"':
      return line->kind == SAT_TIDY_ANSWER;
    default:
      return is_blank (c);
    }
}

static char *
skip_blanks (const Line *line,
             char *at)
{
  while (at < line->end && is_blank (*at))
    at++;
  return at;
}

static void
wipe (char *from,
      char *to)
{
  if (to > from)
    memset (from, ' ', (gsize)(to - from));
}

/* The ASCII equivalent of a character, or 0. */
static char
find_plain (gunichar c)
{
  if (c == 0x2028 || c == 0x2029)
    return '\0';
  if (g_unichar_isspace (c) || c == 0x200b || c == 0x2060 || c == 0xfeff)
    return ' ';
  if ((c >= 0x2010 && c <= 0x2015) || c == 0x2212 || c == 0xfe58 || c == 0xfe63 || c == 0xff0d)
    return '-';
  if (c >= 0xff10 && c <= 0xff19)
    return (char)('0' + (c - 0xff10));
  return c == 0xac ? '~' : '\0';
}

/* Replaces typographic characters; a line can only become shorter. */
static char *
replace_characters (char *start,
                    const char *end)
{
  char *out = start;

  for (const char *at = start; at < end;)
    {
      gunichar c = (guchar)*at;
      gboolean valid = FALSE;
      char plain = '\0';
      gsize n = 1;

      if (c < 0x80)
        {
          *out++ = *at++;
          continue;
        }
      c = g_utf8_get_char_validated (at, end - at);
      valid = c != (gunichar)-1 && c != (gunichar)-2;
      if (valid)
        {
          plain = find_plain (c);
          n = (gsize)(g_utf8_next_char (at) - at);
        }
      if (plain != '\0')
        *out++ = plain;
      else
        {
          memmove (out, at, n);
          out += n;
        }
      at += n;
    }
  return out;
}

static gboolean
begins (const Line *line,
        const char *at,
        const char *word)
{
  gsize length = strlen (word);

  return (gsize)(line->end - at) >= length && g_ascii_strncasecmp (at, word, length) == 0;
}

/* A single letter, as the keys of the formats are. */
static gboolean
is_key (const Line *line,
        const char *at,
        const char *keys)
{
  return at < line->end && strchr (keys, *at) != NULL && *at != '\0' &&
         (at + 1 == line->end || is_blank (at[1]));
}

/* The marks of quoted mail. */
static char *
wipe_quoting (const Line *line)
{
  char *at = skip_blanks (line, line->start);

  while (at < line->end && *at == '>')
    {
      *at = ' ';
      at = skip_blanks (line, at);
    }
  return at;
}

/* "12: v 1 -2", "12) 1 -2", and what "cat -n" prints: a number and a key. */
static char *
wipe_number (const Line *line,
             char *at)
{
  const char *keys = line->kind == SAT_TIDY_ANSWER ? "csv" : "p";
  char *after = at;
  char *next = NULL;

  while (after < line->end && g_ascii_isdigit (*after))
    after++;
  if (after == at || after == line->end)
    return at;
  next = skip_blanks (line, after);
  if (strchr (":).", *after) != NULL && after + 1 < line->end && is_blank (after[1]))
    next = skip_blanks (line, ++after);
  else if (next == after || !is_key (line, next, keys))
    return at;
  wipe (at, after);
  return next;
}

/* "On Monday somebody wrote:", in any language, and the fences of Markdown. */
static gboolean
is_framing (const Line *line,
            const char *at)
{
  const char *last = line->end;
  gboolean has_letter = FALSE;

  if (begins (line, at, "```") || begins (line, at, "~~~"))
    return TRUE;
  while (last > at && is_blank (last[-1]))
    last--;
  if (last == at || last[-1] != ':')
    return FALSE;
  for (; at < last; at++)
    has_letter |= g_ascii_isalpha (*at);
  return has_letter;
}

/* The bounds of a literal's number, with or without "x", and its sign. */
static gboolean
parse_literal (const Line *line,
               const char *at,
               const char *end,
               gboolean *negative)
{
  *negative = at < end && (*at == '-' || *at == '~' || *at == '!');
  at += at < end && (*negative || *at == '+');
  if (line->kind == SAT_TIDY_ANSWER && at < end && (*at == 'x' || *at == 'X'))
    {
      at++;
      at += at < end && *at == '_';
    }
  if (at == end)
    return FALSE;
  while (at < end && g_ascii_isdigit (*at))
    at++;
  return at == end;
}

static char *
next_token (const Line *line,
            char **at)
{
  while (*at < line->end && is_separator (line, **at))
    (*at)++;
  for (char *token = *at;; (*at)++)
    if (*at == line->end || is_separator (line, **at))
      return *at > token ? token : NULL;
}

static gboolean
is_list (const Line *line,
         char *at)
{
  char *token = NULL;
  gboolean negative = FALSE;

  while ((token = next_token (line, &at)) != NULL)
    if (!parse_literal (line, token, at, &negative))
      return FALSE;
  return TRUE;
}

/* The digits directly follow the sign. */
static void
write_literal (char *token,
               char *end,
               gboolean negative)
{
  char *digits = end;

  while (digits > token && g_ascii_isdigit (digits[-1]))
    digits--;
  wipe (token, digits);
  if (negative)
    digits[-1] = '-';
}

/* Keeps signs, digits and blanks, and what is no literal. */
static void
write_list (const Line *line,
            char *at)
{
  char *token = NULL;
  char *behind = at;
  gboolean negative = FALSE;

  while ((token = next_token (line, &at)) != NULL)
    {
      wipe (behind, token);
      if (parse_literal (line, token, at, &negative))
        write_literal (token, at, negative);
      behind = at;
    }
  wipe (behind, line->end);
}

/* Whether a list may follow this: nothing, "model =", "{…, "model":", "(True,". */
static gboolean
announces_list (const Line *line,
                const char *start,
                const char *end)
{
  while (end > start && (is_separator (line, end[-1]) || end[-1] == ':' || end[-1] == '='))
    end--;
  if (end == start)
    return TRUE;
  if (end - start >= 4 && g_ascii_strncasecmp (end - 4, "true", 4) == 0)
    return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (list_names); i++)
    {
      gsize length = strlen (list_names[i]);

      if ((gsize)(end - start) >= length &&
          g_ascii_strncasecmp (end - length, list_names[i], length) == 0 &&
          ((gsize)(end - start) == length || !g_ascii_isalpha (end[-(gssize)length - 1])))
        return TRUE;
    }
  return FALSE;
}

/* {"status": "SATISFIABLE"}: keeps "s SATISFIABLE". */
static gboolean
write_status (const Line *line,
              char *at)
{
  for (char *key = at; key < line->end; key++)
    for (gsize i = 0; i < G_N_ELEMENTS (status_names); i++)
      {
        char *word = key + strlen (status_names[i]);
        char *end = NULL;

        if (*key != '"' || !begins (line, key, status_names[i]))
          continue;
        while (word < line->end && (is_blank (*word) || *word == ':'))
          word++;
        if (word == line->end || *word != '"')
          continue;
        end = memchr (word + 1, '"', (gsize)(line->end - word - 1));
        if (end == NULL)
          continue;
        wipe (at, word + 1);
        wipe (end, line->end);
        *at = 's';
        return TRUE;
      }
  return FALSE;
}

/* 'UNSAT', as Python displays a string. */
static gboolean
wipe_quotes (const Line *line,
             char *at)
{
  char *last = line->end;

  while (last > at && is_blank (last[-1]))
    last--;
  if (last - at < 3 || strchr ("'\"", *at) == NULL || last[-1] != *at)
    return FALSE;
  *at = last[-1] = ' ';
  return TRUE;
}

/* A line of JSON or of Python. */
static void
tidy_value (const Line *line,
            char *at)
{
  char *square = memchr (at, '[', (gsize)(line->end - at));
  char *bracket = square != NULL ? square : memrchr (at, '(', (gsize)(line->end - at));
  char *inside = bracket;
  gboolean listed = bracket != NULL && announces_list (line, at, bracket) &&
                    is_list (line, bracket);

  if (listed && next_token (line, &inside) != NULL)
    {
      wipe (at, bracket);
      write_list (line, bracket);
    }
  else if (!wipe_quotes (line, at) && !write_status (line, at) && listed)
    wipe (at, line->end);
}

static void
tidy_line (const Line *line)
{
  char *at = wipe_number (line, wipe_quoting (line));

  if (at == line->end || is_key (line, at, "csp"))
    return;
  if (is_framing (line, at))
    wipe (line->start, line->end);
  else if ((*at == 'v' || *at == 'V') && at + 1 < line->end &&
           (is_blank (at[1]) || at[1] == '[' || at[1] == ':'))
    {
      if (at[1] == ':')
        at[1] = ' ';
      write_list (line, at + 1);
    }
  else if (g_ascii_isdigit (*at) ||
           (strchr ("+-", *at) != NULL && at + 1 < line->end && g_ascii_isdigit (at[1])) ||
           is_list (line, at))
    write_list (line, at);
  else if (line->kind == SAT_TIDY_ANSWER)
    tidy_value (line, at);
}

/* What is in no list as solvers print it. */
static gboolean
is_odd (char c)
{
  switch (c)
    {
    case '>':
    case '[':
    case ']':
    case '(':
    case ')':
    case '{':
    case '}':
    case ',':
    case ';':
    case ':':
    case '+':
    case '~':
    case '!':
    case '`':
    case '"':
    case '\'':
    case 'x':
    case 'X':
    case 'c':
    case 'p':
    case 's':
    case 'v':
      return TRUE;
    default:
      return (guchar)c >= 0x80;
    }
}

/* Whether a line that is no comment has anything odd but the key it begins with. */
static gboolean
is_odd_line (const char *line,
             const char *end)
{
  if (end - line >= 2 && strchr ("cpsv", *line) != NULL && *line != '\0' && is_blank (line[1]))
    {
      if (*line == 'c')
        return FALSE;
      line++;
    }
  for (; line < end; line++)
    if (is_odd (*line))
      return TRUE;
  return FALSE;
}

static gboolean
needs_tidying (const char *text,
               gsize length)
{
  const char *end = text + length;

  if (memchr (text, '\n', length) == NULL && memchr (text, '\r', length) != NULL)
    return TRUE;
  for (const char *line = text, *newline = text; newline != NULL; line = newline + 1)
    {
      newline = memchr (line, '\n', (gsize)(end - line));
      if (is_odd_line (line, newline != NULL ? newline : end))
        return TRUE;
      if (newline == NULL || newline + 1 == end)
        return FALSE;
    }
  return FALSE;
}

/**
 * sat_tidy:
 * @kind: what the text is read as
 * @text: (array length=length): a text
 * @length: its length in bytes
 * @tidied_length: (out): the length of what is returned
 *
 * Makes the lists of literals in a text plain, as the top of this file says. Costs O(length), and
 * as much memory unless the text is plain.
 *
 * Returns: (transfer full) (nullable): the plain text, not ended by a NUL; %NULL when the text is
 *   plain already
 */
char *
sat_tidy (SatTidyKind kind,
          const char *text,
          gsize length,
          gsize *tidied_length)
{
  char *tidied = NULL;
  char *out = NULL;
  char line_end = '\n';

  if (length == 0 || !needs_tidying (text, length))
    return NULL;
  if (memchr (text, '\n', length) == NULL)
    line_end = '\r';
  out = tidied = g_memdup2 (text, length);
  for (const char *at = tidied, *end = tidied + length; at < end;)
    {
      const char *newline = memchr (at, line_end, (gsize)(end - at));
      const char *line_at_end = newline != NULL ? newline : end;
      Line line = { .kind = kind, .start = out };

      memmove (out, at, (gsize)(line_at_end - at));
      line.end = out + (line_at_end - at);
      if (!is_key (&line, line.start, "c"))
        {
          line.end = replace_characters (line.start, line.end);
          tidy_line (&line);
        }
      out = line.end;
      if (newline != NULL)
        *out++ = '\n';
      at = line_at_end + (newline != NULL);
    }
  *tidied_length = (gsize)(out - tidied);
  return tidied;
}
