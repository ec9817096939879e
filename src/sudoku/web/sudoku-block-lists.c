/* SPDX-License-Identifier: GPL-3.0-or-later */

/* YAML lists with a dash before each item get the brackets of other languages:
 *
 *   - - 5                  [ 5
 *     - 3        is          3
 *     - null                 null]
 *
 * Each byte keeps its place. Only lists of cells get brackets; the rest does not matter. */

#include "sudoku-block-lists.h"

#include <string.h>

#include "sudoku-signs.h"

/* Fewer items are no row. */
#define ITEMS_MIN 4
/* A longer text is no cell. */
#define CELL_LENGTH_MAX 9

/* A line with a dash. */
typedef struct
{
  gsize first;     /* where its first dash is */
  gsize last;      /* where its last dash is */
  gsize column;    /* of the last dash */
  gsize line_end;  /* where its line ends */
  gboolean nested; /* there are several dashes */
  gboolean empty;  /* nothing is behind them */
} Item;

typedef struct
{
  char *text;
  gsize length;
  GArray *items; /* (element-type Item): cells of the list that is open */
} Blocks;

static gboolean
is_blank (char c)
{
  return c == ' ' || c == '\t' || c == '\r';
}

static gsize
skip_blanks (const char *text,
             gsize at,
             gsize end)
{
  while (at < end && is_blank (text[at]))
    at++;
  return at;
}

static gsize
find_line_end (const Blocks *self,
               gsize at)
{
  const char *newline = memchr (self->text + at, '\n', self->length - at);

  return newline != NULL ? (gsize)(newline - self->text) : self->length;
}

/* Whether this is one symbol, perhaps in quotation marks. */
static gboolean
is_cell (const char *word,
         gsize length)
{
  SudokuSign sign;

  if (length >= 2 && (*word == '"' || *word == '\'') && word[length - 1] == *word)
    {
      word++;
      length -= 2;
    }
  return length <= CELL_LENGTH_MAX && sudoku_sign_from_word (word, length, &sign);
}

/* Reads the dashes of a line; FALSE: there is none, or something other than a cell follows. */
static gboolean
read_item (const Blocks *self,
           gsize start,
           gsize end,
           Item *item)
{
  gsize at = skip_blanks (self->text, start, end);
  guint n_dashes = 0;

  *item = (Item){ .first = at, .line_end = end };
  while (end > at && is_blank (self->text[end - 1]))
    end--;
  for (; at < end && self->text[at] == '-' && (at + 1 == end || is_blank (self->text[at + 1]));
       at = skip_blanks (self->text, at + 1, end))
    {
      item->last = at;
      n_dashes++;
    }
  item->column = item->last - start;
  item->nested = n_dashes > 1;
  item->empty = at == end;
  return n_dashes > 0 && is_cell (self->text + at, end - at);
}

/* Whether the next line with content is indented further: it belongs to a dash without content. */
static gboolean
is_followed_by_inner (const Blocks *self,
                      const Item *item)
{
  for (gsize at = item->line_end + 1; at < self->length; at = find_line_end (self, at) + 1)
    {
      gsize end = find_line_end (self, at), word = skip_blanks (self->text, at, end);

      if (word < end && self->text[word] != '#')
        return word - at > item->column;
    }
  return FALSE;
}

/* Puts brackets around the list that is open. */
static void
close_list (Blocks *self)
{
  for (guint i = 0; self->items->len >= ITEMS_MIN && i < self->items->len; i++)
    {
      const Item *item = &g_array_index (self->items, Item, i);

      self->text[item->first] = ' ';
      self->text[item->last] = i == 0 ? '[' : item->empty ? '~'
                                                          : ' ';
      if (i == 0 && item->empty)
        self->text[item->line_end] = '~';
      if (i + 1 == self->items->len)
        self->text[item->line_end] = ']';
    }
  g_array_set_size (self->items, 0);
}

static void
take_line (Blocks *self,
           gsize start,
           gsize end)
{
  gsize at = skip_blanks (self->text, start, end);
  Item item;

  if (at == end || self->text[at] == '#')
    return;
  if (!read_item (self, start, end, &item) || (item.empty && is_followed_by_inner (self, &item)))
    {
      close_list (self);
      return;
    }
  if (self->items->len > 0 &&
      (item.nested || g_array_index (self->items, Item, 0).column != item.column))
    close_list (self);
  g_array_append_val (self->items, item);
}

/**
 * sudoku_block_lists_bracket: (skip)
 * @text: a text
 * @length: its length in bytes
 *
 * Puts brackets around lists of cells with a dash before each item. Linear time, except for items
 * without content, for each of which one line is looked at.
 *
 * Returns: (transfer full) (nullable): a text of @length + 1 bytes; %NULL when there are no such
 *   lists
 */
char *
sudoku_block_lists_bracket (const char *text,
                            gsize length)
{
  Blocks self = { .length = length, .items = g_array_new (FALSE, FALSE, sizeof (Item)) };
  gboolean any;

  g_return_val_if_fail (text != NULL || length == 0, NULL);

  self.text = g_malloc (length + 2);
  if (length > 0)
    memcpy (self.text, text, length);
  memcpy (self.text + length, "\n", 2);
  for (gsize start = 0, end; start < length; start = end + 1)
    {
      end = find_line_end (&self, start);
      take_line (&self, start, end);
    }
  close_list (&self);
  any = memcmp (self.text, text, length) != 0;
  g_array_unref (self.items);
  if (any)
    return self.text;
  g_free (self.text);
  return NULL;
}
