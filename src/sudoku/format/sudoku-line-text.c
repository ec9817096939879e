/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Normalises lines, and finds rows in one line that have “/” or the like between them, and cells
 * with blanks between them. Most lines are normal already and are read in place. */

#include "sudoku-line-text.h"

#include <string.h>

#include "sudoku-cell-text.h"
#include "sudoku-plain-text.h"
#include "sudoku-symbols.h"

/* Fewer rows are often something else. */
#define ROWS_MIN 4
/* On smaller grids so many single symbols are often a row of a larger one. */
#define CELLS_SIDE_MIN 9
/* Stands for a character that is no symbol of a cell. */
#define OTHER '\x80'

static gboolean
is_plain (const char *at,
          const char *end)
{
  guchar all = 0;

  for (; at < end; at++)
    all |= (guchar)*at;
  return all < 0x80;
}

/* Whether a character has no width in a line, such as one that makes a digit an emoji. */
static gboolean
has_no_width (const char *at,
              const char *end)
{
  gunichar c = g_utf8_get_char_validated (at, end - at);

  return c < (gunichar)-2 && g_unichar_iszerowidth (c);
}

static void
make_plain (SudokuLineText *self)
{
  const gsize length = (gsize)(self->end - self->text);
  g_autofree char *plain = sudoku_plain_text_make (self->text, length);
  gsize n = 0, next = 0;

  self->copy = g_malloc (length + 1);
  self->places = g_new (gsize, length + 1);
  for (gsize i = 0; i < length; i = next)
    {
      const char *at = self->text + i;
      gunichar c = g_utf8_get_char_validated (at, self->end - at);

      next = i + (c < (gunichar)-2 ? (gsize)(g_utf8_next_char (at) - at) : 1);
      if (has_no_width (at, self->end))
        continue;
      self->places[n] = i;
      self->copy[n++] = (guchar)plain[i] >= 0x80 ? OTHER : plain[i];
    }
  self->places[n] = length;
  self->copy[n] = '\0';
  self->start = self->copy;
  self->end = self->copy + n;
}

/* Rows in one line, and their separator. */
typedef struct
{
  const char *start;
  const char *end;
  guint n;
  gsize length; /* of each */
  gboolean alike;
} Rows;

static gboolean
is_one_of (char c,
           const char *characters)
{
  return c != '\0' && strchr (characters, c) != NULL;
}

/* Takes the text between two separators as a row. A name may precede the first, and words may
 * follow the last. */
static gboolean
add_row (Rows *rows,
         const char *at,
         const char *end,
         gboolean last)
{
  const char *word = NULL;

  while (at < end && is_one_of (*at, " \t\r\"'"))
    at++;
  while (end > at && is_one_of (end[-1], " \t\r\"'"))
    end--;
  if (rows->n == 0)
    for (word = at; word < end; word++)
      if (is_one_of (*word, " \t:=\"'(["))
        at = word + 1;
  if (last)
    for (word = end; word > at; word--)
      if (is_one_of (word[-1], " \t\"')],;#"))
        end = word - 1;
  if (at == end)
    return rows->n == 0 || last;
  if (rows->n > 0 && (gsize)(end - at) != rows->length)
    return FALSE;
  rows->alike = rows->n == 0 || (rows->alike && memcmp (rows->start, at, rows->length) == 0);
  if (rows->n++ == 0)
    {
      rows->start = at;
      rows->length = (gsize)(end - at);
    }
  rows->end = end;
  return rows->length >= ROWS_MIN && rows->length <= SUDOKU_CHARACTERS_MAX;
}

/* Whether these are the rows of a puzzle. The same values in all of them are something else. */
static gboolean
are_puzzle (const Rows *rows,
            const char *separator)
{
  const gsize width = strlen (separator);
  gboolean value = FALSE;

  if (rows->n != rows->length)
    return FALSE;
  for (const char *at = rows->start; at < rows->end; at++)
    if (memcmp (at, separator, width) == 0)
      at += width - 1;
    else if (!is_one_of (*at, " \t\"'"))
      {
        if (!sudoku_cell_text_is_cell (*at, rows->n))
          return FALSE;
        value |= !sudoku_cell_text_is_empty (*at);
      }
  return !value || !rows->alike;
}

static gboolean
collect_rows (const SudokuLineText *self,
              const char *separator,
              Rows *rows)
{
  const gsize width = strlen (separator);
  const char *at = self->start, *next = NULL;

  for (; at <= self->end; at = next + width)
    {
      next = memmem (at, (gsize)(self->end - at), separator, width);
      if (next == NULL)
        return rows->n > 1 && add_row (rows, at, self->end, TRUE) && are_puzzle (rows, separator);
      if (!add_row (rows, at, next, FALSE))
        break;
    }
  return FALSE;
}

