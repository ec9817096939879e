/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists in a list, as programs write and print a puzzle: JSON, Python, C and their kin. A list
 * inside is a row; the values are numbers or short strings. What stands around the outer list is
 * passed over, and of several lists of lists the first is the puzzle. */

#include "sudoku-format.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-text-match.h"

/* Fewer lists with as many numbers are often something else. */
#define SIDE_MIN 4

typedef struct
{
  const char *at;
  const char *end;
  char open;
  char close;
} Lists;

static void
skip (Lists *self,
      const char *characters)
{
  while (self->at < self->end && *self->at != '\0' && strchr (characters, *self->at) != NULL)
    self->at++;
}

#define BLANKS " \t\r\n"
#define SEPARATORS " \t\r\n,;"

/* Goes behind the brackets that begin a list and the first one in it. */
static gboolean
find (Lists *self)
{
  for (const char *at = self->at; at < self->end; at++)
    if (*at == '[' || *at == '{' || *at == '(')
      {
        self->open = *at;
        self->close = *at == '[' ? ']' : *at == '{' ? '}'
                                                    : ')';
        self->at = at + 1;
        skip (self, BLANKS);
        if (self->at < self->end && *self->at == self->open)
          {
            self->at++;
            return TRUE;
          }
      }
  return FALSE;
}

/* A whole number, also as the floating-point number that programs print of it: “5.” or “5.0”. */
static gboolean
read_number (Lists *self,
             guint8 *value)
{
  const char *start = self->at;
  guint number = 0;

  while (self->at < self->end && g_ascii_isdigit (*self->at) && number <= SUDOKU_SIDE_MAX)
    number = number * 10 + (guint)(*self->at++ - '0');
  *value = (guint8)number;
  if (self->at == start || number > SUDOKU_SIDE_MAX)
    return FALSE;
  if (self->at < self->end && *self->at == '.')
    {
      self->at++;
      skip (self, "0");
    }
  return TRUE;
}

static gboolean
read_word (Lists *self,
           const char *word)
{
  if (!sudoku_text_begins_with (self->at, (gsize)(self->end - self->at), word))
    return FALSE;
  self->at += strlen (word);
  return TRUE;
}

/* A number, or what stands for an empty cell. */
static gboolean
read_plain (Lists *self,
            guint8 *value)
{
  static const char *const empty[] = { "null", "None", "nil", "." };

  if (read_number (self, value))
    return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (empty); i++)
    if (read_word (self, empty[i]))
      return TRUE;
  return FALSE;
}

static gboolean
read_value (Lists *self,
            guint8 *value)
{
  char quote = *self->at;

  *value = 0;
  if (quote != '"' && quote != '\'')
    return read_plain (self, value);
  self->at++;
  skip (self, " _");
  if (self->at < self->end && *self->at != quote && !read_plain (self, value))
    return FALSE;
  return self->at < self->end && *self->at++ == quote;
}

/* Whether a value ends here, and not within something longer. */
static gboolean
is_end (const Lists *self)
{
  if (self->at == self->end || *self->at == '\0')
    return FALSE;
  return *self->at == self->close || strchr (SEPARATORS, *self->at) != NULL;
}

/* The values of one list, of which the bracket has been read. */
static gboolean
read_row (Lists *self,
          GByteArray *values)
{
  guint8 value;

  for (skip (self, BLANKS); self->at < self->end && *self->at != self->close;
       skip (self, SEPARATORS))
    {
      if (values->len >= SUDOKU_SIDE_MAX * SUDOKU_SIDE_MAX || !read_value (self, &value) ||
          !is_end (self))
        return FALSE;
      g_byte_array_append (values, &value, 1);
    }
  return self->at < self->end && *self->at++ == self->close;
}

static gboolean
read_bracket (Lists *self,
              char bracket)
{
  if (self->at == self->end || *self->at != bracket)
    return FALSE;
  self->at++;
  return TRUE;
}

/* The side, and all values; 0 when it is no square of them. */
static guint
read_lists (const char *text,
            gsize length,
            GByteArray *values)
{
  Lists self = { .at = text, .end = text + length };
  guint side = 0, n_rows = 0;

  if (!find (&self))
    return 0;
  do
    {
      if (!read_row (&self, values))
        return 0;
      if (n_rows++ == 0)
        side = values->len;
      if (values->len != n_rows * side)
        return 0;
      skip (&self, SEPARATORS);
    }
  while (read_bracket (&self, self.open));
  if (!read_bracket (&self, self.close) || n_rows != side || side < SIDE_MIN)
    return 0;
  for (guint i = 0; i < values->len; i++)
    if (values->data[i] > side)
      return 0;
  return side;
}

static guint
detect_text (const char *text,
             gsize length)
{
  g_autoptr (GByteArray) values = g_byte_array_new ();

  return read_lists (text, length, values) > 0 ? 97 : 0;
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  g_autoptr (GByteArray) values = g_byte_array_new ();
  guint side = read_lists (source->text, source->length, values);
  g_autoptr (SudokuGeometry) geometry = NULL;

  if (side == 0)
    {
      sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &(SatPlace){ .name = source->name },
                        "lists-expected");
      return NULL;
    }
  geometry = sudoku_shape_hint_complete (source->hint, source->name, side, error);
  return geometry != NULL ? sudoku_document_new_from_values (geometry, values->data) : NULL;
}

const SudokuFormat sudoku_format_lists = {
  .id = "lists",
  .name = N_ ("Lists in a list"),
  .summary = N_ ("a list of rows, each a list of numbers, as in JSON or Python"),
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .read = read_puzzle,
};
