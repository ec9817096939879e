/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists, as programs write and print a puzzle: JSON, Python, C, Prolog, YAML and their kin. A list
 * in the list, or in a line of its own, is a row, and so is a string of N characters; or all cells
 * stand in one list or string, or in a line with commas between. The values are numbers or short
 * strings. What stands around the lists is passed over; each list of lists is a puzzle, but for the
 * solution that stands beside one. */

#include "sudoku-format-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-cell-text.h"
#include "sudoku-symbols.h"
#include "sudoku-text-match.h"

/* Fewer lists with as many numbers are often something else. */
#define SIDE_MIN 4
/* Shorter strings are often something else. */
#define STRING_SIDE_MIN 6

/* So near a puzzle its solution is looked for; at side 100 it has 40 kB. */
#define NEAR_LENGTH (64u << 10)

#define BLANKS " \t\r\n"
#define SEPARATORS " \t\r\n,;"

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
            const char *third = self->at + 1;

            /* A list of puzzles has one bracket more. */
            while (third < self->end && strchr (BLANKS, *third) != NULL && *third != '\0')
              third++;
            if (third < self->end && *third == self->open)
              continue;
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
  static const char *const empty[] = { "null", "None", "nil", "nan", "NaN", "NA", ".", "_" };

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

/* Whether all values are within the side. */
static gboolean
fit (const GByteArray *values,
     guint side)
{
  for (guint i = 0; i < values->len; i++)
    if (values->data[i] > side)
      return FALSE;
  return side >= SIDE_MIN && side <= SUDOKU_SIDE_MAX;
}

/* Rows in a list; the side, or 0 when it is no square of values. */
static guint
read_rows (Lists *self,
           GByteArray *values)
{
  guint side = 0, n_rows = 0;

  if (!find (self))
    return 0;
  do
    {
      if (!read_row (self, values))
        return 0;
      if (n_rows++ == 0)
        side = values->len;
      if (values->len != n_rows * side)
        return 0;
      skip (self, SEPARATORS);
    }
  while (read_bracket (self, self->open));
  return read_bracket (self, self->close) && n_rows == side && fit (values, side) ? side : 0;
}

/* Goes behind the first bracket that something else than a bracket follows. */
static gboolean
find_flat (Lists *self)
{
  for (const char *at = self->at; at < self->end; at++)
    if (*at == '[' || *at == '{' || *at == '(')
      {
        self->open = *at;
        self->close = *at == '[' ? ']' : *at == '{' ? '}'
                                                    : ')';
        self->at = at + 1;
        skip (self, BLANKS);
        if (self->at < self->end && *self->at != '\0' &&
            (g_ascii_isdigit (*self->at) || *self->at == '"' || *self->at == '\''))
          return TRUE;
      }
  return FALSE;
}

/* A row of cells with a character each, in quotation marks. */
static gboolean
read_string (Lists *self,
             guint side,
             GByteArray *values)
{
  char quote = *self->at;

  if ((quote != '"' && quote != '\'') || (gsize)(self->end - self->at) < side + 2 ||
      self->at[side + 1] != quote)
    return FALSE;
  self->at++;
  for (guint i = 0; i < side; i++, self->at++)
    {
      guint8 value = 0;

      if (!sudoku_cell_text_read_character (*self->at, side, &value))
        return FALSE;
      g_byte_array_append (values, &value, 1);
    }
  self->at++;
  skip (self, SEPARATORS);
  return self->at < self->end;
}

/* Strings in a list. */
static guint
read_strings (Lists *self,
              GByteArray *values)
{
  const char *quote = NULL;
  guint side = 0;

  if (!find_flat (self) || (*self->at != '"' && *self->at != '\''))
    return 0;
  quote = memchr (self->at + 1, *self->at, (gsize)(self->end - self->at - 1));
  if (quote == NULL || quote - self->at - 1 > SUDOKU_SIDE_MAX)
    return 0;
  side = (guint)(quote - self->at - 1);
  if (side < SIDE_MIN)
    return 0;
  for (guint row = 0; row < side; row++)
    if (!read_string (self, side, values))
      return 0;
  return read_bracket (self, self->close) && fit (values, side) ? side : 0;
}

