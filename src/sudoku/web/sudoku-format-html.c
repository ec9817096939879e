/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables of web pages: rows <tr> of cells <td> or <th>, with a symbol or a field <input value="5">.
 * Pages are not XML: tags may be left open, and anything may surround the table. A table whose
 * cells are tables, the boxes, is assembled. */

#include "sudoku-format-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-text-match.h"

/* Smaller tables are often something else. */
#define SIDE_MIN 4

typedef struct
{
  const char *at;
  const char *end;
  GArray *values;   /* (element-type SudokuSign) */
  GArray *widths;   /* (element-type guint): of rows */
  gboolean in_cell; /* behind a <td> */
  gboolean wrong;   /* something is in a cell that is no number */
  SudokuSign value; /* of the cell */
} Table;

static gboolean
is_tag (const char *at,
        const char *end,
        const char *name)
{
  gsize length = strlen (name);

  return (gsize)(end - at) > length && g_ascii_strncasecmp (at, name, length) == 0 &&
         !g_ascii_isalnum (at[length]);
}

static void
end_cell (Table *self)
{
  if (!self->in_cell || self->widths->len == 0)
    return;
  self->in_cell = FALSE;
  g_array_append_val (self->values, self->value);
  g_array_index (self->widths, guint, self->widths->len - 1)++;
}

/* Takes a symbol; any other text in a cell disqualifies the table. */
static void
take_text (Table *self,
           const char *text,
           const char *end)
{
  SudokuSign sign;

  text = sudoku_text_skip_space (text, end);
  while (end > text && g_ascii_isspace (end[-1]))
    end--;
  if (!self->in_cell || text == end || sudoku_scan_equal (text, (gsize)(end - text), "&nbsp;") ||
      sudoku_scan_equal (text, (gsize)(end - text), "&#160;") ||
      sudoku_scan_equal (text, (gsize)(end - text), "\xc2\xa0"))
    return;
  if (self->value == SUDOKU_SIGN_BLANK && sudoku_sign_from_word (text, (gsize)(end - text), &sign))
    self->value = sign;
  else
    self->wrong = TRUE;
}

/* The value of a field, in quotation marks or not. */
static void
take_field (Table *self,
            const char *tag,
            const char *end)
{
  const char *at = memmem (tag, (gsize)(end - tag), "value=", 6);
  const char *stop;

  if (at == NULL || !g_ascii_isspace (at[-1]))
    return;
  at += 6;
  if (at < end && (*at == '"' || *at == '\''))
    at++;
  stop = at;
  while (stop < end && strchr ("\"' />", *stop) == NULL)
    stop++;
  take_text (self, at, stop);
}

static void
start_row (Table *self)
{
  const guint width = 0;

  end_cell (self);
  if (self->widths->len > 0 &&
      g_array_index (self->widths, guint, self->widths->len - 1) == 0)
    return;
  g_array_append_val (self->widths, width);
}

static void
take_tag (Table *self,
          const char *tag,
          const char *end)
{
  if (is_tag (tag, end, "tr"))
    start_row (self);
  else if (is_tag (tag, end, "td") || is_tag (tag, end, "th"))
    {
      end_cell (self);
      self->in_cell = TRUE;
      self->value = SUDOKU_SIGN_BLANK;
    }
  else if (is_tag (tag, end, "/td") || is_tag (tag, end, "/th") || is_tag (tag, end, "/tr"))
    end_cell (self);
  else if (is_tag (tag, end, "input"))
    take_field (self, tag, end);
  /* A small number in a corner is no value, but the sum of a cage or a mark. */
  else if (self->in_cell && (is_tag (tag, end, "sup") || is_tag (tag, end, "sub") ||
                             is_tag (tag, end, "small")))
    self->wrong = TRUE;
}

/* Finds the next innermost table and moves behind it; FALSE at the end. */
static gboolean
next_table (Table *self)
{
  gboolean inside = FALSE;

  while (self->at < self->end)
    {
      const char *tag = memchr (self->at, '<', (gsize)(self->end - self->at));
      const char *end = tag != NULL ? memchr (tag, '>', (gsize)(self->end - tag)) : NULL;

      if (end == NULL)
        return FALSE;
      take_text (self, self->at, tag);
      self->at = end + 1;
      if (is_tag (tag + 1, end + 1, "table"))
        {
          inside = TRUE;
          self->in_cell = self->wrong = FALSE;
          g_array_set_size (self->values, 0);
          g_array_set_size (self->widths, 0);
        }
      else if (is_tag (tag + 1, end + 1, "/table") && inside)
        {
          end_cell (self);
          return TRUE;
        }
      else if (inside)
        take_tag (self, tag + 1, end + 1);
    }
  return FALSE;
}

