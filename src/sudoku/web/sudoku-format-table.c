/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables of Markdown: rows of N cells between bars, which may be empty. The line of dashes is no
 * row, and what precedes it is none if there are enough without. Terminals draw such tables with
 * lines around each cell; if these have empty cells and the boxes can only be square, they are read
 * here, too. */

#include "sudoku-format-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-row-text.h"
#include "sudoku-text-match.h"

/* Smaller tables are often something else. */
#define SIDE_MIN 4

/* The rows of a table. */
typedef struct
{
  GArray *values; /* (element-type SudokuSign) */
  guint side;
  guint n_rows;
  gboolean ruled; /* the line of dashes has come */
  guint n_above;  /* rows before it */
} Table;

/* The text between two bars, without blanks. */
static void
trim (const char **start,
      const char **end)
{
  *start = sudoku_text_skip_space (*start, *end);
  while (*end > *start && g_ascii_isspace ((*end)[-1]))
    (*end)--;
}

static gboolean
is_rule (const char *start,
         const char *end)
{
  guint n_dashes = 0;

  for (; start < end; start++)
    if (*start == '-')
      n_dashes++;
    else if (*start != ':')
      return FALSE;
  return n_dashes > 0;
}

/* Takes a line, from the first bar to the last. A row above the line of dashes may be anything. */
static gboolean
take_line (Table *self,
           const char *at,
           const char *end)
{
  guint before = self->values->len;
  gboolean numbers = TRUE, rule = TRUE;
  guint n_cells = 0;

  while (at + 1 < end)
    {
      const char *start = at + 1;
      const char *bar = start;
      SudokuSign sign;

      while (*bar != '|')
        bar++;
      at = bar;
      trim (&start, &bar);
      numbers &= sudoku_sign_from_word (start, (gsize)(bar - start), &sign);
      rule &= is_rule (start, bar);
      g_array_append_val (self->values, sign);
      n_cells++;
    }
  if (self->side == 0)
    self->side = n_cells;
  if (rule && !self->ruled && self->n_rows + self->n_above == 1)
    {
      self->ruled = TRUE;
      g_array_set_size (self->values, before);
      return n_cells == self->side;
    }
  self->n_rows += numbers;
  self->n_above += !numbers;
  if (!numbers)
    g_array_set_size (self->values, before);
  return n_cells == self->side && (numbers || self->n_rows == 0);
}

/* A bar for each vertical line of a drawn table, and "+" for any other. */
static char *
make_plain (const char *text,
            gsize length)
{
  GString *plain = g_string_sized_new (length);

  for (const char *at = text, *end = text + length; at < end;)
    {
      gunichar c = (guchar)*at < 0x80 ? 0 : g_utf8_get_char_validated (at, end - at);
      gboolean drawn = c >= 0x2500 && c <= 0x257f;
      gboolean bar = c == 0x2502 || c == 0x2503 || c == 0x2551 || (c >= 0x2506 && c <= 0x2507) ||
                     (c >= 0x250a && c <= 0x250b) || (c >= 0x254e && c <= 0x254f);

      g_string_append_c (plain, bar ? '|' : drawn ? '+'
                                                  : *at);
      at = drawn ? g_utf8_next_char (at) : at + 1;
    }
  return g_string_free (plain, FALSE);
}

/* A line between two rows of a drawn table. */
static gboolean
is_drawn (const char *start,
          const char *end)
{
  gboolean any = FALSE;

  for (; start < end; start++)
    {
      any |= *start == '+';
      if (strchr ("+-=| ", *start) == NULL || *start == '\0')
        return FALSE;
    }
  return any;
}

static gboolean
has_empty (const Table *self)
{
  for (guint i = 0; i < self->values->len; i++)
    if (g_array_index (self->values, SudokuSign, i) >= SUDOKU_SIGN_BLANK)
      return TRUE;
  return FALSE;
}