/* All cells in a string, in quotation marks. */
static guint
read_string_of_cells (Lists *self,
                      GByteArray *values)
{
  for (; self->at < self->end; self->at++)
    {
      const char *quote = NULL;
      guint side = STRING_SIDE_MIN, n_cells = 0;

      if (*self->at != '"' && *self->at != '\'')
        continue;
      quote = memchr (self->at + 1, *self->at, (gsize)(self->end - self->at - 1));
      if (quote == NULL || quote - self->at - 1 > SUDOKU_CHARACTERS_MAX * SUDOKU_CHARACTERS_MAX)
        continue;
      n_cells = (guint)(quote - self->at - 1);
      while (side * side < n_cells)
        side++;
      if (side * side != n_cells)
        continue;
      g_byte_array_set_size (values, n_cells);
      for (guint i = 0; i < n_cells && side > 0; i++)
        if (!sudoku_cell_text_read_character (self->at[1 + i], side, &values->data[i]))
          side = 0;
      if (side == 0)
        continue;
      self->at = quote + 1;
      return side;
    }
  return 0;
}

/* The side of a grid of so many cells; 0 when it has none. */
static guint
find_side (guint n_cells)
{
  guint side = SIDE_MIN;

  while (side * side < n_cells)
    side++;
  return side * side == n_cells ? side : 0;
}

/* All cells in a list. */
static guint
read_cells (Lists *self,
            GByteArray *values)
{
  guint side = 0;

  if (find_flat (self) && read_row (self, values))
    side = find_side (values->len);
  return fit (values, side) ? side : 0;
}

/* All cells in a list that stands behind others or in something else. */
static guint
read_later_cells (Lists *self,
                  GByteArray *values)
{
  while (find_flat (self))
    {
      const char *start = self->at;
      guint side = 0;

      g_byte_array_set_size (values, 0);
      if (read_row (self, values))
        side = find_side (values->len);
      if (side >= STRING_SIDE_MIN && fit (values, side))
        return side;
      self->at = start;
    }
  return 0;
}

/* Goes behind "- [", with which YAML begins a row. */
static gboolean
find_item (Lists *self)
{
  static const char item[] = "- [";
  const char *found = memmem (self->at, (gsize)(self->end - self->at), item, strlen (item));

  if (found == NULL)
    return FALSE;
  self->open = '[';
  self->close = ']';
  self->at = found + strlen (item);
  return TRUE;
}

/* Rows that are lists with a dash before each, as in YAML. */
static guint
read_items (Lists *self,
            GByteArray *values)
{
  guint side = 0, n_rows = 0;

  if (!find_item (self))
    return 0;
  do
    {
      if (!read_row (self, values))
        return 0;
      if (n_rows++ == 0)
        side = values->len;
      if (values->len != n_rows * side)
        return 0;
      skip (self, BLANKS);
    }
  while (n_rows < side && read_word (self, "- ["));
  return n_rows == side && fit (values, side) ? side : 0;
}

static guint
count_lines (const Lists *self)
{
  SudokuScanner scanner;
  guint n = 0;

  sudoku_scanner_init (&scanner, "", self->at, (gsize)(self->end - self->at), 1);
  while (sudoku_scanner_next_filled_line (&scanner))
    n++;
  return n;
}

/* All cells in a line, with commas or the like between; as many lines would be a large puzzle. */
static guint
read_line_of_cells (Lists *self,
                    GByteArray *values)
{
  guint n_lines = count_lines (self), side = 0;
  gboolean any = FALSE;

  skip (self, BLANKS);
  while (self->at < self->end && *self->at != '\n' && *self->at != '\r')
    {
      guint8 value = 0;

      if (values->len >= SUDOKU_SIDE_MAX * SUDOKU_SIDE_MAX)
        return 0;
      if (*self->at != ',' && *self->at != ';' && !read_value (self, &value))
        return 0;
      g_byte_array_append (values, &value, 1);
      skip (self, " \t");
      if (self->at == self->end || *self->at == '\n' || *self->at == '\r')
        break;
      if (*self->at != ',' && *self->at != ';')
        return 0;
      self->at++;
      skip (self, " \t");
      any = TRUE;
    }
  side = find_side (values->len);
  return any && side >= STRING_SIDE_MIN && n_lines < values->len && fit (values, side) ? side : 0;
}

/* How sure it is that a text is JSON which begins as JSON, and has a puzzle somewhere: more than
 * that its first line has one, and less than that it is of a program which is known. */
#define SURE_OF_JSON 80

/* How a puzzle can be written, and how sure it is that the text is one then: in quotation marks
 * other formats have puzzles, too. */