/* Puts blanks between rows. */
static void
take_rows (SudokuLineText *self,
           const char *separator,
           const Rows *rows)
{
  const gsize start = (gsize)(rows->start - self->start);
  const gsize length = (gsize)(self->end - self->start);
  const gsize width = strlen (separator);

  if (self->copy == NULL)
    {
      self->copy = g_strndup (self->start, length);
      self->start = self->copy;
      self->end = self->copy + length;
    }
  self->rows = self->start + start;
  self->rows_length = (gsize)(rows->end - rows->start);
  self->side = rows->n;
  for (gsize i = start; i < start + self->rows_length; i++)
    if (strncmp (self->copy + i, separator, width) == 0)
      memset (self->copy + i, ' ', width);
    else if (is_one_of (self->copy[i], "\"'"))
      self->copy[i] = ' ';
}

/* Whether there are so many separators that they may separate rows. */
static gboolean
has_many (const SudokuLineText *self,
          char separator)
{
  const char *at = self->start;
  guint n = 1;

  for (; n < ROWS_MIN; n++, at++)
    {
      at = memchr (at, separator, (gsize)(self->end - at));
      if (at == NULL)
        return FALSE;
    }
  return TRUE;
}

static void
find_rows (SudokuLineText *self)
{
  static const char *const separators[] = { "/", "|", "\\n", ",", ";" };

  for (gsize i = 0; i < G_N_ELEMENTS (separators); i++)
    {
      Rows rows = { NULL };

      if (has_many (self, separators[i][0]) && collect_rows (self, separators[i], &rows))
        {
          take_rows (self, separators[i], &rows);
          return;
        }
    }
}

/* Whether the line has single characters and blanks alternately, and how many. */
static gboolean
count_single (const char *at,
              const char *end,
              guint *n)
{
  *n = 0;
  for (; at < end; at++)
    if (g_ascii_isspace (*at))
      continue;
    else if (at + 1 < end && !g_ascii_isspace (at[1]))
      return FALSE;
    else
      ++*n;
  return TRUE;
}

static gboolean
are_cells (const char *at,
           const char *end,
           guint side)
{
  gboolean value = FALSE;

  for (; at < end; at++)
    if (!g_ascii_isspace (*at))
      {
        if (!sudoku_cell_text_is_cell (*at, side))
          return FALSE;
        value |= !sudoku_cell_text_is_empty (*at);
      }
  return value;
}

/* A grid in one line with a blank between any two cells. */
static void
find_cells (SudokuLineText *self)
{
  guint side = CELLS_SIDE_MIN, n = 0;

  if (self->side > 0 || self->end - self->start < 2 * CELLS_SIDE_MIN * CELLS_SIDE_MIN - 1 ||
      !count_single (self->start, self->end, &n))
    return;
  while (side * side < n)
    side++;
  if (side * side != n || side > SUDOKU_CHARACTERS_MAX || !are_cells (self->start, self->end, side))
    return;
  self->rows = self->start;
  self->rows_length = (gsize)(self->end - self->start);
  self->side = side;
}

/**
 * sudoku_line_text_init: (skip)
 * @self: (out caller-allocates): a line
 * @start: where it begins in a text
 * @end: its end
 *
 * Takes a line of a text, which must outlive it.
 */
void
sudoku_line_text_init (SudokuLineText *self,
                       const char *start,
                       const char *end)
{
  *self = (SudokuLineText){ .start = start, .end = end, .text = start };
  if (start == end)
    return;
  if (!is_plain (start, end))
    make_plain (self);
  find_rows (self);
  find_cells (self);
}

/**
 * sudoku_line_text_clear: (skip)
 *
 * Frees what it holds.
 */
void
sudoku_line_text_clear (SudokuLineText *self)
{
  g_clear_pointer (&self->copy, g_free);
  g_clear_pointer (&self->places, g_free);
}

/**
 * sudoku_line_text_get_place: (skip)
 * @at: a place in it, or its end
 *
 * Finds a character in the text that the line was taken from.
 *
 * Returns: where it is
 */
const char *
sudoku_line_text_get_place (const SudokuLineText *self,
                            const char *at)
{
  const gsize i = (gsize)(at - self->start);

  return self->text + (self->places != NULL ? self->places[i] : i);
}