/* The side of a square of numbers; 0 when the table is something else. */
static guint
get_side (const Table *self)
{
  guint side = self->widths->len;

  if (side > 1 && g_array_index (self->widths, guint, side - 1) == 0)
    side--;
  if (self->wrong || side < 2 || side > SUDOKU_SIDE_MAX || self->values->len != side * side)
    return 0;
  for (guint row = 0; row < side; row++)
    if (g_array_index (self->widths, guint, row) != side)
      return 0;
  return side;
}

/* Assembles n² tables of n × n cells, the first of which has been read. */
static guint
join_boxes (Table *self,
            guint n,
            GArray *values)
{
  guint side = n * n;

  g_array_set_size (values, side * side);
  for (guint box = 0; box < side; box++)
    {
      if (box > 0 && (!next_table (self) || get_side (self) != n))
        return 0;
      for (guint i = 0; i < side; i++)
        g_array_index (values, SudokuSign, (box / n * n + i / n) * side + box % n * n + i % n) =
          g_array_index (self->values, SudokuSign, i);
    }
  return side;
}

/* Whether the symbols can be values of a puzzle. */
static gboolean
fits (const GArray *values,
      guint side)
{
  SudokuSigns signs;

  sudoku_signs_init (&signs, side);
  sudoku_signs_add (&signs, (const SudokuSign *)(void *)values->data);
  return sudoku_signs_settle (&signs) != SUDOKU_SIGNS_WRONG;
}

/* The side of the first puzzle; 0 when there is none. */
static guint
read_tables (const char *text,
             gsize length,
             GArray *values,
             const char **behind)
{
  Table self = {
    .at = text,
    .end = text + length,
    .values = g_array_new (FALSE, FALSE, sizeof (SudokuSign)),
    .widths = g_array_new (FALSE, FALSE, sizeof (guint)),
  };
  guint side = 0;

  while (side == 0 && next_table (&self))
    {
      guint n = get_side (&self);

      if (n >= SIDE_MIN)
        {
          side = n;
          g_array_set_size (values, 0);
          g_array_append_vals (values, self.values->data, self.values->len);
        }
      else if (n > 1)
        side = join_boxes (&self, n, values);
      if (side > 0 && !fits (values, side))
        side = 0;
    }
  *behind = self.at;
  g_array_unref (self.values);
  g_array_unref (self.widths);
  return side;
}

static guint
detect_text (const char *text,
             gsize length)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (SudokuSign));
  const char *behind = NULL;

  return (sudoku_text_contains (text, length, "<table") ||
          sudoku_text_contains (text, length, "<TABLE")) &&
             read_tables (text, length, values, &behind) > 0
           ? 96
           : 0;
}

static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (SudokuSign));
  const char *behind = NULL;

  return read_tables (text, length, values, &behind) > 0 ? (gsize)(behind - text) : 0;
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (SudokuSign));
  const char *behind = NULL;
  guint side = read_tables (source->text, source->length, values, &behind), wrong = 0;

  if (side == 0)
    {
      sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &(SatPlace){ .name = source->name },
                        "table-expected");
      return NULL;
    }
  return sudoku_source_make_document_of_signs (
    source, sudoku_shape_hint_complete (source->hint, source->name, side, error),
    (const SudokuSign *)(void *)values->data, &wrong, error);
}

static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  guint side = sudoku_grid_get_side (grid);

  if (side < SIDE_MIN)
    return sudoku_format_refuse (&sudoku_format_html, error, "format-only-between-sides",
                                 sat_arg_number (SIDE_MIN), sat_arg_number (SUDOKU_SIDE_MAX));
  g_string_append (string, "<table>\n");
  for (guint cell = 0; cell < side * side; cell++)
    {
      guint value = sudoku_grid_get_value (grid, cell);

      g_string_append (string, cell % side == 0 ? "<tr>" : "");
      if (value > 0)
        g_string_append_printf (string, "<td>%u</td>", value);
      else
        g_string_append (string, "<td></td>");
      g_string_append (string, cell % side == side - 1 ? "</tr>\n" : "");
    }
  g_string_append (string, "</table>\n");
  return TRUE;
}

static const char *const suffixes[] = { ".html", ".htm", NULL };

const SudokuFormat sudoku_format_html = {
  .id = "html",
  .name = N_ ("Table in HTML"),
  .summary = N_ ("a table of a web page with N rows of N cells"),
  .suffixes = suffixes,
  .flags = SUDOKU_FORMAT_OF_WEB | SUDOKU_FORMAT_CERTAIN,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_puzzle,
  .write = write_puzzle,
};