static const struct
{
  guint (*read) (Lists *self, GByteArray *values);
  guint sure;
} kinds[] = {
  { read_rows, 97 },
  { read_strings, 97 },
  { read_cells, 97 },
  { read_items, 97 },
  { read_line_of_cells, 97 },
  { read_string_of_cells, 60 },
  { read_later_cells, 60 },
};

/* The side, and all values; 0 when there is no puzzle. */
static guint
read_lists (const char *text,
            gsize length,
            GByteArray *values,
            const char **behind,
            guint *sure)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      Lists self = { .at = text, .end = text + length };
      guint side;

      g_byte_array_set_size (values, 0);
      side = kinds[i].read (&self, values);
      *behind = self.at;
      *sure = side > 0 ? kinds[i].sure : 0;
      if (side > 0)
        return side;
    }
  return 0;
}

/* Whether values are a full grid, and that of a puzzle with empty cells. */
static gboolean
is_solution (const GByteArray *values,
             const GByteArray *puzzle)
{
  gboolean any = FALSE;

  if (values->len != puzzle->len)
    return FALSE;
  for (guint i = 0; i < values->len; i++)
    {
      if (values->data[i] == 0 ||
          (puzzle->data[i] != 0 && puzzle->data[i] != values->data[i]))
        return FALSE;
      any |= puzzle->data[i] == 0;
    }
  return any;
}

/* As read_lists(), but a puzzle and its solution are one, whichever comes first. */
static guint
read_with_solution (const char *text,
                    gsize length,
                    GByteArray *values,
                    const char **behind)
{
  g_autoptr (GByteArray) next = g_byte_array_new ();
  const char *behind_next = NULL;
  guint sure = 0, side = read_lists (text, length, values, behind, &sure);
  gsize rest = (gsize)(text + length - *behind);

  if (side == 0 ||
      read_lists (*behind, MIN (rest, NEAR_LENGTH), next, &behind_next, &sure) != side)
    return side;
  if (is_solution (values, next))
    {
      g_byte_array_set_size (values, 0);
      g_byte_array_append (values, next->data, next->len);
      *behind = behind_next;
    }
  else if (is_solution (next, values))
    *behind = behind_next;
  return side;
}

static gboolean
begins_as_json (const char *text,
                const char *end)
{
  text = sudoku_text_skip_space (text, end);
  return text < end && (*text == '[' || *text == '{');
}

static guint
detect_text (const char *text,
             gsize length)
{
  g_autoptr (GByteArray) values = g_byte_array_new ();
  const char *behind = NULL;
  guint sure = 0;

  read_lists (text, length, values, &behind, &sure);
  return sure > 0 && begins_as_json (text, text + length) ? MAX (sure, SURE_OF_JSON) : sure;
}

static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  g_autoptr (GByteArray) values = g_byte_array_new ();
  const char *behind = NULL;

  return read_with_solution (text, length, values, &behind) > 0 ? (gsize)(behind - text) : 0;
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  g_autoptr (GByteArray) values = g_byte_array_new ();
  const char *behind = NULL;
  guint side = read_with_solution (source->text, source->length, values, &behind);

  if (side == 0)
    {
      sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &(SatPlace){ .name = source->name },
                        "lists-expected");
      return NULL;
    }
  return sudoku_source_make_document (source, side, values->data, error);
}

/* Both JSON and Python read this. */
static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  guint side = sudoku_grid_get_side (grid);

  if (side < SIDE_MIN)
    return sudoku_format_refuse (&sudoku_format_lists, error, "format-only-between-sides",
                                 sat_arg_number (SIDE_MIN), sat_arg_number (SUDOKU_SIDE_MAX));
  for (guint cell = 0; cell < side * side; cell++)
    g_string_append_printf (string, "%s%u%s",
                            cell == 0          ? "[["
                            : cell % side == 0 ? " ["
                                               : "",
                            sudoku_grid_get_value (grid, cell),
                            cell == side * side - 1   ? "]]\n"
                            : cell % side == side - 1 ? "],\n"
                                                      : ", ");
  return TRUE;
}

const SudokuFormat sudoku_format_lists = {
  .id = "lists",
  .name = N_ ("Lists in a list"),
  .summary = N_ ("a list of rows, each a list of numbers, as in JSON or Python"),
  .flags = SUDOKU_FORMAT_OF_WEB,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_puzzle,
  .write = write_puzzle,
};