/* Whether the symbols can be values of a puzzle. */
static gboolean
fits (const Table *self)
{
  SudokuSigns signs;

  sudoku_signs_init (&signs, self->side);
  sudoku_signs_add (&signs, (const SudokuSign *)(void *)self->values->data);
  return sudoku_signs_settle (&signs) != SUDOKU_SIGNS_WRONG;
}

/* A drawn table may show boxes of its own, which are unknown here. */
static gboolean
has_square_boxes_only (const Table *self)
{
  guint root = 1;

  while (root * root < self->side)
    root++;
  return root * root == self->side && has_empty (self);
}

/* The side, and all values; 0 when it is no table of a puzzle. */
static guint
read_table (const char *text,
            gsize length,
            GArray *values)
{
  g_autofree char *plain = make_plain (text, length);
  Table self = { .values = values };
  gboolean drawn = FALSE;
  SudokuScanner scanner;

  sudoku_scanner_init (&scanner, "", plain, strlen (plain), 1);
  while (sudoku_scanner_next_filled_line (&scanner))
    {
      const char *start = scanner.line;
      const char *end = scanner.line_end;

      trim (&start, &end);
      if (is_drawn (start, end))
        {
          drawn = TRUE;
          continue;
        }
      if (end - start < 2 || *start != '|' || end[-1] != '|' || !take_line (&self, start, end) ||
          self.n_rows > SUDOKU_SIDE_MAX + 1)
        return 0;
    }
  if (self.ruled && self.n_above == 0 && self.n_rows == self.side + 1)
    g_array_remove_range (values, 0, self.side);
  else if (self.n_rows != self.side || self.n_above > (self.ruled ? 1u : 0u))
    return 0;
  if (self.side < SIDE_MIN || self.side > SUDOKU_SIDE_MAX || !fits (&self))
    return 0;
  if (drawn && !has_square_boxes_only (&self))
    return 0;
  return self.side;
}

static gboolean
begins (const char *line,
        const char *end,
        gboolean after_blank)
{
  return after_blank && *line == '|';
}

static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  return sudoku_row_text_split_at (text, length, begins);
}

static guint
detect_text (const char *text,
             gsize length)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (SudokuSign));

  return read_table (text, split_text (text, length, 1), values) > 0 ? 96 : 0;
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (SudokuSign));
  guint side = read_table (source->text, source->length, values), wrong = 0;

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

/* Markdown requires a header, which is empty here. */
static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  guint side = sudoku_grid_get_side (grid), width = side > 9 ? 2 : 1;

  if (side < SIDE_MIN)
    return sudoku_format_refuse (&sudoku_format_table, error, "format-only-between-sides",
                                 sat_arg_number (SIDE_MIN), sat_arg_number (SUDOKU_SIDE_MAX));
  for (guint column = 0; column < side; column++)
    g_string_append_printf (string, "| %*s ", (int)width, "");
  g_string_append (string, "|\n");
  for (guint column = 0; column < side; column++)
    g_string_append_printf (string, "|-%.*s-", (int)width, "--");
  g_string_append (string, "|\n");
  for (guint cell = 0; cell < side * side; cell++)
    {
      guint value = sudoku_grid_get_value (grid, cell);

      if (value > 0)
        g_string_append_printf (string, "| %*u ", (int)width, value);
      else
        g_string_append_printf (string, "| %*s ", (int)width, "");
      g_string_append (string, cell % side == side - 1 ? "|\n" : "");
    }
  return TRUE;
}

static const char *const suffixes[] = { ".md", NULL };

const SudokuFormat sudoku_format_table = {
  .id = "table",
  .name = N_ ("Table in Markdown"),
  .summary = N_ ("N rows of N cells between bars, as in Markdown"),
  .suffixes = suffixes,
  .flags = SUDOKU_FORMAT_OF_WEB,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_puzzle,
  .write = write_puzzle,
};
