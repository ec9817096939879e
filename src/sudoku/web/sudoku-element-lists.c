/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Elements of XML, and of HTML where tags are closed, become the lists of other languages, whatever
 * their names:
 *
 *   <row>530070000</row>                            "530070000"
 *   <row><c>5</c><c>3</c><c/></row>       is       [ 5 3 ~ ]
 *   <row>5 3 0</row>                                [5 3 0]
 *
 * Each byte keeps its place. An element without content is an empty cell, unless an attribute has
 * its value. */

#include "sudoku-element-lists.h"

#include <string.h>

#include "sudoku-text-match.h"

/* A longer word is no cell. */
#define CELL_LENGTH_MAX 3

typedef struct
{
  char *out;
  const char *text;
  const char *end;
} Elements;

/* The end of what stands between “<” and “>”, or NULL. */
static const char *
find_stop (const char *start,
           const char *end)
{
  const char *at = start + 1;
  char quote = '\0';

  if (end - start >= 4 && memcmp (start, "<!--", 4) == 0)
    {
      at = g_strstr_len (start + 4, end - start - 4, "-->");
      return at != NULL ? at + 2 : NULL;
    }
  for (; at < end && (*at != '>' || quote != '\0'); at++)
    if (quote != '\0' ? *at == quote : *at == '"' || *at == '\'')
      quote = quote != '\0' ? '\0' : *at;
  return at < end ? at : NULL;
}

/**
 * sudoku_element_lists_next_tag: (skip)
 * @at: a place in a text
 * @end: the end of the text
 * @tag: (out caller-allocates): the tag
 *
 * Finds the next tag or comment.
 *
 * Returns: %FALSE at the end
 */
gboolean
sudoku_element_lists_next_tag (const char *at,
                               const char *end,
                               SudokuElementTag *tag)
{
  tag->start = at < end ? memchr (at, '<', (gsize)(end - at)) : NULL;
  tag->stop = tag->start != NULL && end - tag->start >= 3 ? find_stop (tag->start, end) : NULL;
  if (tag->stop == NULL)
    return FALSE;
  tag->closing = tag->start[1] == '/';
  tag->closed = tag->stop[-1] == '/';
  tag->element = tag->closing || g_ascii_isalpha (tag->start[1]);
  return TRUE;
}

static void
put (Elements *self,
     const char *place,
     char c)
{
  self->out[place - self->text] = c;
}

static void
clear (Elements *self,
       const char *start,
       const char *stop)
{
  for (; start < stop; start++)
    if (*start != '\n')
      put (self, start, ' ');
}

/* The value of an attribute with a cell's content; NULL: there is none. */
static const char *
find_value (const SudokuElementTag *tag,
            gsize *length)
{
  static const char *const names[] = { "value", "val", "v", "given", "digit", "number" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      gsize n = strlen (names[i]);

      for (const char *at = tag->start + 1; at + n + 2 < tag->stop; at++)
        {
          const char *quote = at + n + 2, *close;

          if (!g_ascii_isspace (*at) || memcmp (at + 1, names[i], n) != 0 || at[n + 1] != '=' ||
              (*quote != '"' && *quote != '\''))
            continue;
          close = memchr (quote + 1, *quote, (gsize)(tag->stop - quote - 1));
          *length = close != NULL ? (gsize)(close - quote - 1) : 0;
          return close != NULL ? quote + 1 : NULL;
        }
    }
  return NULL;
}

/* An element without content is a cell. */
static void
take_empty (Elements *self,
            const SudokuElementTag *tag)
{
  gsize length = 0;
  const char *value = find_value (tag, &length);

  if (value == NULL || length == 0)
    put (self, tag->start, '~');
  else if (length <= CELL_LENGTH_MAX)
    memcpy (self->out + (value - self->text), value, length);
}

/* Whether some words are cells, not rows. */
static gboolean
are_short (const char *at,
           const char *end)
{
  guint n = 0;

  for (; at < end; at++)
    {
      n = g_ascii_isspace (*at) || *at == ',' || *at == ';' ? 0 : n + 1;
      if (n > CELL_LENGTH_MAX)
        return FALSE;
    }
  return TRUE;
}

/* The text of an element without child elements. */
static void
take_text (Elements *self,
           const SudokuElementTag *open,
           const SudokuElementTag *close)
{
  const char *start = sudoku_text_skip_space (open->stop + 1, close->start);
  const char *end = close->start;
  gboolean cells = are_short (start, end);

  while (end > start && g_ascii_isspace (end[-1]))
    end--;
  if (start == end)
    take_empty (self, open);
  if (start == end || (cells && end - start <= CELL_LENGTH_MAX))
    return;
  put (self, open->stop, cells ? '[' : '"');
  put (self, close->start, cells ? ']' : '"');
  for (; !cells && start < end; start++)
    if (*start == '\n')
      put (self, start, ' ');
}

/* The place after a tag. */
static const char *
take_tag (Elements *self,
          const SudokuElementTag *tag)
{
  SudokuElementTag next;

  clear (self, tag->start, tag->stop + 1);
  if (!tag->element)
    return tag->stop + 1;
  if (tag->closing)
    {
      put (self, tag->start, ']');
      return tag->stop + 1;
    }
  if (tag->closed)
    {
      take_empty (self, tag);
      return tag->stop + 1;
    }
  if (!sudoku_element_lists_next_tag (tag->stop + 1, self->end, &next) || !next.closing)
    {
      put (self, tag->start, '[');
      return tag->stop + 1;
    }
  clear (self, next.start, next.stop + 1);
  take_text (self, tag, &next);
  return next.stop + 1;
}

/**
 * sudoku_element_lists_bracket: (skip)
 * @text: a text
 * @length: its length in bytes
 *
 * Makes lists of the elements of a text that begins with one.
 *
 * Returns: (transfer full) (nullable): a text of the same length; %NULL when it begins with none
 */
char *
sudoku_element_lists_bracket (const char *text,
                              gsize length)
{
  Elements self = { .text = text, .end = text + length };
  const char *at = NULL;
  SudokuElementTag tag;

  g_return_val_if_fail (text != NULL || length == 0, NULL);

  at = length > 0 ? sudoku_text_skip_space (text, self.end) : self.end;
  if (at == self.end || *at != '<')
    return NULL;
  self.out = g_malloc (length + 1);
  memcpy (self.out, text, length);
  self.out[length] = '\0';
  while (sudoku_element_lists_next_tag (at, self.end, &tag))
    {
      /* Words between elements are dropped. */
      clear (&self, at, tag.start);
      at = take_tag (&self, &tag);
    }
  clear (&self, at, self.end);
  return self.out;
}
